import CellLayout
import Foundation
import InterfaceBuilder

/// A section whose rows a storyboard has made, in a table view that says `Static Cells` in Interface Builder.
///
/// Their cells are made with the table view, so that outlets lead to them, and are used for no other row. The methods of
/// `UITableViewController` answer for them, also where a subclass asks `super` (Apple's "Table View Programming Guide",
/// "Populating a Static Table View With Data").
struct StaticSection {
  struct Row {
    let cell: UITableViewCell
    /// The height that the storyboard states for this row alone.
    let height: CGFloat?
  }

  let header: String?
  let footer: String?
  let rows: [Row]
}

extension UITableView {
  func staticSection(_ index: Int) -> StaticSection? {
    staticSections.indices.contains(index) ? staticSections[index] : nil
  }

  func staticRow(at path: IndexPath) -> StaticSection.Row? {
    staticSection(path.section).flatMap { $0.rows.indices.contains(path.row) ? $0.rows[path.row] : nil }
  }
}

extension NibCollections {
  /// The sections that a storyboard states, with their cells.
  var staticSections: [StaticSection] {
    guard element["dataMode"] == "static" else { return [] }
    return element.list("sections").filter { $0.name == "tableViewSection" }.map { section in
      StaticSection(
        header: properties.text("headerTitle", of: section), footer: properties.text("footerTitle", of: section),
        rows: section.list("cells").compactMap { row in
          guard let cell = properties.tree.load.makeTree(row) as? UITableViewCell else { return nil }
          return StaticSection.Row(cell: cell, height: row.number("rowHeight").flatMap { $0 < 0 ? nil : $0 })
        })
    }
  }
}
