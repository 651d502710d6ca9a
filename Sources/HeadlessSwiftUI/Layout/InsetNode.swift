/// `safeAreaInset`: the inset view is measured with the proposal, the modified one gets the rest as its safe area
/// (documentation of `safeAreaInset(edge:alignment:spacing:content:)`); both and the space between are the size.
final class InsetNode: LayerNode {
  var edge = Edge.bottom
  /// `nil` for what both wish.
  var spacing: Double?

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private func taken(_ proposal: Proposal) -> Double {
    guard let layer else { return 0 }
    let facing: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return layer.size(for: proposal)[axis] + (spacing ?? layer.wish(at: facing).distance(to: child.wish(at: edge)))
  }
  override func length(_ axis: Axis, for proposal: Proposal) -> Double { size(for: proposal)[axis] }
  override func inner(_ proposal: Proposal) -> Proposal {
    var rest = proposal
    // NaN stays NaN: nothing is proposed.
    let length = proposal[axis] - taken(proposal)
    rest[axis] = length < 0 ? 0 : length
    return rest
  }
  override func measure(_ proposal: Proposal) -> LayoutSize {
    var size = child.size(for: inner(proposal))
    size[axis] += taken(proposal)
    return size
  }
  override func childOrigin(_ proposal: Proposal) -> LayoutPoint {
    LayoutPoint(x: edge == .leading ? taken(proposal) : 0, y: edge == .top ? taken(proposal) : 0)
  }
  override func placeChildren(_ proposal: Proposal) {
    let own = childOrigin(proposal)
    child.place(at: LayoutPoint(x: frame.origin.x + own.x, y: frame.origin.y + own.y), inner(proposal))
    guard let layer else { return }
    var origin = origin(of: layer, proposal, layer.alignment, in: proposal)
    switch edge {
    case .top: origin.y = 0
    case .leading: origin.x = 0
    case .bottom: origin.y = frame.size.height - layer.size(for: proposal).height
    case .trailing: origin.x = frame.size.width - layer.size(for: proposal).width
    }
    layer.place(at: LayoutPoint(x: frame.origin.x + origin.x, y: frame.origin.y + origin.y), proposal)
  }
}

/// `safeAreaInset`.
public nonisolated struct _Inset<Layer: View>: ViewModifier {
  let alignment: Alignment
  let edge: Edge
  let spacing: CGFloat?
  let layer: Layer

  /// The place of a view with another at its edge.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    InsetPlace<Layer>(
      content, modifierOffset, evaluation.inStack(nil) { Layer._makePlace(evaluation) },
      at: modifierOffset + fieldOffset(of: \_Inset<Layer>.layer), evaluation)
  }
}

private final class InsetPlace<Layer: View>: LayerPlace {
  override func makeNode(_ child: LayoutNode) -> LayerNode { InsetNode(child) }
  override func show(_ node: LayerNode, from view: UnsafeRawPointer) {
    super.show(node, from: view)
    let own = (view + modifierOffset).assumingMemoryBound(to: _Inset<Layer>.self).pointee
    let node = unsafeDowncast(node, to: InsetNode.self)
    (node.edge, node.spacing) = (own.edge, own.spacing.map { Double($0) })
  }
}

extension View {
  /// A view above or below this one, whose safe area ends there.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _Inset(
        alignment: Alignment(horizontal: alignment, vertical: .center), edge: edge == .top ? .top : .bottom,
        spacing: spacing, layer: content()))
  }
  /// A view beside this one, whose safe area ends there.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _Inset(
        alignment: Alignment(horizontal: .center, vertical: alignment), edge: edge == .leading ? .leading : .trailing,
        spacing: spacing, layer: content()))
  }
}

/// An edge above or below.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// Above or below.
  case top, bottom
}
/// An edge at a side.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// Where lines begin or end.
  case leading, trailing
}
