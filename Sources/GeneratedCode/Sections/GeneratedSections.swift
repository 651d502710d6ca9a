import Catalog
import CollectionLayout
import ShelfSizing

/// The functions that make the sections of a compositional layout, for an app that has UIKit: one a shelf, and one for
/// shelves whose names come from elsewhere.
struct GeneratedSections {
  let layout: DescribedLayout
  let file: GeneratedFile
  /// In the order of the shelves.
  let names: [String]
  let members: ShelfMembers
  /// Points, for a card whose width the layout leaves open: the narrowest, which is the tallest.
  let narrowestCard: Double

  func write(to output: inout TextBuffer) {
    output.write("\n#if \(GeneratedSource.hasUIKit)\n  // MARK: Sections of a compositional layout\n")
    for (identifier, name) in members.members {
      output.write("\n  /// The section of the shelf ")
      output.write(swift: name)
      output.write(".\n  @MainActor \(file.accessModifier)static func \(identifier)Section(\n")
      output.write(
        """
            in environment: any NSCollectionLayoutEnvironment, cardWidth: CGFloat? = nil, locale: String? = nil
          ) -> NSCollectionLayoutSection {
            section(shelf: .\(identifier), in: environment, cardWidth: cardWidth, locale: locale)
          }

        """)
    }
    let bodies = layout.sections.map(body)
    writeSection(bodies, to: &output)
    var configuration = SectionWriter()
    configuration.write(layout.configuration)
    if configuration.lines.count > 1 {
      writeFunction(
        "\(file.accessModifier)static func layoutConfiguration() -> UICollectionViewCompositionalLayoutConfiguration",
        about: ["The settings of all sections of the layout."], configuration.lines + ["    return configuration"],
        to: &output)
    }
    let lines = bodies.joined() + configuration.lines
    if lines.contains(where: { $0.contains("pixels(") }) { output.write(GeneratedSections.pixels) }
    if lines.contains(where: { $0.contains("uniform(") }) { output.write(GeneratedSections.uniform) }
    output.write("#endif\n")
  }

  // MARK: Sections

  private func writeSection(_ bodies: [[String]], to output: inout TextBuffer) {
    let parameters = [
      "shelf: Shelf, in environment: any NSCollectionLayoutEnvironment, cardWidth: CGFloat? = nil,",
      "locale: String? = nil",
    ]
    let about = [
      "The section of a shelf. Its cards have the height that was measured for their width and for the text size of",
      "the environment, as an absolute one: UIKit measures none of them, and nothing moves while it scrolls. Where none",
      "was measured, the section is as the configuration describes it.", "",
      "- Parameter cardWidth: points; `nil` for the width that the section gives its cards in this environment.",
    ]
    func function(_ name: String, _ parameters: [String]) -> String {
      "\(name)(\n    \(parameters.joined(separator: "\n    "))\n  ) -> NSCollectionLayoutSection"
    }
    if bodies.count == 1 {
      let name = file.accessModifier + "static func section"
      return writeFunction(function(name, parameters), about: about + remarks(0), bodies[0], to: &output)
    }
    var lines = ["    switch key(shelf.rawValue) {"]
    for (name, index) in zip(names, names.map(layout.chooser())) where index < bodies.count - 1 {
      lines.append("    case \(keyLiteral(name)): return \(call(index))")
    }
    lines += ["    default: return \(call(bodies.count - 1))", "    }"]
    writeFunction(
      function(file.accessModifier + "static func section", parameters), about: about, lines, to: &output)
    for (index, body) in bodies.enumerated() {
      let parameters = [
        "_ shelf: Shelf, _ environment: any NSCollectionLayoutEnvironment, _ cardWidth: CGFloat?, _ locale: String?"
      ]
      let about = ["The description's section \(index + 1)."] + remarks(index)
      writeFunction(function("private static func section\(index + 1)", parameters), about: about, body, to: &output)
    }
  }

  private func call(_ index: Int) -> String { "section\(index + 1)(shelf, environment, cardWidth, locale)" }

  private func keyLiteral(_ name: String) -> String {
    var buffer = TextBuffer()
    buffer.write("\"")
    buffer.write(key: name)
    buffer.write("\"")
    return buffer.text
  }

  /// The statements that make a section.
  private func body(_ section: CompositionalLayout.Section) -> [String] {
    guard let path = try? CardPath(section.group),
      let heights = try? MeasuredHeights(path, in: section, layout.configuration.scrollDirection)
    else {
      var writer = SectionWriter()
      writer.write(section)
      return writer.lines + ["    return section"]
    }
    let width =
      CardWidth(path, in: section, layout.configuration.scrollDirection)?.swift ?? shortestDecimal(narrowestCard)
    var lines = ["    let traits = environment.traitCollection"]
    if width.contains("container") { lines.append("    let container = environment.container.effectiveContentSize") }
    lines += [
      "    let size = itemSize(", "      shelf: shelf, cardWidth: cardWidth ?? \(width),",
      "      contentSizeCategory: traits.preferredContentSizeCategory, locale: locale, scale: traits.displayScale)",
      "    // A shelf that had no cards has no height to give.",
      "    let height = size.flatMap { $0.height > 0 ? $0.height : nil }",
    ]
    var writer = SectionWriter(heights: heights.lengths)
    writer.write(section)
    return lines + writer.lines + ["    return section"]
  }

  /// The sentences about heights that UIKit measures all the same.
  private func remarks(_ index: Int) -> [String] {
    let section = layout.sections[index]
    var sentences: [String] = []
    do throws(MeasuredHeights.Reason) {
      _ = try MeasuredHeights(CardPath(section.group), in: section, layout.configuration.scrollDirection)
    } catch {
      sentences.append("Its heights are as they are described: \(error.rawValue).")
    }
    if section.boundaryItems.contains(where: \.size.height.isEstimated) {
      sentences.append("UIKit measures its headers and footers, of which the records tell nothing.")
    }
    return sentences.isEmpty ? [] : [""] + sentences
  }

  private func writeFunction(_ declaration: String, about: [String], _ lines: [String], to output: inout TextBuffer) {
    output.write("\n")
    for line in about { output.write(line.isEmpty ? "  ///\n" : "  /// \(line)\n") }
    output.write("  @MainActor \(declaration) {\n")
    for line in lines { output.write(line + "\n") }
    output.write("  }\n")
  }

  // MARK: Functions that they call

  private static let pixels = """

      /// A part of a length in whole pixels, rounded down, as UIKit rounds fractions.
      private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        (length * scale + 0.001).rounded(.down) / scale
      }

    """

  private static let uniform = """

      /// As long as the longest of its siblings; before iOS 17, as long as its own content.
      @MainActor private static func uniform(_ estimate: CGFloat) -> NSCollectionLayoutDimension {
        if #available(iOS 17, tvOS 17, visionOS 1, *) { return .uniformAcrossSiblings(estimate: estimate) }
        return .estimated(estimate)
      }

    """
}
