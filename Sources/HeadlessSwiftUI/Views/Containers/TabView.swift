/// Views of which one is shown, by tabs or as pages.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  let content: Content

  /// Views of which one is shown.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Views of which the first is shown.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int { self.content = content() }

  /// The place of the views.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    TabPlace(PagesNode(evaluation), fieldOffset(of: \Self.content), nil, evaluation) { Content._makePlace(evaluation) }
  }
}

private final class TabPlace: AxisPlace {
  override func update(from view: UnsafeRawPointer) {
    let outer = evaluation.environment
    let pages = unsafeDowncast(node, to: PagesNode.self)
    pages.hasBar = outer.tabViewStyleLook != "page"
    evaluation.environment.container = pages.container
    super.update(from: view)
    evaluation.environment = outer
  }
}

/// A tab; ``TabView`` shows its content.
public nonisolated struct Tab<Value, Content, Label> {
  let content: Content
}
extension Tab: View where Content: View {
  /// The content.
  @MainActor public var body: some View { content }
}

extension Tab where Content: View, Label: View, Value: Hashable {
  /// A tab of a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.content = content() }
}

/// Pages: each takes the room of all. Their length without a proposal is not published, and that of a tab bar is none of
/// a card's.
final class PagesNode: ContainerNode {
  let container: ContainerLengths
  var hasBar = true

  override init(_ evaluation: _Evaluation) {
    container = ContainerLengths(evaluation)
    super.init(evaluation)
  }
  override func measure(_ proposal: Proposal) -> LayoutSize {
    if proposal.width.isNaN || proposal.height.isNaN || hasBar {
      Messages.sayOnce(
        "note: the length of a TabView to which none is proposed is not published; it is 10 points, as for a colour, and "
          + "the bar of its tabs takes no room from its content. Pages have a size in a frame")
    }
    return LayoutSize(
      width: proposal.width.or(FillingNode.idealLength), height: proposal.height.or(FillingNode.idealLength))
  }
  /// The first page is in sight, in the middle of the room.
  override func placeChildren(_ proposal: Proposal) {
    let room = Proposal(frame.size)
    container.within(room) {
      for child in children.prefix(1) {
        let origin = origin(of: child, room, .center, in: proposal)
        child.place(at: LayoutPoint(x: frame.origin.x + origin.x, y: frame.origin.y + origin.y), room)
      }
    }
  }
}
