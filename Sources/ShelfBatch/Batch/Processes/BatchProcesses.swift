import Catalog
import Platform
import RecordCells

/// Scans the batches of a file in several processes, and gives their tallies in the order of the file.
///
/// An app's cells live on one thread, so each process has its own. All are copies of this one at the moment at which it
/// would begin to scan; each takes every n-th batch, reads the file by itself, and sends its tallies. From there on nothing
/// differs from threads: the same tallies merge in the same order.
struct BatchProcesses {
  private let input: BatchInput
  private let makeReader: () throws -> RecordReader
  private let copies: ProcessCopies
  private let count: Int
  private let cell: any AppCell
  private let tallyForm: ProcessForm<ShelfTally>
  private var sequence = 0

  /// - Parameters:
  ///   - cell: one of the app's.
  ///   - makeReader: opens the file anew.
  ///   - isSequential: whether a batch is scanned with the number of records before it, which are counted first.
  init(
    _ count: Int, _ input: BatchInput, _ cell: any AppCell, _ settings: ShelfScanner.Settings, isSequential: Bool,
    makeReader: @escaping () throws -> RecordReader
  ) throws {
    self.input = input
    self.makeReader = makeReader
    self.count = count
    self.cell = cell
    let tallyForm = ShelfTally.form(settings.work)
    self.tallyForm = tallyForm
    copies = try ProcessCopies(count: count) { number, send in
      cell.keepSentences()
      // There is no tally at the end of the file, nor where the batch has failed.
      func answer(_ tally: ShelfTally?, _ failure: BatchError? = nil) {
        var sink = ProcessBytes()
        sink.write(cell.takeSentences())
        sink.write(failure)
        sink.write(tally != nil)
        if let tally { tallyForm.write(tally, &sink) }
        send(sink.all)
      }
      do {
        var scanner: ShelfScanner?
        var reader = try makeReader()
        var (sequence, precedingCount) = (0, 0)
        while let batch = try reader.nextBatch() {
          if sequence % count == number {
            let tally = try ShelfScanner.tally(
              of: batch, settings, precedingCount: isSequential ? precedingCount : batch.precedingCount ?? 0, &scanner)
            precedingCount += tally.placeCount
            answer(tally)
          } else if isSequential {
            precedingCount += try ShelfScanner.placeCount(of: batch, settings)
          }
          sequence += 1
        }
        answer(nil)
      } catch {
        answer(nil, BatchError(error))
      }
    }
  }

  /// The tally of the next batch; `nil` at the end of the file.
  ///
  /// - Throws: the first error of the file, or that a process has ended before it had taken the batch.
  mutating func next() throws -> ShelfTally? {
    let message: [UInt8]
    do { message = try copies.message(from: sequence % count) } catch { throw lost(error) }
    var source = ProcessBytes(message)
    // Sentences that the app's code has caused.
    cell.say(try source.read())
    if let failure = try source.read(BatchError?.self) { throw failure }
    sequence += 1
    return try source.read(Bool.self) ? try tallyForm.read(&source) : nil
  }

  /// `The process 2 of 4 was ended by the signal 9, and with it the records in the bytes 0 to 1024 of 'cards.ndjson' …`
  private func lost(_ loss: ProcessCopies.Loss) -> BatchError {
    var way = "ended without an answer"
    var kind = BatchError.Kind.unforeseen
    switch loss.ending {
    case .signalled(let signal): way = "was ended by the signal \(signal)"
    case .exited(0), .timedOut, .wroteTooMuch: break
    case .exited(let code):
      way = "ended with the exit code \(code)"
      // The exit code of malformed data, which the process has reported itself.
      if code == 65 { kind = .malformed }
    }
    var records = "records of '\(input.shownPath)'"
    if var reader = try? makeReader() {
      for _ in 0..<sequence { _ = try? reader.nextBatch() }
      if let batch = try? reader.nextBatch() {
        records =
          "the records in the bytes \(batch.offset) to \(batch.offset + batch.byteCount) of '\(input.shownPath)', and in "
          + "each of its parts from there on"
      }
    }
    return BatchError(
      kind, "The process \(loss.number + 1) of \(count) \(way), and with it \(records); no result was written")
  }
}
