/// Fills the lines of a printable text with its words.
///
/// How many words a line holds is counted among eight, without a decision for each: looking for its end byte by byte, or
/// word by word, is guessed wrongly by the processor twice a line, which takes longer than to compare them all. From one
/// line to the next no more is needed than where the word ends; whether a line may end there as well is looked up beside.
struct WordLines {
  private let words: UnsafePointer<Word>
  private let last: Int
  private let text: UnsafePointer<UInt8>
  private let count: Int
  private let ascii: ASCIIAdvances

  /// - Parameters:
  ///   - words: those of the text, closed.
  ///   - last: the number of the last one.
  @inline(__always)
  init(words: UnsafePointer<Word>, last: Int, text: UnsafeBufferPointer<UInt8>, ascii: ASCIIAdvances) {
    (self.words, self.last, self.ascii) = (words, last, ascii)
    (self.text, count) = (text.baseAddress.unsafelyUnwrapped, text.count)
  }

  /// Words that are looked at in one go, and so many that no line holds stand behind the last one.
  static let overrun = 8

  /// Ends the last word of a text, so that lines hold it just if they hold what is visible of it.
  ///
  /// - Parameter sums: those before the last byte.
  @inline(__always)
  static func close(
    _ words: UnsafeMutablePointer<Word>, _ sums: Word, _ text: UnsafeBufferPointer<UInt8>, _ ascii: ASCIIAdvances
  ) {
    var (byte, pen) = (text.count &- 1, sums.pen)
    let start = text.baseAddress.unsafelyUnwrapped
    while text[byte] == 0x20, byte > 0 {
      byte &-= 1
      pen &-= ascii.bits(at: start + byte) >> Stop.markBits
    }
    let visible = text[byte] == 0x20 ? 0 : pen &+ ascii.advance(text[byte])
    let end = words + sums.count
    end.pointee = Word(pen: visible &+ ascii.widestGap, byte: text.count, count: sums.count &+ 1)
    for place in 1...overrun { end[place] = Word(bits: .max >> 1) }
  }

  /// How many lines of so many units the text takes, but no more than `most`, which is positive.
  ///
  /// - Returns: `nil` where lines hold less than a character, or nothing visible.
  @inline(__always)
  func lineCount(within units: Int, atMost most: Int) -> Int? {
    let limit = min(max(0, units), Word.mostUnits)
    var (lines, start) = (1, Word(bits: 0))
    while let end = lineEnd(start, within: limit) {
      if end.count > last || lines == most { return lines }
      start = end
      lines &+= 1
    }
    return nil
  }

  /// The same, and the fewest units that were too many for one of the lines; `Int.max` for none.
  func lineStep(within units: Int, atMost most: Int) -> (lines: Int, overflow: Int)? {
    let limit = min(max(0, units), Word.mostUnits)
    var (lines, overflow, start) = (1, Int.max, Word(bits: 0))
    while let end = lineEnd(start, within: limit) {
      if end.count > last { return (lines, overflow) }
      overflow = min(overflow, overflowing(end) &- start.pen)
      if lines == most { return (lines, overflow) }
      start = end
      lines &+= 1
    }
    return nil
  }

  /// The end of the line that begins at the end of another one: that of a word, or a place inside of one that is wider.
  @inline(__always)
  private func lineEnd(_ start: Word, within limit: Int) -> Word? {
    // Units are compared; what stands below them is set.
    let reach = (start.bits | UInt64(UInt32.max)) &+ UInt64(truncatingIfNeeded: limit &+ ascii.widestGap) << 32
    let beyond = self.beyond(start.count, within: reach)
    guard beyond > start.count else { return endInsideWord(start, limit) }
    let end = words[beyond &- 1]
    if beyond > last || isLineEnd(end, within: start.pen &+ limit), end.pen > start.pen { return end }
    return exactLineEnd(near: beyond &- 1, start, limit)
  }

  /// The first word from one on that ends beyond a limit.
  @inline(__always)
  private func beyond(_ first: Int, within limit: UInt64) -> Int {
    var word = first
    while true {
      let next = words + word
      func fits(_ place: Int) -> Int { next[place].bits <= limit ? 1 : 0 }
      let count = fits(0) &+ fits(1) &+ fits(2) &+ fits(3) &+ (fits(4) &+ fits(5) &+ fits(6) &+ fits(7))
      word &+= count
      if count < WordLines.overrun { return word }
    }
  }

  /// Whether it takes no more than a look at the characters round a word's end to see that a line ends there: most often.
  ///
  /// - Parameter pen: units that the line holds, from the start of the text.
  @inline(__always)
  private func isLineEnd(_ word: Word, within pen: Int) -> Bool {
    guard ascii.keepsSpaces, word.byte > 1 else { return false }
    let before = text + (word.byte &- 1)
    let step = ascii.bits(at: before)
    let visible = before.pointee == 0x20 ? 0 : ascii.advance(before.pointee)
    return word.pen &- step >> Stop.markBits &+ visible <= pen && (step | ascii.bits(at: before - 1)) & Stop.asks == 0
  }

  /// The same where more has to be looked at.
  ///
  /// - Parameter word: the last one that may fit, as far as spaces behind it are left aside.
  @inline(never)
  private func exactLineEnd(near word: Int, _ start: Word, _ limit: Int) -> Word? {
    var word = word
    // Spaces hang over the end.
    while word < last, text[words[word].byte] == 0x20 { word &+= 1 }
    while true {
      let isTooWide = visibleEnd(of: word, start) &- start.pen > limit
      if !isTooWide, word == last || mayBreak(after: word) { break }
      if word == start.count { return isTooWide ? endInsideWord(start, limit) : nil }
      word &-= 1
    }
    return word == last || words[word].pen > start.pen ? words[word] : nil
  }

  /// Where a line ends inside its first word, which is wider: behind the characters that it holds, at least one.
  ///
  /// - Returns: `nil` where that one is the whole word, or has no width.
  @inline(never)
  private func endInsideWord(_ start: Word, _ limit: Int) -> Word? {
    let end = words[start.count].byte
    var (byte, pen, visible) = (start.byte, start.pen, start.pen &+ ascii.advance(text[start.byte]))
    while true {
      guard byte &+ 1 < end, visible > start.pen else { return nil }
      pen &+= ascii.bits(at: text + byte) >> Stop.markBits
      byte &+= 1
      let next = pen &+ ascii.advance(text[byte])
      if next &- start.pen > limit { break }
      visible = next
    }
    return text[byte] == 0x20 ? nil : Word(pen: pen, byte: byte, count: start.count)
  }

  /// Units to the end of what is visible of a line up to a word; to its start if nothing is.
  private func visibleEnd(of word: Int, _ start: Word) -> Int {
    if word == last { return words[last].pen &- ascii.widestGap }
    var (byte, pen) = (words[word].byte, words[word].pen)
    repeat {
      if byte == start.byte { return start.pen }
      byte &-= 1
      pen &-= ascii.bits(at: text + byte) >> Stop.markBits
    } while text[byte] == 0x20
    return pen &+ ascii.advance(text[byte])
  }

  /// Units to the end of what would have to fit as well for a line to end later.
  private func overflowing(_ end: Word) -> Int {
    if end.count == 0 || words[end.count &- 1].byte < end.byte { return end.pen &+ ascii.advance(text[end.byte]) }
    var next = end.count
    while next < last, !mayBreak(after: next) { next &+= 1 }
    return visibleEnd(of: next, end)
  }

  /// Whether a line may end after a word, which is not the last one.
  private func mayBreak(after word: Int) -> Bool {
    let byte = words[word].byte
    if text[byte] == 0x20 { return false }
    let marks = ascii.bits(at: text + (byte &- 1)) | (byte > 1 ? ascii.bits(at: text + (byte &- 2)) : 0)
    if marks & Stop.asks == 0 { return true }
    let units = ASCIILineBreakUnits(bytes: UnsafeBufferPointer(start: text, count: count))
    return LineBreaker.decision(before: byte, in: units) == .allowed
  }
}
