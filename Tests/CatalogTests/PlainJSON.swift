import Catalog

/// RFC 8259 byte by byte, as simple as it gets: what the readers of JSON have to come to.
struct PlainJSON {
  struct Fault: Error {
    let offset: Int
    let message: String
  }

  indirect enum Value {
    case plain(String)
    case string(String)
    case array([(offset: Int, value: Value)])
    case object([Member])
  }

  struct Member {
    let key: String
    let keyOffset: Int
    /// Where its value stands.
    let offset: Int
    let end: Int
    let value: Value
  }

  let bytes: [UInt8]
  /// Whether a line feed ends the text.
  let isLine: Bool
  var index = 0
  /// The first thing that is no Unicode.
  var textFault: Fault?

  init(_ bytes: [UInt8], isLine: Bool) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
    self.isLine = isLine
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  func fault(_ expectation: String, at offset: Int? = nil, hint: String? = nil) -> Fault {
    let offset = offset ?? index
    let byte = offset < bytes.count ? bytes[offset] : nil
    let isLetter = byte.map { $0 >= 0x80 || "abcdefghijklmnopqrstuvwxyz".utf8.contains($0 | 0x20) } ?? false
    return Fault(offset: offset, message: expectation + found(offset) + (isLetter ? hint ?? "" : ""))
  }

  private func found(_ offset: Int) -> String {
    guard offset < bytes.count else { return isLine ? "the end of the line" : "the end of the file" }
    if bytes[offset] == 0x0A || bytes[offset...].starts(with: [0x0D, 0x0A]) { return "the end of the line" }
    if bytes[offset] == 0x27 { return "a single quote" }
    if (0x20...0x7E).contains(bytes[offset]) { return "'\(Unicode.Scalar(bytes[offset]))'" }
    func digits(_ value: UInt32, _ count: Int) -> String {
      let digits = String(value, radix: 16).uppercased()
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    for length in 2...4 where offset + length <= bytes.count {
      let text = String(validating: bytes[offset..<(offset + length)], as: UTF8.self)
      if bytes[offset] >= 0x80, let scalar = text?.unicodeScalars.first { return "U+" + digits(scalar.value, 4) }
    }
    return "byte 0x" + digits(UInt32(bytes[offset]), 2)
  }

  mutating func skipWhiteSpace() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A && !isLine { index += 1 }
  }

  private mutating func skip(_ wanted: Character) -> Bool {
    guard byte == wanted.asciiValue else { return false }
    index += 1
    return true
  }

  mutating func value() throws -> Value {
    switch byte {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      for literal in ["true", "false", "null"] where bytes[index...].starts(with: literal.utf8) {
        index += literal.utf8.count
        return .plain(literal)
      }
      throw Fault(offset: index, message: "expected true, false or null; texts stand in quotes")
    case UInt8(ascii: "-"), .some(0x30...0x39): return .plain(try number())
    default: throw fault("expected a value, found ", hint: "; texts stand in quotes")
    }
  }

  private mutating func digits() throws -> Int {
    let start = index
    while let byte, (0x30...0x39).contains(byte) { index += 1 }
    if index == start { throw fault("expected a digit, found ") }
    return index - start
  }

  private mutating func number() throws -> String {
    let start = index
    _ = skip("-")
    let first = index
    if try digits() > 1, bytes[first] == 0x30 {
      throw Fault(offset: first, message: "a number must not have leading zeros")
    }
    if skip(".") { _ = try digits() }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      _ = try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static let stringHint =
    "; the string before it may lack its closing quote, or have a quote that is not escaped"

  func separatorFault(_ expectation: String) -> Fault {
    fault(expectation, hint: bytes[index - 1] == 0x22 ? PlainJSON.stringHint : nil)
  }

  private mutating func array() throws -> [(offset: Int, value: Value)] {
    index += 1
    skipWhiteSpace()
    var elements: [(offset: Int, value: Value)] = []
    if skip("]") { return elements }
    while true {
      let offset = index
      elements.append((offset, try value()))
      skipWhiteSpace()
      if skip("]") { return elements }
      guard skip(",") else { throw separatorFault("expected ',' or ']', found ") }
      skipWhiteSpace()
    }
  }

  mutating func object() throws -> [Member] {
    index += 1
    skipWhiteSpace()
    var members: [Member] = []
    if skip("}") { return members }
    while true {
      let keyOffset = index
      guard byte == 0x22 else {
        throw fault("expected a key in quotes\(members.isEmpty ? " or '}'" : ""), found ")
      }
      let key = try string()
      skipWhiteSpace()
      guard skip(":") else { throw separatorFault("expected ':' after the key, found ") }
      skipWhiteSpace()
      let offset = index
      let value = try value()
      members.append(Member(key: key, keyOffset: keyOffset, offset: offset, end: index, value: value))
      skipWhiteSpace()
      if skip("}") { return members }
      guard skip(",") else { throw separatorFault("expected ',' or '}', found ") }
      skipWhiteSpace()
    }
  }

  private mutating func string() throws -> String {
    index += 1
    var units: [UInt16] = []
    let unquoted = "expected the closing quote of a string, found "
    while let byte, byte != 0x22 {
      if byte == 0x5C {
        units.append(try escape())
      } else if byte < 0x20 {
        let isEnd = isLine && found(index) == "the end of the line"
        throw fault(isEnd ? unquoted : "expected an escape for a control character in a string, found ")
      } else {
        let length = (1...4).first { length in
          index + length <= bytes.count
            && String(validating: bytes[index..<(index + length)], as: UTF8.self) != nil
        }
        if length == nil { note(fault("a string is not valid UTF-8: found ")) }
        units += String(decoding: bytes[index..<(index + (length ?? 1))], as: UTF8.self).utf16
        index += length ?? 1
      }
    }
    guard skip("\"") else { throw fault(unquoted) }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func note(_ fault: Fault) {
    if textFault == nil { textFault = fault }
  }

  /// A unit of UTF-16 from its backslash.
  private mutating func escape() throws -> UInt16 {
    let backslash = index
    index += 1
    let escapes: [UInt8: UInt16] = [
      0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09,
    ]
    if let byte, let unit = escapes[byte] {
      index += 1
      return unit
    }
    guard skip("u") else { throw fault("expected one of \" \\ / b f n r t u after a backslash, found ") }
    let start = index
    while index < start + 4 {
      guard let byte, Character(Unicode.Scalar(byte)).isHexDigit, byte < 0x80 else {
        throw fault("expected four hexadecimal digits after \\u, found ")
      }
      index += 1
    }
    func unit(_ offset: Int) -> UInt16? {
      offset + 4 <= bytes.count ? UInt16(String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self), radix: 16) : nil
    }
    let found = unit(start) ?? 0
    let isFirst = UTF16.isLeadSurrogate(found) && bytes[index...].starts(with: Array("\\u".utf8))
    let isPaired =
      isFirst && unit(index + 2).map(UTF16.isTrailSurrogate) == true
      || UTF16.isTrailSurrogate(found) && pairs.contains(backslash)
    if isFirst, isPaired { pairs.insert(index) }
    if UTF16.isSurrogate(found), !isPaired {
      note(Fault(offset: backslash, message: "a string has half a surrogate pair"))
    }
    return found
  }

  /// Where second halves of pairs stand.
  private var pairs: Set<Int> = []
}
