// Values as bytes for another process that is a copy of this one.
//
// Problem: a tally is made of some fifty types, and both sides have to agree on each of their members. Idea: `Codable` lists
// the members of a type in the order of their declaration, so bytes need no names; and in both processes a value without
// references is the same bytes. Invariant: members are read in the order in which they were written.

/// Writes and reads values for a copy of this process.
enum ProcessValue {
  static func bytes(of value: some Encodable) throws -> [UInt8] {
    let sink = ValueSink()
    try sink.write(value)
    return sink.bytes
  }

  static func read<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    try ValueSource(bytes).read(type)
  }

  /// The bytes are those of another type.
  struct Mismatch: Error {}
}

// MARK: Writing

private final class ValueSink: Encoder {
  var bytes: [UInt8] = []
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func write<Value: Encodable>(_ value: Value) throws {
    if let text = value as? String {
      write(raw: text.utf8.count)
      bytes += text.utf8
    } else if _isPOD(Value.self) {
      write(raw: value)
    } else {
      try value.encode(to: self)
    }
  }

  func write<Value>(raw value: Value) { withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) } }

  /// Writes whether there is a value, and then the value.
  func write(optional value: (some Encodable)?) throws {
    write(raw: value != nil)
    if let value { try write(value) }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(WrittenMembers(sink: self))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { WrittenElements(self) }
  func singleValueContainer() -> any SingleValueEncodingContainer { WrittenValue(sink: self) }
}

private struct WrittenMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let codingPath: [any CodingKey] = []
  let sink: ValueSink

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try sink.write(value) }
  func encodeNil(forKey key: Key) throws { throw ProcessValue.Mismatch() }
  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws { try sink.write(optional: value) }
  // The protocol has functions of its own for each of these.
  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try sink.write(optional: value) }
  func encodeIfPresent(_ value: String?, forKey key: Key) throws { try sink.write(optional: value) }
  func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try sink.write(optional: value) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try sink.write(optional: value) }
  func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type, forKey key: Key) -> KeyedEncodingContainer<Inner> {
    sink.container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { sink.unkeyedContainer() }
  func superEncoder() -> any Encoder { sink }
  func superEncoder(forKey key: Key) -> any Encoder { sink }
}

/// Elements behind their number, which is written again with each.
private struct WrittenElements: UnkeyedEncodingContainer {
  let codingPath: [any CodingKey] = []
  private(set) var count = 0
  private let sink: ValueSink
  private let start: Int

  init(_ sink: ValueSink) {
    self.sink = sink
    start = sink.bytes.count
    sink.write(raw: 0)
  }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    count += 1
    sink.bytes.withUnsafeMutableBytes { $0.storeBytes(of: count, toByteOffset: start, as: Int.self) }
    try sink.write(value)
  }
  func encodeNil() throws { throw ProcessValue.Mismatch() }
  func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
    sink.container(keyedBy: type)
  }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { sink.unkeyedContainer() }
  func superEncoder() -> any Encoder { sink }
}

private struct WrittenValue: SingleValueEncodingContainer {
  let codingPath: [any CodingKey] = []
  let sink: ValueSink

  func encode<Value: Encodable>(_ value: Value) throws { try sink.write(value) }
  func encodeNil() throws { throw ProcessValue.Mismatch() }
}

// MARK: Reading

private final class ValueSource: Decoder {
  private let bytes: [UInt8]
  private var offset = 0
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type is String.Type {
      let length = try read(raw: Int.self)
      guard let text = String(decoding: bytes.dropFirst(offset).prefix(length), as: UTF8.self) as? Value else {
        throw ProcessValue.Mismatch()
      }
      offset += length
      return text
    }
    return _isPOD(type) ? try read(raw: type) : try type.init(from: self)
  }

  func read<Value>(raw type: Value.Type) throws -> Value {
    let start = offset
    offset += MemoryLayout<Value>.size
    guard offset <= bytes.count else { throw ProcessValue.Mismatch() }
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: type) }
  }

  func read<Value: Decodable>(optional type: Value.Type) throws -> Value? {
    try read(raw: Bool.self) ? try read(type) : nil
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ReadMembers(source: self))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try ReadElements(self) }
  func singleValueContainer() -> any SingleValueDecodingContainer { ReadValue(source: self) }
}

private struct ReadMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let codingPath: [any CodingKey] = []
  let allKeys: [Key] = []
  let source: ValueSource

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) throws -> Bool { throw ProcessValue.Mismatch() }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try source.read(type) }
  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try source.read(optional: type)
  }
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try source.read(optional: type) }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try source.read(optional: type) }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try source.read(optional: type) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try source.read(optional: type) }
  func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type, forKey key: Key) -> KeyedDecodingContainer<Inner> {
    source.container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try source.unkeyedContainer() }
  func superDecoder() -> any Decoder { source }
  func superDecoder(forKey key: Key) -> any Decoder { source }
}

private struct ReadElements: UnkeyedDecodingContainer {
  let codingPath: [any CodingKey] = []
  let count: Int?
  private(set) var currentIndex = 0
  private let source: ValueSource

  init(_ source: ValueSource) throws {
    self.source = source
    count = try source.read(raw: Int.self)
  }

  var isAtEnd: Bool { currentIndex == count }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex += 1
    return try source.read(type)
  }
  func decodeNil() throws -> Bool { throw ProcessValue.Mismatch() }
  func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedDecodingContainer<Inner> {
    source.container(keyedBy: type)
  }
  func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try source.unkeyedContainer() }
  func superDecoder() -> any Decoder { source }
}

private struct ReadValue: SingleValueDecodingContainer {
  let codingPath: [any CodingKey] = []
  let source: ValueSource

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try source.read(type) }
  func decodeNil() -> Bool { false }
}
