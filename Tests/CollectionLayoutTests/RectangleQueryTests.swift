import CollectionLayout
import SeededRandom
import ShelfSizing
import Testing

struct RectangleQueryTests {
  /// 250 layouts of each kind, 100 rectangles each; every other one shares edges with elements.
  @Test(arguments: ["columns in turn", "shortest column", "flow", "shelf", "compositional"])
  func equalsAScan(kind: String) throws {
    var random = SeededGenerator(seed: UInt64(kind.utf8.count))
    var wrong = 0
    var found = 0
    for number in 0..<Sweep.count(250) {
      // A column of more than sixteen items has marks, and some have many.
      let mostItems = number.isMultiple(of: 5) ? 250 : 25
      let layout: any PlacedLayout =
        switch kind {
        case "columns in turn": try randomColumnLayout(using: &random, placement: .inTurn, mostItems: mostItems)
        case "shortest column": try randomColumnLayout(using: &random, placement: .shortest, mostItems: mostItems)
        case "flow": try randomFlowLayout(using: &random)
        case "shelf": try randomShelfLayout(using: &random)
        default: try randomCompositionalLayout(using: &random)
        }
      let elements = allElements(of: layout)
      for number in 0..<100 {
        let rect = randomRect(
          round: layout.contentSize, edges: number.isMultiple(of: 2) ? elements : [], using: &random)
        let answer = layout.elements(in: rect)
        if answer != elements.filter({ $0.frame.overlaps(rect) }) { wrong += 1 }
        found += answer.count
      }
    }
    #expect(wrong == 0)
    #expect(found > Sweep.count(25_000))
  }

  private func randomRect(
    round size: Size, edges: [LayoutElement], using random: inout SeededGenerator
  ) -> Rect {
    func interval(_ length: Double, _ edges: [Double]) -> (start: Double, extent: Double) {
      let start =
        edges.randomElement(using: &random) ?? Double.random(in: -100...(max(length, 0) + 100), using: &random)
      let end = edges.randomElement(using: &random) ?? start + randomHeight(using: &random) * 2
      return (min(start, end), abs(end - start))
    }
    let x = interval(size.width, edges.flatMap { [$0.frame.x, $0.frame.maxX] })
    let y = interval(size.height, edges.flatMap { [$0.frame.y, $0.frame.maxY] })
    return Rect(x: x.start, y: y.start, width: x.extent, height: y.extent)
  }

  @Test func hostileRectanglesFindNothingOrAll() throws {
    let shelf = try ShelfLayout(
      container: Size(width: 375, height: 100), itemSize: Size(width: 100, height: 80), itemCount: 5)
    let card = row(.absolute(100), .absolute(80), .subitems([item(.fractionalWidth(1), .fractionalHeight(1))]))
    try checkHostileRectangles(shelf)
    try checkHostileRectangles(place(card, 5, gap: 10, behavior: .continuous))
  }

  private func checkHostileRectangles(_ layout: some PlacedLayout) throws {
    let largest = Double.greatestFiniteMagnitude
    let everything = Rect(x: -largest / 2, y: -largest / 2, width: largest, height: largest)
    #expect(layout.elements(in: everything).map(\.path.item) == [0, 1, 2, 3, 4])
    #expect(layout.elements(in: Rect(x: .nan, y: 0, width: 10, height: 10)).isEmpty)
    #expect(layout.elements(in: Rect(x: 1e300, y: 0, width: 10, height: 10)).isEmpty)
    #expect(layout.elements(in: Rect(x: 100, y: 0, width: 10, height: 100)).isEmpty)
  }
}
