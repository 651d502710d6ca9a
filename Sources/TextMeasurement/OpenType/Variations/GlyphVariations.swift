/// `gvar`: how a setting of the axes moves the phantom points of a glyph, which mark where it begins and ends
/// (OpenType, "gvar"; "Instructing TrueType Glyphs", "Phantom points"). Of the outlines it is known only how many
/// points they have.
struct GlyphVariations {
  private let table: RequiredTable
  private let outlines: GlyphOutlines
  private let coordinates: [Int]
  private let glyphCount: Int
  private let sharedTuples: RequiredTable
  private let sharedTupleCount: Int

  /// `nil` for a font without the table, or whose table is for other axes than the font has.
  init?(_ directory: TableDirectory, _ coordinates: [Int]) throws(FontError) {
    guard let data = directory["gvar"], let outlines = try GlyphOutlines(directory) else { return nil }
    table = RequiredTable(data, part: "'gvar' table")
    guard try table.u16(4) == coordinates.count else { return nil }
    self.outlines = outlines
    self.coordinates = coordinates
    glyphCount = try table.u16(12)
    sharedTupleCount = try table.u16(6)
    sharedTuples = try table.table(at: try table.u32(8))
    try sharedTuples.check(0, length: 2 * coordinates.count * sharedTupleCount)
  }

  /// The change of the advance of a glyph, or of the part that a composite glyph has its metrics from.
  ///
  /// - Returns: the glyph that the metrics are of, and font units.
  func delta(_ glyph: Int, budget: inout ReadingBudget) throws(FontError) -> (owner: Int, units: Float) {
    let (owner, pointCount) = try outlines.metrics(of: glyph, budget: &budget)
    guard owner < glyphCount, let data = try variationData(of: owner) else { return (owner, 0) }
    let flags = try data.u16(0)
    var header = 4
    var serialized = try data.table(at: try data.u16(2))
    var shared = PointNumbers(pointCount: pointCount)
    if flags & 0x8000 != 0 {
      shared = try PointNumbers(serialized, pointCount: pointCount, budget: &budget)
      serialized = try serialized.table(at: shared.size)
    }
    var units: Float = 0
    for _ in 0..<flags & 0x0FFF {
      try budget.spend(ReadingBudget.Cost.record + coordinates.count, on: table.part)
      let (size, index) = (try data.u16(header), try data.u16(header + 2))
      let (scalar, length) = try scalar(data, header + 4, index)
      header += 4 + length
      if scalar != 0 {
        var points = shared
        var deltas = serialized
        if index & 0x2000 != 0 {
          points = try PointNumbers(serialized, pointCount: pointCount, budget: &budget)
          deltas = try serialized.table(at: points.size)
        }
        units += scalar * Float(try points.advanceDelta(deltas, budget: &budget))
      }
      serialized = try serialized.table(at: size)
    }
    return (owner, units)
  }

  private func variationData(of glyph: Int) throws(FontError) -> RequiredTable? {
    let (isLong, array) = (try table.u16(14) & 1 != 0, try table.u32(16))
    let start = isLong ? try table.u32(20 + 4 * glyph) : 2 * (try table.u16(20 + 2 * glyph))
    let end = isLong ? try table.u32(24 + 4 * glyph) : 2 * (try table.u16(22 + 2 * glyph))
    guard end > start else { return nil }
    return try table.table(at: array + start)
  }

  /// How much a tuple counts, and the bytes of its peak and range.
  private func scalar(
    _ data: RequiredTable, _ offset: Int, _ index: Int
  ) throws(FontError) -> (scalar: Float, length: Int) {
    let (hasPeak, hasRange) = (index & 0x8000 != 0, index & 0x4000 != 0)
    let count = coordinates.count
    let length = 2 * count * ((hasPeak ? 1 : 0) + (hasRange ? 2 : 0))
    let shared = index & 0x0FFF
    guard hasPeak || shared < sharedTupleCount else {
      throw FontError("the font's 'gvar' table names the shared tuple \(shared), and has \(sharedTupleCount)")
    }
    let (peaks, peakStart) = hasPeak ? (data, offset) : (sharedTuples, 2 * count * shared)
    let rangeStart = offset + (hasPeak ? 2 * count : 0)
    var scalar: Float = 1
    for axis in 0..<count where scalar != 0 {
      let peak = try peaks.i16(peakStart + 2 * axis)
      let start = hasRange ? try data.i16(rangeStart + 2 * axis) : min(0, peak)
      let end = hasRange ? try data.i16(rangeStart + 2 * (count + axis)) : max(0, peak)
      scalar *= VariationRegions.Axis(start: start, peak: peak, end: end).scalar(coordinates[axis])
    }
    return (scalar, length)
  }
}
