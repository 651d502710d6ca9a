import CellLayout
import RecordCells
import ShelfOptimizer
import ShelfSizing

/// A shelf's cards, each as steps by width.
struct OptimizationOutcome: ShelfOutcome {
  struct Card: Sendable {
    let id: RecordID?
    /// The card's index among all records of the shelf.
    var index: Int
    /// The card's steps in all settings, equal ones once: most settings of line limits hide nothing of a card.
    fileprivate(set) var steps: [Steps] = []
    /// For each setting of the plans, the index of its steps in ``steps``.
    fileprivate(set) var stepIndices: [Int32] = []
    /// The card's texts, where it is drawn.
    fileprivate(set) var texts: OwnedFieldTexts?
    /// Whether the steps hold for every width, rather than for those of whole pixels.
    fileprivate(set) var isExact = true

    /// The steps of a setting of the plans.
    func steps(_ setting: Int) -> Steps { steps[Int(stepIndices[setting])] }
  }

  struct Steps: Sendable {
    let all: [CardStep]
    /// For each step, the view of the first text whose line count differs from the step before; -1 for none.
    let changedViews: [Int16]
    /// The index of the card's cell.
    let cell: Int
  }

  fileprivate struct Tallest: Sendable {
    /// The card's number among ``cards``.
    var number: Int
    /// Points.
    let height: Double
  }

  /// How many cards from the start of a shelf its drawing shows, beside the tallest one.
  private static let mostFirst = 2

  private(set) var cards: [Card] = []
  /// The first of today's tallest cards.
  private var tallest: Tallest?
  var extent = 0
  /// The first weight from a millionth on that a card of the shelf has.
  var weight: Double?

  var cardCount: Int { cards.count }
  var pieceCount: Int { cards.count }

  mutating func skip() { extent += 1 }

  /// Appends the next card.
  ///
  /// - Parameter height: that it has today, in points.
  fileprivate mutating func append(_ card: Card, height: Double, texts: @autoclosure () -> OwnedFieldTexts) {
    let isTallest = becomesTallest(height)
    var card = card
    card.texts = isTallest || cards.count < OptimizationOutcome.mostFirst ? texts() : nil
    cards.append(card)
    extent += 1
  }

  /// Whether the next card is taller than all before, which are not drawn for their height then.
  private mutating func becomesTallest(_ height: Double) -> Bool {
    if let tallest {
      if tallest.height >= height { return false }
      if tallest.number >= OptimizationOutcome.mostFirst { cards[tallest.number].texts = nil }
    }
    tallest = Tallest(number: cards.count, height: height)
    return true
  }

  mutating func append(_ following: OptimizationOutcome) {
    let count = cards.count
    let number = following.tallest.flatMap { becomesTallest($0.height) ? $0.number : nil }
    if let number { tallest?.number = count + number }
    cards += following.cards.enumerated().map { own, card in
      var card = card
      card.index += extent
      if count + own >= OptimizationOutcome.mostFirst, own != number { card.texts = nil }
      return card
    }
    extent += following.extent
    weight = weight ?? following.weight
  }
}

/// Finds what each card asks for and loses, in every setting, at every width.
struct OptimizationWork: CardWork {
  /// A setting of the levers in a variant, in which each card is measured.
  struct MeasuredSetting: Sendable {
    let plan: VariantPlan
    /// The number of its family: settings that differ in line limits alone, and in none that is 1.
    let family: Int
    /// The maximum card heights in points; infinite for no limit.
    let maxima: [Double]
    let widths: [Double]
    /// The range of card widths; `nil` where only some widths are asked for.
    let range: ClosedRange<Double>?

    /// - Parameter maxima: points; `nil` for no limit.
    init(_ plan: VariantPlan, family: Int, maxima: [Double?], widths: [Double], range: ClosedRange<Double>?) {
      let grid = plan.shelf.grid
      self.plan = plan
      self.family = family
      self.maxima = maxima.map { $0.map { grid.points(pixels: grid.pixels(roundingDown: $0)) } ?? .infinity }
      self.widths = widths
      self.range = range
    }
  }

  let settings: [MeasuredSetting]
  let weightField: String?

  /// The index of the first setting that is today's, which tries no other width.
  private var today: Int { settings.firstIndex { $0.widths.isEmpty } ?? 0 }

  var fields: CardFields {
    CardFields(settings[0].plan.prototypes, numbers: [weightField].compactMap { $0 })
  }

  var emptyOutcome: OptimizationOutcome { OptimizationOutcome() }

  var takesLong: Bool { true }

  func makeWorker() -> Worker { Worker(self) }

  final class Worker: CardWorker {
    var outcomes: OutcomeColumn<OptimizationOutcome>
    private let work: OptimizationWork
    private let cells: VariantCells

    fileprivate init(_ work: OptimizationWork) {
      outcomes = OutcomeColumn(empty: work.emptyOutcome)
      self.work = work
      cells = VariantCells(work.settings.map(\.plan))
    }

    func add(_ card: Card, to outcome: inout OptimizationOutcome, _ notes: inout ShelfNotes, at index: Int) {
      cells.show(card)
      var optimized = OptimizationOutcome.Card(id: card.id, index: outcome.extent)
      var families: [Int: SweptLines] = [:]
      for (setting, cells) in zip(work.settings, cells.all) {
        let cell = cells.current
        if !cells.isLive, let stepIndex = families[setting.family]?.stepIndex(cell) {
          optimized.stepIndices.append(stepIndex)
          continue
        }
        let stepIndex = Int32(optimized.steps.count)
        let (steps, isExact) = steps(cells, setting, stepIndex, &families)
        optimized.steps.append(OptimizationOutcome.Steps(steps, on: setting.plan.shelf.grid, cell: card.cell))
        optimized.stepIndices.append(stepIndex)
        optimized.isExact = optimized.isExact && isExact
        notes.addApproximations(of: cell, cardWidth: setting.range?.lowerBound ?? setting.plan.shelf.cardWidth)
      }
      if work.weightField != nil, outcome.weight == nil, card.hasValue(0) { takeWeight(card, &outcome, &notes) }
      let today = optimized.steps(work.today).all[0].height
      outcome.append(optimized, height: today, texts: OwnedFieldTexts(card.texts))
    }

    /// The steps of a card in a setting, and whether they hold for every width.
    ///
    /// - Parameter stepIndex: what the family is to know the steps by.
    private func steps(
      _ cells: PrototypeCells, _ setting: MeasuredSetting, _ stepIndex: Int32, _ families: inout [Int: SweptLines]
    ) -> (steps: [ContentStep], isExact: Bool) {
      if cells.isLive { return (cells.liveSteps(of: setting), true) }
      let cell = cells.current
      guard let range = setting.range else {
        return (cell.contentSteps(at: setting.widths, maxima: setting.maxima), true)
      }
      if families[setting.family] == nil, let sweep = cell.lineSweep(in: range) {
        families[setting.family] = SweptLines(sweep)
      }
      if let steps = families[setting.family].flatMap({ cell.contentSteps($0.sweep, maxima: setting.maxima) }) {
        families[setting.family]?.keep(stepIndex, cell)
        return (steps, true)
      }
      return cell.contentSteps(in: range, maxima: setting.maxima)
    }

    /// Takes the weight of a card; 0 and less say nothing, and what is no weight at all is noted.
    private func takeWeight(
      _ card: Card, _ outcome: inout OptimizationOutcome, _ notes: inout ShelfNotes
    ) {
      let weight = card.number(0) ?? .nan
      if weight <= 0 { return }
      if NumberLimits.allow(weight, positive: true, upTo: NumberLimits.largest) {
        outcome.weight = weight
      } else {
        notes.add(NotedFault(first: card.position(ofNumber: 0)))
      }
    }
  }
}

extension PrototypeCells {
  /// The steps of an app's own cell, which is asked at each width by itself.
  fileprivate func liveSteps(of setting: OptimizationWork.MeasuredSetting) -> [ContentStep] {
    (setting.range.map { [$0.lowerBound] } ?? setting.widths).flatMap { width in
      currentRecordCell.cell(requiredWidth: width).contentSteps(at: [width], maxima: setting.maxima)
    }
  }
}

/// A card's lines in a family of settings, and the steps that these have with line limits.
///
/// Limits that hide nothing are all alike, so that a card of two lines has the same steps with a limit of 2, of 30 and
/// with none.
private struct SweptLines {
  let sweep: LineSweep
  private let mostLines: [Int]
  /// The indices of steps by the most lines that each text shows.
  private var stepIndices: [[Int]: Int32] = [:]

  init(_ sweep: LineSweep) {
    self.sweep = sweep
    mostLines = sweep.mostLines
  }

  func stepIndex(_ cell: TemplateCell) -> Int32? { stepIndices[shownLines(cell)] }

  mutating func keep(_ stepIndex: Int32, _ cell: TemplateCell) { stepIndices[shownLines(cell)] = stepIndex }

  private func shownLines(_ cell: TemplateCell) -> [Int] { zip(cell.lineLimits, mostLines).map(min) }
}

extension OptimizationOutcome.Steps {
  fileprivate init(_ steps: [ContentStep], on grid: PixelGrid, cell: Int) {
    all = steps.map {
      CardStep(
        width: $0.width, height: grid.points(pixels: $0.pixels), hiddenLines: $0.hiddenLines, cutLines: $0.cutLines)
    }
    changedViews = steps.map { $0.changedView.flatMap { Int16(exactly: $0) } ?? -1 }
    self.cell = cell
  }

  /// The step at a width in points.
  func step(at width: Double) -> CardStep {
    all.last { $0.width <= width } ?? all[0]
  }
}

extension OptimizationOutcome {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.cards, \.tallest, \.extent, \.weight) }
}

extension OptimizationOutcome.Card: ProcessValue {
  static var form: ProcessForm<Self> {
    ProcessForm(Self.init, \.id, \.index, \.steps, \.stepIndices, \.texts, \.isExact)
  }
}

extension OptimizationOutcome.Steps: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.all, \.changedViews, \.cell) }
}

extension OptimizationOutcome.Tallest: ProcessValue { static var form: ProcessForm<Self> { .raw } }
