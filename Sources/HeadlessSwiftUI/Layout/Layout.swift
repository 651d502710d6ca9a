/// A way to lay views out that an app defines.
@preconcurrency public protocol Layout: Sendable, Animatable {
  /// The values that the layout keeps between its calls.
  associatedtype Cache = Void
  /// The views.
  typealias Subviews = LayoutSubviews

  /// The layout's own properties.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what is kept.
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  /// Changes what is kept as views have changed.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// How far the whole wishes to stand from its neighbours.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  /// The size of the whole for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
  /// Places the views.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  /// Where a line of the whole is; `nil` for its usual place.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
  /// Where a line of the whole is; `nil` for its usual place.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  /// No axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes it anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// The larger wishes of all views (documentation of `spacing(subviews:cache:)`).
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(.zero) { $0.union($1.spacing) }
  }
  /// The usual place.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// The usual place.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Views in the layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// Properties of a layout itself.
public struct LayoutProperties: Sendable {
  /// The direction in which it lines views up; spacers in it take that one.
  public var stackOrientation: Axis?
  /// No direction.
  public init() {}
  init(_ axis: Axis) { stackOrientation = axis }
}

/// A value that a view hands to the layout that it lies in.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that say none.
  static var defaultValue: Self.Value { get }
}

/// `layoutValue`.
public nonisolated struct _LayoutValue: _NodeModifier {
  let key: ObjectIdentifier
  let value: Any

  /// Nodes with a value.
  @MainActor public static var _kind: _NodeKind {
    _NodeKind(_LayoutValue.self, LayoutValueNode.self) { ($1.key, $1.value) = ($0.key, $0.value) }
  }
}

final class LayoutValueNode: WrapperNode {
  var key: ObjectIdentifier?
  var value: Any?

  override func length(_ axis: Axis, for proposal: Proposal) -> Double { child.length(axis, for: proposal) }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { key == self.key ? value : super.layoutValue(key) }
}

extension View {
  /// Hands a value to the layout that the view lies in.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValue(key: ObjectIdentifier(key), value: value))
  }
}
