import ShelfSizing

/// How far a line reaches from its baseline for the sake of one of its fonts where CSS's `line-height` is `normal`, in
/// whole pixels.
///
/// Ascent, descent and line gap are rounded one by one; of the gap one half, rounded down, goes above (Blink,
/// `platform/fonts/font_metrics.cc` and `CalculateLeadingSpace`). No pixel goes from the ascent to a descent that was
/// rounded down: the former can have it so, but Chromium 156 on Linux does not.
struct LineBox {
  private var above: Double
  private var below: Double

  init(_ typeface: any Typeface, pointSize: Double, on grid: PixelGrid) {
    // Single precision decides halves, as there.
    let scale = Float(pointSize * grid.scale / typeface.unitsPerEm)
    func pixels(_ units: Double) -> Double { (Double(Float(units) * scale) + 0.5).rounded(.down) }
    let line = typeface.browserLine
    let gap = pixels(line.lineGap)
    let gapAbove = (gap / 2).rounded(.down)
    above = pixels(line.ascender) + gapAbove
    below = pixels(line.descender) + gap - gapAbove
  }

  /// Pixels.
  var height: Double { max(0, above + below) }

  mutating func formUnion(_ other: LineBox) {
    above = max(above, other.above)
    below = max(below, other.below)
  }
}
