/// Finds items that took turns, by marks at which a search begins.
///
/// A mark is every sixteenth item of a column: a search by halving touches the marks, which are few enough to stay near
/// the processor, and then walks. Items are counted over the whole layout.
struct ColumnIndex: Sendable {
  /// How many items of a column there are to a mark.
  private static let stride = 16

  /// The first item of each column, by section and column; `Int.max` for a column without one.
  private var heads: [Int] = []
  private var marks: [Int] = []
  /// The bottom edges of the marks.
  private var bottoms: [Double] = []
  /// Where each column's marks end, by section and column.
  private var markEnds: [Int] = []

  /// The column's last item that ends at `y` or above it among those with a mark, or else the item that begins the
  /// column.
  ///
  /// - Parameter column: counts the columns of all sections before it as well.
  /// - Returns: an item from which no more than a stride of items is above `y`; `Int.max` if the column is empty.
  func start(above y: Double, inColumn column: Int) -> Int {
    let range = (column == 0 ? 0 : markEnds[column - 1])..<markEnds[column]
    let mark = range.partitioningIndex { bottoms[$0] > y }
    return mark == range.lowerBound ? heads[column] : marks[mark - 1]
  }

  /// Notes a section.
  mutating func append(_ items: Range<Int>, columns: Int, frames: UnsafeMutableBufferPointer<Rect>) {
    for column in 0..<columns {
      heads.append(items.lowerBound + column < items.upperBound ? items.lowerBound + column : Int.max)
      let first = items.lowerBound + column + (ColumnIndex.stride - 1) * columns
      for item in Swift.stride(from: first, to: items.upperBound, by: ColumnIndex.stride * columns) {
        marks.append(item)
        bottoms.append(frames[item].maxY)
      }
      markEnds.append(marks.count)
    }
  }
}
