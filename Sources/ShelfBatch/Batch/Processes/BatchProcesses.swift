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

  /// The answer for a batch; its tally follows if there is one.
  fileprivate struct Answer {
    /// False at the end of the file, and where the batch has failed.
    var hasTally: Bool
    var failure: BatchFailure?
    /// Sentences that the app's code has caused.
    var sentences: [String]
  }

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
      func answer(_ tally: ShelfTally?, _ failure: BatchFailure? = nil) {
        var sink = ProcessBytes()
        sink.write(Answer(hasTally: tally != nil, failure: failure, sentences: cell.takeSentences()))
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
        answer(nil, BatchFailure(error))
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
    let answer = try source.read(Answer.self)
    cell.say(answer.sentences)
    if let failure = answer.failure { throw BatchError(failure) }
    sequence += 1
    return answer.hasTally ? try tallyForm.read(&source) : nil
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

/// An error in a copy of the process.
private struct BatchFailure {
  let kind: BatchError.Kind
  let description: String
  let diagnostics: [Diagnostic]
}

extension BatchFailure: ProcessValue {
  init(_ error: any Error) {
    let error = BatchError(error)
    self.init(kind: error.kind, description: error.description, diagnostics: error.diagnostics)
  }

  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.kind, \.description, \.diagnostics) }
}

extension BatchProcesses.Answer: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.hasTally, \.failure, \.sentences) }
}

extension BatchError {
  fileprivate init(_ failure: BatchFailure) {
    if failure.diagnostics.isEmpty {
      self.init(failure.kind, failure.description)
    } else {
      self.init(failure.kind, failure.diagnostics)
    }
  }
}
