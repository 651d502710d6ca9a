// Lays cells out again and again, and prints a line of JSON for each: microseconds to solve the constraints of a cell for
// other texts, beside those to lay the texts out; milliseconds from the template of a large cell to its height and to
// all frames; and the resident memory before and after many cards.
//
// usage: LayoutSpeed [CARDS]

import CellLayout
import Platform

/// Kilobytes of memory that the process holds; 0 where the system does not say.
func residentKilobytes() -> Int {
  guard let bytes = try? FileReader.readAll(path: "/proc/self/status", limit: 1 << 20) else { return 0 }
  let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
  return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
}

func report(_ cell: String, _ figures: [(String, Double)]) {
  let members = figures.map { name, value in "\"\(name)\": \((value * 100).rounded() / 100)" }
  print("{\"cell\": \"\(cell)\", \(members.joined(separator: ", "))}")
}

func run() throws {
  let arguments = try HostProcess.arguments()
  let cards = arguments.first.flatMap { Int($0) } ?? 100_000

  for (name, template, width) in [("standard", CellTemplate.standard, 176.0), ("busy", Cells.busy, 320)] {
    let times = try RepeatedLayout(template, width: width)
    report(
      name,
      [
        ("views", Double(template.views.count)), ("constraints", Double(template.constraints.count)),
        ("solve", times.solve), ("texts", times.texts), ("ratio", times.solve / times.texts),
      ])
  }

  let large = [
    ("chain", Cells.chain(views: 2000), 400.0), ("nested", Cells.nested(views: 2000), 400),
    ("deep", Cells.deep(views: 2000), 400), ("column", Cells.column(views: 2000), 400),
    ("table", Cells.table(views: 2000), 400), ("row", Cells.row(views: 2000), 200_000),
  ]
  for (name, template, width) in large {
    let start = HostProcess.monotonicNanoseconds()
    let cell = try makeCell(template).record.cell
    let height = cell.heightInPixels(requiredWidth: width)
    let cold = HostProcess.monotonicNanoseconds() - start
    guard height > 20 else { throw Unusable() }
    let solve = microseconds(rounds: 3, calls: 1) { _ = cell.solvedHeightInPixels(requiredWidth: width) }
    let frames = microseconds(rounds: 1, calls: 1) { _ = cell.placedViews(cardWidth: width) }
    report(name, [("cold", Double(cold) / 1e6), ("solve", solve / 1e3), ("frames", frames / 1e3)])
  }

  let (record, fieldCount) = try makeCell(Cells.busy)
  let texts = makeCards(500, fields: fieldCount)
  func show(_ count: Int) {
    for card in 0..<count {
      record.configure(with: texts[card % texts.count], isSizing: true)
      _ = record.cell.solvedHeightInPixels(requiredWidth: 320)
    }
  }
  show(min(cards, 1000))
  let before = residentKilobytes()
  show(cards)
  let memory = [("cards", cards), ("kilobytesBefore", before), ("kilobytesAfter", residentKilobytes())]
  report("busy", memory.map { ($0, Double($1)) })
}

do {
  try run()
} catch {
  print("error: \(error)")
  HostProcess.exit(66)
}
