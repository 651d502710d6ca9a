import ShelfSizing

/// The element of a cell, and what of its surroundings decides its layout.
struct CellRoot {
  let element: Element
  /// The table view that it is a prototype or a static cell of; `nil` for a cell that a file holds by itself.
  var table: Table?

  /// A table view round a cell.
  struct Table {
    /// Whether it is the view of a table view controller, rather than a subview in another controller's.
    let isControllersView: Bool
    /// Of its stored frame, in points; `nil` where the file has none.
    let width: Double?
    /// Whether it draws lines between its rows.
    let hasSeparators: Bool
  }

  /// Those of an element's descendants, and the element itself, that are cells; in the order of the file.
  static func all(in element: Element, where isCell: (Element) -> Bool) -> [CellRoot] {
    var found: [CellRoot] = []
    var open = [(element: element, parent: "", table: Table?.none)]
    while let (element, parent, outer) = open.popLast() {
      var table = outer
      if element.name == "tableView" {
        let width = element.child(key: "frame").flatMap { $0["width"] }.flatMap(Double.init)
        table = Table(
          isControllersView: parent == "tableViewController", width: width,
          hasSeparators: element["separatorStyle"] != "none")
      }
      if isCell(element) { found.append(CellRoot(element: element, table: table)) }
      open += element.children.reversed().map { ($0, element.name, table) }
    }
    return found
  }
}
