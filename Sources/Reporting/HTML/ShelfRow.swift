import ShelfReports
import ShelfSizing

/// A shelf in a variant, as a page's tables have it.
struct ShelfRow {
  /// The index of the result among those of the page, in the order of the records, from 0.
  let index: Int
  /// The number of the shelf, which its variants share.
  let number: Int
  let shelf: String
  let variant: Variant
  let metrics: ShelfMetrics
  let rejectedCount: Int
  /// Points between the contents of all cards and their edges, and of the average card.
  let white: (total: Double, mean: Double)
  /// How many cards ask for more than they get.
  let cutCount: Int
  /// Lines of texts that the maximum card height cuts off.
  let lostLines: Int
  /// Points that the shelf would be lower without its tallest card alone.
  let outlierCost: Double
  /// The tallest card's name; empty without cards.
  let tallest: String
  /// How many cards are as tall as that.
  let tallestCount: Int
  /// Whether the estimator chose another card than the tallest.
  let isMissed: Bool
  let warningCount: Int
  /// Why its heights are a guess; `nil` where they are none.
  let approximation: String?

  init(_ report: ShelfReport, index: Int, number: Int, _ anatomy: ShelfAnatomy) {
    (self.index, self.number) = (index, number)
    shelf = report.shelf
    variant = report.variant
    metrics = report.metrics
    rejectedCount = report.rejectedCount
    let space = WhiteSpace(anatomy, report.metrics)
    white = (space.total, space.mean)
    cutCount = space.cutCardCount
    lostLines = anatomy.lostLines
    outlierCost = anatomy.outlierCost
    tallest = anatomy.tallest.first?.name.short ?? ""
    tallestCount = anatomy.heights.levels.first?.count ?? 0
    isMissed = (anatomy.tallest.first?.height ?? 0) > report.metrics.contentHeight
    warningCount = report.warnings.count + (isMissed ? 1 : 0)
    approximation = report.approximation
  }

  var hasCards: Bool { metrics.itemCount > 0 }

  /// The larger, the worse: cards that are cut count before points that one card costs, and these before white space.
  var severity: (Int, Int, Double, Double) { (cutCount, lostLines, outlierCost, white.total) }
}
