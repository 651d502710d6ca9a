/// A control that shows elements to choose from.
public nonisolated struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.makerOfMenuStyle) private var style

  init(_ label: Label, _ content: Content) { (self.label, self.content) = (label, content) }

  /// The label in the style of buttons, unless menus have a style of their own.
  @ViewBuilder @MainActor public var body: some View {
    if let style {
      style.make(MenuStyleConfiguration(content: .init(AnyView(content)), label: .init(AnyView(label))))
    } else {
      Button(action: {}) { label }
    }
  }
}

extension Menu {
  /// Elements behind a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label(), content()) }
  /// Elements behind a label that runs an action itself.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) { self.init(label(), content()) }
}

/// A control that opens an address: its label in the style of buttons.
public nonisolated struct Link<Label: View>: View {
  let label: Label
  /// A link with a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }
  /// The label.
  @MainActor public var body: some View { Button(action: {}) { label } }
}

/// A control that gives something to other apps: its label in the style of buttons.
public nonisolated struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  let label: Label
  init(showing label: Label) { self.label = label }
  /// The label.
  @MainActor public var body: some View { Button(action: {}) { label } }
}
/// The usual label of a link that shares.
public nonisolated struct DefaultShareLinkLabel: View {
  var title = Text("Share…")
  /// A title and a symbol.
  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
extension Never: Transferable {}

/// A button that changes a list: its word in the style of buttons.
public nonisolated struct EditButton: View {
  /// A button that changes a list.
  public init() {}
  /// The word.
  @MainActor public var body: some View { Button(action: {}) { Text(verbatim: "Edit") } }
}
