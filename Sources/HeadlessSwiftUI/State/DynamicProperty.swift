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

/// The storage of a state. "You can safely mutate state properties from any thread" (documentation of `State`).
final class StateBox<Value>: @unchecked Sendable {
  private let kept: Locked<Value>
  private let evaluation: _Evaluation
  private let changes: AnnouncedChanges

  @MainActor init(_ value: Value, _ evaluation: _Evaluation) {
    (kept, self.evaluation, changes) = (Locked(value), evaluation, evaluation.announcedChanges)
  }

  var value: Value { kept.withLock { $0 } }

  func set(_ value: Value) {
    // The old value goes when the lock is open, as the end of an object may ask for the state.
    var value = value
    kept.withLock { swap(&$0, &value) }
    changes.note()
    guard Thread.isMainThread || MainQueue.shared.isCurrent else { return }
    MainActor.assumeIsolated { if evaluation.isUpdating { Messages.changedInBody(Value.self) } }
  }
}

/// Tells whether the caller is on the main queue: off Apple's systems other threads run it once the main one has gone.
private struct MainQueue: @unchecked Sendable {
  static let shared = MainQueue()
  private let key = DispatchSpecificKey<Bool>()

  private init() { DispatchQueue.main.setSpecific(key: key, value: true) }
  var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
