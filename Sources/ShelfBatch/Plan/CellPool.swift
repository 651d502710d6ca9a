import Platform
import RecordCells

/// Cells that a run is done with, kept for the next run over the same variants.
///
/// Problem: a server asks for a few cards at a time, and building cells and solving their constraints anew takes most of
/// such a request. Idea: cells know after a run what they learnt in it, the plans and the heights by line counts, so the
/// next run begins with these. Invariants: cells are in one hand at a time, the pool's or one worker's; a card's height is
/// a function of the card, whatever the cells showed before; cells of a run that failed never come back; all that is kept
/// together has at most ``mostViews`` views, those of cached plans counted.
final class CellPool: Sendable {
  let variants: [VariantPlan]
  /// The fields that the cells show.
  let fields: CardFields
  private let kept = Locked<[Kept]>([])

  /// Views of all cells that are kept and of their cached plans, some 10 kB each.
  private static let mostViews = 4000

  /// Cells in the pool's hand. Nobody else has a reference to them: who gives them back is done with them.
  private struct Kept: @unchecked Sendable {
    let cells: VariantCells
    let viewCount: Int
  }

  /// - Parameter variants: at least one.
  init(_ variants: [VariantPlan]) {
    self.variants = variants
    fields = CardFields(variants[0].prototypes)
  }

  /// How many times cells of all variants are kept.
  var count: Int { kept.withLock { $0.count } }

  /// Cells without content, for the one who asks alone.
  func take() -> VariantCells {
    kept.withLock { $0.popLast() }?.cells ?? VariantCells(variants)
  }

  /// Keeps cells that showed cards without an error, and that their user is done with.
  ///
  /// An app's own cell is not kept: nobody knows what its code remembers.
  func giveBack(_ cells: consuming VariantCells) {
    guard !cells.isLive else { return }
    cells.clear()
    let new = Kept(cells: cells, viewCount: cells.viewCountWithPlans)
    kept.withLock { kept in
      if kept.reduce(new.viewCount, { $0 + $1.viewCount }) <= CellPool.mostViews { kept.append(new) }
    }
  }
}
