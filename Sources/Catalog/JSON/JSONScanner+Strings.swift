/// A string where it lies in the text, without its quotes.
struct JSONString {
  let start: BytePointer
  let count: Int
  let hasEscapes: Bool

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }
}

extension JSONScanner {
  /// A string from its opening quote. Most are ASCII without escapes, and those are all that is read here.
  @inline(__always)
  mutating func scanString() throws(JSONSyntaxError) -> JSONString {
    let first = cursor + 1
    var pointer = first
    while end - pointer >= ByteBlock.count {
      let stops = ByteBlock(at: pointer).jsonStringStops
      if stops.isEmpty {
        pointer += ByteBlock.count
        continue
      }
      pointer += stops.first
      if pointer.pointee == UInt8(ascii: "\"") {
        cursor = pointer + 1
        return JSONString(start: first, count: pointer - first, hasEscapes: false)
      }
      break
    }
    return try scanRestOfString(first: first, from: pointer)
  }

  /// - Parameter pointer: everything before it has been read and is plain.
  @inline(never)
  private mutating func scanRestOfString(
    first: BytePointer, from pointer: BytePointer
  ) throws(JSONSyntaxError) -> JSONString {
    cursor = pointer
    var hasEscapes = false
    while let byte = ByteBlock.next(&cursor, before: end, { $0.jsonStringStops }) {
      if byte >= 0x80 {
        scanNonASCII()
      } else if byte == UInt8(ascii: "\"") {
        let count = cursor - first
        cursor += 1
        return JSONString(start: first, count: count, hasEscapes: hasEscapes)
      } else if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        _ = try scanEscape()
      } else if byte < 0x20 {
        throw failure(.controlCharacter)
      } else {
        cursor += 1
      }
    }
    throw failure(.unterminatedString)
  }

  /// A run of characters beyond ASCII.
  @inline(__always)
  private mutating func scanNonASCII() {
    while cursor < end, cursor.pointee >= 0x80 {
      let length = UTF8Sequence.length(at: cursor, end: end)
      if length == 0, textFault == nil { textFault = failure(.invalidUTF8) }
      cursor += max(1, length)
    }
  }

  /// An escape from its backslash. Returns its scalar value, or a lone surrogate's value.
  private mutating func scanEscape() throws(JSONSyntaxError) -> UInt32 {
    let backslash = cursor
    cursor += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      cursor += 1
      return 0
    case UInt8(ascii: "u"): break
    default: throw failure(.escape)
    }
    let unit = try scanHexDigits()
    guard unit & 0xF800 == 0xD800 else { return unit }
    // Only what follows decides whether half a pair is the first half of a whole one.
    let isPair =
      unit < 0xDC00 && end - cursor >= 6 && cursor[0] == UInt8(ascii: "\\") && cursor[1] == UInt8(ascii: "u")
      && JSONEscape.unit(cursor + 2).map { $0 & 0xFC00 == 0xDC00 } ?? false
    if isPair {
      cursor += 6
    } else if textFault == nil {
      textFault = JSONSyntaxError(reason: .loneSurrogate, pointer: backslash)
    }
    return unit
  }

  /// The `u` of an escape and its four digits.
  private mutating func scanHexDigits() throws(JSONSyntaxError) -> UInt32 {
    cursor += 1
    if end - cursor >= 4, let unit = JSONEscape.unit(cursor) {
      cursor += 4
      return unit
    }
    // One of the next bytes is no digit, or the text ends before the fourth.
    while JSONEscape.isDigit(byte) { cursor += 1 }
    throw failure(.hexDigits)
  }
}
