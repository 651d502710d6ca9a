/// Those who get what a subject sends.
final class Subscribed<Output, Failure: Error> {
  private var deliveries: [(key: Int, delivery: Delivery<Output, Failure>)] = []
  private var next = 0
  /// How it ended, if it did.
  private(set) var completion: Subscribers.Completion<Failure>?
  private var upstream: [any Subscription] = []

  func add(_ delivery: Delivery<Output, Failure>) -> any Cancellable {
    if let completion {
      delivery.end(completion)
      return AnyCancellable {}
    }
    let key = next
    next += 1
    deliveries.append((key, delivery))
    return AnyCancellable { [weak self] in self?.deliveries.removeAll { $0.key == key } }
  }

  func send(_ value: Output) {
    if completion == nil { deliveries.forEach { $0.delivery.value(value) } }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let ended = deliveries
    (deliveries, upstream) = ([], [])
    ended.forEach { $0.delivery.end(completion) }
  }

  func send(subscription: any Subscription) {
    upstream.append(subscription)
    subscription.request(.unlimited)
  }
}

/// Sends values on to those who are subscribed.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribed = Subscribed<Output, Failure>()

  /// A subject with no subscriber.
  public init() {}

  /// Sends a value.
  public func send(_ value: Output) { subscribed.send(value) }
  /// Sends the end.
  public func send(completion: Subscribers.Completion<Failure>) { subscribed.send(completion: completion) }
  /// Sends on what comes of a subscription.
  public func send(subscription: any Subscription) { subscribed.send(subscription: subscription) }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher(begin: subscribed.add).receive(subscriber: subscriber)
  }
}

/// Keeps the value that it sent last, for those who subscribe later.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribed = Subscribed<Output, Failure>()
  private var kept: Output

  /// A subject with a first value.
  public init(_ value: Output) { kept = value }

  /// The value that was sent last; a new one is sent.
  public var value: Output {
    get { kept }
    set { send(newValue) }
  }

  /// Sends a value.
  public func send(_ value: Output) {
    guard subscribed.completion == nil else { return }
    kept = value
    subscribed.send(value)
  }

  /// Sends the end.
  public func send(completion: Subscribers.Completion<Failure>) { subscribed.send(completion: completion) }
  /// Sends on what comes of a subscription.
  public func send(subscription: any Subscription) { subscribed.send(subscription: subscription) }

  /// Attaches a subscriber, which gets the value first.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let (subscribed, value) = (subscribed, kept)
    AnyPublisher { delivery in
      if subscribed.completion == nil { delivery.value(value) }
      return subscribed.add(delivery)
    }.receive(subscriber: subscriber)
  }
}

extension Subject where Output == Void {
  /// Sends that something happened.
  public func send() { send(()) }
}
