/// The numbers of parts that are together in one, as ranges that neither touch nor overlap, rising.
struct PartNumbers: Sendable, Hashable {
  private(set) var ranges: [ClosedRange<Int>] = []

  /// No numbers.
  init() {}

  init(_ number: Int) { ranges = [number...number] }

  var last: Int? { ranges.last?.upperBound }

  func contains(_ number: Int) -> Bool { ranges.contains { $0.contains(number) } }

  /// Adds a range.
  ///
  /// - Returns: a number that was there already, and then nothing is added.
  mutating func insert(_ range: ClosedRange<Int>) -> Int? {
    if let other = ranges.first(where: { $0.overlaps(range) }) { return max(other.lowerBound, range.lowerBound) }
    let place = ranges.firstIndex { $0.lowerBound > range.upperBound } ?? ranges.count
    ranges.insert(range, at: place)
    if place + 1 < ranges.count, ranges[place].upperBound + 1 == ranges[place + 1].lowerBound { join(place) }
    if place > 0, ranges[place - 1].upperBound + 1 == ranges[place].lowerBound { join(place - 1) }
    return nil
  }

  private mutating func join(_ place: Int) {
    ranges[place] = ranges[place].lowerBound...ranges.remove(at: place + 1).upperBound
  }
}
