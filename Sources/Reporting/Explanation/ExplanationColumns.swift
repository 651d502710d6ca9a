import Catalog
import ShelfReports
import ShelfSizing

extension WhiteSpace {
  /// The white space of a shelf.
  init(_ anatomy: ShelfAnatomy, _ metrics: ShelfMetrics) {
    self.init(anatomy.heights, itemHeight: metrics.itemSize.height, on: anatomy.shelf.grid)
  }
}

extension RowWriter {
  /// The most entries in a list of heights or cards; the others are counted.
  private static var mostEntries: Int { 50 }
  /// The tallest cards that are listed.
  private static var mostTallest: Int { 5 }

  /// The columns of an explanation: its sizes in CSV and JSON, the rest in one of them.
  mutating func explained(_ report: ShelfReport?) {
    let (anatomy, metrics) = (report?.anatomy, report?.metrics)
    let space = anatomy.flatMap { anatomy in metrics.map { WhiteSpace(anatomy, $0) } }
    text("shelf", report?.shelf)
    number("itemHeight", metrics?.itemSize.height)
    number("containerHeight", metrics?.containerHeight)
    number("contentHeight", metrics?.contentHeight)
    count("items", metrics?.itemCount)
    if isCSV {
      decidingCard(anatomy, itemHeight: metrics?.itemSize.height)
      number("whiteSpace", space?.total)
      count("cutCards", space?.cutCardCount)
    }
    if isJSON {
      cards(anatomy)
      costs(anatomy, space)
      cuts(anatomy, metrics, count: space?.cutCardCount ?? 0)
    }
    warnings(report?.allWarnings ?? [])
    json("views", CellFormats.shape) { CellFormats.json(anatomy?.views ?? [], to: &$0) }
    if isJSON {
      list("limitedTexts", anatomy?.limitedTexts.ranked) { columns, text in
        columns.text("view", text?.view)
        columns.count("cards", text?.count)
      }
      list("otherVariants", anatomy?.otherVariants) { $0.otherVariant($1) }
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
  private mutating func decidingCard(_ anatomy: ShelfAnatomy?, itemHeight: Double?) {
    let tallest = anatomy?.tallest.first
    id("tallestId", tallest?.name.id)
    count("tallestIndex", tallest?.name.index)
    number("tallestHeight", tallest?.height)
    number("heightWithoutTallest", tallest == nil ? nil : itemHeight.map { $0 - (anatomy?.outlierCost ?? 0) })
    blame("blamedField", anatomy)
  }

  private mutating func blame(_ name: ColumnName, _ anatomy: ShelfAnatomy?) {
    let field = anatomy?.blame.flatMap { anatomy?.fields[$0.field] }
    text(name, field?.field)
    count("characters", field?.characterCount)
    count("fittingCharacters", anatomy?.blame?.fittingCount)
  }

  private mutating func cards(_ anatomy: ShelfAnatomy?) {
    list("tallest", anatomy?.tallest.prefix(RowWriter.mostTallest)) { columns, card in
      columns.card(card?.name)
      columns.number("height", card?.height)
    }
    json("heightComesFrom", .list(.text())) { $0.write(json: anatomy?.findings.decidingHeight ?? []) }
    list("fields", anatomy?.fields) { $0.field($1) }
    object("blame", if: anatomy?.blame != nil) { $0.blame("field", anatomy) }
  }

  private mutating func costs(_ anatomy: ShelfAnatomy?, _ space: WhiteSpace?) {
    let curve = anatomy.map { $0.heights.costCurve($0.shelf) } ?? []
    list("costCurve", curve.prefix(RowWriter.mostEntries)) { $0.costStep($1) }
    count("moreSteps", max(0, curve.count - RowWriter.mostEntries))
    object("whiteSpace") { columns in
      columns.number("total", space?.total)
      columns.number("mean", space?.mean)
      columns.number("median", space?.quantile(0.5))
      columns.number("p95", space?.quantile(0.95))
      columns.number("max", space?.quantile(1))
      columns.list("heights", space?.levels.prefix(RowWriter.mostEntries)) { columns, level in
        columns.number("height", level?.height)
        columns.count("cards", level?.cardCount)
        columns.number("each", level?.each)
      }
      columns.count("moreHeights", space.map { max(0, $0.levels.count - RowWriter.mostEntries) })
    }
  }

  private mutating func cuts(_ anatomy: ShelfAnatomy?, _ metrics: ShelfMetrics?, count: Int) {
    let cut = anatomy?.cut ?? []
    object("cut", if: metrics?.isClamped == true) {
      $0.count("cards", count)
      $0.number("cutsNoneFrom", metrics?.contentHeight)
      $0.list("tallest", cut.prefix(RowWriter.mostEntries)) { $0.cutCard($1) }
      $0.count("more", max(0, count - min(cut.count, RowWriter.mostEntries)))
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
