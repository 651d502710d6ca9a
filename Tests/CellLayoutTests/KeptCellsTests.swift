import SeededRandom
import ShelfSizing
import Testing

@testable import CellLayout

/// Cells whose declarations change while they live, as those of an app's views do.
struct KeptCellsTests {
  /// An image view of some height above a title, 8 points apart.
  private func card(imageHeight: Double, priority: Double = 1000) -> CellTemplate {
    var cell = CellBuilder()
    let image = cell.add(ViewTemplate(id: "image", .image(ImageTemplate())))
    let title = cell.add(.label("titleLabel", "Hi", font: .named("Helvetica", size: 20)))
    cell.constrain(
      (image.height == imageHeight).priority(priority), image.top == cell.root.top, title.top == image.bottom + 8,
      cell.root.bottom == title.bottom)
    return cell.template
  }

  /// A cell that alternates between two declarations is made twice, whatever the number of cards.
  @Test func declarationsThatComeAgainCostNothing() throws {
    var (kept, made) = (KeptCells<TemplateCell>(), 0)
    for points in [40.0, 0, 40, 0, 40, 0] {
      let card = try kept.cell(card(imageHeight: points)) {
        made += 1
        return try cell($0)
      }
      #expect(card.systemLayoutSizeFitting(requiredWidth: 100).height == points + 31)
    }
    #expect(made == 2)
    // At the least priority, nothing keeps the image from being as small as the cell wants to be.
    let loose = try kept.cell(card(imageHeight: 100, priority: 1)) { try cell($0) }
    #expect(loose.systemLayoutSizeFitting(requiredWidth: 100).height == 31)
  }

  /// To the bit: the frames are those of a cell that was made so, whatever was declared before.
  @Test func resultsDoNotDependOnHistory() throws {
    var generator = RandomCellGenerator(seed: 11)
    var random = SeededGenerator(seed: 12)
    var compared = 0
    for _ in 0..<(Sweep.isFull ? 400 : 60) {
      let tree = generator.cell()
      var template = tree.template
      guard !template.constraints.isEmpty else { continue }
      var kept = KeptCells<TemplateCell>()
      for _ in 0..<6 {
        let index = Int.random(in: template.constraints.indices, using: &random)
        template.constraints[index].constant = Double(Int.random(in: -2...2, using: &random)) * 4
        template.constraints[index].priority = Bool.random(using: &random) ? 500 : 1000
        let width: Double = [97.5, 176, 320].randomElement(using: &random) ?? 176
        let live = try kept.cell(template) { try made($0, like: tree) }
        #expect(try live.frames(width: width) == made(template, like: tree).frames(width: width), "\(tree)")
        compared += 1
      }
    }
    #expect(compared > 100)
  }

  /// A cell made of a template that shows the texts of a random one.
  private func made(_ template: CellTemplate, like random: RandomCell) throws -> TemplateCell {
    let texts = random.nodes.filter(\.view.showsText)
    let cell = try cell(
      template, names: Dictionary(uniqueKeysWithValues: texts.map { ("v\($0.id)", "f\($0.id)") }))
    cell.show(texts.map { $0.view.text?.text ?? "" })
    return cell
  }
}
