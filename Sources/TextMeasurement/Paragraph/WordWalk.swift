/// Goes through a text of words, by the font's table or past characters that the table does not have.
struct WordWalk {
  let text: UnsafeBufferPointer<UInt8>
  let ascii: ASCIIAdvances
  private let words: UnsafeMutablePointer<WordEnd>
  /// The sums before the character at ``byte``, which has `number` characters before it.
  private(set) var sums = WordEnd(bits: 0)
  private(set) var byte = 0
  private var number = 0
  /// The widest step behind a space, and the widest kerning, which together are no less than any gap between the
  /// visible end of a word and the next word.
  private var stepAfterSpace: Int
  private var widestKerning = 0

  /// How many times as wide as the widest ASCII character another one may be.
  private static let widest = 4

  /// - Parameter words: has room for as many as bytes.
  init(_ text: UnsafeBufferPointer<UInt8>, _ ascii: ASCIIAdvances, _ words: UnsafeMutablePointer<WordEnd>) {
    (self.text, self.ascii, self.words) = (text, ascii, words)
    stepAfterSpace = ascii.widestGap
  }

  /// The widest gap between the visible end of a word and the next word, in units, or more.
  var gap: Int { stepAfterSpace &+ widestKerning }

  /// Goes on to another character by the table.
  ///
  /// - Returns: false if lookups may change something on the way, or the text gets too wide.
  mutating func go(to end: Int) -> Bool {
    guard end > byte else { return true }
    guard let reached = ascii.findWords(text, from: byte, to: end &+ 1, sums, words: words) else { return false }
    number &+= end &- byte
    (sums, byte) = (reached, end)
    return sums.pen <= WordEnd.mostUnits
  }

  /// The character at ``byte``, where the table does not have it.
  ///
  /// - Parameters:
  ///   - end: the byte behind it.
  ///   - advance: units; `nextAdvance` is the next character's.
  ///   - unit: its line break unit.
  /// - Returns: `nil` if the pen would go back, or on by more than the sums allow.
  func character(
    upTo end: Int, advance: Int, kerning: Int, nextAdvance: Int, unit: LineBreakUnit
  ) -> OtherCharacter? {
    let step = advance &+ kerning
    guard advance >= 0, step >= 0, nextAdvance >= -kerning, max(advance, step) <= WordWalk.widest &* ascii.widest
    else { return nil }
    return OtherCharacter(start: byte, end: end, number: number, advance: advance, step: step, unit: unit)
  }

  /// Goes on to the character behind one that the table does not have.
  ///
  /// - Returns: false if the text gets too wide.
  mutating func pass(_ other: OtherCharacter, endsWord: Bool) -> Bool {
    widestKerning = max(widestKerning, other.step &- other.advance)
    if text[other.start] == 0x20 { stepAfterSpace = max(stepAfterSpace, other.step) }
    let growth = WordEnd(pen: other.step, byte: other.end &- other.start, count: endsWord ? 1 : 0)
    let word = sums.count
    sums = WordEnd(bits: sums.bits &+ growth.bits)
    words[word] = sums
    number &+= other.unitCount(text)
    byte = other.end
    return sums.pen <= WordEnd.mostUnits
  }
}
