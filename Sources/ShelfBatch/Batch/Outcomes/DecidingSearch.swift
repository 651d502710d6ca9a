import CellLayout
import RecordCells

/// A search for the cards that decide a shelf's height in one variant. Searches over consecutive parts of a shelf merge
/// into the search over the whole.
protocol DecidingSearch: ProcessValue {
  /// A search that has seen nothing.
  init()

  /// How many cards were offered, those of rejected records left out.
  var count: Int { get }

  /// How many records there were, rejected ones included.
  var extent: Int { get }

  /// Passes over a record that was rejected, which keeps its index.
  mutating func skip()

  /// Appends the search among the cards that follow.
  mutating func merge(_ following: Self)

  /// How the deciding cards are told from the others, and merge with those of other parts.
  static var method: DecidingMethod { get }

  /// The cards that may decide, laid out, their indices counted in this search.
  ///
  /// - Parameters:
  ///   - plan: the variant of the search.
  ///   - cells: makes sizing cells of the variant.
  func decidingCards(_ plan: VariantPlan, _ strategy: EstimationStrategy, _ cells: () -> PrototypeCells)
    -> DecidingCards
}

/// Work whose searches decide the heights of shelves.
struct DecidingWork: Sendable {
  /// Lays the deciding cards of a shelf out in the sizing cells of a variant.
  typealias Deciding =
    @Sendable (_ shelf: Int, _ variant: Int, VariantPlan, EstimationStrategy, () -> PrototypeCells) -> DecidedShelf

  private let work: any CardWork
  let method: DecidingMethod
  // A closure, as methods of a generic type would be compiled for any search, and ask at run time which one it is.
  private let deciding: @Sendable (ShelfTally) -> Deciding

  init<Work: CardWork, Search: DecidingSearch>(_ work: Work) where Work.Worker.Outcome == CardSearches<Search> {
    self.work = work
    method = Search.method
    deciding = { tally in
      let outcomes = tally[CardSearches<Search>.self]
      return { shelf, variant, plan, strategy, cells in
        outcomes.withOutcome(shelf) { outcome in
          DecidedShelf(
            name: tally.keys.name(shelf), notes: tally.notes[shelf], cardCount: outcome.cardCount,
            sample: outcome.samples[variant],
            cards: outcome.byVariant.read(variant) { $0.decidingCards(plan, strategy, cells) })
        }
      }
    }
  }

  /// Reads the records of a pass.
  ///
  /// - Parameters:
  ///   - warnsOfMissingFields: whether a warning names the fields that no record has.
  ///   - shelvesAtOnce: how many shelves are handed on together.
  ///   - onShelves: gets the numbers of shelves all of whose records were read, ascending.
  func read(
    _ pass: PassPlan, _ inputs: [BatchInput]?, in run: BatchRun, warnsOfMissingFields: Bool, shelvesAtOnce: Int,
    onShelves: (_ shelves: [Int], _ decide: @escaping Deciding) throws -> Void
  ) throws -> (counts: BatchCounts, fields: ReadFields) {
    try run.read(
      pass.records, inputs, work, warningOf: warnsOfMissingFields ? pass.variants[0].prototypes : nil,
      shelvesAtOnce: shelvesAtOnce
    ) { shelves, tally, _ in
      try onShelves(shelves, deciding(tally))
    }
  }
}

extension PassPlan {
  /// The work that finds the deciding cards.
  func decidingWork(_ options: BatchOptions) -> DecidingWork {
    if let widthRange { return DecidingWork(HeightStepWork(variants, range: widthRange)) }
    guard strategy == .tallest || options.certifies else {
      return DecidingWork(
        LargestEstimateWork(cellPool, strategy: strategy, sampleLimits: options.sampleLimits))
    }
    let isOneShelf = if case .file = records.grouping { true } else { false }
    return DecidingWork(
      TallestCardWork(
        cellPool, strategy: strategy, sampleLimits: options.sampleLimits, isOneShelf: isOneShelf))
  }
}
