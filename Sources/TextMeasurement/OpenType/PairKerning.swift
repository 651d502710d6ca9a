/// One subtable that kerns pairs of glyphs.
protocol PairKerning: Sendable {
  /// Font units; `nil` where the subtable says nothing, so that the next one is asked.
  func value(_ left: UInt16, _ right: UInt16) -> Int?
}

/// Pairs by glyph class: GPOS pair adjustment of format 2.
struct ClassPairs: PairKerning {
  /// For each glyph, its class plus 1; 0 for a glyph without coverage.
  let firstClasses: GlyphClasses
  let secondClasses: GlyphClasses
  let secondClassCount: Int
  /// A matrix with a row for each class of the first glyph and a column for each class of the second.
  let values: [Int16]

  func value(_ left: UInt16, _ right: UInt16) -> Int? {
    let (row, column) = (Int(firstClasses[left]), Int(secondClasses[right]))
    guard row > 0, column < secondClassCount else { return nil }
    return Int(values[(row - 1) * secondClassCount + column])
  }
}
