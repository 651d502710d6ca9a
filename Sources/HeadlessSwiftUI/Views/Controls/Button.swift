/// The part that a button plays beside its action.
public nonisolated struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// Deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
}

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
      style.make(ButtonStyleConfiguration(label: .init(AnyView(label)), role: role))
    } else {
      label
    }
  }
}

extension Button where Label == Text {
  /// A button that shows a text.
  @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  /// A button that shows a text.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  /// A button of a role that shows a text.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  /// A button of a role that shows a text.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style's configuration.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    (role, label) = (configuration.role, configuration.label)
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

/// The style where none is set: outside of lists, the label alone (GoodRequest/GoodSwiftUI, salute-developers/plasma-ios,
/// buttons of styles that add nothing).
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The label.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// The label alone.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The label.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// The label alone, tinted.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The label.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// The label in a border.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The label in the insets of UIKit's buttons: nobody publishes SwiftUI's.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label)
  }
}
/// The label in a coloured border.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The label in the insets of UIKit's buttons: nobody publishes SwiftUI's.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style where none is set.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone, tinted.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in a coloured border.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A label in the insets that a `UIButton.Configuration` of medium size has.
private nonisolated struct BorderedLabel: View {
  let label: ButtonStyleConfiguration.Label
  @MainActor var body: some View {
    Messages.sayOnce(
      "note: the size of a bordered button is not published; it has the insets of UIKit's, 7 and 12 points")
    return label.padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
  }
}
