import Catalog
import CollectionLayout
import ShelfBatch
import ShelfSizing

/// A table for people: a row an element, and one for the content as a whole, rounded to a thousandth of a point.
package struct LayoutTableFormat: LayoutFormat {
  private let sheet: LayoutSheet
  /// For each variant, its table's rows; all are kept to the end to align them.
  private var rows: [[[String]]]
  private var contentSizes: [Size]

  /// A writer.
  package init(_ sheet: LayoutSheet) {
    self.sheet = sheet
    rows = sheet.variants.map { _ in [] }
    contentSizes = sheet.variants.map { Size(width: $0.container.width, height: 0) }
  }

  package mutating func begin(_ output: inout TextBuffer) {}

  package mutating func write(_ section: PlacedSection, to output: inout TextBuffer) {
    let variant = section.variantIndex
    section.forEachElement(in: sheet.rect) { element in
      rows[variant].append(row(section.name, section.name(of: element), element.frame, section.variant))
    }
    contentSizes[variant] = section.layout.contentSize
    if sheet.sectionsStandAlone { addContent(section.name, variant) }
  }

  package mutating func end(_ output: inout TextBuffer) {
    if !sheet.sectionsStandAlone { for variant in rows.indices { addContent("", variant) } }
    let header = ["SECTION", "ELEMENT", "X", "Y", "WIDTH", "HEIGHT", "VARIANT"]
    output.write(table: [header] + rows.joined(), isShown: header.indices.map { $0 < 6 || rows.count > 1 }) {
      (2...5).contains($0)
    }
  }

  private mutating func addContent(_ section: String, _ variant: Int) {
    let size = contentSizes[variant]
    rows[variant].append(
      row(section, "content", Rect(x: 0, y: 0, width: size.width, height: size.height), sheet.variants[variant]))
  }

  private func row(_ section: String, _ element: String, _ frame: Rect, _ variant: CollectionVariant) -> [String] {
    [
      section.shownInTerminal, element.shownInTerminal, rounded(frame.x), rounded(frame.y), rounded(frame.width),
      rounded(frame.height), variant.summary.shownInTerminal,
    ]
  }
}
