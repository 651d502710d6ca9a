/// A cursor over a JSON text (RFC 8259) that knows the grammar of its parts. It reads the caller's bytes by pointers,
/// makes no objects, and is shared by the document parser and by the record reader.
///
/// Text that is not Unicode (invalid UTF-8, half a surrogate pair) does not stop the scan: it is noted in
/// `textFault`, because a record with such a string is rejected while the file goes on.
struct JSONScanner {
  /// How many arrays and objects may be open at a time.
  static let maximumDepth = 512

  let end: BytePointer
  var cursor: BytePointer
  /// The first string fault since this was last set to nil.
  var textFault: JSONSyntaxError?
  /// In a file of lines a line feed ends the text; here it is a byte that is white space anyway.
  private let lineFeed: UInt8

  /// - Parameter isLine: whether a line feed ends the text, as in NDJSON, or is white space.
  init(start: BytePointer, end: BytePointer, isLine: Bool) {
    self.end = end
    cursor = start
    lineFeed = isLine ? 0x20 : 0x0A
  }

  var isLine: Bool { lineFeed == 0x20 }

  /// The byte at the cursor; 0, which no rule of the grammar allows, at the end.
  @inline(__always)
  var byte: UInt8 { cursor < end ? cursor.pointee : 0 }

  @inline(__always)
  func failure(_ reason: JSONSyntaxError.Reason) -> JSONSyntaxError { JSONSyntaxError(reason: reason, pointer: cursor) }

  @inline(__always)
  mutating func skipWhiteSpace() {
    while cursor < end {
      let byte = cursor.pointee
      if byte > 0x20 || !(byte == 0x20 || byte == lineFeed || byte == 0x0D || byte == 0x09) { return }
      cursor += 1
    }
  }

  @inline(__always)
  mutating func expect(_ byte: UInt8, _ reason: JSONSyntaxError.Reason) throws(JSONSyntaxError) {
    guard self.byte == byte else { throw failure(reason) }
    cursor += 1
  }

  /// Moves from a key's opening quote to its value's first byte, and returns the key.
  @inline(__always)
  mutating func scanKey(_ expectation: JSONSyntaxError.Reason) throws(JSONSyntaxError) -> JSONString {
    guard byte == UInt8(ascii: "\"") else { throw failure(expectation) }
    let key = try scanString()
    skipWhiteSpace()
    try expect(UInt8(ascii: ":"), .colon)
    skipWhiteSpace()
    return key
  }

  /// `true`, `false` or `null`.
  mutating func scanLiteral(_ literal: StaticString) throws(JSONSyntaxError) {
    let count = literal.utf8CodeUnitCount
    for index in 0..<count {
      guard cursor + index < end, cursor[index] == literal.utf8Start[index] else { throw failure(.literal) }
    }
    cursor += count
  }

  /// A number from its first byte, which is a digit or a minus sign.
  mutating func scanNumber() throws(JSONSyntaxError) {
    if byte == UInt8(ascii: "-") { cursor += 1 }
    let leadsWithZero = byte == UInt8(ascii: "0")
    let first = cursor
    try scanDigits()
    if leadsWithZero, cursor - first > 1 {
      cursor = first
      throw failure(.leadingZero)
    }
    if byte == UInt8(ascii: ".") {
      cursor += 1
      try scanDigits()
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      cursor += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { cursor += 1 }
      try scanDigits()
    }
  }

  private mutating func scanDigits() throws(JSONSyntaxError) {
    let first = cursor
    while byte &- UInt8(ascii: "0") < 10 { cursor += 1 }
    if cursor == first { throw failure(.digit) }
  }
}
