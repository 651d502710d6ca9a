import HeadlessUIKit

extension Publisher {
  /// A publisher over this one; a closure takes each of its values.
  ///
  /// Values come while `begin` runs too, before it has returned what ends them: `first` ends before that.
  func operated<Value>(
    _ take: @escaping (Delivery<Value, Failure>) -> (Output) -> Void,
    atEnd finish: @escaping (Delivery<Value, Failure>) -> Void = { $0.end(.finished) }
  ) -> AnyPublisher<Value, Failure> {
    AnyPublisher<Value, Failure> { delivery in
      let value = take(delivery)
      return sink(
        receiveCompletion: {
          if case .finished = $0 { finish(delivery) } else { delivery.end($0) }
        }, receiveValue: value)
    }
  }

  /// A publisher over this one that has something to keep for each subscriber.
  private func keeping<State, Value>(
    _ first: State, _ take: @escaping (inout State, Output, Delivery<Value, Failure>) -> Void
  ) -> AnyPublisher<Value, Failure> {
    operated { delivery in
      var state = first
      return { take(&state, $0, delivery) }
    }
  }

  /// Makes another value of each.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    operated { delivery in { delivery.value(transform($0)) } }
  }

  /// Publishes a property of each value.
  public func map<T>(_ path: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: path] } }

  /// Publishes two properties of each value.
  public func map<A, B>(_ a: KeyPath<Output, A>, _ b: KeyPath<Output, B>) -> AnyPublisher<(A, B), Failure> {
    map { ($0[keyPath: a], $0[keyPath: b]) }
  }

  /// Makes another value of each, or none.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    operated { delivery in { transform($0).map(delivery.value) } }
  }

  /// Publishes the values that a closure takes.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    operated { delivery in { if isIncluded($0) { delivery.value($0) } } }
  }

  /// Leaves out each value that a closure finds the same as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    keeping(Output?.none) { last, value, delivery in
      if let last, predicate(last, value) { return }
      last = value
      delivery.value(value)
    }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    keeping(count) { left, value, delivery in
      if left > 0 { left -= 1 } else { delivery.value(value) }
    }
  }

  /// Leaves out values until one that a closure refuses.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    keeping(true) { isDropping, value, delivery in
      isDropping = isDropping && predicate(value)
      if !isDropping { delivery.value(value) }
    }
  }

  /// Publishes the first values, and ends.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    count <= 0
      ? AnyPublisher([], ending: .finished)
      : keeping(count) { left, value, delivery in
        left -= 1
        let isLast = left == 0
        delivery.value(value)
        if isLast { delivery.end(.finished) }
      }
  }

  /// Publishes values until one that a closure refuses, and ends.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    operated { delivery in { if predicate($0) { delivery.value($0) } else { delivery.end(.finished) } } }
  }

  /// Publishes the first value, and ends.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Publishes the first value that a closure takes, and ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  /// Publishes what a closure makes of each value and what it made before.
  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    keeping(initial) { result, value, delivery in
      result = next(result, value)
      delivery.value(result)
    }
  }

  /// Publishes values before these.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }

  /// Publishes values before these.
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
    AnyPublisher { delivery in
      elements.forEach(delivery.value)
      return sink(receiveCompletion: delivery.end, receiveValue: delivery.value)
    }
  }

  /// Publishes values after these.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }

  /// Publishes values after these.
  public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
    operated({ $0.value }) {
      elements.forEach($0.value)
      $0.end(.finished)
    }
  }

  /// Runs closures as values and the end go by.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { delivery in
      let upstream = sink(
        receiveCompletion: {
          receiveCompletion?($0)
          delivery.end($0)
        },
        receiveValue: {
          receiveOutput?($0)
          delivery.value($0)
        })
      return AnyCancellable {
        receiveCancel?()
        upstream.cancel()
      }
    }
  }

  /// Publishes nothing but the end.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { operated { _ in { _ in } } }

  /// Publishes all values together, at the end.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// Publishes the last value, at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap(\.self)
  }

  /// Publishes what a closure makes of all values, at the end.
  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher<T, Failure> { delivery in
      var result = initial
      return sink(
        receiveCompletion: {
          if case .finished = $0 { delivery.value(result) }
          delivery.end($0)
        }, receiveValue: { result = next(result, $0) })
    }
  }

  /// Publishes how many values there were, at the end.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Has all subscribers share one subscription.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var upstream: AnyCancellable?
    var count = 0
    return AnyPublisher { delivery in
      let end = subject.sink(receiveCompletion: delivery.end, receiveValue: delivery.value)
      count += 1
      if upstream == nil { upstream = subscribe(subject) }
      return AnyCancellable {
        end.cancel()
        count -= 1
        if count == 0 { upstream = nil }
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out each value that is the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }

  /// Publishes whether a value came, when it comes or at the end.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    filter { $0 == output }.map { _ in true }.append(false).first()
  }
}

extension Publisher {
  /// Publishes another value for nil.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }

  /// Publishes a value where none came.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { delivery in
      var isEmpty = true
      return sink(
        receiveCompletion: {
          if isEmpty, case .finished = $0 { delivery.value(output) }
          delivery.end($0)
        },
        receiveValue: {
          isEmpty = false
          delivery.value($0)
        })
    }
  }
}
