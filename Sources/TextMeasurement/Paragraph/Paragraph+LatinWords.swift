/// A character of a Latin text that is not ASCII.
struct LatinCharacter: BitwiseCopyable {
  /// The first byte; `end` is behind the last.
  let start: Int
  let end: Int
  /// The number of characters before it.
  let number: Int
  /// Its own advance in units, and below, the units from the start of the character before to its start.
  let advance: Int
  let stepBefore: Int
  /// Units from its start to the start of the next character.
  var step = 0
  let unit: LineBreakUnit
}

/// The line break units of a Latin text, one for each character.
struct LatinLineBreakUnits: LineBreakUnits {
  let text: UnsafePointer<UInt8>
  let others: UnsafeBufferPointer<LatinCharacter>
  let count: Int

  subscript(number: Int) -> LineBreakUnit {
    guard let other = others.last(where: { $0.number <= number }) else {
      return ASCIILineBreakUnits.table[Int(text[number])]
    }
    if other.number == number { return other.unit }
    return ASCIILineBreakUnits.table[Int(text[other.end &+ number &- other.number &- 1])]
  }
}

extension Paragraph {
  /// Finds the words of a text that ``prepareLatin(_:_:_:)`` takes, where only the number of its lines is wanted: that
  /// takes a third of the time for finding the pen at each byte.
  ///
  /// - Returns: false if it is another kind of text.
  mutating func prepareLatinWords(_ text: UnsafeBufferPointer<UInt8>, _ font: Font, _ ascii: ASCIIAdvances) -> Bool {
    let widest = Paragraph.widestLatin * ascii.widest
    guard text.count <= Word.mostBytes, text.count &* widest <= Word.mostUnits else { return false }
    let words = self.words.room(for: text.count &+ WordLines.overrun &+ 1)
    others.removeAll()
    shaper.use(font)
    var sums = Word(bits: 0)
    var gap = (afterSpace: ascii.widestGap, kerning: 0)
    var left: (codePoint: UInt32, resolved: ResolvedCharacter)?
    var (leftStart, offset, count) = (0, 0, 0)
    while offset < text.count {
      let start = offset
      let codePoint = UTF8Decoder.decode(text, at: &offset)
      let isPrintable = ASCIIAdvances.isPrintable(codePoint)
      let resolved = shaper.resolve(codePoint, font)
      guard isPrintable || resolved.standsAlone && Int(resolved.advance) <= widest else { return false }
      var step = 0
      if let left {
        guard let kerning = kerning(left, (codePoint, resolved), font) else { return false }
        step = Int(left.resolved.advance) &+ kerning
        gap.kerning = max(gap.kerning, kerning)
        if left.codePoint == 0x20 { gap.afterSpace = max(gap.afterSpace, step) }
        if !others.isEmpty, others[others.count &- 1].end == start { others[others.count &- 1].step = step }
        let (first, second) = (left.resolved.unit.lineBreak, resolved.unit.lineBreak)
        // LB28 and LB7 cover most pairs.
        let endsWord = second != .sp && !(first == .al && second == .al)
        let growth = Word(pen: step, byte: start &- leftStart, count: endsWord ? 1 : 0)
        let word = sums.count
        sums = Word(bits: sums.bits &+ growth.bits)
        words[word] = sums
      }
      left = (codePoint, resolved)
      leftStart = start
      count &+= 1
      guard isPrintable else {
        others.append(
          LatinCharacter(
            start: start, end: offset, number: count &- 1, advance: Int(resolved.advance), stepBefore: step,
            unit: resolved.unit))
        continue
      }
      // All ASCII characters that follow, in one go.
      while offset < text.count, ASCIIAdvances.isPrintable(text[offset]) { offset &+= 1 }
      guard offset > start &+ 1 else { continue }
      guard let last = ascii.walk(text, from: start, to: offset, sums, words: words) else { return false }
      sums = last
      count &+= offset &- start &- 1
      leftStart = offset &- 1
      left = (UInt32(text[leftStart]), shaper.resolve(UInt32(text[leftStart]), font))
    }
    self.words.count = sums.count &+ 1
    latin = (count, gap.afterSpace &+ gap.kerning)
    wordLines(ascii).close(
      UnsafeMutablePointer(words), sums, lastCharacter: leftStart, Int(left?.resolved.advance ?? 0))
    kind = .latinWords
    return true
  }

  /// How many times as wide as the widest ASCII character a character of a Latin text may be.
  private static let widestLatin = 4
}
