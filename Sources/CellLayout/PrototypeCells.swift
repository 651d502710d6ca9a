import ShelfSizing
import TextMeasurement

/// The cells of a shelf, each kept for its reuse identifier, of which a record names one: what a collection view's
/// registered prototypes are.
///
/// It is a ``ShelfSizing/SizingCell`` itself: the texts of a record choose the cell and fill it.
package final class PrototypeCells: SizingCell {
  /// What the cells are built from.
  package struct Blueprint: Sendable {
    /// At least one.
    package let prototypes: [Prototype]
    /// The field whose value is the reuse identifier of a record's cell; `nil` where all records have the first.
    package let identifierField: String?
    /// The fields of all cells, each once, that of the reuse identifier first.
    package let fields: [String]

    /// - Parameter prototypes: at least one.
    package init(_ prototypes: [Prototype], identifierField: String? = nil) {
      self.prototypes = prototypes
      self.identifierField = identifierField
      var fields = [identifierField].compactMap { $0 }
      for field in prototypes.flatMap({ $0.cell.fields })
      where !fields.contains(where: { $0.utf8.elementsEqual(field.utf8) }) {
        fields.append(field)
      }
      self.fields = fields
    }
  }

  /// A cell and the name that records know it by.
  package struct Prototype: Sendable {
    /// `UICollectionReusableView.reuseIdentifier`.
    package let reuseIdentifier: String
    /// What the cell is built from.
    package let cell: TemplateCell.Blueprint

    /// A cell with its reuse identifier.
    package init(reuseIdentifier: String, cell: TemplateCell.Blueprint) {
      self.reuseIdentifier = reuseIdentifier
      self.cell = cell
    }
  }

  /// All cells, in the order of the blueprint.
  package let cells: [TemplateCell]
  /// What ``configure(with:isSizing:)`` takes.
  package let fields: [String]
  /// The place of the cell that the record has.
  @exclusivity(unchecked) package private(set) var currentIndex = 0
  /// The cell that the record has.
  @exclusivity(unchecked) package private(set) var current: TemplateCell
  private let identifiers: [[UInt8]]
  private let choosesByField: Bool
  /// Whether all that records change of it are texts that another variant shows as well, which alone has to be set.
  package let followsOthers: Bool
  /// By cell and field, the field's place among the cell's own.
  private let ownFields: [[Int?]]

  /// Cells without content.
  package convenience init(_ blueprint: Blueprint) {
    self.init(blueprint, sharing: nil)
  }

  /// The cells of several variants, which are always shown the same records: a text is shaped once in each of its fonts.
  ///
  /// The first ones that have a font get the text; to the others it is as good as shown when the first ones show it.
  package static func variants(_ blueprints: [Blueprint]) -> [PrototypeCells] {
    let texts = SharedTexts()
    return blueprints.map { PrototypeCells($0, sharing: texts) }
  }

  private init(_ blueprint: Blueprint, sharing texts: SharedTexts?) {
    cells = blueprint.prototypes.map { prototype in
      // Another cell's label shows its text only when a record has that cell.
      texts?.prototype = prototype.reuseIdentifier
      return TemplateCell(prototype.cell, sharing: texts)
    }
    current = cells[0]
    fields = blueprint.fields
    identifiers = blueprint.prototypes.map { Array($0.reuseIdentifier.utf8) }
    choosesByField = blueprint.identifierField != nil
    followsOthers = !choosesByField && cells.allSatisfy(\.followsOthers)
    ownFields = cells.map { cell in
      blueprint.fields.map { field in cell.fields.firstIndex { $0.utf8.elementsEqual(field.utf8) } }
    }
  }

  // MARK: Content

  /// Empties the cell of the record before.
  package func prepareForReuse() {
    current.prepareForReuse()
  }

  /// Chooses the cell and shows texts in UTF-8, one for each of ``fields``.
  package func configure(with viewModel: [[UInt8]], isSizing: Bool) {
    for (field, text) in zip(fields.indices, viewModel) {
      text.withUnsafeBufferPointer { _ = setText($0, ofField: field) }
    }
  }

  /// Shows the value of a field, or chooses the cell by it.
  ///
  /// - Parameters:
  ///   - text: UTF-8, copied; empty for a field that is null or absent.
  ///   - field: index into ``fields``; that of the reuse identifier has to come first.
  /// - Returns: false for a reuse identifier that no cell has.
  package func setText(_ text: UnsafeBufferPointer<UInt8>, ofField field: Int) -> Bool {
    if choosesByField, field == 0 {
      guard let index = identifiers.firstIndex(where: { $0.elementsEqual(text) }) else { return false }
      currentIndex = index
      current = cells[index]
    }
    if let own = ownFields[currentIndex][field] { current.setText(text, ofField: own) }
    return true
  }

  /// Why the value of the field that names the record's cell names none.
  package func refusal(_ identifier: UnsafeBufferPointer<UInt8>) -> String {
    guard !identifier.isEmpty else { return "'\(fields[0])' is missing, which names the record's cell" }
    let known = identifiers.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ", ")
    let name = String(decoding: identifier, as: UTF8.self)
    return "'\(fields[0])' names the cell '\(name)', which is not there (the cells are \(known))"
  }

  // MARK: Layout

  /// The required width, and the height that the constraints of the record's cell ask for, in points.
  package func systemLayoutSizeFitting(requiredWidth: Double) -> Size {
    current.systemLayoutSizeFitting(requiredWidth: requiredWidth)
  }
}
