import Catalog
import SeededRandom
import ShelfSizing

@testable import ShelfBatch

extension ShelfReport {
  /// The part that is compared where formats differ in whether an `id` is a text.
  var summary: String {
    let heights = "\(metrics.contentHeight)/\(metrics.containerHeight)"
    let largest = "\(largestID?.text ?? "-") at \(metrics.largestIndex ?? -1)"
    return "\(shelf) \(metrics.itemCount)+\(rejectedCount) \(heights) \(largest) \(variant) \(warnings)"
  }
}

/// The shelves and messages of a batch.
struct Batch: Equatable {
  /// All that the reports say.
  var reports: [String] = []
  var summaries: [String] = []
  var said: [BatchDiagnostic] = []
  var counts = BatchCounts()

  /// Runs a batch.
  init(_ plan: BatchPlan, _ inputs: [BatchInput], jobs: Int? = nil) throws {
    var (reports, said) = ([ShelfReport](), [BatchDiagnostic]())
    counts = try plan.run(inputs, jobs: jobs) {
      said.append($0)
    } onReport: {
      reports.append($0)
    }
    (self.reports, summaries, self.said) = (reports.map { "\($0)" }, reports.map(\.summary), said)
  }
}

/// Every format but TSV, which differs from CSV in a byte.
let allFormats = BatchInput.Format.allCases.filter { $0 != .tsv }

extension BatchInput {
  /// The same records in a format; a field that a record has not is an empty cell of CSV.
  static func records(_ cards: [SampleCard], _ format: Format, name: String) -> BatchInput {
    var text = TextBuffer()
    switch format {
    case .ndjson: return BatchInput(SampleCard.lines(cards), format: format, name: name)
    case .json: text.write("[" + cards.map(\.line).joined(separator: ",\n ") + "]\n")
    case .csv, .tsv:
      text.write("shelf,id,title,body\n")
      for card in cards {
        for (index, cell) in ([card.shelf ?? "", "\(card.id)"] + card.texts).enumerated() {
          if index > 0 { text.write(",") }
          text.write(csv: cell)
        }
        text.write("\n")
      }
    }
    return BatchInput(text.bytes, format: format, name: name)
  }
}

extension SampleCards {
  /// Cards of some shelves in no order, none of them rejected.
  mutating func catalogue(_ count: Int, shelves: Int) -> [SampleCard] {
    (0..<count).map { _ in
      var card = card()
      card.isRejected = false
      card.shelf = "shelf \(number(0..<shelves))"
      return card
    }
  }
}
