/// A style of any type, by the views that it makes. In these the style is the usual one: a style may show a control of
/// its configuration.
struct StyleMaker<Configuration> {
  let make: @MainActor (Configuration) -> AnyView

  /// - Parameter place: the style in the environment.
  init<Style, Body: View>(
    _ style: Style, in place: WritableKeyPath<EnvironmentValues, StyleMaker?>,
    _ body: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    nonisolated(unsafe) let style = style
    nonisolated(unsafe) let place = place
    make = { configuration in
      AnyView(BoundBody(of: style) { body($0, configuration) }.environment(place, nil))
    }
  }
}

/// The place of a style in the environment; `nil` where the usual one counts.
enum StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleMaker<Configuration>? { nil }
}

extension EnvironmentValues {
  var styleOfButtons: StyleMaker<ButtonStyleConfiguration>? {
    get { self[StyleKey<ButtonStyleConfiguration>.self] }
    set { self[StyleKey<ButtonStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// How buttons look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.styleOfButtons, StyleMaker(style, in: \.styleOfButtons) { $0.makeBody(configuration: $1) })
  }
  /// How buttons look.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(
      \.styleOfButtons,
      StyleMaker(style, in: \.styleOfButtons) {
        $0.makeBody(configuration: PrimitiveButtonStyleConfiguration(label: $1.label, role: $1.role))
      })
  }
}

/// A part that the app gave a control, in the configuration of a style; each configuration has a type of its own.
public nonisolated struct _StyledPart<Owner>: View {
  let content: AnyView
  init(_ content: AnyView) { self.content = content }
  /// The view that the app gave.
  @MainActor public var body: some View { content }
}
