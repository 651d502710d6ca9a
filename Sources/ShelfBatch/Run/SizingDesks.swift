import CellLayout
import Dispatch
import Platform
import RecordCells

/// Lays the deciding cards out on several threads, each with cells of its own.
struct SizingDesks: Sendable {
  let variants: [VariantPlan]
  /// The desk of each thread.
  private let desks: [Desk]

  /// The cells that one thread works with; no two threads use the same desk at a time.
  private final class Desk: Sendable {
    /// The cells of each variant; `nil` until they are needed.
    let cells: Locked<[PrototypeCells?]>

    init(variantCount: Int) {
      cells = Locked(Array(repeating: nil, count: variantCount))
    }
  }

  /// - Parameter jobs: the number of threads.
  init(_ variants: [VariantPlan], jobs: Int) {
    self.variants = variants
    desks = (0..<max(1, jobs)).map { _ in Desk(variantCount: variants.count) }
  }

  /// How many shelves are finished together: enough for all threads, few enough to be held in memory.
  var batchSize: Int { max(1, 2048 / variants.count) }

  /// How many shelves are finished together where each takes long: as few as keep all threads busy, so that somebody who
  /// waits sees them come.
  var smallBatchSize: Int { max(1, desks.count * SizingDesks.leastPart / variants.count) }

  /// With fewer results than this, another thread is not worth its start.
  private static let leastPart = 16

  /// The products of shelves, one shelf after another, each in the order of the variants.
  ///
  /// - Parameter make: may append several results for a variant of several card widths.
  func map<Product: Sendable>(
    _ shelves: [Int],
    _ make: @Sendable (_ shelf: Int, _ variant: Int, _ cells: PrototypeCells, _ results: inout [Product]) -> Void
  ) -> [Product] {
    // A variant's shelves stay together, so that only one or two threads solve its constraints without content.
    let total = variants.count * shelves.count
    let parts = min(desks.count, max(1, total / SizingDesks.leastPart))
    let results = Locked<[Made<Product>]>(Array(repeating: Made(), count: parts))
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let places = total * part / parts..<total * (part + 1) / parts
      var made = Made<Product>()
      made.results.reserveCapacity(places.count)
      desks[part].cells.withLock { cells in
        for place in places {
          let (variant, shelf) = place.quotientAndRemainder(dividingBy: shelves.count)
          let own = cells[variant] ?? PrototypeCells(variants[variant].prototypes)
          cells[variant] = own
          make(shelves[shelf], variant, own, &made.results)
          if variants.count > 1 { made.ends.append(made.results.count) }
        }
      }
      results.withLock { $0[part] = made }
    }
    let made = results.withLock { $0 }
    guard variants.count > 1 else { return made.flatMap(\.results) }
    let byPlace = made.flatMap(\.pieces)
    return shelves.indices.flatMap { shelf in
      variants.indices.flatMap { byPlace[$0 * shelves.count + shelf] }
    }
  }

  /// The results for a range of places.
  private struct Made<Product: Sendable>: Sendable {
    var results: [Product] = []
    /// For each place, the end of its results in `results`; empty where the order is right as it is.
    var ends: [Int] = []

    var pieces: [ArraySlice<Product>] {
      ends.indices.map { results[($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0]] }
    }
  }
}
