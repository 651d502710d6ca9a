/// An icon and a title.
public nonisolated struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.makerOfLabelStyle) private var style

  /// An icon and a title.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  /// The view that the style makes of both.
  @ViewBuilder @MainActor public var body: some View {
    if let style {
      style.make(LabelStyleConfiguration(title: .init(AnyView(title)), icon: .init(AnyView(icon))))
    } else {
      let _ = Messages.sayOnce("note: the spacing in a Label is not published; it is 8 points")
      HStack(spacing: 8) {
        icon
        title
      }
    }
  }
}
