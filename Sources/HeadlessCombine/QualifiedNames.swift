/// The module's name on Apple's platforms, for sources that say `Combine.Subscription`.
public enum Combine {
  /// `AnyCancellable` itself.
  public typealias AnyCancellable = HeadlessCombine.AnyCancellable
  /// `AnyPublisher` itself.
  public typealias AnyPublisher<Output, Failure: Error> = HeadlessCombine.AnyPublisher<Output, Failure>
  /// `AnySubscriber` itself.
  public typealias AnySubscriber<Input, Failure: Error> = HeadlessCombine.AnySubscriber<Input, Failure>
  /// `Cancellable` itself.
  public typealias Cancellable = HeadlessCombine.Cancellable
  /// `CombineIdentifier` itself.
  public typealias CombineIdentifier = HeadlessCombine.CombineIdentifier
  /// `ConnectablePublisher` itself.
  public typealias ConnectablePublisher = HeadlessCombine.ConnectablePublisher
  /// `CurrentValueSubject` itself.
  public typealias CurrentValueSubject<Output, Failure: Error> = HeadlessCombine.CurrentValueSubject<Output, Failure>
  /// `CustomCombineIdentifierConvertible` itself.
  public typealias CustomCombineIdentifierConvertible = HeadlessCombine.CustomCombineIdentifierConvertible
  /// `Deferred` itself.
  public typealias Deferred<DeferredPublisher: Publisher> = HeadlessCombine.Deferred<DeferredPublisher>
  /// `Empty` itself.
  public typealias Empty<Output, Failure: Error> = HeadlessCombine.Empty<Output, Failure>
  /// `Fail` itself.
  public typealias Fail<Output, Failure: Error> = HeadlessCombine.Fail<Output, Failure>
  /// `Future` itself.
  public typealias Future<Output, Failure: Error> = HeadlessCombine.Future<Output, Failure>
  /// `ImmediateScheduler` itself.
  public typealias ImmediateScheduler = HeadlessCombine.ImmediateScheduler
  /// `Just` itself.
  public typealias Just<Output> = HeadlessCombine.Just<Output>
  /// `ObservableObject` itself.
  public typealias ObservableObject = HeadlessCombine.ObservableObject
  /// `ObservableObjectPublisher` itself.
  public typealias ObservableObjectPublisher = HeadlessCombine.ObservableObjectPublisher
  /// `PassthroughSubject` itself.
  public typealias PassthroughSubject<Output, Failure: Error> = HeadlessCombine.PassthroughSubject<Output, Failure>
  /// `Published` itself.
  public typealias Published<Value> = HeadlessCombine.Published<Value>
  /// `Publisher` itself.
  public typealias Publisher = HeadlessCombine.Publisher
  /// `Publishers` itself.
  public typealias Publishers = HeadlessCombine.Publishers
  /// `Scheduler` itself.
  public typealias Scheduler = HeadlessCombine.Scheduler
  /// `SchedulerTimeIntervalConvertible` itself.
  public typealias SchedulerTimeIntervalConvertible = HeadlessCombine.SchedulerTimeIntervalConvertible
  /// `Subject` itself.
  public typealias Subject = HeadlessCombine.Subject
  /// `Subscriber` itself.
  public typealias Subscriber = HeadlessCombine.Subscriber
  /// `Subscribers` itself.
  public typealias Subscribers = HeadlessCombine.Subscribers
  /// `Subscription` itself.
  public typealias Subscription = HeadlessCombine.Subscription
  /// `TopLevelDecoder` itself.
  public typealias TopLevelDecoder = HeadlessCombine.TopLevelDecoder
}
