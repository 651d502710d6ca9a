import ConstraintSolver
import ShelfSizing

/// A cell at one width, with one set of views shown, before any content: computed once, it serves
/// every card.
final class LayoutPlan {
  /// The constraints, solved for the smallest content.
  let base: LayoutSystem
  let conditions: LayoutConditions
  /// For each text, the width in points that its lines are broken at: the label's `preferredMaxLayoutWidth`, or the
  /// width that required constraints alone give its view; `nil` where content affects it.
  let widths: [Double?]
  /// Whether the height is a function of the texts' line counts, though content may affect these.
  let linesDecideHeight: Bool
  /// For each text, the range of widths in points that its lines may be broken at (``LineWidths``).
  private(set) lazy var lineWidthRanges =
    LineWidths(template, texts, conditions, widths.map { $0.map { $0...$0 } }, base).byText
  /// For each text, a width in points at which it takes as many lines as at the width it gets; `nil` where that depends
  /// on contents.
  private(set) lazy var lineWidths = lineWidthRanges.map { $0.flatMap(LayoutPlan.only) }
  /// Like ``lineWidths``, for labels of one line as well: the width that their texts would be broken at without
  /// that limit.
  private(set) lazy var unlimitedLineWidths =
    LineWidths(template, texts, conditions, lineWidthRanges, base, ofSingleLines: true).byText.map {
      $0.flatMap(LayoutPlan.only)
    }
  /// For each text, the width in points that its lines are broken at whatever the contents are, also beyond its limit;
  /// `nil` where it depends on contents.
  private(set) lazy var textWidths = zip(widths, unlimitedLineWidths).map { $0 ?? $1 }
  private lazy var hasTextWidths = texts.indices.allSatisfy { !isShown[$0] || textWidths[$0] != nil }
  /// Whether nothing but line counts at widths that are known decides how much of each text is shown.
  private(set) lazy var knowsTextWidths = linesDecideHeight && hasTextWidths
  /// The texts at ``textWidths``; `nil` where some of these are not known.
  private(set) lazy var limitRows = hasTextWidths ? LineRows(texts, isShown: isShown, textWidths) : nil
  /// How many lines of each shown text lie in the cell as a whole, by line counts and the cell's maximum height.
  private var wholeLines: [WholeLinesKey: [Int]] = [:]
  /// The texts' width rules in a range of card widths that begins at this plan's, once they were asked for.
  var widthRules: (range: ClosedRange<Double>, ofSingleLines: Bool, rules: [WidthRule?]?)?
  /// The cell in a range of card widths that begins at this plan's, once it was asked for.
  var growingCell: (range: ClosedRange<Double>, cell: GrowingCell?)?
  /// The cell at widths from this plan's on, once it was asked for; `nil` in it where there is none.
  var sweptCell: SweptCell??
  /// How many cards were laid out one by one, as their line counts were not known.
  var solvedCount = 0
  /// Plans for cells that get other heights than their constraints ask for, by height.
  private var squeezed: [FittingLength: LayoutPlan] = [:]
  /// Which texts stand above which others.
  private(set) lazy var chains = TextChains(template, texts, isShown: conditions.isShown)
  /// The texts at ``widths``; `nil` where content affects those.
  private let rows: LineRows?
  /// The texts at ``lineWidths``; `nil` where some of these are not known.
  private lazy var knownRows = LineRows(texts, isShown: isShown, lineWidths)
  // Used for every card, so that the check of exclusive access would cost more than the access.
  @exclusivity(unchecked) private var heights = HeightTable()
  /// For line counts, the largest height in whole pixels of a cell with at most as many lines.
  @exclusivity(unchecked) private var bounds = HeightTable()
  /// How many of these were computed, each of which may take a layout.
  private var boundCount = 0
  /// How many cards had exact heights, up to a limit: few cards don't repay the layouts that bounds take.
  @exclusivity(unchecked) private var exactCount = 0
  /// How much higher in pixels the cell is, apart from its texts, than with all views shown; `nil` until it is asked for.
  var heightOfHidden: Double?
  /// Whether some required constraints conflict, or may for some content.
  private(set) lazy var mayConflict =
    base.solver.hasConflicts || base.solver.isOverfull || base.dependsOnContentRatios
  private let template: CellTemplate
  let texts: [LabelView]
  /// For each text, whether its view takes part.
  let isShown: [Bool]

  init(_ template: CellTemplate, _ texts: [LabelView], _ conditions: LayoutConditions) {
    self.template = template
    self.texts = texts
    self.conditions = conditions
    isShown = texts.map { conditions.isShown[$0.viewIndex] }
    var base = LayoutSystem(template, conditions)
    if !base.dependsOnContentRatios { base.solver.reduceConflicts() }
    self.base = base
    var required = conditions
    required.scope = .required
    var rigid = RigidLengths(of: LayoutSystem(template, required))
    widths = texts.map { rigid.width(of: $0, template, conditions.grid) }
    linesDecideHeight =
      texts.count <= HeightKey.mostTexts && !base.dependsOnContentRatios && !texts.contains(where: \.spacesParagraphs)
      && rigid.system.couplings.allSatisfy { rigid.isRigid($0) }
    rows = LineRows(texts, isShown: isShown, widths)
  }

  /// The plan for a cell that gets another height than its constraints ask for.
  func squeezed(to height: FittingLength) -> LayoutPlan {
    if let known = squeezed[height] { return known }
    var conditions = conditions
    conditions.cellHeight = height
    let plan = LayoutPlan(template, texts, conditions)
    // Each shelf may give its cards another height.
    if squeezed.count >= LayoutPlan.mostSqueezed { squeezed = [:] }
    squeezed[height] = plan
    return plan
  }

  private static let mostSqueezed = 4

  private struct WholeLinesKey: Hashable {
    let lines: HeightKey
    let maximumHeight: Double?
  }

  /// How many lines of each shown text lie in the cell as a whole.
  ///
  /// - Parameters:
  ///   - maximumHeight: of the cell, in points.
  ///   - compute: lays the cell out.
  func wholeLines(_ lines: HeightKey, _ maximumHeight: Double?, _ compute: () -> [Int]) -> [Int] {
    let key = WholeLinesKey(lines: lines, maximumHeight: maximumHeight)
    if let known = wholeLines[key] { return known }
    if wholeLines.count >= LayoutPlan.mostWholeLines { wholeLines = [:] }
    let computed = compute()
    wholeLines[key] = computed
    return computed
  }

  private static let mostWholeLines = 4096

  private static func only(_ widths: ClosedRange<Double>) -> Double? {
    widths.lowerBound == widths.upperBound ? widths.lowerBound : nil
  }

  /// Whether the height depends on nothing but the texts' line counts, at widths that are known.
  var heightFollowsLines: Bool { linesDecideHeight && rows != nil }

  /// Whether the height depends on nothing but the texts' line counts, at widths that give the same line counts.
  var heightFollowsKnownLines: Bool { linesDecideHeight && knownRows != nil }

  /// The height in pixels of all but the texts, for the smallest content.
  private(set) lazy var heightBesidesTexts =
    base.cellHeight
    - chains.longest(
      texts.indices.filter { isShown[$0] }.map { conditions.contentSizes[texts[$0].viewIndex]?.height ?? 0 })

  private lazy var isOneColumn = chains.isOneColumn

  /// The sum of the texts' heights in pixels; `nil` where they do not stand in one column of known widths.
  @inline(__always)
  func columnHeight() -> Double? { isOneColumn ? rows?.sumOfHeights() : nil }

  /// An upper bound of ``columnHeight()``, from the texts' byte counts alone; `nil` if it is more than `enough` pixels,
  /// or is not known.
  @inline(__always)
  func columnHeightBound(upTo enough: Double) -> Double? { isOneColumn ? rows?.boundOfHeights(upTo: enough) : nil }

  /// The height in whole pixels for the current texts, if an earlier card had the same line counts.
  @inline(__always)
  func recentHeight() -> Double? {
    guard linesDecideHeight, let key = rows?.key() else { return nil }
    return heights.recentHeight(key)
  }

  /// Like ``recentHeight()``, or an upper bound from the texts' byte counts, where that is at most `enough`.
  ///
  /// - Parameter layouter: lays the cell out for line counts.
  @inline(__always)
  func recentBounds(upTo enough: Double, _ layouter: CellLayouter) -> HeightBounds? {
    guard linesDecideHeight, let rows else { return nil }
    if enough > 0, let key = rows.boundKey() {
      let bound = bounds.recentHeight(key) ?? bound(key, layouter) ?? .infinity
      if bound <= enough, rows.hasLinesPerByte { return HeightBounds(lower: -.infinity, upper: bound) }
    }
    guard let key = rows.key(), let height = heights.recentHeight(key) else { return nil }
    exactCount &+= 1
    return HeightBounds(lower: height, upper: height)
  }

  /// How many cards repay the layout of a bound.
  private static let cardsPerBound = 16
  private static let mostBounds = 1024
  private var repaysBound: Bool {
    boundCount < min(exactCount / LayoutPlan.cardsPerBound, LayoutPlan.mostBounds)
  }

  @inline(never)
  private func bound(_ key: HeightKey, _ layouter: CellLayouter) -> Double? {
    guard repaysBound else { return bounds.known(key) }
    let shown = texts.indices.filter { isShown[$0] }
    var lines = Array(repeating: 0, count: texts.count)
    for (text, count) in zip(shown, key.lines(count: shown.count)) { lines[text] = count }
    return bound(lines, layouter)
  }

  /// The largest height in whole pixels over all line counts up to some, by text; `nil` where it is not known and cards
  /// do not repay finding it out yet.
  ///
  /// More lines may make a lower cell, so that it is the largest of the cell's own height and of those with a line less in
  /// one text. A text that is not empty has a line at least.
  private func bound(_ lines: [Int], _ layouter: CellLayouter) -> Double? {
    var key = HeightKey()
    for index in texts.indices where isShown[index] {
      guard key.append(lines[index]) else { return nil }
    }
    if let known = bounds.known(key) { return known }
    guard repaysBound else { return nil }
    var most = 0.0
    for index in lines.indices where lines[index] > 1 {
      var fewer = lines
      fewer[index] -= 1
      guard let bound = bound(fewer, layouter) else { return nil }
      most = max(most, bound)
    }
    boundCount += 1
    let height = heights.height(key) { layouter.solve(self, lines: lines).pixelHeight }
    return bounds.height(key) { max(most, height) }
  }

  /// The height in whole pixels for the current texts; `nil` where more than their line counts decides it.
  ///
  /// - Parameter compute: lays the cell out.
  func height(_ compute: () -> Double) -> Double? {
    guard linesDecideHeight, let key = rows?.key() else { return nil }
    return heights.height(key, compute)
  }

  /// Like ``height(_:)``, with widths that give the same line counts instead of the exact ones.
  func heightAtLineWidths(_ compute: () -> Double) -> Double? {
    guard linesDecideHeight, let key = knownRows?.key() else { return nil }
    return heights.height(key, compute)
  }

  /// For each text, the number of lines it shows at a width in points; 0 for a text that is not shown.
  func lines(_ widths: [Double?]) -> [Int] {
    zip(texts, widths).enumerated().map { isShown[$0] ? $1.0.shownLines(forWidth: $1.1 ?? 0) : 0 }
  }

  /// The height in whole pixels for some line counts, by text; `nil` where these do not decide it.
  ///
  /// - Parameter compute: lays the cell out.
  func height(lines: [Int], _ compute: () -> Double) -> Double? {
    guard linesDecideHeight else { return nil }
    var key = HeightKey()
    for index in texts.indices where isShown[index] {
      guard key.append(lines[index]) else { return nil }
    }
    return heights.height(key, compute)
  }
}

/// Which lengths required constraints alone decide, contents aside.
struct RigidLengths {
  /// The required constraints, solved without contents.
  let system: LayoutSystem
  private var face: OptimalFace

  init(of system: LayoutSystem) {
    self.system = system
    face = OptimalFace(of: system.solver)
  }

  mutating func isRigid(_ length: LinearExpression) -> Bool {
    length.simplified.terms.allSatisfy { !face.moves($0.variable) }
  }

  /// The width in points that a text's lines are broken at; `nil` where content affects it.
  mutating func width(of text: LabelView, _ template: CellTemplate, _ grid: PixelGrid) -> Double? {
    guard let box = system.contentBox(of: text.viewIndex, template, grid) else { return 0 }
    if let width = text.preferredMaxLayoutWidth { return width }
    guard isRigid(box.horizontal.length) else { return nil }
    return grid.points(pixels: max(0, system.value(box.horizontal.length)))
  }
}
