/// Views in a box with a label.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.makerOfGroupBoxStyle) private var style
  init(_ label: Label, _ content: Content) { (self.label, self.content) = (label, content) }

  /// The box round both.
  @ViewBuilder @MainActor public var body: some View {
    if let style {
      style.make(GroupBoxStyleConfiguration(content: .init(AnyView(content)), label: .init(AnyView(label))))
    } else {
      let _ = Messages.sayOnce("note: the insets of a GroupBox are not published; they are 16 points, as of padding()")
      VStack(alignment: .leading) {
        label.font(.headline)
        content
      }.padding()
    }
  }
}
extension GroupBox {
  /// Views with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label(), content()) }
  /// Views with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(label, content()) }
  /// Views alone.
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView { self.init(EmptyView(), content()) }
}
/// Controls that belong together: one after another in a row.
public nonisolated struct ControlGroup<Content: View>: View {
  let content: Content
  @Environment(\.makerOfControlGroupStyle) private var style

  /// Controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Controls with a label, which a menu shows.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { self.content = content() }
  /// The controls.
  @ViewBuilder @MainActor public var body: some View {
    if let style {
      style.make(ControlGroupStyleConfiguration(content: .init(AnyView(content))))
    } else {
      let _ = Messages.sayOnce("note: the size of a ControlGroup is not published; its controls stand in a row")
      HStack { content }
    }
  }
}
/// Words that say why there is nothing to see, in the middle of the room.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Words with actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

  /// A column in all of the room.
  @MainActor public var body: some View {
    Messages.sayOnce(
      "note: the distances in a ContentUnavailableView are not published; it takes all the room that it is proposed")
    return VStack {
      label.labelStyle(UnavailableLabelStyle()).multilineTextAlignment(.center)
      description.font(.subheadline).multilineTextAlignment(.center)
      actions
    }.padding().frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
private nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon.font(.system(size: 48))
      configuration.title.font(.title2.bold())
    }
  }
}
extension ContentUnavailableView
where Label == HeadlessSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// That nothing was found.
  public static var search: Self { Self("No Results", systemImage: "magnifyingglass") }
  /// That nothing was found for a text.
  public static func search(text: String) -> Self {
    Self(String("No Results for “\(text)”"), systemImage: "magnifyingglass")
  }
}
