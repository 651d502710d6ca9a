/// Stands in for Apple's library of threads, as the one of Linux brings Linux's C library along.
public final class DispatchQueue {
  /// The queue of the main thread.
  nonisolated(unsafe) public static let main = DispatchQueue()
  /// The queue's name.
  public let label = ""

  /// Does the work on several threads, where it is more than a declaration.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}

  /// Does the work later, where it is more than a declaration.
  public func async(
    group: DispatchGroup?, qos: DispatchQoS, flags: DispatchWorkItemFlags, execute work: @escaping @Sendable () -> Void
  ) {}
}

/// Several pieces of work.
public final class DispatchGroup {}

/// How much a piece of work matters.
public struct DispatchQoS {
  /// As much as where it comes from.
  nonisolated(unsafe) public static let unspecified = DispatchQoS()
}

/// How a piece of work is done.
public struct DispatchWorkItemFlags: OptionSet {
  /// Its bits.
  public let rawValue: Int
  /// Flags of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
