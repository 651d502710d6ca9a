/// How headers and footers of sections stay in sight; decides no size.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Views of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in a column, made when they come into sight.
public nonisolated struct LazyVStack<Content: View>: View {
  @usableFromInline let values: _StackValues
  @usableFromInline let content: Content

  /// A column; `nil` for the spacing that the views wish.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    values = _StackValues(Alignment(horizontal: alignment, vertical: .center), spacing)
    self.content = content()
  }

  /// A column's place.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    LazyStackNode.place(.vertical, \LazyVStack<Content>.values, \.content, evaluation)
  }
}

/// Views in a row, made when they come into sight: the row is as high as its first view.
public nonisolated struct LazyHStack<Content: View>: View {
  @usableFromInline let values: _StackValues
  @usableFromInline let content: Content

  /// A row; `nil` for the spacing that the views wish.
  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    values = _StackValues(Alignment(horizontal: .center, vertical: alignment), spacing)
    self.content = content()
  }

  /// A row's place.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    LazyStackNode.place(.horizontal, \LazyHStack<Content>.values, \.content, evaluation)
  }
}

/// `LazyVStack` and `LazyHStack`, by WWDC 2026, session 321, "Dive into lazy stacks and scrolling with SwiftUI".
final class LazyStackNode: ContainerNode {
  /// Lays the views out one after another.
  private let stack: StackNode
  private var axis: Axis { stack.axis }

  static func place<Stack: View, Content: View>(
    _ axis: Axis, _ values: KeyPath<Stack, _StackValues>, _ content: KeyPath<Stack, Content>,
    _ evaluation: _Evaluation
  ) -> _Place {
    let node = LazyStackNode(axis, evaluation)
    return ValuesPlace<Stack>(node, content, axis, evaluation) {
      (node.stack.alignment, node.stack.spacing) = ($0[keyPath: values].alignment, $0[keyPath: values].spacing)
    }
  }

  init(_ axis: Axis, _ evaluation: _Evaluation) {
    stack = StackNode(axis, evaluation)
    super.init(evaluation)
  }
  override func hold(_ children: [LayoutNode]) {
    super.hold(children)
    stack.hold(children)
  }

  /// 1. Each view gets the proposal across the axis, and none along it.
  private func inner(_ proposal: Proposal) -> Proposal {
    var inner = proposal
    inner[axis] = .nan
    if !proposal[axis.crossing].isFinite { inner[axis.crossing] = .nan }
    return inner
  }

  /// 2. Across, the stack is as long as is proposed, or as its first view where nothing is.
  /// 3. Along, it is as long as the views together. On the device that is an estimate from those in sight.
  /// 4. Of a proposal of 0 x 0 no view comes into sight, and the stack has no size (leboncoin/spark-ios-common, lazy
  ///    stacks in a host that is measured with 0 x 0).
  override func measure(_ proposal: Proposal) -> LayoutSize {
    guard let first = children.first, proposal.width != 0 || proposal.height != 0 else { return .zero }
    if children.count > 1 {
      Messages.sayOnce(
        "note: on the device the length of a lazy stack along its axis is an estimate from the views in sight; here it "
          + "is that of all views")
    }
    let inner = inner(proposal)
    var size = LayoutSize.zero
    size[axis] = stack.length(axis, for: inner)
    size[axis.crossing] =
      proposal[axis.crossing].isFinite ? proposal[axis.crossing] : first.length(axis.crossing, for: inner)
    return size
  }

  /// 5. Views that are longer across than the first one overflow, by the stack's alignment.
  private func origin(_ proposal: Proposal) -> LayoutPoint {
    origin(of: stack, inner(proposal), stack.alignment.at(axis), in: proposal)
  }
  override func placeChildren(_ proposal: Proposal) {
    let origin = origin(proposal)
    stack.place(at: LayoutPoint(x: frame.origin.x + origin.x, y: frame.origin.y + origin.y), inner(proposal))
  }

  override func wish(at edge: Edge) -> SpacingWish { stack.wish(at: edge) }
  override func findExplicit(_ guide: Guide, in proposal: Proposal) -> Double? {
    guard let position = stack.explicit(guide, in: inner(proposal)) else { return nil }
    let origin = origin(proposal)
    return position + (guide.axis == .horizontal ? origin.x : origin.y)
  }
}

extension Alignment {
  /// The alignment across an axis, at the start along it.
  func at(_ axis: Axis) -> Alignment {
    axis == .vertical
      ? Alignment(horizontal: horizontal.edge, vertical: .top)
      : Alignment(horizontal: .leading, vertical: vertical.edge)
  }
}
extension HorizontalAlignment {
  /// The same part of the length, without a line that views move.
  fileprivate var edge: HorizontalAlignment { guide.isPlain ? self : .leading }
}
extension VerticalAlignment {
  fileprivate var edge: VerticalAlignment { guide.isPlain ? self : .top }
}
