import CellLayout
import Fixtures
import HeadlessUIKit
import InterfaceBuilder
import LiveViews
import Platform
import SeededRandom
import ShelfSizing
import Testing
import TextMeasurement

/// A card's answers are its own, in the cells of the developers' nibs and storyboards: the same in a cell that has shown
/// nothing else and in one that has shown other cards.
@MainActor struct CardsOfNibsTests {
  /// The contents of a card: for each view that may change, a text, the sizes of a picture, or whether it is hidden.
  private struct Card {
    var texts: [(view: Int, text: String)] = []
    var pictures: [(view: Int, width: Double?, height: Double?)] = []
    var hidden: [(view: Int, isHidden: Bool)] = []

    init(_ changing: ChangingContents, _ random: inout SeededGenerator) {
      let words = ["a", "few", "words", "🙂", "Donaudampfschiff", "3.14 %", "漢字", "of", "more"]
      for text in changing.texts {
        let count = [0, 1, 3, 8, 30].randomElement(using: &random) ?? 0
        let words = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }
        texts.append((text.view, words.joined(separator: " ")))
      }
      for view in changing.images {
        let sides: [Double?] = [nil, 20, 64.5, 300]
        pictures.append((view, sides.randomElement(using: &random) ?? nil, sides.randomElement(using: &random) ?? nil))
      }
      for view in changing.hiding { hidden.append((view, Bool.random(using: &random))) }
    }

    func show(in cell: TemplateCell) {
      for (view, text) in texts { cell.setText(text, view: view) }
      for (view, width, height) in pictures {
        cell.contents.setPixelWidth(width, view: view)
        cell.contents.setPixelHeight(height, view: view)
      }
      for (view, isHidden) in hidden { cell.contents.setHidden(isHidden, view: view) }
    }

    @MainActor func show(in views: [UIView]) {
      for (view, text) in texts { (views[view] as? UILabel)?.text = text }
      for (view, isHidden) in hidden { views[view].isHidden = isHidden }
    }
  }

  @Test(.enabled(if: Oracles.folder != nil, Oracles.skipReason), arguments: ["xib", "storyboards"])
  func cellsAnswerAsIfTheyHadShownNothingElse(folder: String) throws {
    let before = Messages.write
    Messages.write = { _ in }
    defer { Messages.write = before }
    let root = try #require(Oracles.folder).appending("/truth/" + folder)
    var random = SeededGenerator(seed: 54)
    var (cells, differing) = (0, [String]())
    let paths = try FolderListing.files(under: root).sorted().filter {
      $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard")
    }
    for path in Sweep.isFull ? paths : paths.enumerated().filter({ $0.offset.isMultiple(of: 5) }).map(\.element) {
      guard let bytes = try? FileReader.readAll(path: path, limit: 1 << 25),
        let document = try? InterfaceBuilderDocument(bytes, file: path), let imported = try? document.cells(in: .app)
      else { continue }
      for cell in imported {
        let changing = changing(of: cell.template, &random)
        guard (try? templateCell(cell.template, changing)) != nil else { continue }
        cells += 1
        let cards = (0..<3).map { _ in Card(changing, &random) }
        let width = Bool.random(using: &random) ? 200.0 : 320
        if let card = try differs(cards, in: cell.template, changing, width) {
          differing.append("\(path) \(cell.reuseIdentifier ?? "") at \(width): card \(card) of \(cards)")
        }
        if let card = liveDiffers(cards, in: cell.template, width) {
          differing.append("\(path) \(cell.reuseIdentifier ?? "") in code at \(width): card \(card) of \(cards)")
        }
      }
    }
    print("\(folder): \(cells) cells, \(differing.count) differ")
    for line in differing.prefix(5) { print(line) }
    #expect(cells > 20 && differing.isEmpty)
  }

  /// All texts of labels; some of the pictures, and some of the views that a stack view may leave out.
  private func changing(of template: CellTemplate, _ random: inout SeededGenerator) -> ChangingContents {
    var changing = ChangingContents()
    for (index, view) in template.views.enumerated() {
      switch view.content {
      case .label: changing.texts.append((index, "\(index)"))
      case .image: if Bool.random(using: &random) { changing.images.append(index) }
      default: break
      }
      if view.isArranged, Int.random(in: 0..<3, using: &random) == 0 { changing.hiding.append(index) }
    }
    return changing
  }

  private func templateCell(_ template: CellTemplate, _ changing: ChangingContents) throws -> TemplateCell {
    let grid = try #require(PixelGrid(scale: 2))
    return TemplateCell(
      try CellBlueprint(
        template: template, replacedTexts: Set(changing.texts.map(\.view)), library: FontLibrary(), standsIn: true,
        grid: grid),
      changing: changing)
  }

  /// The index of a card that has other answers after others than by itself; `nil` if there is none.
  private func differs(
    _ cards: [Card], in template: CellTemplate, _ changing: ChangingContents, _ width: Double
  ) throws -> Int? {
    let alone = try cards.map { card in
      let own = try templateCell(template, changing)
      card.show(in: own)
      return CardAnswers(own, cardWidth: width)
    }
    let used = try templateCell(template, changing)
    return (cards.indices + cards.indices.reversed()).first { index in
      cards[index].show(in: used)
      return CardAnswers(used, cardWidth: width) != alone[index]
    }
  }

  /// Like ``differs(_:in:_:_:)``, in live views.
  private func liveDiffers(_ cards: [Card], in template: CellTemplate, _ width: Double) -> Int? {
    func answers(_ views: [UIView], _ card: Card) -> [CGRect] {
      card.show(in: views)
      let size = views[0].systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      views[0].frame = CGRect(x: 0, y: 0, width: width, height: size.height)
      views[0].layoutIfNeeded()
      return views.map(\.frame)
    }
    let alone = cards.map { answers(LiveViews(template).views, $0) }
    let used = LiveViews(template).views
    return (cards.indices + cards.indices.reversed()).first { answers(used, cards[$0]) != alone[$0] }
  }
}
