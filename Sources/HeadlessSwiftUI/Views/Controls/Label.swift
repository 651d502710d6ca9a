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
  @MainActor public var body: some View {
    let configuration = LabelStyleConfiguration(title: .init(AnyView(title)), icon: .init(AnyView(icon)))
    if let style { style.make(configuration) } else { IconAndTitle(configuration: configuration) }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a style's configuration.
  public init(_ configuration: LabelStyleConfiguration) { (title, icon) = (configuration.title, configuration.icon) }
}

/// The parts that a style makes a label of.
public nonisolated struct LabelStyleConfiguration {
  /// The title.
  public typealias Title = _StyledPart<LabelStyleConfiguration>
  /// The icon.
  public typealias Icon = _StyledPart<IconOnlyLabelStyle>
  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// An icon before a title.
private nonisolated struct IconAndTitle: View {
  let configuration: LabelStyleConfiguration
  @MainActor var body: some View {
    Messages.sayOnce("note: the spacing in a Label is not published; it is 8 points")
    return HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}
