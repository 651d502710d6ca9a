import TextMeasurement

/// The values that views hand down.
public struct EnvironmentValues: CustomStringConvertible {
  private(set) var storage: Storage

  /// The values where nobody has set any.
  public init() { storage = Storage() }

  /// The values; a copy is made where somebody changes those that others hold too. What the room itself asks for has
  /// properties of its own, as each text asks for it.
  final class Storage {
    var font: Font?
    var text = TextTraits()
    var displayScale = 2.0
    var layoutDirection = LayoutDirection.leftToRight
    var colorScheme = ColorScheme.light
    var isEnabled = true
    var runsOnAppear = false
    var rare: [String: Any] = [:]
    var spaces: [AnyHashable: NamedSpace] = [:]
    var custom: [ObjectIdentifier: Any] = [:]

    init() {}
    init(_ other: Storage) {
      (font, text, displayScale) = (other.font, other.text, other.displayScale)
      (layoutDirection, colorScheme, isEnabled) = (other.layoutDirection, other.colorScheme, other.isEnabled)
      (runsOnAppear, spaces) = (other.runsOnAppear, other.spaces)
      (rare, custom) = (other.rare, other.custom)
    }
  }

  /// The storage, to be changed.
  var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
      return storage
    }
  }

  /// Whether both are the same values, without a look at them.
  func isSame(as other: EnvironmentValues) -> Bool { storage === other.storage }

  /// The value of an app's key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    // A value that is missing must not be cast: to an optional type, that gives `nil` instead of the default.
    get { storage.custom[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue }
    set { own.custom[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { storage.custom[ObjectIdentifier(type)] as? Object }
    set { own.custom[ObjectIdentifier(type)] = newValue }
  }

  /// A text for people.
  public var description: String { "\(storage.text), \(storage.custom.count) of an app's keys" }
}

extension EnvironmentValues {
  /// Pixels of a point.
  public var displayScale: CGFloat {
    get { CGFloat(storage.displayScale) }
    set { own.displayScale = Double(newValue) }
  }
  /// A pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// The direction in which lines run.
  public var layoutDirection: LayoutDirection {
    get { storage.layoutDirection }
    set { own.layoutDirection = newValue }
  }
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { storage.colorScheme }
    set { own.colorScheme = newValue }
  }
  /// Whether controls take input.
  public var isEnabled: Bool {
    get { storage.isEnabled }
    set { own.isEnabled = newValue }
  }
}
