import Catalog
import CollectionLayout
import ShelfReports
import ShelfSizing

/// A table for people: a row an element, and one for the content as a whole, rounded to a thousandth of a point.
struct LayoutTableFormat: ReportFormat {
  private var layouts: KeptLayouts<TextTable>
  /// By variant.
  private var facts: [LayoutFacts]

  init(_ sheet: LayoutSheet) {
    layouts = KeptLayouts(sheet, empty: TextTable { $0.placed(nil, namesVariant: sheet.namesVariants) })
    facts = sheet.variants.map { LayoutFacts(sheet, $0) }
  }

  mutating func write(_ section: PlacedSection, to output: inout TextBuffer) {
    facts[section.variantIndex].add(section, nil)
    let sheet = layouts.sheet
    layouts.add(section) { table in
      section.forEachRow(in: sheet.rect) { row in table.add { $0.placed(row, namesVariant: sheet.namesVariants) } }
    }
  }

  mutating func end(_ output: inout TextBuffer) {
    let sheet = layouts.sheet
    var all = TextTable { $0.placed(nil, namesVariant: sheet.namesVariants) }
    for (variant, layouts) in zip(sheet.variants, layouts.byVariant) {
      for layout in layouts {
        all.add(layout.content)
        all.add {
          $0.placed(LayoutRow(contentOf: layout.name, variant, layout.contentSize), namesVariant: sheet.namesVariants)
        }
      }
    }
    let lostLines = LayoutRow.lostLinesTitle
    all.write(hiding: all.hasTexts(titled: lostLines) ? [] : [lostLines], to: &output)
    for sentences in facts.map({ [$0.cut.map { $0 + "." }, $0.limited].compactMap { $0 } }) where !sentences.isEmpty {
      output.write("\n\(sentences.joined(separator: " ").shownInTerminal)\n")
    }
    for (variant, layouts) in zip(sheet.variants, layouts.byVariant) {
      for scrolling in layouts.compactMap(\.scrolling) {
        output.write("\n" + (sheet.namesVariants ? "\(variant.summary): " : "") + scrolling.summary + "\n")
      }
    }
  }
}
