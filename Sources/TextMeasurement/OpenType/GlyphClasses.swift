/// Classes by glyph, from the first glyph on that has one; others are of class 0.
struct GlyphClasses: Sendable {
  private var first = 0
  private var classes: [UInt16] = []

  /// All of class 0.
  init() {}

  /// Unfolds a class definition table (OpenType, "OpenType Layout Common Table Formats"). What goes back or overlaps is
  /// left out.
  ///
  /// - Parameter part: of the font, as a message names it.
  init(
    _ table: some FontTable, glyphCount: Int, on part: StaticString, budget: inout ReadingBudget
  ) throws(FontError) {
    switch table.u16(0) {
    case 1:
      guard let start = table.u16(2), let length = table.u16(4), start < glyphCount else { return }
      let count = min(length, glyphCount - start)
      try budget.spend(count, on: part)
      first = start
      classes = (0..<count).map { UInt16(truncatingIfNeeded: table.u16(6 + 2 * $0) ?? 0) }
    case 2:
      guard let count = table.u16(2) else { return }
      try budget.spend(count, on: part)
      for index in 0..<count {
        guard let range = table.glyphRange(index) else { return }
        let last = min(range.last, glyphCount - 1)
        let start = max(range.first, next)
        guard range.value != 0, start <= last else { continue }
        try append(start...last, of: range.value, on: part, budget: &budget)
      }
    default:
      return
    }
  }

  /// The class of a glyph.
  subscript(glyph: UInt16) -> UInt16 {
    let index = Int(glyph) - first
    return index >= 0 && index < classes.count ? classes[index] : 0
  }

  /// The glyph after the last one that is known here.
  private var next: Int { first + classes.count }

  /// Gives a class to glyphs that follow those known here.
  mutating func append(
    _ glyphs: ClosedRange<Int>, of number: Int, on part: StaticString, budget: inout ReadingBudget
  ) throws(FontError) {
    if classes.isEmpty { first = glyphs.lowerBound }
    try budget.spend(glyphs.upperBound + 1 - next, on: part)
    classes.append(contentsOf: repeatElement(0, count: glyphs.lowerBound - next))
    classes.append(contentsOf: repeatElement(UInt16(truncatingIfNeeded: number), count: glyphs.count))
  }
}
