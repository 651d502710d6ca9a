import Dispatch
import EstimatorComparison
import Platform

/// The scores of all estimators as shelves are judged.
struct ComparisonJudges {
  /// The score of one estimator.
  struct Judge: Sendable {
    var score = EstimatorScore()
    /// The id of the card that the estimator should have picked in its worst shelf.
    var worstID: RecordID?
    /// The estimates and heights of some of the cards, for a drawing.
    var points = EvenlySpacedSample<(estimate: Double, height: Double)>(limit: ComparisonJudges.mostPoints)

    fileprivate mutating func sample(_ pairs: RankedPairs) {
      for pair in pairs.pairs() {
        for _ in 0..<pair.count { points.offer((pair.estimate, pair.height)) }
      }
    }

    fileprivate mutating func add(_ judgement: ShelfJudgement, _ shelf: String, tallestID: RecordID?) {
      let before = score.worst
      score.add(judgement, shelf: shelf)
      if score.worst != before { worstID = tallestID }
    }
  }

  /// The judge of each column; the reference is the last one.
  private(set) var byColumn: [Judge]
  private let keepsPoints: Bool
  private let jobs: Int

  /// Cards that a drawing shows.
  private static let mostPoints = 600

  /// - Parameters:
  ///   - keepsPoints: whether some cards are kept for a drawing.
  ///   - jobs: the number of threads.
  init(columnCount: Int, keepsPoints: Bool, jobs: Int) {
    self.keepsPoints = keepsPoints
    self.jobs = jobs
    byColumn = Array(repeating: Judge(), count: columnCount)
  }

  /// Shelves that are judged between two reports of progress.
  private static let shelvesAtOnce = 256

  /// Judges all shelves in order, each estimator on one thread.
  ///
  /// - Parameter onJudged: gets the number of shelves that were judged.
  mutating func judge(
    _ tally: ShelfTally, _ variants: [VariantPlan],
    onJudged: ((_ shelves: Int, _ count: Int) -> Void)? = nil
  ) {
    let count = tally.count
    for start in stride(from: 0, to: count, by: ComparisonJudges.shelvesAtOnce) {
      let shelves = start..<min(start + ComparisonJudges.shelvesAtOnce, count)
      judge(shelves, of: tally, variants)
      onJudged?(shelves.upperBound, count)
    }
  }

  private mutating func judge(_ shelves: Range<Int>, of tally: ShelfTally, _ variants: [VariantPlan]) {
    let (width, outcomes) = (byColumn.count, tally[ComparisonOutcome.self])
    // Each judge has one owner at a time: a score that two hold is copied when a shelf is added to it.
    let judges = Locked(byColumn)
    byColumn = []
    let maximumCardHeights = variants.map(\.shelf.maximumCardHeight)
    let threads = min(jobs, width)
    DispatchQueue.concurrentPerform(iterations: threads) { [keepsPoints] first in
      for column in stride(from: first, to: width, by: threads) {
        var judge = judges.withLock { columns in
          defer { columns[column] = Judge() }
          return columns[column]
        }
        for index in shelves {
          let outcome = outcomes[index]
          guard outcome.cardCount > 0 else { continue }
          let name = tally.keys.name(index)
          for (variant, maximum) in maximumCardHeights.enumerated() {
            let cards = outcome.columns[variant * width + column]
            let tallest = outcome.columns[variant * width + width - 1].pick
            guard let picked = cards.pick, let tallest else { continue }
            let judgement = ShelfJudgement(
              picked: (picked.index, picked.height), tallest: (tallest.index, tallest.height),
              maximumCardHeight: maximum, kendallTauB: cards.pairs.kendallTauB())
            if keepsPoints { judge.sample(cards.pairs) }
            judge.add(judgement, name, tallestID: tallest.id)
          }
        }
        judges.withLock { [judge] in $0[column] = judge }
      }
    }
    byColumn = judges.withLock { $0 }
  }
}
