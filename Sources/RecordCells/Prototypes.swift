/// The cells of a shelf by their reuse identifiers, of which a record names one: what a collection view's registered
/// prototypes are.
package struct Prototypes: Sendable {
  /// A cell and the name that records know it by.
  package struct Prototype: Sendable {
    /// `UICollectionReusableView.reuseIdentifier`.
    package let reuseIdentifier: String
    /// The cell with its bindings.
    package let cell: BoundCell

    /// A cell with its reuse identifier.
    package init(reuseIdentifier: String, cell: BoundCell) {
      self.reuseIdentifier = reuseIdentifier
      self.cell = cell
    }
  }

  /// All prototypes, at least one.
  package let all: [Prototype]
  /// The field whose value is the reuse identifier of a record's cell; `nil` where all records have the first.
  package let identifierField: String?
  /// The fields of all cells, each once, that of the reuse identifier first.
  package let fields: [String]
  /// The bindings of a field, by the UTF-8 bytes of its name.
  private let bindings: [[UInt8]: [BoundCell.Binding]]
  /// The index of the first cell with a reuse identifier, by the identifier's UTF-8 bytes.
  private let indices: [[UInt8]: Int]

  /// - Parameter all: at least one.
  package init(_ all: [Prototype], identifierField: String? = nil) {
    self.all = all
    self.identifierField = identifierField
    fields = ([identifierField].compactMap { $0 } + all.flatMap { $0.cell.fields }).withoutRepeats
    bindings = Dictionary(grouping: all.flatMap(\.cell.bindings)) { Array($0.field.utf8) }
    indices = all.map(\.reuseIdentifier).firstIndices
  }

  /// The outlets of labels of cells that no field decides about; none where one does.
  package var idleOutlets: [String] {
    guard !hasAppCells, all.allSatisfy(\.cell.fields.isEmpty) else { return [] }
    return all.flatMap(\.cell.blueprint.template.views).compactMap { view -> String? in
      if case .label = view.content { view.outlet } else { nil }
    }.withoutRepeats
  }

  /// Whether some cell is the app's own.
  package var hasAppCells: Bool { all.contains { $0.cell.appCell != nil } }

  // MARK: Choice

  /// Up to this number, comparing names is as fast as hashing one.
  private static let fewCells = 8
  /// The most cells that a message names.
  private static let mostNamed = 20

  /// The index of the cell that texts of ``fields`` choose; `nil` where they name none.
  package func index(of texts: FieldTexts) -> Int? {
    identifierField == nil || texts.count == 0 ? 0 : index(of: texts[0])
  }

  /// The reason why an app's own cell makes no view model of texts; `nil` where it makes one, and for other cells.
  package func refusal(of texts: FieldTexts, in cell: Int, at position: AppRecord.Position? = nil) -> RecordRefusal? {
    all[cell].cell.appCell?.refusal(of: texts, fields: fields, at: position)
  }

  /// The index of the cell with a reuse identifier in UTF-8; `nil` for an identifier that no cell has.
  package func index(of identifier: UnsafeBufferPointer<UInt8>) -> Int? {
    guard all.count <= Prototypes.fewCells else { return indices[Array(identifier)] }
    return all.firstIndex { $0.reuseIdentifier.utf8.elementsEqual(identifier) }
  }

  /// An error message for a value that names none of the cells.
  package func refusal(_ identifier: UnsafeBufferPointer<UInt8>) -> String {
    let field = identifierField ?? ""
    guard !identifier.isEmpty else { return "'\(field)' is missing, which names the record's cell" }
    let others = all.count - Prototypes.mostNamed
    let known =
      all.prefix(Prototypes.mostNamed).map(\.reuseIdentifier).joined(separator: ", ")
      + (others > 0 ? " and \(others) others" : "")
    let name = String(decoding: identifier, as: UTF8.self)
    return "'\(field)' names the cell '\(name)', which is not there (the cells are \(known))"
  }

  // MARK: Fields

  /// Whether a label shows a field; other fields decide something else.
  package func isText(_ field: String) -> Bool {
    bindings(of: field).contains { $0.role == .text } || !readers(of: field).isEmpty
  }

  /// Whether a label shows a field that has translations; other fields decide something else, or are shown as they are.
  package func isTranslated(_ field: String) -> Bool {
    bindings(of: field).contains { $0.role == .text && !$0.isLiteral }
      || readers(of: field).contains { !$0.literalFields.contains(field) }
  }

  /// The app's own cells whose view models are made of a field.
  private func readers(of field: String) -> [any AppCell] {
    all.compactMap(\.cell.appCell?.cell).filter { cell in
      cell.fields.contains { $0.utf8.elementsEqual(field.utf8) }
    }
  }

  /// Whether records may lack a field: an app's cells alone read it, and each of them says so.
  package func mayLack(_ field: String) -> Bool {
    let cells = all.compactMap(\.cell.appCell?.cell).filter { $0.fields.contains(field) }
    return bindings(of: field).isEmpty && !cells.isEmpty
      && cells.allSatisfy { $0.fieldsThatRecordsMayLack.contains(field) }
  }

  /// A clause about a field to go on with after its name: `which a label shows`.
  package func uses(ofField field: String) -> String {
    var uses: [String] = []
    if let identifierField, identifierField.utf8.elementsEqual(field.utf8) {
      uses.append("by which records choose their cell")
    }
    let bindings = bindings(of: field)
    for role in CellBinding.Role.allCases where bindings.contains(where: { $0.role == role }) {
      if !uses.contains(role.use) { uses.append(role.use) }
    }
    uses += readers(of: field).map { "which '\($0.name)' shows" }
    return uses.joined(separator: " and ")
  }

  private func bindings(of field: String) -> [BoundCell.Binding] {
    bindings[Array(field.utf8)] ?? []
  }
}

extension CellBinding.Role {
  fileprivate var use: String {
    switch self {
    case .text: "which a label shows"
    case .hiddenWithout: "without which a view is hidden"
    case .pixelWidth, .pixelHeight: "which gives an image its size"
    case .aspectRatio: "which gives an image its shape"
    }
  }
}
