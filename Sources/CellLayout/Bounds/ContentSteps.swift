import ShelfSizing

/// What a cell's content asks for, and what is lost of it, from a card width on.
package struct ContentStep: Sendable, Hashable {
  /// The least card width for which this holds, in points.
  package var width: Double
  /// The height in whole pixels.
  package var pixels: Double
  /// The number of lines that line limits hide.
  package var hiddenLines: Int
  /// For each maximum height, the number of shown lines that are cut off at it, wholly or partly; empty where none is.
  package var cutLines: [Int]
  /// The view of the first text whose line count differs from the step before; `nil` if none does.
  package var changedView: Int?

  fileprivate func isAlike(_ other: ContentStep) -> Bool {
    pixels == other.pixels && hiddenLines == other.hiddenLines && cutLines == other.cutLines
  }
}

extension TemplateCell {
  /// What the content shown asks for and what is lost of it, as a step function of the card width.
  ///
  /// - Parameters:
  ///   - range: card widths in points.
  ///   - maxima: card heights in points, each of which may cut the cell.
  /// - Returns: the steps, the first of which begins where the range does, and whether they are exact; else they were
  ///   searched at widths of whole pixels.
  package func contentSteps(
    in range: ClosedRange<Double>, maxima: [Double]
  ) -> (steps: [ContentStep], isExact: Bool) {
    var steps = ContentSteps()
    var before: LineChange?
    let plan = layouter.plan(width: range.lowerBound)
    let isExact = layouter.forEachChange(in: range, countsHidden: true) { change in
      let changed = before.flatMap { before in
        change.lines.indices.first {
          change.lines[$0] != before.lines[$0] || change.hidden[$0] != before.hidden[$0]
        }
      }
      before = change
      let rows = LineLosses.Rows(width: 0, isShown: plan.conditions.isShown, lines: change.lines)
      steps.append(
        ContentStep(
          width: change.width, pixels: change.pixels, hiddenLines: change.hidden.reduce(0, +),
          cutLines: cutLines(pixels: change.pixels, maxima, rows) { lostLines(change, height: $0, plan) },
          changedView: changed.map { layouter.texts[$0].place }))
    }
    if isExact { return (steps.all, true) }
    let isPoint = range.lowerBound == range.upperBound
    return (contentSteps(at: layouter.pixelWidths(in: range), maxima: maxima), isPoint)
  }

  /// The steps at some widths alone, each computed by itself.
  ///
  /// - Parameter widths: points, rising.
  package func contentSteps(at widths: [Double], maxima: [Double]) -> [ContentStep] {
    var steps = ContentSteps()
    for width in widths {
      let pixels = heightInPixels(requiredWidth: width)
      steps.append(
        ContentStep(
          width: width, pixels: pixels, hiddenLines: layouter.hiddenLines(width: width),
          cutLines: cutLines(pixels: pixels, maxima, layouter.knownRows(width: width)) {
            lostLines(cardWidth: width, height: $0)
          },
          changedView: nil))
    }
    return steps.all
  }

  /// - Parameters:
  ///   - rows: `nil` where more than line counts may decide where lines lie.
  ///   - lostLines: the number of lines that a height in points cuts off.
  private func cutLines(
    pixels: Double, _ maxima: [Double], _ rows: @autoclosure () -> LineLosses.Rows?, _ lostLines: (Double) -> Int
  ) -> [Int] {
    let height = blueprint.grid.points(pixels: pixels)
    guard maxima.contains(where: { $0 < height }) else { return [] }
    let rows = rows()
    return maxima.map { maximum in
      guard maximum < height else { return 0 }
      guard let rows else { return lostLines(maximum) }
      return layouter.losses.lines(LineLosses.Key(rows: rows, height: maximum)) { lostLines(maximum) }
    }
  }
}

/// Steps, with equal neighbours merged.
private struct ContentSteps {
  private(set) var all: [ContentStep] = []

  mutating func append(_ step: ContentStep) {
    if let last = all.last, last.isAlike(step) { return }
    all.append(step)
  }
}

/// A cache of the number of lines that cells lose when they get less height than they ask for.
struct LineLosses {
  /// What decides the positions of lines.
  struct Rows: Hashable {
    /// The card width in points; 0 where positions depend on line counts alone.
    var width: Double
    /// For each view, whether it takes part in the layout.
    var isShown: [Bool]
    /// For each text, the number of lines that it shows.
    var lines: [Int]
  }

  struct Key: Hashable {
    var rows: Rows
    /// The height that the cell gets, in points.
    var height: Double
  }

  private var known: [Key: Int] = [:]
  /// The cache is limited, as each card might have other lines.
  private static let mostKnown = 1 << 14

  mutating func lines(_ key: Key, _ compute: () -> Int) -> Int {
    if let lines = known[key] { return lines }
    let lines = compute()
    if known.count >= LineLosses.mostKnown { known = [:] }
    known[key] = lines
    return lines
  }
}

extension CellLayouter {
  /// The number of text lines that line limits hide.
  ///
  /// - Parameter width: of the cell, in points.
  fileprivate func hiddenLines(width: Double) -> Int {
    let plan = plan(width: width)
    var (hidden, system) = (0, LayoutSystem?.none)
    for (index, text) in texts.enumerated() where plan.isShown[index] && text.numberOfLines > 0 && !text.isEmpty {
      var known = text.preferredMaxLayoutWidth ?? plan.knownTextWidths[index]
      if known == nil {
        let solved = system ?? layout(width: width)
        system = solved
        known = self.width(of: text, in: solved)
      }
      let lines = text.lineCount(forWidth: known ?? 0)
      hidden += lines - min(lines, text.mostLines)
    }
    return hidden
  }

  /// The line counts, where these alone decide the cell's height and the positions of lines; `nil` elsewhere.
  fileprivate func knownRows(width: Double) -> LineLosses.Rows? {
    let plan = plan(width: width)
    let hasImages = record.images.contains { $0 != nil }
    guard !hasImages, !hasSeveralFonts, plan.linesDecideHeight else { return nil }
    let widths = plan.knownLineWidths
    let isKnown = texts.indices.allSatisfy { widths[$0] != nil || !texts[$0].wraps || !plan.isShown[$0] }
    return isKnown
      ? LineLosses.Rows(
        width: plan.base.crossings.isEmpty ? 0 : width, isShown: plan.conditions.isShown, lines: plan.lines(widths))
      : nil
  }
}
