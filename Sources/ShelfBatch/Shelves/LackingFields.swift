import Catalog

/// Which of the fields that nothing is measured without no record has, as far as records were read.
struct LackingFields: Sendable {
  /// The first record that lacks some of them.
  struct Witness: Sendable {
    let file: String
    let position: SourcePosition
    /// The names of the fields that it has.
    let fields: [String]
  }

  /// Places among ``CardFields/neededFields(_:)``.
  var fields: [Int] = []
  var witness: Witness?

  /// Adds what is known of the records that follow.
  mutating func merge(_ following: LackingFields) {
    fields = fields.filter(following.fields.contains)
    witness = witness ?? following.witness
  }

  /// The error that no record has a field, if any was read; of several fields, the first.
  ///
  /// - Parameters:
  ///   - names: of the fields.
  ///   - groupBy: what names the shelves' field, if one does.
  func error(_ names: [String], groupBy: Setting<String>?) -> BatchError? {
    guard let field = fields.first, let witness else { return nil }
    let (name, isShelf) = (names[field], field == 0 && groupBy != nil)
    let similar = suggestion(for: name, among: witness.fields)
    let message =
      "no record has the field '\(name)'\(isShelf ? ", which is to name its shelf" : "")"
      + (similar.isEmpty ? "; \(LackingFields.list(witness.fields))" : similar)
    if isShelf, let groupBy, case .file = groupBy.origin { return groupBy.failure(message) }
    return .malformed(witness.file, witness.position, message)
  }

  /// Names that a message tells.
  private static let mostNames = 8

  private static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "the first has none at all" }
    let shown = names.prefix(mostNames).map { "'\($0)'" }.joined(separator: ", ")
    return "the first has \(shown)" + (names.count > mostNames ? " and \(names.count - mostNames) more" : "")
  }
}
