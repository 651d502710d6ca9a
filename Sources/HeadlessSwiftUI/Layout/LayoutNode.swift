/// A part of a layout: it answers a size for a proposal, and places its children.
///
/// "The parent proposes a size, the child chooses its own, the parent places it" (WWDC 2019, session 237, "Building
/// Custom Views with SwiftUI").
@MainActor class LayoutNode {
  /// The evaluation of the tree.
  let evaluation: _Evaluation
  /// The frame that the last placing gave, in the root's coordinates.
  private(set) var frame = (origin: LayoutPoint(x: 0, y: 0), size: LayoutSize.zero)

  init(_ evaluation: _Evaluation) { self.evaluation = evaluation }

  // MARK: Sizes that were asked for since the last update: containers ask for the same ones again and again.

  private var generation = -1
  private var kept = (first: Kept(), second: Kept(), third: Kept(), fourth: Kept())
  private var keptNext = 0

  private struct Kept {
    var proposal = Proposal(width: 0, height: 0)
    var size = LayoutSize(width: -1, height: 0)

    func answers(_ asked: Proposal) -> Bool { size.width >= 0 && proposal.isSame(as: asked) }
  }

  /// The size that the node chooses.
  final func size(for proposal: Proposal) -> LayoutSize {
    if generation != evaluation.generation {
      generation = evaluation.generation
      kept = (Kept(), Kept(), Kept(), Kept())
    }
    if kept.first.answers(proposal) { return kept.first.size }
    if kept.second.answers(proposal) { return kept.second.size }
    if kept.third.answers(proposal) { return kept.third.size }
    if kept.fourth.answers(proposal) { return kept.fourth.size }
    let size = measure(proposal)
    let entry = Kept(proposal: proposal, size: size)
    switch keptNext {
    case 0: kept.first = entry
    case 1: kept.second = entry
    case 2: kept.third = entry
    default: kept.fourth = entry
    }
    keptNext = (keptNext + 1) & 3
    return size
  }

  /// The length of that size along an axis. A kind of node that knows it for less says so.
  func length(_ axis: Axis, for proposal: Proposal) -> Double { size(for: proposal)[axis] }

  // MARK: For each kind of node

  /// Works the size out.
  func measure(_ proposal: Proposal) -> LayoutSize { preconditionFailure("\(Self.self) has no size") }

  /// The share of a container's room that it gets first (``View/layoutPriority(_:)``).
  var priority: Double { 0 }

  /// How far it wishes to stand from its neighbour at an edge.
  func wish(at edge: Edge) -> SpacingWish { .standard }

  /// From the top to the first or the last baseline of its texts; `nil` for a view without text.
  func baseline(_ which: Baseline, in proposal: Proposal) -> Double? { nil }

  /// Places the children. The node's own frame stands.
  func placeChildren(_ proposal: Proposal) {}

  /// Gives the node its frame.
  ///
  /// - Parameter proposal: the one whose answer is the node's size.
  final func place(at origin: LayoutPoint, _ proposal: Proposal) {
    frame = (origin, size(for: proposal))
    placeChildren(proposal)
  }
}

/// The first or the last baseline.
enum Baseline { case first, last }

/// A node of several children.
@MainActor class ContainerNode: LayoutNode {
  final private(set) var children: [LayoutNode] = []

  /// Takes over other children.
  func hold(_ children: [LayoutNode]) { self.children = children }
}

/// A node of one child, which passes all on.
@MainActor class WrapperNode: LayoutNode {
  let child: LayoutNode

  required init(_ child: LayoutNode) {
    self.child = child
    super.init(child.evaluation)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize { child.size(for: proposal) }
  override var priority: Double { child.priority }
  override func wish(at edge: Edge) -> SpacingWish { child.wish(at: edge) }
  override func baseline(_ which: Baseline, in proposal: Proposal) -> Double? {
    child.baseline(which, in: proposal)
  }
  override func placeChildren(_ proposal: Proposal) { child.place(at: frame.origin, proposal) }

  /// Places a child in the node's frame.
  final func place(_ child: LayoutNode, _ alignment: Alignment, _ proposal: Proposal) {
    let size = child.size(for: proposal)
    let x = frame.origin.x + (frame.size.width - size.width) * alignment.horizontal.fraction
    let y = frame.origin.y + (frame.size.height - size.height) * alignment.vertical.fraction
    child.place(at: LayoutPoint(x: x, y: y), proposal)
  }
}
