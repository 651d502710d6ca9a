/// A stored property of a view that gets its value before the view's body runs.
public protocol DynamicProperty {
  /// Is called before the body of the view runs.
  mutating func update()

  /// Gives a property that lies in a view's value what its place keeps for it.
  @MainActor static func _bind(_ property: UnsafeMutableRawPointer, _ slot: _FieldSlot)
}

extension DynamicProperty {
  /// Has nothing to update.
  public mutating func update() {}

  /// Binds the dynamic properties of the property itself, then calls ``update()``.
  @MainActor public static func _bind(_ property: UnsafeMutableRawPointer, _ slot: _FieldSlot) {
    if !slot.hasLookedInside {
      slot.hasLookedInside = true
      slot.inner = BoundFields(of: Self.self, slot.evaluation)
    }
    slot.inner?.bind(property)
    property.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

/// A value that a place keeps for a view.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// A state that begins with a value.
  public init(wrappedValue value: Value) { initial = value }
  /// A state that begins with a value.
  public init(initialValue value: Value) { initial = value }

  /// The value as it is now.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  /// The value, to read and to write.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(box)
  }

  /// Gives the state its storage.
  @MainActor public static func _bind(_ property: UnsafeMutableRawPointer, _ slot: _FieldSlot) {
    let state = property.assumingMemoryBound(to: State<Value>.self)
    if slot.object == nil { slot.object = StateBox(state.pointee.initial, slot.evaluation) }
    state.pointee.box = slot.object.map { unsafeDowncast($0, to: StateBox<Value>.self) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that begins with nothing.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// The storage of a state. Bodies and actions run on the main actor, whatever the isolation of the property is.
final class StateBox<Value>: @unchecked Sendable {
  private(set) var value: Value
  private let evaluation: _Evaluation

  init(_ value: Value, _ evaluation: _Evaluation) { (self.value, self.evaluation) = (value, evaluation) }

  func set(_ value: Value) {
    self.value = value
    MainActor.assumeIsolated {
      if evaluation.isUpdating { Messages.changedInBody(Value.self) }
      evaluation.hasChanged = true
    }
  }
}
