/// The subscription that stands, where one takes the place of another.
///
/// A publisher may deliver all, and so begin the next one, before it has returned its own subscription.
final class Current: Cancellable {
  private var subscription: AnyCancellable?
  private var number = 0

  /// Ends the subscription that stands and begins another.
  func replace(_ start: () -> AnyCancellable) {
    subscription = nil
    number += 1
    let own = number
    let started = start()
    if own == number { subscription = started }
  }

  func cancel() {
    number += 1
    subscription = nil
  }
}

/// Counts the publishers that are still to end.
private final class Running<Failure: Error> {
  private var count: Int
  private var subscriptions: [AnyCancellable] = []
  private var isEnded = false
  private let end: (Subscribers.Completion<Failure>) -> Void

  init(_ count: Int, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) {
    (self.count, self.end) = (count, end)
  }

  func add<P: Publisher>(_ publisher: P, _ value: @escaping (P.Output) -> Void) where P.Failure == Failure {
    guard !isEnded else { return }
    let subscription = publisher.sink(receiveCompletion: finish, receiveValue: value)
    if !isEnded { subscriptions.append(subscription) }
  }

  func grow() { count += 1 }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    count -= 1
    if case .finished = completion, count > 0 { return }
    guard !isEnded else { return }
    cancel()
    end(completion)
  }

  func cancel() {
    isEnded = true
    subscriptions = []
  }
}

extension Publisher {
  /// Publishes the last values of both, each time that one delivers.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher<(Output, P.Output), Failure> { delivery in
      var (mine, its): (Output?, P.Output?)
      let running = Running(2, delivery.end)
      func publish() { if let mine, let its { delivery.value((mine, its)) } }
      running.add(self) {
        mine = $0; publish()
      }
      running.add(other) {
        its = $0; publish()
      }
      return AnyCancellable(running.cancel)
    }
  }

  /// Publishes what a closure makes of the last values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map(transform) }

  /// Publishes the last values of three.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p).combineLatest(q).map { ($0.0, $0.1, $1) }
  }

  /// Publishes what a closure makes of the last values of three.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p, q).map(transform)
  }

  /// Publishes the last values of four.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(p, q).combineLatest(r).map { ($0.0, $0.1, $0.2, $1) }
  }

  /// Publishes pairs of the first values of both, of the second ones, and so on.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher<(Output, P.Output), Failure> { delivery in
      var (mine, its): ([Output], [P.Output]) = ([], [])
      let running = Running(1, delivery.end)
      func publish() {
        if !mine.isEmpty, !its.isEmpty { delivery.value((mine.removeFirst(), its.removeFirst())) }
      }
      running.add(self) {
        mine.append($0); publish()
      }
      running.add(other) {
        its.append($0); publish()
      }
      return AnyCancellable(running.cancel)
    }
  }

  /// Publishes triples of values.
  public func zip<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    zip(p).zip(q).map { ($0.0, $0.1, $1) }
  }

  /// Publishes the values of both as they come.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher()).eraseToAnyPublisher()
  }

  /// Publishes the values of the publishers that a closure makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher<P.Output, Failure> { delivery in
      let running = Running(1, delivery.end)
      running.add(self) {
        running.grow()
        running.add(transform($0), delivery.value)
      }
      return AnyCancellable(running.cancel)
    }
  }
}

extension Publisher where Failure == Never {
  /// Publishes the values of the publishers that a closure makes of each value, whose errors end it.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> { setFailureType(to: P.Failure.self).flatMap(transform) }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the publisher that came last.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher<Output.Output, Failure> { delivery in
      let (outer, inner) = (Running(1, delivery.end), Current())
      var isInside = false
      outer.add(self) { publisher in
        if !isInside { outer.grow() }
        isInside = true
        inner.replace {
          publisher.sink(
            receiveCompletion: {
              isInside = false
              outer.finish($0)
            }, receiveValue: delivery.value)
        }
      }
      return AnyCancellable {
        inner.cancel()
        outer.cancel()
      }
    }
  }
}
