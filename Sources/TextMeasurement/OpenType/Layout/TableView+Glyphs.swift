/// Looking single glyphs up in the tables of "OpenType Layout Common Table Formats", without unfolding them.
extension TableView {
  /// In a coverage table, the index of a glyph; `nil` where it is not covered.
  func coverageIndex(of glyph: UInt16) -> Int? {
    guard let format = u16(0), let count = u16(2) else { return nil }
    switch format {
    case 1: return index(of: glyph, among: count, from: 4, step: 2)
    case 2:
      guard let range = range(of: glyph, among: count) else { return nil }
      return range.value + Int(glyph) - range.first
    default: return nil
    }
  }

  /// In a coverage table, the last glyph; `nil` where it covers none.
  var lastCovered: Int? {
    guard let format = u16(0), let count = u16(2), count > 0 else { return nil }
    return format == 1 ? u16(2 + 2 * count) : u16(6 * count)
  }

  /// Whether a coverage table covers one of some glyphs.
  ///
  /// - Parameter set: the same glyphs.
  func coversAny(of glyphs: [UInt16], _ set: GlyphSet) -> Bool {
    guard u16(0) == 1, let count = u16(2), count < glyphs.count else {
      return glyphs.contains { coverageIndex(of: $0) != nil }
    }
    return (0..<count).contains { index in u16(4 + 2 * index).map { set.contains(UInt16($0)) } ?? false }
  }

  /// In a class definition table, the class of a glyph; 0 where none is given.
  func glyphClass(of glyph: UInt16) -> Int {
    switch u16(0) {
    case 1:
      guard let first = u16(2), let count = u16(4), Int(glyph) >= first, Int(glyph) < first + count else { return 0 }
      return u16(6 + 2 * (Int(glyph) - first)) ?? 0
    case 2:
      guard let count = u16(2) else { return 0 }
      return range(of: glyph, among: count)?.value ?? 0
    default: return 0
    }
  }

  /// The index of a glyph in ascending records that begin with one.
  ///
  /// - Parameters:
  ///   - count: how many records there are said to be.
  ///   - start: where the first record is.
  ///   - step: bytes of a record.
  func index(of glyph: UInt16, among count: Int, from start: Int, step: Int) -> Int? {
    let count = min(count, max(0, self.count - start - 2 + step) / step)
    let low = firstPlace(among: count, from: start, step: step, notBelow: glyph)
    return low < count && number(at: start + step * low) == glyph ? low : nil
  }

  private func range(of glyph: UInt16, among count: Int) -> (first: Int, value: Int)? {
    let count = min(count, max(0, self.count - 4) / 6)
    let low = firstPlace(among: count, from: 6, step: 6, notBelow: glyph)
    guard low < count, let found = glyphRange(low), found.first <= Int(glyph) else { return nil }
    return (found.first, found.value)
  }

  /// The first record, of some that are there, whose number is not below a glyph's.
  @inline(__always)
  private func firstPlace(among count: Int, from start: Int, step: Int, notBelow glyph: UInt16) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low &+ high) >> 1
      if number(at: start &+ step &* middle) < glyph { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
