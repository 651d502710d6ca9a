/// A modifier that lays each of its content's views out in a node of its own: a view of several children is modified
/// child by child.
@MainActor @preconcurrency public protocol _NodeModifier: ViewModifier where Body == Never {
  /// Makes and changes the nodes.
  static var _kind: _NodeKind { get }
}

/// How a modifier's node is made, and how it takes a modifier's value over.
@MainActor public struct _NodeKind {
  let make: @MainActor (LayoutNode) -> WrapperNode
  let show: @MainActor (UnsafeRawPointer, WrapperNode) -> Void

  init<Modifier, Node: WrapperNode>(
    _ modifier: Modifier.Type, _ node: Node.Type, _ show: @escaping @MainActor (Modifier, Node) -> Void
  ) {
    make = { Node($0) }
    self.show = {
      show($0.assumingMemoryBound(to: Modifier.self).pointee, unsafeDowncast($1, to: Node.self))
    }
  }
}

extension _NodeModifier {
  /// The place of a view that is laid out in a node of its own.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    WrappingPlace(_kind, content, modifierOffset, evaluation)
  }
}

private final class WrappingPlace: ModifiedPlace {
  private let kind: _NodeKind
  private var nodes: [WrapperNode] = []
  private var isMade = false

  init(_ kind: _NodeKind, _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation) {
    self.kind = kind
    super.init(content, modifierOffset, evaluation)
  }

  override func update(from view: UnsafeRawPointer) {
    let before = evaluation.structure
    content.update(from: view)
    if evaluation.structure != before || !isMade {
      isMade = true
      nodes = modifiedNodes().map(kind.make)
    }
    for index in nodes.indices { kind.show(view + modifierOffset, nodes[index]) }
  }

  override func appendNodes(to nodes: inout [LayoutNode]) { nodes.append(contentsOf: self.nodes) }
}

/// `padding`.
public nonisolated struct _Padding: _NodeModifier {
  struct Insets {
    var (top, leading, bottom, trailing) = (0.0, 0.0, 0.0, 0.0)
  }
  let insets: Insets

  /// 16 points on an iPhone (adammcarter/swift-snapshot-testing-macros and others).
  static let standard: CGFloat = 16

  @usableFromInline init(_ insets: EdgeInsets) {
    self.insets = Insets(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }
  @usableFromInline init(_ edges: Edge.Set, _ length: CGFloat?) {
    let length = Double(length ?? _Padding.standard)
    insets = Insets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// A padding's nodes.
  @MainActor public static var _kind: _NodeKind { _NodeKind(_Padding.self, PaddingNode.self) { $1.insets = $0.insets } }
}

/// `frame(width:height:)`.
public nonisolated struct _FixedFrame: _NodeModifier {
  let width: Double?
  let height: Double?
  let alignment: Alignment

  @usableFromInline init(_ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment) {
    (self.width, self.height) = (Messages.frameLength(width), Messages.frameLength(height))
    self.alignment = alignment
  }

  /// A frame's nodes.
  @MainActor public static var _kind: _NodeKind {
    _NodeKind(_FixedFrame.self, FixedFrameNode.self) {
      ($1.width, $1.height, $1.alignment) = ($0.width, $0.height, $0.alignment)
    }
  }
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:)`.
public nonisolated struct _FlexibleFrame: _NodeModifier {
  @usableFromInline struct Limit {
    var least: Double?
    var ideal: Double?
    var most: Double?

    init() {}
    @usableFromInline init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
      (self.least, self.ideal, self.most) =
        (Messages.frameLimit(least), Messages.frameLimit(ideal), Messages.frameLimit(most))
      let (low, high) = (self.least ?? -.infinity, self.most ?? .infinity)
      if low > high || !(low...max(low, high)).contains(self.ideal ?? max(low, min(high, 0))) {
        Messages.contradictoryFrame(self.least, self.ideal, self.most)
      }
    }
  }
  struct Limits {
    var width = Limit()
    var height = Limit()
    var alignment = Alignment.center
  }
  let limits: Limits

  @usableFromInline init(_ width: Limit, _ height: Limit, _ alignment: Alignment) {
    limits = Limits(width: width, height: height, alignment: alignment)
  }

  /// A frame's nodes.
  @MainActor public static var _kind: _NodeKind {
    _NodeKind(_FlexibleFrame.self, FlexibleFrameNode.self) { $1.limits = $0.limits }
  }
}

/// `fixedSize`.
public nonisolated struct _FixedSize: _NodeModifier {
  let horizontal: Bool
  let vertical: Bool

  @usableFromInline init(horizontal: Bool, vertical: Bool) { (self.horizontal, self.vertical) = (horizontal, vertical) }

  /// Nodes of a size of their own.
  @MainActor public static var _kind: _NodeKind {
    _NodeKind(_FixedSize.self, FixedSizeNode.self) { ($1.horizontal, $1.vertical) = ($0.horizontal, $0.vertical) }
  }
}

/// `layoutPriority`.
public nonisolated struct _Priority: _NodeModifier {
  let value: Double

  @usableFromInline init(value: Double) { self.value = value }

  /// Nodes of a priority.
  @MainActor public static var _kind: _NodeKind { _NodeKind(_Priority.self, PriorityNode.self) { $1.own = $0.value } }
}

extension View {
  /// Points round the view; `nil` for the usual ones.
  @inlinable public nonisolated consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  {
    ModifiedContent(content: self, modifier: _Padding(edges, length))
  }
  /// Points round the view.
  @inlinable public nonisolated consuming func padding(_ length: CGFloat) -> some View {
    ModifiedContent(content: self, modifier: _Padding(.all, length))
  }
  /// Points round the view.
  @inlinable public nonisolated consuming func padding(_ insets: EdgeInsets) -> some View {
    ModifiedContent(content: self, modifier: _Padding(insets))
  }

  /// A frame of a width, a height or both.
  @inlinable public nonisolated consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    ModifiedContent(content: self, modifier: _FixedFrame(width, height, alignment))
  }
  /// A frame within limits.
  @inlinable public nonisolated consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier:
        _FlexibleFrame(
          _FlexibleFrame.Limit(minWidth, idealWidth, maxWidth), _FlexibleFrame.Limit(minHeight, idealHeight, maxHeight),
          alignment))
  }
  /// The ideal size, whatever is proposed.
  @inlinable public nonisolated consuming func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  /// The ideal length in some directions.
  @inlinable public nonisolated consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    ModifiedContent(content: self, modifier: _FixedSize(horizontal: horizontal, vertical: vertical))
  }
  /// The share of a stack's room that the view gets first.
  @inlinable public nonisolated consuming func layoutPriority(_ value: Double) -> some View {
    ModifiedContent(content: self, modifier: _Priority(value: value))
  }
}

extension View {
  /// Points between the view and the safe areas, of which there are none off a device: as `padding`.
  @inlinable public nonisolated consuming func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { ModifiedContent(content: self, modifier: _Padding(edges, length)) }
  /// Points between the view and the safe areas.
  @inlinable public nonisolated consuming func safeAreaPadding(_ length: CGFloat) -> some View {
    ModifiedContent(content: self, modifier: _Padding(.all, length))
  }
  /// Points between the view and the safe areas.
  @inlinable public nonisolated consuming func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    ModifiedContent(content: self, modifier: _Padding(insets))
  }
}
