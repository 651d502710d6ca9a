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
  unowned let root: UIView
  /// The size that constraints gave the root at the last layout.
  var sizeOfRoot: CGSize?
  /// The tree as it was written down last, and its cell; `nil` where something other than texts has changed since.
  private var written: (tree: LiveTree, cell: SharedCell)?
  /// Like ``written``, with labels that keep these widths.
  private var writtenWithWidths: (tree: LiveTree, cell: SharedCell, widths: [CGFloat])?
  /// The size of the root and the versions of all texts as views were placed; `nil` where anything else has changed since.
  private var placed: (size: CGSize, versions: [Int])?
  /// The frames that views were given last.
  private var frames: [DesignFrame] = []

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
    writtenWithWidths = nil
    placed = nil
    hasOpenUpdates = true
  }

  /// Has the next layout place views anew in a root of another size. The tree as it was written down stays where it says
  /// nothing of frames, so that a cell goes from one item to the next at no cost.
  func rootWasSized() {
    guard let written, root.window == nil, written.tree.dependsOnNoFrame else { return invalidate() }
    writtenWithWidths = nil
    placed = nil
  }

  /// Whether a view has asked for layout since the last pass began.
  var hasOpenViews = false
  /// Whether a view has come, or has asked for new properties or constraints, since they were updated last.
  var hasOpenUpdates = true
  /// Whether views are updated now; they may ask for layout meanwhile.
  private var isUpdating = false
  /// The changes of observed objects that were seen.
  private var seenChanges = 0

  /// How often the tree was written down.
  private(set) var templateCount = 0

  // MARK: Answers

  /// Has views show what they are to show, then change their constraints, both before layout.
  ///
  /// Properties come after traits and before `layoutSubviews()` (WWDC 2025, "What's new in UIKit"). That they come before
  /// constraints, and also where a size is asked for, is assumed: a cell is as large as what it shows.
  private func updateRoot() {
    let changes = ReadProperties.changeCount
    guard !isUpdating, hasOpenUpdates || changes != seenChanges else { return }
    (hasOpenUpdates, seenChanges, isUpdating) = (false, changes, true)
    defer { isUpdating = false }
    root.updatePropertiesIfNeeded()
    root.updateConstraintsIfNeeded()
  }

  /// The size that fits.
  ///
  /// Where the width is not required, a label of several lines that has been laid out is broken at the width it had, as
  /// far as nothing else says its width: the height of a laid out table header is found so, without a
  /// `preferredMaxLayoutWidth` (github.com/kharrison/CodeExamples, TableHeader, for iOS 9 and later; with one set in
  /// `layoutSubviews`, stackoverflow.com/a/18746930 for the cells of iOS 7).
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateRoot()
    guard WidthFollowingViews.areThere else { return solvedSize(target, horizontal, vertical) }
    // As wide as they like to be first; then as high as what they got asks for.
    WidthFollowingViews.widen(current().tree)
    let size = solvedSize(target, horizontal, vertical)
    let (tree, cell) = current()
    let frames = cell.frames(cardWidth: Double(size.width), height: Double(size.height)).views
    return WidthFollowingViews.hold(tree, frames) ? solvedSize(target, horizontal, vertical) : size
  }

  private func solvedSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let (tree, cell) = horizontal < .required ? currentWithWidths() : current()
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

  /// Whether constraints leave a view's frame open.
  func isAmbiguous(_ view: UIView) -> Bool {
    let (tree, cell) = current()
    let size = root.bounds.size
    return tree.views.firstIndex { $0.view === view }.map {
      cell.ambiguousViews(cardWidth: size.width, height: size.height).contains($0)
    } ?? false
  }

  /// Gives all views their frames, and calls `layoutSubviews` from a view down where it is needed; once more where that
  /// changed something that the layout begins with.
  ///
  /// - Parameter view: the root, if it is none.
  func layOut(from view: UIView? = nil) {
    for _ in 0..<LiveLayout.mostPasses {
      hasOpenViews = false
      updateRoot()
      placeIfNeeded()
      (view ?? root).layoutTree()
      if isPlaced, !hasOpenViews, !hasOpenUpdates { return }
    }
    guard !isPlaced, !wouldPlaceAlike() else { return }
    Messages.sayOnce(
      """
      The layout of \(type(of: root)) does not come to rest: layoutSubviews() of it, or of a view in it, changes constraints or \
      contents each time. It has the frames of the last of \(LiveLayout.mostPasses) passes.
      """)
  }

  /// Whether all frames stay as they are, since a view has made the same constraints anew; then the layout rests.
  private func wouldPlaceAlike() -> Bool {
    let size = root.bounds.size
    guard frames == current().cell.frames(cardWidth: size.width, height: size.height).views else { return false }
    placed = written.map { (size, $0.tree.textVersions) }
    return true
  }

  /// UIKit makes two passes; a view that changes its constraints in each of them would go on for ever.
  private static let mostPasses = 3

  /// Whether nothing has changed since views were placed last.
  var isPlaced: Bool {
    guard let written, let placed else { return false }
    return placed == (root.bounds.size, written.tree.textVersions)
  }

  /// The root's size for which views were made as wide as they like to be.
  private var widenedSize: CGSize?

  private func placeIfNeeded() {
    if WidthFollowingViews.areThere, widenedSize != root.bounds.size {
      widenedSize = root.bounds.size
      WidthFollowingViews.widen(current().tree)
    }
    let tree = current().tree
    if isPlaced { return }
    for (label, version) in zip(tree.labels, placed?.versions ?? []) where label.view.contentVersion != version {
      label.view.superview?.needsLayout = true
    }
    place()
    placed = written.map { (root.bounds.size, $0.tree.textVersions) }
  }

  /// Gives all views their frames; in a window until the safe areas are those that the frames were made with.
  private func place() {
    placeViews()
    guard root.window != nil || root.safeAreaInsets != .zero else { return }
    for _ in 0..<LiveLayout.mostPasses {
      written?.tree.noteSafeAreas()
      if written != nil { return }
      placeViews()
    }
  }

  private func placeViews() {
    let (tree, cell) = current()
    sizeRoot(cell)
    let size = root.bounds.size
    sayConflicts(tree, cell, width: size.width)
    let frames = cell.frames(cardWidth: size.width, height: size.height)
    self.frames = frames.views
    // A view that its stack view leaves out has no room.
    for (member, frame) in zip(tree.views, frames.views).dropFirst() { member.view.place(CGRect(frame)) }
    for (index, (guide, frame)) in zip(tree.guides, frames.guides).enumerated() {
      guide.ownFrame = CGRect(frame)
      if guide.role == .content, tree.saysSize(ofContent: index) {
        (guide.owningView as? UIScrollView)?.contentSize = guide.ownFrame.size
      }
    }
    for label in tree.wrappingLabels { label.view.noteLayout() }
    // A view that is held at another width than it likes asks for another height in the next pass.
    if WidthFollowingViews.areThere { _ = WidthFollowingViews.hold(tree, frames.views) }
    for (view, margins) in tree.placedMargins where view.layoutMargins != margins {
      view.layoutMarginsDidChange()
      view.structureChanged()
    }
  }

  /// Says which required constraints contradict each other with the current content.
  private func sayConflicts(_ tree: LiveTree, _ cell: TemplateCell, width: Double) {
    for broken in cell.brokenConstraints(cardWidth: width) { ConstraintMessages.say(broken, tree.constraints) }
  }

  // MARK: The cell

  /// The tree's cell with the tree's texts.
  var writtenCell: TemplateCell {
    updateRoot()
    return current().cell
  }

  /// The cell of the tree where its views lie now, at a height in points.
  func frozen(height: Double) -> (cell: TemplateCell, views: [UIView]) {
    let tree = LiveTree(frozen: root, height: height)
    let cell = SharedCell.of(tree, on: traits.grid)
    cell.show(tree.labels)
    return (cell.cell, tree.views.map(\.view))
  }

  /// The traits of the window, or the current ones off a window.
  private var traits: UITraitCollection { root.resolvedTraits }

  /// The tree as it stands, and its cell with the tree's texts.
  private func current() -> (tree: LiveTree, cell: TemplateCell) {
    let traits = self.traits
    let grid = traits.grid
    let tree: LiveTree
    let cell: SharedCell
    if let written, written.cell.grid == grid, written.tree.holds(under: traits) {
      (tree, cell) = written
    } else {
      (tree, cell) = writeDown(on: grid)
    }
    cell.show(tree.labels)
    return (tree, cell.cell)
  }

  /// Like ``current()``, with labels that keep the widths of the last layout where nothing says others.
  private func currentWithWidths() -> (tree: LiveTree, cell: TemplateCell) {
    let plain = current()
    let widths = plain.tree.wrappingLabels.map(\.view.laidOutWidth)
    guard widths.contains(where: { $0 > 0 }) else { return plain }
    let grid = traits.grid
    if let known = writtenWithWidths, known.widths == widths, known.cell.grid == grid,
      known.tree.holds(under: traits)
    {
      known.cell.show(known.tree.labels)
      return (known.tree, known.cell.cell)
    }
    let tree = LiveTree(layingOut: root, keepsWidths: true)
    let cell = SharedCell.of(tree, on: grid)
    writtenWithWidths = (tree, cell, widths)
    cell.show(tree.labels)
    return (tree, cell.cell)
  }

  private func writeDown(on grid: PixelGrid) -> (tree: LiveTree, cell: SharedCell) {
    let tree = isContentAlone ? LiveTree(contentOf: root) : LiveTree(layingOut: root)
    templateCount += 1
    placed = nil
    let made = (tree: tree, cell: SharedCell.of(tree, on: grid))
    written = made
    return made
  }
}

extension LiveTree {
  /// For each label, the version of its text.
  fileprivate var textVersions: [Int] { labels.map(\.view.contentVersion) }
}

extension UIView {
  /// Calls `layoutSubviews` of the view, then of its subviews, where they need it.
  fileprivate func layoutTree() {
    if needsLayout || placesSubviews, !isCallingLayout {
      (needsLayout, isCallingLayout) = (false, true)
      defer { isCallingLayout = false }
      let controller = self.controller
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in inner { view.layoutTree() }
  }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
