import Catalog
import CellLayout
import RecordCells
import SeededRandom
import Testing

@testable import ShelfBatch

/// A card's heights over a range of widths are those at each of its widths alone, whatever cards came before.
@Suite struct SweptWidthsTests {
  /// 20,000 cells with cards, or some of them.
  @Test(arguments: 0..<4) func aRangeEqualsItsWidths(seed: Int) throws {
    var cells = RandomCells(seed: UInt64(154 + seed))
    for _ in 0..<Sweep.count(5000, oneIn: 250) {
      let random = try cells.next(records: 3...4)
      guard let plan = try? BatchPlan(random.configuration, inputs: []), let variant = plan.passes[0].variants.first
      else { continue }
      let input = BatchInput(random.bytes, format: .ndjson, name: "r")
      let swept = PrototypeCells(variant.prototypes)
      let start = variant.shelf.cardWidth - 40
      for index in random.records.indices {
        guard
          let texts = try input.card("\(index)", for: variant.prototypes, rules: RecordRules(), Localization())?.texts
        else { continue }
        swept.configure(with: texts, isSizing: true)
        let steps = swept.current.heightSteps(in: start...start + 6)
        let alone = PrototypeCells(variant.prototypes)
        alone.configure(with: texts, isSizing: true)
        for pixels in 0...12 {
          let width = start + Double(pixels) / 2
          let height = alone.current.heightInPixels(requiredWidth: width)
          guard steps.last(where: { $0.width <= width })?.pixels != height else { continue }
          Issue.record("card \(index) at \(width): \(height) of \(random.text)\n\(random.records[index])")
          return
        }
      }
    }
  }
}
