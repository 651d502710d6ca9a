import CellLayout
import RecordCells

/// The cells of all variants, which show one card.
struct VariantCells {
  /// The cells of each variant.
  let all: [PrototypeCells]
  /// The cells that have to be shown a card; the others share their texts.
  private let leading: [UncountedReference<PrototypeCells>]
  /// The cells by variant, then by prototype.
  private let uncounted: [UncountedReference<TemplateCell>]
  private let prototypeCount: Int
  /// Whether some cell is an app's own, which has a template for each content.
  let isLive: Bool
  /// For each variant, the card width and the most height of an item, in points.
  private let limits: [(width: Double, height: Double)]

  init(_ variants: [VariantPlan]) {
    all = PrototypeCells.variants(variants.map(\.prototypes))
    leading = all.filter { !$0.followsOthers }.map(UncountedReference.passUnretained)
    uncounted = all.flatMap(\.cells).map(UncountedReference.passUnretained)
    prototypeCount = all.first?.cells.count ?? 0
    isLive = all.contains(where: \.isLive)
    limits = variants.map { ($0.shelf.cardWidth, $0.largestItemHeight ?? .infinity) }
  }

  /// Shows a card, which has to stay until the next one is shown.
  func show(_ card: Card) {
    for index in leading.indices { leading[index]._withUnsafeGuaranteedRef { $0.show(card.texts, in: card.cell) } }
  }

  /// Views of all cells and their cached plans, which take most of their memory.
  var viewCountWithPlans: Int { all.reduce(0) { $0 + $1.cells.reduce(0) { $0 + $1.viewCountWithPlans } } }

  /// Empties all cells, so that nothing of a card stays.
  func clear() {
    for cells in all { cells.clear() }
  }

  /// The lines of the card in hand that a variant's maximum height cuts.
  ///
  /// - Parameter cardHeight: that the card's content asks for, in points.
  func lostLines(_ variant: Int, cardHeight: Double) -> Int {
    lostLines(variant, cardWidth: limits[variant].width, cardHeight: cardHeight)
  }

  /// The same at a card width in points.
  func lostLines(_ variant: Int, cardWidth: Double, cardHeight: Double) -> Int {
    let height = limits[variant].height
    guard cardHeight > height else { return 0 }
    // Steps know what cards with as many lines lose.
    return all[variant].current.contentSteps(at: [cardWidth], maxima: [height]).first?.cutLines.first ?? 0
  }

  /// Calls `visit` with the names of the views in which a variant cuts texts of the card in hand at their line limits.
  func forEachLimitedView(_ variant: Int, _ visit: (String) -> Void) {
    forEachLimitedView(variant, cardWidth: limits[variant].width, visit)
  }

  /// The same at a card width in points.
  func forEachLimitedView(_ variant: Int, cardWidth: Double, _ visit: (String) -> Void) {
    all[variant].current.forEachLimitedView(cardWidth: cardWidth, visit)
  }

  /// Calls `body` with the cell of a variant that shows a card.
  @inline(__always)
  func withCell<Result>(_ variant: Int, of card: Card, _ body: (TemplateCell) -> Result) -> Result {
    if isLive { return body(all[variant].current) }
    return uncounted[variant * prototypeCount + card.cell]._withUnsafeGuaranteedRef(body)
  }
}

extension HiddenTextCounts {
  /// Counts those of the card that cells show.
  ///
  /// - Parameter cardHeight: that its content asks for, in points.
  mutating func add(_ variant: Int, cardHeight: Double, in cells: VariantCells) {
    lostLines += cells.lostLines(variant, cardHeight: cardHeight)
    cells.forEachLimitedView(variant) { count($0, 1) }
  }
}
