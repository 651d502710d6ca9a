import Catalog
import ShelfSizing

/// Swift that an app compiles without this package: a table of heights and the look-up in it.
///
/// The table is one string: the compiler takes one of any length at once, and half a minute for 30,000 elements of an
/// array. Each line of it says all about itself, so that the difference of two files shows which shelf got taller.
struct GeneratedSwift {
  let file: GeneratedFile
  let table: ShelfTable
  /// The items, as rows by their ids instead of shelves' names.
  let items: ShelfTable?
  /// The compositional layout that the shelves are in, if there is one.
  let layout: DescribedLayout?

  func write(to output: inout TextBuffer) {
    writeHeader(to: &output)
    output.write(GeneratedSource.opening(file))
    let members = ShelfMembers(of: table.shelves)
    members.write(access: file.accessModifier, to: &output)
    writeFunction("itemSize", of: .shelf, "The uniform size of a shelf's cards.", returning: "Size", to: &output) {
      "Size(width: cardWidth, height: Length(heights.item))"
    }
    writeFunction(
      "containerHeight", of: .shelf, "The height of a shelf's collection view.", returning: "Length", to: &output
    ) {
      "Length(heights.container)"
    }
    if items != nil {
      writeFunction(
        "itemHeight", of: .id,
        "The height of the item with an id, `cardWidth` being its own width: what a layout in "
          + "columns asks.", returning: "Length", to: &output
      ) {
        "Length(heights.container)"
      }
    }
    if let layout {
      GeneratedSections(
        layout: layout, file: file, names: table.shelves, members: members, narrowestCard: narrowestCard
      ).write(to: &output)
    }
    output.write(GeneratedSource.lookUp)
    output.write(table.widthRange == nil ? GeneratedSource.neighbours : GeneratedSource.everyWidth)
    output.write(GeneratedSource.parsing)
    writeTable(to: &output)
    output.write("}\n")
  }

  private func writeHeader(to output: inout TextBuffer) {
    output.write("// Made by shelf-height")
    if let source = file.source {
      output.write(" from ")
      output.write(swiftContent: source)
    }
    output.write(". Do not edit.\n")
    if let hash = file.inputHash { output.write("// Inputs: \(hash)\n") }
    output.write("// swift-format-ignore-file\n// swiftlint:disable all\n\n")
  }

  /// In points.
  private var narrowestCard: Double { table.widthRange?.lowerBound ?? table.cardWidths.first ?? 0 }

  // MARK: Functions

  /// The label of a function's first parameter.
  private enum Named: String { case shelf, id }

  private func writeFunction(
    _ name: String, of named: Named, _ summary: String, returning type: String, to output: inout TextBuffer,
    value: () -> String
  ) {
    // The same parameters with defaults whatever was measured, so that no call breaks when that changes.
    output.write("\n  /// \(summary)\n  \(file.accessModifier)static func \(name)(\n    \(named.rawValue): String")
    writeParameters(to: &output)
    output.write(
      """
       -> \(type)? {
          heights(
            \(named == .shelf ? "key(shelf)" : "\"*\" + key(id)"), Double(cardWidth), rank(contentSizeCategory), locale,
            scale.map { Double($0) }
          ).map { heights in
            \(value())
          }
        }

      """)
    guard named == .shelf else { return }
    output.write("\n  /// \(summary)\n  \(file.accessModifier)static func \(name)(\n    shelf: Shelf")
    writeParameters(to: &output)
    output.write(
      """
       -> \(type)? {
          \(name)(
            shelf: shelf.rawValue, cardWidth: cardWidth, contentSizeCategory: contentSizeCategory, locale: locale,
            scale: scale)
        }

      """)
  }

  private func writeParameters(to output: inout TextBuffer) {
    output.write(", cardWidth: Length = ")
    output.write(narrowestCard)
    let textSize = table.textSizes.count == 1 ? table.textSizes[0] : TextSize.rank("large")
    output.write(
      ",\n    contentSizeCategory: ContentSizeCategory = .\(TextSize.all[textSize].name), locale: String? = nil, "
        + "scale: Length? = nil\n  )")
  }

  // MARK: Table

  private func writeTable(to output: inout TextBuffer) {
    if let range = table.widthRange {
      output.write(
        "  /// The narrowest card; from it on every width was measured.\n  private static let narrowest: Double = ")
      output.write(range.lowerBound)
      output.write("\n")
    } else {
      writeList("cardWidths", "Double", table.cardWidths, to: &output) { $0.write($1) }
    }
    writeList("textSizes", "Int", table.textSizes, to: &output) { $0.write($1) }
    writeList("scales", "Double", table.scales, to: &output) { $0.write($1) }
    writeList("verticalInsets", "Int", table.verticalInsets, to: &output) { $0.write($1) }
    if items != nil { output.write("\n  /// A line that begins with `*` is an item's: its id, and its own height.") }
    output.write(GeneratedSource.tableOpening)
    writeRows(of: table, prefix: "", to: &output)
    // No name of a shelf begins with it.
    if let items { writeRows(of: items, prefix: "*", to: &output) }
    output.write("    \"\"\"\n")
  }

  private func writeRows(of table: ShelfTable, prefix: String, to output: inout TextBuffer) {
    table.forEachRow { row in
      output.write("    " + prefix)
      output.write(key: table.shelves[row.shelf])
      output.write(" ")
      if let locale = row.locale { output.write(key: locale) } else { output.write("*") }
      output.write(" " + TextSize.all[row.textSize].short)
      for step in row.steps {
        output.write(" ")
        output.write(step.cardWidth)
        for (index, pixels) in step.pixels.enumerated() {
          output.write(index == 0 ? "=" : ",")
          if let pixels { output.write(pixels) } else { output.write("-") }
        }
      }
      output.write("\n")
    }
  }

  private func writeList<Value>(
    _ name: String, _ type: String, _ values: [Value], to output: inout TextBuffer,
    _ element: (inout TextBuffer, Value) -> Void
  ) {
    output.write("  private static let \(name): [\(type)] = [")
    for (index, value) in values.enumerated() {
      if index > 0 { output.write(", ") }
      element(&output, value)
    }
    output.write("]\n")
  }
}

extension TextBuffer {
  /// Appends a Swift string literal of printable ASCII, so that no text can run or turn the source's direction.
  package mutating func write(swift text: String) {
    write("\"")
    write(swiftContent: text)
    write("\"")
  }

  /// Appends what stands between the quotes of a Swift string literal.
  fileprivate mutating func write(swiftContent text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        write("\\")
        write(byte: UInt8(truncatingIfNeeded: scalar.value))
      case " "..."~": write(byte: UInt8(truncatingIfNeeded: scalar.value))
      default: write("\\u{\(String(scalar.value, radix: 16))}")
      }
    }
  }

  /// Appends a name as the table has it: the generated `key` is the same function.
  mutating func write(key text: String) {
    for byte in text.utf8 {
      if byte > 0x20, byte < 0x7F, !"\"%*\\".utf8.contains(byte) {
        write(byte: byte)
      } else {
        write((byte < 16 ? "%0" : "%") + String(byte, radix: 16))
      }
    }
  }
}
