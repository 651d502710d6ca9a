import Catalog
import CellLayout
import Testing
import TextMeasurement

@testable import ShelfBatch

/// The most that is laid out goes, and one more does not; without laying it out.
struct VariantLimitTests {
  private func points(_ count: Int) -> [Setting<Double>] { (0..<count).map { Setting(Double(100 + $0), .builtIn) } }

  @Test(arguments: [
    (5_000, 2, 1, true), (5_001, 2, 1, false), (10_000, 1, 4, true), (2_500, 4, 4, true), (800, 1, 50, true),
    (801, 1, 50, false), (400, 2, 50, true), (401, 2, 50, false),
    // One variant may have as many views as a cell may.
    (1, 1, 50_000, true),
  ])
  func variants(widths: Int, scales: Int, views: Int, goes: Bool) {
    let check = { () throws(BatchError) in
      try VariantPlan.checkCount(ShelfConfiguration(), self.points(widths), [.large], self.points(scales), views: views)
    }
    if goes { #expect(throws: Never.self) { try check() } } else { #expect(throws: BatchError.self) { try check() } }
  }

  @Test(arguments: [(1_500.0, 100, true), (1_500.5, 100, false), (10_000, 15, true), (10_000, 16, false)])
  func ranges(points: Double, views: Int, goes: Bool) throws {
    var configuration = ShelfConfiguration()
    configuration.cardWidths = .range(Setting(.init(from: 100, to: 100 + points, step: nil), .builtIn))
    let widths = try CardWidths(configuration)
    let check = { () throws(BatchError) in try PassPlan.checkRange(widths, views: views) }
    if goes { #expect(throws: Never.self) { try check() } } else { #expect(throws: BatchError.self) { try check() } }
  }
}
