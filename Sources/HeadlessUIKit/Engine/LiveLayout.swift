import CellLayout
import Foundation
import ShelfSizing
import TextMeasurement

/// The layout of a view and all that lies in it, by the engine that lays nibs out.
///
/// Problem: views change at any time, and a card after another in the same views must not cost more than in a nib.
///
/// Idea: the tree is written down as a `CellTemplate` when an answer is asked for and something that decides its layout
/// has changed since. Each template has a cell that is kept (`KeptCells`). Texts are no part of it: they are given to the
/// cell, so that a card with other texts costs no new template.
///
/// Invariant: a tree that was changed gets the same answers as one that was made so from the start.
@MainActor final class LiveLayout {
  private unowned let root: UIView
  /// The tree as it was written down last, and its cell; `nil` where something other than texts has changed since.
  private var written: (tree: LiveTree, cell: SharedCell)?
  /// The size of the root and the versions of all texts at the last layout; `nil` where anything else has changed since.
  private var laidOut: (size: CGSize, versions: [Int])?

  /// Whether it is the content of the root alone that is laid out.
  private let isContentAlone: Bool

  /// The layout of a view and all that lies in it.
  init(of root: UIView) {
    self.root = root
    isContentAlone = false
  }

  /// The layout of what a view itself shows.
  init(contentOf root: UIView) {
    self.root = root
    isContentAlone = true
  }

  /// Has the tree written down anew when an answer is asked next.
  func invalidate() {
    written = nil
    laidOut = nil
  }

  /// How often the tree was written down.
  private(set) var templateCount = 0

  // MARK: Answers

  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    root.updateConstraintsIfNeeded()
    let (tree, cell) = current()
    let size =
      horizontal == .required && vertical == .fittingSizeLevel && target.height == 0
      ? cell.systemLayoutSizeFitting(requiredWidth: target.width)
      : cell.systemLayoutSizeFitting(
        Size(target), withHorizontalFittingPriority: Double(horizontal.rawValue),
        verticalFittingPriority: Double(vertical.rawValue))
    // A width that is only wished breaks nothing.
    sayConflicts(tree, cell, width: size.width)
    return CGSize(size)
  }

  /// The size of the root's own content, its lines broken at a width in points.
  func contentSize(linesAt width: Double?) -> OptionalSize {
    current().cell.contentSize(ofView: 0, linesAt: width)
  }

  /// Gives all views their frames, and calls `layoutSubviews` from the root down; once more where that changed something
  /// that the layout begins with, and not at all where nothing has changed since the last time.
  func layOut() {
    root.updateConstraintsIfNeeded()
    let versions = current().tree.textVersions
    if let laidOut, laidOut == (root.bounds.size, versions) { return }
    for _ in 0..<LiveLayout.mostPasses {
      place()
      root.layoutTree()
      if written != nil { break }
    }
    if let written { laidOut = (root.bounds.size, written.tree.textVersions) }
  }

  /// UIKit makes two passes; a view that changes its constraints in each of them would go on for ever.
  private static let mostPasses = 2

  private func place() {
    let (tree, cell) = current()
    let size = root.bounds.size
    sayConflicts(tree, cell, width: size.width)
    let placed = cell.placedViews(cardWidth: size.width, height: size.height)
    // A view that its stack view leaves out has no room.
    for (view, frame) in zip(tree.views, placed).dropFirst() {
      view.place(CGRect(x: frame.x, y: frame.y, width: frame.size.width, height: frame.size.height))
    }
  }

  /// Says which required constraints contradict each other with the current content.
  private func sayConflicts(_ tree: LiveTree, _ cell: TemplateCell, width: Double) {
    for broken in cell.brokenConstraints(cardWidth: width) { ConstraintMessages.say(broken, tree.constraints) }
  }

  // MARK: The cell

  /// The tree as it stands, and its cell with the tree's texts.
  private func current() -> (tree: LiveTree, cell: TemplateCell) {
    let grid = UITraitCollection.current.grid
    let tree: LiveTree
    let cell: SharedCell
    if let written, written.cell.grid == grid { (tree, cell) = written } else { (tree, cell) = writeDown(on: grid) }
    cell.show(tree.labels)
    return (tree, cell.cell)
  }

  private func writeDown(on grid: PixelGrid) -> (tree: LiveTree, cell: SharedCell) {
    let tree = isContentAlone ? LiveTree(contentOf: root) : LiveTree(root)
    templateCount += 1
    laidOut = nil
    let made = (tree: tree, cell: SharedCell.of(tree, on: grid))
    written = made
    return made
  }
}

extension LiveTree {
  /// For each label, the version of its text.
  fileprivate var textVersions: [Int] { labels.map(\.view.contentVersion) }
}

/// A cell that all trees of one declaration share, such as the cells of a list: it shows the texts of the one that asks.
@MainActor private final class SharedCell {
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
  func show(_ labels: [(view: UILabel, index: Int)]) {
    for (index, label) in labels.enumerated() {
      let now = (label.view.serial, label.view.contentVersion)
      guard shown[index] != now else { continue }
      cell.setText(label.view.text ?? "", view: label.index)
      shown[index] = now
    }
  }

  private static func makeCell(_ template: CellTemplate, _ tree: LiveTree, on grid: PixelGrid) -> TemplateCell {
    let texts = tree.labels.map { (view: $0.index, name: "\($0.index)") }
    do {
      let blueprint = try FontShelf.withLibrary { library in
        try CellBlueprint(
          template: template, replacedTexts: Set(texts.map(\.view)), library: library, category: tree.category,
          standsIn: true, grid: grid)
      }
      return TemplateCell(blueprint, changing: ChangingContents(texts: texts))
    } catch {
      fatalError("\(error)")
    }
  }
}

extension UIView {
  /// Calls `layoutSubviews` of the view, then of its subviews.
  fileprivate func layoutTree() {
    layoutSubviews()
    for view in subviews { view.layoutTree() }
  }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
