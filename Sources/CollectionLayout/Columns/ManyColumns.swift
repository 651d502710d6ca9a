/// More columns than ``FewColumns`` has room for.
///
/// Up to sixteen are kept in the order of their ends. Which of them a new end comes to stand before can't be foreseen, so
/// that is found without a branch: an item takes half the time. Of more, the highest is looked for each time.
struct ManyColumns: OpenColumns {
  /// Where the columns end: from the highest end to the lowest, or by column if there are more than sixteen.
  private let ends: UnsafeMutableBufferPointer<Double>
  /// The columns in the order of their ends, four bits each, the one that ends highest in the lowest four.
  private var order: UInt64 = 0xfedc_ba98_7654_3210
  /// The column that ends highest, and where.
  private(set) var first = (column: 0, end: 0.0)

  /// - Parameter ends: one a column, at least one, all the same.
  init(_ ends: UnsafeMutableBufferPointer<Double>) {
    self.ends = ends
    first.end = ends[0]
  }

  /// The end of the column that ends lowest.
  var lowestEnd: Double { ends.max() ?? first.end }

  /// Moves the end of the first column down.
  @inline(__always)
  mutating func extendFirst(to end: Double) {
    guard ends.count <= 16 else { return searchFirst(movedTo: end) }
    first.end = ends.count > 1 ? min(end, ends[1]) : end
    // Columns that end above the new end move up a place; here and below, four times as many.
    var moved: UInt64 = 0
    var lower = end
    var place = 1
    while place < ends.count {
      let other = ends[place]
      moved &+= other < end ? 4 : 0
      ends[place - 1] = min(other, lower)
      lower = lower < other ? other : lower
      place &+= 1
    }
    ends[ends.count - 1] = lower
    let above: UInt64 = (1 &<< moved) &- 1
    let behind: UInt64 = ~(above &<< 4 | 15)
    order = order &>> 4 & above | (order & 15) &<< moved | order & behind
    if ends.count > 1, ends[1] == first.end { putFirstOfEqualColumnsFirst() }
    first.column = Int(order & 15)
  }

  /// Among columns that end at the same place the first one comes first; how the others follow is left open.
  @inline(never)
  private mutating func putFirstOfEqualColumnsFirst() {
    for place in ends.indices.dropFirst().prefix(while: { ends[$0] == first.end }) {
      let shift = UInt64(4 * place)
      let (one, other) = (order & 15, order >> shift & 15)
      if other < one { order ^= (one ^ other) | (one ^ other) << shift }
    }
  }

  @inline(never)
  private mutating func searchFirst(movedTo end: Double) {
    ends[first.column] = end
    let column = ends.indices.reduce(0) { ends[$1] < ends[$0] ? $1 : $0 }
    first = (column, ends[column])
  }
}
