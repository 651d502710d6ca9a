/// Where a subscription's values and its end go.
struct Delivery<Output, Failure: Error> {
  let value: (Output) -> Void
  let end: (Subscribers.Completion<Failure>) -> Void
}

/// The subscription of each publisher that is made here: values that nobody has asked for wait.
final class WaitingValues<S: Subscriber>: Subscription {
  private var subscriber: S?
  private var upstream: (any Cancellable)?
  private var demand = Subscribers.Demand.none
  private var waiting: [S.Input] = []
  private var completion: Subscribers.Completion<S.Failure>?

  init(_ subscriber: S) { self.subscriber = subscriber }

  /// Begins the subscription, unless its subscriber has ended it at once; it may deliver, and end, while it begins.
  func begin(_ start: () -> any Cancellable) {
    guard subscriber != nil else { return }
    let started = start()
    if subscriber == nil || completion != nil { started.cancel() } else { upstream = started }
  }

  func receive(_ value: S.Input) {
    guard subscriber != nil, completion == nil else { return }
    waiting.append(value)
    deliver()
  }

  func end(_ completion: Subscribers.Completion<S.Failure>) {
    guard subscriber != nil, self.completion == nil else { return }
    self.completion = completion
    upstream = nil
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    deliver()
  }

  func cancel() {
    let ended = upstream
    (subscriber, upstream) = (nil, nil)
    waiting = []
    ended?.cancel()
  }

  /// Delivers what was asked for; a value that comes while one is delivered is delivered within it, as in Combine.
  private func deliver() {
    while let subscriber, !waiting.isEmpty, demand > .none {
      let value = waiting.removeFirst()
      if let count = demand.max { demand = .max(count - 1) }
      demand += subscriber.receive(value)
    }
    guard let completion, waiting.isEmpty, let subscriber else { return }
    self.subscriber = nil
    subscriber.receive(completion: completion)
  }
}
