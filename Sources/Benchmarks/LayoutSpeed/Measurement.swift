import CellLayout
import Platform
import RecordCells
import ShelfSizing
import TextMeasurement

/// Cells that come out without height measure nothing.
struct Unusable: Error {}

/// Cards' texts that come out the same each run: a sentence of 1 to 40 words for each field.
func makeCards(_ count: Int, fields: Int) -> [OwnedFieldTexts] {
  let words = "the quick brown fox jumps over a lazy dog and, well-known: naïve café $5".split(separator: " ")
  var state: UInt64 = 1
  func random(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
  return (0..<count).map { _ in
    OwnedFieldTexts(
      (0..<fields).map { _ in
        Array((0...random(40)).map { _ in words[random(words.count)] }.joined(separator: " ").utf8)
      })
  }
}

func makeCell(_ template: CellTemplate) throws -> (record: RecordCell, fieldCount: Int) {
  guard let grid = PixelGrid(scale: 2) else { throw Unusable() }
  let bound = try BoundCell(template: template, library: FontLibrary(), grid: grid)
  return (RecordCell(bound), bound.fields.count)
}

/// The fewest microseconds that a call took on average in some rounds.
func microseconds(rounds: Int = 7, calls: Int, _ body: () -> Void) -> Double {
  var best = UInt64.max
  for _ in 0..<rounds {
    let start = HostProcess.monotonicNanoseconds()
    body()
    best = min(best, HostProcess.monotonicNanoseconds() - start)
  }
  return Double(best) / 1e3 / Double(calls)
}

/// The time that a cell takes to show one card after another.
struct RepeatedLayout {
  /// Microseconds to lay the texts out: prepare, and count the lines at the widths that the cell gives them.
  let texts: Double
  /// Microseconds to solve the constraints, texts not included.
  let solve: Double

  init(_ template: CellTemplate, width: Double) throws {
    let (record, fieldCount) = try makeCell(template)
    let cell = record.cell
    let cards = makeCards(2000, fields: fieldCount)
    record.configure(with: cards[0], isSizing: true)
    var labels: [(label: LabelView, width: Double)] = []
    cell.visitLabels(cardWidth: width) { labels.append(($0, $1)) }
    var sum = 0.0
    texts = microseconds(calls: cards.count) {
      for card in cards {
        record.configure(with: card, isSizing: true)
        for label in labels { sum += label.label.height(forWidth: label.width) }
      }
    }
    let both = microseconds(calls: cards.count) {
      for card in cards {
        record.configure(with: card, isSizing: true)
        sum += cell.solvedHeightInPixels(requiredWidth: width)
      }
    }
    solve = both - texts
    guard sum > 0 else { throw Unusable() }
  }
}
