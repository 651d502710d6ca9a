import HeadlessUIKit

extension Publisher {
  /// A publisher over this one with errors of another kind.
  private func failing<Value, Other: Error>(
    _ take: @escaping (Output, Delivery<Value, Other>) -> Void,
    _ fail: @escaping (Failure, Delivery<Value, Other>) -> Void
  ) -> AnyPublisher<Value, Other> {
    AnyPublisher<Value, Other> { delivery in
      sink(
        receiveCompletion: {
          switch $0 {
          case .finished: delivery.end(.finished)
          case .failure(let error): fail(error, delivery)
          }
        }, receiveValue: { take($0, delivery) })
    }
  }

  /// Makes another error of one.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    failing({ $1.value($0) }, { $1.end(.failure(transform($0))) })
  }

  /// Publishes a value where an error would end it.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }

  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher<Output, P.Failure> { delivery in
      let current = Current()
      current.replace {
        sink(
          receiveCompletion: {
            switch $0 {
            case .finished: delivery.end(.finished)
            case .failure(let error):
              current.replace { handler(error).sink(receiveCompletion: delivery.end, receiveValue: delivery.value) }
            }
          }, receiveValue: delivery.value)
      }
      return current
    }
  }

  /// Begins again after an error, a number of times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    retries <= 0
      ? eraseToAnyPublisher()
      : self.catch { _ in retry(retries - 1) }
  }

  /// Makes another value of each; an error that is thrown ends it.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    failing(
      { value, delivery in
        do { delivery.value(try transform(value)) } catch { delivery.end(.failure(error)) }
      }, { $1.end(.failure($0)) })
  }

  /// Decodes each value.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Stops the program at an error.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    failing({ $1.value($0) }, { error, _ in fatalError("\(prefix)\(error)", file: file, line: line) })
  }
}

extension Publisher where Failure == Never {
  /// States a kind of errors that never come.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher<Output, E> { delivery in
      sink(receiveCompletion: { _ in delivery.end(.finished) }, receiveValue: delivery.value)
    }
  }
}

/// Decodes what a publisher delivers.
public protocol TopLevelDecoder<Input> {
  /// The kind of data that it reads.
  associatedtype Input

  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
