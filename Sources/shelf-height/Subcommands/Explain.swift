import Catalog
import CellLayout
import Platform
import Reporting
import ShelfSizing
import TextMeasurement

/// `explain`: why a shelf is as tall as it is. Every card is laid out.
struct Explain {
  private let settings: ShelfSettings
  private let plan: ShelfSettings.VariantPlan
  private let messages: Messages
  private let wanted: String?

  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let format = try arguments.choice("--format", among: Subcommand.explain.formats) ?? "table"
    let explain = try Explain(arguments, messages)
    var output = try Output(arguments)
    let shelves = try explain.shelves()
    if let name = explain.wanted, shelves.isEmpty {
      throw CommandError.usage("There is no shelf '\(name)'")
    }
    try output.append { buffer in
      if format == "json" {
        ExplanationFormats.json(shelves, to: &buffer)
      } else {
        for shelf in shelves { ExplanationFormats.text(shelf, to: &buffer) }
      }
    }
    try output.finish()
  }

  private init(_ arguments: ParsedArguments, _ messages: Messages) throws {
    settings = try ShelfSettings(arguments)
    guard let plan = settings.variants.first else { throw CommandError(.internalError, "there are no variants") }
    self.plan = plan
    self.messages = messages
    wanted = arguments["--shelf"]
  }

  private func shelves() throws -> [ShelfExplanation] {
    let cell = TemplateCell(plan.blueprint)
    var shelves = RankedShelves(wanted: wanted)
    for input in settings.inputs {
      var reader = try RecordReader(path: input.path, format: input.format)
      var start = 0
      if case .field = settings.grouping {} else { shelves.startFile() }
      if case .file = settings.grouping { shelves.open(input.name) }
      while let batch = try reader.nextBatch() {
        start += try rank(batch, of: input, start: start, cell: cell, into: &shelves)
      }
    }
    for (name, shelf) in shelves.ranked {
      for description in shelf.approximations.descriptions { messages.warn("shelf '\(name)'", description) }
    }
    return shelves.ranked.map { name, shelf in explanation(name, shelf, cell) }
  }

  private func rank(
    _ batch: RecordBatch, of input: ShelfSettings.Input, start: Int, cell: TemplateCell,
    into shelves: inout RankedShelves
  ) throws -> Int {
    var names = cell.fields + ["id"]
    if case .field(let field) = settings.grouping { names.append(field) }
    let selection = FieldSelection(names)
    let slots = names.map { selection.slot(of: $0) ?? 0 }
    func refuse(_ message: String, _ position: SourcePosition) {
      messages.say(Diagnostic(.error, file: batch.file, position: position, message: message + "; it was left out"))
    }
    return try batch.forEachRecord(selection) { record throws(MalformedInput) in
      let name: String
      switch settings.grouping {
      case .file: name = input.name
      case .size(let size): name = CardReader.runName(input.name, size: size, ordinal: start + record.ordinal)
      case .field(let field):
        let value = record[slots[slots.count - 1]]
        guard [.string, .number, .bool].contains(value.kind) else {
          return refuse("the record has no '\(field)' that names its shelf", record.position)
        }
        name = value.text
      }
      var texts: [[UInt8]] = []
      for slot in slots.prefix(cell.fields.count) {
        let value = record[slot]
        if value.kind == .structured {
          shelves.skip(name)
          return refuse("the record has an array or an object in a bound field", record.position(ofSlot: slot))
        }
        texts.append(value.kind == .null ? [] : Array(value.bytes))
      }
      cell.configure(with: texts, isSizing: true)
      let id = RecordID(record[slots[cell.fields.count]])
      let height = cell.heightInPixels(requiredWidth: plan.shelf.cardWidth)
      shelves.offer(KeptCard(id: id, texts: texts), height: height, to: name)
      if cell.isApproximate { shelves.assume(cell.approximations, in: name) }
    } onRejection: { rejection in
      switch settings.grouping {
      case .file: shelves.skip(input.name)
      case .size(let size):
        shelves.skip(CardReader.runName(input.name, size: size, ordinal: start + rejection.ordinal))
      case .field: break
      }
      refuse(rejection.message, rejection.position)
    }
  }

  private func explanation(_ name: String, _ shelf: RankedShelves.Ranking, _ cell: TemplateCell) -> ShelfExplanation {
    let grid = plan.shelf.grid
    var scan = LargestContentScan<KeptCard>()
    if let tallest = shelf.cards.first { scan.offer(tallest.card, estimate: grid.points(pixels: tallest.height)) }
    let height = shelf.cards.first.map { grid.points(pixels: $0.height) } ?? 0
    let metrics = ShelfSizer(shelf: plan.shelf).metrics(scan: scan, renderedHeight: height, renderedCount: shelf.count)
    var views: [PlacedView] = []
    if let tallest = shelf.cards.first {
      cell.configure(with: tallest.card.texts, isSizing: false)
      views = cell.placedViews(cardWidth: plan.shelf.cardWidth)
    }
    return ShelfExplanation(
      shelf: name, variant: plan.variant, metrics: metrics, cardCount: shelf.count, views: views,
      tallest: shelf.cards.map {
        ShelfExplanation.Card(id: $0.card.id, index: $0.index, height: grid.points(pixels: $0.height))
      })
  }
}

/// The tallest cards of each shelf.
struct RankedShelves {
  struct Ranking {
    /// The tallest ones, the tallest first, the first of equals first.
    var cards: [(card: KeptCard, index: Int, height: Double)] = []
    var count = 0
    var extent = 0
    var approximations = TextApproximations()
  }

  private let wanted: String?
  private var keys = KeyTable()
  /// The place of the first of `keys`.
  private var firstPlace = 0
  private(set) var ranked: [(name: String, ranking: Ranking)] = []

  /// How many cards are kept.
  private static let kept = 5

  init(wanted: String?) {
    self.wanted = wanted
  }

  /// From here on names are of other shelves, even if they are the same.
  mutating func startFile() {
    keys = KeyTable()
    firstPlace = ranked.count
  }

  /// Adds a shelf that may stay empty.
  mutating func open(_ name: String) {
    _ = place(name)
  }

  mutating func skip(_ name: String) {
    if let place = place(name) { ranked[place].ranking.extent += 1 }
  }

  /// Remembers what was assumed for a card of a shelf.
  mutating func assume(_ approximations: TextApproximations, in name: String) {
    if let place = place(name) { ranked[place].ranking.approximations.formUnion(approximations) }
  }

  mutating func offer(_ card: @autoclosure () -> KeptCard, height: Double, to name: String) {
    guard let place = place(name) else { return }
    let ranking = ranked[place].ranking
    ranked[place].ranking.count += 1
    ranked[place].ranking.extent += 1
    let rank = ranking.cards.firstIndex { $0.height < height } ?? ranking.cards.count
    guard rank < RankedShelves.kept else { return }
    ranked[place].ranking.cards.insert((card(), ranking.extent, height), at: rank)
    if ranked[place].ranking.cards.count > RankedShelves.kept { ranked[place].ranking.cards.removeLast() }
  }

  private mutating func place(_ name: String) -> Int? {
    if let wanted, !wanted.utf8.elementsEqual(name.utf8) { return nil }
    var key = name
    let place = firstPlace + key.withUTF8 { keys.number(UnsafeRawBufferPointer($0)) }
    if place == ranked.count { ranked.append((name, Ranking())) }
    return place
  }
}
