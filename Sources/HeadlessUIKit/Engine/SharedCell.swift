import CellLayout
import ShelfSizing
import TextMeasurement

/// A cell that all trees of one declaration share, such as the cells of a list: it shows the texts of the one that asks.
@MainActor final class SharedCell {
  let cell: TemplateCell
  let grid: PixelGrid
  /// For each label of the tree that asked last, its serial number and the version of the text that the cell shows.
  private var shown: [(label: Int, version: Int)]

  private static var kept: [Conditions: KeptCells<SharedCell>] = [:]

  /// The pixels that cells are laid out on, and the text size of their fonts.
  private struct Conditions: Hashable {
    let grid: PixelGrid
    let category: ContentSizeCategory
  }

  private init(_ template: CellTemplate, _ tree: LiveTree, on grid: PixelGrid) {
    cell = SharedCell.makeCell(template, tree, on: grid)
    self.grid = grid
    shown = tree.labels.map { _ in (-1, -1) }
  }

  static func of(_ tree: LiveTree, on grid: PixelGrid) -> SharedCell {
    kept[Conditions(grid: grid, category: tree.category), default: KeptCells()].cell(tree.template) {
      SharedCell($0, tree, on: grid)
    }
  }

  /// Shows the texts of labels.
  func show(_ labels: [TreeMember<UILabel>]) {
    for index in labels.indices {
      let view = labels[index].view
      let (label, version) = (view.serial, view.contentVersion)
      if shown[index].label == label, shown[index].version == version { continue }
      cell.setText(view.text ?? "", view: labels[index].index)
      shown[index] = (label, version)
    }
  }

  private static func makeCell(_ template: CellTemplate, _ tree: LiveTree, on grid: PixelGrid) -> TemplateCell {
    let texts = tree.labels.map { (view: $0.index, name: "\($0.index)") }
    do {
      let blueprint = try AppFonts.withLibrary { library in
        try CellBlueprint(
          template: template, replacedTexts: Set(texts.map(\.view)), library: library, category: tree.category,
          standsIn: true, grid: grid)
      }
      return TemplateCell(blueprint, changing: ChangingContents(texts: texts))
    } catch {
      Messages.stop("\(error)")
    }
  }
}
