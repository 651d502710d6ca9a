import ShelfSizing

/// A lower and an upper bound of a cell's height, in whole pixels.
package struct HeightBounds: Sendable, Hashable {
  /// The lower bound.
  package var lower: Double
  /// The upper bound; infinite where none is known.
  package var upper: Double

  /// Bounds in whole pixels.
  package init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// Whether the height is known.
  package var isExact: Bool { lower == upper }

  /// Nothing is known.
  package static let none = HeightBounds(lower: 0, upper: .infinity)
}

extension TemplateCell {
  /// Bounds of the height for the content shown, from bounds of the texts' line counts: constraints are only solved for
  /// line counts that no card had before.
  ///
  /// They hold for every cell. Where more than line counts decides the height, or there are too many combinations,
  /// nothing is known. They are a function of the content, whatever was shown before, unless `enough` is given.
  ///
  /// - Parameter enough: pixels; where it is proven that the height is no more, some bound that is no more will do.
  package func heightBounds(requiredWidth: Double, orBoundUpTo enough: Double = -.infinity) -> HeightBounds {
    layouter.heightBounds(width: requiredWidth, orBoundUpTo: enough)
  }
}

extension CellLayouter {
  /// The most combinations of line counts that cells are laid out for. The extremes over all of them are bounds even
  /// where more lines make a lower cell.
  private static let mostCombinations = 64
  /// The most views that texts or records hide: with more, there may be a plan for each card, and finding out where its
  /// lines are broken would take more layouts than the card itself.
  private static let mostHideable = 6

  func heightBounds(width: Double, orBoundUpTo enough: Double) -> HeightBounds {
    // Most cards have the same line counts as an earlier one, or no more than one.
    if let plan = currentPlan(width: width),
      let bounds = plan._withUnsafeGuaranteedRef({ $0.recentBounds(upTo: enough, self) })
    {
      return bounds
    }
    guard !contents.hasImageSizes else { return unbounded() }
    let plan = plan(width: width)
    if let height = height(plan) { return HeightBounds(lower: height, upper: height) }
    guard !hasSeveralFonts, !contents.hasShapes, visibility.hideableCount(contents) <= CellLayouter.mostHideable else {
      return unbounded()
    }
    if let height = heightAtLineWidths(plan) { return HeightBounds(lower: height, upper: height) }
    guard plan.linesDecideHeight, let lines = lineRanges(plan), let bounds = extremes(plan, lines) else {
      return unbounded()
    }
    shapeTexts()
    return bounds
  }

  /// Nothing is known.
  private func unbounded() -> HeightBounds {
    shapeTexts()
    return .none
  }

  /// Shapes all texts, as a layout does, so that what is assumed for them does not depend on whether the card is laid out.
  private func shapeTexts() {
    for text in texts { text.content.pointee.shape() }
  }

  /// The least and the largest height over all combinations of line counts, by text; `nil` if there are too many, or the
  /// line counts do not decide it.
  private func extremes(_ plan: LayoutPlan, _ lines: [ClosedRange<Int>]) -> HeightBounds? {
    var combinations = 1
    for range in lines {
      combinations *= min(range.count, CellLayouter.mostCombinations + 1)
      guard combinations <= CellLayouter.mostCombinations else { return nil }
    }
    var bounds: HeightBounds?
    var current = lines.map(\.lowerBound)
    while true {
      guard let height = height(plan, lines: current) else { return nil }
      bounds = HeightBounds(lower: min(bounds?.lower ?? height, height), upper: max(bounds?.upper ?? height, height))
      guard let text = current.indices.first(where: { current[$0] < lines[$0].upperBound }) else { return bounds }
      current[text] += 1
      for index in 0..<text { current[index] = lines[index].lowerBound }
    }
  }

  /// For each text, the numbers of lines that it may take; `nil` if these have no limit.
  private func lineRanges(_ plan: LayoutPlan) -> [ClosedRange<Int>]? {
    var ranges: [ClosedRange<Int>] = []
    for (index, text) in texts.enumerated() {
      guard plan.isShown[index], !text.isEmpty else {
        ranges.append(0...0)
        continue
      }
      if text.numberOfLines == 1 {
        ranges.append(1...1)
        continue
      }
      // Tab stops may make a text take fewer lines in less room.
      guard let widths = plan.lineWidthRanges[index], !text.text.contains(0x09) else { return nil }
      let fewest = text.shownLines(forWidth: widths.upperBound)
      let most = text.shownLines(forWidth: widths.lowerBound)
      ranges.append(fewest...max(fewest, most))
    }
    return ranges
  }
}
