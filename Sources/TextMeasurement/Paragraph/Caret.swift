/// Where the caret stands before a byte of a prepared text, or at its end: how far the pen has gone, and what a line
/// may do there.
///
/// Both are one integer, so that one addition for each pair of characters moves the pen and sets the marks
/// (``ASCIIAdvances``).
struct Caret: BitwiseCopyable {
  /// The pen in units from the start of the text, times ``scale``, and the marks in the low bits.
  let bits: Int

  /// The factor of the pen, which leaves the low bits to the marks.
  static let scale = 1 << markBits
  static let markBits = 4

  /// Mark: a line may end before the byte.
  static let mayBreak = 1
  /// Mark: the two characters alone do not decide. With ``mayBreak``, a line may end before the byte only if UAX #14
  /// allows it in view of the whole text; with ``hangs``, the same is true of the next caret.
  static let asks = 2
  /// Mark: white space, which hangs over the end of a line.
  static let hangs = 4
  /// Mark: inside a grapheme cluster, in which no line ends.
  static let isInside = 8

  @inline(__always)
  init(bits: Int) {
    self.bits = bits
  }

  /// The first caret of a text whose carets were not computed yet: no pen is below zero there.
  static var unknown: Caret { Caret(bits: -1) }
  var isUnknown: Bool { bits == -1 }

  init(pen: Int, _ marks: Int) {
    bits = pen &* Caret.scale | marks
  }

  /// The pen in units from the start of the text.
  @inline(__always) var pen: Int { bits >> Caret.markBits }

  /// Whether one of some marks is set.
  @inline(__always)
  func has(_ marks: Int) -> Bool { bits & marks != 0 }
}

/// A part of a text that ends at a hard break, at a tab, or where the text does.
struct Segment: BitwiseCopyable {
  enum Ending: UInt8, BitwiseCopyable {
    /// The text ends without a hard break.
    case end
    /// A line ends after it.
    case hard
    /// The pen moves on to the next tab stop.
    case tab
  }

  /// Bytes from the start of the text to the end of the part.
  let end: Int
  let ending: Ending
}
