/// `glyf` and `loca`, as far as they have the number of points of a glyph, and the parts from which a composite glyph
/// has its metrics from (OpenType, "glyf").
struct GlyphOutlines {
  private let glyphs: RequiredTable
  private let locations: RequiredTable
  private let hasLongLocations: Bool

  private static let part: StaticString = "'glyf' table"

  /// More glyphs in each other than this take their metrics from none of them; HarfBuzz goes as deep
  /// (`HB_MAX_NESTING_LEVEL`).
  private static let deepest = 64

  /// Flags of a component.
  private enum Flag {
    static let wideArguments = 0x0001
    static let scale = 0x0008
    static let more = 0x0020
    static let twoScales = 0x0040
    static let matrix = 0x0080
    static let givesMetrics = 0x0200
  }

  /// `nil` for a font without outlines of this kind.
  init?(_ directory: TableDirectory) throws(FontError) {
    guard let glyf = directory["glyf"], let loca = directory["loca"], let head = directory["head"] else { return nil }
    glyphs = RequiredTable(glyf, part: GlyphOutlines.part)
    locations = RequiredTable(loca, part: "'loca' table")
    hasLongLocations = try RequiredTable(head, part: "'head' table").u16(50) != 0
  }

  /// The glyph that another one has its metrics from, mostly itself, and the number of its points.
  func metrics(of glyph: Int, budget: inout ReadingBudget) throws(FontError) -> (owner: Int, pointCount: Int) {
    var owner = glyph
    for _ in 0..<GlyphOutlines.deepest {
      try budget.spend(ReadingBudget.Cost.record, on: GlyphOutlines.part)
      guard let outline = try outline(owner) else { return (owner, 0) }
      let contours = try outline.i16(0)
      if contours == 0 { return (owner, 0) }
      if contours > 0 { return (owner, try outline.u16(8 + 2 * contours) + 1) }
      let (count, next) = try components(outline, budget: &budget)
      guard let next else { return (owner, count) }
      owner = next
    }
    return (glyph, 0)
  }

  private func outline(_ glyph: Int) throws(FontError) -> RequiredTable? {
    let start = hasLongLocations ? try locations.u32(4 * glyph) : 2 * (try locations.u16(2 * glyph))
    let end = hasLongLocations ? try locations.u32(4 * glyph + 4) : 2 * (try locations.u16(2 * glyph + 2))
    return end > start ? try glyphs.table(at: start) : nil
  }

  /// How many parts a composite glyph has, and the last one that gives it its metrics.
  private func components(
    _ outline: RequiredTable, budget: inout ReadingBudget
  ) throws(FontError) -> (count: Int, metrics: Int?) {
    var (offset, count, flags) = (10, 0, Flag.more)
    var metrics: Int?
    while flags & Flag.more != 0 {
      try budget.spend(1, on: GlyphOutlines.part)
      flags = try outline.u16(offset)
      if flags & Flag.givesMetrics != 0 { metrics = try outline.u16(offset + 2) }
      offset += flags & Flag.wideArguments == 0 ? 6 : 8
      switch flags {
      case _ where flags & Flag.scale != 0: offset += 2
      case _ where flags & Flag.twoScales != 0: offset += 4
      case _ where flags & Flag.matrix != 0: offset += 8
      default: break
      }
      count += 1
    }
    return (count, metrics)
  }
}
