import Foundation
import ShelfBatch

/// Measures the same cards in three ways, and says how long a request takes: `RecordsInMemory <configuration> <records>.json`.
@main
struct RecordsInMemory {
  /// Made once: it has read the cell and its fonts, and serves any number of requests.
  let plan: BatchPlan

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      print("usage: RecordsInMemory <configuration> <records>.json")
      exit(64)
    }
    let program = RecordsInMemory(plan: try BatchPlan(configuration: arguments[1]))
    let json = try Data(contentsOf: URL(fileURLWithPath: arguments[2]))
    let cards = try JSONDecoder().decode([Card].self, from: json)
    program.show("values", try program.plan.reports(of: cards.map(\.record)))
    program.show("bytes", try program.reports(of: BatchInput(Array(json), format: .json, name: "featured")))
    program.show("file", try program.reports(of: BatchInput(file: arguments[2])))
    let count = 1000
    let time = try ContinuousClock().measure {
      for _ in 0..<count { _ = try program.plan.reports(of: cards.map(\.record)) }
    }
    print("a request of \(cards.count) cards takes \(Int(time / .microseconds(count))) microseconds")
  }

  private struct Card: Decodable {
    let id: String
    let title: String
    let body: String?

    /// The fields that labels show, and the `id` by which a report names the card that decided.
    var record: [String: String] {
      var record = ["id": id, "title": title]
      record["body"] = body
      return record
    }
  }

  private func reports(of input: BatchInput) throws -> [ShelfReport] {
    var reports: [ShelfReport] = []
    try plan.run([input], onDiagnostic: { print($0) }) { reports.append($0) }
    return reports
  }

  private func show(_ way: String, _ reports: [ShelfReport]) {
    for report in reports {
      let (item, container) = (report.metrics.itemSize, report.metrics.containerHeight)
      print(way, item.width, item.height, container, report.largestID?.text ?? "-")
    }
  }
}
