import Catalog
import CellLayout
import Platform
import Reporting
import ShelfSizing

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
    var settings = try ShelfSettings(arguments)
    settings.variants = Array(settings.variants.prefix(1))
    guard let plan = settings.variants.first else { throw CommandError(.internalError, "there are no variants") }
    self.settings = settings
    self.plan = plan
    self.messages = messages
    wanted = arguments["--shelf"]
  }

  /// How many cards are told of.
  private static let rankLimit = 5

  private func shelves() throws -> [ShelfExplanation] {
    let saidConflicts = settings.reportCells(messages)
    let cells = PrototypeCells(plan.cells)
    var explanations: [ShelfExplanation] = []
    let work = ScanWork(variants: settings.variants, strategy: .exhaustive, rankLimit: Explain.rankLimit)
    var reading = ShelfReading(settings, work, messages: messages)
    try reading.run { tally, _ in
      for (index, entry) in tally.entries.enumerated() {
        let name = tally.keys.name(index)
        if let wanted, !wanted.utf8.elementsEqual(name.utf8) { continue }
        let explanation = explanation(name, entry, cells)
        let warnings =
          explanation.metrics.warnings.map(\.description) + entry.approximations.descriptions
          + plan.cells.fontWarnings
          + explanation.findings.conflicts.map(\.message).filter { !saidConflicts.contains($0) }
        for warning in warnings { messages.warn("shelf '\(name)'", warning) }
        explanations.append(explanation)
      }
    }
    return explanations
  }

  private func explanation(_ name: String, _ entry: ShelfTally<LargestCards>.Entry, _ cells: PrototypeCells)
    -> ShelfExplanation
  {
    let scan = entry.content.scans[0]
    let ranked = entry.content.tallest.ranked
    let metrics = ShelfSizer(shelf: plan.shelf).metrics(
      scan: scan, renderedHeight: scan.largest?.estimate ?? 0, renderedCount: scan.count)
    var views: [PlacedView] = []
    var findings = LayoutFindings()
    if let tallest = ranked.first {
      cells.configure(with: tallest.card.texts, isSizing: false)
      views = cells.current.placedViews(cardWidth: plan.shelf.cardWidth)
      findings = cells.current.layoutFindings(cardWidth: plan.shelf.cardWidth)
    }
    return ShelfExplanation(
      shelf: name, variant: plan.variant, metrics: metrics, cardCount: scan.count, views: views, findings: findings,
      tallest: ranked.map { ShelfExplanation.Card(id: $0.card.id, index: $0.index, height: $0.height) })
  }
}
