/// A part of a layout: it answers a size for a proposal, and places its children.
///
/// "The parent proposes a size, the child chooses its own, the parent places it" (WWDC 2019, session 237, "Building
/// Custom Views with SwiftUI").
@MainActor class LayoutNode {
  /// The evaluation of the tree.
  let evaluation: _Evaluation
  /// The frame that the last placing gave, in the root's coordinates.
  private(set) var frame = (origin: LayoutPoint(x: 0, y: 0), size: LayoutSize.zero)

  /// Whether it has been placed since somebody asked.
  final var isPlaced = false

  init(_ evaluation: _Evaluation) { self.evaluation = evaluation }

  // MARK: Sizes that were asked for since the last update: containers ask for the same ones again and again.

  private var generation = -1
  private var kept = (first: Kept(), second: Kept(), third: Kept(), fourth: Kept())
  private var keptNext = 0
  /// Where more than four are asked for, as stacks in stacks do: forgetting one would multiply the work at each depth.
  private var more: [Kept] = []

  private struct Kept {
    var proposal = Proposal(width: 0, height: 0)
    var size = LayoutSize(width: -1, height: 0)

    func answers(_ asked: Proposal) -> Bool { size.width >= 0 && proposal.isSame(as: asked) }
  }

  private func forget() {
    generation = evaluation.generation
    kept = (Kept(), Kept(), Kept(), Kept())
    keptNext = 0
    if !more.isEmpty { more = [] }
    if !lines.isEmpty { lines.removeAll(keepingCapacity: true) }
  }

  /// The size that the node chooses.
  final func size(for proposal: Proposal) -> LayoutSize {
    if generation != evaluation.generation { forget() }
    if kept.first.answers(proposal) { return kept.first.size }
    if kept.second.answers(proposal) { return kept.second.size }
    if kept.third.answers(proposal) { return kept.third.size }
    if kept.fourth.answers(proposal) { return kept.fourth.size }
    if keptNext > 4, let known = more.first(where: { $0.proposal.isSame(as: proposal) }) { return known.size }
    let size = measure(proposal)
    let entry = Kept(proposal: proposal, size: size)
    switch keptNext {
    case 0: kept.first = entry
    case 1: kept.second = entry
    case 2: kept.third = entry
    case 3: kept.fourth = entry
    default: keepMore(entry)
    }
    keptNext += 1
    return size
  }

  /// (The array is taken out while it grows: an access that lasts would be checked for at each other one.)
  private func keepMore(_ entry: Kept) {
    var grown = more
    more = []
    if grown.count < 60 { grown.append(entry) } else { grown[keptNext % grown.count] = entry }
    more = grown
  }

  /// Lines that were asked for since the last update, of a node that has children.
  private var lines: [KeptLine] = []
  private struct KeptLine {
    let guide: Guide
    let proposal: Proposal
    let position: Double?
  }

  /// Where a line is that a text or `alignmentGuide` has moved; `nil` for its usual place.
  ///
  /// Containers ask each child several times, which would multiply the work at each depth.
  final func explicit(_ guide: Guide, in proposal: Proposal) -> Double? {
    guard hasChildren else { return findExplicit(guide, in: proposal) }
    if generation != evaluation.generation { forget() }
    for line in lines where line.guide == guide && line.proposal.isSame(as: proposal) { return line.position }
    let position = findExplicit(guide, in: proposal)
    if lines.count == 60 { lines.removeFirst() }
    lines.append(KeptLine(guide: guide, proposal: proposal, position: position))
    return position
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

  /// Whether other nodes lie in it.
  var hasChildren: Bool { false }

  /// Works ``explicit(_:in:)`` out.
  func findExplicit(_ guide: Guide, in proposal: Proposal) -> Double? {
    guide.baseline.flatMap { baseline($0, in: proposal) }
  }

  /// The value that a view has for a layout's key.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// Places the children. The node's own frame stands.
  func placeChildren(_ proposal: Proposal) {}

  /// Gives the node its frame.
  ///
  /// - Parameter proposal: the one whose answer is the node's size.
  final func place(at origin: LayoutPoint, _ proposal: Proposal) {
    frame = (origin, size(for: proposal))
    isPlaced = true
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
  final override var hasChildren: Bool { true }
}

/// A node of one child, which passes all on.
@MainActor class WrapperNode: LayoutNode {
  let child: LayoutNode

  required init(_ child: LayoutNode) {
    self.child = child
    super.init(child.evaluation)
  }

  /// The child's own proposal.
  func inner(_ proposal: Proposal) -> Proposal { proposal }
  /// Where the child stands in the node.
  func childOrigin(_ proposal: Proposal) -> LayoutPoint { LayoutPoint(x: 0, y: 0) }

  override func measure(_ proposal: Proposal) -> LayoutSize { child.size(for: inner(proposal)) }
  override var priority: Double { child.priority }
  final override var hasChildren: Bool { true }
  override func wish(at edge: Edge) -> SpacingWish { child.wish(at: edge) }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { child.layoutValue(key) }
  override func findExplicit(_ guide: Guide, in proposal: Proposal) -> Double? {
    guard let position = child.explicit(guide, in: inner(proposal)) else { return nil }
    let origin = childOrigin(proposal)
    return position + (guide.axis == .horizontal ? origin.x : origin.y)
  }
  override func placeChildren(_ proposal: Proposal) {
    let origin = childOrigin(proposal)
    child.place(at: LayoutPoint(x: frame.origin.x + origin.x, y: frame.origin.y + origin.y), inner(proposal))
  }
}
