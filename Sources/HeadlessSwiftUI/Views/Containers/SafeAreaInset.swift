/// `safeAreaInset`: a view at an edge of another one, which gets what is left of the room ("insets the safe area of the
/// modified view": its documentation). That the size includes the view at the edge is assumed, and said.
final class SafeAreaInsetNode: WrapperNode {
  var edge = Edge.top
  var alignment = Alignment.center
  var spacing: Double?
  var inset: LayeredNode?

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private func length(_ proposal: Proposal) -> Double {
    (inset?.length(axis, for: proposal) ?? 0) + (spacing ?? SpacingWish.standardDistance)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    var inner = proposal
    let left = proposal[axis] - length(proposal)
    inner[axis] = left < 0 ? 0 : left
    return inner
  }
  override func measure(_ proposal: Proposal) -> LayoutSize {
    Messages.sayOnce("note: the size of a view with safeAreaInset is not published; it includes the view at the edge")
    var size = child.size(for: inner(proposal))
    size[axis] += length(proposal)
    return size
  }
  override func childOrigin(_ proposal: Proposal) -> LayoutPoint {
    LayoutPoint(x: edge == .leading ? length(proposal) : 0, y: edge == .top ? length(proposal) : 0)
  }

  override func placeChildren(_ proposal: Proposal) {
    super.placeChildren(proposal)
    guard let inset else { return }
    let size = inset.size(for: Proposal(frame.size))
    let (left, below) = (frame.size.width - size.width, frame.size.height - size.height)
    let x = axis == .vertical ? left * alignment.horizontal.guide.fraction : edge == .trailing ? left : 0
    let y = axis == .horizontal ? below * alignment.vertical.guide.fraction : edge == .bottom ? below : 0
    inset.place(at: LayoutPoint(x: frame.origin.x + x, y: frame.origin.y + y), Proposal(frame.size))
  }
}

/// `safeAreaInset`.
public nonisolated struct _SafeAreaInset<Inset: View>: ViewModifier {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let inset: Inset

  /// The place of a view with another one at an edge.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place { SafeAreaInsetPlace<Inset>(content, modifierOffset, evaluation) }
}

private final class SafeAreaInsetPlace<Inset: View>: ModifiedPlace {
  private let inset: _Place
  private var node: SafeAreaInsetNode?

  override init(_ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation) {
    inset = evaluation.inStack(nil) { Inset._makePlace(evaluation) }
    super.init(content, modifierOffset, evaluation)
  }

  override func update(from view: UnsafeRawPointer) {
    let before = evaluation.structure
    content.update(from: view)
    let value = (view + modifierOffset).assumingMemoryBound(to: _SafeAreaInset<Inset>.self).pointee
    inset.update(with: value.inset)
    if evaluation.structure != before || node == nil {
      let nodes = modifiedNodes()
      let made = SafeAreaInsetNode(nodes.count == 1 ? nodes[0] : StackNode(column: nodes, evaluation))
      let layer = LayeredNode(evaluation)
      var views: [LayoutNode] = []
      inset.appendNodes(to: &views)
      layer.hold(views)
      made.inset = layer
      node = made
    }
    guard let node else { return }
    (node.edge, node.alignment, node.spacing) = (value.edge, value.alignment, value.spacing.map { Double($0) })
  }
  override func appendNodes(to nodes: inout [LayoutNode]) { if let node { nodes.append(node) } }
  override func collect(_ preferences: inout PreferenceValues) {
    super.collect(&preferences)
    inset.collect(&preferences)
  }
}

extension View {
  /// A view above or below another one, which gets what is left of the room.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInset(
        edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, inset: content()))
  }
  /// A view at a side of another one, which gets what is left of the room.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInset(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, inset: content()))
  }
  /// A bar above or below another view, which gets what is left of the room.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}
