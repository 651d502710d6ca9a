import Catalog
import ShelfReports
import ShelfSizing

/// A shelf, and why it is as tall as it is.
final class ExplainedShelf {
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
  var heightWithoutTallest: Double? { tallest == nil ? nil : metrics.itemSize.height - anatomy.outlierCost }
  var costCurve: [CostStep] { anatomy.heights.costCurve(anatomy.shelf) }
}

extension WhiteSpace {
  /// The white space of a shelf.
  init(_ anatomy: ShelfAnatomy, _ metrics: ShelfMetrics) {
    self.init(anatomy.heights, itemHeight: metrics.itemSize.height, on: anatomy.shelf.grid)
  }
}

extension RowWriter {
  /// The columns of an explanation: its sizes in CSV and JSON, the rest in one of them.
  mutating func explained(_ shelf: ExplainedShelf?) {
    text("shelf", shelf?.report.shelf)
    number("itemHeight", shelf?.metrics.itemSize.height)
    number("containerHeight", shelf?.metrics.containerHeight)
    number("contentHeight", shelf?.metrics.contentHeight)
    count("items", shelf?.metrics.itemCount)
    if isCSV { decidingCard(shelf) }
    if isJSON {
      cards(shelf)
      costs(shelf)
      cuts(shelf)
    }
    warnings(shelf?.report.allWarnings ?? [])
    json("views", CellFormats.shape) { CellFormats.json(shelf?.anatomy.views ?? [], to: &$0) }
    if isJSON {
      list("limitedTexts", shelf?.anatomy.limitedTexts.ranked) { columns, text in
        columns.text("view", text?.view)
        columns.count("cards", text?.count)
      }
      list("otherVariants", shelf?.anatomy.otherVariants) { $0.otherVariant($1) }
    }
  }

  private mutating func otherVariant(_ other: OtherVariant?) {
    variant(other?.variant)
    count("cards", other?.cardCount)
    count("cutCards", other?.cutCount)
    count("linesLost", other?.lostLines)
    number("cutsNoneFrom", other?.contentHeight)
  }

  /// The variant that is explained, where there are several.
  mutating func explainedVariant(_ explained: ExplainedVariant?) {
    optional(explained != nil) {
      $0.object("variant", prefix: "") { $0.variant(explained?.variant) }
      $0.count("variants", explained?.count)
    }
  }

  /// The card that decides, the field to blame, and what it costs.
  private mutating func decidingCard(_ shelf: ExplainedShelf?) {
    id("tallestId", shelf?.tallest?.name.id)
    count("tallestIndex", shelf?.tallest?.name.index)
    number("tallestHeight", shelf?.tallest?.height)
    number("heightWithoutTallest", shelf?.heightWithoutTallest)
    blame("blamedField", shelf)
    number("whiteSpace", shelf?.space.total)
    count("cutCards", shelf?.space.cutCardCount)
  }

  private mutating func blame(_ name: ColumnName, _ shelf: ExplainedShelf?) {
    text(name, shelf?.blamed?.field)
    count("characters", shelf?.blamed?.characterCount)
    count("fittingCharacters", shelf?.anatomy.blame?.fittingCount)
  }

  private mutating func cards(_ shelf: ExplainedShelf?) {
    list("tallest", shelf?.anatomy.tallest.prefix(ExplainedShelf.mostTallest)) { columns, card in
      columns.card(card?.name)
      columns.number("height", card?.height)
    }
    json("heightComesFrom", .list(.text())) { $0.write(json: shelf?.anatomy.findings.decidingHeight ?? []) }
    list("fields", shelf?.anatomy.fields) { $0.field($1) }
    object("blame", if: shelf?.anatomy.blame != nil) { $0.blame("field", shelf) }
  }

  private mutating func costs(_ shelf: ExplainedShelf?) {
    let curve = shelf?.costCurve ?? []
    list("costCurve", curve.prefix(ExplainedShelf.mostEntries)) { $0.costStep($1) }
    count("moreSteps", max(0, curve.count - ExplainedShelf.mostEntries))
    let space = shelf?.space
    object("whiteSpace") { columns in
      columns.number("total", space?.total)
      columns.number("mean", space?.mean)
      columns.number("median", space?.quantile(0.5))
      columns.number("p95", space?.quantile(0.95))
      columns.number("max", space?.quantile(1))
      columns.list("heights", space?.levels.prefix(ExplainedShelf.mostEntries)) { columns, level in
        columns.number("height", level?.height)
        columns.count("cards", level?.cardCount)
        columns.number("each", level?.each)
      }
      columns.count("moreHeights", space.map { max(0, $0.levels.count - ExplainedShelf.mostEntries) })
    }
  }

  private mutating func cuts(_ shelf: ExplainedShelf?) {
    let (count, cut) = (shelf?.space.cutCardCount ?? 0, shelf?.anatomy.cut ?? [])
    object("cut", if: shelf?.metrics.isClamped == true) {
      $0.count("cards", count)
      $0.number("cutsNoneFrom", shelf?.metrics.contentHeight)
      $0.list("tallest", cut.prefix(ExplainedShelf.mostEntries)) { $0.cutCard($1) }
      $0.count("more", max(0, count - min(cut.count, ExplainedShelf.mostEntries)))
    }
  }

  /// The columns of a field's share in the height of the tallest card.
  mutating func field(_ share: ShelfAnatomy.FieldShare?) {
    text("field", title: "Field", share?.field)
    count("characters", title: "Characters", share?.characterCount)
    number("adds", title: "Points it adds", share?.adds)
    number("addsOverSecond", title: "Over the second", missing: "–", share?.addsOverSecond)
  }

  /// A shelf without its tallest cards.
  mutating func costStep(_ step: CostStep?) {
    count("cards", title: "Cards", step?.cardCount)
    number("itemHeight", title: "Card height", step?.itemHeight)
    number("containerHeight", title: "Container", step?.containerHeight)
    number("saved", title: "Saved", step?.saved)
    object("next") { $0.card(step?.next) }
    text(title: "Tallest then", step?.next.short)
  }

  /// A card that is taller than the shelf’s cards may be.
  mutating func cutCard(_ card: ShelfAnatomy.CutCard?) {
    id("id", card?.card.name.id)
    count("index", card?.card.name.index)
    text(title: "Card", card?.card.name.short)
    number("height", title: "Height", card?.card.height)
    number("excess", title: "Points cut", card?.excess)
    count("linesLost", title: "Lines lost", card?.lostLines)
  }
}
