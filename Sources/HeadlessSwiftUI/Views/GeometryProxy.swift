/// The frame that a view got.
public struct GeometryProxy: @unchecked Sendable {
  private let node: LayoutNode
  private let spaces: [AnyHashable: NamedSpace]

  @MainActor init(_ node: LayoutNode, _ environment: EnvironmentValues) {
    (self.node, spaces) = (node, environment.storage.spaces)
  }

  /// Points.
  public var size: CGSize { CGSize(frame.size) }
  /// The insets of safe areas; off a device there are none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  /// The frame in a space; one of an unknown name counts as the global one.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { frame(of: node, in: coordinateSpace) }
  /// An anchor of another view, in the view's own space.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(frame(of: anchor.node, in: .local)) }

  private var frame: (origin: LayoutPoint, size: LayoutSize) { onMain { node.frame } }
  private func frame(of node: LayoutNode, in space: CoordinateSpace) -> CGRect {
    let frame = onMain { node.frame }
    let origin =
      switch space {
      case .global: LayoutPoint(x: 0, y: 0)
      case .local: self.frame.origin
      case .named:
        spaces[AnyHashable(space)]?.node.map { node in onMain { node.frame.origin } } ?? LayoutPoint(x: 0, y: 0)
      }
    return CGRect(
      x: frame.origin.x - origin.x, y: frame.origin.y - origin.y, width: frame.size.width, height: frame.size.height)
  }
}

/// A point or a rectangle of a view, for another view's geometry.
public struct Anchor<Value>: @unchecked Sendable {
  let node: LayoutNode
  /// The value for the frame of the view.
  let value: (CGRect) -> Value

  /// Which point or rectangle.
  public struct Source: @unchecked Sendable {
    let value: (CGRect) -> Value
  }
}
extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor.Source { $0 } }
}
extension Anchor.Source where Value == CGPoint {
  /// A point of the view.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source { CGPoint(x: $0.minX + $0.width * p.x, y: $0.minY + $0.height * p.y) }
  }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// Where frames are counted from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The host's view.
  case global
  /// The view itself.
  case local
  /// A view that has a name.
  case named(AnyHashable)
}

/// The node that has a name.
final class NamedSpace {
  var node: LayoutNode?
}

/// `coordinateSpace`.
public nonisolated struct _NamedSpace: ViewModifier {
  let name: AnyHashable

  /// The content, which has a name.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    SpacePlace(content, modifierOffset, evaluation)
  }
}

private final class SpacePlace: ModifiedPlace {
  private let space = NamedSpace()

  override func update(from view: UnsafeRawPointer) {
    let name = (view + modifierOffset).assumingMemoryBound(to: _NamedSpace.self).pointee.name
    let outer = evaluation.environment
    var inner = outer
    inner.own.spaces[name] = space
    evaluation.environment = inner
    super.update(from: view)
    evaluation.environment = outer
    var nodes: [LayoutNode] = []
    content.appendNodes(to: &nodes)
    space.node = nodes.first
  }
}

extension View {
  /// Gives the view a name, for frames that are counted from it.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_NamedSpace(name: AnyHashable(CoordinateSpace.named(AnyHashable(name)))))
  }
  /// Gives the view a name, for frames that are counted from it.
  public nonisolated func coordinateSpace(_ name: CoordinateSpace) -> some View {
    modifier(_NamedSpace(name: AnyHashable(name)))
  }
}

extension CGSize {
  init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }
}
