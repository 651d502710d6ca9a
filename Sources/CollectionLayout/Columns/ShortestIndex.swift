/// Finds items that went to the shortest column, by marks at which a search begins.
///
/// Such items begin no higher than the ones before them, whatever their columns: each went to where the columns ended
/// highest, and ends never move up. So a search by halving finds the first that begins in an interval. Of those before
/// it only the last one of each column can reach into the interval, and each mark knows these.
struct ShortestIndex: Sendable {
  /// How many items there are from mark to mark: a few rows.
  let stride: Int
  private let columnCount: Int
  /// The upper edge of the item at each mark.
  private var tops: [Double] = []
  /// For each mark and column, the last item before the mark, counted over the whole layout; `Int.max` for a column
  /// without one.
  private var lasts: [Int] = []
  /// Where each section's marks end.
  private var markEnds: [Int] = []

  init(columnCount: Int) {
    self.columnCount = columnCount
    stride = 16 * columnCount
  }

  /// Makes room for the marks of so many items.
  mutating func reserveCapacity(_ count: Int) {
    tops.reserveCapacity(count / stride)
    lasts.reserveCapacity(count / stride * columnCount)
  }

  /// Notes an item that is a stride behind the mark before it, or behind the start of its section.
  mutating func mark(top: Double, lasts columnLasts: some Sequence<Int>) {
    tops.append(top)
    for last in columnLasts { lasts.append(last) }
  }

  /// Notes that a section ends.
  mutating func endSection() { markEnds.append(tops.count) }

  /// Calls `body` with the items that stand before some item of a section and may reach below `y`, in order.
  ///
  /// - Returns: that item, from which on the section's items are to be looked at one by one.
  func start(below y: Double, section: Int, items: Range<Int>, _ body: (Int) -> Void) -> Int {
    let first = section == 0 ? 0 : markEnds[section - 1]
    // Edges that meet may be a rounding apart.
    let edge = y - y.magnitude * 0x1p-40
    let mark = (first..<markEnds[section]).partitioningIndex { tops[$0] > edge } - 1
    guard mark >= first else { return items.lowerBound }
    lasts[mark * columnCount..<(mark + 1) * columnCount].lazy.filter { $0 != Int.max }.sorted().forEach(body)
    return items.lowerBound + (mark - first + 1) * stride
  }
}
