import ShelfSizing

/// How far one of a line's fonts makes the line reach above and below its baseline where CSS's `line-height` is
/// `normal`, in whole pixels.
///
/// Ascent, descent and line gap are rounded one by one; half of the gap, rounded down, goes above (Blink,
/// `platform/fonts/font_metrics.cc` and `CalculateLeadingSpace`). A descent that was rounded down gets no pixel from
/// the ascent: Blink's source allows that, but Chromium 156 on Linux does not do it.
struct LineBox {
  private var above: Double
  private var below: Double

  init(_ typeface: any Typeface, pointSize: Double, on grid: PixelGrid) {
    // Single precision decides halves, as in Blink.
    let scale = Float(pointSize * grid.scale / typeface.unitsPerEm)
    func pixels(_ units: Double) -> Double { (Double(Float(units) * scale) + 0.5).rounded(.down) }
    let line = typeface.browserLine
    let gap = pixels(line.lineGap)
    let gapAbove = (gap / 2).rounded(.down)
    above = pixels(line.ascender) + gapAbove
    below = pixels(line.descender) + gap - gapAbove
  }

  /// Pixels from the top of the box to its bottom.
  var height: Double { max(0, above + below) }

  mutating func formUnion(_ other: LineBox) {
    above = max(above, other.above)
    below = max(below, other.below)
  }
}
