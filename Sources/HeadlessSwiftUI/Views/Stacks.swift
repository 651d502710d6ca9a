/// Views in a column.
public nonisolated struct VStack<Content: View>: View {
  @usableFromInline let values: _StackValues
  @usableFromInline let content: Content

  /// A column; `nil` for the spacing that the views wish.
  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    values = _StackValues(Alignment(horizontal: alignment, vertical: .center), spacing)
    self.content = content()
  }

  /// A column's place.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    StackPlace(.vertical, fieldOffset(of: \VStack<Content>.content), evaluation) { Content._makePlace(evaluation) }
  }
}

/// Views in a row.
public nonisolated struct HStack<Content: View>: View {
  @usableFromInline let values: _StackValues
  @usableFromInline let content: Content

  /// A row; `nil` for the spacing that the views wish.
  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    values = _StackValues(Alignment(horizontal: .center, vertical: alignment), spacing)
    self.content = content()
  }

  /// A row's place.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    StackPlace(.horizontal, fieldOffset(of: \HStack<Content>.content), evaluation) { Content._makePlace(evaluation) }
  }
}

/// Views above one another.
public nonisolated struct ZStack<Content: View>: View {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// Views above one another.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  /// The place of views above one another.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    LayeredPlace(fieldOffset(of: \ZStack<Content>.content), evaluation) { Content._makePlace(evaluation) }
  }
}

/// A stack's own values; they lie first in its value, before its content.
@usableFromInline struct _StackValues {
  let alignment: Alignment
  let spacing: Double?

  @usableFromInline init(_ alignment: Alignment, _ spacing: CGFloat?) {
    self.alignment = alignment
    if let spacing { self.spacing = Double(spacing) } else { self.spacing = nil }
  }
}

private final class StackPlace: ContainerPlace {
  private let stack: StackNode

  init(_ axis: Axis, _ contentOffset: Int, _ evaluation: _Evaluation, _ makeContent: () -> _Place) {
    stack = StackNode(axis, evaluation)
    super.init(stack, evaluation.inStack(axis, makeContent), at: contentOffset, evaluation)
  }

  override func update(from view: UnsafeRawPointer) {
    let values = view.assumingMemoryBound(to: _StackValues.self)
    (stack.alignment, stack.spacing) = (values.pointee.alignment, values.pointee.spacing)
    let outer = evaluation.enter(stack.axis)
    super.update(from: view)
    evaluation.leave(outer)
  }
}

private final class LayeredPlace: ContainerPlace {
  private let layers: LayeredNode

  init(_ contentOffset: Int, _ evaluation: _Evaluation, _ makeContent: () -> _Place) {
    layers = LayeredNode(evaluation)
    super.init(layers, evaluation.inStack(nil, makeContent), at: contentOffset, evaluation)
  }

  override func update(from view: UnsafeRawPointer) {
    layers.alignment = view.assumingMemoryBound(to: Alignment.self).pointee
    let outer = evaluation.enter(nil)
    super.update(from: view)
    evaluation.leave(outer)
  }
}

/// Room that is as long as there is any.
public nonisolated struct Spacer: View {
  /// The least length; `nil` for the usual one.
  public var minLength: CGFloat?
  /// Room of at least so many points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  /// A leaf's place.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    let node = SpacerNode(evaluation.surroundings.axis, evaluation)
    return LeafPlace<Spacer>(node, evaluation) {
      (node.least, node.axis) = ($0.minLength.map(Double.init), evaluation.surroundings.axis)
    }
  }
}

/// A line between views.
public nonisolated struct Divider: View {
  /// A line.
  public init() {}
  /// A leaf's place.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    let node = DividerNode(evaluation.surroundings.axis, evaluation)
    return LeafPlace<Divider>(node, evaluation) { _ in
      // A pixel; a point at the accessibility sizes (leboncoin/spark-ios-component-divider).
      let known = evaluation.environment.storage
      node.axis = evaluation.surroundings.axis
      node.thickness = known.text.category.isAccessibilityCategory ? 1 : 1 / known.displayScale
    }
  }
}

/// The place of one node.
final class LeafPlace<Leaf>: _Place {
  private let node: LayoutNode
  private let show: @MainActor (Leaf) -> Void

  init(_ node: LayoutNode, _ evaluation: _Evaluation, _ show: @escaping @MainActor (Leaf) -> Void) {
    (self.node, self.show) = (node, show)
    super.init(evaluation)
  }
  override func update(from view: UnsafeRawPointer) { show(view.assumingMemoryBound(to: Leaf.self).pointee) }
  override func appendNodes(to nodes: inout [LayoutNode]) { nodes.append(node) }
}
