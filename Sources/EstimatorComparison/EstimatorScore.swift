/// How an estimator did on many shelves.
public struct EstimatorScore: Sendable {
  /// The shelf that lost the most.
  public struct Worst: Sendable, Hashable {
    /// The shelf's name.
    public let shelf: String
    /// The 0-based index of its tallest card, which the estimator passed over.
    public let index: Int
    /// Points.
    public let regret: Double
  }

  /// Points that shelves get too short by, before the clamp. Shelves whose pick is right lose 0 and count.
  public struct Regret: Sendable, Hashable {
    /// Over all shelves; 0 without any.
    public let mean: Double
    /// The least value that 95 of 100 shelves do not exceed (nearest rank).
    public let p95: Double
    /// The largest.
    public let max: Double
  }

  /// Shelves with cards.
  public var shelves: Int { regrets.count }
  /// Shelves in which the picked card is shorter than the tallest.
  public private(set) var wrongPicks = 0
  /// Shelves in which the picked height cuts a card, after the clamp.
  public private(set) var clippedShelves = 0
  /// The first of the shelves that lost the most; `nil` where all picks are right.
  public private(set) var worst: Worst?
  /// The regret of each shelf, in points.
  public private(set) var regrets: [Double] = []
  private var tauSum = 0.0
  private var tauCount = 0

  /// No shelves yet.
  public init() {}

  /// Counts a shelf.
  ///
  /// - Parameters:
  ///   - judgement: how the estimator did on it.
  ///   - shelf: its name.
  public mutating func add(_ judgement: ShelfJudgement, shelf: String) {
    let regret = judgement.regret
    regrets.append(regret)
    if judgement.isClipped { clippedShelves += 1 }
    if let tau = judgement.kendallTauB {
      tauSum += tau
      tauCount += 1
    }
    guard regret > 0 else { return }
    wrongPicks += 1
    if regret > worst?.regret ?? 0 {
      worst = Worst(shelf: shelf, index: judgement.tallestIndex, regret: regret)
    }
  }

  /// The regret of the shelves.
  public var regret: Regret {
    guard !regrets.isEmpty else { return Regret(mean: 0, p95: 0, max: 0) }
    let sorted = regrets.sorted()
    let rank = (95 * sorted.count + 99) / 100
    return Regret(
      mean: sorted.reduce(0, +) / Double(sorted.count), p95: sorted[rank - 1], max: sorted[sorted.count - 1])
  }

  /// The mean of Kendall's tau-b over the shelves whose heights differ; `nil` without any.
  public var kendallTauB: Double? { tauCount > 0 ? tauSum / Double(tauCount) : nil }
}
