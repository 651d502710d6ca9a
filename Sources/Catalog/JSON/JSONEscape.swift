/// Escapes in JSON strings that a `JSONScanner` has already read.
enum JSONEscape {
  /// The value of four hexadecimal digits, if they are that: all four at a time, one in each byte of a word.
  @inline(__always)
  static func unit(_ pointer: BytePointer) -> UInt32? {
    let word = UInt32(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt32.self))
    // In bytes below 0x80, adding 0x80 - n sets the top bit from n on.
    let notDecimal = (word ^ 0x3030_3030) &+ 0x7676_7676
    let lowercase = word | 0x2020_2020
    let letter = (lowercase &+ 0x1F1F_1F1F) & ~(lowercase &+ 0x1919_1919)
    guard word & 0x8080_8080 == 0, (~notDecimal | letter) & 0x8080_8080 == 0x8080_8080 else { return nil }
    let values = (word & 0x0F0F_0F0F) &+ ((word >> 6) & 0x0101_0101) &* 9
    return (values & 0xF) << 12 | (values >> 8 & 0xF) << 8 | (values >> 16 & 0xF) << 4 | values >> 24 & 0xF
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }

  /// Writes a string without its escapes and returns the length, which is never more than `string.count`.
  ///
  /// - Parameter output: room for `string.count` bytes.
  static func decode(_ string: JSONString, to output: UnsafeMutablePointer<UInt8>) -> Int {
    let end = string.start + string.count
    var pointer = string.start
    var written = 0
    while pointer < end {
      let run = plainRun(from: pointer, to: end)
      if run > 0 {
        (output + written).update(from: pointer, count: run)
        written += run
        pointer += run
      }
      // Always true, since the scan lets whole escapes pass only; it shows that no read goes beyond the end.
      guard end - pointer >= 2 else { break }
      pointer += 2
      switch pointer[-1] {
      case UInt8(ascii: "b"): written += put(0x08, output + written)
      case UInt8(ascii: "f"): written += put(0x0C, output + written)
      case UInt8(ascii: "n"): written += put(0x0A, output + written)
      case UInt8(ascii: "r"): written += put(0x0D, output + written)
      case UInt8(ascii: "t"): written += put(0x09, output + written)
      case UInt8(ascii: "u"):
        let scalar = Unicode.Scalar(scalar(&pointer, end: end)) ?? "\u{FFFD}"
        for byte in scalar.utf8 { written += put(byte, output + written) }
      case let other: written += put(other, output + written)
      }
    }
    return written
  }

  @inline(__always)
  private static func plainRun(from start: BytePointer, to end: BytePointer) -> Int {
    var pointer = start
    while pointer < end, pointer.pointee != UInt8(ascii: "\\") { pointer += 1 }
    return pointer - start
  }

  @inline(__always)
  private static func put(_ byte: UInt8, _ output: UnsafeMutablePointer<UInt8>) -> Int {
    output.pointee = byte
    return 1
  }

  /// One scalar value from the digits of one escape or of a pair; U+FFFD for half a pair.
  @inline(__always)
  private static func scalar(_ pointer: inout BytePointer, end: BytePointer) -> UInt32 {
    guard end - pointer >= 4, let unit = unit(pointer) else { return 0xFFFD }
    pointer += 4
    guard unit & 0xF800 == 0xD800 else { return unit }
    guard unit < 0xDC00, end - pointer >= 6, pointer[0] == UInt8(ascii: "\\"), pointer[1] == UInt8(ascii: "u"),
      let low = Self.unit(pointer + 2), low & 0xFC00 == 0xDC00
    else { return 0xFFFD }
    pointer += 6
    return 0x10000 + ((unit & 0x3FF) << 10 | low & 0x3FF)
  }
}
