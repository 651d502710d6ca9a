import Catalog
import CollectionLayout
import ShelfBatch
import ShelfSizing

/// A page for people: some sections drawn to scale, and a table of all.
///
/// For sections that are not drawn it keeps a row each.
struct LayoutPageFormat: ReportFormat {
  /// Sections that are drawn, all variants together.
  static let mostDrawn = 24

  private let sheet: LayoutSheet
  private let head: PageHead
  private let explains: Bool
  private var rows: [Row] = []
  /// For each variant, the first sections, which are drawn.
  private var drawn: [[(section: PlacedSection, balance: ColumnBalance?)]]
  private var contentSizes: [Size]
  private var scrolling: [ScrollSimulation?]
  /// For each variant, the boundary items of its layout itself.
  private var boundaryItems: [[CompositionalLayout.Supplementary]]
  private var (sectionCount, itemCount, rejectedCount) = (0, 0, 0)
  private var warnings: [String] = []

  /// A section in the table.
  private struct Row {
    let section: String
    let variant: Int
    let itemCount: Int
    let rejectedCount: Int
    let contentSize: Size
  }

  /// - Parameter explains: whether sections tell what is left free under their columns.
  init(_ sheet: LayoutSheet, _ head: PageHead, explains: Bool = false) {
    self.sheet = sheet
    self.head = head
    self.explains = explains
    drawn = sheet.variants.map { _ in [] }
    contentSizes = sheet.variants.map { Size(width: $0.container.width, height: 0) }
    scrolling = sheet.variants.map { _ in nil }
    boundaryItems = sheet.variants.map { _ in [] }
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
    rows.append(
      Row(
        section: section.name, variant: variant, itemCount: section.itemCount, rejectedCount: section.rejectedCount,
        contentSize: section.reachedSize))
    let each = max(1, LayoutPageFormat.mostDrawn / sheet.variants.count)
    guard variant < LayoutPageFormat.mostDrawn, drawn[variant].count < each else { return }
    drawn[variant].append((section, explains ? try section.columnBalance() : nil))
  }

  mutating func end(_ output: inout TextBuffer) {
    HTMLPage.begin(head, to: &output)
    output.write(element: "h2", "Summary")
    output.write(facts: [
      ("Layout", sheet.layout.rawValue), ("Variants", "\(sheet.variants.count)"), ("Sections", "\(sectionCount)"),
      ("Items", "\(itemCount)"), ("Records rejected", "\(rejectedCount)"),
    ])
    output.write(element: "p", "Lengths are in points, from the upper left corner of the content.")
    output.write(warnings: warnings)
    var (number, cards) = (0, ItemCards())
    for (variant, sections) in drawn.enumerated() where !sections.isEmpty {
      output.write(element: "h2", sheet.variants[variant].summary)
      if !sheet.sectionsStandAlone {
        let size = contentSizes[variant]
        output.write(facts: [("Content width", rounded(size.width)), ("Content height", rounded(size.height))])
      }
      if !boundaryItems[variant].isEmpty {
        output.write(table: boundaryItems[variant], caption: "Boundary items of the layout") { $0.boundaryItem($1) }
      }
      if let scrolling = scrolling[variant] { ScrollChart(scrolling).write(number: variant, to: &output) }
      for (section, balance) in sections {
        number += 1
        LayoutSectionDrawing(section, sheet, balance).write(number: number, &cards, to: &output)
      }
    }
    writeRows(to: &output)
    HTMLPage.end(to: &output)
  }

  private func writeRows(to output: inout TextBuffer) {
    output.write(element: "h2", "All sections")
    output.write(rows.count <= LayoutPageFormat.mostDrawn ? "<details open>" : "<details>")
    output.write(element: "summary", counted(rows.count, "row"))
    output.write(
      table: rows, caption: "All sections, and how far the content reaches with each"
    ) { columns, row in
      columns.text(title: "Section", row?.section)
      if sheet.namesVariants { columns.text(title: "Variant", row.map { sheet.variants[$0.variant].summary }) }
      columns.count(title: "Items", row?.itemCount)
      columns.count(title: "Rejected", row?.rejectedCount)
      columns.number(title: "Content width", row?.contentSize.width)
      columns.number(title: "Content height", row?.contentSize.height)
    }
    output.write("</details>\n")
  }
}
