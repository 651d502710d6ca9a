import Catalog

extension XMLReader {
  /// The state that decides how characters are read.
  enum Context {
    case attribute, text, section
  }

  /// Refuses what is no UTF-8, and the controls and others that are none of XML's characters (production 2).
  func refuseOtherCharacters() throws(Fault) {
    let wrong = bytes.withUnsafeBufferPointer { bytes -> Int? in
      guard var pointer = bytes.baseAddress else { return nil }
      let (start, end) = (pointer, pointer + bytes.count)
      while pointer < end {
        let isASCII = pointer.pointee < 0x80
        let length = isASCII ? 1 : UTF8Sequence.length(at: pointer, end: end)
        // U+FFFE and U+FFFF.
        let isNone = length == 3 && pointer[0] == 0xEF && pointer[1] == 0xBF && pointer[2] >= 0xBE
        if length == 0 || isNone || isASCII && pointer.pointee < 0x20 && !isBlank(pointer.pointee) {
          return pointer - start
        }
        pointer += length
      }
      return nil
    }
    guard let wrong else { return }
    switch bytes[wrong] {
    case 0: throw fault(at: wrong, "a zero byte; the file is not in UTF-8")
    case ..<0x20: throw malformed(at: wrong, "a control character")
    default: throw malformed(at: wrong, "bytes that are no characters of UTF-8")
    }
  }

  /// Text as it is meant: a line ends in a line feed (section 2.11), references are replaced (4.1), and blanks
  /// in an attribute are spaces (3.3.3).
  func characters(in range: Range<Int>, of context: Context) throws(Fault) -> String {
    if isPlain(range, context) { return String(decoding: bytes[range], as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "&") where context != .section:
        let reference = try reference(at: offset, in: range)
        text += String(reference.scalar).utf8
        offset = reference.end
        continue
      case UInt8(ascii: "<") where context == .attribute:
        throw malformed(at: offset, "'<' inside of an attribute")
      case UInt8(ascii: ">") where context == .text && bytes[range.lowerBound..<offset].suffix(2) == [0x5D, 0x5D]:
        throw malformed(at: offset - 2, "']]>' outside of a CDATA section")
      case 0x0D where offset + 1 < range.upperBound && bytes[offset + 1] == 0x0A:
        break
      case 0x09, 0x0A, 0x0D:
        text.append(context == .attribute ? 0x20 : byte == 0x09 ? 0x09 : 0x0A)
      default:
        text.append(byte)
      }
      offset += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether the bytes are the text as it is meant.
  private func isPlain(_ range: Range<Int>, _ context: Context) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return true }
      var pointer = start + range.lowerBound
      let end = start + range.upperBound
      while pointer < end {
        switch pointer.pointee {
        case 0x26, 0x3C, 0x3E, 0x0D: return false  // & < >
        case 0x09, 0x0A: if context == .attribute { return false }
        default: break
        }
        pointer += 1
      }
      return true
    }
  }

  private func reference(at offset: Int, in range: Range<Int>) throws(Fault) -> (scalar: Unicode.Scalar, end: Int) {
    guard let end = firstOffset(of: UInt8(ascii: ";"), in: offset..<range.upperBound) else {
      throw malformed(at: offset, "'&' that begins no reference")
    }
    let name = String(decoding: bytes[offset + 1..<end], as: UTF8.self)
    if let scalar = Self.predefined[name] { return (scalar, end + 1) }
    if !name.hasPrefix("#") { throw malformed(at: offset, "the entity '&\(name);' is not defined") }
    guard let scalar = Self.scalar(name.dropFirst()) else {
      throw malformed(at: offset, "'&\(name);' is no character that XML allows")
    }
    return (scalar, end + 1)
  }

  private static let predefined: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// - Parameter number: `10`, or `xA`.
  private static func scalar(_ number: Substring) -> Unicode.Scalar? {
    let isHexadecimal = number.hasPrefix("x")
    let digits = isHexadecimal ? number.dropFirst() : number
    guard !digits.hasPrefix("+"), let value = UInt32(digits, radix: isHexadecimal ? 16 : 10) else { return nil }
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20..<0xFFFE, 0x10000...: return Unicode.Scalar(value)
    default: return nil
    }
  }

  // MARK: Bytes

  func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  /// Whether it stands in a name. Beyond ASCII all characters do, of which XML excepts a few.
  func isName(_ byte: UInt8, first: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !first
    default: false
    }
  }

  func follows(_ text: StaticString) -> Bool { stands(text, at: offset) }

  private func stands(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - offset >= count else { return false }
    var index = 0
    while index < count, bytes[offset + index] == text.utf8Start[index] { index += 1 }
    return index == count
  }

  /// Where a byte stands first.
  ///
  /// All bytes are gone through by pointers, here and elsewhere: the build tool plugin's command is built without
  /// optimisation in an app's debug builds, where each step over a slice is several calls.
  func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return nil }
      var pointer = start + range.lowerBound
      let end = start + range.upperBound
      while pointer < end {
        if pointer.pointee == byte { return pointer - start }
        pointer += 1
      }
      return nil
    }
  }

  /// The offset behind the next `text`.
  func offset(after text: StaticString, from start: Int, of what: String) throws(Fault) -> Int {
    var offset = start
    while let next = firstOffset(of: text.utf8Start.pointee, in: offset..<bytes.count) {
      if stands(text, at: next) { return next + text.utf8CodeUnitCount }
      offset = next + 1
    }
    throw endsInside(what)
  }

  // MARK: Faults

  /// - Parameter offset: where the markup begins that is read, or behind.
  func line(of offset: Int) -> (number: Int, start: Int, end: Int) {
    var line = line
    while let feed = firstOffset(of: 0x0A, in: line.end..<offset) { line = (line.number + 1, feed + 1, feed + 1) }
    line.end = offset
    return line
  }

  func position(at offset: Int) -> SourcePosition {
    let line = line(of: offset)
    return SourcePosition(line: line.number, column: offset - line.start + 1)
  }

  func fault(at offset: Int, _ message: String) -> Fault { Fault(position: position(at: offset), message: message) }

  /// Cuts a message short, as what it quotes may be as long as the file.
  func malformed(at offset: Int, _ message: String) -> Fault {
    fault(at: offset, "malformed XML: " + message.prefix(200))
  }

  func outside(at offset: Int) -> Fault { fault(at: offset, "text outside of any element; this is no XML") }

  func endsInside(_ what: String) -> Fault {
    fault(at: bytes.count, "the file ends inside of \(what) that begins at \(position(at: start))")
  }
}
