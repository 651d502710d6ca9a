/// The stacks as layouts: their nodes do the work, so that both have the same rules.
public protocol _StackAsLayout: Layout where Cache == _StackCache {
  /// Makes the node of the stack.
  @MainActor func _show(_ cache: inout _StackCache)
}

/// The node of a stack as a layout.
public struct _StackCache {
  let subviews: LayoutSubviews
  var node: ContainerNode?

  /// The node, which is made with the first question.
  @MainActor mutating func node<Node: ContainerNode>(_ make: (_Evaluation) -> Node) -> Node? {
    guard let evaluation = subviews.first?.node.evaluation else { return nil }
    if let node = node as? Node { return node }
    let made = make(evaluation)
    made.hold(subviews.map(\.node))
    node = made
    return made
  }
}

extension _StackAsLayout {
  /// A node for the views.
  public func makeCache(subviews: Subviews) -> _StackCache { shown(_StackCache(subviews: subviews)) }
  /// The same node with other values.
  public func updateCache(_ cache: inout _StackCache, subviews: Subviews) { cache = shown(cache) }
  private func shown(_ cache: _StackCache) -> _StackCache {
    // Both are the main actor's.
    nonisolated(unsafe) var shown = cache
    onMain { _show(&shown) }
    return shown
  }
  /// The stack's size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) -> CGSize {
    let node = cache.node
    return CGSize(onMain { node?.size(for: Proposal(proposal)) } ?? .zero)
  }
  /// Places the views as the stack does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
  ) {
    let node = cache.node
    let origin = LayoutPoint(x: Double(bounds.minX), y: Double(bounds.minY))
    onMain { node?.place(at: origin, Proposal(proposal)) }
  }
  /// The stack's wishes.
  public func spacing(subviews: Subviews, cache: inout _StackCache) -> ViewSpacing {
    let node = cache.node
    return onMain { node.map { ViewSpacing($0) } } ?? .zero
  }
  /// The stack's line.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackCache
  ) -> CGFloat? { explicit(guide.guide, proposal, cache) }
  /// The stack's line.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackCache
  ) -> CGFloat? { explicit(guide.guide, proposal, cache) }
  private func explicit(_ guide: Guide, _ proposal: ProposedViewSize, _ cache: _StackCache) -> CGFloat? {
    let node = cache.node
    return onMain { node?.explicit(guide, in: Proposal(proposal)) }.map { CGFloat($0) }
  }
}

/// A row.
public struct HStackLayout: _StackAsLayout {
  /// Where views stand in the row's height.
  public var alignment: VerticalAlignment
  /// Points between views; `nil` for what they wish.
  public var spacing: CGFloat?
  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  /// From side to side.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }
  /// See `HStack`.
  @MainActor public func _show(_ cache: inout _StackCache) {
    guard let node = cache.node({ StackNode(.horizontal, $0) }) else { return }
    (node.alignment, node.spacing) = (Alignment(horizontal: .center, vertical: alignment), spacing.map { Double($0) })
  }
}

/// A column.
public struct VStackLayout: _StackAsLayout {
  /// Where views stand in the column's width.
  public var alignment: HorizontalAlignment
  /// Points between views; `nil` for what they wish.
  public var spacing: CGFloat?
  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  /// From top to bottom.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }
  /// See `VStack`.
  @MainActor public func _show(_ cache: inout _StackCache) {
    guard let node = cache.node({ StackNode(.vertical, $0) }) else { return }
    (node.alignment, node.spacing) = (Alignment(horizontal: alignment, vertical: .center), spacing.map { Double($0) })
  }
}

/// Views above one another.
public struct ZStackLayout: _StackAsLayout {
  /// Where views stand.
  public var alignment: Alignment
  /// Views above one another.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// See `ZStack`.
  @MainActor public func _show(_ cache: inout _StackCache) {
    cache.node { LayeredNode($0) }?.alignment = alignment
  }
}

/// A layout of any type.
public struct AnyLayout: Layout {
  /// What the layout that is shown keeps.
  public struct Cache {
    var kind: ObjectIdentifier
    var value: Any
  }
  private let box: Box

  private class Box: @unchecked Sendable {
    var kind: ObjectIdentifier { preconditionFailure("no layout") }
    var orientation: Axis? { nil }
    func makeCache(_ subviews: LayoutSubviews) -> Any { preconditionFailure("no layout") }
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { .zero }
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {}
    func explicit(
      _ guide: Guide, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGFloat? { nil }
  }

  private final class Typed<L: Layout>: Box, @unchecked Sendable {
    let layout: L
    init(_ layout: L) { self.layout = layout }
    override var kind: ObjectIdentifier { ObjectIdentifier(L.self) }
    override var orientation: Axis? { L.layoutProperties.stackOrientation }
    override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }
    /// Runs a question with the layout's own type of what it keeps.
    private func with<Answer>(_ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Answer) -> Answer {
      var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache = typed }
      return body(&typed)
    }
    override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
      with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
      with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
      with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    override func place(
      _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {
      with(&cache, subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
    override func explicit(
      _ guide: Guide, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGFloat? {
      with(&cache, subviews) {
        guide.axis == .horizontal
          ? layout.explicitAlignment(
            of: HorizontalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
          : layout.explicitAlignment(
            of: VerticalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
  }

  /// A layout of any type.
  public init<L: Layout>(_ layout: L) { box = (layout as? AnyLayout)?.box ?? Typed(layout) }

  var orientation: Axis? { box.orientation }

  /// What the layout keeps.
  public func makeCache(subviews: Subviews) -> Cache { Cache(kind: box.kind, value: box.makeCache(subviews)) }
  /// Another layout begins anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.kind != box.kind { cache = makeCache(subviews: subviews) } else { box.updateCache(&cache.value, subviews) }
  }
  /// The layout's wishes.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { box.spacing(subviews, &cache.value) }
  /// The layout's size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    box.size(proposal, subviews, &cache.value)
  }
  /// Places the views as the layout does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    box.place(bounds, proposal, subviews, &cache.value)
  }
  /// The layout's line.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { box.explicit(guide.guide, bounds, proposal, subviews, &cache.value) }
  /// The layout's line.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { box.explicit(guide.guide, bounds, proposal, subviews, &cache.value) }
}
