/// Fills the columns of one section with items, by the article's arithmetic.
///
/// A million frames are written in little more time than memory takes: so frames and columns are reached through pointers,
/// each within bounds that are counted beforehand.
struct ColumnFilling {
  /// A column while it is filled.
  struct Column {
    /// Where its next item begins, padding included.
    var end: Double
    /// Its last item so far, among all of the layout; `Int.max` while it has none.
    var last = Int.max
  }

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
    var columns = [Column](repeating: Column(end: start), count: columnCount)
    return try columns.withUnsafeMutableBufferPointer { (columns) throws(LayoutError) -> Double in
      var place = items.lowerBound
      while true {
        let mark = min(place + index.stride, items.upperBound)
        while place < mark {
          let height = try checkedHeight(of: place, by: height)
          let column = firstShortest(columns)
          columns[column].last = place
          frames.initializeElement(at: place, to: frame(height: height, column: column, end: &columns[column].end))
          place += 1
        }
        if place == items.upperBound { break }
        index.mark(top: columns[firstShortest(columns)].end + padding, lasts: columns.lazy.map(\.last))
      }
      index.endSection()
      return columns.lazy.map(\.end).max() ?? start
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

  /// Chosen without a branch, which could not be foreseen.
  @inline(__always)
  private func firstShortest(_ columns: UnsafeMutableBufferPointer<Column>) -> Int {
    var shortest = 0
    var end = columns[0].end
    for column in 1..<columns.count {
      let other = columns[column].end
      // All bits of a negative difference's sign.
      let isShorter = Int(bitPattern: UInt(truncatingIfNeeded: (other - end).bitPattern)) >> 63
      shortest ^= (shortest ^ column) & isShorter
      end = min(end, other)
    }
    return shortest
  }
}
