import Platform

/// Cuts a file into batches of whole records, in the order of the file.
///
/// The reader only finds where records end; the batches do the reading of fields, on any thread. So several threads
/// may take batches in turn from one reader behind a lock. All formats stream: the reader holds a batch at a time, and a
/// record of at most `recordLimit` bytes.
package struct RecordReader: ~Copyable, Sendable {
  /// Bytes of a batch of a large file. After each batch what is known of the shelves is merged, so that smaller ones
  /// would cost more.
  package static let largestBatchSize = 1 << 20
  /// Small files are cut into several, so that all threads have some.
  package static let smallestBatchSize = 1 << 16
  private static let batchesOfSmallFile = 16
  /// 64 MiB, for a line of NDJSON, a record of CSV or a value of a JSON array.
  package static let defaultRecordLimit = 64 << 20

  /// The file's name, for messages.
  package let file: String
  package private(set) var format: RecordFormat
  let rules: RecordRules
  private var source: ByteSource
  /// Whether no bytes at all are no records rather than a fault: a program that is started for each part of something
  /// gets nothing where the part is empty.
  private let mayBeEmpty: Bool
  /// Whether lines of NDJSON are only assumed, and it is not known yet whether the file is a JSON array.
  private var mayBeArray: Bool
  let batchSize: Int
  let recordLimit: Int
  /// Whether a batch takes the records that are there, and waits for others only where there are none.
  package var isEager = false

  var buffer: ByteBuffer
  /// How many bytes of `buffer` are filled, and how many of those have been searched for a record's end without
  /// finding one.
  var filled = 0
  var searched = 0
  /// Whether the searched bytes end inside a quoted cell.
  var isInsideQuotes = false
  /// The part of a JSON array that the searched bytes are.
  var array = JSONArrayCuts()
  /// Whether the end of a JSON array has not been handed over yet, which an empty array has too.
  var hasOpenArray: Bool
  var isAtEnd = false
  var hasStarted = false
  var header: CSVHeader?
  var nextSequence = 0
  var nextLine = 1
  /// How many bytes of the line stand before the next batch, and how many values of a JSON array.
  var nextLineOffset = 0
  var nextPrecedingCount = 0
  /// How many bytes the batches so far hold.
  var nextOffset = 0

  /// Opens a file of records; `-` is standard input.
  ///
  /// - Parameters:
  ///   - rules: what may be other than it should be.
  ///   - smallestBatch: bytes; a file of more than a few of these has several batches.
  ///   - mayBeArray: whether a file of NDJSON that begins as a JSON array of objects is one.
  package init(
    path: String, format: RecordFormat, rules: RecordRules = RecordRules(), smallestBatch: Int = smallestBatchSize,
    mayBeArray: Bool = false
  ) throws(FileError) {
    self.init(
      try FileReader(path: path), format: format, rules: rules, smallestBatch: smallestBatch, mayBeEmpty: path == "-",
      mayBeArray: mayBeArray)
  }

  /// Reads records from a file that is open.
  package init(
    _ reader: FileReader, format: RecordFormat, rules: RecordRules = RecordRules(),
    smallestBatch: Int = smallestBatchSize, mayBeEmpty: Bool = false, mayBeArray: Bool = false
  ) {
    self.init(
      source: .file(reader), file: reader.name, format: format, rules: rules,
      batchSize: RecordReader.batchSize(of: reader.initialSize == 0 ? .max : reader.initialSize, smallestBatch),
      recordLimit: RecordReader.defaultRecordLimit, mayBeEmpty: mayBeEmpty, mayBeArray: mayBeArray)
  }

  /// The bytes of a batch of a file of so many.
  package static func batchSize(of fileSize: Int, _ smallestBatch: Int) -> Int {
    min(max(fileSize / batchesOfSmallFile, smallestBatch), largestBatchSize)
  }

  /// Reads records from memory.
  ///
  /// - Parameters:
  ///   - name: replaces the file's path in messages.
  ///   - batchSize: about how many bytes a batch has.
  ///   - recordLimit: the longest line (NDJSON), record (CSV) or value (JSON) in bytes.
  package init(
    bytes: [UInt8], name: String, format: RecordFormat, rules: RecordRules = RecordRules(),
    batchSize: Int = largestBatchSize, recordLimit: Int = defaultRecordLimit
  ) {
    self.init(
      source: .memory(bytes, offset: 0), file: name, format: format, rules: rules, batchSize: batchSize,
      recordLimit: recordLimit)
  }

  private init(
    source: ByteSource, file: String, format: RecordFormat, rules: RecordRules, batchSize: Int, recordLimit: Int,
    mayBeEmpty: Bool = false, mayBeArray: Bool = false
  ) {
    self.source = source
    self.mayBeEmpty = mayBeEmpty
    // Lines that are skipped one by one are what was asked for.
    self.mayBeArray = mayBeArray && format == .ndjson && !rules.skipsMalformedLines
    self.file = file
    self.format = format
    self.rules = rules
    hasOpenArray = format == .json
    // Far from the ends of `Int`, so that sums of sizes cannot overflow.
    let sizes = 1...(Int.max / 8)
    self.recordLimit = min(max(recordLimit, sizes.lowerBound), sizes.upperBound)
    self.batchSize = min(max(batchSize, sizes.lowerBound), self.recordLimit)
    buffer = ByteBuffer(capacity: self.batchSize)
  }

  /// Whether the next batch comes without waiting, as far as its first bytes tell.
  package var hasBytes: Bool { isAtEnd || source.hasBytes }

  /// The next batch, or nil at the end of the file; nil at once for standard input of no bytes.
  ///
  /// - Throws: `FileError` when the file cannot be read; `MalformedInput` when it is empty or its CSV header is wrong.
  package mutating func nextBatch() throws -> RecordBatch? {
    while true {
      guard let cut = try fillBatch() else {
        if format.isTable, header == nil, hasStarted {
          throw MalformedInput(
            file: file, position: .start,
            message: "expected a \(rules.hasHeader ? "header " : "")row, found the end of the file")
        }
        return nil
      }
      if let batch = try takeBatch(cut) { return batch }
    }
  }

  /// Fills the buffer until it holds whole records. Returns how many bytes of it they are, or nil at the end.
  private mutating func fillBatch() throws -> Cut? {
    var target = max(batchSize, filled &* 2)
    while true {
      // One byte beyond the limit distinguishes a record that is just within it from a longer one.
      try fill(to: min(target, max(recordLimit + 1, filled)))
      if mayBeArray { findArray() }
      let recordEnd = mayBeArray ? nil : lastRecordEnd()
      if recordEnd == nil, filled > recordLimit { return Cut(count: filled, exceedsLimit: true) }
      if isAtEnd { return filled == 0 && !hasOpenArray ? nil : Cut(count: filled, exceedsLimit: false) }
      if let recordEnd { return Cut(count: recordEnd, exceedsLimit: false) }
      target = max(batchSize, filled &* 2)
    }
  }

  /// Takes the first bytes for a JSON array where no line of NDJSON with a record can begin as they do: with `[{` or `[]`.
  private mutating func findArray() {
    let bytes = UnsafeRawBufferPointer(start: buffer.start, count: filled)
    let start = bytes.dropFirst(UTF8Sequence.startsWithByteOrderMark(bytes) ? 3 : 0)
      .lazy.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.prefix(2)
    mayBeArray = start.count < 2 && filled < batchSize && !isAtEnd
    guard start.elementsEqual("[{".utf8) || start.elementsEqual("[]".utf8) else { return }
    format = .json
    hasOpenArray = true
  }

  private mutating func fill(to target: Int) throws {
    if target > buffer.capacity { buffer = buffer.copy(0..<filled, capacity: target) }
    while filled < target, !isAtEnd {
      let room = UnsafeMutableRawBufferPointer(start: buffer.start + filled, count: target - filled)
      let count = try source.read(into: room)
      filled += count
      isAtEnd = count == 0
      if isEager, !source.hasBytes { break }
    }
    if !hasStarted, isAtEnd, filled == 0 {
      guard mayBeEmpty else { throw MalformedInput(file: file, position: .start, message: "file is empty") }
      hasOpenArray = false
    }
  }
}
