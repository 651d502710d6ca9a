/// Reads old-style property lists, with comments: the pairs of strings that `.strings` files are, and the values of Xcode's
/// project files.
struct PropertyListScanner {
  private let bytes: [UInt8]
  /// Whether a slash is part of a plain word, as in the paths of project files.
  private let joinsPaths: Bool
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  struct Fault: Error {
    let position: SourcePosition
    let message: String
  }

  /// - Parameter bytes: UTF-8, or UTF-16 with a byte order mark.
  init(_ bytes: [UInt8], joinsPaths: Bool = false) throws(Fault) {
    self.bytes = try PropertyListScanner.decode(bytes)
    self.joinsPaths = joinsPaths
  }

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

  /// The deepest list inside of lists; deeper ones would overflow the stack.
  private static let mostDepth = 64

  /// The one value of a file.
  mutating func wholeValue() throws(Fault) -> PropertyList {
    let whole = try value("a value", depth: 0)
    try skipBlanks()
    guard byte == nil else { throw Fault(position: position, message: "something follows the value of the file") }
    return whole
  }

  private mutating func value(_ what: String, depth: Int) throws(Fault) -> PropertyList {
    try skipBlanks()
    guard depth < Self.mostDepth else {
      throw Fault(position: position, message: "lists lie more than \(Self.mostDepth) deep inside each other")
    }
    if try skips("{") {
      var object: [String: PropertyList] = [:]
      while try !skips("}") {
        let key = try string("a key")
        try expect("=", after: "the key '\(key)'")
        object[key] = try value("the value of '\(key)'", depth: depth + 1)
        try expect(";", after: "the value of '\(key)'")
      }
      return .object(object)
    }
    guard try skips("(") else { return .text(try string(what)) }
    var list: [PropertyList] = []
    while try !skips(")") {
      list.append(try value("a value of a list", depth: depth + 1))
      guard try skips(",") else {
        try expect(")", after: "the last value of a list")
        break
      }
    }
    return .list(list)
  }

  private mutating func step() {
    if bytes[offset] == 0x0A {
      line += 1
      lineStart = offset + 1
    }
    offset += 1
  }

  private mutating func expect(_ character: Unicode.Scalar, after what: String) throws(Fault) {
    guard try skips(character) else {
      throw Fault(position: position, message: "'\(character)' is missing after \(what)")
    }
  }

  /// Skips blanks, and a character where it follows them.
  private mutating func skips(_ character: Unicode.Scalar) throws(Fault) -> Bool {
    try skipBlanks()
    guard let byte, UInt32(byte) == character.value else { return false }
    step()
    return true
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
    while let byte = self.byte, isPlain(byte) { step() }
    guard offset > start else { throw Fault(position: position, message: "\(what) must be in quotes") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The characters of words without quotes.
  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2E, 0x2D, 0x24, 0x3A: true
    case UInt8(ascii: "/"): joinsPaths
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

  /// The largest files that are read.
  private static let mostBytes = 32 << 20

  /// The file in UTF-8, without a byte order mark.
  private static func decode(_ bytes: [UInt8]) throws(Fault) -> [UInt8] {
    func fault(_ message: String) -> Fault { Fault(position: .start, message: message) }
    if bytes.count > mostBytes { throw fault("the file has more than \(mostBytes >> 20) MiB") }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isBigEndian = bytes[0] == 0xFE
      guard bytes.count.isMultiple(of: 2) else { throw fault("the file ends in the middle of a UTF-16 unit") }
      let units = stride(from: 2, to: bytes.count, by: 2).map { offset in
        let (high, low) = isBigEndian ? (bytes[offset], bytes[offset + 1]) : (bytes[offset + 1], bytes[offset])
        return UInt16(high) << 8 | UInt16(low)
      }
      guard let text = String(validating: units, as: UTF16.self) else { throw fault("the file is not valid UTF-16") }
      return Array(text.utf8)
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard String(validating: text, as: UTF8.self) != nil else { throw fault("the file is not valid UTF-8") }
    return text
  }
}
