/// Views that can be scrolled.
public nonisolated struct ScrollView<Content: View>: View {
  /// The views.
  public var content: Content
  /// The directions in which they scroll.
  public var axes: Axis.Set
  /// Whether indicators show where the view is; decides no size.
  public var showsIndicators: Bool

  /// Views that scroll.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  /// The place of views that scroll.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    let node = ScrollNode(evaluation)
    return ScrollPlace<Content>(node, fieldOffset(of: \ScrollView<Content>.content), nil, evaluation) {
      Content._makePlace(evaluation)
    }
  }
}

/// The content of a scroll view knows its length, and has none of its margins.
private final class ScrollPlace<Content: View>: AxisPlace {
  override func update(from view: UnsafeRawPointer) {
    let outer = evaluation.environment
    let scroll = unsafeDowncast(node, to: ScrollNode.self)
    scroll.axes = view.assumingMemoryBound(to: ScrollView<Content>.self).pointee.axes
    scroll.margins = outer.scrollMargins
    evaluation.environment.scrollMargins = EdgeInsets()
    evaluation.environment.container = scroll.container
    super.update(from: view)
    evaluation.environment = outer
  }
}

/// `ScrollView`, by swiftuifieldguide.com/layout/scrollview.
final class ScrollNode: ContainerNode {
  var axes: Axis.Set = .vertical
  var margins = EdgeInsets()
  let container: ContainerLengths
  /// The content, as one view: several are a column.
  private var content: LayoutNode?

  override init(_ evaluation: _Evaluation) {
    container = ContainerLengths(evaluation)
    super.init(evaluation)
  }
  override func hold(_ children: [LayoutNode]) {
    super.hold(children)
    content = children.count == 1 ? children[0] : StackNode(column: children, evaluation)
  }

  /// 1. Along an axis that scrolls the content gets no proposal, across it the scroll view's own, less the margins.
  private func inner(_ proposal: Proposal) -> Proposal {
    var inner = proposal
    for axis in Axis.allCases {
      let left = proposal[axis] - margins.along(axis)
      inner[axis] = axes.contains(Axis.Set(axis)) ? .nan : left < 0 ? 0 : left
    }
    return inner
  }

  /// 2. Along such an axis it is as long as is proposed, or as its content where nothing is; across, as its content.
  override func measure(_ proposal: Proposal) -> LayoutSize {
    guard let content else { return .zero }
    var size = container.within(proposal) { content.size(for: inner(proposal)) }
    for axis in Axis.allCases {
      size[axis] += margins.along(axis)
      if axes.contains(Axis.Set(axis)) { size[axis] = proposal[axis].or(size[axis]) }
    }
    return size
  }

  /// 3. The content stands at the top leading corner, behind the margins.
  override func placeChildren(_ proposal: Proposal) {
    container.within(Proposal(frame.size)) {
      content?.place(
        at: LayoutPoint(x: frame.origin.x + Double(margins.leading), y: frame.origin.y + Double(margins.top)),
        inner(proposal))
    }
  }

  override func findExplicit(_ guide: Guide, in proposal: Proposal) -> Double? {
    let found = container.within(proposal) { content?.explicit(guide, in: inner(proposal)) }
    guard let position = found else { return nil }
    return position + Double(guide.axis == .horizontal ? margins.leading : margins.top)
  }
}

extension Axis.Set {
  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
extension EdgeInsets {
  /// The insets of both edges of a direction, in points.
  func along(_ axis: Axis) -> Double { Double(axis == .horizontal ? leading + trailing : top + bottom) }
}

/// The place of views in a container that has an axis, or `nil` for none.
@MainActor class AxisPlace: ContainerPlace {
  private let axis: Axis?

  init(
    _ node: ContainerNode, _ contentOffset: Int, _ axis: Axis?, _ evaluation: _Evaluation, _ makeContent: () -> _Place
  ) {
    self.axis = axis
    let content = evaluation.inStack(axis, kind: type(of: node), makeContent)
    super.init(node, content, at: contentOffset, evaluation)
  }
  override func update(from view: UnsafeRawPointer) {
    let outer = evaluation.enter(axis, kind: type(of: node))
    super.update(from: view)
    evaluation.leave(outer)
  }
}

/// An axis place whose node takes the container's own values over.
final class ValuesPlace<Container>: AxisPlace {
  private let show: @MainActor (Container) -> Void

  init<Content: View>(
    _ node: ContainerNode, _ content: KeyPath<Container, Content>, _ axis: Axis?, _ evaluation: _Evaluation,
    show: @escaping @MainActor (Container) -> Void
  ) {
    self.show = show
    super.init(node, fieldOffset(of: content), axis, evaluation) { Content._makePlace(evaluation) }
  }
  override func update(from view: UnsafeRawPointer) {
    show(view.assumingMemoryBound(to: Container.self).pointee)
    super.update(from: view)
  }
}

extension EnvironmentValues {
  /// The margins of the content of scroll views.
  var scrollMargins: EdgeInsets {
    get { self[ScrollMargins.self] }
    set { if newValue != scrollMargins { self[ScrollMargins.self] = newValue } }
  }
  private enum ScrollMargins: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
}

/// A part of a container whose margins are set.
public struct ContentMarginPlacement: Sendable {
  fileprivate let isOfContent: Bool
  /// The content and the indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(isOfContent: true) }
  /// The content alone.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(isOfContent: true) }
  /// The indicators, which decide no size.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(isOfContent: false) }
}

extension View {
  /// Margins of what lies in scroll views, in points; `nil` for none of an app's own.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollMargins) {
      guard placement.isOfContent else { return }
      if edges.contains(.top) { $0.top = insets.top }
      if edges.contains(.leading) { $0.leading = insets.leading }
      if edges.contains(.bottom) { $0.bottom = insets.bottom }
      if edges.contains(.trailing) { $0.trailing = insets.trailing }
    }
  }
  /// Margins of what lies in scroll views, in points; `nil` for none of an app's own.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    let insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    return contentMargins(edges, insets, for: placement)
  }
  /// Margins of what lies in scroll views, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }
}

extension ScrollTransitionPhase {
  /// Whether the view is in sight: all are, off the device.
  public var isIdentity: Bool { self == .identity }
  /// From -1 before the view is in sight to 1 behind it.
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// Gives its content a way to scroll views inside.
public nonisolated struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content
  /// Content that can scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  /// The content.
  @MainActor public var body: some View { content(ScrollViewProxy()) }
}
