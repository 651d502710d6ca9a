import Catalog
import ShelfBatch
import ShelfSizing

/// A shelf, and why it is as tall as it is.
struct ExplainedShelf {
  let report: ShelfReport
  let anatomy: ShelfAnatomy
  let space: WhiteSpace

  /// The most entries in a list of heights or cards; the others are counted.
  static var mostEntries: Int { 50 }
  /// The tallest cards.
  static var mostTallest: Int { 5 }

  /// `nil` for a report whose cards nobody asked for.
  init?(_ report: ShelfReport) {
    guard let anatomy = report.anatomy else { return nil }
    (self.report, self.anatomy) = (report, anatomy)
    space = WhiteSpace(anatomy, report.metrics)
  }

  var metrics: ShelfMetrics { report.metrics }
  var tallest: ShelfAnatomy.Card? { anatomy.tallest.first }
  var blamed: ShelfAnatomy.FieldShare? { anatomy.blame.map { anatomy.fields[$0.field] } }
  var costCurve: [CostStep] { anatomy.heights.costCurve(anatomy.shelf) }
}

extension WhiteSpace {
  /// The white space of a shelf.
  init(_ anatomy: ShelfAnatomy, _ metrics: ShelfMetrics) {
    self.init(anatomy.heights, itemHeight: metrics.itemSize.height, on: anatomy.shelf.grid)
  }
}

extension Columns<ExplainedShelf> {
  /// The columns of an explanation: its sizes in CSV and JSON, the rest in one of them.
  static var explained: Columns {
    [
      .text("shelf") { $0.report.shelf },
      .number("itemHeight") { $0.metrics.itemSize.height },
      .number("containerHeight") { $0.metrics.containerHeight },
      .number("contentHeight") { $0.metrics.contentHeight },
      .count("items") { $0.metrics.itemCount },
      .all(cells).onlyInCSV, .all(cards), .all(costs).onlyInJSON, cuts,
      .warnings({ $0.report.allWarnings }, codes: { $0.report.allWarningCodes }),
      .json("views") { CellFormats.json($0.anatomy.views, to: &$1) },
    ]
  }

  /// The card that decides, the field to blame, and what it costs.
  private static var cells: Columns {
    [
      .id("tallestId") { $0.tallest?.name.id },
      .count("tallestIndex") { $0.tallest?.name.index },
      .number("tallestHeight") { $0.tallest?.height },
      .number("heightWithoutTallest") { shelf in
        shelf.tallest == nil ? nil : shelf.metrics.itemSize.height - shelf.anatomy.outlierCost
      },
      .text("blamedField") { $0.blamed?.field },
      .count("characters") { $0.blamed?.characterCount },
      .count("fittingCharacters") { $0.anatomy.blame?.fittingCount },
      .number("whiteSpace") { $0.space.total },
      .count("cutCards") { $0.space.cutCardCount },
    ]
  }

  private static var cards: Columns {
    [
      .list("tallest", [.columns(.card) { $0.name }, .number("height") { $0.height }]) {
        $0.anatomy.tallest.prefix(ExplainedShelf.mostTallest)
      },
      .json("heightComesFrom") { $1.write(json: $0.anatomy.findings.decidingHeight) },
      .list("fields", .field) { $0.anatomy.fields },
      .object("blame", if: { $0.anatomy.blame != nil }, blame),
    ]
  }

  private static var blame: Columns {
    [
      .text("field") { $0.blamed?.field },
      .count("characters") { $0.blamed?.characterCount },
      .count("fittingCharacters") { $0.anatomy.blame?.fittingCount },
    ]
  }

  private static var costs: Columns {
    [
      .list("costCurve", .costStep) { $0.costCurve.prefix(ExplainedShelf.mostEntries) },
      .count("moreSteps") { max(0, $0.costCurve.count - ExplainedShelf.mostEntries) },
      .object("whiteSpace", .whiteSpace) { $0.space },
    ]
  }

  private static var cuts: Column<ExplainedShelf> {
    let columns: Columns = [
      .count("cards") { $0.space.cutCardCount },
      .number("cutsNoneFrom") { $0.metrics.contentHeight },
      .list("tallest", .cutCard) { $0.anatomy.cut.prefix(ExplainedShelf.mostEntries) },
      .count("more") { max(0, $0.space.cutCardCount - min($0.anatomy.cut.count, ExplainedShelf.mostEntries)) },
    ]
    return .object("cut", if: { $0.metrics.isClamped }, columns)
  }
}

extension Columns<ShelfAnatomy.FieldShare> {
  /// The columns of a field's share in the height of the tallest card.
  static var field: Columns {
    [
      .text("field", title: "Field") { $0.field },
      .count("characters", title: "Characters") { $0.characterCount },
      .number("adds", title: "Points it adds") { $0.adds },
      .number("addsOverSecond", title: "More than the second tallest’s", missing: "–") { $0.addsOverSecond },
    ]
  }
}

extension Columns<CostStep> {
  /// A shelf without its tallest cards.
  static var costStep: Columns {
    [
      .count("cards", title: "Cards dropped or cut") { $0.cardCount },
      .number("itemHeight", title: "Card height") { $0.itemHeight },
      .number("containerHeight", title: "Container") { $0.containerHeight },
      .number("saved", title: "Saved") { $0.saved },
      .object("next", .card) { $0.next },
      .text(title: "Tallest then") { "\($0.next.short) (index \($0.next.index))" },
    ]
  }
}

extension Columns<WhiteSpace> {
  fileprivate static var whiteSpace: Columns {
    [
      .number("total") { $0.total },
      .number("mean") { $0.mean },
      .number("median") { $0.quantile(0.5) },
      .number("p95") { $0.quantile(0.95) },
      .number("max") { $0.quantile(1) },
      .list(
        "heights", [.number("height") { $0.height }, .count("cards") { $0.cardCount }, .number("each") { $0.each }]
      ) { $0.levels.prefix(ExplainedShelf.mostEntries) },
      .count("moreHeights") { max(0, $0.levels.count - ExplainedShelf.mostEntries) },
    ]
  }
}

extension Columns<ShelfAnatomy.CutCard> {
  /// A card that is taller than the shelf’s cards may be.
  static var cutCard: Columns {
    [
      .id("id", title: "Card", missing: "–") { $0.card.name.id },
      .count("index", title: "Index") { $0.card.name.index },
      .number("height", title: "Height") { $0.card.height },
      .number("excess", title: "Points cut") { $0.excess },
      .count("linesLost", title: "Lines lost") { $0.lostLines },
    ]
  }
}
