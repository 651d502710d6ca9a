import Catalog
import CellLayout
import ShelfSizing
import TextMeasurement

/// Measures texts by themselves: how many lines the fields of each record take, and how tall they are together.
package struct TextMeasuring: Sendable {
  /// The summary after the last record.
  package struct Summary {
    package internal(set) var counts = BatchCounts()
    package internal(set) var approximations = TextApproximations()
    /// The fields that no record has.
    package internal(set) var missingFields: [String] = []
    /// The fields of the first record, if it lacks one of those that are measured.
    package internal(set) var firstFields: [String] = []
  }

  private let work: TextWork
  private let rules: RecordRules

  /// - Parameters:
  ///   - fields: the fields that are measured.
  ///   - width: of the lines, in points.
  ///   - rules: which irregularities of records are accepted.
  package init(fields: [String], font: Font, width: Double, grid: PixelGrid, rules: RecordRules = RecordRules()) {
    self.rules = rules
    work = TextWork(columns: fields, font: font, width: width, grid: grid)
  }

  /// - Parameters:
  ///   - diagnose: is called with rejected records.
  ///   - report: is called with the rows of the other records, in order.
  /// - Throws: ``BatchError`` besides what `report` throws, also where no record has any of the fields.
  package func run(
    _ inputs: [BatchInput], _ options: BatchOptions, onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void,
    onRows report: ([TextRow]) throws -> Void
  ) throws -> Summary {
    var summary = Summary()
    var fields = ReadFields()
    let pass = Pass(records: PassRecords(inputs, rules))
    summary.counts = try BatchRun.forEach([pass], options, onDiagnostic: diagnose) { _, pass, run in
      fields = try run.read(pass.records, nil, work) { batch, whole in
        // Rows are handed on as they come, and are not kept.
        let offset = whole[TextRows.self][0].extent
        try report(batch[TextRows.self][0].takeRows().map { $0.moved(by: offset) })
      } onShelves: { shelves, tally, _ in
        for shelf in shelves { summary.approximations = tally.notes[shelf].approximations }
      }.fields
    }
    // Without records nothing is known.
    guard summary.counts.records > 0 else { return summary }
    let names = work.fields.names
    let missing = MissingFields(fields: names.indices.filter { !fields.isPresent[$0] }, firstRecord: fields.firstRecord)
      .named(names)
    summary.missingFields = missing.map(\.name)
    summary.firstFields = fields.firstRecord?.fields ?? []
    return summary
  }

  /// All inputs together.
  private struct Pass: BatchPass {
    let records: PassRecords
    let diagnostics: [BatchDiagnostic] = []
  }
}

extension TextRow {
  fileprivate func moved(by records: Int) -> TextRow {
    TextRow(index: index + records, lines: lines, height: height, id: id)
  }
}

/// The rows of a batch.
private struct TextRows: ShelfOutcome {
  var rows: [TextRow] = []
  /// The number of records, those of rejected records included.
  var extent = 0

  var cardCount: Int { rows.count }
  var pieceCount: Int { rows.count }

  mutating func skip() { extent += 1 }

  /// Gives the rows away.
  mutating func takeRows() -> [TextRow] {
    defer { rows = [] }
    return rows
  }

  mutating func append(_ following: TextRows) {
    rows += following.rows.map { $0.moved(by: extent) }
    extent += following.extent
  }
}

/// Lays the texts of each record out in one font.
private struct TextWork: CardWork {
  let fields: CardFields
  let emptyOutcome = TextRows()
  /// For each column of the rows, the index of its field: a field may be asked for twice.
  private let columns: [Int]
  private let font: Font
  private let width: Double
  private let grid: PixelGrid

  init(columns: [String], font: Font, width: Double, grid: PixelGrid) {
    let names = columns.withoutRepeats { Array($0.utf8) }
    fields = CardFields(texts: names)
    self.columns = columns.map { column in names.firstIndex { $0.utf8.elementsEqual(column.utf8) } ?? 0 }
    self.font = font
    self.width = width
    self.grid = grid
  }

  func makeWorker() -> Worker { Worker(work: self) }

  final class Worker: CardWorker {
    var outcomes: OutcomeColumn<TextRows>
    private let work: TextWork
    private var paragraph = Paragraph()

    init(work: TextWork) {
      outcomes = OutcomeColumn(empty: work.emptyOutcome)
      self.work = work
    }

    func add(_ card: Card, to outcome: inout TextRows, _ notes: inout ShelfNotes, at index: Int) {
      var pixels = 0.0
      let lines = work.columns.map { field in
        paragraph.prepare(card.texts[field], font: work.font)
        if paragraph.isApproximate { notes.approximations.formUnion(paragraph.approximations) }
        let lines = paragraph.lineCount(width: work.width)
        pixels += paragraph.height(lines: lines, width: work.width, on: work.grid)
        return lines
      }
      let height = work.grid.points(pixels: pixels)
      outcome.rows.append(TextRow(index: outcome.extent, lines: lines, height: height, id: card.id))
      outcome.extent += 1
    }
  }
}

extension TextRow: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.index, \.lines, \.height, \.id) }
}

extension TextRows {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.rows, \.extent) }
}
