import ShelfSizing

/// The lines of a cell's texts from a card width on.
struct LineChange {
  /// The card width, in points.
  var width: Double
  /// For each text, its number of lines.
  var lines: [Int]
  /// For each text, the width in points that its lines are broken at; 0 if they do not depend on it.
  var widths: [Double]
}

extension CellLayouter {
  /// Widths are rounded up to a millionth of a point; the 64ths that sweeps use are whole millionths.
  private static let widthsPerPoint = 1e6

  /// Visits each width of a range at which the line counts of texts may change, from the range's start on.
  ///
  /// - Parameters:
  ///   - countsHidden: whether lines that limits hide are counted as well.
  ///   - visit: is called by rising widths; returns whether to go on. Its calls mean nothing if the result is `false`.
  /// - Returns: whether the end was reached, and line counts alone decide the height, and all text widths are linear
  ///   functions of the card width.
  func forEachLineChange(
    in range: ClosedRange<Double>, countsHidden: Bool = false, _ visit: (LineChange) -> Bool
  ) -> Bool {
    guard !contents.hasImageSizes, !hasSeveralFonts, let rules = widthRules(range, ofSingleLines: countsHidden) else {
      return false
    }
    let plan = plan(width: range.lowerBound)
    guard plan.base.couplings.isEmpty else { return false }
    var change = LineChange(
      width: range.lowerBound, lines: Array(repeating: 0, count: texts.count), widths: texts.map { _ in 0 })
    while true {
      var next = Double.infinity
      for (index, text) in texts.enumerated() where plan.isShown[index] {
        let rule = rules[index]
        let width = rule?.width(change.width) ?? 0
        change.widths[index] = width
        // Before the line count, which this computes as well.
        if let rule, rule.factor > 0, let wider = text.nextWidth(after: width, countsHidden: countsHidden) {
          next = min(next, rule.cardWidth(wider))
        }
        change.lines[index] = countsHidden ? text.lineCount(forWidth: width) : text.shownLines(forWidth: width)
      }
      guard visit(change) else { return false }
      change.width = wholeWidth(next, after: change.width)
      if change.width > range.upperBound { return true }
    }
  }

  /// A width in points as results have it: rounded up, and greater than the one before.
  func wholeWidth(_ width: Double, after last: Double) -> Double {
    let whole = (width * CellLayouter.widthsPerPoint - 1e-3).rounded(.up) / CellLayouter.widthsPerPoint
    return max(whole, last + 1 / CellLayouter.widthsPerPoint)
  }

  /// Some widths of a range: what is the same at all of them is taken to be so everywhere.
  func probes(_ range: ClosedRange<Double>) -> [Double] {
    let length = range.upperBound - range.lowerBound
    return [0, 1, 0.5, 0.3, 0.77].map { range.lowerBound + $0 * length }
  }

  /// The start of a range, and all multiples of a pixel in it, in points.
  func pixelWidths(in range: ClosedRange<Double>) -> [Double] {
    var widths = [range.lowerBound]
    var pixels = grid.pixels(roundingDown: range.lowerBound) + 1
    while grid.points(pixels: pixels) <= range.upperBound {
      widths.append(grid.points(pixels: pixels))
      pixels += 1
    }
    return widths
  }

  /// For each text, its width as a linear function of the card width; an element is `nil` if its lines don't depend on
  /// the width. The result is `nil` if some width is not known, not linear, or falls as the card gets wider.
  ///
  /// - Parameter ofSingleLines: whether the widths of labels of one line are wanted as well.
  private func widthRules(_ range: ClosedRange<Double>, ofSingleLines: Bool) -> [WidthRule?]? {
    let plan = plan(width: range.lowerBound)
    if let known = plan.widthRules, known.range == range, known.ofSingleLines == ofSingleLines { return known.rules }
    let probes = probes(range).map { (cardWidth: $0, plan: self.plan(width: $0)) }
    var rules: [WidthRule?]? = []
    for (index, text) in texts.enumerated() {
      guard text.wraps || ofSingleLines && text.preferredMaxLayoutWidth == nil, plan.isShown[index] else {
        rules?.append(text.preferredMaxLayoutWidth.map { WidthRule(factor: 0, constant: $0) })
        continue
      }
      let known = probes.map { probe -> (Double, Double?) in
        let widths = ofSingleLines ? probe.plan.unlimitedLineWidths : probe.plan.lineWidths
        return (probe.cardWidth, probe.plan.linesDecideHeight ? widths[index] : nil)
      }
      guard let rule = WidthRule(known) else {
        rules = nil
        break
      }
      rules?.append(rule)
    }
    plan.widthRules = (range, ofSingleLines, rules)
    return rules
  }
}

/// A label's width as a linear function of the card width, in points.
struct WidthRule {
  let factor: Double
  let constant: Double

  func width(_ cardWidth: Double) -> Double { factor * cardWidth + constant }
  func cardWidth(_ width: Double) -> Double { (width - constant) / factor }
}

extension WidthRule {
  /// How many points a width may deviate from the straight line through the first two.
  private static let tolerance = 1e-6

  /// The line through some points; `nil` if they are not on one line, it falls, or a width is not known.
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
