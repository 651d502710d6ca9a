/// A view whose content depends on the size that it gets.
public nonisolated struct GeometryReader<Content: View>: View {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content
  /// A view whose content depends on its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// The place of a view that takes what it is proposed.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place { GeometryPlace<Content>(evaluation) }
}

private final class GeometryPlace<Content: View>: _Place {
  private let content: _Place
  private let node: GeometryNode
  private var isFilled = false

  override init(_ evaluation: _Evaluation) {
    content = evaluation.inStack(nil) { Content._makePlace(evaluation) }
    node = GeometryNode(evaluation)
    super.init(evaluation)
  }

  /// The content waits for the size, and keeps the environment of this place until then.
  override func update(from view: UnsafeRawPointer) {
    let make = view.assumingMemoryBound(to: GeometryReader<Content>.self).pointee.content
    let environment = evaluation.environment
    node.fill = { [unowned self] in
      evaluation.with(environment) {
        let before = evaluation.structure
        let outer = evaluation.enter(nil)
        content.update(with: make(GeometryProxy(node, environment)))
        evaluation.leave(outer)
        evaluation.forgetSizes()
        guard evaluation.structure != before || !isFilled else { return }
        isFilled = true
        var children: [LayoutNode] = []
        content.appendNodes(to: &children)
        node.hold(children)
      }
    }
  }
  override func appendNodes(to nodes: inout [LayoutNode]) { nodes.append(node) }
  override func collect(_ preferences: inout PreferenceValues) { if isFilled { content.collect(&preferences) } }
}

/// Takes the proposal, 10 points where there is none; its content stands at the top leading corner.
private final class GeometryNode: ContainerNode {
  var fill: (@MainActor () -> Void)?

  override func measure(_ proposal: Proposal) -> LayoutSize {
    LayoutSize(
      width: proposal.width.or(FillingNode.idealLength), height: proposal.height.or(FillingNode.idealLength))
  }
  override func placeChildren(_ proposal: Proposal) {
    fill?()
    for child in children { child.place(at: frame.origin, Proposal(frame.size)) }
  }
}
