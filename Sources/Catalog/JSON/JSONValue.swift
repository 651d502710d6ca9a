/// A JSON document in memory, each value with the place where it stands.
public struct JSONValue: Sendable {
  public enum Content: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
  }

  public let content: Content
  /// Where its first byte stands.
  public let position: SourcePosition

  public init(_ content: Content, at position: SourcePosition) {
    self.content = content
    self.position = position
  }

  /// What kind of value it is, for messages: `a string`, `an object`.
  public var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "a bool"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  public var isNull: Bool { if case .null = content { true } else { false } }
  public var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
  public var number: JSONNumber? { if case .number(let value) = content { value } else { nil } }
  public var string: String? { if case .string(let value) = content { value } else { nil } }
  public var array: [JSONValue]? { if case .array(let value) = content { value } else { nil } }
  public var object: JSONObject? { if case .object(let value) = content { value } else { nil } }
}

/// A number as it was written.
public struct JSONNumber: Sendable {
  /// `1.50`, `-2e10`
  public let text: String

  public init(text: String) { self.text = text }

  /// The nearest `Double`, or nil for a number beyond its range.
  public var value: Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

  /// The number as an integer, if it is one (`3`, `3.0`, `3e0`).
  public var integer: Int? { Int(text) ?? value.flatMap { Int(exactly: $0) } }
}

/// The members of an object in the order of the file; a repeated key stands there more than once.
public struct JSONObject: Sendable {
  public struct Member: Sendable {
    public let key: String
    public let keyPosition: SourcePosition
    public let value: JSONValue

    public init(key: String, keyPosition: SourcePosition, value: JSONValue) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
    }
  }

  public let members: [Member]

  public init(members: [Member]) { self.members = members }

  /// The value of a key, compared by its bytes; the last one of a repeated key.
  public subscript(key: String) -> JSONValue? {
    members.last { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }
}
