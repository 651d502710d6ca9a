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
/// What must stay true: the answer is that of a tree which was made as it stands now.
@MainActor final class LiveLayout {
  private unowned let root: UIView
  /// Whether something other than texts has changed since the tree was written down.
  var isStale = true { didSet { if isStale { laidOut = nil } } }
  private var tree: LiveTree?
  private var cell: SharedCell?
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

  /// How often the tree was written down.
  private(set) var templateCount = 0

  // MARK: Answers

  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    root.updateConstraintsIfNeeded()
    let cell = currentCell()
    let size =
      horizontal == .required && vertical == .fittingSizeLevel && target.height == 0
      ? cell.systemLayoutSizeFitting(requiredWidth: target.width)
      : cell.systemLayoutSizeFitting(
        Size(target), withHorizontalFittingPriority: Double(horizontal.rawValue),
        verticalFittingPriority: Double(vertical.rawValue))
    // A width that is only wished breaks nothing.
    sayConflicts(cell, width: size.width)
    return CGSize(size)
  }

  /// The size of the root's own content, its lines broken at a width in points.
  func contentSize(linesAt width: Double?) -> OptionalSize {
    currentCell().contentSize(ofView: 0, linesAt: width)
  }

  /// Gives all views their frames, and calls `layoutSubviews` from the root down; once more where that changed something
  /// that the layout begins with, and not at all where nothing has changed since the last time.
  func layOut() {
    root.updateConstraintsIfNeeded()
    _ = currentCell()
    let versions = tree?.labels.map(\.view.contentVersion) ?? []
    if let laidOut, laidOut == (root.bounds.size, versions) { return }
    for _ in 0..<LiveLayout.mostPasses {
      place()
      root.layoutTree()
      if !isStale { break }
    }
    if !isStale { laidOut = (root.bounds.size, tree?.labels.map(\.view.contentVersion) ?? []) }
  }

  /// UIKit makes two passes; a view that changes its constraints in each of them would go on for ever.
  private static let mostPasses = 2

  private func place() {
    let cell = currentCell()
    guard let tree else { return }
    let size = root.bounds.size
    sayConflicts(cell, width: size.width)
    let placed = cell.placedViews(cardWidth: size.width, height: size.height)
    // A view that its stack view leaves out has no room.
    for (view, frame) in zip(tree.views, placed).dropFirst() {
      view.place(CGRect(x: frame.x, y: frame.y, width: frame.size.width, height: frame.size.height))
    }
  }

  /// Says which required constraints contradict each other with the current content.
  private func sayConflicts(_ cell: TemplateCell, width: Double) {
    guard let tree else { return }
    for broken in cell.brokenConstraints(cardWidth: width) { ConstraintMessages.say(broken, tree.constraints) }
  }

  // MARK: The cell

  private func currentCell() -> TemplateCell {
    let scale = UITraitCollection.current.displayScale
    if isStale || cell == nil || tree == nil || scale != cell?.scale {
      let tree = isContentAlone ? LiveTree(contentOf: root) : LiveTree(root)
      self.tree = tree
      templateCount += 1
      laidOut = nil
      cell = SharedCell.of(tree, scale: scale)
      isStale = false
    }
    guard let cell, let tree else { fatalError("a tree has a cell once it was written down") }
    cell.show(tree.labels)
    return cell.cell
  }
}

/// A cell that all trees of one declaration share, such as the cells of a list: it shows the texts of the one that asks.
@MainActor private final class SharedCell {
  let cell: TemplateCell
  let scale: CGFloat
  /// For each label of the tree that asked last, its serial number and the version of the text that the cell shows.
  private var shown: [(label: Int, version: Int)]

  private static var kept: [Conditions: KeptCells<SharedCell>] = [:]

  /// The pixels that cells are laid out on, and the text size of their fonts.
  private struct Conditions: Hashable {
    let scale: CGFloat
    let category: ContentSizeCategory
  }

  private init(_ template: CellTemplate, _ tree: LiveTree, scale: CGFloat) {
    cell = SharedCell.makeCell(template, tree, scale: scale)
    self.scale = scale
    shown = tree.labels.map { _ in (-1, -1) }
  }

  static func of(_ tree: LiveTree, scale: CGFloat) -> SharedCell {
    kept[Conditions(scale: scale, category: tree.category), default: KeptCells()].cell(tree.template) {
      SharedCell($0, tree, scale: scale)
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

  private static func makeCell(_ template: CellTemplate, _ tree: LiveTree, scale: CGFloat) -> TemplateCell {
    let texts = tree.labels.map { (view: $0.index, name: "\($0.index)") }
    guard let grid = PixelGrid(scale: Double(scale)) else {
      fatalError("The display scale \(scale) is no number of pixels a point")
    }
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
