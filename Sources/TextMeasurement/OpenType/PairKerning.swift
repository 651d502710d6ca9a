/// One subtable that kerns pairs of glyphs.
protocol PairKerning: Sendable {
  /// Font units; `nil` where the subtable says nothing, so that the next one is asked.
  func value(_ left: UInt16, _ right: UInt16) -> Int?
}

/// Pairs by glyph class: GPOS pair adjustment of format 2.
struct ClassPairs: PairKerning {
  /// By glyph, the class plus 1; 0 is a glyph without coverage.
  let firstClasses: GlyphClasses
  let secondClasses: GlyphClasses
  let secondClassCount: Int
  /// By class of the first glyph, a row by class of the second.
  let values: [Int16]

  func value(_ left: UInt16, _ right: UInt16) -> Int? {
    let (row, column) = (Int(firstClasses[left]), Int(secondClasses[right]))
    // Of glyphs without a class the next subtable is asked, as in HarfBuzz.
    guard row > 0, column > 0, column < secondClassCount else { return nil }
    return Int(values[(row - 1) * secondClassCount + column])
  }
}
