import Testing

@testable import CellLayout

/// The view that is held least gives way, by the numbered rules.
@Suite struct TieRulesTests {
  private func place(_ rule: Int, _ index: Int) -> TieRules.Place {
    switch rule {
    case ...3: .arranged(index, count: 4)
    case ...5: .arrangedWithoutContent(index, count: 4)
    default: .loose(index, count: 4)
    }
  }

  @Test(arguments: [
    (1, StackTemplate.Axis.horizontal, TieRules.Canvas.device, 0), (2, .vertical, .device, 3),
    (3, .horizontal, .interfaceBuilder, 3), (3, .vertical, .interfaceBuilder, 0), (4, .horizontal, .device, 3),
    (5, .vertical, .device, 0), (5, .horizontal, .interfaceBuilder, 0), (5, .vertical, .interfaceBuilder, 0),
    (6, .vertical, .device, 3),
  ])
  func oneGivesWay(rule: Int, axis: StackTemplate.Axis, canvas: TieRules.Canvas, index: Int) throws {
    let weights = try (0..<4).map { try #require(TieRules.weight(of: place(rule, $0), along: axis, on: canvas)) }
    #expect(weights.allSatisfy { $0 > 0 && $0 <= 1 })
    #expect(Set(weights).count == 4 && weights.indices.min { weights[$0] < weights[$1] } == index)
  }

  @Test(arguments: [
    (StackTemplate.Axis.horizontal, TieRules.Canvas.device), (.horizontal, .interfaceBuilder),
    (.vertical, .interfaceBuilder),
  ])
  func othersHaveNoRule(axis: StackTemplate.Axis, canvas: TieRules.Canvas) {
    #expect(TieRules.weight(of: .loose(0, count: 4), along: axis, on: canvas) == nil)
  }
}
