/// The first of its views that has room.
public nonisolated struct ViewThatFits<Content: View>: View {
  @usableFromInline let axes: Axis.Set
  @usableFromInline let content: Content

  /// The first view whose ideal size fits in the room on some axes.
  @inlinable public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  /// The place of the views, of which one is shown.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    FittingPlace(
      fieldOffset(of: \ViewThatFits<Content>.content), evaluation.inStack(nil) { Content._makePlace(evaluation) },
      evaluation)
  }
}

private final class FittingPlace: ContainerPlace {
  private let fitting: FittingNode

  init(_ contentOffset: Int, _ content: _Place, _ evaluation: _Evaluation) {
    fitting = FittingNode(evaluation)
    super.init(fitting, content, at: contentOffset, evaluation)
  }
  override func update(from view: UnsafeRawPointer) {
    fitting.axes = view.assumingMemoryBound(to: Axis.Set.self).pointee
    let outer = evaluation.enter(nil)
    super.update(from: view)
    evaluation.leave(outer)
  }
}

/// "The first child view whose ideal size on the constrained axes fits within the proposed size", else the last
/// (documentation of `ViewThatFits`).
final class FittingNode: ContainerNode {
  var axes: Axis.Set = [.horizontal, .vertical]
  /// The child that the last layout has chosen.
  private(set) var shown: LayoutNode?

  /// 1. Each child is asked for its ideal length on the axes that count, and gets the proposal on the other.
  /// 2. A length that is not proposed holds any.
  /// 3. The child that is chosen gets the proposal as it is.
  private func chosen(_ proposal: Proposal) -> LayoutNode? {
    let (countsWidth, countsHeight) = (axes.contains(.horizontal), axes.contains(.vertical))
    let asked = Proposal(
      width: countsWidth ? .nan : proposal.width, height: countsHeight ? .nan : proposal.height)
    func fits(_ child: LayoutNode) -> Bool {
      let size = child.size(for: asked)
      return !(countsWidth && size.width > proposal.width) && !(countsHeight && size.height > proposal.height)
    }
    return children.dropLast().first { fits($0) } ?? children.last
  }

  override func measure(_ proposal: Proposal) -> LayoutSize { chosen(proposal)?.size(for: proposal) ?? .zero }
  override func placeChildren(_ proposal: Proposal) {
    shown = chosen(proposal)
    shown?.place(at: frame.origin, proposal)
  }
  override func findExplicit(_ guide: Guide, in proposal: Proposal) -> Double? {
    chosen(proposal)?.explicit(guide, in: proposal)
  }
  override func wish(at edge: Edge) -> SpacingWish { children.first?.wish(at: edge) ?? .standard }
}
