import Catalog
import ShelfSizing
import TextMeasurement

/// An object of a part, whose members are named once for reading and for writing.
protocol PartObject {
  /// An object whose members are still to be read.
  init()

  /// Codes the members, in the order in which they are written. What is read is checked here as well.
  mutating func code(_ coder: inout PartCoder) throws(BatchError)
}

/// Reads the members of an object from a line of a part, or writes them into one.
struct PartCoder: ~Copyable {
  /// The object that is read; `nil` where one is written.
  private(set) var source: PartValue?
  /// The header of the shelves that are read, which have to agree with it.
  let header: PartHeader?
  /// The numbers of the parts that are read.
  var parts = PartNumbers()
  private var output = TextBuffer()

  /// A coder that reads a line.
  init(_ line: PartValue, of header: PartHeader? = nil) {
    source = line
    self.header = header
    if let header { parts = header.parts }
  }

  /// A coder that writes lines.
  init() { header = nil }

  /// The lines that were written.
  var lines: UnsafeRawBufferPointer { UnsafeRawBufferPointer(output.elements) }

  /// Forgets the lines that were written.
  mutating func removeAll() { output.removeAll() }

  /// Appends the line of an object.
  mutating func write(line object: some PartObject) throws(BatchError) {
    try write(object)
    output.write("\n")
  }

  /// The object of a line.
  @inline(never)
  mutating func read<Object: PartObject>() throws(BatchError) -> Object {
    var object = Object()
    try object.code(&self)
    return object
  }

  /// An error about a member that was read.
  func failure(_ name: StaticString, _ message: String) throws(BatchError) -> BatchError {
    guard let source else { return BatchError(.unforeseen, message) }
    return try source.member(name).failure(message)
  }

  // MARK: Values

  /// A member that is always written.
  mutating func member<Value: PartElement>(_ name: StaticString, _ value: inout Value) throws(BatchError) {
    guard let source else {
      output.write(member: name)
      return value.write(to: &output)
    }
    if let found = try source.optional(name) { return value = try Value.read(found) }
    guard let absent = Value.absent else { throw source.failure("the line of a part lacks '\(name)'") }
    value = absent
  }

  /// A member that is left out where it has the value that most have.
  mutating func member<Value: PartElement & Equatable>(
    _ name: StaticString, _ value: inout Value, leftOut: Value
  ) throws(BatchError) {
    guard let source else {
      if value != leftOut { try member(name, &value) }
      return
    }
    if let found = try source.optional(name) { value = try Value.read(found) } else { value = leftOut }
  }

  /// A number that is `null` where it is not finite, which JSON can't have.
  ///
  /// - Parameter null: the number that is read then.
  mutating func member(_ name: StaticString, _ value: inout Double, orNull null: Double) throws(BatchError) {
    var finite = value.isFinite ? value : nil
    try member(name, &finite)
    value = finite ?? null
  }

  /// Refuses a whole number that is read next and is not in a range.
  func check(_ name: StaticString, in range: ClosedRange<Int>) throws(BatchError) {
    _ = try source?.optional(name)?.count(range)
  }

  // MARK: Objects

  /// An object that is left out where there is none.
  mutating func object<Object: PartObject>(_ name: StaticString, _ object: inout Object?) throws(BatchError) {
    if let source {
      object = nil
      if let value = try source.optional(name) { object = try read(value) }
    } else if let object {
      output.write(member: name)
      try write(object)
    }
  }

  /// A list of objects.
  ///
  /// - Parameters:
  ///   - count: how many there have to be; `nil` for any number.
  ///   - isLeftOutIfEmpty: whether an empty list is not written.
  mutating func list<Object: PartObject>(
    _ name: StaticString, _ objects: inout [Object], count: Int? = nil, isLeftOutIfEmpty: Bool = false
  ) throws(BatchError) {
    if let source {
      let list = isLeftOutIfEmpty ? try source.optional(name) : try source.member(name)
      objects = []
      for value in try list?.list(of: count) ?? [] { objects.append(try read(value)) }
    } else if !objects.isEmpty || !isLeftOutIfEmpty {
      output.write(member: name)
      output.write(byte: UInt8(ascii: "["))
      for (index, object) in objects.enumerated() {
        if index > 0 { output.write(word: ", ") }
        try write(object)
      }
      output.write(byte: UInt8(ascii: "]"))
    }
  }

  private mutating func read<Object: PartObject>(_ value: PartValue) throws(BatchError) -> Object {
    let outer = source
    source = value
    defer { source = outer }
    return try read()
  }

  @inline(never)
  private mutating func write(_ object: some PartObject) throws(BatchError) {
    var object = object
    output.write(byte: UInt8(ascii: "{"))
    try object.code(&self)
    output.write(byte: UInt8(ascii: "}"))
  }
}
