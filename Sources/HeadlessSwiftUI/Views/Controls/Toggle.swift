/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  let label: Label
  @Environment(\.makerOfToggleStyle) private var style

  /// A control that shows a view.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The view that the style makes of the label.
  @MainActor public var body: some View {
    let configuration = ToggleStyleConfiguration(label: .init(AnyView(label)), isOn: $isOn)
    if let style { style.make(configuration) } else { LabeledRow(configuration.label) { Switch() } }
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
