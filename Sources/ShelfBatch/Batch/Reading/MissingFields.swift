import Catalog

/// The required fields that no record read so far has.
struct MissingFields: Sendable {
  /// The first record, if it lacks some field: a field that no record has, it lacks as well.
  struct FirstRecord: Sendable {
    let file: String
    let position: SourcePosition
    /// The names of the fields that it has.
    let fields: [String]
  }

  /// Indices into ``CardFields/neededFields(_:_:)``.
  var fields: [Int] = []
  var firstRecord: FirstRecord?

  /// Adds the records that follow: only fields that these lack too remain.
  mutating func merge(_ following: MissingFields) {
    fields = fields.filter(following.fields.contains)
    firstRecord = firstRecord ?? following.firstRecord
  }

  /// The fields, each with the error that reports it.
  ///
  /// - Parameters:
  ///   - names: of all fields that are needed.
  ///   - keys: what names the first of them.
  func named(_ names: [String], keys: [PassRecords.KeyField] = []) -> [MissingField] {
    fields.map { MissingField(name: names[$0], error: error(names[$0], key: $0 < keys.count ? keys[$0] : nil)) }
  }

  private func error(_ name: String, key: PassRecords.KeyField?) -> Diagnostic? {
    guard let firstRecord else { return nil }
    let similar = suggestion(for: name, among: firstRecord.fields)
    let message =
      "no record has the field '\(name)'\(key.map { ", which is to name its \($0.names)" } ?? "")"
      + (similar.isEmpty ? "; \(MissingFields.list(firstRecord.fields))" : similar)
    if case .file(let file, let position)? = key?.setting.origin {
      return Diagnostic(.error, file: file, position: position, message: message)
    }
    return Diagnostic(.error, file: firstRecord.file, position: firstRecord.position, message: message)
  }

  /// The error of records that have none of the fields that cells show; `nil` without records.
  func error(ofAll names: [String], bindsViews: Bool, _ settings: SettingNames) -> Diagnostic? {
    guard let firstRecord, let first = names.first else { return nil }
    let similar = names.lazy.map { suggestion(for: $0, among: firstRecord.fields) }.first { !$0.isEmpty }
    let advice = bindsViews ? "; \(settings("bindings", "view=field")) says which field a view shows" : ""
    let shown = names.prefix(MissingFields.mostNames).map { "'\($0)'" }.joined(separator: ", ")
    let message =
      (names.count == 1 ? "no record has the field '\(first)'" : "no record has any of the fields \(shown)")
      + (similar ?? "; \(MissingFields.list(firstRecord.fields))\(advice)")
    return Diagnostic(.error, file: firstRecord.file, position: firstRecord.position, message: message)
  }

  /// Names that a message lists.
  private static let mostNames = 8

  private static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "the first has none at all" }
    return "the first has \(first(of: names))"
  }

  /// The first of some names, at most `most`, and how many more there are.
  static func first(_ most: Int = mostNames, of names: [String]) -> String {
    let shown = names.prefix(most).map { "'\($0)'" }.joined(separator: ", ")
    return shown + (names.count > most ? " and \(names.count - most) more" : "")
  }
}

/// A required field that no record has; all fields that cells show, or a record at all, are such a field as well.
struct MissingField: Sendable {
  var name = ""
  /// Where parts merge, the one whose first record the error is of.
  var part = 0
  /// The error that ends a run in which no record has the field; `nil` where there was no record.
  var error: Diagnostic?

  func inPart(_ part: Int) -> MissingField { MissingField(name: name, part: part, error: error) }

  /// The missing field for the records of two parts that both lack it, with the error of the earlier part that has one.
  func merged(with other: MissingField) -> MissingField {
    guard error != nil, other.error != nil else { return error != nil ? self : other }
    return other.part < part ? other : self
  }
}

extension MissingFields: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.fields, \.firstRecord) }
}

extension MissingFields.FirstRecord: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.file, \.position, \.fields) }
}
