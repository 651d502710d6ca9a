import Fixtures
import ShelfSizing
import Testing

@testable import CellLayout

/// Cells of languages that are written from right to left.
struct DirectionTests {
  /// Frames of a template at 200 points.
  private func frames(_ template: CellTemplate, isRightToLeft: Bool?) throws -> [String] {
    let blueprint = try CellBlueprint(
      template: template.directed(isRightToLeft: isRightToLeft), library: .init(), grid: #require(PixelGrid(scale: 2)))
    return TemplateCell(blueprint).frames(width: 200)
  }

  /// A fixed view beside one that fills the rest, with margins that differ.
  private func row(_ change: (inout ViewTemplate) -> Void = { _ in }) -> CellTemplate {
    var cell = CellBuilder()
    let row = cell.add(
      ViewTemplate.stack(
        "row", .horizontal, spacing: 10, layoutMargins: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 4)
      ).with(change))
    cell.pin(row)
    let (price, buy) = (cell.add(.init(id: "price"), to: row), cell.add(.init(id: "buy"), to: row))
    cell.constrain(price.width == 50, price.height == 30, buy.height == 30)
    return cell.template
  }

  @Test func aRowBeginsAtTheRight() throws {
    let mirrored = ["- 0 0 200 30", "row 0 0 200 30", "price 130 0 50 30", "buy 4 0 116 30"]
    let plain = ["- 0 0 200 30", "row 0 0 200 30", "price 20 0 50 30", "buy 80 0 116 30"]
    #expect(try frames(row(), isRightToLeft: nil) == plain)
    #expect(try frames(row(), isRightToLeft: false) == plain)
    #expect(try frames(row(), isRightToLeft: true) == mirrored)
    // A view that forces a direction keeps it.
    #expect(try frames(row { $0.runsRightToLeft = false }, isRightToLeft: true) == plain)
    #expect(try frames(row { $0.runsRightToLeft = true }, isRightToLeft: false) == mirrored)
  }

  @Test func aColumnLeadsAtTheRight() throws {
    var cell = CellBuilder(.stack(nil, .vertical, alignment: .leading))
    let view = cell.add(.init(id: "badge"))
    cell.constrain(view.width == 50, view.height == 30)
    #expect(try frames(cell.template, isRightToLeft: false)[1] == "badge 0 0 50 30")
    #expect(try frames(cell.template, isRightToLeft: true)[1] == "badge 150 0 50 30")
  }

  /// Leading and trailing are the other edges, also of margins, with the relations that these have then; left, right and
  /// centres stay, and a multiplier counts from the left.
  @Test func constraintsSpeakOfTheOtherEdges() throws {
    var cell = CellBuilder(ViewTemplate().with { $0.layoutMargins.leading = 30 })
    let root = cell.root
    let (a, b, c, d) = (
      cell.add(.init(id: "a")), cell.add(.init(id: "b")), cell.add(.init(id: "c")), cell.add(.init(id: "d"))
    )
    for view in [a, b, c, d] { cell.constrain(view.top == root.top, view.width == 40, view.height == 10) }
    cell.constrain(
      root.bottom == a.bottom, a.leading == root.leading + 16, b.leading >= a.trailing + 8,
      (b.leading == root.leading).priority(10), c[.left] == root[.left] + 16, d.leading == root[.leadingMargin])
    #expect(
      try frames(cell.template, isRightToLeft: false).dropFirst() == [
        "a 16 0 40 10", "b 64 0 40 10", "c 16 0 40 10", "d 30 0 40 10",
      ])
    #expect(
      try frames(cell.template, isRightToLeft: true).dropFirst() == [
        "a 144 0 40 10", "b 96 0 40 10", "c 16 0 40 10", "d 130 0 40 10",
      ])
    var half = CellBuilder()
    let e = half.add(.init(id: "e"))
    half.constrain(
      e.top == half.root.top, e.bottom == half.root.bottom, e.height == 10, e.width == 40,
      e.leading == 0.25 * half.root.trailing + 5)
    #expect(try frames(half.template, isRightToLeft: false)[1] == "e 55 0 40 10")
    // The right edge stands at a quarter of the left one, which is 0, less 5.
    #expect(try frames(half.template, isRightToLeft: true)[1] == "e -45 0 40 10")
  }
}
