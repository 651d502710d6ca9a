/// Reads records from JSON objects, keeping the values of the wanted fields.
struct JSONRecordScanner: ~Copyable {
  var scanner: JSONScanner
  private let selection: FieldSelection
  /// One value a slot of the selection.
  let values: UnsafeMutablePointer<FieldValue>
  private var keys = KeyPredictions()
  private var decoded = DecodedText()
  /// How many containers are open round a record's members: the object, and in a document the array.
  private let depth: Int

  init(scanner: JSONScanner, selection: FieldSelection) {
    self.scanner = scanner
    self.selection = selection
    values = .allocate(capacity: max(1, selection.count))
    depth = scanner.isLine ? 1 : 2
  }

  deinit { values.deallocate() }

  /// Reads the value at the cursor.
  ///
  /// - Returns: whether it is an object, whose fields are then in `values`.
  @inline(__always)
  mutating func scanRecord() throws(JSONSyntaxError) -> Bool {
    guard scanner.byte == UInt8(ascii: "{") else {
      try scanner.skipValue(depth: depth - 1)
      return false
    }
    decoded.reset()
    for slot in 0..<selection.count { values[slot] = .absent }
    scanner.cursor += 1
    var index = 0
    while let slot = try scanKey(index) {
      try scanValue(slot)
      index += 1
    }
    return true
  }

  /// Moves from the opening brace, or from the end of a value, to the next value. Returns its slot (-1 if nobody
  /// wants it), or nil after the closing brace.
  @inline(__always)
  private mutating func scanKey(_ index: Int) throws(JSONSyntaxError) -> Int? {
    if let (length, slot) = keys.match(index, at: scanner.cursor, end: scanner.end) {
      scanner.cursor += length
      return slot
    }
    if scanner.byte == UInt8(ascii: "}") {
      scanner.cursor += 1
      return nil
    }
    return try scanUnexpectedKey(index)
  }

  @inline(never)
  private mutating func scanUnexpectedKey(_ index: Int) throws(JSONSyntaxError) -> Int? {
    let start = scanner.cursor
    scanner.skipWhiteSpace()
    if scanner.byte == UInt8(ascii: "}") {
      scanner.cursor += 1
      return nil
    }
    if index > 0 {
      try scanner.expect(UInt8(ascii: ","), .commaOrObjectEnd)
      scanner.skipWhiteSpace()
    }
    let key = try scanner.scanKey(index > 0 ? .key : .keyOrObjectEnd)
    let slot = slot(of: key)
    // A key with a fault must be read every time, to be found every time; after a fault there is no telling whether
    // it has one.
    if scanner.textFault == nil { keys.learn(index, from: start, to: scanner.cursor, slot: slot) }
    return slot
  }

  private mutating func slot(of key: JSONString) -> Int {
    guard key.hasEscapes else { return selection.slot(of: key.bytes) }
    let output = decoded.room(for: key.count)
    let count = JSONEscape.decode(key, to: output)
    return selection.slot(of: UnsafeRawBufferPointer(start: output, count: count))
  }

  @inline(__always)
  private mutating func scanValue(_ slot: Int) throws(JSONSyntaxError) {
    if scanner.byte != UInt8(ascii: "\"") {
      // A key that was predicted may be followed by more white space than it was the last time.
      scanner.skipWhiteSpace()
      guard scanner.byte == UInt8(ascii: "\"") else { return try scanOtherValue(slot) }
    }
    let pointer = scanner.cursor
    let string = try scanner.scanString()
    guard slot >= 0 else { return }
    let bytes = string.hasEscapes ? decode(string) : string.bytes
    values[slot] = FieldValue(bytes: bytes, kind: .string, pointer: pointer)
  }

  @inline(never)
  private mutating func decode(_ string: JSONString) -> UnsafeRawBufferPointer {
    let output = decoded.room(for: string.count)
    let count = JSONEscape.decode(string, to: output)
    decoded.keep(count)
    return UnsafeRawBufferPointer(start: output, count: count)
  }

  private mutating func scanOtherValue(_ slot: Int) throws(JSONSyntaxError) {
    let pointer = scanner.cursor
    let kind: FieldValue.Kind
    switch scanner.byte {
    case UInt8(ascii: "n"): kind = .null
    case UInt8(ascii: "t"), UInt8(ascii: "f"): kind = .bool
    case UInt8(ascii: "{"), UInt8(ascii: "["): kind = .structured
    default: kind = .number
    }
    if kind == .structured { try scanner.skipValue(depth: depth) } else { try scanner.scanPlainValue() }
    guard slot >= 0 else { return }
    let bytes = UnsafeRawBufferPointer(start: pointer, count: scanner.cursor - pointer)
    values[slot] = FieldValue(bytes: bytes, kind: kind, pointer: pointer)
  }
}
