/// What lookups of a font do to printable ASCII, where they do anything: which of a text they have to be tried at.
struct TouchedASCII: Sendable {
  let layout: GlyphLayout
  /// What texts with letters go through, and those without.
  let plans: (latin: ShapePlan, other: ShapePlan)
  /// For each character, its glyph.
  let glyphs: [UInt16]
  private let isChanging: [Bool]
  private let isTouchedAlone: [Bool]
  /// How many characters before and after one may decide what becomes of it.
  let reach: Int

  init(_ layout: GlyphLayout, _ outcomes: GlyphOutcomes, _ glyph: (UInt32) -> UInt16?) {
    self.layout = layout
    plans = (outcomes.plan(.latin), outcomes.plan(.other))
    glyphs = (UInt32(0)..<128).map { glyph($0) ?? 0 }
    isChanging = glyphs.map { outcomes.mayChange($0) }
    isTouchedAlone = glyphs.map { outcomes.mayMatter(alone: $0) }
    reach = outcomes.reach
  }

  /// The next part of a printable text in which lookups may make something wider or narrower.
  ///
  /// It begins and ends with characters that they may change, and has all that stand within ``reach`` of each other, so
  /// that nothing outside is changed in view of what is inside, and the other way round.
  ///
  /// - Parameter start: where the last one ended.
  func nextPart(of text: UnsafeBufferPointer<UInt8>, after start: Int, _ ascii: ASCIIAdvances) -> Range<Int>? {
    func isChanging(_ place: Int) -> Bool { self.isChanging[Int(text[place] & 127)] }
    if text.count == 1 { return start == 0 && isTouchedAlone[Int(text[0] & 127)] ? 0..<1 : nil }
    var place = start
    while place &+ 1 < text.count, !ascii.isTouched(text[place], text[place &+ 1]) { place &+= 1 }
    guard place &+ 1 < text.count else { return nil }
    if !isChanging(place) { place += 1 }
    var (first, last) = (place, place)
    while place > max(start, first - reach) {
      place -= 1
      if isChanging(place) { first = place }
    }
    place = last
    while place < min(text.count - 1, last + reach) {
      place += 1
      if isChanging(place) { last = place }
    }
    return first..<last + 1
  }
}
