/// Counts of a UTF-8 text that need no font.
public enum TextCounts {
  /// Runs of characters that are no white space.
  public static func words(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    var isInWord = false
    if text.isPrintableASCII {
      for byte in text {
        if byte != 0x20, !isInWord { count += 1 }
        isInWord = byte != 0x20
      }
      return count
    }
    var decoder = UTF8Decoder(text)
    while let codePoint = decoder.next() {
      let isSpace =
        codePoint < 128
        ? codePoint == 0x20 || (0x09...0x0D).contains(codePoint) : CharacterProperties.of(codePoint).isWhiteSpace
      if !isSpace, !isInWord { count += 1 }
      isInWord = !isSpace
    }
    return count
  }

  /// Extended grapheme clusters.
  public static func characters(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    if text.isPrintableASCII { return text.count }
    var count = 0
    var decoder = UTF8Decoder(text)
    var breaker = GraphemeBreaker()
    while let codePoint = decoder.next() {
      if breaker.startsCluster(.of(codePoint)) { count += 1 }
    }
    return count
  }

  /// Where each extended grapheme cluster begins, in bytes, and where the last one ends.
  package static func characterBounds(_ text: UnsafeBufferPointer<UInt8>) -> [Int] {
    if text.isPrintableASCII { return Array(0...text.count) }
    var bounds: [Int] = []
    var decoder = UTF8Decoder(text)
    var breaker = GraphemeBreaker()
    var start = decoder.offset
    while let codePoint = decoder.next() {
      if breaker.startsCluster(.of(codePoint)) { bounds.append(start) }
      start = decoder.offset
    }
    return bounds + [text.count]
  }
}
