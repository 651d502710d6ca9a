import Foundation

/// Finds out which fields of a record a type is decoded from.
///
/// Problem: fields are known before there is a record, and a type's `init(from:)` is code that nobody can look into. Idea:
/// it runs on a record that has whatever it asks for, and the names of texts, numbers and bools are noted. Limit: a type
/// that takes no such value, as an enumeration of words, ends the search, unless it may be absent.
struct FieldProbe: Decoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any]
  /// Takes the name of a field, and whether records may lack it.
  let onAsked: (String, Bool) -> Void

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Fields(probe: self))
  }
  func unkeyedContainer() -> any UnkeyedDecodingContainer { NoItems(probe: self) }
  func singleValueContainer() -> any SingleValueDecodingContainer { OneValue(probe: self) }

  /// A record inside of a field, whose own fields no label shows by name.
  fileprivate var inner: FieldProbe { FieldProbe(userInfo: userInfo) { _, _ in } }

  /// Some value of a type.
  fileprivate func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    var value: Any? = FieldProbe.plainValue(type)
    switch type {
    case is Date.Type: value = Date(timeIntervalSince1970: 1)
    case is URL.Type: value = URL(string: "https://example.com")
    case is UUID.Type: value = UUID()
    case is Data.Type: value = Data()
    case let type as any CaseIterable.Type: value = FieldProbe.first(of: type)
    default: break
    }
    return try value as? Value ?? Value(from: inner)
  }

  /// A text, number or bool; `nil` for other types.
  private static func plainValue(_ type: Any.Type) -> Any? {
    switch type {
    case is String.Type: "1"
    case is Bool.Type: true
    case is Decimal.Type: Decimal(1)
    case let type as any FixedWidthInteger.Type: type.init(1)
    case let type as any BinaryFloatingPoint.Type: type.init(1)
    default: nil
    }
  }

  private static func first<Value: CaseIterable>(of type: Value.Type) -> Any? { type.allCases.first }
}

private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let codingPath: [any CodingKey] = []
  let allKeys: [Key] = []
  let probe: FieldProbe

  private func note(_ key: Key, _ type: Any.Type, mayLack: Bool) {
    if FieldProbe.isPlain(type) { probe.onAsked(key.stringValue, mayLack) }
  }
  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { false }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    note(key, type, mayLack: false)
    return try probe.value(type)
  }
  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? { lacking(type, key) }
  private func lacking<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    note(key, type, mayLack: true)
    return try? probe.value(type)
  }
  // The protocol has functions of its own for each of these.
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { lacking(type, key) }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { lacking(type, key) }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { lacking(type, key) }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { lacking(type, key) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { lacking(type, key) }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { lacking(type, key) }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { lacking(type, key) }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { lacking(type, key) }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { lacking(type, key) }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { lacking(type, key) }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { lacking(type, key) }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { lacking(type, key) }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { lacking(type, key) }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { lacking(type, key) }
  func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type, forKey key: Key) -> KeyedDecodingContainer<Inner> {
    probe.inner.container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { probe.inner.unkeyedContainer() }
  func superDecoder() -> any Decoder { probe }
  func superDecoder(forKey key: Key) -> any Decoder { probe.inner }
}

private struct NoItems: UnkeyedDecodingContainer {
  let codingPath: [any CodingKey] = []
  let count: Int? = 0
  let isAtEnd = true
  let currentIndex = 0
  let probe: FieldProbe

  func decodeNil() -> Bool { true }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try probe.value(type) }
  func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedDecodingContainer<Inner> {
    probe.inner.container(keyedBy: type)
  }
  func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { self }
  func superDecoder() -> any Decoder { probe }
}

private struct OneValue: SingleValueDecodingContainer {
  let codingPath: [any CodingKey] = []
  let probe: FieldProbe

  func decodeNil() -> Bool { false }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try probe.value(type) }
}

extension FieldProbe {
  fileprivate static func isPlain(_ type: Any.Type) -> Bool { plainValue(type) != nil }
}
