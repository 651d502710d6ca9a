/// The size of a view, and where its lines are that containers align it by.
public struct ViewDimensions: Equatable, @unchecked Sendable {
  let node: LayoutNode
  let proposal: Proposal

  /// Points.
  public var width: CGFloat { CGFloat(onMain { node.size(for: proposal).width }) }
  /// Points.
  public var height: CGFloat { CGFloat(onMain { node.size(for: proposal).height }) }
  /// Where a line is, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { position(guide.guide) }
  /// Where a line is, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { position(guide.guide) }
  /// Where a line is that somebody has moved; `nil` for its usual place.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.guide) }
  /// Where a line is that somebody has moved; `nil` for its usual place.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.guide) }

  private func position(_ guide: Guide) -> CGFloat { CGFloat(onMain { node.position(of: guide, in: proposal) }) }
  private func explicit(_ guide: Guide) -> CGFloat? {
    onMain { node.explicit(guide, in: proposal) }.map { CGFloat($0) }
  }

  /// Whether both are of the same size of the same view.
  public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool {
    one.node === other.node && one.proposal.isSame(as: other.proposal)
  }
}

/// Runs what asks nodes. Layouts and guides run on the main actor as all of a tree does; their types do not say so.
func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

extension LayoutNode {
  /// Where a line is, in points from the leading edge or from the top.
  final func position(of guide: Guide, in proposal: Proposal) -> Double {
    if guide.isPlain, !evaluation.hasGuides { return size(for: proposal)[guide.axis] * guide.fraction }
    return explicit(guide, in: proposal) ?? usualPosition(of: guide, in: proposal)
  }

  /// Where a line is that nobody has moved.
  final func usualPosition(of guide: Guide, in proposal: Proposal) -> Double {
    guard let id = guide.id else { return size(for: proposal)[guide.axis] * guide.fraction }
    return Double(id.defaultValue(in: ViewDimensions(node: self, proposal: proposal)))
  }

  /// Where a child stands whose line lies on the node's own.
  final func origin(
    of child: LayoutNode, _ childProposal: Proposal, _ alignment: Alignment, in proposal: Proposal
  ) -> LayoutPoint {
    let (horizontal, vertical) = (alignment.horizontal.guide, alignment.vertical.guide)
    if horizontal.isPlain, vertical.isPlain, !evaluation.hasGuides {
      let (own, size) = (size(for: proposal), child.size(for: childProposal))
      return LayoutPoint(
        x: (own.width - size.width) * horizontal.fraction, y: (own.height - size.height) * vertical.fraction)
    }
    return LayoutPoint(
      x: usualPosition(of: horizontal, in: proposal) - child.position(of: horizontal, in: childProposal),
      y: usualPosition(of: vertical, in: proposal) - child.position(of: vertical, in: childProposal))
  }
}

/// How far children reach before and behind the line that they are aligned by: together they are as long as their
/// container.
struct AlignedLength {
  private(set) var before = -Double.infinity
  private var behind = -Double.infinity

  var length: Double { before + behind }

  mutating func add(_ position: Double, _ length: Double) {
    before = max(before, position)
    behind = max(behind, length - position)
  }
}

/// `alignmentGuide`: another place for a line of the view (documentation of `alignmentGuide(_:computeValue:)`).
final class GuideNode: WrapperNode {
  var guide: Guide?
  var place: ((ViewDimensions) -> CGFloat)?

  required init(_ child: LayoutNode) {
    super.init(child)
    evaluation.hasGuides = true
  }
  override func length(_ axis: Axis, for proposal: Proposal) -> Double { child.length(axis, for: proposal) }
  override func findExplicit(_ guide: Guide, in proposal: Proposal) -> Double? {
    guard guide == self.guide, let place else { return super.findExplicit(guide, in: proposal) }
    return Double(place(ViewDimensions(node: child, proposal: proposal)))
  }
}

/// `alignmentGuide`.
public nonisolated struct _Guide: _NodeModifier {
  let guide: Guide
  let place: (ViewDimensions) -> CGFloat

  /// Nodes whose line is elsewhere.
  @MainActor public static var _kind: _NodeKind {
    _NodeKind(_Guide.self, GuideNode.self) { ($1.guide, $1.place) = ($0.guide, $0.place) }
  }
}

extension View {
  /// Another place for a line of the view, in points from its leading edge.
  @preconcurrency public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_Guide(guide: g.guide, place: computeValue))
  }
  /// Another place for a line of the view, in points from its top.
  @preconcurrency public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_Guide(guide: g.guide, place: computeValue))
  }
}
