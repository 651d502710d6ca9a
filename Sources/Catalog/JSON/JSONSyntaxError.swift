/// An error of JSON: the text that should have stood at a position. It is small and free of references, so that the hot loops can throw it; the
/// words are found when somebody asks.
struct JSONSyntaxError: Error {
  enum Reason: UInt8 {
    case value, array, key, keyOrObjectEnd, colon, commaOrObjectEnd, commaOrArrayEnd, end
    case digit, leadingZero, literal
    case unterminatedString, controlCharacter, escape, hexDigits
    case tooDeep, invalidUTF8, loneSurrogate
  }

  let reason: Reason
  /// Never dereferenced beyond the call that scans the text.
  nonisolated(unsafe) let pointer: BytePointer

  /// The message, as `expected ',' or ']', found end of file`.
  ///
  /// - Parameter isLine: whether the text is one line of many (NDJSON).
  func message(end: BytePointer, isLine: Bool) -> String {
    let found = JSONSyntaxError.describe(pointer, end: end, isLine: isLine)
    return switch reason {
    case .value: "expected a value, found \(found)" + (isLetter(end: end) ? "; texts stand in quotes" : "")
    case .array: "expected an array of records, found \(found)"
    case .key: "expected a key in quotes, found \(found)"
    case .keyOrObjectEnd: "expected a key in quotes or '}', found \(found)"
    case .colon: "expected ':' after the key, found \(found)" + hint(end: end)
    case .commaOrObjectEnd: "expected ',' or '}', found \(found)" + hint(end: end)
    case .commaOrArrayEnd: "expected ',' or ']', found \(found)" + hint(end: end)
    case .end: "expected the end of the \(isLine ? "line" : "file") after the value, found \(found)"
    case .digit: "expected a digit, found \(found)"
    case .leadingZero: "a number must not have leading zeros"
    case .literal: "expected true, false or null; texts stand in quotes"
    case .unterminatedString: "expected the closing quote of a string, found \(found)"
    case .controlCharacter where isLine && found == JSONSyntaxError.endOfLine:
      "expected the closing quote of a string, found \(found)"
    case .controlCharacter: "expected an escape for a control character in a string, found \(found)"
    case .escape: "expected one of \" \\ / b f n r t u after a backslash, found \(found)"
    case .hexDigits: "expected four hexadecimal digits after \\u, found \(found)"
    case .tooDeep: "nesting is deeper than \(JSONScanner.maximumDepth) levels"
    case .invalidUTF8: "a string is not valid UTF-8: found \(found)"
    case .loneSurrogate: "a string has half a surrogate pair"
    }
  }

  /// Explains words right behind a string: it has ended too early. The errors that ask have a string or a bracket
  /// before them.
  private func hint(end: BytePointer) -> String {
    isLetter(end: end) && pointer[-1] == UInt8(ascii: "\"")
      ? "; the string before it may lack its closing quote, or have a quote that is not escaped" : ""
  }

  private func isLetter(end: BytePointer) -> Bool {
    guard pointer < end else { return false }
    let letter = pointer.pointee | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || letter >= 0xA0
  }

  private static let endOfLine = "the end of the line"

  private static func describe(_ pointer: BytePointer, end: BytePointer, isLine: Bool) -> String {
    guard pointer < end else { return isLine ? endOfLine : "the end of the file" }
    let byte = pointer.pointee
    if byte == 0x0A || (byte == 0x0D && pointer + 1 < end && pointer[1] == 0x0A) { return endOfLine }
    if byte == UInt8(ascii: "'") { return "a single quote" }
    if byte >= 0x20, byte < 0x7F { return "'\(Unicode.Scalar(byte))'" }
    let length = byte < 0x80 ? 0 : UTF8Sequence.length(at: pointer, end: end)
    if length > 0,
      let scalar = String(decoding: UnsafeBufferPointer(start: pointer, count: length), as: UTF8.self).unicodeScalars
        .first
    {
      return "U+" + hexadecimal(scalar.value, digits: 4)
    }
    return "byte 0x" + hexadecimal(UInt32(byte), digits: 2)
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
