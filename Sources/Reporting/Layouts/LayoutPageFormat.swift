import Catalog
import CollectionLayout
import ShelfReports
import ShelfSizing

/// A page for people: some sections drawn to scale, and a table of all.
///
/// For sections that are not drawn it keeps a row each.
struct LayoutPageFormat: ReportFormat {
  /// Sections that are drawn, all variants together.
  static let mostDrawn = 24
  /// Points of a variant's drawings behind which further sections are folded away.
  private static let mostOpenHeight = 1200.0
  /// Rows of the table.
  private static let mostRows = 7_500

  private let sheet: LayoutSheet
  private let head: PageHead
  private let explains: Bool
  private var rows: [(section: String, variant: Int, itemCount: Int, rejectedCount: Int, contentSize: Size)] = []
  /// For each variant, the first sections, which are drawn.
  private var drawn: [[(section: PlacedSection, balance: ColumnBalance?)]]
  private var contentSizes: [Size]
  private var scrolling: [ScrollSimulation?]
  /// For each variant, the boundary items of its layout itself.
  private var boundaryItems: [[CompositionalLayout.Supplementary]]
  private var (sectionCount, itemCount, rejectedCount) = (0, 0, 0)
  private var warnings: [String] = []
  /// By variant.
  private var facts: [LayoutFacts]

  /// - Parameter explains: whether sections show the room that is left free under their columns.
  init(_ sheet: LayoutSheet, _ head: PageHead, explains: Bool = false) {
    self.sheet = sheet
    self.head = head
    self.explains = explains
    drawn = sheet.variants.map { _ in [] }
    contentSizes = sheet.variants.map { Size(width: $0.container.width, height: 0) }
    scrolling = sheet.variants.map { _ in nil }
    boundaryItems = sheet.variants.map { _ in [] }
    facts = sheet.variants.map { LayoutFacts(sheet, $0) }
  }

  mutating func write(_ section: PlacedSection, to output: inout TextBuffer) throws {
    let (variant, size) = (section.variantIndex, section.layout.contentSize)
    // Further variants have the same sections, those of other locales their own.
    if variant == 0 || section.variant.locale != sheet.variants[variant - 1].locale {
      sectionCount += 1
      itemCount += section.itemCount
      rejectedCount += section.rejectedCount
    }
    contentSizes[variant] = size
    scrolling[variant] = section.scrolling
    boundaryItems[variant] = section.layoutSupplementaries
    for warning in section.warnings where warnings.count < LayoutPageFormat.mostDrawn {
      let said = "section '\(section.name)': \(warning)"
      if !warnings.contains(said) { warnings.append(said) }
    }
    rows.append((section.name, variant, section.itemCount, section.rejectedCount, section.reachedSize))
    let balance = try section.columnBalance()
    facts[variant].add(section, balance)
    let each = max(1, LayoutPageFormat.mostDrawn / sheet.variants.count)
    guard variant < LayoutPageFormat.mostDrawn, drawn[variant].count < each else { return }
    drawn[variant].append((section, explains ? balance : nil))
  }

  func end(_ output: inout TextBuffer) { page.write(to: &output) }

  private var page: Page {
    // The first of those that are worst is open; others differ from it in little.
    let shown = drawn.indices.filter { !drawn[$0].isEmpty }
    let worst = shown.reduce(shown.first) { facts[$0 ?? $1].severity < facts[$1].severity ? $1 : $0 }
    var (number, cards) = (0, ItemCards())
    let variants = ([worst].compactMap { $0 } + shown.filter { $0 != worst }).map { variant in
      var parts = sections(of: variant, isWorst: variant == worst, &number, &cards)
      if let scrolling = scrolling[variant] { parts += scrolling.parts(number: variant) }
      if !boundaryItems[variant].isEmpty {
        parts.append(
          .table(boundaryItems[variant], caption: "Boundary items of the layout") { $0.boundaryItem($1) })
      }
      return PagePart.folded(sheet.variants[variant].summary + length(variant), isOpen: variant == worst, parts)
    }
    return Page(
      head,
      [.verdict(answer(worst.map { facts[$0] })), .warnings(warnings)] + variants + [
        .heading("All sections"),
        .text("Lengths are in points, from the upper left corner of the content."),
        table,
      ])
  }

  /// The sections of a variant that are drawn; that of the worst says what to do beside the first.
  private func sections(
    of variant: Int, isWorst: Bool, _ number: inout Int, _ cards: inout ItemCards
  ) -> [PagePart] {
    let height = facts.map(\.heightCuttingNone).max() ?? 0
    let toDo = PagePart.toDo(facts[variant].advice(height: height), otherwise: facts[variant].nothing)
    var (drawnHeight, open, folded) = (0.0, [PagePart](), [PagePart]())
    for (section, balance) in drawn[variant] {
      number += 1
      let isFolded = drawnHeight > LayoutPageFormat.mostOpenHeight
      let drawing = LayoutSectionDrawing(section, sheet, balance)
      drawnHeight += drawing.height
      let part = drawing.part(number: number, &cards, beside: isWorst && open.isEmpty ? toDo : nil)
      if isFolded { folded.append(part) } else { open.append(part) }
    }
    return open + (folded.isEmpty ? [] : [.folded(counted(folded.count, "more section"), folded)])
  }

  /// The verdict on the worst variant: what does not show, how much there is, how long it gets, and what stays free.
  private func answer(_ facts: LayoutFacts?) -> String {
    [facts?.cut.map { $0 + "." }, extent(facts?.free), facts?.limited, facts?.jumps].compactMap { $0 }
      .joined(separator: " ")
  }

  /// How much there is, and how long it gets.
  ///
  /// - Parameter free: says what stays free of it.
  private func extent(_ free: String?) -> String {
    let isVertical = sheet.direction == .vertical || sheet.sectionsStandAlone
    let sizes = sheet.sectionsStandAlone ? rows.map(\.contentSize) : contentSizes
    let lengths = sizes.map { isVertical ? $0.height : $0.width }
    let (least, most) = (lengths.min() ?? 0, lengths.max() ?? 0)
    let subject =
      !sheet.sectionsStandAlone ? "the content is" : rows.count == 1 ? "the container is" : "containers are"
    let rejected = "; \(counted(rejectedCount, "record")) \(rejectedCount == 1 ? "was" : "were") rejected"
    let locales = Set(sheet.variants.map(\.locale)).count
    return "\(counted(itemCount, "item")) in \(counted(sectionCount, "section"))"
      + "\(locales > 1 ? " of \(locales) languages" : ""): \(subject) "
      + "\(least == most ? "" : "\(tenth(least)) to ")\(tenth(most)) points \(isVertical ? "high" : "wide")"
      + (free.map { "; \($0)" } ?? "") + (rejectedCount > 0 ? rejected : "") + "."
  }

  /// `: 393 by 259.3 points`; nothing where each section is a collection view by itself.
  private func length(_ variant: Int) -> String {
    if sheet.sectionsStandAlone { return "" }
    return ": \(tenth(contentSizes[variant].width)) by \(tenth(contentSizes[variant].height)) points"
  }

  private var table: PagePart {
    let shown = Array(rows.prefix(LayoutPageFormat.mostRows))
    let table = PagePart.table(shown, caption: "All sections, and how far the content reaches with each") {
      columns, row in
      columns.text(title: "Section", row?.section)
      if sheet.namesVariants { columns.text(title: "Variant", row.map { sheet.variants[$0.variant].summary }) }
      columns.count(title: "Items", row?.itemCount)
      columns.count(title: "Rejected", row?.rejectedCount)
      columns.number(title: "Content width", row?.contentSize.width)
      columns.number(title: "Content height", row?.contentSize.height)
    }
    return .folded(
      shown.count == rows.count ? counted(rows.count, "row") : "The first \(shown.count) of \(rows.count) rows",
      isOpen: rows.count <= LayoutPageFormat.mostDrawn, [table])
  }
}
