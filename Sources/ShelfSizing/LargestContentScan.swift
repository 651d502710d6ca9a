/// The scan: keeps the candidate with the largest estimate, the first of equals.
///
/// Two scans over consecutive parts of a shelf merge into the scan over the whole, so that parts may be
/// scanned on several threads.
public struct LargestContentScan<Candidate> {
  /// The winner so far.
  public struct Largest {
    /// The content that was offered.
    public var candidate: Candidate
    /// 0-based index among all that was offered or skipped.
    public var index: Int
    /// The estimate it was offered with; `-infinity` where that was NaN.
    public var estimate: Double

    @usableFromInline init(candidate: Candidate, index: Int, estimate: Double) {
      self.candidate = candidate
      self.index = index
      self.estimate = estimate
    }
  }

  /// How many candidates were offered.
  @inlinable public var count: Int { offered }
  /// The first candidate with the largest estimate; `nil` before the first offer.
  @inlinable public var largest: Largest? {
    winner.map { Largest(candidate: $0, index: winnerIndex, estimate: threshold) }
  }

  /// The largest estimate; `-infinity` before the first offer. Only a larger one makes a difference.
  @inlinable public var largestEstimate: Double { threshold }

  /// How many candidates were offered or skipped.
  @inlinable public var extent: Int { seenCount }

  /// How many candidates were offered.
  @usableFromInline package var offered = 0
  /// How many were offered or skipped.
  @usableFromInline package var seenCount = 0
  /// The winner's estimate.
  @usableFromInline package var threshold = -Double.infinity
  /// The winner's index.
  @usableFromInline package var winnerIndex = 0
  /// The first candidate with the largest estimate.
  @usableFromInline package var winner: Candidate?

  /// A scan that has seen nothing.
  public init() {}

  /// Offers the next candidate, which is only built when it becomes the largest.
  @inlinable public mutating func offer(_ candidate: @autoclosure () -> Candidate, estimate: Double) {
    if estimate > threshold || offered == 0 {
      threshold = estimate.isNaN ? -Double.infinity : estimate
      winnerIndex = seenCount
      winner = candidate()
    }
    offered += 1
    seenCount += 1
  }

  /// Passes over a candidate that can't be shown.
  @inlinable public mutating func skip() {
    seenCount += 1
  }

  /// Appends the scan of the candidates that follow the ones seen here.
  @inlinable public mutating func merge(_ following: LargestContentScan) {
    if following.threshold > threshold || offered == 0, let challenger = following.winner {
      winner = challenger
      winnerIndex = seenCount + following.winnerIndex
      threshold = following.threshold
    }
    offered += following.offered
    seenCount += following.seenCount
  }
}

extension LargestContentScan.Largest: Sendable where Candidate: Sendable {}
extension LargestContentScan: Sendable where Candidate: Sendable {}
