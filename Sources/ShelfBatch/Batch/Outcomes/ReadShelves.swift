import CellLayout
import RecordCells

/// Shelves all of whose records were read, whatever was searched for.
struct ReadShelves: Sendable {
  /// The shelves' numbers, ascending.
  let numbers: [Int]
  /// How their deciding cards are found and merged.
  let method: any DecidingSearch.Type
  /// Lays the deciding cards of a shelf out in the sizing cells of a variant. A closure, as methods of a generic type would
  /// be compiled for any search, and ask at run time which one it is.
  let decide:
    @Sendable (_ shelf: Int, _ variant: Int, VariantPlan, EstimationStrategy, () -> PrototypeCells) -> DecidedShelf

  /// - Parameter numbers: of shelves in the tally.
  init<Search: DecidingSearch>(_ numbers: [Int], of tally: ShelfTally, _ search: Search.Type) {
    self.numbers = numbers
    method = Search.self
    let outcomes = tally[CardSearches<Search>.self]
    decide = { shelf, variant, plan, strategy, cells in
      outcomes.withOutcome(shelf) { outcome in
        DecidedShelf(
          name: tally.keys.name(shelf), notes: tally.notes[shelf], cardCount: outcome.cardCount,
          sample: outcome.samples[variant],
          cards: outcome.byVariant.read(variant) { $0.decidingCards(plan, strategy, cells) })
      }
    }
  }
}

/// A shelf in one variant, with the cards that may decide its height.
struct DecidedShelf: Sendable {
  let name: String
  let notes: ShelfNotes
  /// How many cards it has, those of rejected records left out.
  let cardCount: Int
  /// Some of the cards; `nil` where nobody asks.
  let sample: CardSample?
  let cards: DecidingCards
}
