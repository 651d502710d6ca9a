/// Well-formed UTF-8 (Unicode 17.0, table 3-7): no overlong forms, no surrogates, nothing above U+10FFFF.
package enum UTF8Sequence {
  /// The length of the sequence that starts at `pointer` with a byte from 0x80, or 0 when it is not well-formed.
  @inline(__always)
  package static func length(at pointer: BytePointer, end: BytePointer) -> Int {
    let lead = pointer[0]
    let room = end - pointer
    if lead >= 0xE0, lead < 0xF0 {
      guard room >= 3 else { return 0 }
      let second = pointer[1]
      guard second & 0xC0 == 0x80, pointer[2] & 0xC0 == 0x80 else { return 0 }
      if lead == 0xE0, second < 0xA0 { return 0 }
      if lead == 0xED, second >= 0xA0 { return 0 }
      return 3
    }
    if lead >= 0xC2, lead < 0xE0 {
      guard room >= 2, pointer[1] & 0xC0 == 0x80 else { return 0 }
      return 2
    }
    if lead >= 0xF0, lead < 0xF5 {
      guard room >= 4 else { return 0 }
      let second = pointer[1]
      guard second & 0xC0 == 0x80, pointer[2] & 0xC0 == 0x80, pointer[3] & 0xC0 == 0x80 else { return 0 }
      if lead == 0xF0, second < 0x90 { return 0 }
      if lead == 0xF4, second >= 0x90 { return 0 }
      return 4
    }
    return 0
  }

  static func startsWithByteOrderMark(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }
}
