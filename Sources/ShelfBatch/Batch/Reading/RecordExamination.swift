import Catalog

/// Oddities of records that measure well: ids that are there twice or missing, and markup that a label shows as text.
///
/// Each kind is reported once for an input. To look at every record would slow the loop down, so it is those that begin in
/// the first mebibyte of a file, and some at the start of each batch after it.
struct RecordExamination: Sendable {
  /// A kind of oddity; the code of its warning.
  enum Oddity: String, CaseIterable, Sendable {
    case duplicateID = "duplicate-id"
    case missingID = "missing-id"
    case htmlEntity = "html-entity"
    case htmlTag = "html-tag"
    case markdown
  }

  /// A record, and the words in which it is odd.
  fileprivate struct Found: Sendable {
    let position: SourcePosition
    let text: String
  }

  /// An id behind the name of its shelf.
  fileprivate struct ID: Sendable {
    let key: [UInt8]
    let position: SourcePosition
  }

  /// The records of a kind.
  fileprivate struct Finding: Sendable {
    let kind: Oddity
    var count: Int
    let first: Found
  }

  /// The cards that were looked at.
  private(set) var recordCount = 0
  /// One of each kind that was found.
  private var findings: [Finding] = []
  /// The ids of a batch, each behind the name of its shelf, and where they stand.
  private var ids: [ID] = []
  /// The ids of the batches before.
  private var keys = KeyTable()

  /// Bytes of a file whose records are all looked at, and of each batch after them.
  private static let (fileExtent, batchExtent) = (1 << 20, 1 << 10)

  /// How many bytes of a batch hold the beginnings of the records that are looked at.
  static func extent(of batch: RecordBatch) -> Int { max(batchExtent, fileExtent - batch.offset) }

  /// Looks at a card.
  ///
  /// - Parameters:
  ///   - fields: the indices of its texts.
  ///   - shelf: the name of its shelf.
  mutating func add(_ card: Card, fields: [Int], shelf: UnsafeRawBufferPointer) {
    recordCount += 1
    let id = card.idValue
    switch id.kind {
    case .absent, .null: add(.missingID, first: Found(position: card.idPosition, text: ""))
    case .string, .number, .bool:
      ids.append(ID(key: Array(shelf) + [0] + Array(id.bytes), position: card.idPosition))
    case .structured: break
    }
    for field in fields {
      var found = MarkupScanner(card.texts[field])
      while let (kind, sample) = found.next() {
        add(
          kind,
          first: Found(position: card.record.position(ofSlot: field), text: String(decoding: sample, as: UTF8.self)))
      }
    }
  }

  private mutating func add(_ kind: Oddity, count: Int = 1, first: @autoclosure () -> Found) {
    if let index = findings.firstIndex(where: { $0.kind == kind }) {
      findings[index].count += count
    } else {
      findings.append(Finding(kind: kind, count: count, first: first()))
    }
  }

  /// Appends what was found in the batch that follows.
  mutating func merge(_ batch: RecordExamination) {
    recordCount += batch.recordCount
    for finding in batch.findings { add(finding.kind, count: finding.count, first: finding.first) }
    for id in batch.ids {
      let count = keys.count
      guard id.key.withUnsafeBytes({ keys.number($0) }) < count else { continue }
      let text = String(decoding: id.key.drop { $0 != 0 }.dropFirst(), as: UTF8.self)
      add(.duplicateID, first: Found(position: id.position, text: text))
    }
  }

  /// A warning for each kind.
  ///
  /// - Parameter isWhole: whether all records of the input were looked at.
  func warnings(_ file: String, isWhole: Bool) -> [BatchDiagnostic] {
    let records = isWhole ? "\(recordCount) records" : "the \(recordCount) records looked at"
    return Oddity.allCases.compactMap { kind in
      guard let finding = findings.first(where: { $0.kind == kind }) else { return nil }
      // Records without ids are known by their index, and need none; some without are a mistake.
      if kind == .missingID, finding.count == recordCount { return nil }
      let message = "\(RecordExamination.message(kind, finding.first.text)) (\(finding.count) of \(records)) "
      return BatchDiagnostic(
        warning: Diagnostic(
          .warning, file: file, position: finding.first.position, message: message + "[\(kind.rawValue)]"))
    }
  }

  private static func message(_ kind: Oddity, _ text: String) -> String {
    switch kind {
    case .duplicateID: "another record of its shelf has the id '\(text)' too"
    case .missingID: "the record has no id, and others have one"
    case .htmlEntity: "the text has the HTML entity '\(text)', which a label shows as it is"
    case .htmlTag: "the text has the HTML tag '\(text)', which a label shows as it is"
    case .markdown: "the text has Markdown, '\(text)', which a label shows as it is"
    }
  }
}

extension RecordExamination: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(filling: Self(), \.recordCount, \.findings, \.ids, \.keys) }
}

extension RecordExamination.Oddity: ProcessValue { static var form: ProcessForm<Self> { .raw } }

extension RecordExamination.Found: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.position, \.text) }
}

extension RecordExamination.ID: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.key, \.position) }
}

extension RecordExamination.Finding: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.kind, \.count, \.first) }
}
