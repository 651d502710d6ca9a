/// A run of whole records of one file, with the bytes they stand in. Any thread may read it.
package final class RecordBatch: Sendable {
  package typealias RecordCallback = (RecordView) throws(MalformedInput) -> Void
  package typealias RejectionCallback = (RecordRejection) throws(MalformedInput) -> Void

  /// The batch's number within its file, from 0.
  package let sequence: Int
  /// The file's name, for messages.
  package let file: String
  /// The names of the columns, in CSV.
  package var columnNames: [String]? { header?.names }
  /// How many records of the file stand before the batch, where that is known before they are read: in a JSON array.
  package let precedingCount: Int?
  /// How many bytes of the file stand before the batch, and how many it holds.
  package let offset: Int
  package let byteCount: Int

  let format: RecordFormat
  let header: CSVHeader?
  let rules: RecordRules
  /// Whether the file ends with it.
  let isLast: Bool
  /// The limit of a record that the file has no end of within that limit; the batch is the beginning of that record
  /// then.
  let exceededLimit: Int?
  /// The line that the first byte stands in, and how many bytes of it stand before.
  private let firstLine: Int
  private let lineOffset: Int
  private let buffer: ByteBuffer
  /// The part of the buffer that the batch is, without a byte order mark.
  private let range: Range<Int>
  /// Where the first record or blank line starts.
  private let firstRecord: Int

  init(
    sequence: Int, file: String, format: RecordFormat, header: CSVHeader?, rules: RecordRules, buffer: ByteBuffer,
    range: Range<Int>, firstRecord: Int, firstLine: Int, lineOffset: Int, precedingCount: Int?, offset: Int,
    isLast: Bool, exceededLimit: Int?
  ) {
    self.sequence = sequence
    self.file = file
    self.format = format
    self.header = header
    self.rules = rules
    self.buffer = buffer
    self.range = range
    self.firstRecord = firstRecord
    self.firstLine = firstLine
    self.lineOffset = lineOffset
    self.precedingCount = precedingCount
    self.offset = offset
    self.isLast = isLast
    self.exceededLimit = exceededLimit
    byteCount = range.count
  }

  /// Calls `onRecord` for each record and `onRejection` for each that cannot be one, in the order of the file.
  ///
  /// - Parameters:
  ///   - selection: the fields that `onRecord` gets to see.
  ///   - onRecord: the view is valid until the callback returns.
  /// - Returns: the number of records, rejected ones included.
  /// - Throws: `MalformedInput` at the first syntax error, after the callbacks for the records before it; or what a
  ///   callback throws. Of several batches that throw, the one with the lowest `sequence` has the file's first error,
  ///   and only that one is meaningful.
  @discardableResult
  package func forEachRecord(
    _ selection: FieldSelection, onRecord: RecordCallback, onRejection: RejectionCallback
  ) throws(MalformedInput) -> Int {
    let lines = UnsafeMutablePointer<LineCursor>.allocate(capacity: 1)
    lines.initialize(to: LineCursor(start: start, firstLine: firstLine, offset: lineOffset))
    defer { lines.deallocate() }
    if let exceededLimit { throw overlong(exceededLimit, &lines.pointee) }
    return switch format {
    case .json: try readArray(selection, lines, onRecord, onRejection)
    case .ndjson: try readLines(selection, lines, onRecord, onRejection)
    case .csv, .tsv: try readRows(selection, lines, onRecord, onRejection)
    }
  }

  /// The address behind the first bytes of the batch.
  package func address(after count: Int) -> UnsafeRawPointer { UnsafeRawPointer(start + min(count, byteCount)) }

  var start: BytePointer { BytePointer(buffer.start + range.lowerBound) }
  var end: BytePointer { BytePointer(buffer.start + range.upperBound) }
  var firstPlace: BytePointer { BytePointer(buffer.start + firstRecord) }

  func malformed(_ pointer: BytePointer, _ lines: inout LineCursor, _ message: String) -> MalformedInput {
    MalformedInput(file: file, position: lines.position(at: pointer), message: message)
  }

  private func overlong(_ limit: Int, _ lines: inout LineCursor) -> MalformedInput {
    // An unclosed or misplaced quote makes the rest of a file one record, so what is wrong before the limit is the
    // better message.
    if format.isTable {
      var scanner = CSVScanner(start: firstPlace, end: end, rules.separator(format))
      do throws(CSVSyntaxError) {
        while scanner.cursor < end { _ = try scanner.scanCell() }
      } catch {
        if error.reason != .unclosedQuote {
          return malformed(error.pointer, &lines, error.message)
        }
      }
    }
    if format == .json {
      var scanner = JSONScanner(start: firstPlace, end: end, isLine: false)
      scanner.skipWhiteSpace()
      if let error = errorOfLongValue(scanner) { return malformed(error, &lines) }
      return malformed(scanner.cursor, &lines, "the value is longer than \(limit) bytes")
    }
    return malformed(
      firstPlace, &lines, "the \(format.isTable ? "record" : "line") is longer than \(limit) bytes")
  }
}
