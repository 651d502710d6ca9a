import CellLayout
import Dispatch
import Platform
import RecordCells

/// Lays the deciding cards out on several threads, each with cells of its own.
struct SizingThreads: Sendable {
  let variants: [VariantPlan]
  /// For each thread, the cells of each variant; `nil` until they are needed.
  private let cells: [Locked<[PrototypeCells?]>]

  /// - Parameter jobs: the number of threads.
  init(_ variants: [VariantPlan], jobs: Int) {
    self.variants = variants
    cells = (0..<max(1, jobs)).map { _ in Locked(Array(repeating: nil, count: variants.count)) }
  }

  /// How many shelves are finished together: enough for all threads, few enough to be held in memory.
  var shelvesAtOnce: Int { max(1, 2048 / variants.count) }

  /// How many shelves are finished together where each takes long: as few as keep all threads busy, so that somebody who
  /// waits sees them come.
  var fewShelvesAtOnce: Int { max(1, cells.count * SizingThreads.leastPart / variants.count) }

  /// With fewer results than this, another thread is not worth its start.
  private static let leastPart = 16

  /// The products of shelves, one shelf after another, each in the order of the variants.
  ///
  /// - Parameter make: gets the cells of the variant made when it asks for them, and may append several results for a variant of several card widths.
  func map<Product: Sendable>(
    _ shelves: [Int],
    _ make: @Sendable (_ shelf: Int, _ variant: Int, _ cells: () -> PrototypeCells, _ results: inout [Product]) -> Void
  ) -> [Product] {
    // A variant's shelves stay together, so that only one or two threads solve its constraints without content.
    let total = variants.count * shelves.count
    let parts = min(cells.count, max(1, total / SizingThreads.leastPart))
    let results = Locked<[Made<Product>]>(Array(repeating: Made(), count: parts))
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let jobs = total * part / parts..<total * (part + 1) / parts
      var made = Made<Product>()
      made.results.reserveCapacity(jobs.count)
      cells[part].withLock { cells in
        for job in jobs {
          let (variant, shelf) = job.quotientAndRemainder(dividingBy: shelves.count)
          func own() -> PrototypeCells {
            let own = cells[variant] ?? PrototypeCells(variants[variant].prototypes)
            cells[variant] = own
            return own
          }
          make(shelves[shelf], variant, own, &made.results)
          if variants.count > 1 { made.ends.append(made.results.count) }
        }
      }
      results.withLock { $0[part] = made }
    }
    let made = results.withLock { $0 }
    guard variants.count > 1 else { return made.flatMap(\.results) }
    let byJob = made.flatMap(\.pieces)
    return shelves.indices.flatMap { shelf in
      variants.indices.flatMap { byJob[$0 * shelves.count + shelf] }
    }
  }

  /// The results for a range of jobs.
  private struct Made<Product: Sendable>: Sendable {
    var results: [Product] = []
    /// For each job, the end of its results in `results`; empty where the order is right as it is.
    var ends: [Int] = []

    var pieces: [ArraySlice<Product>] {
      ends.indices.map { results[($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0]] }
    }
  }
}
