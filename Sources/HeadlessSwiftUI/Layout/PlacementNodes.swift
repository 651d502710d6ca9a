/// `offset`: stands elsewhere, and is as large as before.
final class OffsetNode: WrapperNode {
  var (x, y) = (0.0, 0.0)

  override func length(_ axis: Axis, for proposal: Proposal) -> Double { child.length(axis, for: proposal) }
  override func placeChildren(_ proposal: Proposal) {
    child.place(at: LayoutPoint(x: frame.origin.x + x, y: frame.origin.y + y), proposal)
  }
}

/// `position`: takes the proposal, and the child's centre stands at a point of it. Without a proposal it is as long as
/// the child; that is assumed.
final class PositionNode: WrapperNode {
  var (x, y) = (0.0, 0.0)

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let size = child.size(for: proposal)
    return LayoutSize(width: proposal.width.or(size.width), height: proposal.height.or(size.height))
  }
  override func childOrigin(_ proposal: Proposal) -> LayoutPoint {
    let size = child.size(for: proposal)
    return LayoutPoint(x: x - size.width / 2, y: y - size.height / 2)
  }
}

/// `offset` and `position`.
public nonisolated struct _Placement: _NodeModifier {
  let (x, y): (Double, Double)

  @usableFromInline init(_ x: CGFloat, _ y: CGFloat) { (self.x, self.y) = (Double(x), Double(y)) }

  /// Nodes that stand elsewhere.
  @MainActor public static var _kind: _NodeKind {
    _NodeKind(_Placement.self, OffsetNode.self) { ($1.x, $1.y) = ($0.x, $0.y) }
  }
}

/// `position`.
public nonisolated struct _Position: _NodeModifier {
  let (x, y): (Double, Double)

  @usableFromInline init(_ x: CGFloat, _ y: CGFloat) { (self.x, self.y) = (Double(x), Double(y)) }

  /// Nodes at a point of their room.
  @MainActor public static var _kind: _NodeKind {
    _NodeKind(_Position.self, PositionNode.self) { ($1.x, $1.y) = ($0.x, $0.y) }
  }
}

extension View {
  /// Stands elsewhere, and is as large as before.
  @inlinable public nonisolated consuming func offset(_ offset: CGSize) -> some View {
    ModifiedContent(content: self, modifier: _Placement(offset.width, offset.height))
  }
  /// Stands elsewhere, and is as large as before.
  @inlinable public nonisolated consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    ModifiedContent(content: self, modifier: _Placement(x, y))
  }
  /// Takes the room, with the centre at a point of it.
  @inlinable public nonisolated consuming func position(_ position: CGPoint) -> some View {
    ModifiedContent(content: self, modifier: _Position(position.x, position.y))
  }
  /// Takes the room, with the centre at a point of it.
  @inlinable public nonisolated consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    ModifiedContent(content: self, modifier: _Position(x, y))
  }
}
