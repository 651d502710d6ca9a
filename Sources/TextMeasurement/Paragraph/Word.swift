/// Where a part of a printable text ends that no line ends inside: a word with the space after it.
///
/// Three sums over the bytes before are one integer, so that a table of pairs of characters adds up all of them at once,
/// and one of them tells where to keep it: finding the words takes no decision a byte (``ASCIIAdvances``).
struct Word: BitwiseCopyable {
  let bits: UInt64

  /// The longest text whose sums do not reach into each other, and leave the highest bit alone.
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
