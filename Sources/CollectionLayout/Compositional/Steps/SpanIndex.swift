/// Intervals in any order, searched for those that can reach an interval.
///
/// The furthest end so far never decreases from one to the next, nor does the nearest start of those to come: both are
/// found by halving, and between them lie all that reach it.
struct SpanIndex: Sendable {
  private var furthestEnds: [Double] = []
  private var nearestStarts: [Double] = []

  init<Spans: BidirectionalCollection>(_ spans: Spans) where Spans.Element == (start: Double, end: Double) {
    furthestEnds.reserveCapacity(spans.count)
    var furthest = -Double.infinity
    for span in spans {
      furthest = max(furthest, span.end)
      furthestEnds.append(furthest)
    }
    nearestStarts = Array(repeating: 0, count: furthestEnds.count)
    var nearest = Double.infinity
    for (index, span) in zip(nearestStarts.indices.reversed(), spans.reversed()) {
      nearest = min(nearest, span.start)
      nearestStarts[index] = nearest
    }
  }

  /// The least start and the greatest end; of no intervals, 0.
  var bounds: (start: Double, end: Double) { (nearestStarts.first ?? 0, furthestEnds.last ?? 0) }

  /// The intervals that may end after `start` and begin before `end`, with no other left out.
  func reaching(from start: Double, to end: Double) -> Range<Int> {
    let all = furthestEnds.indices
    let first = all.partitioningIndex { furthestEnds[$0] > start }
    return first..<(first..<all.upperBound).partitioningIndex { !(nearestStarts[$0] < end) }
  }
}
