import HeadlessUIKit

extension NotificationCenter {
  /// Publishes notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
    AnyPublisher { delivery in
      let carried = CarriedDelivery(value: delivery.value)
      let token = self.addObserver(forName: name, object: object, queue: nil) { carried.value($0) }
      return AnyCancellable { self.removeObserver(token) }
    }
  }
}

/// Carries a closure to the center, which calls it where the notification is posted.
private struct CarriedDelivery: @unchecked Sendable { let value: (Notification) -> Void }

extension Timer {
  /// A publisher of times, which begins when it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }

  /// Publishes times while the run loop turns.
  public final class TimerPublisher: ConnectablePublisher {
    /// A time.
    public typealias Output = Date
    /// It has no errors.
    public typealias Failure = Never

    private let subject = PassthroughSubject<Date, Never>()
    private let (interval, runLoop, mode): (TimeInterval, RunLoop, RunLoop.Mode)

    init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
      (self.interval, self.runLoop, self.mode) = (interval, runLoop, mode)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Begins.
    public func connect() -> any Cancellable {
      let carried = Carried { [subject] in subject.send(Date()) }
      let timer = Timer(timeInterval: interval, repeats: true) { _ in carried.action() }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable(timer.invalidate)
    }
  }
}

extension Publishers {
  /// Publishes what another publisher does, which begins with the first subscriber and ends with the last one
  /// (`AutoconnectTests.testBasicRefcountBehavior` of OpenCombine/OpenCombine, which runs on Combine as well).
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The upstream's.
    public typealias Output = Upstream.Output
    /// The upstream's.
    public typealias Failure = Upstream.Failure

    /// The publisher that begins.
    public let upstream: Upstream
    private let connection = Connection()

    /// A publisher that begins by itself.
    public init(upstream: Upstream) { self.upstream = upstream }

    private final class Connection {
      var subscribers = 0
      var cancellable: (any Cancellable)?
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { [upstream, connection] delivery in
        let subscription = upstream.sink(receiveCompletion: delivery.end, receiveValue: delivery.value)
        connection.subscribers += 1
        if connection.subscribers == 1 { connection.cancellable = upstream.connect() }
        return AnyCancellable {
          subscription.cancel()
          connection.subscribers -= 1
          if connection.subscribers == 0 { connection.cancellable?.cancel() }
        }
      }.receive(subscriber: subscriber)
    }
  }
}

extension ConnectablePublisher {
  /// Begins with the first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
