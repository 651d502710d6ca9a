import Catalog

/// The `id` of a record as it was written.
public struct RecordID: Sendable, Hashable {
  /// The text of a string, else the number or bool as written.
  public let text: String
  /// Whether JSON puts it in quotes.
  public let isString: Bool

  package init(text: String, isString: Bool) {
    self.text = text
    self.isString = isString
  }

  /// The value of an `id` field; `nil` if there is none that can be written in one piece.
  package init?(_ value: FieldValue) {
    switch value.kind {
    case .string: self.init(text: value.text, isString: true)
    case .number, .bool: self.init(text: value.text, isString: false)
    case .absent, .null, .structured: return nil
    }
  }
}

extension TextBuffer {
  /// Appends an id as it was written, or `null`.
  package mutating func write(id: RecordID?) {
    guard let id else { return write(word: "null") }
    if id.isString { write(json: id.text) } else { write(id.text) }
  }
}
