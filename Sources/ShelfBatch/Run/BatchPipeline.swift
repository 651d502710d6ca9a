import Catalog
import Dispatch
import Platform

/// Processes a file's batches on several threads and hands the results on in the order of the file.
struct BatchPipeline: Sendable {
  /// The number of threads.
  let jobs: Int

  /// Batches of each thread in a round, after which results are handed on: enough that waiting for the last thread of a
  /// round takes no time. The bytes of a batch are freed when it is done.
  private static let batchesPerRound = 64
  /// A round also ends when its results hold more pieces than this, all together, as memory must not grow with them.
  private static let mostPieces = 1 << 17

  /// - Parameters:
  ///   - work: runs on any thread, with the state that it keeps for its next batch of a round; `nil` at first.
  ///   - size: the number of pieces of memory that a result holds.
  ///   - merge: runs on the calling thread, in the order of the file.
  /// - Throws: the first error of the file, after the results before it were merged.
  func run<Output: Sendable, State>(
    _ reader: consuming RecordReader, work: @Sendable (RecordBatch, _ state: inout State?) throws -> Output,
    size: @Sendable (Output) -> Int, merge: (Output) throws -> Void
  ) throws {
    let source = Locked(Source(reader: reader))
    while true {
      let results = Locked<[(sequence: Int, result: Result<Output, any Error>)]>([])
      let pieces = Locked(0)
      DispatchQueue.concurrentPerform(iterations: jobs) { _ in
        var state: State?
        for _ in 0..<BatchPipeline.batchesPerRound {
          guard pieces.withLock({ $0 <= BatchPipeline.mostPieces }) else { return }
          guard let next = source.withLock({ $0.next() }) else { return }
          let result = next.batch.flatMap { batch in Result { try work(batch, &state) } }
          switch result {
          case .success(let output): pieces.withLock { $0 += size(output) }
          case .failure: source.withLock { $0.isAtEnd = true }
          }
          results.withLock { $0.append((next.sequence, result)) }
        }
      }
      let ordered = results.withLock { $0 }.sorted { $0.sequence < $1.sequence }
      if ordered.isEmpty { return }
      for (_, result) in ordered { try merge(result.get()) }
    }
  }

  /// The reader behind its lock.
  private struct Source: ~Copyable, Sendable {
    var reader: RecordReader
    var sequence = 0
    var isAtEnd = false

    init(reader: consuming RecordReader) {
      self.reader = reader
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
