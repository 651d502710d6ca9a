extension EnvironmentValues {
  // Values that few views ask for lie together, by the names of their properties.
  private func rare<Value>(_ name: String, _ standard: @autoclosure () -> Value) -> Value {
    storage.rare[name] as? Value ?? standard()
  }

  /// Pixels of a point, turned round.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// How wide the window is.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { rare(#function, .compact) }
    set { own.rare[#function] = newValue }
  }
  /// How high the window is.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { rare(#function, .regular) }
    set { own.rare[#function] = newValue }
  }
  /// Whether the scene can be seen.
  public var scenePhase: ScenePhase {
    get { rare(#function, .active) }
    set { own.rare[#function] = newValue }
  }
  /// Whether the user changes a list.
  public var editMode: Binding<EditMode>? {
    get { rare(#function, nil) }
    set { own.rare[#function] = newValue }
  }
  /// Closes what is shown: nothing, off the device.
  public var dismiss: DismissAction { DismissAction() }
  /// Whether the view is shown above another.
  public var isPresented: Bool { false }
  /// Closes what is shown: nothing, off the device.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// Opens an address: nothing, off the device.
  public var openURL: OpenURLAction {
    get { rare(#function, OpenURLAction { _ in .systemAction }) }
    set { own.rare[#function] = newValue }
  }
  /// Whether the view has the focus.
  public var isFocused: Bool { false }
  /// Whether colours alone should tell nothing.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether things should not move.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether backgrounds should be dense.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether a voice reads the screen.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether another device switches from control to control.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether colours should differ more.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

/// How wide or high a window is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// As a phone's, or as a tablet's.
  case compact, regular
}
/// Whether a scene can be seen.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// From hidden to used.
  case background, inactive, active
}
/// How much colours differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual or more.
  case standard, increased
}
/// Whether the user changes a list.
public enum EditMode: Hashable, Sendable {
  /// Not, for one row, or for the list.
  case inactive, transient, active
  /// Whether the list is changed.
  public var isEditing: Bool { self != .inactive }
}
/// Closes what is shown: nothing, off the device.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}
/// Whether a view is shown above another.
public struct PresentationMode: Sendable {
  /// It is not.
  public var isPresented: Bool { false }
  /// Does nothing.
  public mutating func dismiss() {}
}
/// Opens an address: nothing, off the device.
public struct OpenURLAction: @unchecked Sendable {
  private let handler: (URL) -> Result
  /// An app's own way.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  /// Asks the app's own way.
  public func callAsFunction(_ url: URL) { _ = handler(url) }
  /// Asks the app's own way, and says whether it took the address.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
  /// What an app did with an address.
  public struct Result: Sendable {
    fileprivate let isAccepted: Bool
    /// It opened it, or nothing will.
    public static let (handled, discarded) = (Result(isAccepted: true), Result(isAccepted: false))
    /// The system opens it.
    public static let systemAction = Result(isAccepted: true)
    /// The system opens another one.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }
}
