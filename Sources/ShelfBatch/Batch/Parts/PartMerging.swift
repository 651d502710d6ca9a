import Catalog

/// Merges parts of records, in any number and grouping, into the results of all of them.
///
/// Its memory grows with the shelves by their names alone, as ``PartTable`` says.
package struct PartMerging {
  private var header: PartHeader?
  /// The table of each pass.
  private var tables: [PartTable] = []
  /// The file of the part that was added first, for messages.
  private var firstFile = ""
  private let names: SettingNames
  private let mostHeld: Int
  /// Lines of shelves that were read.
  private var readCount = 0
  /// Gets the number of shelves that were read so far, a shelf of several parts several times, and of bytes since the last
  /// time.
  package var onRead: ((_ shelves: Int, _ bytes: Int) -> Void)?
  /// Gets the number of shelves that are finished, of all; 0 before the first results.
  package var onFinished: ((_ shelves: Int, _ count: Int) -> Void)?

  /// The largest number that a part may have.
  package static let largestPart = 1 << 40

  /// No parts.
  ///
  /// - Parameters:
  ///   - names: how messages name settings.
  ///   - mostHeld: how much is held of shelves besides their names, in shelves of a card.
  package init(names: SettingNames, mostHeld: Int = 1 << 17) {
    self.names = names
    self.mostHeld = mostHeld
  }

  /// A hash of all that decides heights; `nil` before the first part.
  package var configuration: String? { header?.configuration }
  /// The counts of all parts so far.
  package var counts: BatchCounts { header?.counts ?? BatchCounts() }
  /// The field that names a record's shelf.
  package var groupBy: String? { header?.groupBy }
  /// Whether there are proofs.
  package var certifies: Bool { header?.method == .bounds }
  private var shelfCount: Int { tables.reduce(0) { $0 + $1.count } }
  /// Card widths of which every one is measured, in points.
  package var widthRange: ClosedRange<Double>? { header?.widthRange }

  // MARK: Results

  /// The results of one run over the records of all parts.
  ///
  /// - Parameters:
  ///   - diagnose: gets that run's findings in cells and shelves.
  ///   - report: gets the results.
  /// - Throws: the ``BatchError`` that ends that run, where no record has a field that is needed.
  package func run(
    onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void, onReport report: (ShelfReport) throws -> Void
  ) throws -> BatchCounts {
    guard let header else { return counts }
    var finishedCount = 0
    onFinished?(finishedCount, shelfCount)
    _ = try BatchRun.forEach(header.passes, BatchOptions(), onDiagnostic: diagnose) { index, pass, run in
      if let error = pass.missingFields.lazy.compactMap(\.error).first { throw BatchError(.malformed, [error]) }
      let (table, maker) = (tables[index], ReportMaker(pass.remarks, pass.variants))
      for number in table.order {
        let finished = try table.shelf(number, of: header)
          .finish(table.name(number), number: number, maker, by: header.method)
        try FinishedShelf.handOn(finished, onDiagnostic: run.diagnose, onReport: report)
        finishedCount += 1
        onFinished?(finishedCount, shelfCount)
      }
      if pass.recordCount == 0 { run.diagnose(.noRecords(header.file, pass.filter)) }
      guard pass.hasCards else { return }
      for field in pass.fields where !field.isPresent {
        run.diagnose(.missingField(header.file, field.name, use: field.use))
      }
    }
    return header.counts
  }

  /// Writes a part that holds all.
  ///
  /// - Parameter write: gets its bytes, one after another; none where no part was added.
  package func write(to write: (UnsafeRawBufferPointer) throws -> Void) throws {
    guard var header else { return }
    header.shelfCount = shelfCount
    var writtenCount = 0
    onFinished?(writtenCount, shelfCount)
    var coder = PartCoder()
    try coder.write(line: header)
    for (pass, table) in tables.enumerated() {
      for number in table.order {
        try coder.write(
          line: PartLine(name: table.name(number), pass: pass, shelf: table.shelf(number, of: header)))
        try write(coder.lines)
        coder.removeAll()
        writtenCount += 1
        onFinished?(writtenCount, shelfCount)
      }
    }
    try write(coder.lines)
  }

  // MARK: Parts

  /// Adds a part, or several that follow each other in a file.
  ///
  /// - Parameter path: of the file; `-` for standard input, which may have no bytes.
  /// - Throws: ``BatchError`` for what is no whole part, is of another configuration, or was added already; the parts
  ///   that are known are not to be used then.
  package mutating func addFile(_ path: String) throws { try read(RecordReader(path: path, format: .ndjson)) }

  /// Adds the part that some bytes hold.
  ///
  /// - Parameter name: replaces the file's path in messages.
  package mutating func addPart(_ bytes: [UInt8], name: String) throws {
    try read(RecordReader(bytes: bytes, name: name, format: .ndjson))
  }

  private mutating func read(_ reader: consuming RecordReader) throws {
    var reader = reader
    var part = OpenPart(file: reader.file)
    while let batch = try reader.nextBatch() {
      var failure: (any Error)?
      do {
        try batch.forEachRecord(FieldSelection([])) { record throws(MalformedInput) in
          part.last = record.position
          let value = try JSONValue.parse(record.bytes, file: part.file, from: part.last)
          do throws(BatchError) {
            try addLine(PartValue(value: value, name: "line", file: part.file), of: &part)
          } catch {
            failure = error
            throw MalformedInput(Diagnostic(.error, file: part.file, position: part.last, message: error.description))
          }
        } onRejection: { rejection throws(MalformedInput) in
          throw MalformedInput(
            Diagnostic(.error, file: part.file, position: rejection.position, message: rejection.message))
        }
      } catch {
        guard part.header == nil, failure == nil else { throw failure ?? error }
        // Nothing has said yet that the file is a part.
        throw BatchError.malformed(
          part.file, error.diagnostics[0].position,
          "\(error.diagnostics[0].message); \(PartHeader.writer(names)) writes parts")
      }
      onRead?(readCount, batch.byteCount)
    }
    guard part.shelfCount == part.header?.shelfCount ?? 0 else {
      throw BatchError.malformed(
        part.file, part.last, "the part ends after \(part.shelfCount) of its \(part.header?.shelfCount ?? 0) shelves")
    }
  }

  /// A part that is being read.
  private struct OpenPart {
    let file: String
    var header: PartHeader?
    /// The distance that is added to its numbers of parts.
    var distance = 0
    var shelfCount = 0
    /// Where the line before begins.
    var last = SourcePosition.start
  }

  /// Adds a line: the header of a part, or else a shelf of the part that is open.
  private mutating func addLine(_ line: PartValue, of part: inout OpenPart) throws(BatchError) {
    guard let own = part.header, part.shelfCount < own.shelfCount else {
      if let own = part.header, try line.optional("shelfHeightPart") == nil {
        throw line.failure("the part has more than its \(own.shelfCount) shelves")
      }
      let own = try PartHeader(line, names)
      part.header = own
      part.distance = try addHeader(own, line)
      part.shelfCount = 0
      return
    }
    part.shelfCount += 1
    readCount += 1
    var coder = PartCoder(line, of: own)
    var read: PartLine = try coder.read()
    if part.distance > 0 { read.shelf.moveParts(by: part.distance) }
    // Parts of other files are others, as their first lines say.
    guard let header, try tables[read.pass].add(read.shelf, read.name, of: header) else {
      throw line.failure("the shelf '\(read.name)' is there twice")
    }
  }

  /// Adds what a part's first line says.
  ///
  /// - Returns: the distance to add to its numbers of parts.
  private mutating func addHeader(_ own: PartHeader, _ line: PartValue) throws(BatchError) -> Int {
    guard let header else {
      (self.header, firstFile) = (own, line.file)
      tables = own.passes.indices.map { PartTable(pass: $0, mostHeld: mostHeld) }
      return 0
    }
    guard own.isAlike(header) else {
      throw line.failure(
        "the part is of another configuration (\(own.configuration)) than '\(firstFile)' (\(header.configuration))")
    }
    guard own.isNumbered == header.isNumbered else {
      let number = names("part", inCode: "'number'")
      throw line.failure(
        "the part has \(own.isNumbered ? "a" : "no") number, unlike '\(firstFile)'; give \(number) to all or none")
    }
    let distance = own.isNumbered ? 0 : (header.parts.last ?? -1) + 1
    if let twice = self.header?.merge(own, distance: distance) {
      throw line.failure("the part \(twice) was merged already")
    }
    return distance
  }
}
