/// `aspectRatio`, `scaledToFit` and `scaledToFill` (documentation of `aspectRatio(_:contentMode:)`, and
/// swiftuifieldguide.com/layout/aspect-ratio).
final class AspectNode: WrapperNode {
  var ratio: Double?
  var mode = ContentMode.fit

  /// 1. Without a ratio, that of the child's ideal size.
  /// 2. The largest size of the ratio that fits in the proposal, or the smallest one that covers it.
  /// 3. Where one length is proposed alone, it decides the other; where none is, the child's ideal size is adjusted.
  override func inner(_ proposal: Proposal) -> Proposal {
    let ideal = ratio == nil || proposal.width.isNaN && proposal.height.isNaN ? child.size(for: .ideal) : .zero
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width.isNaN, proposal.height.isNaN) {
    case (false, true): return Proposal(width: proposal.width, height: proposal.width / ratio)
    case (true, false): return Proposal(width: proposal.height * ratio, height: proposal.height)
    case (true, true): return covering(Proposal(ideal), ratio)
    case (false, false): return covering(proposal, ratio)
    }
  }

  private func covering(_ room: Proposal, _ ratio: Double) -> Proposal {
    let isWide = room.width > room.height * ratio
    return isWide == (mode == .fit)
      ? Proposal(width: room.height * ratio, height: room.height)
      : Proposal(width: room.width, height: room.width / ratio)
  }
}

/// How a view of a ratio lies in its room.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// All of it can be seen, or all of the room is covered.
  case fit, fill
}

/// `aspectRatio`.
public nonisolated struct _Aspect: _NodeModifier {
  let ratio: Double?
  let mode: ContentMode

  @usableFromInline init(_ ratio: CGFloat?, _ mode: ContentMode) {
    (self.ratio, self.mode) = (ratio.map { Double($0) }, mode)
  }

  /// Nodes of a ratio.
  @MainActor public static var _kind: _NodeKind {
    _NodeKind(_Aspect.self, AspectNode.self) { ($1.ratio, $1.mode) = ($0.ratio, $0.mode) }
  }
}

extension View {
  /// A width of so many heights; `nil` for the ratio of the view's ideal size.
  @inlinable public nonisolated consuming func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    ModifiedContent(content: self, modifier: _Aspect(aspectRatio, contentMode))
  }
  /// The ratio of a size.
  @inlinable public nonisolated consuming func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    ModifiedContent(content: self, modifier: _Aspect(aspectRatio.width / aspectRatio.height, contentMode))
  }
  /// All of the view in the room, in the ratio of its ideal size.
  @inlinable public nonisolated consuming func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// All of the room covered, in the ratio of the view's ideal size.
  @inlinable public nonisolated consuming func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
