/// A label and what it is about: at both ends of a row.
public nonisolated struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  @Environment(\.makerOfLabeledContentStyle) private var style
  init(_ label: Label, _ content: Content) { (self.label, self.content) = (label, content) }
}

extension LabeledContent: View where Label: View, Content: View {
  /// Both at the ends of a row.
  @ViewBuilder @MainActor public var body: some View {
    if let style {
      style.make(LabeledContentStyleConfiguration(content: .init(AnyView(content)), label: .init(AnyView(label))))
    } else {
      let _ = Messages.sayOnce(
        "note: the size of LabeledContent is not published; its label and content stand at the ends of a row")
      LabeledRow(label) { content }
    }
  }
  /// A view with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label(), content()) }
}

/// Views that open below a label.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.makerOfDisclosureGroupStyle) private var style
  init(_ label: Label, _ content: Content, _ isExpanded: Binding<Bool>?) {
    (self.label, self.content, self.isExpanded) = (label, content, isExpanded)
  }

  /// The label with a sign behind it, and the views when they are open.
  @ViewBuilder @MainActor public var body: some View {
    let state = isExpanded ?? $isOpen
    if let style {
      style.make(
        DisclosureGroupStyleConfiguration(
          label: .init(AnyView(label)), content: .init(AnyView(content)), isExpanded: state))
    } else {
      let _ = Messages.sayOnce(
        "note: the size of a DisclosureGroup is not published; its label has a symbol behind it, and its content below")
      VStack(alignment: .leading) {
        HStack {
          label
          Spacer()
          Image(systemName: "chevron.forward")
        }
        if state.wrappedValue { content }
      }
    }
  }
}
extension DisclosureGroup
where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
  init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(configuration.label, configuration.content, configuration.$isExpanded)
  }
}
/// The parts that a style makes a group of.
public nonisolated struct DisclosureGroupStyleConfiguration {
  /// The label.
  public typealias Label = _StyledPart<DisclosureGroupStyleConfiguration>
  /// The content.
  public typealias Content = _StyledPart<DisclosureGroup<EmptyView, EmptyView>>
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content, _isExpanded) = (label, content, isExpanded)
  }
}
