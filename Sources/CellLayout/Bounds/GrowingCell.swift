import ConstraintSolver
import ShelfSizing

/// A cell whose labels share out a width among each other, at every card width of a range.
///
/// Problem: such a label's width is no linear function of the card's. Which label gets what is left, where one is as
/// wide as its text, changes on the way.
///
/// Idea: between two such changes it is (parametric linear programming: Gass and Saaty, "The Computational Algorithm for
/// the Parametric Objective Function", 1955). The cell is laid out at one width, then at the least greater one at which
/// something may change, and so on. What may change: the optimal basis of a pass (``Sensitivity``), the lines of a text,
/// the pixels of a text that is cut, and whether a label gets so much wider in a pass that it is laid out again.
///
/// Invariant: ``CellLayouter`` makes each layout, with all of its passes. A width is skipped only where its
/// layout is the same as at the width before.
struct GrowingCell {
  /// The card at one width, and the next width at which something may change.
  struct State {
    /// For each text, its number of lines, whatever the limit, at the width of its frame.
    var allLines: [Int]
    /// For each text, the number of lines that it shows.
    var lines: [Int]
    /// For each text, the width of its frame in points.
    var widths: [Double]
    /// The cell's height in whole pixels.
    var pixels: Double
    /// The least greater card width in points at which something may change.
    var next: Double
  }

  /// The constraints, with the card's width as a variable, solved for the smallest content.
  private var base: LayoutSystem
  /// The passes of the state before. The next ones go on from them: few constraints change from one state to the next.
  private var passes: [LayoutSystem] = []
  private let conditions: LayoutConditions
  /// For each text, whether required constraints alone give it its width.
  private let isGiven: [Bool]

  /// With more states than these, a layout for each pixel is as good.
  fileprivate static func mostStates(in range: ClosedRange<Double>, on grid: PixelGrid) -> Int {
    4 * Int(grid.pixels(roundingUp: range.upperBound - range.lowerBound)) + 64
  }

  /// Fails where content sizes are coefficients, where required constraints alone give a text its width in some places of
  /// the range and not in others, and where Auto Layout leaves open which of two views gets what is left: each card
  /// width would have its own answer.
  ///
  /// - Parameter plans: at some widths of the range.
  init?(_ template: CellTemplate, _ plans: [LayoutPlan]) {
    guard let plan = plans.first, !plan.base.dependsOnContentRatios, !plan.mayConflict else { return nil }
    let isGiven = plan.widths.map { $0 != nil }
    guard plans.allSatisfy({ $0.widths.map { $0 != nil } == isGiven }) else { return nil }
    self.isGiven = isGiven
    var conditions = plan.conditions
    conditions.cellWidth.isVariable = true
    self.conditions = conditions
    base = LayoutSystem(template, conditions)
    guard isDecided(template) else { return nil }
  }

  /// Whether no two views of a component of the constraint graph want their widths with the same priority.
  private func isDecided(_ template: CellTemplate) -> Bool {
    var required = conditions
    required.scope = .required
    let components = Components(base, LayoutSystem(template, required))
    let open = template.views.indices.compactMap { view -> (view: ViewTemplate, component: Set<Variable>)? in
      guard let width = base.contents[view].width, width.tie == nil, let frame = base.frames[view] else { return nil }
      return (template.views[view], components.of(frame.horizontal.length.terms.map(\.variable)))
    }
    return open.indices.allSatisfy { index in
      open[..<index].allSatisfy { other in
        open[index].component.isDisjoint(with: other.component)
          || other.view.hugging.horizontal != open[index].view.hugging.horizontal
            && other.view.compressionResistance.horizontal != open[index].view.compressionResistance.horizontal
      }
    }
  }

  /// The card at a width in points; `nil` where it does not change in steps from there on.
  ///
  /// - Parameter countsHidden: whether lines that limits hide are counted as well.
  mutating func state(_ layouter: CellLayouter, width: Double, countsHidden: Bool) -> State? {
    let texts = layouter.texts
    let pixels = layouter.grid.finitePixels(width)
    var reach = Reach(scale: layouter.grid.scale)
    base.setCellWidth(pixels)
    base.solve()
    guard let start = Trend(base, layouter, &reach) else { return nil }
    // For each text, the width at which its lines are broken.
    var broken = texts.indices.map { index -> TextWidth? in
      if let width = texts[index].preferredMaxLayoutWidth { return TextWidth(points: width, rate: 0) }
      return isGiven[index] ? start.widths[index] : nil
    }
    let given = broken.map { $0?.points }
    var trend: Trend?
    var isKnown = true
    var solved: [LayoutSystem] = []
    _ = layouter.solve(conditions, given: given) { pass in
      var system = pass < passes.count ? passes[pass] : passes.last ?? base
      system.setCellWidth(pixels)
      return system
    } onPass: { system, widths in
      solved.append(system)
      guard isKnown else { return }
      for index in widths.indices where widths[index] != broken[index]?.points { broken[index] = trend?.widths[index] }
      trend = Trend(system, layouter, &reach)
      guard let trend else { return isKnown = false }
      for (index, text) in texts.enumerated() where given[index] == nil && text.wraps && trend.isShown[index] {
        guard let width = broken[index] else { continue }
        reach.take(width, of: text, countsHidden: true)
        reach.takeShare(width, of: text)
        reach.takeFit(trend.widths[index], over: width)
      }
    }
    passes = solved
    guard isKnown, let trend, abs(trend.heightRate) < Reach.still else { return nil }
    var state = State(allLines: [], lines: [], widths: [], pixels: trend.system.pixelHeight, next: 0)
    for (index, text) in texts.enumerated() {
      let frame = given[index] == nil ? trend.widths[index] : broken[index] ?? trend.widths[index]
      if trend.isShown[index], text.wraps || countsHidden { reach.take(frame, of: text, countsHidden: countsHidden) }
      state.widths.append(trend.widths[index].points)
      state.allLines.append(trend.isShown[index] && countsHidden ? text.lineCount(forWidth: frame.points) : 0)
      state.lines.append(trend.isShown[index] ? text.shownLines(forWidth: broken[index]?.points ?? 0) : 0)
    }
    guard reach.isKnown else { return nil }
    state.next = width + reach.points
    return state
  }
}

extension CellLayouter {
  /// Visits each width of a range at which a card may change, from the range's start on.
  ///
  /// - Parameters:
  ///   - countsHidden: whether lines that limits hide are counted as well.
  ///   - visit: is called by rising widths. Its calls mean nothing if the result is `false`.
  /// - Returns: whether the card changes in steps, and has as many as are worth the time.
  func forEachState(
    in range: ClosedRange<Double>, countsHidden: Bool = false, _ visit: (_ width: Double, GrowingCell.State) -> Void
  ) -> Bool {
    guard var cell = growingCell(in: range) else { return false }
    var budget = GrowingCell.mostStates(in: range, on: grid)
    var (width, pixels) = (range.lowerBound, height(width: range.lowerBound))
    while true {
      // Lengths that constraints leave open need not be laid out alike with the width as a variable.
      guard budget > 0, let state = cell.state(self, width: width, countsHidden: countsHidden),
        width > range.lowerBound || state.pixels == pixels
      else { return false }
      budget -= 1
      visit(width, state)
      pixels = state.pixels
      width = wholeWidth(state.next, after: width)
      if width > range.upperBound { return pixels == height(width: range.upperBound) }
    }
  }

  private func growingCell(in range: ClosedRange<Double>) -> GrowingCell? {
    let plan = plan(width: range.lowerBound)
    if let known = plan.growingCell, known.range == range { return known.cell }
    let cell = GrowingCell(template, probes(range).map { self.plan(width: $0) })
    plan.growingCell = (range, cell)
    return cell
  }
}

/// A text's width in points, and how much it grows with the card's.
private struct TextWidth {
  var points: Double
  var rate: Double
}

/// A solved layout, and how it changes as the card gets wider.
private struct Trend {
  let system: LayoutSystem
  /// For each text.
  let widths: [TextWidth]
  let isShown: [Bool]
  let heightRate: Double

  /// - Parameter reach: is limited to where the layout changes otherwise.
  init?(_ system: LayoutSystem, _ layouter: CellLayouter, _ reach: inout Reach) {
    guard let sensitivity = system.sensitivityToWidth else { return nil }
    reach.limit(layouter.grid.points(pixels: sensitivity.length))
    self.system = system
    heightRate = sensitivity.rate(of: system.cell.vertical.length)
    isShown = layouter.texts.map { system.frames[$0.viewIndex] != nil }
    widths = layouter.texts.map { text in
      guard let box = system.contentBox(of: text.viewIndex, layouter.template, layouter.grid) else {
        return TextWidth(points: 0, rate: 0)
      }
      let (pixels, rate) = (system.value(box.horizontal.length), sensitivity.rate(of: box.horizontal.length))
      // Less than nothing counts as nothing, until it is more.
      if pixels < 0 {
        if rate > Reach.still { reach.limit(-layouter.grid.points(pixels: pixels) / rate) }
        return TextWidth(points: 0, rate: 0)
      }
      return TextWidth(points: layouter.grid.points(pixels: pixels), rate: rate)
    }
  }
}

/// How much wider a card may get before something may change.
private struct Reach {
  /// A rate that counts as none.
  static let still = 1e-9

  let scale: Double
  private(set) var points = Double.infinity
  /// Whether that is all: of a text that gets narrower as the card gets wider, nobody knows where its lines change.
  private(set) var isKnown = true

  mutating func limit(_ distance: Double) { points = min(points, max(0, distance)) }

  /// Ends where lines of a text may hold more.
  mutating func take(_ width: TextWidth, of text: LabelView, countsHidden: Bool) {
    if width.rate < -Reach.still { isKnown = isKnown && text.isEmpty }
    guard width.rate > Reach.still, let next = text.nextWidth(after: width.points, countsHidden: countsHidden) else {
      return
    }
    limit((next - width.points) / width.rate)
  }

  /// Ends where a text asks for another width: where it fits, with the white space at its end, and where it is cut
  /// or has no room for the space at a break, and is as wide as it may be, with the next pixel.
  mutating func takeShare(_ width: TextWidth, of text: LabelView) {
    guard width.rate > Reach.still, !text.isEmpty else { return }
    let natural = text.naturalWidth
    if natural > width.points { limit((natural - width.points) / width.rate) }
    let pixels = width.points * scale
    let whole = PixelGrid.wholePixels(roundingUp: pixels)
    if natural > width.points, text.textSize(breakingAt: width.points).width == whole {
      limit((whole + PixelGrid.tolerance - pixels) / scale / width.rate)
    }
  }

  /// Ends where a pass begins, or ceases, to make a text so much wider that its lines are broken again.
  mutating func takeFit(_ width: TextWidth, over broken: TextWidth) {
    let (gain, rate) = (width.points - broken.points - CellLayouter.fit, width.rate - broken.rate)
    if abs(rate) > Reach.still, gain * rate <= 0 { limit(-gain / rate) }
  }
}
