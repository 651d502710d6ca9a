/// Hides a publisher's type, and is each publisher that is made here.
///
/// It holds a closure that begins a subscription: values and the end go into a `Delivery`, and what comes back ends it.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  let begin: (Delivery<Output, Failure>) -> any Cancellable

  init(begin: @escaping (Delivery<Output, Failure>) -> any Cancellable) { self.begin = begin }

  /// Hides a publisher's type.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self =
      publisher as? AnyPublisher
      ?? AnyPublisher { publisher.sink(receiveCompletion: $0.end, receiveValue: $0.value) }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let queue = WaitingValues(subscriber)
    subscriber.receive(subscription: queue)
    queue.begin { begin(Delivery(value: queue.receive, end: queue.end)) }
  }
}

extension Publisher {
  /// Hides the type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends what comes by a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  /// Hands values and the end to closures, until what is returned is let go.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Hands values to a closure, until what is returned is let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property, until what is returned is let go.
  public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: path] = $0 }
  }

  /// Publishes each value by a property, for as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) { published.take(from: self) }
}

/// Hides a subscriber's type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// Its identity.
  public let combineIdentifier: CombineIdentifier
  private let subscribed: (any Subscription) -> Void
  private let received: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void

  /// Hides a subscriber's type.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    subscribed = subscriber.receive(subscription:)
    received = subscriber.receive
    completed = subscriber.receive(completion:)
  }

  /// Hands what comes to closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    subscribed = receiveSubscription ?? { _ in }
    received = receiveValue ?? { _ in .none }
    completed = receiveCompletion ?? { _ in }
  }

  /// Hands the subscription on.
  public func receive(subscription: any Subscription) { subscribed(subscription) }
  /// Hands a value on.
  public func receive(_ value: Input) -> Subscribers.Demand { received(value) }
  /// Hands the end on.
  public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}
