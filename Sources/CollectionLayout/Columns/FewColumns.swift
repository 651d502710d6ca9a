/// A few columns in the order of their ends.
///
/// The type tells how many there are, so that all ends stay in registers. Which of them a new end comes to stand before
/// can't be foreseen, so that is found without a branch.
struct FewColumns<Others: SortedEnds>: OpenColumns {
  /// The highest end.
  private var end: Double
  /// The ends of the other columns.
  private var others: Others
  /// The columns in the order of their ends, eight bits each, the one that ends highest in the lowest eight.
  private var order: UInt64 = 0x0706_0504_0302_0100

  /// - Parameter start: where all begin.
  init(start: Double) {
    end = start + 0  // no negative zero
    others = Others(start: end)
  }

  var first: (column: Int, end: Double) { (Int(truncatingIfNeeded: order & 255), end) }

  var lowestEnd: Double { others.lowest(below: end) }

  @inline(__always)
  mutating func extendFirst(to end: Double) {
    // Columns that end above the new end move up a place, of eight bits.
    let moved = 8 &* others.count(above: end)
    self.end = others.exchange(end)
    let behind: UInt64 = ~255 &<< moved
    order = (order & ~behind) &>> 8 | (order & 255) &<< moved | order & behind
    if others.begin(at: self.end) { order = FewColumns.firstOfEqualFirst(order, others: others.count(at: self.end)) }
  }

  /// Among columns that end at the same place the first one comes first; how the others follow is left open.
  @inline(never)
  private static func firstOfEqualFirst(_ order: UInt64, others: Int) -> UInt64 {
    var order = order
    for shift in stride(from: UInt64(8), through: 8 * UInt64(others), by: 8) {
      let (one, other) = (order & 255, order >> shift & 255)
      if other < one { order ^= (one ^ other) | (one ^ other) << shift }
    }
    return order
  }
}

/// Ends of columns, the highest first; none is negative.
protocol SortedEnds {
  /// - Parameter start: all of them.
  init(start: Double)

  /// The lowest end, or `end` if there is none.
  func lowest(below end: Double) -> Double
  /// Whether the highest one is `end`, which is not below it.
  func begin(at end: Double) -> Bool
  /// How many are the same as `end`.
  func count(at end: Double) -> Int
  /// How many are above `end`.
  func count(above end: Double) -> UInt64
  /// Takes in an end and gives away the highest.
  mutating func exchange(_ end: Double) -> Double
}

/// No ends.
struct NoEnds: SortedEnds {
  @inline(__always) init(start: Double) {}
  @inline(__always) func lowest(below end: Double) -> Double { end }
  @inline(__always) func begin(at end: Double) -> Bool { false }
  @inline(__always) func count(at end: Double) -> Int { 0 }
  @inline(__always) func count(above end: Double) -> UInt64 { 0 }
  @inline(__always) mutating func exchange(_ end: Double) -> Double { end }
}

/// An end, and those that are not above it.
struct Ends<Others: SortedEnds>: SortedEnds {
  private var end: Double
  private var others: Others

  @inline(__always)
  init(start: Double) {
    end = start
    others = Others(start: start)
  }

  @inline(__always)
  func lowest(below end: Double) -> Double { others.lowest(below: self.end) }

  @inline(__always)
  func begin(at end: Double) -> Bool { self.end <= end }

  @inline(__always)
  func count(at end: Double) -> Int { (self.end == end ? 1 : 0) + others.count(at: end) }

  /// The number of ends that are above `end`. It compares the bits of numbers that are not negative, as comparing the
  /// numbers would become a branch.
  @inline(__always)
  func count(above end: Double) -> UInt64 {
    (self.end.bitPattern &- end.bitPattern) &>> 63 &+ others.count(above: end)
  }

  /// Other than `min` and `max`, these comparisons are one instruction each.
  @inline(__always)
  mutating func exchange(_ end: Double) -> Double {
    let highest = end < self.end ? end : self.end
    self.end = others.exchange(end > self.end ? end : self.end)
    return highest
  }
}
