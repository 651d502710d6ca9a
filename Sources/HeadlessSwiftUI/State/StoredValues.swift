/// A value of the user's defaults. Off the device there are none: it begins with its default.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private var state: State<Value>

  /// The value of a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    state = State(wrappedValue: wrappedValue)
  }
  /// The value of a key; none at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral { state = State() }
  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// The value, to read and to write.
  public var projectedValue: Binding<Value> { state.projectedValue }
}
extension AppStorage: Sendable where Value: Sendable {}

/// A value that a scene restores. Off the device there is none: it begins with its default.
public typealias SceneStorage = AppStorage

/// Which view has the focus: none, off the device.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// The focus, to read and to write.
  @propertyWrapper public struct Binding {
    let binding: HeadlessSwiftUI.Binding<Value>
    /// Which view has the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// Itself.
    public var projectedValue: Binding { self }
  }

  /// Whether a view has the focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Which view has the focus.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }
  /// Which view has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// The focus, to read and to write.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}
extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

/// Which view an assistive technology looks at: none, off the device.
public typealias AccessibilityFocusState = FocusState

/// A value that a gesture sets while it goes on; none goes on off the device.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The value at rest.
  public let wrappedValue: Value

  /// A value at rest.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A value at rest.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// A value at rest, and how it comes back to it.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
  /// A value at rest, and how it comes back to it.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }
  /// Itself.
  public var projectedValue: GestureState<Value> { self }
}
extension GestureState where Value: ExpressibleByNilLiteral {
  /// Nothing at rest.
  public init(resetTransaction: Transaction = Transaction()) { wrappedValue = nil }
}
extension GestureState: Sendable where Value: Sendable {}

/// A name that no other place has.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  /// The name.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }
  private final class Box {
    let id: ID
    init(_ id: ID) { self.id = id }
  }
  private var id: ID?

  /// A name.
  public init() {}
  /// The name.
  public var wrappedValue: ID { id ?? ID(number: 0) }

  /// Gives a place its name.
  @MainActor public static func _bind(_ property: UnsafeMutableRawPointer, _ slot: _FieldSlot) {
    if slot.object == nil {
      slot.evaluation.names += 1
      slot.object = Box(ID(number: slot.evaluation.names))
    }
    property.assumingMemoryBound(to: Namespace.self).pointee.id = slot.object.map {
      unsafeDowncast($0, to: Box.self).id
    }
  }
}
