import CellLayout
import RecordCells
import ShelfSizing

/// A search for the cards that decide a shelf's height in one variant: how they are found, merged with those of other
/// parts, and what they decide. Searches over consecutive parts of a shelf merge into the search over the whole.
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

  /// The name of the method in parts.
  static var name: String { get }

  /// The cards that may decide, laid out, their indices counted in this search.
  ///
  /// - Parameters:
  ///   - plan: the variant of the search.
  ///   - cells: makes sizing cells of the variant.
  func decidingCards(_ plan: VariantPlan, _ strategy: EstimationStrategy, _ cells: () -> PrototypeCells)
    -> DecidingCards

  /// Whether a card may follow another one among the deciding cards, or be the first of them.
  static func mayFollow(_ card: DecidingCard, after last: DecidingCard?) -> Bool

  /// The deciding cards of two parts together, whichever of them comes first and whatever stands between them.
  static func merged(_ one: DecidingCards, _ other: DecidingCards, on grid: PixelGrid) -> DecidingCards

  /// The decisions of at least one card: one, or one for each of several card widths.
  ///
  /// - Parameters:
  ///   - count: of all the shelf's cards.
  ///   - index: the 0-based index of a record in the whole shelf.
  static func decisions(
    of cards: DecidingCards, _ strategy: EstimationStrategy, count: Int, _ shelf: Shelf, index: (RecordIndex) -> Int
  ) -> [Decision]
}

extension DecidingSearch {
  static func mayFollow(_ card: DecidingCard, after last: DecidingCard?) -> Bool { last == nil }
}

/// Work whose searches decide the heights of shelves.
struct DecidingWork: Sendable {
  private let work: any CardWork
  /// How the deciding cards are found and merged.
  let method: any DecidingSearch.Type
  private let shelves: @Sendable (_ numbers: [Int], _ tally: ShelfTally) -> ReadShelves

  init<Work: CardWork, Search: DecidingSearch>(_ work: Work) where Work.Worker.Outcome == CardSearches<Search> {
    self.work = work
    method = Search.self
    shelves = { ReadShelves($0, of: $1, Search.self) }
  }

  /// Reads the records of a pass.
  ///
  /// - Parameters:
  ///   - warnsOfMissingFields: whether a warning names the fields that no record has.
  ///   - shelvesAtOnce: how many shelves are handed on together.
  func read(
    _ pass: PassPlan, _ inputs: [BatchInput]?, in run: BatchRun, warnsOfMissingFields: Bool, shelvesAtOnce: Int,
    onShelves: (ReadShelves) throws -> Void
  ) throws -> (counts: BatchCounts, fields: ReadFields) {
    try run.read(
      pass.records, inputs, work, warningOf: warnsOfMissingFields ? pass.variants[0].prototypes : nil,
      shelvesAtOnce: shelvesAtOnce
    ) { shelves, tally, _ in
      try onShelves(self.shelves(shelves, tally))
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
