// Values as bytes for another process that is a copy of this one.
//
// Problem: a tally is made of some fifty types, and both sides have to agree on each of their members. Idea: each type lists
// its members once, for both directions, as key paths beside what makes a value of them. `Codable` would need no lists,
// but has the compiler write seven conformances and two functions a type, which every command carries and its start looks
// through, though only cells in code need them. A value without references is the same bytes in both processes.
// Invariant: members are read in the order in which they were written.

/// A value that copies of this process send each other.
protocol ProcessValue: Sendable {
  /// How it is written and read.
  static var form: ProcessForm<Self> { get }
}

/// How values of a type are written and read.
struct ProcessForm<Value> {
  let write: (Value, inout ProcessBytes) -> Void
  let read: (inout ProcessBytes) throws -> Value
}

extension ProcessForm {
  /// That of a value without references.
  static var raw: ProcessForm {
    assert(_isPOD(Value.self))
    return ProcessForm {
      $1.write(raw: $0)
    } read: {
      try $0.read(raw: Value.self)
    }
  }

  /// - Parameters:
  ///   - make: makes a value of its members.
  ///   - members: all that are stored, in the order of `make`.
  init<each Member: ProcessValue>(
    _ make: @escaping (repeat each Member) -> Value, _ members: repeat KeyPath<Value, each Member>
  ) {
    let forms = (repeat (each Member).form)
    self.init { value, sink in
      assert(ProcessForm.hasMembers(value, repeat each members))
      repeat (each forms).write(value[keyPath: each members], &sink)
    } read: { source in
      try make(repeat (each forms).read(&source))
    }
  }

  /// - Parameters:
  ///   - blank: some value.
  ///   - members: all that are stored.
  ///   - others: the number of those that are written by themselves.
  init<each Member: ProcessValue>(
    filling blank: Value, _ members: repeat WritableKeyPath<Value, each Member>, others: Int = 0
  ) {
    let forms = (repeat (each Member).form)
    self.init { value, sink in
      assert(ProcessForm.hasMembers(value, repeat each members, others: others))
      repeat (each forms).write(value[keyPath: each members], &sink)
    } read: { source in
      var value = blank
      repeat value[keyPath: each members] = try (each forms).read(&source)
      return value
    }
  }

  /// - Parameters:
  ///   - other: a value that says all of it.
  ///   - make: makes a value of the other one; `nil` for one that is none.
  init<Other: ProcessValue>(through other: @escaping (Value) -> Other, _ make: @escaping (Other) -> Value?) {
    let form = Other.form
    self.init { value, sink in
      form.write(other(value), &sink)
    } read: { source in
      guard let value = make(try form.read(&source)) else { throw ProcessBytes.Mismatch() }
      return value
    }
  }

  /// Whether a value has as many stored members as are listed: one that is forgotten would be lost.
  private static func hasMembers<each Member>(
    _ value: Value, _ members: repeat KeyPath<Value, each Member>, others: Int = 0
  ) -> Bool {
    var count = others
    for _ in repeat each members { count += 1 }
    return Mirror(reflecting: value).children.count == count
  }
}

/// Bytes that values are written to, or read from.
struct ProcessBytes {
  private(set) var all: [UInt8] = []
  private var offset = 0

  /// The bytes are those of another type.
  struct Mismatch: Error {}

  init(_ all: [UInt8] = []) { self.all = all }

  mutating func write<Value: ProcessValue>(_ value: Value) { Value.form.write(value, &self) }

  mutating func write<Value>(raw value: Value) { withUnsafeBytes(of: value) { all.append(contentsOf: $0) } }

  mutating func read<Value: ProcessValue>(_ type: Value.Type = Value.self) throws -> Value { try type.form.read(&self) }

  mutating func read<Value>(raw type: Value.Type) throws -> Value {
    try take(MemoryLayout<Value>.size) { $0.loadUnaligned(as: type) }
  }

  fileprivate mutating func write(_ bytes: UnsafeRawBufferPointer) { all.append(contentsOf: bytes) }

  /// Gives the next bytes to `body`.
  fileprivate mutating func take<Result>(
    _ count: Int, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    guard count >= 0, count <= all.count - offset else { throw Mismatch() }
    defer { offset += count }
    return try all.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[offset..<(offset + count)])) }
  }
}

extension Bool: ProcessValue { static var form: ProcessForm<Self> { .raw } }
extension Int: ProcessValue { static var form: ProcessForm<Self> { .raw } }
extension Int16: ProcessValue { static var form: ProcessForm<Self> { .raw } }
extension Int32: ProcessValue { static var form: ProcessForm<Self> { .raw } }
extension UInt8: ProcessValue { static var form: ProcessForm<Self> { .raw } }
extension UInt64: ProcessValue { static var form: ProcessForm<Self> { .raw } }
extension Double: ProcessValue { static var form: ProcessForm<Self> { .raw } }

extension String: ProcessValue {
  static var form: ProcessForm<Self> {
    ProcessForm { text, sink in
      var text = text
      sink.write(text.utf8.count)
      text.withUTF8 { sink.write(UnsafeRawBufferPointer($0)) }
    } read: { source in
      try source.take(source.read()) { String(decoding: $0, as: UTF8.self) }
    }
  }
}

extension Optional: ProcessValue where Wrapped: ProcessValue {
  static var form: ProcessForm<Self> {
    let wrapped = Wrapped.form
    return ProcessForm { value, sink in
      sink.write(value != nil)
      if let value { wrapped.write(value, &sink) }
    } read: { source in
      try source.read(Bool.self) ? try wrapped.read(&source) : nil
    }
  }
}

extension Array: ProcessValue where Element: ProcessValue {
  static var form: ProcessForm<Self> {
    let element = Element.form
    return ProcessForm { elements, sink in
      sink.write(elements.count)
      guard !_isPOD(Element.self) else { return elements.withUnsafeBytes { sink.write($0) } }
      for value in elements { element.write(value, &sink) }
    } read: { source in
      let count = try source.read(Int.self)
      let stride = MemoryLayout<Element>.stride
      guard !_isPOD(Element.self) else {
        return try source.take(count * stride) { bytes in
          (0..<count).map { bytes.loadUnaligned(fromByteOffset: $0 * stride, as: Element.self) }
        }
      }
      return try (0..<count).map { _ in try element.read(&source) }
    }
  }
}

extension Dictionary: ProcessValue where Key: ProcessValue, Value: ProcessValue {
  static var form: ProcessForm<Self> {
    ProcessForm { dictionary, sink in
      sink.write(Array(dictionary.keys))
      sink.write(Array(dictionary.values))
    } read: { source in
      let keys = try source.read([Key].self)
      return Dictionary(zip(keys, try source.read([Value].self))) { first, _ in first }
    }
  }
}
