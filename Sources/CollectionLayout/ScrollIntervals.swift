/// Intervals along the scroll direction in order (sections, rows), searched for those that can reach an interval.
///
/// Starts never decrease. Ends may: a row's frames are rounded to pixels and can reach beyond a lower row after it, so
/// the furthest end so far counts for each.
struct ScrollIntervals: Sendable {
  private var starts: [Double] = []
  private var furthestEnds: [Double] = []

  mutating func reserveCapacity(_ capacity: Int) {
    starts.reserveCapacity(capacity)
    furthestEnds.reserveCapacity(capacity)
  }

  mutating func append(start: Double, end: Double) {
    furthestEnds.append(max(end, furthestEnds.last ?? end))
    starts.append(start)
  }

  /// The intervals of `range` that may end after `start` and begin before `end`, with no other left out.
  func reaching(from start: Double, to end: Double, in range: Range<Int>) -> Range<Int> {
    let first = range.partitioningIndex { furthestEnds[$0] > start }
    return first..<(first..<range.upperBound).partitioningIndex { !(starts[$0] < end) }
  }
}
