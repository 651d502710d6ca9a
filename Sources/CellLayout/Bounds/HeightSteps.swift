import ShelfSizing

/// A cell's height from a card width on.
package struct HeightStep: Sendable, Hashable {
  /// The least card width that has the height, in points, to a millionth.
  package let width: Double
  /// The height in whole pixels.
  package let pixels: Double

  /// A step.
  package init(width: Double, pixels: Double) {
    self.width = width
    self.pixels = pixels
  }
}

extension TemplateCell {
  /// The height for the content shown as a step function of the card width.
  ///
  /// Where line counts alone decide the height, the widths are exact: a label's width is a linear function of the
  /// card's, at least up to the next width at which something changes (``GrowingCell``), and a text knows the next width
  /// at which a line holds more. Elsewhere, as where an image keeps its aspect ratio, the height is computed for each
  /// width of whole pixels.
  ///
  /// - Parameter range: card widths in points.
  /// - Returns: the first step begins where the range does.
  package func heightSteps(in range: ClosedRange<Double>) -> [HeightStep] {
    layouter.exactSteps(in: range) ?? layouter.sharedSteps(in: range) ?? layouter.pixelSteps(in: range)
  }
}

extension CellLayouter {
  fileprivate func exactSteps(in range: ClosedRange<Double>) -> [HeightStep]? {
    var steps: [HeightStep] = []
    let plan = plan(width: range.lowerBound)
    let isExact = forEachLineChange(in: range) { change in
      guard let pixels = height(plan, lines: change.lines) else { return false }
      append(HeightStep(width: change.width, pixels: pixels), to: &steps)
      return true
    }
    return isExact ? steps : nil
  }

  fileprivate func sharedSteps(in range: ClosedRange<Double>) -> [HeightStep]? {
    var steps: [HeightStep] = []
    let isExact = forEachState(in: range) { append(HeightStep(width: $0, pixels: $1.pixels), to: &steps) }
    return isExact ? steps : nil
  }

  fileprivate func pixelSteps(in range: ClosedRange<Double>) -> [HeightStep] {
    var steps: [HeightStep] = []
    forEachPixelWidth(in: range) { append(HeightStep(width: $0, pixels: $1), to: &steps) }
    return steps
  }

  private func append(_ step: HeightStep, to steps: inout [HeightStep]) {
    if steps.last?.pixels != step.pixels { steps.append(step) }
  }
}
