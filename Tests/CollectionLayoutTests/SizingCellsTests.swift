import CollectionLayout
import ShelfSizing
import Testing

struct SizingCellsTests {
  struct Card: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  final class TextCell: SizingCell {
    private(set) var calls: [String] = []
    private var text = "not prepared"

    func prepareForReuse() { text = "" }
    func configure(with viewModel: Card, isSizing: Bool) {
      calls.append("\(viewModel.id) \(isSizing)")
      text += viewModel.text
    }
    func systemLayoutSizeFitting(requiredWidth: Double) -> Size {
      Size(width: requiredWidth, height: Double(text.count) * 1000 / requiredWidth)
    }
  }

  @Test func laysOutOnceForAnItemAndAWidth() {
    var made = 0
    let cells = SizingCells { (_: Card) in "Text" }
    cells.register("Text") {
      made += 1
      return TextCell()
    }
    var cards = (0..<1000).map { Card(id: $0, text: String(repeating: "x", count: $0 % 7)) }
    func askForAll() -> Double {
      [100.0, 200].reduce(0) { sum, width in
        cards.reduce(sum) { $0 + (cells.fittedSize(for: $1, constrainedTo: .width(width))?.height ?? .nan) }
      }
    }
    let first = askForAll()
    for _ in 1..<10 { #expect(askForAll() == first) }
    #expect(cells.misses == 2000 && cells.hits == 18_000 && made == 1)
    cards[500].text = "another one"
    #expect(askForAll() != first)
    #expect(cells.misses == 2002 && cells.hits == 19_998)

    cells.contentSizeCategory = "UICTContentSizeCategoryXL"
    _ = askForAll()
    #expect(cells.misses == 4002 && made == 1)
    cells.contentSizeCategory = "UICTContentSizeCategoryXL"
    cells.removeSizes(of: 3)
    _ = askForAll()
    #expect(cells.misses == 4004)
  }

  @Test func configuresACleanPrototypeForSizing() {
    let cell = TextCell()
    let cells = SizingCells(id: { (card: Card) in card.text }, reuseIdentifier: { _ in "Text" })
    cells.register("Text") { cell }
    #expect(cells.fittedSize(for: Card(id: 1, text: "ab"), constrainedTo: .width(100)) == Size(width: 100, height: 20))
    #expect(cells.fittedSize(for: Card(id: 2, text: "abc"), constrainedTo: .width(100)) == Size(width: 100, height: 30))
    #expect(cell.calls == ["1 true", "2 true"])
  }

  @Test func whatNoCellAnswersIsNil() {
    let cells = SizingCells { (card: Card) in card.id == 0 ? "Text" : "Photo" }
    cells.register("Text") { TextCell() }
    #expect(cells.fittedSize(for: Card(id: 1, text: "a"), constrainedTo: .width(100)) == nil)
    #expect(cells.fittedSize(for: Card(id: 0, text: "a"), constrainedTo: .unconstrained) == nil)
    #expect(cells.hits == 0 && cells.misses == 0)
  }
}

/// Stands for UIKit's, which Linux does not have.
@MainActor private class UICollectionViewCell {
  required init() {}
  func prepareForReuse() {}
}

@MainActor private final class ChipCell: UICollectionViewCell {
  private(set) var text = ""
  override func prepareForReuse() { text = "" }
}

extension ChipCell: @MainActor FittingCell {
  func configure(with viewModel: String, isSizing: Bool) {
    MainActor.assertIsolated()
    text = viewModel
  }

  func systemLayoutSizeFitting(constrainedTo constraint: SizeConstraint) -> Size {
    let natural = Double(text.count) * 10
    return switch constraint {
    case .width(let width): Size(width: width, height: (natural / width).rounded(.up) * 20)
    case .height(let height): Size(width: natural, height: height)
    case .unconstrained: Size(width: natural, height: 20)
    }
  }
}

@MainActor struct MainActorSizingCellsTests {
  /// Chips of automatic size in a flow layout.
  @Test func worksWithAnAppsOwnCells() throws {
    let cells = SizingCells(id: { (text: String) in text }, reuseIdentifier: { _ in "Chip" })
    cells.register("Chip") { ChipCell() }
    let sizes = ["Bread", "Tea", "Bread"].compactMap { cells.fittedSize(for: $0, constrainedTo: .unconstrained) }
    let layout = try FlowLayout(
      container: Size(width: 100, height: 100), sections: [.init(itemSizes: .each(sizes))])
    #expect(allElements(of: layout).map(\.frame.x) == [0, 70, 0])
    #expect(cells.fittedSize(for: "Bread", constrainedTo: .width(25)) == Size(width: 25, height: 40))
    #expect(cells.fittedSize(for: "Tea", constrainedTo: .height(33)) == Size(width: 30, height: 33))
    #expect(cells.misses == 4 && cells.hits == 1)
    let columns = try ColumnLayout(Columns(containerWidth: 74, count: 2), sections: [.init(itemCount: 2)]) {
      path, width in
      cells.fittedSize(for: ["Bread", "Tea"][path.item], constrainedTo: .width(width))?.height ?? 0
    }
    #expect(allElements(of: columns).map(\.frame.height) == [40, 40])
    #expect(cells.misses == 5 && cells.hits == 2)
  }
}
