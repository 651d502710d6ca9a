/// Publishers that apps make by name.
extension Publishers {
  /// The last values of two.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where B.Failure == A.Failure {
    /// The kind of its values.
    public typealias Output = (A.Output, B.Output)
    /// The kind of their errors.
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    /// Joins publishers.
    public init(_ a: A, _ b: B) { joined = a.combineLatest(b) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }

  /// The last values of three.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    /// The kind of its values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The kind of their errors.
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    /// Joins publishers.
    public init(_ a: A, _ b: B, _ c: C) { joined = a.combineLatest(b, c) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }

  /// The last values of four.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    /// The kind of its values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The kind of their errors.
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    /// Joins publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { joined = a.combineLatest(b, c, d) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }

  /// Pairs of values.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where B.Failure == A.Failure {
    /// The kind of its values.
    public typealias Output = (A.Output, B.Output)
    /// The kind of their errors.
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    /// Joins publishers.
    public init(_ a: A, _ b: B) { joined = a.zip(b) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }

  /// Triples of values.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    /// The kind of its values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The kind of their errors.
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    /// Joins publishers.
    public init(_ a: A, _ b: B, _ c: C) { joined = a.zip(b, c) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }

  /// The values of two, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where B.Failure == A.Failure, B.Output == A.Output {
    /// The kind of its values.
    public typealias Output = A.Output
    /// The kind of their errors.
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    /// Joins publishers.
    public init(_ a: A, _ b: B) {
      joined = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).eraseToAnyPublisher()
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }

  /// The values of three, as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, B.Output == A.Output, C.Output == A.Output {
    /// The kind of its values.
    public typealias Output = A.Output
    /// The kind of their errors.
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    /// Joins publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      joined = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
        .eraseToAnyPublisher()
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }

  /// The values of four, as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, B.Output == A.Output, C.Output == A.Output,
    D.Output == A.Output
  {
    /// The kind of its values.
    public typealias Output = A.Output
    /// The kind of their errors.
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    /// Joins publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      joined = MergeMany(
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher()
      ).eraseToAnyPublisher()
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }

  /// The values of many, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The kind of its values.
    public typealias Output = Upstream.Output
    /// The kind of their errors.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Joins publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Joins publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flatMap(\.self).receive(subscriber: subscriber)
    }
  }
}
