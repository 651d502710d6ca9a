import ShelfBatch

/// Records in memory, from bytes to reports, with and without threads.
func runBatch(_ bytes: [UInt8]) {
  var input = InputNumbers(bytes)
  let plan = input.pick(plans)
  let choice = input.byte()
  let format = BatchInput.Format.allCases[choice % 3]
  let records = Array(input.rest)
  let one = Outcome(plan, records, format, jobs: 1)
  // Threads take most of the time, and seldom see anything else.
  if choice >= 192 { require(one == Outcome(plan, records, format, jobs: 3), "threads make a difference") }
  guard one.error == nil, plan.passes[0].variants.count == 1 else { return }
  require(one.items + one.rejections == one.records, "\(one.items) items and \(one.rejections) rejections")
  require(one.rejected == one.rejections, "\(one.rejected) rejections, and \(one.rejections) messages")
}

/// A cell that has text beside text, so that nothing is answered by a column alone.
private let row = """
  {"stackView": {"axis": "horizontal", "alignment": "center", "spacing": 8, "layoutMargins": 8, "arrangedSubviews": [
    {"label": {"id": "titleLabel", "numberOfLines": 2, "hidesWhenEmpty": true}},
    {"label": {"id": "bodyLabel", "font": {"textStyle": "body"}, "numberOfLines": 0}}]}}
  """

private let plans: [BatchPlan] = {
  let changes: [(inout BatchConfiguration) -> Void] = [
    { _ in }, { $0.groupBy = "s" }, { $0.shelfSize = 2 }, { $0.certifies = true },
    { ($0.estimator, $0.maximumCardHeight) = ("exhaustive", 60) },
    { ($0.cell, $0.groupBy, $0.certifies) = (.inline(row), "s", true) },
    { ($0.cell, $0.cardWidths, $0.scales) = (.inline(row), [120, 200], [2, 3]) },
    { ($0.cardWidthRange, $0.groupBy) = (100...110, "s") },
  ]
  return changes.compactMap { change in
    var configuration = BatchConfiguration()
    change(&configuration)
    return try? BatchPlan(configuration)
  }
}()

private struct Outcome: Equatable {
  var reports: [String] = []
  var said: [BatchDiagnostic] = []
  /// By shelf, in the only variant; a range of widths may give several reports of a shelf.
  private var itemsByShelf: [[UInt8]: Int] = [:]
  var records = 0
  var rejected = 0
  var error: String?

  var items: Int { itemsByShelf.values.reduce(0, +) }
  var rejections: Int { said.count { $0.kind == .rejection } }

  init(_ plan: BatchPlan, _ records: [UInt8], _ format: BatchInput.Format, jobs: Int) {
    var (reports, said, items) = ([String](), [BatchDiagnostic](), [[UInt8]: Int]())
    do {
      let counts = try plan.run([BatchInput(records, format: format, name: "f")], jobs: jobs) {
        said.append($0)
      } onReport: { report in
        let height = report.metrics.containerHeight
        require(height.isFinite && height >= 0, "a shelf is \(height) high")
        require(report.metrics.contentHeight >= report.metrics.itemSize.height, "an item is taller than its content")
        require(report.certificate.map(\.exact) ?? true, "a certificate is not exact")
        items[Array(report.shelf.utf8)] = report.metrics.itemCount
        reports.append("\(report)")
      }
      (self.records, rejected) = (counts.records, counts.rejected)
    } catch {
      self.error = "\(error)"
    }
    (self.reports, self.said, itemsByShelf) = (reports, said, items)
  }
}
