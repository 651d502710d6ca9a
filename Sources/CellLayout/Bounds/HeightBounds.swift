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
  /// nothing is known.
  package func heightBounds(requiredWidth: Double) -> HeightBounds { layouter.heightBounds(width: requiredWidth) }
}

extension CellLayouter {
  /// The most combinations of line counts that cells are laid out for. The extremes over all of them are bounds even
  /// where more lines make a lower cell.
  private static let mostCombinations = 64

  func heightBounds(width: Double) -> HeightBounds {
    let plan = plan(width: width)
    guard !record.hasImageSizes, !hasSeveralFonts else { return .none }
    if let height = heightAtLineWidths(plan) {
      let pixels = PixelGrid.wholePixels(roundingUp: height)
      return HeightBounds(lower: pixels, upper: pixels)
    }
    guard plan.linesDecideHeight, let lines = lineRanges(plan) else { return .none }
    var bounds: HeightBounds?
    var current = lines.map(\.lowerBound)
    while true {
      guard let height = plan.height(lines: current, { solve(plan, lines: current).cellHeight }) else { return .none }
      let pixels = PixelGrid.wholePixels(roundingUp: height)
      bounds = HeightBounds(lower: min(bounds?.lower ?? pixels, pixels), upper: max(bounds?.upper ?? pixels, pixels))
      guard let text = current.indices.first(where: { current[$0] < lines[$0].upperBound }) else { break }
      current[text] += 1
      for index in 0..<text { current[index] = lines[index].lowerBound }
    }
    return bounds ?? .none
  }

  /// For each text, the numbers of lines that it may take; `nil` if these have no limit or there are too many
  /// combinations.
  private func lineRanges(_ plan: LayoutPlan) -> [ClosedRange<Int>]? {
    var ranges: [ClosedRange<Int>] = []
    var combinations = 1
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
      guard let widths = plan.lineWidths[index], !text.text.contains(0x09) else { return nil }
      let fewest = text.shownLines(forWidth: widths.upperBound)
      let most = text.shownLines(forWidth: widths.lowerBound)
      ranges.append(fewest...max(fewest, most))
      combinations *= ranges[index].count
      guard combinations <= CellLayouter.mostCombinations else { return nil }
    }
    return ranges
  }
}
