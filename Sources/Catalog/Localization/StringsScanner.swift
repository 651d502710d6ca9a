/// Reads the old-style property list that `.strings` files are: pairs of strings, quoted or plain words, with comments.
struct StringsScanner {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  struct Fault: Error {
    let position: SourcePosition
    let message: String
  }

  /// - Parameter bytes: valid UTF-8.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var position: SourcePosition { SourcePosition(line: line, column: offset - lineStart + 1) }
  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func nextEntry() throws(Fault) -> StringsTable.Entry? {
    try skipBlanks()
    guard byte != nil else { return nil }
    let start = position
    let key = try string("a key")
    try skipBlanks()
    var value = key
    // A key alone is its own text (swift-corelibs-foundation, CFOldStylePList.c: "the shortcut format").
    if byte != UInt8(ascii: ";") {
      try expect("=", after: "the key '\(key)'")
      try skipBlanks()
      value = try string("the text of '\(key)'")
    }
    try expect(";", after: "the text of '\(key)'")
    return StringsTable.Entry(key: key, value: value, position: start)
  }

  private mutating func step() {
    if bytes[offset] == 0x0A {
      line += 1
      lineStart = offset + 1
    }
    offset += 1
  }

  private mutating func expect(_ character: Unicode.Scalar, after what: String) throws(Fault) {
    try skipBlanks()
    guard let byte, UInt32(byte) == character.value else {
      throw Fault(position: position, message: "'\(character)' is missing after \(what)")
    }
    step()
  }

  /// Skips blanks and comments.
  private mutating func skipBlanks() throws(Fault) {
    while let byte {
      if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        step()
      } else if byte == 0x2F, offset + 1 < bytes.count, bytes[offset + 1] == 0x2F {
        while let byte = self.byte, byte != 0x0A { step() }
      } else if byte == 0x2F, offset + 1 < bytes.count, bytes[offset + 1] == 0x2A {
        let start = position
        while offset < bytes.count, !bytes[offset...].starts(with: [0x2A, 0x2F]) { step() }
        guard offset < bytes.count else {
          throw Fault(position: position, message: "the file ends inside of the comment that begins at \(start)")
        }
        offset += 2
      } else {
        return
      }
    }
  }

  private mutating func string(_ what: String) throws(Fault) -> String {
    guard let byte else { throw Fault(position: position, message: "the file ends where \(what) is missing") }
    if byte == 0x22 || byte == 0x27 { return try quotedString(byte) }
    let start = offset
    while let byte = self.byte, StringsScanner.isPlain(byte) { step() }
    guard offset > start else { throw Fault(position: position, message: "\(what) must be in quotes") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The characters of words without quotes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2E, 0x2D, 0x24, 0x3A: true
    default: false
    }
  }

  private mutating func quotedString(_ quote: UInt8) throws(Fault) -> String {
    let start = position
    step()
    var units: [UInt8] = []
    while let byte, byte != quote {
      if byte == 0x5C {
        try readEscape(into: &units)
      } else {
        units.append(byte)
        step()
      }
    }
    guard byte != nil else {
      throw Fault(position: position, message: "the file ends inside of the string that begins at \(start)")
    }
    step()
    return String(decoding: units, as: UTF8.self)
  }

  private mutating func readEscape(into units: inout [UInt8]) throws(Fault) {
    let start = position
    step()
    guard let byte else { throw Fault(position: start, message: "the file ends inside of an escape") }
    switch byte {
    case 0x6E: units.append(0x0A)
    case 0x74: units.append(0x09)
    case 0x72: units.append(0x0D)
    case 0x55, 0x75:
      step()
      units += try escapedScalar(start)
      return
    // Quotes, backslashes, and whatever needs no escape.
    default: units.append(byte)
    }
    step()
  }

  /// `\U00e9`, of which two may be a pair of surrogates.
  private mutating func escapedScalar(_ start: SourcePosition) throws(Fault) -> [UInt8] {
    let first = try hexadecimalUnit(start)
    if let scalar = Unicode.Scalar(first) { return Array(String(Character(scalar)).utf8) }
    guard (0xD800..<0xDC00).contains(first), byte == 0x5C, offset + 1 < bytes.count,
      [0x55, 0x75].contains(bytes[offset + 1])
    else { throw Fault(position: start, message: "half of a surrogate pair in an escape") }
    step()
    step()
    let second = try hexadecimalUnit(start)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(first - 0xD800) << 10) + UInt32(second - 0xDC00))
    else { throw Fault(position: start, message: "half of a surrogate pair in an escape") }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func hexadecimalUnit(_ start: SourcePosition) throws(Fault) -> UInt16 {
    let digits = bytes[offset...].prefix(4)
    // `UInt16(_:radix:)` takes a sign as well.
    guard digits.count == 4, !digits.contains(0x2B), !digits.contains(0x2D),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw Fault(position: start, message: "an escape needs four hexadecimal digits") }
    for _ in 0..<4 { step() }
    return unit
  }
}
