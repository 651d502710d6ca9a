import Catalog
import CellLayout
import RecordCells
import ShelfSizing
import TextMeasurement

/// A cell as it is declared, with the warnings about its file.
package struct DeclaredCell: Sendable {
  private(set) var template: CellTemplate
  /// The reuse identifier, or the file's name without its extension.
  let reuseIdentifier: String
  /// Where the cell is named, so that faults in it are reported there.
  let origin: SettingOrigin
  /// The cell's own file.
  package let file: String
  /// Whether it is Interface Builder's: it names fonts of Apple's devices, and has views that its app sizes later.
  let isNib: Bool
  package private(set) var warnings: [Diagnostic] = []
  /// The warnings about the size of an image view's image, by the view's index.
  private(set) var unknownImages: [Int: Diagnostic] = [:]
  /// The app's own cell, from which the template was written down; `nil` for one that is declared.
  private(set) var appCell: (any AppCell)?

  /// This cell with other texts.
  func showing(_ template: CellTemplate) -> DeclaredCell {
    var cell = self
    cell.template = template
    return cell
  }

  /// Drops the warnings about images whose size bindings give.
  func sizingImages(by bindings: [CellBinding]) -> DeclaredCell {
    guard !unknownImages.isEmpty else { return self }
    let bindingsOfName = Dictionary(grouping: bindings, by: \.view)
    var settled: Set<Diagnostic> = []
    for (index, warning) in unknownImages {
      let own = template.views[index].names.flatMap { bindingsOfName[$0] ?? [] }
      let sides = own.reduce(into: Set<CellBinding.Role>()) { $0.formUnion($1.imageSides) }
      // Two of width, height and shape give the third.
      if sides.count > 1 { settled.insert(warning) }
    }
    var cell = self
    cell.warnings.removeAll(where: settled.contains)
    return cell
  }
}

extension CellBinding {
  /// The roles of its fields and lengths that give the size of an image.
  fileprivate var imageSides: Set<Role> {
    Set(fields.keys).union(lengths.keys).intersection([.pixelWidth, .pixelHeight, .aspectRatio])
  }
}

// MARK: Findings

extension DeclaredCell {
  /// The findings that need no record: parts of the cell's file that were not understood, labels without text,
  /// constraints that contradict each other, and texts that do not fit.
  ///
  /// - Parameter cardWidth: points.
  /// - Returns: the warnings, and the messages of those about constraints.
  func findings(_ bound: BoundCell, cardWidth: Double) -> (warnings: [Diagnostic], brokenConstraints: [String]) {
    let cell = RecordCell(bound).cell
    let broken = cell.brokenConstraints(cardWidth: cardWidth)
    let misfits = isNib && appCell == nil ? misfits(of: cell, cardWidth) : []
    return (
      warnings + silentLabels(of: bound) + broken.map { $0.diagnostic(in: file) }
        + misfits.map { Diagnostic(.warning, file: file, position: nil, message: $0) },
      broken.map(\.message)
    )
  }

  /// Labels that show no text in any record; those of a nib and of the built-in cell are left empty on purpose.
  private func silentLabels(of cell: BoundCell) -> [Diagnostic] {
    guard !isNib, !file.isEmpty else { return [] }
    let bound = Set(cell.bindings.filter { $0.role == .text }.map(\.view))
    return cell.blueprint.template.views.enumerated().compactMap { index, view in
      guard case .label(let label) = view.content, label.text == nil, !view.isHidden, !bound.contains(index) else {
        return nil
      }
      let message =
        "the label\(view.id.map { " '\($0)'" } ?? "") has no text and shows no field; name its field under 'bindings'"
      return Diagnostic(
        .warning, file: file, position: view.line.map { SourcePosition(line: $0, column: 1) }, message: message)
    }
  }

  /// Messages about the texts of a nib's cell that do not fit.
  private func misfits(of cell: TemplateCell, _ width: Double) -> [String] {
    var misfits: [String] = []
    if let starved = cell.viewWithoutWidth(cardWidth: width) {
      misfits.append("a card width of \(rounded(width)) leaves a text inside \(starved) no width")
    }
    let overflow = cell.overflow(cardWidth: width)
    if !overflow.isEmpty {
      misfits.append("no constraint ties the bottom of the cell to all its texts: \(overflow.joined(separator: ", "))")
    }
    return misfits
  }

  /// The warning of each shelf that a cell's file was not understood in full; `nil` where it was.
  var shelfWarning: String? {
    guard !warnings.isEmpty else { return nil }
    return "what is not understood of '\(file)' was left out (\(warnings.count) times); its heights may be others"
  }
}

extension LayoutFindings.BrokenConstraint {
  /// A warning at the line of the broken constraint.
  package func diagnostic(in file: String) -> Diagnostic {
    Diagnostic(
      .warning, file: file, position: line.map { SourcePosition(line: $0, column: 1) }, message: message)
  }
}

extension Prototypes {
  /// A sentence for each font that is not here, whose widths are known from few labels, or of whose file not all is
  /// applied.
  package var fontWarnings: [String] {
    let missing = all.flatMap(\.cell.blueprint.missingFonts).withoutRepeats(\.self).map { name in
      let widths = FontLibrary.knowsWidths(of: name) ? "what is known of its widths stands" : "Helvetica's widths stand"
      return "the font '\(name)' is not here, and \(widths) for it; name its file or folder under 'fonts'"
    }
    return missing + all.flatMap(\.cell.blueprint.fontWarnings).withoutRepeats(\.self)
  }
}
