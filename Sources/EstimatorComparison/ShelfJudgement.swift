/// How an estimator did on one shelf, against the true heights of its cards.
public struct ShelfJudgement: Sendable, Hashable {
  /// The card that the estimator takes for the tallest: the first with the largest estimate.
  public let pickedIndex: Int
  /// The first of the tallest cards.
  public let tallestIndex: Int
  /// Points.
  public let pickedHeight: Double
  /// Points.
  public let tallestHeight: Double
  /// Whether some card is cut at the picked height after the clamp, be it by the estimator or by the maximum card height.
  public let isClipped: Bool
  /// How far the order of the estimates agrees with that of the heights, from -1 to 1; `nil` where all heights are equal.
  public let kendallTauB: Double?

  /// Points by which the shelf gets too short, before the clamp. A card as tall as the tallest is a right pick.
  public var regret: Double { tallestHeight - pickedHeight }

  /// A shelf; `nil` for one without cards.
  ///
  /// - Parameters:
  ///   - estimates: by card; NaN counts as smaller than any number.
  ///   - heights: by card, in points before the clamp.
  ///   - maximumCardHeight: points; `nil` for no limit.
  public init?(estimates: [Double], heights: [Double], maximumCardHeight: Double? = nil) {
    precondition(estimates.count == heights.count, "an estimate for each height")
    guard let picked = ShelfJudgement.largest(estimates), let tallest = ShelfJudgement.largest(heights) else {
      return nil
    }
    self.init(
      picked: (picked, heights[picked]), tallest: (tallest, heights[tallest]), maximumCardHeight: maximumCardHeight,
      kendallTauB: EstimatorComparison.kendallTauB(estimates, heights))
  }

  /// The judgement of a shelf without a look at its cards.
  package init(
    picked: (index: Int, height: Double), tallest: (index: Int, height: Double), maximumCardHeight: Double?,
    kendallTauB: Double?
  ) {
    (pickedIndex, pickedHeight) = picked
    (tallestIndex, tallestHeight) = tallest
    isClipped = min(picked.height, maximumCardHeight ?? .infinity) < tallest.height
    self.kendallTauB = kendallTauB
  }

  /// The first of the largest values, as the scan takes it.
  private static func largest(_ values: [Double]) -> Int? {
    var largest: Int?
    var most = -Double.infinity
    for (index, value) in values.enumerated() where largest == nil || value > most {
      largest = index
      most = value.isNaN ? -.infinity : value
    }
    return largest
  }
}
