/// An icon and a title.
public nonisolated struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.styleOfLabels) private var style

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

extension Label where Title == Text, Icon == Image {
  /// A text with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  /// A text with a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  /// A text with an image.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  /// A text with an image.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
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

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the view.
  associatedtype Body: View
  /// Makes a view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a view is made of.
  typealias Configuration = LabelStyleConfiguration
}

/// The style where none is set: both.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The icon before the title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(configuration: configuration)
  }
}
/// The icon before the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The icon before the title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(configuration: configuration)
  }
}
/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The title.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The icon.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
extension LabelStyle where Self == DefaultLabelStyle {
  /// The style where none is set.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
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
