import HeadlessCombine
import HeadlessUIKit
import Testing

/// Publishers, operators and the order of values, as Combine's documentation has them.
@Suite struct StreamTests {
  private enum Fault: Error, Equatable { case one, two }

  private func name(of completion: Subscribers.Completion<some Error>) -> String {
    if case .failure(let error) = completion { "\(error)" } else { "finished" }
  }

  /// The values and the end of a publisher that delivers at once.
  private func all<P: Publisher>(_ publisher: P) -> (values: [P.Output], ends: [String]) {
    var (values, ends): ([P.Output], [String]) = ([], [])
    let subscription = publisher.sink(
      receiveCompletion: { ends.append(name(of: $0)) }, receiveValue: { values.append($0) })
    withExtendedLifetime(subscription) {}
    return (values, ends)
  }

  @Test func publishersOfStatedValues() {
    #expect(all(Just(1)) == ([1], ["finished"]))
    #expect(all(Empty<Int, Never>()) == ([], ["finished"]))
    #expect(all(Empty<Int, Never>(completeImmediately: false)) == ([], []))
    #expect(all(Fail<Int, Fault>(error: .one)) == ([], ["one"]))
    #expect(all([1, 2].publisher) == ([1, 2], ["finished"]))
    #expect(all(Int?.none.publisher) == ([], ["finished"]))
    #expect(all(Result<Int, Fault>.failure(.one).publisher) == ([], ["one"]))
    #expect(all(Deferred { Just(3) }) == ([3], ["finished"]))
    #expect(all(Future<Int, Fault> { $0(.success(4)) }) == ([4], ["finished"]))
  }

  @Test func operatorsOnValues() {
    let numbers = [1, 1, 2, 3, 3].publisher
    #expect(all(numbers.map { $0 * 2 }).values == [2, 2, 4, 6, 6])
    #expect(all(numbers.compactMap { $0 > 1 ? "\($0)" : nil }).values == ["2", "3", "3"])
    #expect(all(numbers.removeDuplicates()).values == [1, 2, 3])
    #expect(all(numbers.filter { $0 == 3 }).values == [3, 3])
    #expect(all(numbers.dropFirst(3).prepend(8, 9).append(7)).values == [8, 9, 3, 3, 7])
    #expect(all(numbers.drop { $0 < 2 }).values == [2, 3, 3])
    #expect(all(numbers.prefix(2)) == ([1, 1], ["finished"]))
    #expect(all(numbers.prefix { $0 < 2 }) == ([1, 1], ["finished"]))
    #expect(all(numbers.first { $0 > 1 }) == ([2], ["finished"]))
    #expect(all(numbers.last()) == ([3], ["finished"]))
    #expect(all(numbers.scan(0, +)).values == [1, 2, 4, 7, 10])
    #expect(all(numbers.reduce(0, +)).values == [10])
    #expect(all(numbers.collect()).values == [[1, 1, 2, 3, 3]])
    #expect(all(numbers.count()).values == [5])
    #expect(all(numbers.contains(2)).values == [true])
    #expect(all(numbers.contains(5)).values == [false])
    #expect(all(Empty<Int, Never>().replaceEmpty(with: 1)).values == [1])
    #expect(all([1, nil].publisher.replaceNil(with: 0)).values == [1, 0])
  }

  @Test func errors() {
    let failing = [1, 2].publisher.tryMap { if $0 == 2 { throw Fault.one } else { return $0 } }
    #expect(all(failing) == ([1], ["one"]))
    #expect(all(failing.replaceError(with: 9)) == ([1, 9], ["finished"]))
    #expect(all(failing.mapError { _ in Fault.two }) == ([1], ["two"]))
    #expect(all(failing.catch { _ in [7, 8].publisher }) == ([1, 7, 8], ["finished"]))
    #expect(all(failing.retry(1)) == ([1, 1], ["one"]))
    #expect(all(Just(1).setFailureType(to: Fault.self)) == ([1], ["finished"]))
    #expect(all(Just(Data("[3]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())).values == [[3]])
  }

  @Test func subjectsSendToThoseWhoListen() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    subject.send(0)
    var subscription: AnyCancellable? = subject.sink { values.append($0) }
    subject.send(1)
    subscription = nil
    subject.send(2)
    #expect(values == [1])
    let current = CurrentValueSubject<Int, Never>(3)
    subscription = current.sink { values.append($0) }
    current.value = 4
    current.send(completion: .finished)
    current.send(5)
    #expect(values == [1, 3, 4] && current.value == 4)
    withExtendedLifetime(subscription) {}
  }

  @Test func joinedPublishers() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var (latest, pairs, either): ([String], [String], [String]) = ([], [], [])
    var kept: Set<AnyCancellable> = []
    a.combineLatest(b).sink { latest.append("\($0)\($1)") }.store(in: &kept)
    Publishers.Zip(a, b).sink { pairs.append("\($0)\($1)") }.store(in: &kept)
    a.map { "\($0)" }.merge(with: b).sink { either.append($0) }.store(in: &kept)
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    #expect(latest == ["2x", "2y"] && pairs == ["1x", "2y"] && either == ["1", "2", "x", "y"])
    let four = Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4)).map { $0 + $1 + $2 + $3 }
    #expect(all(four) == ([10], ["finished"]))
    #expect(all(Publishers.MergeMany([Just(1), Just(2)])) == ([1, 2], ["finished"]))
    #expect(all([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == ([1, 10, 2, 20], ["finished"]))
  }

  @Test func theLastPublisherCounts() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (values, isFinished) = ([Int](), false)
    let subscription = outer.switchToLatest().sink { _ in
      isFinished = true
    } receiveValue: {
      values.append($0)
    }
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    #expect(values == [1, 3] && !isFinished)
    b.send(completion: .finished)
    #expect(isFinished)
    withExtendedLifetime(subscription) {}
  }

  @Test func oneSubscriptionIsShared() {
    var count = 0
    let shared = Deferred { () -> PassthroughSubject<Int, Never> in
      count += 1
      return PassthroughSubject()
    }.share()
    let both = [shared.sink { _ in }, shared.sink { _ in }]
    withExtendedLifetime(both) {}
    #expect(count == 1)
  }

  /// A subscriber that asks for one value at a time, as those of an app's own controls do.
  private final class OneByOne: Subscriber {
    var (values, subscription): ([Int], (any Subscription)?) = ([], nil)
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) { values.append(-1) }
  }

  @Test func valuesWaitUntilTheyAreAskedFor() {
    let subscriber = OneByOne()
    [1, 2].publisher.subscribe(subscriber)
    #expect(subscriber.values == [])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.values == [1])
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.values == [1, 2, -1])
  }

  @Test func notifications() {
    let name = Notification.Name("ShelfHeight.stream")
    var count = 0
    var subscription: AnyCancellable? = NotificationCenter.default.publisher(for: name).sink { _ in count += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    withExtendedLifetime(subscription) {}
    subscription = nil
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count == 1)
  }

  /// `autoconnect()` keeps the publisher's type, which apps write for a timer that a view holds: it begins with a
  /// subscriber and ends with it.
  @Test func aTimerBeginsWithItsSubscriber() {
    let timer: Publishers.Autoconnect<Timer.TimerPublisher> =
      Timer.publish(every: 0.001, on: .current, in: .default).autoconnect()
    func turn() { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
    var count = 0
    turn()
    #expect(count == 0)
    var subscription: AnyCancellable? = timer.sink { _ in count += 1 }
    while count < 2 { turn() }
    withExtendedLifetime(subscription) {}
    subscription = nil
    let reached = count
    turn()
    #expect(count == reached)
  }

  /// Two subscribers share one connection, which ends with the last of them.
  @Test func subscribersShareAConnection() {
    final class Source: ConnectablePublisher {
      typealias Output = Int
      typealias Failure = Never
      let subject = PassthroughSubject<Int, Never>()
      var (begun, ended) = (0, 0)
      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subject.receive(subscriber: subscriber)
      }
      func connect() -> any Cancellable {
        begun += 1
        return AnyCancellable { self.ended += 1 }
      }
    }
    let source = Source()
    let shared = source.autoconnect()
    let subscriptions = (0..<2).map { _ in shared.sink { _ in } }
    #expect(source.begun == 1)
    subscriptions[0].cancel()
    #expect(source.ended == 0)
    subscriptions[1].cancel()
    #expect(source.ended == 1)
    shared.sink { _ in }.cancel()
    #expect(source.begun == 2 && source.ended == 2)
  }
}
