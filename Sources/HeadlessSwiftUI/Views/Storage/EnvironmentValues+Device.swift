extension EnvironmentValues {
  /// A value that few views ask for; such values lie together by the names of their properties.
  func rare<Value>(_ name: String, _ standard: @autoclosure () -> Value) -> Value {
    storage.rare[name].flatMap { $0 as? Value } ?? standard()
  }
}

/// Whether a scene can be seen.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// From hidden to used.
  case background, inactive, active
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
  /// The way that an address took.
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
