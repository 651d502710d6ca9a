/// A value that somebody else keeps, to read and to write.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// A value that closures read and write.
  @preconcurrency public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    // Nothing but the main actor's code asks a binding; the type of the closures that are kept does not say so.
    self.get = unsafeBitCast(get, to: (() -> Value).self)
    self.set = unsafeBitCast(set, to: ((Value) -> Void).self)
  }

  init(reading get: @escaping () -> Value, writing set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  init(_ box: StateBox<Value>) { self.init(reading: { box.value }, writing: { box.set($0) }) }

  /// A value that stays.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  /// The binding itself.
  public var projectedValue: Binding<Value> { self }
  /// The binding of a binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      reading: { [get] in get()[keyPath: keyPath] },
      writing: { [get, set] in
        var value = get()
        value[keyPath: keyPath] = $0
        set(value)
      })
  }

  /// Nothing has to be found for it.
  @MainActor public static func _bind(_ property: UnsafeMutableRawPointer, _ slot: _FieldSlot) {}
}

extension Binding: @unchecked Sendable where Value: Sendable {}
