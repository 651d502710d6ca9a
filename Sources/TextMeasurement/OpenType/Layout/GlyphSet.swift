/// A set of glyphs of one font: a bit a glyph.
struct GlyphSet: Sendable {
  private var words: [UInt64]

  init() { self.init(words: []) }

  private init(words: [UInt64]) { self.words = words }

  /// All glyphs of any font.
  static let all = GlyphSet(words: Array(repeating: .max, count: 1024))

  func contains(_ glyph: UInt16) -> Bool {
    let word = Int(glyph >> 6)
    return word < words.count && words[word] >> UInt64(glyph & 63) & 1 != 0
  }

  mutating func insert(_ glyph: Int) {
    let word = glyph >> 6
    if word >= words.count { words.append(contentsOf: repeatElement(0, count: word + 1 - words.count)) }
    words[word] |= 1 << UInt64(glyph & 63)
  }

  /// Adds the glyphs of a coverage table.
  mutating func insert(
    _ coverage: Coverage<some FontTable>, glyphCount: Int, budget: inout ReadingBudget
  ) throws(FontError) {
    try budget.spend(glyphCount >> 6, on: coverage.part)
    for covered in try coverage.glyphs(count: glyphCount, budget: &budget) { insert(covered.glyph) }
  }
}
