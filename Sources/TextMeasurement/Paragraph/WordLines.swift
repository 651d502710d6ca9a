/// Fills the lines of a printable text with its words.
///
/// How many words a line holds is counted among eight, without a decision for each: looking for its end byte by byte, or
/// word by word, is guessed wrongly by the processor twice a line, which takes longer than to compare them all. From one
/// line to the next no more is needed than where the word ends; whether a line may end there as well is looked up beside.
struct WordLines {
  private let words: UnsafePointer<Word>
  private let last: Int
  private let text: UnsafeBufferPointer<UInt8>
  private let ascii: ASCIIAdvances
  /// The characters that are not ASCII.
  private let others: UnsafeBufferPointer<LatinCharacter>
  private let characterCount: Int
  /// Units that a word takes at most from the end of what is visible of it to the next word.
  private let gap: Int
  private let lineBreak: LineBreakMode

  /// - Parameters:
  ///   - words: those of the text, closed.
  ///   - last: the number of the last one.
  @inline(__always)
  init(
    words: UnsafePointer<Word>, last: Int, text: UnsafeBufferPointer<UInt8>, ascii: ASCIIAdvances,
    others: UnsafeBufferPointer<LatinCharacter>, characterCount: Int, gap: Int, lineBreak: LineBreakMode
  ) {
    (self.words, self.last, self.text, self.ascii) = (words, last, text, ascii)
    (self.others, self.characterCount, self.gap, self.lineBreak) = (others, characterCount, gap, lineBreak)
  }

  /// Words that are looked at in one go, and so many that no line holds stand behind the last one.
  static let overrun = 8

  /// Ends the last word of a text, so that lines hold it just if they hold what is visible of it.
  ///
  /// - Parameters:
  ///   - sums: those before the last character, which starts at `start`.
  ///   - advance: its own.
  @inline(__always)
  func close(_ words: UnsafeMutablePointer<Word>, _ sums: Word, lastCharacter start: Int, _ advance: Int) {
    var visible = sums.pen &+ advance
    if text[start] == 0x20 { visible = visibleEnd(before: start, sums.pen, from: Word(bits: 0)) }
    let end = words + sums.count
    end.pointee = Word(pen: visible &+ gap, byte: text.count, count: sums.count &+ 1)
    for place in 1...WordLines.overrun { end[place] = Word(bits: .max >> 1) }
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

  /// The number of lines as ``lineCount(within:atMost:)`` counts them, and the fewest units at which one of the lines
  /// would have held more; `Int.max` if none would.
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
    let reach = (start.bits | UInt64(UInt32.max)) &+ UInt64(truncatingIfNeeded: limit &+ gap) << 32
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
    let byte = word.byte
    guard byte > 1, others.isEmpty || areASCII(round: byte) else { return false }
    let left = text[byte &- 1]
    let (stepBefore, step) = (bits(at: byte &- 2), bits(at: byte &- 1))
    // Before a space the visible ends with its character, however that is kerned with the space.
    let visible =
      left == 0x20 ? ascii.advance(text[byte &- 2]) &- stepBefore >> Stop.markBits : ascii.advance(left)
    return word.pen &- step >> Stop.markBits &+ visible <= pen && (step | stepBefore) & Stop.asks == 0
  }

  /// Whether a byte, which is not the last, and the two before it are ASCII.
  private func areASCII(round byte: Int) -> Bool { text[byte &- 2] | text[byte &- 1] | text[byte] < 128 }

  /// What ``Stop/bits`` grow by from an ASCII character to the next.
  @inline(__always)
  private func bits(at byte: Int) -> Int { ascii.bits(at: text.baseAddress.unsafelyUnwrapped + byte) }

  /// The end of a line where more than the ends of words must be looked at.
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
  /// - Returns: `nil` where that one is the whole word, or has no width, or is not ASCII.
  @inline(never)
  private func endInsideWord(_ start: Word, _ limit: Int) -> Word? {
    let end = words[start.count].byte
    guard text[start.byte] < 128 else { return nil }
    var (byte, pen, visible) = (start.byte, start.pen, start.pen &+ ascii.advance(text[start.byte]))
    while true {
      guard byte &+ 1 < end, visible > start.pen else { return nil }
      guard text[byte] | text[byte &+ 1] < 128 else { return nil }
      pen &+= bits(at: byte) >> Stop.markBits
      byte &+= 1
      let next = pen &+ ascii.advance(text[byte])
      if next &- start.pen > limit { break }
      visible = next
    }
    return text[byte] == 0x20 ? nil : Word(pen: pen, byte: byte, count: start.count)
  }

  /// Units to the end of what is visible of a line up to a word; to its start if nothing is.
  private func visibleEnd(of word: Int, _ start: Word) -> Int {
    if word == last { return words[last].pen &- gap }
    return visibleEnd(before: words[word].byte, words[word].pen, from: start)
  }

  /// The end of what is visible before a byte, in units.
  private func visibleEnd(before byte: Int, _ pen: Int, from start: Word) -> Int {
    var (byte, pen) = (byte, pen)
    while byte > start.byte {
      let left = character(before: byte)
      byte = left.start
      pen &-= left.step
      if text[byte] != 0x20 { return pen &+ left.advance }
    }
    return start.pen
  }

  /// The character before a byte that starts another: where it starts, its units, and those to the other.
  private func character(before byte: Int) -> (start: Int, advance: Int, step: Int) {
    if text[byte &- 1] >= 128, let other = others.first(where: { $0.end == byte }) {
      return (other.start, other.advance, other.step)
    }
    let advance = ascii.advance(text[byte &- 1])
    if text[byte] >= 128, let other = others.first(where: { $0.start == byte }) {
      return (byte &- 1, advance, other.stepBefore)
    }
    return (byte &- 1, advance, bits(at: byte &- 1) >> Stop.markBits)
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
    guard others.isEmpty else {
      if byte > 1, areASCII(round: byte), (bits(at: byte &- 1) | bits(at: byte &- 2)) & Stop.asks == 0 { return true }
      if let decision = lineBreak.decision(before: byte, in: text) { return decision == .allowed }
      let number = others.reduce(byte) { $1.start < byte ? $0 &- ($1.end &- $1.start &- 1) : $0 }
      let units = LatinLineBreakUnits(text: text.baseAddress.unsafelyUnwrapped, others: others, count: characterCount)
      return LineBreaker.decision(before: number, in: units) == .allowed
    }
    let marks = bits(at: byte &- 1) | (byte > 1 ? bits(at: byte &- 2) : 0)
    if marks & Stop.asks == 0 { return true }
    let decision =
      lineBreak.decision(before: byte, in: text)
      ?? LineBreaker.decision(before: byte, in: ASCIILineBreakUnits(bytes: text))
    return decision == .allowed
  }
}
