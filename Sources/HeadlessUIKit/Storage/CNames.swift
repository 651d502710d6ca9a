// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

// Names of C and Objective-C that sources say without an import of their own, and Linux lacks.

#if !canImport(ObjectiveC)
  /// A whole number, as Objective-C names it.
  public typealias NSInteger = Int
  /// A whole number that is not negative, as Objective-C names it.
  public typealias NSUInteger = UInt

  /// Nanoseconds a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// Nanoseconds a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// Nanoseconds a microsecond.
  public let NSEC_PER_USEC: UInt64 = 1000
  /// Microseconds a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000

  /// A method's name.
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
  /// The name of a method.
  public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
#endif
