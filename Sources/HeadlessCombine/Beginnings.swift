import HeadlessUIKit

/// Names of publishers that join others.
public enum Publishers {}

/// Publishes one value.
public struct Just<Output>: Publisher {
  /// It has no errors.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Publishes a value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    AnyPublisher<Output, Never>([output], ending: .finished).receive(subscriber: subscriber)
  }
}

/// Publishes nothing, and ends, or not.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// - Parameter completeImmediately: whether it ends at once.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Publishes nothing of stated kinds.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure>([], ending: completeImmediately ? .finished : nil).receive(subscriber: subscriber)
  }
}

/// Ends with an error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Ends with an error.
  public init(error: Failure) { self.error = error }

  /// Ends with an error, where values of a stated kind would come.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure>([], ending: .failure(error)).receive(subscriber: subscriber)
  }
}

/// Makes its publisher when somebody subscribes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The kind of its values.
  public typealias Output = DeferredPublisher.Output
  /// The kind of its errors.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// - Parameter createPublisher: makes the publisher.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Attaches a subscriber to a new publisher.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// Publishes one value, or an error, when it is there.
public final class Future<Output, Failure: Error>: Publisher {
  /// Takes the value or the error.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = CurrentValueSubject<Output?, Failure>(nil)

  /// Begins at once to work for the value.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [subject] result in
      guard subject.value == nil else { return }
      switch result {
      case .success(let value): subject.send(value)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }

  /// Attaches a subscriber, which also gets a value that is there already.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subject.compactMap(\.self).first().receive(subscriber: subscriber)
  }
}

extension AnyPublisher {
  init(_ values: some Sequence<Output>, ending completion: Subscribers.Completion<Failure>?) {
    self.init { delivery in
      values.forEach(delivery.value)
      if let completion { delivery.end(completion) }
      return AnyCancellable {}
    }
  }
}

extension Publishers {
  /// Publishes the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// An element.
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements

    /// - Parameter sequence: the elements.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure>(sequence, ending: .finished).receive(subscriber: subscriber)
    }
  }
}

extension Sequence {
  /// Publishes the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// Publishes the value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher(CollectionOfOne(self).compactMap(\.self), ending: .finished)
  }
}

extension Result {
  /// Publishes the value, or the error.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): AnyPublisher([value], ending: .finished)
    case .failure(let error): AnyPublisher([], ending: .failure(error))
    }
  }
}
