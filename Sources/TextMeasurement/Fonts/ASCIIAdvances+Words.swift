/// Going through a text by the table.
extension ASCIIAdvances {
  /// Finds the words of a text that is not empty.
  ///
  /// - Parameter words: has room for as many as bytes.
  /// - Returns: the sums before the last byte; `nil` if the text is not printable, or has a pair that lookups may change.
  @inline(__always)
  func findWords(_ text: UnsafeBufferPointer<UInt8>, words: UnsafeMutablePointer<WordEnd>) -> WordEnd? {
    let bytes = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped)
    var sums: UInt64 = 0
    func step(_ pair: UInt16) {
      let count = Int(UInt16(truncatingIfNeeded: sums))
      sums &+= growth[Int(pair) &- Int(ASCIIAdvances.printable.lowerBound) << 8].bits
      // Each byte of a word writes over the one before it, and the first one of the next word last.
      words[count] = WordEnd(bits: sums)
    }
    guard ASCIIAdvances.isPrintable(text[0]) else { return nil }
    var byte = 1
    while byte &+ 8 <= text.count {
      let block = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: byte, as: UInt64.self))
      guard ASCIIAdvances.areInTable(block) else { return nil }
      for next in 0..<8 {
        step(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: byte &+ next &- 1, as: UInt16.self)))
      }
      byte &+= 8
    }
    // The last ones are filled up with what adds nothing, as the end of a loop for them would be guessed wrongly.
    var block = ASCIIAdvances.nothing
    if text.count >= 8 {
      let last = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: text.count &- 8, as: UInt64.self))
      let rest = UInt64(truncatingIfNeeded: 8 &* (text.count &- byte))
      block = (last &>> (56 &- rest)) &>> 8 | block &<< rest
    } else {
      for character in text[byte...].reversed() { block = block &<< 8 | UInt64(character) }
    }
    guard ASCIIAdvances.areInTable(block) else { return nil }
    step(UInt16(text[byte &- 1]) | UInt16(truncatingIfNeeded: block) &<< 8)
    for next in 0..<7 { step(UInt16(truncatingIfNeeded: block &>> UInt64(8 &* next))) }
    let last = WordEnd(bits: sums)
    return last.byte == text.count &- 1 ? last : nil
  }

  /// Goes on to find words in a part of a text that is printable.
  ///
  /// - Parameter sums: the sums before its first byte.
  /// - Returns: the sums before its last byte; `nil` if there is a pair that lookups may change.
  func findWords(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, _ sums: WordEnd,
    words: UnsafeMutablePointer<WordEnd>
  ) -> WordEnd? {
    let bytes = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped)
    var bits = sums.bits
    for byte in start..<end &- 1 {
      let count = Int(UInt16(truncatingIfNeeded: bits))
      let pair = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: byte, as: UInt16.self))
      bits &+= growth[Int(pair) &- Int(ASCIIAdvances.printable.lowerBound) << 8].bits
      words[count] = WordEnd(bits: bits)
    }
    let last = WordEnd(bits: bits)
    return last.byte &- sums.byte == end &- 1 &- start ? last : nil
  }

  /// Eight times a character that adds nothing to the sums, and is not printable.
  private static let nothing: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

  /// Whether eight bytes are all printable, or U+007F.
  @inline(__always)
  private static func areInTable(_ block: UInt64) -> Bool {
    (block | (block &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080 == 0
  }

  /// Finds the carets of a printable part of a text, which is not empty.
  ///
  /// - Parameters:
  ///   - pen: units before its first byte.
  ///   - marks: of its first byte.
  @inline(__always)
  func findCarets(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, pen: Int, marks: Int,
    carets: UnsafeMutablePointer<Caret>
  ) {
    let bytes = text.baseAddress.unsafelyUnwrapped
    var bits = pen &* Caret.scale | marks
    carets[start] = Caret(bits: bits)
    var byte = start &+ 1
    while byte < end {
      bits = (bits & -Caret.scale) &+ self.bits(at: bytes + (byte &- 1))
      carets[byte] = Caret(bits: bits)
      byte &+= 1
    }
  }
}
