import ShelfSizing

extension Font {
  /// The height of a label of some lines, as `UILabel` gives it.
  ///
  /// The lines and what leads between them are summed first and rounded up to a pixel once (FACTS.md section 2,
  /// measured on stored frames). A label without text has no height.
  ///
  /// - Parameters:
  ///   - lines: lines shown, the limit of the label applied.
  ///   - grid: the device's pixels.
  /// - Returns: whole pixels.
  public func labelHeight(lines: Int, on grid: PixelGrid) -> Double {
    guard lines > 0 else { return 0 }
    let points = Double(lines) * lineHeight + Double(lines - 1) * leading
    return grid.pixels(roundingUp: max(0, points))
  }
}
