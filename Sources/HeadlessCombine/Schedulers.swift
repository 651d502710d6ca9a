import HeadlessUIKit

/// Runs closures at a time and in a place.
public protocol Scheduler<SchedulerTimeType> {
  /// Its times.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// Says how a closure runs.
  associatedtype SchedulerOptions

  /// The time now.
  var now: SchedulerTimeType { get }
  /// How exact it is.
  var minimumTolerance: SchedulerTimeType.Stride { get }
  /// Runs a closure when its turn comes.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs a closure at a time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
}

extension Scheduler {
  /// Runs a closure when its turn comes.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs a closure at a time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A span of time.
public protocol SchedulerTimeIntervalConvertible {
  /// A number of seconds.
  static func seconds(_ s: Int) -> Self
  /// A number of seconds.
  static func seconds(_ s: Double) -> Self
  /// A number of thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// A number of millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// A number of thousand-millionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A time of queues and run loops, in seconds since 2001.
public struct SchedulerTime: Strideable, Hashable {
  /// The seconds.
  public var seconds: Double

  /// The span to another time.
  public func distance(to other: SchedulerTime) -> Stride { Stride(seconds: other.seconds - seconds) }
  /// The time after a span.
  public func advanced(by span: Stride) -> SchedulerTime { SchedulerTime(seconds: seconds + span.seconds) }

  /// A span of time.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, ExpressibleByFloatLiteral, Hashable
  {
    /// The seconds.
    public var seconds: Double
    /// The seconds.
    public var magnitude: Double { abs(seconds) }

    init(seconds: Double) { self.seconds = seconds }
    /// A number of seconds.
    public init(_ seconds: Double) { self.seconds = seconds }
    /// A number of seconds.
    public init(floatLiteral seconds: Double) { self.seconds = seconds }
    /// A number of seconds.
    public init(integerLiteral seconds: Int) { self.seconds = Double(seconds) }
    /// A number of seconds.
    public init?(exactly seconds: some BinaryInteger) { self.seconds = Double(seconds) }
    /// A number of seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(seconds: Double(s)) }
    /// A number of seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(seconds: s) }
    /// A number of thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(seconds: Double(ms) / 1e3) }
    /// A number of millionths of a second.
    public static func microseconds(_ us: Int) -> Stride { Stride(seconds: Double(us) / 1e6) }
    /// A number of thousand-millionths of a second.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(seconds: Double(ns) / 1e9) }
    /// Both together.
    public static func + (a: Stride, b: Stride) -> Stride { Stride(seconds: a.seconds + b.seconds) }
    /// The difference.
    public static func - (a: Stride, b: Stride) -> Stride { Stride(seconds: a.seconds - b.seconds) }
    /// The product of both.
    public static func * (a: Stride, b: Stride) -> Stride { Stride(seconds: a.seconds * b.seconds) }
    /// Multiplies by another.
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
    /// Whether it is shorter.
    public static func < (a: Stride, b: Stride) -> Bool { a.seconds < b.seconds }
  }

  static var now: SchedulerTime { SchedulerTime(seconds: Date.timeIntervalSinceReferenceDate) }
  var delay: Double { max(0, seconds - SchedulerTime.now.seconds) }
}

/// Runs closures at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// Its times.
  public typealias SchedulerTimeType = SchedulerTime
  /// Nothing can be said of how closures run.
  public typealias SchedulerOptions = Never
  /// The one scheduler of its kind.
  public static let shared = ImmediateScheduler()
  /// Runs a closure at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  /// Runs a closure at once.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { action() }
}

extension Scheduler where SchedulerTimeType == SchedulerTime {
  /// The time now.
  public var now: SchedulerTime { .now }
  /// It is as exact as the queue or run loop.
  public var minimumTolerance: SchedulerTime.Stride { 0 }
}

/// Carries a closure to a queue; whoever schedules it says that it may run there.
struct Carried: @unchecked Sendable { let action: () -> Void }

extension DispatchQueue: Scheduler {
  /// Its times.
  public typealias SchedulerTimeType = SchedulerTime
  /// How a closure runs.
  public struct SchedulerOptions {
    /// The quality of service, group and flags have no say here.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {}
  }
  /// Runs a closure when the queue's turn comes.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let carried = Carried(action: action)
    async { carried.action() }
  }
  /// Runs a closure on the queue at a time.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let carried = Carried(action: action)
    asyncAfter(deadline: .now() + date.delay) { carried.action() }
  }
}

extension RunLoop: Scheduler {
  /// Its times.
  public typealias SchedulerTimeType = SchedulerTime
  /// Nothing can be said of how closures run.
  public struct SchedulerOptions {}
  /// Runs a closure when the run loop turns.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let carried = Carried(action: action)
    perform { carried.action() }
  }
  /// Runs a closure in the run loop at a time.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let carried = Carried(action: action)
    add(Timer(timeInterval: date.delay, repeats: false) { _ in carried.action() }, forMode: .common)
  }
}

extension OperationQueue: Scheduler {
  /// Its times.
  public typealias SchedulerTimeType = SchedulerTime
  /// Nothing can be said of how closures run.
  public struct SchedulerOptions {}
  /// Runs a closure when the queue's turn comes.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let carried = Carried(action: action)
    addOperation { carried.action() }
  }
  /// Runs a closure on the queue at a time.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let carried = Carried(action: { self.schedule(options: options, action) })
    DispatchQueue.global().asyncAfter(deadline: .now() + date.delay) { carried.action() }
  }
}
