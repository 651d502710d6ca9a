/// A control that runs an action. Off the device nothing does.
public nonisolated struct Button<Label: View>: View {
  let role: ButtonRole?
  let label: Label
  @Environment(\.styleOfButtons) private var style

  /// A button that shows a view.
  @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (role, self.label) = (nil, label())
  }
  /// A button of a role that shows a view.
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.role, self.label) = (role, label())
  }

  /// The view that the style makes of the label.
  @ViewBuilder @MainActor public var body: some View {
    if let style {
      style.make(ButtonStyleConfiguration(label: .init(AnyView(label)), role: role)).modifier(_Mark(.target))
    } else {
      label.modifier(_Mark(.target))
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style's configuration.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    (role, label) = (configuration.role, configuration.label)
  }
}

/// The label of a button that its role gives.
public nonisolated struct DefaultButtonLabel: View {
  let role: ButtonRole
  /// A symbol.
  @MainActor public var body: some View {
    Messages.sayOnce("note: the label that a button has by its role alone is not published; it is a symbol")
    return Image(systemName: role == .destructive ? "trash" : role == .confirm ? "checkmark" : "xmark")
  }
}

/// The parts that a style makes a button of.
public nonisolated struct ButtonStyleConfiguration {
  /// The button's label.
  public typealias Label = _StyledPart<ButtonStyleConfiguration>
  /// The button's label.
  public let label: Label
  /// The part that the button plays beside its action.
  public let role: ButtonRole?
  /// Whether it is held down: nothing is off the device.
  public let isPressed = false
}

/// The parts that a style that runs the action itself makes a button of.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The button's label.
  public let label: Label
  /// The part that the button plays beside its action.
  public let role: ButtonRole?
  /// Runs the button's action: nothing off the device.
  public func trigger() {}
}

/// How buttons look.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the view.
  associatedtype Body: View
  /// Makes a view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a view is made of.
  typealias Configuration = ButtonStyleConfiguration
}

/// How buttons look and when they run their actions.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the view.
  associatedtype Body: View
  /// Makes a view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a view is made of.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

extension View {
  /// How large controls are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

/// A label in the insets that a `UIButton.Configuration` of its size has.
struct BorderedLabel: View {
  let label: ButtonStyleConfiguration.Label
  @Environment(\.controlSize) private var size
  @Environment(\.font) private var font

  @ViewBuilder @MainActor var body: some View {
    let insets = insets
    label.font(font ?? (size == .mini || size == .small ? .subheadline : .body)).padding(
      EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
  }

  @MainActor private var insets: NSDirectionalEdgeInsets {
    Messages.sayOnce(
      "note: the size of a bordered button is not published; it has the insets of UIKit's, 7 and 12 points where no "
        + "controlSize is set")
    var configuration = UIButton.Configuration.bordered()
    configuration.buttonSize =
      switch size {
      case .mini: .mini
      case .small: .small
      case .regular: .medium
      case .large, .extraLarge: .large
      }
    return configuration.contentInsets
  }
}
