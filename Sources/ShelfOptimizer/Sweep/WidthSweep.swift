import ShelfSizing

/// All shelves of a catalogue at one card width, which only grows.
struct WidthSweep {
  /// A card that takes its next step.
  private struct Change {
    let width: Double
    let shelf: Int
    let card: Int
  }

  private let catalogue: SteppedCatalogue
  /// Pixels; infinite for no limit.
  private let maxima: [Double]
  /// Pixels, above and below the items.
  private let insets: Double
  /// The steps of cards that are still to come, by falling widths.
  private var changes: [Change] = []
  /// The index of the step that holds, by shelf and card.
  private var indices: [[Int]]
  private var sweeps: [ShelfSweep]
  /// The tree for each maximum.
  private var trees: [SumTree]
  private let cardCount: Int
  private let weight: Double

  /// - Parameter maxima: points; `nil` for no limit.
  init(_ catalogue: SteppedCatalogue, _ maxima: [Double?]) {
    let (shelves, shelf) = (catalogue.shelves, catalogue.shelf)
    self.catalogue = catalogue
    self.maxima = maxima.map { $0.map(shelf.grid.pixels(roundingDown:)) ?? .infinity }
    insets = shelf.grid.pixels(roundingUp: shelf.insets.top + shelf.insets.bottom)
    indices = shelves.map { Array(repeating: 0, count: $0.cards.count) }
    sweeps = shelves.map { _ in ShelfSweep(maximumCount: maxima.count) }
    trees = maxima.map { _ in SumTree(count: shelves.count) }
    cardCount = shelves.reduce(0) { $0 + $1.cards.count }
    weight = shelves.reduce(0) { $0 + $1.weight }
    for (number, shelf) in shelves.enumerated() {
      for (card, steps) in shelf.cards.enumerated() {
        add(1, steps[0], toShelf: number)
        for step in steps.dropFirst() { changes.append(Change(width: step.width, shelf: number, card: card)) }
      }
      update(number)
    }
    changes.sort { ($0.width, $0.shelf, $0.card) > ($1.width, $1.shelf, $1.card) }
  }

  mutating func move(to width: Double) {
    var changed: Set<Int> = []
    while let change = changes.last, change.width <= width {
      changes.removeLast()
      let steps = catalogue.shelves[change.shelf].cards[change.card]
      let index = indices[change.shelf][change.card]
      add(-1, steps[index], toShelf: change.shelf)
      add(1, steps[index + 1], toShelf: change.shelf)
      indices[change.shelf][change.card] = index + 1
      changed.insert(change.shelf)
    }
    for shelf in changed { update(shelf) }
  }

  /// - Parameter index: of the maximum.
  func objectives(_ index: Int, width: Double, visible: Double?) -> Objectives {
    let (sums, grid) = (trees[index].total, catalogue.shelf.grid)
    let total = grid.points(pixels: sums.containerHeight)
    return Objectives(
      containerHeight: .init(
        total: total, mean: weight > 0 ? total / weight : 0, max: grid.points(pixels: sums.highest)),
      area: width * total, whiteSpace: sums.itemHeights > 0 ? sums.whiteSpace / sums.itemHeights : 0,
      cutCards: sums.cutCards, cutShare: cardCount > 0 ? Double(sums.cutCards) / Double(cardCount) : 0,
      lostLines: sums.lostLines, visible: visible)
  }

  private mutating func add(_ count: Int, _ step: CardStep, toShelf shelf: Int) {
    sweeps[shelf].add(count, step, pixels: catalogue.shelf.grid.pixels(roundingUp: step.height))
  }

  private mutating func update(_ shelf: Int) {
    for (index, maximum) in maxima.enumerated() {
      trees[index][shelf] = sweeps[shelf].sums(
        index, maximum: maximum, insets: insets, weight: catalogue.shelves[shelf].weight)
    }
  }
}
