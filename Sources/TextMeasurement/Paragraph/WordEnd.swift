/// The end of an unbreakable piece of a text: a word and the space after it.
///
/// Its fields are sums over the bytes before: pen position, byte count and word count, packed into one integer. So one
/// addition for each pair of characters updates all three, the word count is the index of the result, and finding
/// the words takes no branch for each byte (``ASCIIAdvances``).
struct WordEnd: BitwiseCopyable {
  let bits: UInt64

  /// The longest text in bytes, and the widest in units, whose sums do not overflow into each other and leave the
  /// highest bit free.
  static let mostBytes = (1 << 16) - 1
  static let mostUnits = 1 << 29

  @inline(__always)
  init(bits: UInt64) {
    self.bits = bits
  }

  /// - Parameters:
  ///   - pen: units before the next word.
  ///   - byte: the first one of the next word.
  ///   - count: words up to this one.
  @inline(__always)
  init(pen: Int, byte: Int, count: Int) {
    bits = UInt64(truncatingIfNeeded: pen << 32 | byte << 16 | count)
  }

  @inline(__always) var pen: Int { Int(bits >> 32) }
  @inline(__always) var byte: Int { Int(UInt16(truncatingIfNeeded: bits >> 16)) }
  @inline(__always) var count: Int { Int(UInt16(truncatingIfNeeded: bits)) }
}
