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
  /// Widths are told to a millionth of a point; 64ths, which sweeps use, are whole millionths.
  private static let widthsPerPoint = 1e6

  fileprivate func exactSteps(in range: ClosedRange<Double>) -> [HeightStep]? {
    guard !record.hasImageSizes, !hasSeveralFonts, let rules = widthRules(range) else {
      return nil
    }
    let plan = plan(width: range.lowerBound)
    guard plan.base.crossings.isEmpty else { return nil }
    var steps: [HeightStep] = []
    var width = range.lowerBound
    while true {
      var lines: [Int] = []
      var next = Double.infinity
      for (index, text) in texts.enumerated() {
        guard plan.isShown[index] else {
          lines.append(0)
          continue
        }
        let rule = rules[index]
        // Before the lines, which it finds as well.
        if let rule, rule.factor > 0, let wider = text.nextWidth(after: rule.width(width)) {
          next = min(next, rule.cardWidth(wider))
        }
        lines.append(text.shownLines(forWidth: rule?.width(width) ?? 0))
      }
      guard let height = plan.height(lines: lines, { solve(plan, lines: lines).cellHeight }) else { return nil }
      append(HeightStep(width: width, pixels: PixelGrid.wholePixels(roundingUp: height)), to: &steps)
      let known = (next * CellLayouter.widthsPerPoint - 1e-3).rounded(.up) / CellLayouter.widthsPerPoint
      width = max(known, width + 1 / CellLayouter.widthsPerPoint)
      if width > range.upperBound { return steps }
    }
  }

  /// By text, how its width follows the card's (`nil` for one whose lines do not depend on it); `nil` where one does not
  /// follow evenly.
  private func widthRules(_ range: ClosedRange<Double>) -> [WidthRule?]? {
    let plan = plan(width: range.lowerBound)
    if let known = plan.widthRules, known.range == range { return known.rules }
    let length = range.upperBound - range.lowerBound
    let probes = [0, 1, 0.5, 0.3, 0.77].map { share in
      let width = range.lowerBound + share * length
      return (cardWidth: width, plan: self.plan(width: width))
    }
    var rules: [WidthRule?]? = []
    for (index, text) in texts.enumerated() {
      guard text.wraps, plan.isShown[index] else {
        rules?.append(text.preferredMaxLayoutWidth.map { WidthRule(factor: 0, constant: $0) })
        continue
      }
      let known = probes.map { ($0.cardWidth, $0.plan.linesDecideHeight ? $0.plan.knownLineWidths[index] : nil) }
      guard let rule = WidthRule(known) else {
        rules = nil
        break
      }
      rules?.append(rule)
    }
    plan.widthRules = (range, rules)
    return rules
  }

  fileprivate func pixelSteps(in range: ClosedRange<Double>) -> [HeightStep] {
    var steps: [HeightStep] = []
    var pixels = grid.pixels(roundingDown: range.lowerBound)
    var width = range.lowerBound
    while width <= range.upperBound {
      append(
        HeightStep(width: width, pixels: PixelGrid.wholePixels(roundingUp: height(width: width))), to: &steps)
      pixels += 1
      width = grid.points(pixels: pixels)
    }
    return steps
  }

  private func append(_ step: HeightStep, to steps: inout [HeightStep]) {
    if steps.last?.pixels != step.pixels { steps.append(step) }
  }
}

/// How a label's width follows the card's: points.
struct WidthRule {
  let factor: Double
  let constant: Double

  func width(_ cardWidth: Double) -> Double { factor * cardWidth + constant }
  func cardWidth(_ width: Double) -> Double { (width - constant) / factor }
}

extension WidthRule {
  /// Points by which widths may differ from a straight line through the first two.
  private static let tolerance = 1e-6

  /// The line through points; `nil` where they lie on none, it falls, or a width is not known.
  fileprivate init?(_ points: [(cardWidth: Double, width: Double?)]) {
    guard let first = points[0].width, let second = points[1].width else { return nil }
    let length = points[1].cardWidth - points[0].cardWidth
    factor = length > 0 ? (second - first) / length : 0
    constant = first - factor * points[0].cardWidth
    guard factor >= 0 else { return nil }
    for point in points {
      guard let width = point.width, abs(width - self.width(point.cardWidth)) < WidthRule.tolerance else { return nil }
    }
  }
}
