/// A position in a prepared text, one for each byte and one for the end: the pen there, and what a line may do there.
///
/// Pen and marks are one integer, so that adding a table entry for a pair of characters advances the pen and sets the
/// marks at once.
struct Stop: BitwiseCopyable {
  /// The pen in units from the start of the text, times ``scale``, and the marks in the low bits.
  let bits: Int

  /// The factor of the pen, which leaves the low bits to the marks.
  static let scale = 1 << markBits
  static let markBits = 4

  /// Mark: a line may end before the byte.
  static let mayBreak = 1
  /// Mark: the two characters alone do not decide. With ``mayBreak``, a line may end before the byte only if UAX #14
  /// allows it in view of the whole text; with ``hangs``, the same is true of the next place.
  static let asks = 2
  /// Mark: white space, which hangs over the end of a line.
  static let hangs = 4
  /// Mark: inside a grapheme cluster, in which no line ends.
  static let isInside = 8

  @inline(__always)
  init(bits: Int) {
    self.bits = bits
  }

  /// The first stop of a text whose stops were not computed yet: no pen is below zero there.
  static var unknown: Stop { Stop(bits: -1) }
  var isUnknown: Bool { bits == -1 }

  init(pen: Int, _ marks: Int) {
    bits = pen &* Stop.scale | marks
  }

  /// The pen in units from the start of the text.
  @inline(__always) var pen: Int { bits >> Stop.markBits }

  /// Whether one of some marks is set.
  @inline(__always)
  func has(_ marks: Int) -> Bool { bits & marks != 0 }
}

/// A part of a text at whose end the pen does not simply go on.
struct Stretch: BitwiseCopyable {
  enum Ending: UInt8, BitwiseCopyable {
    /// The part is the last one, and the text ends without a hard break.
    case end
    /// A line ends after it.
    case hard
    /// The pen moves on to the next tab stop.
    case tab
  }

  /// Bytes from the start of the text to its end.
  let end: Int
  let ending: Ending
}
