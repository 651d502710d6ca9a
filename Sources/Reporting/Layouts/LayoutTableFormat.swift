import Catalog
import CollectionLayout
import ShelfBatch
import ShelfSizing

/// A table for people: a row an element, and one for the content as a whole, rounded to a thousandth of a point.
struct LayoutTableFormat: ReportFormat {
  private var layouts: KeptLayouts<TextTable<LayoutRow>>

  init(_ sheet: LayoutSheet) { layouts = KeptLayouts(sheet, empty: TextTable(.placed(in: sheet))) }

  mutating func write(_ section: PlacedSection, to output: inout TextBuffer) {
    let rect = layouts.sheet.rect
    layouts.add(section) { table in section.forEachRow(in: rect) { table.add($0) } }
  }

  mutating func end(_ output: inout TextBuffer) {
    var all = TextTable<LayoutRow>(.placed(in: layouts.sheet))
    for (variant, layouts) in zip(layouts.sheet.variants, layouts.byVariant) {
      for layout in layouts {
        all.add(layout.content)
        all.add(LayoutRow(contentOf: layout.name, variant, layout.contentSize))
      }
    }
    all.write(to: &output)
  }
}
