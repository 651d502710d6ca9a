/// Walks valid UTF-8; what is not valid comes out as U+FFFD, a byte at a time.
struct UTF8Decoder {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next code point starts.
  private(set) var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next code point; `nil` at the end.
  @inline(__always)
  mutating func next() -> UInt32? {
    guard offset < bytes.count else { return nil }
    let first = UInt32(bytes[offset])
    guard first < 0x80 else { return nextLong(first) }
    offset &+= 1
    return first
  }

  private mutating func nextLong(_ first: UInt32) -> UInt32 {
    let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, offset <= bytes.count - length else { return replacement() }
    var codePoint = first & (0x7F >> UInt32(length))
    for index in 1..<length {
      let byte = UInt32(bytes[offset + index])
      guard byte & 0xC0 == 0x80 else { return replacement() }
      codePoint = codePoint << 6 | byte & 0x3F
    }
    // Overlong forms and surrogates.
    guard codePoint >= (length == 3 ? 0x800 : length == 4 ? 0x10000 : 0), codePoint <= 0x10FFFF,
      codePoint & 0xFFFF_F800 != 0xD800
    else { return replacement() }
    offset += length
    return codePoint
  }

  private mutating func replacement() -> UInt32 {
    offset += 1
    return 0xFFFD
  }

  /// The code point at an offset before the end, which moves on behind it.
  @inline(__always)
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at offset: inout Int) -> UInt32 {
    let first = UInt32(bytes[offset])
    if first < 0x80 {
      offset &+= 1
      return first
    }
    var decoder = UTF8Decoder(bytes)
    decoder.offset = offset
    let codePoint = decoder.nextLong(first)
    offset = decoder.offset
    return codePoint
  }
}
