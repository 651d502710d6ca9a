/// Fills the lines of a printable text with its words.
///
/// The number of words that a line holds is counted over eight words at once, without a branch for each: the processor
/// mispredicts a loop over bytes or words twice a line, which takes longer than all the comparisons. The state from
/// line to line is the end of a word; whether a line may end there is looked up in the text.
struct WordLines {
  private let words: UnsafePointer<WordEnd>
  private let last: Int
  private let text: UnsafeBufferPointer<UInt8>
  private let ascii: ASCIIAdvances
  /// The characters that the table does not have.
  private let others: UnsafeBufferPointer<OtherCharacter>
  /// The widest gap between the visible end of a word and the next word, in units.
  private let gap: Int
  private let lineBreak: LineBreakMode

  /// - Parameters:
  ///   - words: the words of the text, after ``close(_:_:lastCharacter:_:)``.
  ///   - last: the index of the last word.
  @inline(__always)
  init(
    words: UnsafePointer<WordEnd>, last: Int, text: UnsafeBufferPointer<UInt8>, ascii: ASCIIAdvances,
    others: UnsafeBufferPointer<OtherCharacter>, gap: Int, lineBreak: LineBreakMode
  ) {
    (self.words, self.last, self.text, self.ascii) = (words, last, text, ascii)
    (self.others, self.gap, self.lineBreak) = (others, gap, lineBreak)
  }

  /// How many words are compared in one go; as many sentinels, which no line holds, follow the last word.
  static let overrun = 8

  /// Sets the end of the last word of a text, so that a line holds the word if it holds what is visible of it.
  ///
  /// - Parameters:
  ///   - sums: the sums before the last character, which starts at `start`.
  ///   - advance: the last character's advance, in units.
  @inline(__always)
  func close(_ words: UnsafeMutablePointer<WordEnd>, _ sums: WordEnd, lastCharacter start: Int, _ advance: Int) {
    var visible = sums.pen &+ advance
    if text[start] == 0x20 { visible = visibleEnd(before: start, sums.pen, from: WordEnd(bits: 0)) }
    let end = words + sums.count
    end.pointee = WordEnd(pen: visible &+ gap, byte: text.count, count: sums.count &+ 1)
    for word in 1...WordLines.overrun { end[word] = WordEnd(bits: .max >> 1) }
  }

  /// The number of lines that hold so many units each, or `most` (positive) if there are more.
  ///
  /// - Returns: `nil` where a line would hold less than a character, or nothing visible.
  @inline(__always)
  func lineCount(within units: Int, atMost most: Int) -> Int? {
    let limit = min(max(0, units), WordEnd.mostUnits)
    var (lines, start) = (1, WordEnd(bits: 0))
    while let end = lineEnd(start, within: limit) {
      if end.count > last || lines == most { return lines }
      start = end
      lines &+= 1
    }
    return nil
  }

  /// The number of lines as ``lineCount(within:atMost:)`` counts them, and the fewest units at which one of the lines
  /// would have held more; `Int.max` if none would.
  func lineStep(within units: Int, atMost most: Int) -> (lines: Int, overflow: Int)? {
    let limit = min(max(0, units), WordEnd.mostUnits)
    var (lines, overflow, start) = (1, Int.max, WordEnd(bits: 0))
    while let end = lineEnd(start, within: limit) {
      if end.count > last { return (lines, overflow) }
      overflow = min(overflow, overflowing(end) &- start.pen)
      if lines == most { return (lines, overflow) }
      start = end
      lines &+= 1
    }
    return nil
  }

  /// The units that a label is wide for lines that hold so many units each, and the number of lines
  /// (``Paragraph/labelLines(_:width:)``).
  ///
  /// - Returns: `nil` where a line holds nothing, or there are more than `most`.
  @inline(__always)
  func labelWidth(within units: Int, atMost most: Int) -> (units: Int, lines: Int)? {
    let limit = min(max(0, units), WordEnd.mostUnits)
    var (lines, widest, before, start) = (1, 0, WordEnd(bits: 0), WordEnd(bits: 0))
    while let end = lineEnd(start, within: limit) {
      if end.count > last {
        guard lines > 1 else { return (words[last].pen &- gap, 1) }
        // The line before the last one counts when it is known which words it keeps.
        let kept = hasBreak(from: start.count) ? start : pushedOut(from: before, start) ?? start
        return (max(widest, reach(before, kept, limit), words[last].pen &- gap &- kept.pen), lines)
      }
      if lines == most { return nil }
      if lines > 1 { widest = max(widest, reach(before, start, limit)) }
      (before, start) = (start, end)
      lines &+= 1
    }
    return nil
  }

  /// How wide a label is for a line that another one follows: with the white space at its end, as far as there is room.
  @inline(__always)
  private func reach(_ start: WordEnd, _ end: WordEnd, _ limit: Int) -> Int {
    let whole = min(end.pen &- start.pen, limit)
    if text[end.byte &- 1] == 0x20 { return whole }
    return max(whole, visibleEnd(before: end.byte, end.pen, from: start) &- start.pen)
  }

  /// Whether a line may end after one of the words from `first` on, but for the last.
  private func hasBreak(from first: Int) -> Bool {
    var word = first
    while word < last {
      if mayBreak(after: word) { return true }
      word &+= 1
    }
    return false
  }

  /// Where the last line starts if the last word of the line before it moves there, as the last one is a word alone; `nil`
  /// if it stays, since the last line would be wider than the other was.
  private func pushedOut(from before: WordEnd, _ start: WordEnd) -> WordEnd? {
    guard text[start.byte &- 1] == 0x20 else { return nil }
    var word = start.count &- 2
    while word >= before.count, !mayBreak(after: word) { word &-= 1 }
    guard word >= before.count, text[words[word].byte &- 1] == 0x20 else { return nil }
    let visible = visibleEnd(before: start.byte, start.pen, from: before) &- before.pen
    return words[last].pen &- gap &- words[word].pen <= visible ? words[word] : nil
  }

  /// The end of the line that begins at `start`: the end of a word, or a caret inside a word that is wider than the
  /// line.
  @inline(__always)
  private func lineEnd(_ start: WordEnd, within limit: Int) -> WordEnd? {
    // The pen is in the high bits, so the low ones are all set to compare it alone.
    let reach = (start.bits | UInt64(UInt32.max)) &+ UInt64(truncatingIfNeeded: limit &+ gap) << 32
    let beyond = self.beyond(start.count, within: reach)
    guard beyond > start.count else { return endInsideWord(start, limit) }
    let end = words[beyond &- 1]
    if beyond > last || isLineEnd(end, within: start.pen &+ limit), end.pen > start.pen { return end }
    return exactLineEnd(near: beyond &- 1, start, limit)
  }

  /// The index of the first word, from `first` on, that ends beyond a limit.
  @inline(__always)
  private func beyond(_ first: Int, within limit: UInt64) -> Int {
    var word = first
    while true {
      let next = words + word
      func fits(_ offset: Int) -> Int { next[offset].bits <= limit ? 1 : 0 }
      let count = fits(0) &+ fits(1) &+ fits(2) &+ fits(3) &+ (fits(4) &+ fits(5) &+ fits(6) &+ fits(7))
      word &+= count
      if count < WordLines.overrun { return word }
    }
  }

  /// Whether a line certainly ends after a word, by the characters round its end; `false` where more must be
  /// looked at, which is rare.
  ///
  /// - Parameter pen: the end of the line's room, in units from the start of the text.
  @inline(__always)
  private func isLineEnd(_ word: WordEnd, within pen: Int) -> Bool {
    let byte = word.byte
    guard byte > 1, others.isEmpty || areTabled(round: byte) else { return false }
    let left = text[byte &- 1]
    let (stepBefore, step) = (bits(at: byte &- 2), bits(at: byte &- 1))
    // Before a space, the visible part ends with the last character's own advance, however it is kerned with the space.
    let visible =
      left == 0x20 ? ascii.advance(text[byte &- 2]) &- stepBefore >> Caret.markBits : ascii.advance(left)
    return word.pen &- step >> Caret.markBits &+ visible <= pen && (step | stepBefore) & Caret.asks == 0
  }

  /// Whether the character at a byte and the two before it are in the table.
  private func areTabled(round byte: Int) -> Bool {
    let before = others.count(before: byte &+ 1)
    return before == 0 || others[before &- 1].end <= byte &- 2
  }

  /// The growth of ``Caret/bits`` from an ASCII character to the next.
  @inline(__always)
  private func bits(at byte: Int) -> Int { ascii.bits(at: text.baseAddress.unsafelyUnwrapped + byte) }

  /// The end of a line where more than the ends of words must be looked at.
  ///
  /// - Parameter word: the index of the last word that may fit, without the spaces behind it.
  @inline(never)
  private func exactLineEnd(near word: Int, _ start: WordEnd, _ limit: Int) -> WordEnd? {
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

  /// The end of a line inside its first word, which is wider than the line: after the characters that fit, at least
  /// one.
  ///
  /// - Returns: `nil` where that one is the whole word, or has no width, and in a text of others than the table has.
  @inline(never)
  private func endInsideWord(_ start: WordEnd, _ limit: Int) -> WordEnd? {
    let end = words[start.count].byte
    guard others.isEmpty else { return nil }
    var (byte, pen, visible) = (start.byte, start.pen, start.pen &+ ascii.advance(text[start.byte]))
    while true {
      guard byte &+ 1 < end, visible > start.pen else { return nil }
      pen &+= bits(at: byte) >> Caret.markBits
      byte &+= 1
      let next = pen &+ ascii.advance(text[byte])
      if next &- start.pen > limit { break }
      visible = next
    }
    return text[byte] == 0x20 ? nil : WordEnd(pen: pen, byte: byte, count: start.count)
  }

  /// The visible end of a line up to a word, in units from the start of the text; the line's start if nothing is
  /// visible.
  private func visibleEnd(of word: Int, _ start: WordEnd) -> Int {
    if word == last { return words[last].pen &- gap }
    return visibleEnd(before: words[word].byte, words[word].pen, from: start)
  }

  /// The visible end of a line up to a byte, in units from the start of the text.
  private func visibleEnd(before byte: Int, _ pen: Int, from start: WordEnd) -> Int {
    var (byte, pen) = (byte, pen)
    while byte > start.byte {
      let left = character(before: byte)
      byte = left.start
      pen &-= left.step
      if text[byte] != 0x20 { return pen &+ left.advance }
    }
    return start.pen
  }

  /// The character before a byte that starts another one: its start, its advance, and the units from it to the other
  /// one.
  private func character(before byte: Int) -> (start: Int, advance: Int, step: Int) {
    let number = others.count(before: byte)
    if number > 0, others[number &- 1].end == byte {
      let other = others[number &- 1]
      return (other.start, other.advance, other.step)
    }
    return (byte &- 1, ascii.advance(text[byte &- 1]), bits(at: byte &- 1) >> Caret.markBits)
  }

  /// The end of what would have to fit as well for a line to end later, in units from the start of the text.
  private func overflowing(_ end: WordEnd) -> Int {
    if end.count == 0 || words[end.count &- 1].byte < end.byte { return end.pen &+ ascii.advance(text[end.byte]) }
    var next = end.count
    while next < last, !mayBreak(after: next) { next &+= 1 }
    return visibleEnd(of: next, end)
  }

  /// Whether a line may end after a word that is not the last.
  private func mayBreak(after word: Int) -> Bool {
    let byte = words[word].byte
    if text[byte] == 0x20 { return false }
    let left = byte > 1 ? text[byte &- 2] : 0
    if left | text[byte &- 1] | text[byte] < 128 {
      let marks = bits(at: byte &- 1) | (byte > 1 ? bits(at: byte &- 2) : 0)
      if marks & Caret.asks == 0 { return true }
    }
    return lineBreak.allowsBreak(before: byte, in: text, others)
  }
}
