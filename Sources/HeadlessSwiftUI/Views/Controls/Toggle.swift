/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  let label: Label
  @Environment(\.styleOfToggles) private var style

  /// A control that shows a view.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The view that the style makes of the label.
  @MainActor public var body: some View {
    let configuration = ToggleStyleConfiguration(label: .init(AnyView(label)), isOn: $isOn)
    if let style { style.make(configuration) } else { SwitchRow(label: configuration.label) }
  }
}

extension Toggle where Label == Text {
  /// A control that shows a text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
  /// A control that shows a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The control of a style's configuration.
  public init(_ configuration: ToggleStyleConfiguration) {
    _isOn = configuration.$isOn
    label = configuration.label
  }
}

/// The parts that a style makes a control of.
public nonisolated struct ToggleStyleConfiguration {
  /// The control's label.
  public typealias Label = _StyledPart<ToggleStyleConfiguration>
  /// The control's label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether some of several are on.
  public var isMixed = false

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// How controls look that are on or off.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the view.
  associatedtype Body: View
  /// Makes a view of a control.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a view is made of.
  typealias Configuration = ToggleStyleConfiguration
}

/// The style where none is set: a switch.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  /// The style.
  public init() {}
  /// A label and a switch.
  @MainActor public func makeBody(configuration: Configuration) -> some View { SwitchRow(label: configuration.label) }
}
/// A switch behind the label.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  /// The style.
  public init() {}
  /// The style in a colour.
  public init(tint: Color) {}
  /// A label and a switch.
  @MainActor public func makeBody(configuration: Configuration) -> some View { SwitchRow(label: configuration.label) }
}
/// A button.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  public init() {}
  /// The label in a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}) { configuration.label }
  }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style where none is set.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch behind the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A label and a switch at the far end; without labels, the switch alone.
private nonisolated struct SwitchRow: View {
  let label: ToggleStyleConfiguration.Label
  @Environment(\.hidesLabels) private var hidesLabels

  @MainActor var body: some View {
    if hidesLabels {
      Switch()
    } else {
      HStack {
        label
        Spacer()
        Switch()
      }
    }
  }
}

/// A switch. Up to iOS 18 it is 49 x 31 points (GoodRequest/GoodSwiftUI, toggles of iOS 18.6); in iOS 26 UIKit's is
/// 63 x 28, and SwiftUI's is not published.
private nonisolated struct Switch: View {
  @MainActor var body: some View {
    let size = StatedDevice.current.systemVersion >= 26 ? CGSize(width: 63, height: 28) : CGSize(width: 49, height: 31)
    if StatedDevice.current.systemVersion >= 26 {
      Messages.sayOnce("note: the size of a Toggle in iOS 26 is not published; it has that of UIKit's switch, 63 x 28")
    }
    return Color.clear.frame(width: size.width, height: size.height)
  }
}

extension EnvironmentValues {
  var hidesLabels: Bool {
    get { self[HidesLabels.self] }
    set { self[HidesLabels.self] = newValue }
  }
  private enum HidesLabels: EnvironmentKey { static let defaultValue = false }
}

extension View {
  /// Controls without their labels.
  public nonisolated func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}
