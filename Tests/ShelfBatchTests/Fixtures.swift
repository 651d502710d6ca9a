import Catalog
import CellLayout
import RecordCells
import SeededRandom
import ShelfSizing

@testable import ShelfBatch

// MARK: Cells

/// Cells in the notation of configurations.
enum SampleCell: String, CaseIterable, Sendable {
  /// The article's: texts in one column, the title in one line.
  case standard
  /// The same with a title that wraps, and a body that leaves no gap when it is empty.
  case wrapping
  /// Labels as wide as their texts, so that contents have a say in widths.
  case leading
  /// Labels beside each other, which compete for the width.
  case row
  /// Constraints that contradict each other whatever the content.
  case broken

  var cell: BatchConfiguration.Cell {
    switch self {
    case .standard: .standard
    case .wrapping: SampleCell.column(#""spacing": 4, "layoutMargins": 8"#, body: #", "hidesWhenEmpty": true"#)
    case .leading: SampleCell.column(#""alignment": "leading", "spacing": 4, "layoutMargins": 8"#)
    case .row: SampleCell.column(#""axis": "horizontal", "spacing": 4"#)
    case .broken:
      .inline(
        #"""
        {"stackView": {"id": "all", "axis": "vertical", "arrangedSubviews": [
          {"label": {"id": "titleLabel"}}, {"label": {"id": "bodyLabel", "numberOfLines": 0}}]},
         "constraints": [{"firstItem": "titleLabel", "firstAttribute": "height", "constant": 30},
                         {"firstItem": "titleLabel", "firstAttribute": "height", "constant": 40}]}
        """#)
    }
  }

  private static func column(_ stack: String, body: String = "") -> BatchConfiguration.Cell {
    let axis = stack.contains("axis") ? "" : #""axis": "vertical", "#
    return .inline(
      #"""
      {"stackView": {\#(axis)\#(stack), "arrangedSubviews": [
        {"label": {"id": "titleLabel", "font": {"name": "Helvetica", "size": 17}, "numberOfLines": 2}},
        {"label": {"id": "bodyLabel", "font": {"size": 14}, "numberOfLines": 0\#(body)}}]}}
      """#)
  }
}

/// The variants of a cell at some card widths.
func variants(_ cell: SampleCell, widths: [Double] = [176], scales: [Double] = [2]) throws -> [VariantPlan] {
  var configuration = BatchConfiguration()
  configuration.cell = cell.cell
  (configuration.cardWidths, configuration.scales) = (widths, scales)
  return try BatchPlan(configuration).passes[0].variants
}

extension VariantPlan {
  /// A new cell for each question, so that nothing of the cards before is left.
  func cell(showing texts: [String]) -> TemplateCell {
    let cell = RecordCell(prototypes.all[0].cell).cell
    cell.show(texts)
    return cell
  }

  /// The height of a card in pixels, laid out by itself.
  func height(_ card: SampleCard, width: Double? = nil) -> Double {
    cell(showing: card.texts).heightInPixels(requiredWidth: width ?? shelf.cardWidth)
  }
}

// MARK: Records

/// A record as tests make it up; its shelf is known only where one is named.
struct SampleCard {
  var id: Int
  var shelf: String?
  /// `nil` for a field that the record has not.
  var title: String?
  var body: String?
  /// Whether its body is an array, which no label can show.
  var isRejected = false
  /// As it is written in JSON; `nil` for a field that the record has not.
  var score: String?

  /// Of the fields of the sample cells, in their order.
  var texts: [String] { [title ?? "", body ?? ""] }

  /// A line of NDJSON without its end.
  var line: String {
    var line = TextBuffer()
    line.writeObject { line in
      line.write(member: "id", id)
      if let shelf { line.write(member: "shelf", shelf) }
      if let title { line.write(member: "title", title) }
      if isRejected {
        line.write(member: "body")
        line.write("[]")
      } else if let body {
        line.write(member: "body", body)
      }
      if let score {
        line.write(member: "score")
        line.write(score)
      }
    }
    return String(decoding: line.bytes, as: UTF8.self)
  }

  /// NDJSON of some records.
  static func lines(_ cards: [SampleCard]) -> [UInt8] { cards.flatMap { Array($0.line.utf8) + [0x0A] } }
}

/// Makes records up, the same for a seed everywhere.
struct SampleCards {
  var random: SeededGenerator
  private var nextID = 0
  private static let words = [
    "a", "of", "shelf", "cards,", "well-known", "12,345.67", "(tall)", "extraordinarily", "WAVE", "iii", "größer",
    "漢字", "👩‍👧", "x\ny", "\"quoted\"",
  ]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// - Parameter isPlain: whether it is of printable ASCII alone.
  mutating func text(words: Range<Int>, isPlain: Bool) -> String {
    (0..<number(words)).map { _ in SampleCards.words[number(0..<(isPlain ? 10 : SampleCards.words.count))] }
      .joined(separator: " ")
  }

  mutating func card() -> SampleCard {
    defer { nextID += 1 }
    var card = SampleCard(id: nextID)
    if chance(90) { card.title = text(words: 0..<6, isPlain: chance(70)) }
    if chance(90) { card.body = text(words: 0..<(chance(20) ? 40 : 14), isPlain: chance(70)) }
    card.isRejected = chance(10)
    return card
  }

  mutating func shelf(_ count: Range<Int> = 1..<30) -> [SampleCard] { (0..<number(count)).map { _ in card() } }
}

extension [SampleCard] {
  /// Those that make cards, with their places.
  var shown: [(index: Int, card: SampleCard)] {
    enumerated().filter { !$0.element.isRejected }.map { ($0.offset, $0.element) }
  }
}

/// The first of the largest values; NaN counts as smaller than any number.
func firstLargest(_ values: [Double]) -> Int? {
  let values = values.map { $0.isNaN ? -.infinity : $0 }
  return values.max().flatMap(values.firstIndex)
}

// MARK: Tallies

/// The tallies of the batches of some records.
func tallies(
  _ work: any CardWork, _ bytes: [UInt8], _ format: RecordFormat = .ndjson, of inputName: String = "shelf",
  by grouping: PassRecords.Grouping = .file, localization: Localization = Localization(), batchSize: Int = 1 << 20
) throws -> [ShelfTally] {
  let settings = ShelfScanner.Settings(
    work: work, grouping: grouping, inputName: inputName, localization: localization, locatesShelves: false)
  var reader = RecordReader(bytes: bytes, name: "f", format: format, batchSize: batchSize)
  var tallies: [ShelfTally] = []
  var scanner: ShelfScanner?
  var precedingCount = 0
  while let batch = try reader.nextBatch() {
    tallies.append(try ShelfScanner.tally(of: batch, settings, precedingCount: precedingCount, &scanner))
    precedingCount += tallies.last?.placeCount ?? 0
  }
  return tallies
}

/// Merges neighbours in any order until one is left.
func merged(_ parts: [ShelfTally], _ random: inout SeededGenerator) -> ShelfTally {
  var parts = parts
  while parts.count > 1 {
    let index = Int.random(in: 0..<(parts.count - 1), using: &random)
    parts[index].merge(parts.remove(at: index + 1))
  }
  return parts[0]
}

extension ShelfTally {
  /// The outcomes of all shelves.
  func all<Outcome: ShelfOutcome>(_ type: Outcome.Type) -> [Outcome] { (0..<count).map { self[type][$0] } }
}
