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
    /// The width of its stored frame, in points; `nil` where the file has none.
    let width: Double?
    /// The height of its stored frame, in points; `nil` where the file has none.
    let height: Double?
    /// Whether the file holds its rows themselves, not prototypes of them.
    let isStatic: Bool
    /// Whether it draws lines between its rows.
    let hasSeparators: Bool
  }

  /// Whether it is a static cell below its table view's lower edge.
  var isOutOfSight: Bool {
    guard let table, table.isStatic, let height = table.height, let y = CellRoot.frame(of: element, "y") else {
      return false
    }
    return y >= height
  }

  /// The cells among an element and its descendants, in the order of the file.
  static func all(in element: Element, where isCell: (Element) -> Bool) -> [CellRoot] {
    var found: [CellRoot] = []
    var open = [(element: element, parent: "", table: Table?.none)]
    while let (element, parent, outer) = open.popLast() {
      var table = outer
      if element.name == "tableView" {
        table = Table(
          isControllersView: parent == "tableViewController", width: frame(of: element, "width"),
          height: frame(of: element, "height"), isStatic: element["dataMode"] == "static",
          hasSeparators: element["separatorStyle"] != "none")
      }
      if isCell(element) { found.append(CellRoot(element: element, table: table)) }
      open += element.children.reversed().map { ($0, element.name, table) }
    }
    return found
  }

  /// A number of an element's stored frame.
  private static func frame(of element: Element, _ side: String) -> Double? {
    element.child(key: "frame").flatMap { $0[side] }.flatMap(Double.init)
  }
}
