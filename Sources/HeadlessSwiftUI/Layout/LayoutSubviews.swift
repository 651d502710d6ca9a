/// The views that a layout places.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  /// The direction in which lines run; sizes are the same in both.
  public var layoutDirection: LayoutDirection
  let elements: [LayoutSubview]

  /// The first view's index.
  public var startIndex: Int { 0 }
  /// The index behind the last view.
  public var endIndex: Int { elements.count }
  /// A view.
  public subscript(index: Int) -> LayoutSubview { elements[index] }
  /// Some views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(layoutDirection: layoutDirection, elements: Array(elements[bounds]))
  }
  /// Some views.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(layoutDirection: layoutDirection, elements: indices.map { elements[$0] })
  }
}

/// A view that a layout places.
public struct LayoutSubview: Equatable, Sendable {
  let node: LayoutNode

  /// The value that the view has for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let key = ObjectIdentifier(key)
    return onMain { node.layoutValue(key) }.flatMap { $0 as? K.Value } ?? K.defaultValue
  }
  /// See `layoutPriority(_:)`.
  public var priority: Double { onMain { node.priority } }
  /// How far the view wishes to stand from its neighbours.
  public var spacing: ViewSpacing { onMain { ViewSpacing(node) } }
  /// The size that the view chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(onMain { node.size(for: Proposal(proposal)) })
  }
  /// That size, and where the view's lines are.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: node, proposal: Proposal(proposal))
  }
  /// Gives the view its place: a point of it lies at a position.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    onMain {
      let (proposal, point) = (Proposal(proposal), position)
      let size = node.size(for: proposal)
      node.place(
        at: LayoutPoint(
          x: Double(point.x) - size.width * Double(anchor.x), y: Double(point.y) - size.height * Double(anchor.y)),
        proposal)
    }
  }

  /// Whether both are the same view.
  public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool { one.node === other.node }
}

/// Views in a layout.
public nonisolated struct _LayoutView<L: Layout, Content: View>: View {
  let layout: L
  let content: Content

  /// The place of views in a layout.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    LayoutPlace<L>(
      fieldOffset(of: \_LayoutView<L, Content>.content),
      evaluation.inStack(L.layoutProperties.stackOrientation) {
        Content._makePlace(evaluation)
      }, evaluation)
  }
}

private final class LayoutPlace<L: Layout>: ContainerPlace {
  private let layoutNode: CustomLayoutNode<L>

  init(_ contentOffset: Int, _ content: _Place, _ evaluation: _Evaluation) {
    layoutNode = CustomLayoutNode<L>(evaluation)
    super.init(layoutNode, content, at: contentOffset, evaluation)
  }

  override func update(from view: UnsafeRawPointer) {
    let layout = view.assumingMemoryBound(to: L.self).pointee
    let outer = evaluation.enter((layout as? AnyLayout)?.orientation ?? L.layoutProperties.stackOrientation)
    super.update(from: view)
    evaluation.leave(outer)
    layoutNode.show(layout, evaluation.environment.storage.layoutDirection)
  }
}

/// The rules that an app's layout has for its views (WWDC 2022, session 10056, "Compose custom layouts with SwiftUI").
final class CustomLayoutNode<L: Layout>: ContainerNode {
  private var layout: L?
  private var cache: L.Cache?
  private var subviews = LayoutSubviews(layoutDirection: .leftToRight, elements: [])

  override func hold(_ children: [LayoutNode]) {
    super.hold(children)
    subviews = LayoutSubviews(
      layoutDirection: subviews.layoutDirection, elements: children.map { LayoutSubview(node: $0) })
    cache = nil
  }

  /// Takes over another value; what the old one has kept is brought up to date once ("whenever the subviews change").
  func show(_ layout: L, _ direction: LayoutDirection) {
    self.layout = layout
    subviews.layoutDirection = direction
    isOutdated = true
  }
  private var isOutdated = false

  /// Asks the layout with what it keeps.
  private func ask<Answer>(_ question: (L, inout L.Cache) -> Answer) -> Answer? {
    guard let layout else { return nil }
    var kept = cache ?? layout.makeCache(subviews: subviews)
    if isOutdated, cache != nil { layout.updateCache(&kept, subviews: subviews) }
    isOutdated = false
    defer { cache = kept }
    return question(layout, &kept)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let size = ask { $0.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$1) }
    return Messages.finite(size.map { LayoutSize(width: Double($0.width), height: Double($0.height)) } ?? .zero, L.self)
  }

  /// A view that the layout does not place stands in the middle (documentation of `placeSubviews`).
  override func placeChildren(_ proposal: Proposal) {
    for child in children { child.isPlaced = false }
    let bounds = bounds(proposal)
    _ = ask { $0.placeSubviews(in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$1) }
    for child in subviews where !child.node.isPlaced {
      child.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(proposal))
    }
  }

  private func bounds(_ proposal: Proposal) -> CGRect {
    let size = size(for: proposal)
    return CGRect(x: frame.origin.x, y: frame.origin.y, width: size.width, height: size.height)
  }

  /// The layout is asked once for all edges: it asks all edges of its views, layouts too, which would multiply the work
  /// at each depth.
  override func wish(at edge: Edge) -> SpacingWish {
    if let wishes, wishes.generation == evaluation.generation { return wishes.spacing[edge] }
    guard let spacing = ask({ $0.spacing(subviews: subviews, cache: &$1) }) else { return .standard }
    wishes = (evaluation.generation, spacing)
    return spacing[edge]
  }
  private var wishes: (generation: Int, spacing: ViewSpacing)?

  /// That of the layout, else that of the first view which has one; the latter is assumed.
  override func findExplicit(_ guide: Guide, in proposal: Proposal) -> Double? {
    let size = size(for: proposal)
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let own = ask { layout, cache in
      guide.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(guide), in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(guide), in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews,
          cache: &cache)
    }
    return (own ?? nil).map { Double($0) }
  }
}
