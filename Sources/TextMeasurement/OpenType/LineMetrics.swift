/// How far a font's lines reach from their baseline, in its units.
struct LineMetrics: Sendable {
  /// Above the baseline.
  let ascender: Double
  /// Below it, positive.
  let descender: Double
  /// The gap between lines.
  let lineGap: Double
}

extension LineMetrics {
  /// The metrics in `hhea` or OS/2, which both have a negative descender.
  init?(_ table: FontData, at offset: Int) {
    guard let ascender = table.i16(offset), let descender = table.i16(offset + 2), let lineGap = table.i16(offset + 4)
    else { return nil }
    self.init(ascender: Double(ascender), descender: Double(-descender), lineGap: Double(lineGap))
  }

  /// The metrics at a setting of the axes. No gap is negative.
  func changed(by changes: MetricsVariations) -> LineMetrics {
    LineMetrics(
      ascender: ascender + Double(changes["hasc"]), descender: descender - Double(changes["hdsc"]),
      lineGap: max(0, lineGap + Double(changes["hlgp"])))
  }
}
