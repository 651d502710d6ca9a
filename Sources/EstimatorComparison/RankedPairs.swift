/// Estimates beside true heights, as far as a rank correlation needs them: pairs that are equal are one with a count, so
/// that memory grows with how many differ rather than with the cards.
///
/// If more than ``mostPairs`` pairs differ, a sample is kept: those whose hashes are the smallest. It is the same one
/// whatever the order and the parts that pairs come in. The correlation is then that of the sample.
package struct RankedPairs: Sendable, Hashable {
  /// The estimate and the height of some cards.
  package struct Pair: Sendable, Hashable {
    /// `-infinity` where it is no number.
    package let estimate: Double
    package let height: Double
    package fileprivate(set) var count: Int

    fileprivate static func < (left: Pair, right: Pair) -> Bool {
      (left.estimate, left.height) < (right.estimate, right.height)
    }

    fileprivate static func stands(_ left: Pair, with right: Pair) -> Bool {
      left.estimate == right.estimate && left.height == right.height
    }
  }

  /// A correlation of so many is off by about a hundredth.
  package static let mostPairs = 1 << 14

  /// Each pair once, by estimate and then by height; up to twice as many as are kept in the end.
  private var sorted: [Pair] = []

  /// No pairs.
  package init() {}

  /// Pairs in the order of ``pairs(atMost:)``.
  package init(sorted: [Pair]) { self.sorted = sorted }

  /// Pairs of values.
  ///
  /// - Parameters:
  ///   - estimates: NaN ranks below all numbers.
  ///   - heights: as many.
  package init(_ estimates: [Double], _ heights: [Double], atMost limit: Int = mostPairs) {
    // Adding 0 makes one zero of two.
    var pairs = zip(estimates, heights).map {
      Pair(estimate: $0.isNaN ? -.infinity : $0 + 0, height: $1 + 0, count: 1)
    }
    pairs.sort(by: <)
    for pair in pairs { append(pair) }
    bound(to: limit)
  }

  /// How many pairs take memory.
  package var storedCount: Int { sorted.count }

  /// Adds other pairs.
  package mutating func formUnion(_ other: RankedPairs, atMost limit: Int = mostPairs) {
    guard !sorted.isEmpty, !other.sorted.isEmpty else {
      if sorted.isEmpty { sorted = other.sorted }
      return
    }
    let own = sorted
    sorted = []
    sorted.reserveCapacity(own.count + other.sorted.count)
    var next = 0
    for pair in own {
      while next < other.sorted.count, other.sorted[next] < pair {
        append(other.sorted[next])
        next += 1
      }
      append(pair)
    }
    for pair in other.sorted[next...] { append(pair) }
    bound(to: limit)
  }

  /// The pairs that are kept, by estimate and then by height.
  package func pairs(atMost limit: Int = mostPairs) -> [Pair] {
    guard sorted.count > limit else { return sorted }
    let bound = sorted.map(\.order).sorted()[limit - 1]
    return sorted.filter { $0.order <= bound }
  }

  /// - Parameter pair: not below the last one.
  private mutating func append(_ pair: Pair) {
    if let last = sorted.last, Pair.stands(last, with: pair) {
      sorted[sorted.count - 1].count += pair.count
    } else {
      sorted.append(pair)
    }
  }

  /// Drops what can't be among the smallest any more; seldom, because it takes as long as all that were added since.
  private mutating func bound(to limit: Int) {
    if sorted.count > 2 * limit { sorted = pairs(atMost: limit) }
    // Nothing is added to most.
    if sorted.capacity > sorted.count + sorted.count / 4 { sorted = sorted.withUnsafeBufferPointer { Array($0) } }
  }
}

extension RankedPairs.Pair {
  /// As good as random, and the same in each run (the finalizer of SplitMix64).
  fileprivate var order: UInt64 {
    var bits = estimate.bitPattern &* 0x9E37_79B9_7F4A_7C15 ^ height.bitPattern
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
