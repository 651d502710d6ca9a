/// The items of each column, where they do not follow from the items' numbers.
struct ColumnItems: Sendable {
  /// Places in the list of all frames: by section, column, item.
  private var items: [Int] = []
  /// Where each column's items end in `items`: by section, column.
  private var ends: [Int] = []

  /// Notes the columns of a section's items.
  mutating func append(section columns: [Int32], firstItem: Int, columnCount: Int) {
    var next = [Int](repeating: 0, count: columnCount)
    for column in columns { next[Int(column)] += 1 }
    var place = items.count
    for column in next.indices {
      let count = next[column]
      next[column] = place
      place += count
      ends.append(place)
    }
    items.append(contentsOf: repeatElement(0, count: columns.count))
    for (offset, column) in columns.enumerated() {
      items[next[Int(column)]] = firstItem + offset
      next[Int(column)] += 1
    }
  }

  /// The items of a column; `column` counts those of all sections before it as well.
  func items(inColumn column: Int) -> ArraySlice<Int> {
    items[(column == 0 ? 0 : ends[column - 1])..<ends[column]]
  }
}
