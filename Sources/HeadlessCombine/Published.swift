import HeadlessUIKit

/// A property of a class that publishes its values, each before it is stored.
@propertyWrapper public struct Published<Value> {
  /// A property's copies share it.
  final class Storage {
    let subject: CurrentValueSubject<Value, Never>
    var value: Value
    /// The owner's publisher of changes, once somebody asked for it.
    var changes: ObservableObjectPublisher?
    var upstream: [AnyCancellable] = []

    init(_ value: Value) { (subject, self.value) = (CurrentValueSubject(value), value) }
  }

  private(set) var storage: Storage

  /// A property with a first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// A property with a first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// Publishes a property's values: the one that it has, and then each new one.
  public struct Publisher: HeadlessCombine.Publisher {
    /// The property's kind.
    public typealias Output = Value
    /// A property has no errors.
    public typealias Failure = Never

    let storage: Storage

    /// Attaches a subscriber, which gets the value first.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.subject.receive(subscriber: subscriber)
    }

    /// Stores what another publishes.
    func take<P: HeadlessCombine.Publisher>(from publisher: P) where P.Output == Value, P.Failure == Never {
      publisher.sink { [weak storage] in storage?.set($0) }.store(in: &storage.upstream)
    }
  }

  /// The publisher of the property's values.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set { storage = newValue.storage }
  }

  /// The value is read and written through the object that has it.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("a published property belongs to a class") }
    set { fatalError("a published property belongs to a class") }
  }

  /// The value of a property of an object.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage path: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: path].storage.value }
    set { object[keyPath: path].storage.set(newValue) }
  }
}

extension Published.Storage {
  func set(_ new: Value) {
    changes?.send()
    subject.send(new)
    value = new
  }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// It has nothing to say but that.
  public typealias Output = Void
  /// It has no errors.
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// A publisher of an object's changes.
  public init() {}

  /// Says that the object is about to change.
  public func send() { subject.send() }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

/// An object that says when it is about to change.
public protocol ObservableObject<ObjectWillChangePublisher>: AnyObject {
  /// The kind of its publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before each change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that all published properties share; one that nobody hears, without such properties.
  public var objectWillChange: ObservableObjectPublisher {
    var mirror: Mirror? = Mirror(reflecting: self)
    var properties: [any PublishedProperty] = []
    while let level = mirror {
      properties += level.children.compactMap { $0.value as? any PublishedProperty }
      mirror = level.superclassMirror
    }
    let shared = properties.lazy.compactMap(\.changes).first ?? ObservableObjectPublisher()
    properties.forEach { $0.share(shared) }
    return shared
  }
}

/// A published property of any kind.
private protocol PublishedProperty {
  var changes: ObservableObjectPublisher? { get }
  func share(_ changes: ObservableObjectPublisher)
}

extension Published: PublishedProperty {
  fileprivate var changes: ObservableObjectPublisher? { storage.changes }
  fileprivate func share(_ changes: ObservableObjectPublisher) { storage.changes = changes }
}
