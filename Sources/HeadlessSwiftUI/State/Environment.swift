/// A key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Self.Value { get }
}

/// The values that views hand down.
public nonisolated struct EnvironmentValues: CustomStringConvertible {
  private var storage: Storage

  /// The values where nobody has set any.
  public init() { storage = Storage() }

  /// What is set; a copy is made where somebody changes values that others hold too.
  fileprivate final class Storage {
    var known = KnownValues()
    var custom: [ObjectIdentifier: Any] = [:]

    init() {}
    init(_ other: Storage) { (known, custom) = (other.known, other.custom) }
  }

  /// The values that the room itself asks for.
  struct KnownValues {
    var font: Font?
    var text = TextTraits()
    var displayScale: CGFloat = 2
    var layoutDirection = LayoutDirection.leftToRight
    var colorScheme = ColorScheme.light
    var isEnabled = true
  }

  var known: KnownValues {
    get { storage.known }
    set {
      detach()
      storage.known = newValue
    }
  }

  private mutating func detach() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
  }

  /// Whether both are the same values, without a look at them.
  func isSame(as other: EnvironmentValues) -> Bool { storage === other.storage }

  /// The value of an app's key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      detach()
      storage.custom[ObjectIdentifier(key)] = newValue
    }
  }

  /// The object of a type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { storage.custom[ObjectIdentifier(type)] as? Object }
    set {
      detach()
      storage.custom[ObjectIdentifier(type)] = newValue
    }
  }

  /// A text for people.
  public var description: String { "\(storage.known), \(storage.custom.count) of an app's keys" }
}

/// A value of the environment.
@propertyWrapper public nonisolated struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }
  private let source: Source
  private var value: Value?

  /// The value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// The object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object { environment in
      guard let object = environment[object: objectType] else {
        fatalError(
          "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \(Value.self) may be missing "
            + "as an ancestor of this view.")
      }
      return object
    }
  }

  /// The object of a type, where there is one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { $0[object: objectType] }
  }

  /// The value at the place of the view.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

  private func read(_ environment: EnvironmentValues) -> Value {
    switch source {
    case .keyPath(let keyPath): environment[keyPath: keyPath]
    case .object(let find): find(environment)
    }
  }

  /// Reads the value at the place of the view.
  @MainActor public static func _bind(_ property: UnsafeMutableRawPointer, _ slot: _FieldSlot) {
    let own = property.assumingMemoryBound(to: Environment<Value>.self)
    own.pointee.value = own.pointee.read(slot.evaluation.environment)
  }
}
extension Environment: @unchecked Sendable where Value: Sendable {}
