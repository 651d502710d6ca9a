import Catalog
import CollectionLayout
import ShelfReports
import ShelfSizing

/// The names of the formats of `layout`.
package enum LayoutFormatName: String, Sendable, CaseIterable {
  /// In the order of the help.
  case table, json, ndjson, csv, svg, html

  /// A writer of this format.
  ///
  /// - Parameter page: the head of a page.
  package func makeFormat(_ sheet: LayoutSheet, page: PageHead) -> any ReportFormat<PlacedSection> {
    switch self {
    case .table: LayoutTableFormat(sheet)
    case .json: LayoutJSONFormat(sheet)
    case .ndjson: rows(.ndjson, sheet)
    case .csv: rows(.csv, sheet)
    case .svg: LayoutSVGFormat(sheet)
    case .html: LayoutPageFormat(sheet, page)
    }
  }

  private func rows(
    _ notation: RowNotation, _ sheet: LayoutSheet
  ) -> any ReportFormat<PlacedSection> {
    RowFormat(notation, { $0.placed($1, namesVariant: sheet.namesVariants) }) {
      $0.forEachRow(in: sheet.rect, $1)
    }
  }
}

/// The layouts that are written, and which of their elements.
package struct LayoutSheet: Sendable {
  /// The name of the layout: `columns`.
  package let layout: String
  /// Whether each section is a collection view by itself.
  let sectionsStandAlone: Bool
  /// The direction in which the content goes on.
  package let direction: ScrollDirection
  /// How items are placed in columns.
  package let placement: ColumnLayout.Placement
  /// All variants; the sections name theirs by its index.
  package let variants: [CollectionVariant]
  /// Where the elements have to overlap; `nil` for all.
  package let rect: Rect?

  /// A sheet.
  package init(
    layout: String, sectionsStandAlone: Bool, direction: ScrollDirection, placement: ColumnLayout.Placement,
    variants: [CollectionVariant], rect: Rect?
  ) {
    self.layout = layout
    self.sectionsStandAlone = sectionsStandAlone
    self.direction = direction
    self.placement = placement
    self.variants = variants
    self.rect = rect
  }

  /// Whether there are several variants, so that what is written names them.
  var namesVariants: Bool { variants.count > 1 }
}
