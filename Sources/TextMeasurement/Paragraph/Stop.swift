/// A place of a prepared text, one a byte and one for its end: how far the pen has come, and what a line may do there.
///
/// It is one integer, so that adding up advances sets the marks as well: a table of pairs holds both.
struct Stop: BitwiseCopyable {
  /// Units from the start of the text times ``scale``, and the marks.
  let bits: Int

  /// What units are multiplied by, above the marks.
  static let scale = 1 << markBits
  static let markBits = 4

  /// A line may end before the byte.
  static let mayBreak = 1
  /// The two characters alone do not decide: with ``mayBreak``, a line may end before the byte only if UAX #14 allows
  /// it in view of the whole text; with ``hangs``, the same is true of the next place.
  static let asks = 2
  /// White space, which hangs over the end of a line.
  static let hangs = 4
  /// Within a grapheme cluster, which no line ends inside.
  static let isInside = 8

  @inline(__always)
  init(bits: Int) {
    self.bits = bits
  }

  /// Stands at the start of a text whose places were not asked for yet: no pen is below zero there.
  static var unknown: Stop { Stop(bits: -1) }
  var isUnknown: Bool { bits == -1 }

  init(pen: Int, _ marks: Int) {
    bits = pen &* Stop.scale | marks
  }

  /// Units from the start of the text.
  @inline(__always) var pen: Int { bits >> Stop.markBits }

  /// Whether one of some marks is set.
  @inline(__always)
  func has(_ marks: Int) -> Bool { bits & marks != 0 }
}

/// A part of a text after which the pen does not simply go on.
struct Stretch: BitwiseCopyable {
  enum Ending: UInt8, BitwiseCopyable {
    /// It is the last one, and the text ends without a hard break.
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
