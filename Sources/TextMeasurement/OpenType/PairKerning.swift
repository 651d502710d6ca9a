/// One subtable that kerns pairs of glyphs.
protocol PairKerning: Sendable {
  /// Font units; `nil` where the subtable says nothing, so that the next one is asked.
  func value(_ left: UInt16, _ right: UInt16) -> Int?
}

/// Pairs named one by one: GPOS pair adjustment of format 1, and `kern` of format 0.
struct GlyphPairs: PairKerning {
  private var values: [UInt32: Int16] = [:]

  mutating func add(_ left: Int, _ right: Int, value: Int) {
    let key = UInt32(truncatingIfNeeded: left << 16 | right)
    if values[key] == nil { values[key] = Int16(truncatingIfNeeded: value) }
  }

  func value(_ left: UInt16, _ right: UInt16) -> Int? {
    values[UInt32(left) << 16 | UInt32(right)].map(Int.init)
  }
}

/// Pairs by glyph class: GPOS pair adjustment of format 2.
struct ClassPairs: PairKerning {
  /// By glyph, the class plus 1; 0 is a glyph without coverage.
  private let firstClasses: [UInt16]
  private let secondClasses: [UInt16]
  private let secondClassCount: Int
  private let values: [Int16]

  init?(
    coverage: Coverage, first: ClassDefinition, second: ClassDefinition, firstClassCount: Int,
    secondClassCount: Int, values: [Int16], glyphCount: Int
  ) {
    guard values.count == firstClassCount * secondClassCount, secondClassCount > 0 else { return nil }
    firstClasses = (0..<glyphCount).map { glyph in
      guard coverage.index(of: glyph) != nil else { return 0 }
      let found = first.glyphClass(glyph)
      return found < firstClassCount ? UInt16(truncatingIfNeeded: found + 1) : 0
    }
    secondClasses = (0..<glyphCount).map { UInt16(truncatingIfNeeded: second.glyphClass($0)) }
    self.secondClassCount = secondClassCount
    self.values = values
  }

  func value(_ left: UInt16, _ right: UInt16) -> Int? {
    guard Int(left) < firstClasses.count, Int(right) < secondClasses.count, firstClasses[Int(left)] > 0,
      Int(secondClasses[Int(right)]) < secondClassCount
    else { return nil }
    return Int(values[Int(firstClasses[Int(left)] - 1) * secondClassCount + Int(secondClasses[Int(right)])])
  }
}
