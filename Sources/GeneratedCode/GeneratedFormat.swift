import Catalog
import ShelfReports

/// A file that an app compiles or loads: all results are kept to its end.
package struct GeneratedFormat {
  /// The language of the file.
  package enum Notation: String, Sendable { case swift, json }

  private let file: GeneratedFile
  private let notation: Notation
  private let layout: DescribedLayout?
  private var table: ShelfTable
  /// The items' heights by their ids; `nil` where nobody asks.
  private var items: ShelfTable?

  /// A writer.
  ///
  /// - Parameters:
  ///   - file: its names.
  ///   - notation: its language.
  ///   - layout: the compositional layout whose sections Swift makes, if there is one.
  package init(_ file: GeneratedFile, in notation: Notation = .swift, layout: DescribedLayout? = nil) {
    self.file = file
    self.notation = notation
    self.layout = layout
    table = ShelfTable(widthRange: file.widthRange)
  }

  /// Has the file list items' heights, of which there may be none.
  package mutating func beginItems() { items = ShelfTable(widthRange: nil) }

  /// Adds the height of an item in points.
  package mutating func addItem(_ id: String, _ variant: Variant, height: Double) {
    items?.add(id, variant, height: height)
  }

  /// Adds the heights of a shelf.
  package mutating func write(_ report: ShelfReport, to output: inout TextBuffer) { table.add(report) }

  /// Writes the file.
  package mutating func end(_ output: inout TextBuffer) {
    switch notation {
    case .swift: GeneratedSwift(file: file, table: table, items: items, layout: layout).write(to: &output)
    case .json: GeneratedJSON(file: file, table: table, items: items).write(to: &output)
    }
  }
}
