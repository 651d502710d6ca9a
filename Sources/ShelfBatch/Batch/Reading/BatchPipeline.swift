import Catalog
import Dispatch
import Platform

/// Scans the batches of a file on several threads, and gives their tallies in the order of the file.
struct BatchPipeline {
  private let settings: ShelfScanner.Settings
  /// The number of threads.
  private let jobs: Int
  /// Whether a batch is scanned only when all before it were counted, so that one thread scans all of them.
  private let isSequential: Bool
  private let source: Locked<Source>
  /// The scanner of the batches so far, where one thread scans all.
  private var scanner: ShelfScanner?
  /// The processes that scan instead of threads; `nil` where threads do.
  private var processes: BatchProcesses?
  /// The results of a round that are still to be given, the next one last.
  private var results: [Result<ShelfTally, any Error>] = []

  /// Batches of each thread in a round: enough that waiting for the last thread of a round takes no time. The bytes of a
  /// batch are freed when it is done.
  private static let batchesPerRound = 64
  /// A round also ends when its results hold more pieces than this, all together, as memory must not grow with them.
  private static let mostPieces = 1 << 17

  init(
    _ reader: consuming RecordReader, _ settings: ShelfScanner.Settings, jobs: Int, isSequential: Bool,
    _ processes: BatchProcesses?
  ) {
    self.settings = settings
    self.jobs = jobs
    self.isSequential = isSequential
    self.processes = processes
    source = Locked(Source(reader: reader))
  }

  /// The tally of the next batch; `nil` at the end of the file.
  ///
  /// - Parameter precedingCount: the records of the file's shelves in the batches before.
  /// - Throws: the first error of the file, when the tallies before it were given.
  mutating func next(after precedingCount: Int) throws -> ShelfTally? {
    if processes != nil { return try processes?.next() }
    if isSequential {
      guard let batch = try source.withLock({ $0.next() })?.batch.get() else {
        scanner.take()?.retire()
        return nil
      }
      return try ShelfScanner.tally(of: batch, settings, precedingCount: precedingCount, &scanner)
    }
    if results.isEmpty { results = scanRound() }
    return try results.popLast()?.get()
  }

  /// The results of some batches, the last one first; none at the end of the file.
  private func scanRound() -> [Result<ShelfTally, any Error>] {
    let results = Locked<[(sequence: Int, result: Result<ShelfTally, any Error>)]>([])
    let pieces = Locked(0)
    source.withLock { $0.hasBatch = false }
    DispatchQueue.concurrentPerform(iterations: jobs) { [source, settings] _ in
      var scanner: ShelfScanner?
      defer { scanner.take()?.retire() }
      for _ in 0..<BatchPipeline.batchesPerRound {
        guard pieces.withLock({ $0 <= BatchPipeline.mostPieces }) else { return }
        guard let next = source.withLock({ $0.nextOfRound() }) else { return }
        let result = next.batch.flatMap { batch in
          Result { try ShelfScanner.tally(of: batch, settings, precedingCount: batch.precedingCount ?? 0, &scanner) }
        }
        switch result {
        case .success(let tally): pieces.withLock { $0 += tally.pieceCount }
        case .failure: source.withLock { $0.isAtEnd = true }
        }
        results.withLock { $0.append((next.sequence, result)) }
      }
    }
    return results.withLock { $0.sorted { $0.sequence > $1.sequence }.map(\.result) }
  }

  /// The reader behind its lock.
  private struct Source: ~Copyable, Sendable {
    var reader: RecordReader
    var sequence = 0
    var isAtEnd = false
    /// Whether the round has a batch.
    var hasBatch = false

    init(reader: consuming RecordReader) { self.reader = reader }

    /// The next batch of a round, which ends as well where an eager reader would have to wait for another one.
    mutating func nextOfRound() -> (sequence: Int, batch: Result<RecordBatch, any Error>)? {
      guard !reader.isEager || !hasBatch || reader.hasBytes else { return nil }
      hasBatch = true
      return next()
    }

    mutating func next() -> (sequence: Int, batch: Result<RecordBatch, any Error>)? {
      guard !isAtEnd else { return nil }
      defer { sequence += 1 }
      do {
        guard let batch = try reader.nextBatch() else {
          isAtEnd = true
          return nil
        }
        return (sequence, .success(batch))
      } catch {
        isAtEnd = true
        return (sequence, .failure(error))
      }
    }
  }
}
