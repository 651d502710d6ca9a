import ShelfSizing

/// The height that a cell's content asks for, and the lines that it loses, from a card width on.
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

/// The lines of a card's texts, whatever the limits of their labels, from each card width on at which they may change.
///
/// Where labels' widths follow from the card's alone, these lines are the same for all limits but 1, with which a label
/// is not broken at all: one sweep through the widths serves every setting of the limits.
package struct LineSweep {
  /// By rising widths.
  fileprivate var changes: [LineChange] = []

  /// For each text, the most lines that it takes: a limit of as many or more hides none.
  package var mostLines: [Int] {
    guard var most = changes.first?.lines else { return [] }
    for change in changes {
      for (text, lines) in change.lines.enumerated() { most[text] = max(most[text], lines) }
    }
    return most
  }
}

extension TemplateCell {
  /// The lines of the content shown in a range of card widths, in points; `nil` where they depend on more than the card
  /// width.
  package func lineSweep(in range: ClosedRange<Double>) -> LineSweep? {
    var sweep = LineSweep()
    let isExact = layouter.forEachLineChange(in: range, countsHidden: true) { change in
      sweep.changes.append(change)
      return true
    }
    return isExact ? sweep : nil
  }

  /// For each text, the most lines that its label shows; `Int.max` for no limit.
  package var lineLimits: [Int] { layouter.texts.map(\.mostLines) }

  /// The card's height and its lost lines at each width of a sweep, as steps.
  ///
  /// - Parameters:
  ///   - sweep: its lines, in this cell or one that differs in line limits other than 1 alone.
  ///   - maxima: card heights in points, each of which may cut the cell.
  /// - Returns: the steps, the first of which begins where the sweep does; `nil` where line counts do not decide the
  ///   height.
  package func contentSteps(_ sweep: LineSweep, maxima: [Double]) -> [ContentStep]? {
    var steps = ContentSteps()
    guard let first = sweep.changes.first else { return nil }
    let plan = layouter.plan(width: first.width)
    for change in sweep.changes {
      let shown = layouter.shown(change.lines)
      guard let pixels = layouter.height(plan, lines: shown) else { return nil }
      append(change, shown: shown, pixels: pixels, maxima, plan, to: &steps)
    }
    return steps.all
  }

  /// Adds what a card is like with some lines, where line counts decide where these lie.
  ///
  /// - Parameters:
  ///   - change: the lines, whatever the limits.
  ///   - shown: for each text, how many it shows.
  ///   - pixels: the height.
  ///   - plan: the cell's at any of its widths.
  private func append(
    _ change: LineChange, shown: [Int], pixels: Double, _ maxima: [Double], _ plan: LayoutPlan,
    to steps: inout ContentSteps
  ) {
    let lines = (all: change.lines, shown: shown)
    let changed = steps.lines.flatMap { before in
      shown.indices.first { lines.all[$0] != before.all[$0] || shown[$0] != before.shown[$0] }
    }
    steps.lines = lines
    let rows = LostLinesCache.Rows(width: 0, isShown: plan.conditions.isShown, lines: shown)
    var shownLines = change
    shownLines.lines = shown
    steps.append(
      ContentStep(
        width: change.width, pixels: pixels,
        hiddenLines: zip(change.lines, layouter.shown(change.lines)).reduce(0) { $0 + $1.0 - $1.1 },
        cutLines: cutLines(pixels: pixels, maxima, rows) { lostLines(shownLines, height: $0, plan) },
        changedView: changed.map { layouter.texts[$0].viewIndex }))
  }

  /// The steps of a card whose texts share out a width; `nil` where more than their lines decides where these lie.
  private func sharedSteps(in range: ClosedRange<Double>, maxima: [Double]) -> [ContentStep]? {
    let plan = layouter.plan(width: range.lowerBound)
    guard plan.linesDecideHeight, plan.base.couplings.isEmpty, !layouter.hasSeveralFonts else { return nil }
    var steps = ContentSteps()
    let isExact = layouter.forEachState(in: range, countsHidden: true) { width, state in
      let change = LineChange(width: width, lines: state.allLines, widths: state.widths)
      append(change, shown: state.lines, pixels: state.pixels, maxima, plan, to: &steps)
    }
    return isExact ? steps.all : nil
  }

  /// The card's height and its lost lines at each width of a range, as steps.
  ///
  /// - Parameters:
  ///   - range: card widths in points.
  ///   - maxima: card heights in points, each of which may cut the cell.
  /// - Returns: the steps, the first of which begins where the range does, and whether they are exact; else they were
  ///   searched at widths of whole pixels.
  package func contentSteps(
    in range: ClosedRange<Double>, maxima: [Double]
  ) -> (steps: [ContentStep], isExact: Bool) {
    let swept = lineSweep(in: range).flatMap { contentSteps($0, maxima: maxima) }
    if let steps = swept ?? sharedSteps(in: range, maxima: maxima) { return (steps, true) }
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
    pixels: Double, _ maxima: [Double], _ rows: @autoclosure () -> LostLinesCache.Rows?, _ lostLines: (Double) -> Int
  ) -> [Int] {
    let height = blueprint.grid.points(pixels: pixels)
    guard maxima.contains(where: { $0 < height }) else { return [] }
    let rows = rows()
    return maxima.map { maximum in
      guard maximum < height else { return 0 }
      guard let rows else { return lostLines(maximum) }
      return layouter.lostLines.count(LostLinesCache.Key(rows: rows, height: maximum)) { lostLines(maximum) }
    }
  }
}

/// Steps, with equal neighbours merged.
private struct ContentSteps {
  private(set) var all: [ContentStep] = []
  /// For each text, its lines in the last one, whatever the limit, and those that it shows.
  var lines: (all: [Int], shown: [Int])?

  mutating func append(_ step: ContentStep) {
    if let last = all.last, last.isAlike(step) { return }
    all.append(step)
  }
}

/// A cache of the number of lines that cells lose when they get less height than they ask for.
struct LostLinesCache {
  /// All that decides the positions of lines.
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

  mutating func count(_ key: Key, _ compute: () -> Int) -> Int {
    if let count = known[key] { return count }
    let count = compute()
    if known.count >= LostLinesCache.mostKnown { known = [:] }
    known[key] = count
    return count
  }
}

extension TemplateCell {
  /// Calls `visit` with the names of the views whose texts end in an ellipsis because of their line limit.
  ///
  /// - Parameter cardWidth: points.
  package func forEachLimitedView(cardWidth: Double, _ visit: (String) -> Void) {
    if let rows = layouter.plan(width: cardWidth).limitRows {
      return rows.forEachBeyondLimit { if layouter.texts[$0].lineEnd != .words { visit(shownNames[$0]) } }
    }
    layouter.forEachLimitedText(width: cardWidth) { index, width in
      let text = layouter.texts[index]
      guard text.lineEnd != .words,
        text.content.pointee.exceeds(text.mostLines, width: width, linesPerByte: .infinity)
      else { return }
      visit(shownNames[index])
    }
  }
}

extension CellLayouter {
  /// For each text, how many of its lines the label's limit lets it show.
  fileprivate func shown(_ lines: [Int]) -> [Int] { zip(texts, lines).map { min($1, $0.mostLines) } }

  /// The number of text lines that line limits hide.
  ///
  /// - Parameter width: of the cell, in points.
  fileprivate func hiddenLines(width: Double) -> Int {
    var hidden = 0
    forEachLimitedText(width: width) { index, width in
      hidden += max(0, texts[index].lineCount(forWidth: width) - texts[index].mostLines)
    }
    return hidden
  }

  /// Visits the indices of the shown texts that have a line limit, with the width in points at which their lines are broken.
  ///
  /// - Parameter width: of the cell, in points.
  fileprivate func forEachLimitedText(width: Double, _ visit: (Int, Double) -> Void) {
    let plan = plan(width: width)
    var system: LayoutSystem?
    for (index, text) in texts.enumerated() where plan.isShown[index] && text.numberOfLines > 0 && !text.isEmpty {
      var known = text.preferredMaxLayoutWidth ?? plan.unlimitedLineWidths[index]
      if known == nil {
        let solved = system ?? layout(width: width)
        system = solved
        known = self.width(of: text, in: solved)
      }
      visit(index, known ?? 0)
    }
  }

  /// The line counts, where these alone decide the cell's height and the positions of lines; `nil` elsewhere.
  fileprivate func knownRows(width: Double) -> LostLinesCache.Rows? {
    let plan = plan(width: width)
    let hasImages = contents.images.contains { $0 != nil }
    guard !hasImages, !hasSeveralFonts, plan.linesDecideHeight else { return nil }
    let widths = plan.lineWidths
    let isKnown = texts.indices.allSatisfy { widths[$0] != nil || !texts[$0].wraps || !plan.isShown[$0] }
    return isKnown
      ? LostLinesCache.Rows(
        width: plan.base.couplings.isEmpty ? 0 : width, isShown: plan.conditions.isShown, lines: plan.lines(widths))
      : nil
  }
}
