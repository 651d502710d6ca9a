import Catalog
import CollectionLayout
import Fixtures
import SeededRandom
import ShelfSizing
import Testing

@testable import ShelfBatch

/// A shelf's answers are its own, in all subcommands: the same whatever other shelves stand in the file, in any order.
/// Here each card is a shelf.
@Suite struct ShelfAloneTests {
  /// The answers by shelf, each a text.
  private struct Answers {
    var byShelf: [String: [String]] = [:]

    mutating func add(_ shelf: String?, _ study: String, _ answer: Any) {
      byShelf[shelf ?? "none", default: []].append("\(study): \(answer)")
    }
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// 5,000 cells with cards, or some of them.
  @Test func shelvesAreWhatTheyAreAlone() throws {
    var cells = RandomCells(seed: 540)
    var random = SeededGenerator(seed: 540)
    var count = 0
    while count < Sweep.count(5000, oneIn: 1000) {
      let made = try cells.next(records: 3...3)
      var configuration = made.configuration
      configuration.groupBy = Setting("id", .given)
      // Some cells have no room at the card's width, which is an error.
      guard (try? BatchPlan(configuration, inputs: [])) != nil else { continue }
      count += 1
      let whole = try answers(configuration, made.records)
      let mixed = try answers(configuration, made.records.shuffled(using: &random))
      for (number, record) in made.records.enumerated() {
        let alone = try answers(configuration, [record]).byShelf["\(number)"] ?? []
        #expect(alone.count > 10)
        for others in [whole, mixed] {
          let answers = others.byShelf["\(number)"] ?? []
          guard answers != alone else { continue }
          let (own, other) = zip(alone, answers).first { $0 != $1 } ?? ("\(alone.count) answers", "\(answers.count)")
          let same = max(0, zip(own, other).prefix { $0 == $1 }.count - 80)
          Issue.record(
            """
            record \(number) of \(made.text)
            \(made.records.joined(separator: "\n"))
            \(own.prefix { $0 != ":" }): …\(own.dropFirst(same).prefix(300))
            …\(other.dropFirst(same).prefix(300))
            """)
          return
        }
      }
    }
  }

  private func answers(_ configuration: ShelfConfiguration, _ records: [String]) throws -> Answers {
    try folder.put(records.joined(separator: "\n"), "r.ndjson")
    let inputs = [Setting(folder.path("r.ndjson"), SettingOrigin.given)]
    var answers = Answers()
    var options = BatchOptions()
    options.jobs = 1
    for estimator in ["tallest", "exhaustive", "text-column", "sizing-label", "first"] {
      var configuration = configuration
      configuration.estimator = Setting(estimator, .given)
      guard let plan = try? BatchPlan(configuration, inputs: inputs) else { continue }
      try plan.run(jobs: 1) { answers.add($0.shelf, estimator, $0) }
    }
    let plan = try BatchPlan(configuration, inputs: inputs)
    _ = try CardMeasuring(plan, options).run(onDiagnostic: { _ in }) { heights in
      for height in heights { answers.add(height.shelf, "each", height) }
    }
    options.sampleLimits = .forPages
    for var report in try Explaining(plan).run(options, onDiagnostic: { _ in }).reports {
      // A dictionary, whose order changes from run to run.
      answers.add(report.shelf, "limited", (report.anatomy?.limitedTexts ?? [:]).sorted { $0.key < $1.key })
      report.anatomy?.limitedTexts = [:]
      answers.add(report.shelf, "explain", report)
    }
    options.sampleLimits = nil
    try fit(configuration, inputs, options, &answers)
    try layOut(configuration, inputs, options, &answers)
    var request = OptimizationRequest()
    request.cardWidths = .every(in: 120...121.5)
    request.maximumCardHeights = [40, nil]
    (request.over, request.keepsAll) = (.eachShelf, true)
    for report in try plan.optimize(request, jobs: 1) { answers.add(report.shelf, "optimize", report) }
    return answers
  }

  /// Of a text that does not fit, its position is left out.
  private func fit(
    _ configuration: ShelfConfiguration, _ inputs: [Setting<String>], _ options: BatchOptions, _ answers: inout Answers
  ) throws {
    let fitting = try Fitting(configuration, inputs: inputs, format: nil, growth: nil)
    _ = try fitting.run(options, onDiagnostic: { _ in }) { text in
      answers.add(text.id?.text, "fit", [text.view, "\(text.viewIndex)", text.text ?? "", "\(text.rooms)"])
    }
  }

  private func layOut(
    _ configuration: ShelfConfiguration, _ inputs: [Setting<String>], _ options: BatchOptions, _ answers: inout Answers
  ) throws {
    var options = options
    options.countsFaults = true
    for layout in [CollectionSettings.Layout.columns, .flow, .shelf] {
      var settings = CollectionSettings(layout, in: [CollectionContainer(width: 375, height: 500)])
      settings.itemSize = layout == .flow ? .automatic : .cell
      guard let plan = try? CollectionPlan(configuration, settings, inputs: inputs) else { continue }
      _ = try plan.run(nil, options, onDiagnostic: { _ in }) { section in
        let frame = section.layout.frame(of: ItemPath(section: section.sectionIndex, item: 0))
        answers.add(
          section.name, "\(layout)",
          [frame.map { "\($0.width) \($0.height)" } ?? "-", "\(section.warnings) \(section.items.faults)"])
      }
    }
  }
}
