/// Fills the columns of one section with items, by the article's arithmetic.
///
/// A million frames are written in little more time than memory takes: so frames and columns are reached through pointers,
/// each within bounds that are counted beforehand.
struct ColumnFilling {
  let section: Int
  let items: Range<Int>
  let columnCount: Int
  private let padding: Double
  private let columnWidth: Double
  private let itemWidth: Double

  /// - Parameter items: the section's, among all items of the layout.
  init(section: Int, items: Range<Int>, columns: Columns) {
    self.section = section
    self.items = items
    columnCount = columns.count
    padding = columns.cellPadding
    columnWidth = columns.columnWidth
    itemWidth = columns.itemWidth
  }

  /// Writes the frames of items each of which goes to the column after the one before.
  ///
  /// - Parameters:
  ///   - start: where all columns begin.
  ///   - frames: room for all items of the layout.
  /// - Returns: the lowest end of a column.
  func placeInTurn(
    start: Double, frames: UnsafeMutableBufferPointer<Rect>, height: (ItemPath, Double) -> Double
  ) throws(LayoutError) -> Double {
    var ends = [Double](repeating: start, count: columnCount)
    return try ends.withUnsafeMutableBufferPointer { (ends) throws(LayoutError) -> Double in
      var column = 0
      for place in items {
        let height = try checkedHeight(of: place, by: height)
        frames.initializeElement(at: place, to: frame(height: height, column: column, end: &ends[column]))
        column = column + 1 < columnCount ? column + 1 : 0
      }
      return ends.max() ?? start
    }
  }

  /// Writes the frames of items each of which goes to the column that ends highest; of several to the first.
  ///
  /// - Parameters:
  ///   - start: where all columns begin.
  ///   - frames: room for all items of the layout.
  ///   - index: gets the marks by which items are found.
  /// - Returns: the lowest end of a column.
  func placeInShortest(
    start: Double, frames: UnsafeMutableBufferPointer<Rect>, index: inout ShortestIndex,
    height: (ItemPath, Double) -> Double
  ) throws(LayoutError) -> Double {
    var ends = [Double](repeating: start, count: columnCount)
    var lasts = [Int](repeating: Int.max, count: columnCount)
    return try ends.withUnsafeMutableBufferPointer { (ends) throws(LayoutError) -> Double in
      try lasts.withUnsafeMutableBufferPointer { (lasts) throws(LayoutError) -> Double in
        var columns = OpenColumns(ends)
        var place = items.lowerBound
        while true {
          let mark = min(place + index.stride, items.upperBound)
          while place < mark {
            let height = try checkedHeight(of: place, by: height)
            var (column, end) = columns.first
            lasts[column] = place
            frames.initializeElement(at: place, to: frame(height: height, column: column, end: &end))
            columns.extendFirst(to: end)
            place += 1
          }
          if place == items.upperBound { break }
          index.mark(top: columns.first.end + padding, lasts: lasts)
        }
        index.endSection()
        return columns.lowestEnd
      }
    }
  }

  @inline(__always)
  private func checkedHeight(of place: Int, by height: (ItemPath, Double) -> Double) throws(LayoutError) -> Double {
    let path = ItemPath(section: section, item: place - items.lowerBound)
    let height = height(path, itemWidth)
    guard LayoutError.isLength(height) else { throw .itemLength(name: "height", item: path, value: height) }
    return height
  }

  /// The frame of an item below what stands in its column, whose end it moves on. Other orders of these sums than the
  /// article's differ in the last bit.
  @inline(__always)
  private func frame(height: Double, column: Int, end: inout Double) -> Rect {
    let occupied = padding + height + padding
    defer { end += occupied }
    return Rect(
      x: Double(column) * columnWidth + padding, y: end + padding, width: itemWidth, height: occupied - 2 * padding)
  }
}
