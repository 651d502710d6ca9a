import ShelfSizing
import Testing

struct LargestContentScanTests {
  private typealias Scan = LargestContentScan<String>

  /// The offers, `nil` for one that is skipped.
  private func scan(_ estimates: some Sequence<Double?>) -> LargestContentScan<Double> {
    var scan = LargestContentScan<Double>()
    for estimate in estimates {
      if let estimate { scan.offer(estimate, estimate: estimate) } else { scan.skip() }
    }
    return scan
  }

  @Test func nothingOfferedHasNoLargest() {
    let scan = Scan()
    #expect(scan.count == 0)
    #expect(scan.largest == nil)
  }

  @Test(
    arguments: [
      ([1, 3, 2], 1), ([3, 3, 3], 0), ([0, 0], 0), ([-2, -1, -1], 1), ([1, 2, 3], 2), ([.nan, -5, .nan], 1),
      ([.nan, .nan], 0), ([1, .nan], 0), ([-.infinity, -1e300], 1), ([1, .infinity, .infinity], 1),
      ([0, -0.0], 0),
      ([nil, nil, 4, 5, nil], 3), ([7, nil, 7], 0),
    ] as [([Double?], Int)])
  func keepsTheFirstOfTheLargest(estimates: [Double?], index: Int) {
    let found = scan(estimates)
    #expect(found.largest?.index == index)
    #expect(found.count == estimates.compactMap { $0 }.count)
  }

  @Test func aNaNEstimateIsKeptAsTheSmallest() {
    #expect(scan([.nan]).largest?.estimate == -.infinity)
    #expect(scan([.nan, -1e308]).largest?.estimate == -1e308)
  }

  @Test func skippedPlacesCountForTheIndexOnly() {
    var scan = Scan()
    scan.skip()
    scan.skip()
    #expect(scan.largest == nil && scan.count == 0)
    scan.offer("a", estimate: 1)
    #expect(scan.largest?.index == 2 && scan.largest?.candidate == "a" && scan.count == 1)
  }

  @Test func onlyALargerCandidateIsBuilt() {
    var built: [Int] = []
    func candidate(_ number: Int) -> Int {
      built.append(number)
      return number
    }
    var scan = LargestContentScan<Int>()
    for (number, estimate) in [3.0, 1, 3, 4, 4].enumerated() {
      scan.offer(candidate(number), estimate: estimate)
    }
    #expect(built == [0, 3])
  }

  /// All lists of four values, ties, NaN and skipped places among them, cut into three parts in every way.
  @Test func mergedPartsEqualTheWhole() {
    let values: [Double?] = [nil, .nan, -.infinity, 0, 1, .infinity]
    var cases = 0
    for number in 0..<values.count * values.count * values.count * values.count {
      var digits = number
      let list = (0..<4).map { _ in
        defer { digits /= values.count }
        return values[digits % values.count]
      }
      let whole = scan(list)
      for first in 0...4 {
        for second in first...4 {
          var merged = scan(list[..<first])
          merged.merge(scan(list[first..<second]))
          merged.merge(scan(list[second...]))
          let same =
            merged.count == whole.count && merged.largest?.index == whole.largest?.index
            && merged.largest?.estimate == whole.largest?.estimate
          #expect(same, "\(list) cut at \(first) and \(second)")
          cases += 1
        }
      }
    }
    #expect(cases == 1296 * 15)
  }

  @Test func mergedScansGoOn() {
    var merged = scan([1, nil])
    merged.merge(scan([nil, 2]))
    merged.offer(2, estimate: 2)
    merged.offer(3, estimate: 3)
    #expect(merged.largest?.index == 5 && merged.count == 4)
  }
}
