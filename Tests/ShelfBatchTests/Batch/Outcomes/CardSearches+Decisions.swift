import CellLayout
import RecordCells

@testable import ShelfBatch

extension CardSearches where Search: DecidingSearch {
  /// The decisions in a variant, in cells of its own.
  func decisions(_ variant: Int, _ plan: VariantPlan, _ strategy: EstimationStrategy) -> [Decision] {
    byVariant[variant].decidingCards(plan, strategy) { PrototypeCells(plan.prototypes) }
      .decisions(by: Search.method, strategy, count: byVariant[variant].count, plan.shelf)
  }
}
