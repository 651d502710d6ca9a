import CellLayout
import CollectionLayout
import RecordCells
import SeededRandom
import ShelfBatch
import ShelfSizing
import Testing

/// Layouts through the library, as an app's tool links it.
struct CollectionPlanTests {
  private let cards = [
    ["id": "a", "title": "Field Notes", "body": "Three pocket notebooks."],
    ["id": "b", "title": "Sourdough", "body": "A starter, a pot and patience, and some more words for a second line."],
    ["title": "Night Trains"],
  ]

  @Test func placesRecordsInMemory() throws {
    var settings = CollectionSettings(.columns, in: [CollectionContainer(width: 375)])
    settings.columnCount = 2
    settings.headerExtent = 20
    let sections = try CollectionPlan(BatchConfiguration(), settings).sections(of: cards)
    #expect(sections.count == 1)
    let section = try #require(sections.first)
    #expect(section.name == "records")
    #expect((0..<3).map { section.id(ofItem: $0)?.text } == ["a", "b", nil])
    #expect((0..<3).map { section.index(ofItem: $0) } == [0, 1, 2])
    #expect(section.layout.headerFrame(inSection: 0) == Rect(x: 0, y: 0, width: 375, height: 20))
    var configuration = BatchConfiguration()
    configuration.cardWidths = [175.5]
    configuration.shelfSize = 1
    let heights = try BatchPlan(configuration).reports(of: cards).map(\.metrics.itemSize.height)
    let frames = (0..<3).compactMap { section.layout.frame(of: ItemPath(section: 0, item: $0)) }
    #expect(frames.map(\.height) == heights)
    #expect(frames.map(\.x) == [6, 193.5, 6])
    #expect(frames[2].y == frames[0].maxY + 12)
    // The query is that of the layout.
    var found: [LayoutElement] = []
    section.forEachElement(in: Rect(x: 0, y: 21, width: 100, height: 10)) { found.append($0) }
    #expect(found.map(\.path.item) == [0])
  }

  /// A compositional layout that a program describes: its cells are asked at the width that it proposes.
  @Test func placesWhatCodeDescribes() throws {
    let size = CompositionalLayout.ElementSize(width: .fractionalWidth(0.5), height: .estimated(44))
    let group = CompositionalLayout.Group(axis: .horizontal, size: size, content: .subitems([.item(.init(size: size))]))
    var settings = CollectionSettings(.compositional, in: [CollectionContainer(width: 351, height: 600)])
    settings.composition = .description(
      LayoutDescription(sections: [
        .init(.init(group: group, itemCount: 0, interGroupSpacing: 8, orthogonalScrollingBehavior: .groupPaging))
      ]))
    settings.simulatesScrolling = true
    let section = try #require(try CollectionPlan(BatchConfiguration(), settings).sections(of: cards).first)
    let frames = (0..<3).compactMap { section.layout.frame(of: ItemPath(section: section.sectionIndex, item: $0)) }
    var configuration = BatchConfiguration()
    configuration.cardWidths = [87.5]
    configuration.shelfSize = 1
    #expect(
      try frames.map(\.height) == BatchPlan(configuration).reports(of: cards).map(\.metrics.itemSize.height))
    #expect(frames.map(\.x) == [0, 87.5, 183.5])
    #expect(section.orthogonalScrollingBehavior == .groupPaging)
    #expect(section.scrolling?.contentLength == frames.map(\.height).max())
    #expect(section.variant.cardWidth == 87.5)
  }

  @Test func leavesOutWhatHasNoLength() throws {
    var settings = CollectionSettings(.flow, in: [CollectionContainer(width: 100)])
    settings.itemSize = .fields(width: "w", height: "h")
    let plan = try CollectionPlan(BatchConfiguration(), settings)
    var said: [String] = []
    let section = try #require(
      try plan.sections(of: [["w": "10", "h": "5"], ["w": "x", "h": "5"], ["w": "20", "h": "5"]]) {
        said.append("\($0.line ?? 0): \($0.message)")
      }.first)
    #expect(said.count == 1)
    #expect(said[0].hasPrefix("2: the field 'w' is 'x', but an item's length is a number from 0 to 1000000"))
    #expect(section.rejectedCount == 1)
    #expect((0..<2).map { section.index(ofItem: $0) } == [0, 2])
  }

  /// A weight of which little is known is told of for each size that it has.
  @Test func warnsOfEverySectionInEveryVariantOnce() throws {
    var configuration = BatchConfiguration()
    configuration.cell = .inline(
      #"{"stackView": {"axis": "vertical", "arrangedSubviews": ["#
        + #"{"label": {"id": "titleLabel", "font": {"size": 17, "weight": "thin", "metrics": "headline"}}}]}}"#)
    configuration.contentSizeCategories = ["large", "accessibilityExtraExtraExtraLarge"]
    let containers = [CollectionContainer(width: 375), CollectionContainer(width: 430)]
    let plan = try CollectionPlan(configuration, CollectionSettings(.columns, in: containers))
    var said: [String] = []
    let sections = try plan.sections(of: cards) {
      if !$0.message.hasSuffix("[missing-id]") { said.append("\($0)") }
    }
    #expect(sections.map(\.warnings.count) == [1, 1, 1, 1])
    #expect(said == sections[..<2].flatMap(\.warnings).map { "section 'records': warning: \($0)" })
  }

  @Test func refusesWhatCannotBe() {
    func message(_ settings: CollectionSettings) -> String {
      do {
        _ = try CollectionPlan(BatchConfiguration(), settings)
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(message(CollectionSettings(.flow, in: [])) == "a layout needs a container")
    var columns = CollectionSettings(.columns, in: [CollectionContainer(width: 20)])
    columns.columnCount = 3
    #expect(message(columns).contains("it takes more than 36"))
    columns.cellPadding = .nan
    #expect(message(columns).hasPrefix("cellPadding is nan"))
    var flow = CollectionSettings(.flow, in: [CollectionContainer(width: 20)])
    flow.itemSize = .fixed(Size(width: 1, height: .infinity))
    #expect(message(flow).hasPrefix("itemSize.height is inf"))
    flow.isGrouped = true
    flow.itemSize = .fixed(Size(width: 1, height: 1))
    #expect(message(flow) == "only sections that a field names can be grouped")
    var shelf = CollectionSettings(.shelf, in: [CollectionContainer(width: 20)])
    shelf.itemSize = .fields(width: "w", height: "h")
    #expect(message(shelf) == "the items of a shelf have one size, so no fields can tell it")
    #expect(
      message(CollectionSettings(.compositional, in: [CollectionContainer(width: 20)]))
        == "a compositional layout needs a description: name one by 'Composition.description', give "
        + "'compositionalLayout' in the configuration, or describe cards one a group by 'Composition.cards'")
  }

  /// Ten thousand variants where no cell is laid out.
  @Test func refusesTooManyContainers() throws {
    func settings(_ count: Int) -> CollectionSettings {
      var settings = CollectionSettings(.flow, in: (1...count).map { CollectionContainer(width: Double($0)) })
      settings.itemSize = .fixed(Size(width: 1, height: 1))
      return settings
    }
    if Sweep.isFull { _ = try CollectionPlan(BatchConfiguration(), settings(10_000)) }
    let error = #expect(throws: BatchError.self) { try CollectionPlan(BatchConfiguration(), settings(10_001)) }
    #expect(
      error?.description
        == "the containers and what else varies make 10001 variants, and of 1 views at most 10000 are laid out; "
        + "leave some out")
  }

  /// Our cells are sizing cells of a layout too, and are laid out once for an item and a constraint.
  @Test func ourCellsAnswerEveryConstraint() throws {
    let prototype = try BatchPlan(BatchConfiguration()).passes[0].variants[0].prototypes.all[0]
    let cells = SizingCells(id: { (texts: OwnedFieldTexts) in texts }) { _ in "Card" }
    cells.register("Card") { RecordCell(prototype.cell) }
    let texts = OwnedFieldTexts(["Field Notes", "Three pocket notebooks."].map { Array($0.utf8) })
    for _ in 0..<10 {
      let narrow = try #require(cells.fittedSize(for: texts, constrainedTo: .width(120)))
      let open = try #require(cells.fittedSize(for: texts, constrainedTo: .unconstrained))
      #expect(narrow.width == 120)
      #expect(open.height < narrow.height)
      #expect(open.width > narrow.width)
      #expect(cells.fittedSize(for: texts, constrainedTo: .height(300))?.height == 300)
    }
    #expect(cells.misses == 3)
    #expect(cells.hits == 27)
  }
}
