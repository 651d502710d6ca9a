/// A layout whose node does the work: a stack as a layout has the rules of the stack.
public protocol _NodeLayout: Layout where Cache == _NodeCache {
  /// Makes the node, or changes it.
  @MainActor func _show(_ cache: inout _NodeCache)
}

/// The node of a layout.
public struct _NodeCache {
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

extension _NodeLayout {
  /// A node for the views.
  public func makeCache(subviews: Subviews) -> _NodeCache { shown(_NodeCache(subviews: subviews)) }
  /// The same node with other values.
  public func updateCache(_ cache: inout _NodeCache, subviews: Subviews) { cache = shown(cache) }
  private func shown(_ cache: _NodeCache) -> _NodeCache {
    // Both are the main actor's.
    nonisolated(unsafe) var shown = cache
    onMain { _show(&shown) }
    return shown
  }
  /// The node's size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _NodeCache) -> CGSize {
    let node = cache.node
    return CGSize(onMain { node?.size(for: Proposal(proposal)) } ?? .zero)
  }
  /// Places the views as the node does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _NodeCache
  ) {
    let node = cache.node
    let origin = LayoutPoint(x: Double(bounds.minX), y: Double(bounds.minY))
    onMain { node?.place(at: origin, Proposal(proposal)) }
  }
  /// The node's wishes.
  public func spacing(subviews: Subviews, cache: inout _NodeCache) -> ViewSpacing {
    let node = cache.node
    return onMain { node.map { ViewSpacing($0) } } ?? .zero
  }
  /// The node's line.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _NodeCache
  ) -> CGFloat? { explicit(guide.guide, proposal, cache) }
  /// The node's line.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _NodeCache
  ) -> CGFloat? { explicit(guide.guide, proposal, cache) }
  private func explicit(_ guide: Guide, _ proposal: ProposedViewSize, _ cache: _NodeCache) -> CGFloat? {
    let node = cache.node
    return onMain { node?.explicit(guide, in: Proposal(proposal)) }.map { CGFloat($0) }
  }
}

/// A row.
public struct HStackLayout: _NodeLayout {
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
  @MainActor public func _show(_ cache: inout _NodeCache) {
    guard let node = cache.node({ StackNode(.horizontal, $0) }) else { return }
    (node.alignment, node.spacing) = (Alignment(horizontal: .center, vertical: alignment), spacing.map { Double($0) })
  }
}

/// A column.
public struct VStackLayout: _NodeLayout {
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
  @MainActor public func _show(_ cache: inout _NodeCache) {
    guard let node = cache.node({ StackNode(.vertical, $0) }) else { return }
    (node.alignment, node.spacing) = (Alignment(horizontal: alignment, vertical: .center), spacing.map { Double($0) })
  }
}

/// Views above one another.
public struct ZStackLayout: _NodeLayout {
  /// Where views stand.
  public var alignment: Alignment
  /// Views above one another.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// See `ZStack`.
  @MainActor public func _show(_ cache: inout _NodeCache) {
    cache.node { LayeredNode($0) }?.alignment = alignment
  }
}

/// A layout of any type: the node of its own layout does the work.
public struct AnyLayout: _NodeLayout {
  private let box: Box

  private class Box: @unchecked Sendable {
    var orientation: Axis? { nil }
    @MainActor func show(_ cache: inout _NodeCache) {}
  }
  private final class Typed<L: Layout>: Box, @unchecked Sendable {
    let layout: L
    init(_ layout: L) { self.layout = layout }
    override var orientation: Axis? { L.layoutProperties.stackOrientation }
    @MainActor override func show(_ cache: inout _NodeCache) {
      let direction = cache.subviews.layoutDirection
      cache.node { CustomLayoutNode<L>($0) }?.show(layout, direction)
    }
  }

  /// A layout of any type.
  public init<L: Layout>(_ layout: L) { box = (layout as? AnyLayout)?.box ?? Typed(layout) }

  var orientation: Axis? { box.orientation }

  /// Another layout begins anew.
  @MainActor public func _show(_ cache: inout _NodeCache) { box.show(&cache) }
}
