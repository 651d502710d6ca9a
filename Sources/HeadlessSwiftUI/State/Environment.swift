/// A key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Self.Value { get }
}

/// A value of the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }
  private let source: Source
  private var value: Value?
  private var view: Any.Type?

  /// The value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }
  /// The object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object { $0[object: objectType] }
  }
  /// The object of a type, where there is one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { $0[object: objectType] }
  }

  /// The value at the place of the view. Without an object SwiftUI ends the process when a body asks for it.
  public var wrappedValue: Value {
    value ?? read(EnvironmentValues())
      ?? { Messages.missingObject(Value.self, for: view ?? Never.self, isObservable: true) }()
  }

  private func read(_ environment: EnvironmentValues) -> Value? {
    switch source {
    case .keyPath(let keyPath): environment[keyPath: keyPath]
    case .object(let find): find(environment)
    }
  }

  /// Reads the value at the place of the view.
  @MainActor public static func _bind(_ property: UnsafeMutableRawPointer, _ slot: _FieldSlot) {
    let own = property.assumingMemoryBound(to: Environment<Value>.self)
    own.pointee.value = own.pointee.read(slot.evaluation.environment)
    own.pointee.view = slot.owner
  }
}
extension Environment: @unchecked Sendable where Value: Sendable {}
