/// The columns of a section while it is filled: which one ends highest, of several the first.
protocol OpenColumns {
  /// The column that ends highest, and where.
  var first: (column: Int, end: Double) { get }
  /// The end of the column that ends lowest.
  var lowestEnd: Double { get }

  /// Moves the end of the first column down.
  mutating func extendFirst(to end: Double)
}

/// One column alone.
struct OneColumn: OpenColumns {
  private(set) var first: (column: Int, end: Double)
  var lowestEnd: Double { first.end }

  init(start: Double) { first = (0, start) }

  @inline(__always)
  mutating func extendFirst(to end: Double) { first.end = end }
}

/// Two to four columns in the order of their ends.
///
/// The ends stay in registers: which of them a new end comes to stand before can't be foreseen, so each is the larger or
/// smaller of its neighbours, without a branch and without a turn through memory.
struct FewColumns: OpenColumns {
  static let most = 4

  /// From the highest end to the lowest; infinite where there is no column.
  private var ends: (Double, Double, Double, Double)
  private let count: Int
  /// The columns in that order, eight bits each, the one that ends highest in the lowest eight.
  private var order: UInt32 = 0x0302_0100

  /// - Parameters:
  ///   - count: 2 to 4.
  ///   - start: where all begin.
  init(count: Int, start: Double) {
    self.count = count
    let start = start + 0  // no negative zero
    ends = (start, start, count > 2 ? start : .infinity, count > 3 ? start : .infinity)
  }

  var first: (column: Int, end: Double) { (Int(order & 255), ends.0) }

  var lowestEnd: Double {
    switch count {
    case 2: ends.1
    case 3: ends.2
    default: ends.3
    }
  }

  @inline(__always)
  mutating func extendFirst(to end: Double) {
    let (_, second, third, fourth) = ends
    // Columns that end above the new end move up a place, of eight bits.
    let moved =
      8
      &* (FewColumns.one(if: second, isAbove: end) &+ FewColumns.one(if: third, isAbove: end)
        &+ FewColumns.one(if: fourth, isAbove: end))
    ends = (min(end, second), min(max(end, second), third), min(max(end, third), fourth), max(end, fourth))
    let above: UInt32 = 1 &<< moved &- 1
    let behind: UInt32 = ~(above &<< 8 | 255)
    order = order &>> 8 & above | (order & 255) &<< moved | order & behind
    if ends.0 == ends.1 { order = FewColumns.firstOfEqualFirst(order, ends) }
  }

  /// 1 or 0, by the bits of numbers that are not negative: a comparison of them would become a branch.
  @inline(__always)
  private static func one(if other: Double, isAbove end: Double) -> UInt32 {
    UInt32(truncatingIfNeeded: (other.bitPattern &- end.bitPattern) &>> 63)
  }

  /// Among columns that end at the same place the first one comes first; how the others follow is left open.
  @inline(never)
  private static func firstOfEqualFirst(_ order: UInt32, _ ends: (Double, Double, Double, Double)) -> UInt32 {
    var order = order
    for (shift, end) in [(UInt32(8), ends.1), (16, ends.2), (24, ends.3)] where end == ends.0 {
      let (one, other) = (order & 255, order >> shift & 255)
      if other < one { order ^= (one ^ other) | (one ^ other) << shift }
    }
    return order
  }
}
