/// Fills the columns of one section with items, by the article's arithmetic.
///
/// A million frames are written in little more time than memory takes: so frames and columns are reached through
/// pointers, each within bounds that are counted beforehand.
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
    try ends.withUnsafeMutableBufferPointer { (ends) throws(LayoutError) in
      var column = 0
      for item in items {
        let height = try ask(for: height, of: item)
        frames.initializeElement(at: item, to: frame(height: height, column: column, end: &ends[column]))
        column = column + 1 < columnCount ? column + 1 : 0
      }
    }
    return ends.max() ?? start
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
    var ends = [Double](repeating: start + 0, count: columnCount)  // no negative zero
    var lasts = [Int](repeating: Int.max, count: columnCount)
    try ends.withUnsafeMutableBufferPointer { (ends) throws(LayoutError) in
      try lasts.withUnsafeMutableBufferPointer { (lasts) throws(LayoutError) in
        for start in stride(from: items.lowerBound, to: items.upperBound, by: index.stride) {
          if start > items.lowerBound {
            index.mark(top: ends[ColumnFilling.shortest(ends)] + padding, lasts: lasts)
          }
          for item in start..<min(start + index.stride, items.upperBound) {
            let column = ColumnFilling.shortest(ends)
            lasts[column] = item
            let height = try ask(for: height, of: item)
            frames.initializeElement(at: item, to: frame(height: height, column: column, end: &ends[column]))
          }
        }
      }
    }
    index.endSection()
    return ends.max() ?? start
  }

  /// The column that ends highest; of several the first.
  ///
  /// Which one it is can't be foreseen, and a branch that the processor guesses wrongly takes longer than comparing all
  /// columns: 12 ns an item of five columns instead of 8. So each comparison becomes a mask, of which all bits are set
  /// or none. Ends are never negative, and such numbers are in the order of their bits.
  @inline(__always)
  private static func shortest(_ ends: UnsafeMutableBufferPointer<Double>) -> Int {
    var (column, least) = (0, Int64(bitPattern: ends[0].bitPattern))
    var other = 1
    while other < ends.count {
      let difference = Int64(bitPattern: ends[other].bitPattern) &- least
      let isHigher = difference &>> 63
      column ^= (column ^ other) & Int(isHigher)
      least &+= difference & isHigher
      other &+= 1
    }
    return column
  }

  /// The height of an item, counted over the whole layout.
  @inline(__always)
  private func ask(for height: (ItemPath, Double) -> Double, of item: Int) throws(LayoutError) -> Double {
    let path = ItemPath(section: section, item: item - items.lowerBound)
    let height = height(path, itemWidth)
    guard LayoutError.isLength(height) else { throw .itemLength(name: "height", item: path, value: height) }
    return height
  }

  /// The frame of an item below the last one in its column, whose end it moves on. Other orders of these sums than the
  /// article's differ in the last bit.
  @inline(__always)
  private func frame(height: Double, column: Int, end: inout Double) -> Rect {
    let occupied = padding + height + padding
    defer { end += occupied }
    return Rect(
      x: Double(column) * columnWidth + padding, y: end + padding, width: itemWidth, height: occupied - 2 * padding)
  }
}
