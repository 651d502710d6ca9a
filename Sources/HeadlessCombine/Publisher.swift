import HeadlessUIKit

/// Delivers values over time.
public protocol Publisher<Output, Failure> {
  /// The kind of its values.
  associatedtype Output
  /// The kind of its errors; `Never` where there are none.
  associatedtype Failure: Error

  /// Attaches a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// Takes what a publisher delivers.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values it takes.
  associatedtype Input
  /// The kind of errors it takes.
  associatedtype Failure: Error

  /// Takes the subscription, by which it asks for values.
  func receive(subscription: any Subscription)
  /// Takes a value, and says how many more it wants than it asked for.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Takes the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// A publisher to which an app sends values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
  /// Sends the end.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes a subscription to another publisher, whose values it sends on.
  func send(subscription: any Subscription)
}

/// Something under way that can be ended early.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// Joins a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values.
  func request(_ demand: Subscribers.Demand)
}

/// A publisher that begins when it is told.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins.
  func connect() -> any Cancellable
}

/// Has an identity of its own.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// The identity of a part of a stream.
public struct CombineIdentifier: Hashable {
  private let object: AnyObject

  /// An identity that nothing else has.
  public init() { object = NSObject() }

  /// The identity of an object.
  public init(_ object: AnyObject) { self.object = object }

  /// Whether both are of one object.
  public static func == (a: Self, b: Self) -> Bool { a.object === b.object }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

/// Names for subscribers and what they exchange with publishers.
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// It has delivered all.
    case finished
    /// It stops for an error.
    case failure(Failure)
  }

  /// How many values a subscriber asks for.
  public struct Demand: Comparable, Hashable, Sendable {
    /// As many as are asked for; nil is all that come.
    public let max: Int?

    /// All that come.
    public static let unlimited = Demand(max: nil)
    /// No value.
    public static let none = Demand(max: 0)

    /// A number of values.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is not negative")
      return Demand(max: value)
    }

    /// Both together.
    public static func + (a: Demand, b: Demand) -> Demand {
      guard let a = a.max, let b = b.max else { return .unlimited }
      let (sum, isOver) = a.addingReportingOverflow(b)
      return isOver ? .unlimited : Demand(max: sum)
    }

    /// Adds another.
    public static func += (a: inout Demand, b: Demand) { a = a + b }

    /// Whether it asks for fewer.
    public static func < (a: Demand, b: Demand) -> Bool {
      (a.max ?? .max, a.max == nil ? 1 : 0) < (b.max ?? .max, b.max == nil ? 1 : 0)
    }
  }

  /// Hands all values to a closure.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// Gets the values.
    public var receiveValue: (Input) -> Void
    /// Gets the end.
    public var receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?

    /// Hands values and the end to closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
    }

    /// Asks for all.
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Hands a value on.
    public func receive(_ value: Input) -> Demand {
      receiveValue(value)
      return .none
    }

    /// Hands the end on.
    public func receive(completion: Completion<Failure>) {
      subscription = nil
      receiveCompletion(completion)
    }

    /// Ends the subscription.
    public func cancel() {
      let ended = subscription
      subscription = nil
      ended?.cancel()
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

/// Ends what it stands for when it is no longer kept.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Runs a closure when it is cancelled or let go.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Ends another when it is cancelled or let go.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Ends it, once.
  public func cancel() {
    let ended = action
    action = nil
    ended?()
  }

  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether both are one object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}
