import Catalog
import CollectionLayout
import ShelfBatch
import ShelfSizing

/// A way to write where items stand: one file a format, all behind this protocol.
package protocol LayoutFormat {
  /// Writes what stands before the first section.
  mutating func begin(_ output: inout TextBuffer)
  /// Writes a section, or keeps it for the end.
  mutating func write(_ section: PlacedSection, to output: inout TextBuffer) throws
  /// Writes what stands after the last section.
  mutating func end(_ output: inout TextBuffer)
}

/// What is written: the layouts, and which of their elements.
package struct LayoutSheet: Sendable {
  /// Which layout.
  package let layout: CollectionSettings.Layout
  /// In which direction the content goes on.
  package let direction: ScrollDirection
  /// All variants; the sections name theirs by its place.
  package let variants: [CollectionVariant]
  /// Where the elements have to overlap; `nil` for all.
  package let rect: Rect?

  /// What a plan's layouts are written as.
  package init(_ plan: CollectionPlan, rect: Rect?) {
    layout = plan.settings.layout
    direction = layout == .shelf ? .horizontal : layout == .flow ? plan.settings.direction : .vertical
    variants = plan.variants
    self.rect = rect
  }

  /// Whether each section is a collection view by itself.
  var sectionsStandAlone: Bool { layout == .shelf }
}

/// The names of the formats of `layout`.
package enum LayoutFormatName: String, Sendable, CaseIterable {
  /// In the order of the help.
  case table, json, ndjson, csv, svg, html

  /// A writer of this format.
  ///
  /// - Parameter page: the head of a page.
  package func makeFormat(_ sheet: LayoutSheet, page: PageHead) -> any LayoutFormat {
    switch self {
    case .table: LayoutTableFormat(sheet)
    case .json: LayoutJSONFormat(sheet)
    case .ndjson: LayoutNDJSONFormat(sheet)
    case .csv: LayoutCSVFormat(sheet)
    case .svg: LayoutSVGFormat(sheet)
    case .html: LayoutPageFormat(sheet, page)
    }
  }
}

extension LayoutElement.Kind {
  /// The kind's name in the output.
  var name: String {
    switch self {
    case .header: "header"
    case .item: "item"
    case .footer: "footer"
    }
  }
}

extension CollectionVariant {
  /// `iPhone 16 landscape, 852 wide, @3x large`
  var summary: String {
    let device = container.device.map { "\($0)\(container.orientation.map { " \($0.name)" } ?? ""), " } ?? ""
    let width = cardWidth.map { ", cards \(rounded($0))" } ?? ""
    return "\(device)\(rounded(container.width)) wide\(width), @\(rounded(scale))x \(contentSizeCategory)"
      + (locale.map { " \($0)" } ?? "")
  }
}
