/// The scan: keeps the candidate with the largest estimate, the first of equals.
///
/// Two scans over consecutive parts of a shelf merge into the scan over the whole, so that parts may be
/// scanned on several threads.
public struct LargestContentScan<Candidate> {
  /// The winner so far.
  public struct Largest {
    /// What was offered.
    public var candidate: Candidate
    /// 0-based place among all that was offered or skipped.
    public var index: Int
    /// The estimate it was offered with; `-infinity` where that was NaN.
    public var estimate: Double
  }

  /// How many candidates were offered.
  public internal(set) var count = 0
  /// How many places the offered and skipped ones take.
  public internal(set) var extent = 0
  /// The first candidate with the largest estimate; `nil` before the first offer.
  public internal(set) var largest: Largest?

  /// A scan that has seen nothing.
  @inlinable public init() {}

  /// Offers the next candidate, which is only built when it becomes the largest.
  public mutating func offer(_ candidate: @autoclosure () -> Candidate, estimate: Double) {
    let estimate = estimate.isNaN ? -Double.infinity : estimate
    if largest.map({ estimate > $0.estimate }) ?? true {
      largest = Largest(candidate: candidate(), index: extent, estimate: estimate)
    }
    count += 1
    extent += 1
  }

  /// Passes over a place whose candidate can't be shown.
  public mutating func skip() {
    extent += 1
  }

  /// Appends the scan of the candidates that follow the ones seen here.
  public mutating func merge(_ following: LargestContentScan) {
    if let challenger = following.largest, largest.map({ challenger.estimate > $0.estimate }) ?? true {
      largest = challenger
      largest?.index += extent
    }
    count += following.count
    extent += following.extent
  }
}

extension LargestContentScan.Largest: Sendable where Candidate: Sendable {}
extension LargestContentScan: Sendable where Candidate: Sendable {}
