import ShelfSizing

/// A height that a cell has from a width on.
package struct HeightStep: Sendable, Hashable {
  /// Points: the least width that has the height, to a millionth.
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
  /// The height for the content shown as a function of the card width: each width at which it changes.
  ///
  /// Where lines alone decide the height, the widths are exact: a label's width follows the card's, and a text says itself
  /// from which width on a line holds more. Else, as where an image keeps its shape, the height is looked at for each
  /// width of whole pixels.
  ///
  /// - Parameter range: card widths in points.
  /// - Returns: the first step begins where the range does.
  package func heightSteps(in range: ClosedRange<Double>) -> [HeightStep] {
    layouter.exactSteps(in: range) ?? layouter.pixelSteps(in: range)
  }
}

extension CellLayouter {
  fileprivate func exactSteps(in range: ClosedRange<Double>) -> [HeightStep]? {
    var steps: [HeightStep] = []
    let isExact = forEachChange(in: range) { append(HeightStep(width: $0.width, pixels: $0.pixels), to: &steps) }
    return isExact ? steps : nil
  }

  fileprivate func pixelSteps(in range: ClosedRange<Double>) -> [HeightStep] {
    var steps: [HeightStep] = []
    for width in pixelWidths(in: range) {
      append(
        HeightStep(width: width, pixels: PixelGrid.wholePixels(roundingUp: height(width: width))), to: &steps)
    }
    return steps
  }

  private func append(_ step: HeightStep, to steps: inout [HeightStep]) {
    if steps.last?.pixels != step.pixels { steps.append(step) }
  }
}
