import ShelfSizing

/// A JSON document in memory, each value with the position where it stands.
package struct JSONValue: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
  }

  package let content: Content
  /// Where its first byte stands.
  package let position: SourcePosition

  package init(_ content: Content, at position: SourcePosition) {
    self.content = content
    self.position = position
  }

  /// The kind of the value, for messages: `a string`, `an object`.
  package var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "a bool"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  package var isNull: Bool { if case .null = content { true } else { false } }
  package var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
  package var number: JSONNumber? { if case .number(let value) = content { value } else { nil } }
  package var string: String? { if case .string(let value) = content { value } else { nil } }
  package var array: [JSONValue]? { if case .array(let value) = content { value } else { nil } }
  package var object: JSONObject? { if case .object(let value) = content { value } else { nil } }
}

/// A number as it was written.
package struct JSONNumber: Sendable {
  /// `1.50`, `-2e10`
  package let text: String

  package init(text: String) { self.text = text }

  /// The nearest `Double`, or nil for a number beyond ``NumberLimits/largest``.
  package var value: Double? { Double(decimal: text.utf8) }

  /// The number as an integer, if it is one (`3`, `3.0`, `3e0`).
  package var integer: Int? { Int(text) ?? value.flatMap { Int(exactly: $0) } }
}

/// The members of an object in the order of the file; a repeated key stands there more than once.
package struct JSONObject: Sendable {
  package struct Member: Sendable {
    package let key: String
    package let keyPosition: SourcePosition
    package let value: JSONValue

    package init(key: String, keyPosition: SourcePosition, value: JSONValue) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
    }
  }

  package let members: [Member]

  package init(members: [Member]) { self.members = members }

  /// The value of a key, compared by its bytes; the last one of a repeated key.
  package subscript(key: String) -> JSONValue? {
    let count = key.utf8.count
    return members.last { $0.key.utf8.count == count && $0.key.utf8.elementsEqual(key.utf8) }?.value
  }
}
