import Fixtures
import Foundation
import SeededRandom
import Testing

@testable import ShelfBatch

/// Records that are cut into parts anywhere, and merged in any tree, give what one run over all of them gives.
@Suite struct MergeLawTests {
  /// The result of a run, in a form that can be compared.
  private struct Results: Equatable {
    var reports: [String] = []
    var said: [String] = []
    var counts = BatchCounts()
    /// Why there are none, or not all.
    var error: String?
  }

  /// One of the ways of measuring, which keep different things of cards.
  ///
  /// - Parameters:
  ///   - way: which one; six follow each other.
  ///   - folder: has a table of texts, which lacks most.
  private func plan(_ samples: inout SampleCards, way: Int, _ folder: TemporaryFolder) throws -> BatchPlan {
    var configuration = BatchConfiguration()
    configuration.groupBy = "shelf"
    configuration.cell = SampleCell.allCases[samples.number(0..<SampleCell.allCases.count)].cell
    configuration.maximumCardHeight = samples.chance(30) ? 70 : nil
    switch way % 6 {
    case 0: configuration.certifies = true
    case 1: configuration.estimator = "exhaustive"
    case 2: configuration.estimator = "column:score"
    case 3: configuration.estimator = "character-count"
    case 4: configuration.cardWidthRange = 150...156
    default: break
    }
    if configuration.cardWidthRange == nil, samples.chance(30) { configuration.cardWidths = [140, 176] }
    if samples.chance(20) { configuration.scales = [2, 3] }
    if samples.chance(20) {
      configuration.locales = ["de", "en"]
      configuration.localizations = folder.path("{locale}.strings")
    }
    return try BatchPlan(configuration)
  }

  /// Lines of records, each of a few shelves, some of none, some rejected; now and then a field is in none of them.
  private func records(_ samples: inout SampleCards) -> [String] {
    let (shelves, scores) = (samples.chance(90) ? 95 : 0, samples.chance(80))
    return (0..<samples.number(0..<40)).map { _ in
      var card = samples.card()
      card.shelf = samples.chance(shelves) ? "shelf \(samples.number(0..<4))" : nil
      card.score = samples.chance(70) ? "\(samples.number(0..<4))" : samples.chance(50) ? "\"x\"" : nil
      if !scores { card.score = nil }
      return samples.chance(5) ? "\(samples.number(0..<9))" : card.line
    }
  }

  private func input(_ lines: some Sequence<String>, name: String) -> BatchInput {
    BatchInput(Array(lines.map { $0 + "\n" }.joined().utf8) + [0x0A], format: .ndjson, name: name)
  }

  private func part(_ plan: BatchPlan, _ input: BatchInput, number: Int?) throws -> [UInt8] {
    var options = BatchOptions()
    (options.jobs, options.certifies) = (1, plan.certifies)
    let measuring = try PartMeasuring(plan, options, number: number, configuration: "0")
    var bytes: [UInt8] = []
    _ = try measuring.run([input], onDiagnostic: { _ in }, write: { bytes += $0 })
    return bytes
  }

  private func merging(_ parts: [[UInt8]], mostHeld: Int = 1000) throws -> PartMerging {
    var merging = PartMerging(names: .keys, mostHeld: mostHeld)
    for part in parts { try merging.addPart(part, name: "part") }
    return merging
  }

  private func bytes(_ merging: PartMerging) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try merging.write { bytes += $0 }
    return bytes
  }

  /// Positions of parts, `3:14:7` for the third part, as they are in the whole.
  private func placed(_ text: String, _ starts: [Int]) -> String {
    text.replacing(/(the first at |, at |^)(\d+):(\d+):(\d+)/) { match in
      let line = (Int(match.2).map { starts[$0] } ?? 0) + (Int(match.3) ?? 0)
      return "\(match.1)\(match.1.isEmpty ? "whole:" : "")\(line):\(match.4)"
    }
  }

  private func results(_ merging: PartMerging, _ starts: [Int]) throws -> Results {
    var results = Results()
    do {
      results.counts = try merging.run {
        results.said.append(placed("\($0)", starts))
      } onReport: {
        results.reports.append(placed("\($0)", starts))
      }
    } catch let error as BatchError {
      results.error = placed(error.description, starts)
    }
    return results
  }

  /// `SHELF_HEIGHT_MERGES` cuttings, or 300, in two halves that run beside each other.
  @Test(arguments: [17, 18]) func anyPartsInAnyTreeGiveTheWhole(seed: UInt64) throws {
    let wanted = ProcessInfo.processInfo.environment["SHELF_HEIGHT_MERGES"].flatMap(Int.init)
    let count = (wanted ?? Sweep.count(300, oneIn: 10)) / 2
    var samples = SampleCards(seed: seed)
    let folder = try TemporaryFolder()
    try folder.put(#""shelf" = "ein Regal";"#, "de.strings")
    try folder.put("", "en.strings")
    let plans = try (0..<Sweep.count(120)).map { try plan(&samples, way: $0, folder) }
    var failures = 0
    for number in 0..<count {
      let plan = plans[number % plans.count]
      let lines = records(&samples)
      var whole = Results()
      do {
        whole.counts = try plan.run([input(lines, name: "whole")], jobs: 1) {
          if $0.kind == .warning { whole.said.append("\($0)") }
        } onReport: {
          whole.reports.append("\($0)")
        }
      } catch let error as BatchError {
        whole.error = error.description
        failures += 1
      }
      let cuts = (0..<samples.number(0..<6)).map { _ in samples.number(0..<(lines.count + 1)) }.sorted()
      let ends = cuts + [lines.count]
      let starts = [0] + cuts
      let isNumbered = samples.chance(70)
      var parts = try zip(starts, ends).enumerated().map { index, range in
        // The name of the input tells its place, and numbers may leave some out.
        try part(plan, input(lines[range.0..<range.1], name: "\(index)"), number: isNumbered ? 3 * index : nil)
      }
      let flat = try bytes(merging(parts))
      let last = "\(starts.count - 1)"
      whole.said = whole.said.map { $0.replacing("whole:", with: "\(last):") }
      let context: Comment = "case \(number): \(lines) cut at \(cuts)"
      // Shelves that find no room in memory are the same on disk.
      #expect(try results(merging(parts, mostHeld: samples.number(0..<9)), starts) == whole, context)
      if isNumbered { parts.shuffle(using: &samples.random) }
      while parts.count > 1 {
        // Parts without numbers merge in their order; others with any.
        let one = samples.number(0..<(parts.count - 1))
        let other = isNumbered ? samples.number((one + 1)..<parts.count) : one + 1
        let pair = [parts[one], parts.remove(at: other)]
        let isReversed = isNumbered && samples.chance(50)
        parts[one] = try bytes(merging(isReversed ? pair.reversed() : pair, mostHeld: samples.number(0..<20)))
      }
      #expect(parts[0] == flat, context)
      #expect(try results(merging(parts), starts) == whole, context)
    }
    // Of records without shelves, and of those without the numbers that an estimator asks for.
    #expect(failures > 0 && failures < count / 2)
  }
}
