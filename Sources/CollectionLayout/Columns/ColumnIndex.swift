/// The items of each column in order, with marks at which a search begins.
///
/// A mark is every sixteenth item of a column: a search by halving touches the marks, which are few enough to stay near
/// the processor, and then walks. Items are known by their places among all items of the layout.
struct ColumnIndex: Sendable {
  /// How many items of a column there are to a mark.
  static let stride = 16

  /// Where items do not take turns: the next item of the same column; `Int.max` after the last.
  private(set) var next: [Int] = []
  /// The first item of each column, by section and column; `Int.max` for a column without one.
  private var heads: [Int] = []
  private var marks: [Int] = []
  /// The bottom edges of the marks.
  private var bottoms: [Double] = []
  /// Where each column's marks end, by section and column.
  private var markEnds: [Int] = []

  /// The column's last item that ends at `y` or above it among those with a mark, or else the item that begins the column.
  ///
  /// - Parameter column: counts the columns of all sections before it as well.
  /// - Returns: an item from which no more than a stride of items is above `y`; `Int.max` if the column is empty.
  func start(above y: Double, inColumn column: Int) -> Int {
    let range = (column == 0 ? 0 : markEnds[column - 1])..<markEnds[column]
    let mark = range.firstIndex(where: { bottoms[$0] > y })
    return mark == range.lowerBound ? heads[column] : marks[mark - 1]
  }

  /// Notes a section whose items took turns.
  mutating func append(inTurn items: Range<Int>, columns: Int, frames: UnsafeMutableBufferPointer<Rect>) {
    for column in 0..<columns {
      heads.append(items.lowerBound + column < items.upperBound ? items.lowerBound + column : Int.max)
      let first = items.lowerBound + column + (ColumnIndex.stride - 1) * columns
      for place in Swift.stride(from: first, to: items.upperBound, by: ColumnIndex.stride * columns) {
        marks.append(place)
        bottoms.append(frames[place].maxY)
      }
      markEnds.append(marks.count)
    }
  }

  /// Makes room for the items of a layout whose items do not take turns.
  mutating func makeNext(_ count: Int) {
    next = Array(repeating: Int.max, count: count)
  }

  /// Lets the next items of items be written.
  mutating func withNext(
    _ body: (UnsafeMutableBufferPointer<Int>) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    try next.withUnsafeMutableBufferPointer { (next) throws(LayoutError) in try body(next) }
  }

  /// Notes a section whose items went to the shortest column.
  ///
  /// - Parameter marks: every sixteenth item of each column, in the order of the items.
  mutating func append(
    _ columns: [ColumnFilling.Column], marks sectionMarks: [(column: Int, place: Int)],
    frames: UnsafeMutableBufferPointer<Rect>
  ) {
    var ends: [Int] = []
    var end = marks.count
    for column in columns {
      heads.append(column.first)
      ends.append(end)
      end += column.count / ColumnIndex.stride
      markEnds.append(end)
    }
    marks.append(contentsOf: repeatElement(0, count: sectionMarks.count))
    bottoms.append(contentsOf: repeatElement(0, count: sectionMarks.count))
    for mark in sectionMarks {
      marks[ends[mark.column]] = mark.place
      bottoms[ends[mark.column]] = frames[mark.place].maxY
      ends[mark.column] += 1
    }
  }
}
