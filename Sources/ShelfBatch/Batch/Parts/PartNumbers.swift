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
    let index = ranges.firstIndex { $0.lowerBound > range.upperBound } ?? ranges.count
    ranges.insert(range, at: index)
    if index + 1 < ranges.count, ranges[index].upperBound + 1 == ranges[index + 1].lowerBound { join(index) }
    if index > 0, ranges[index - 1].upperBound + 1 == ranges[index].lowerBound { join(index - 1) }
    return nil
  }

  private mutating func join(_ index: Int) {
    ranges[index] = ranges[index].lowerBound...ranges.remove(at: index + 1).upperBound
  }
}
