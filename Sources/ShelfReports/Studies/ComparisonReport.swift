import EstimatorComparison

/// How estimators did over the same shelves.
package struct ComparisonReport: Sendable {
  /// The strategy whose answers are the truth.
  package let reference: Row
  /// The rows, in the order in which strategies were asked for.
  package let rows: [Row]
  /// The number of cards in all shelves and variants.
  package let cardCount: Int

  /// One estimator.
  package struct Row: Sendable {
    /// The estimator's name.
    package let strategy: String
    /// Whether its estimates are points, as heights are.
    package let estimatesPoints: Bool
    /// How it did.
    package let score: EstimatorScore
    /// The `id` of the card that it should have picked in its worst shelf.
    package let worstID: RecordID?
    /// Cells that the strategy has laid out: one a shelf, but for the exhaustive one.
    package let rendered: Int
    /// `nil` where no timings are wanted.
    package let cost: Cost?
    /// The estimates of some of the cards, and their heights in points, for a drawing.
    package let points: [(estimate: Double, height: Double)]

    /// A row.
    package init(
      strategy: String, estimatesPoints: Bool, score: EstimatorScore, worstID: RecordID?, rendered: Int, cost: Cost?,
      points: [(estimate: Double, height: Double)] = []
    ) {
      self.strategy = strategy
      self.estimatesPoints = estimatesPoints
      self.score = score
      self.worstID = worstID
      self.rendered = rendered
      self.cost = cost
      self.points = points
    }
  }

  /// The cost of an estimator on one core.
  package struct Cost: Sendable {
    /// The time to estimate a card, in nanoseconds.
    package let nanosecondsPerCard: Double
    /// The time to estimate all cards and lay the picked ones out, in seconds.
    package let seconds: Double
    /// How many times faster than laying all cards out.
    package let speedup: Double

    /// A cost.
    package init(nanosecondsPerCard: Double, seconds: Double, speedup: Double) {
      self.nanosecondsPerCard = nanosecondsPerCard
      self.seconds = seconds
      self.speedup = speedup
    }
  }

  /// A report.
  package init(reference: Row, rows: [Row], cardCount: Int) {
    self.reference = reference
    self.rows = rows
    self.cardCount = cardCount
  }
}
