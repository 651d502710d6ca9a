// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

// Names of C and Objective-C that sources say without an import of their own, and Linux lacks.

#if !canImport(ObjectiveC)
  public typealias NSInteger = Int
  public typealias NSUInteger = UInt

  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  public let NSEC_PER_USEC: UInt64 = 1000
  public let USEC_PER_SEC: UInt64 = 1_000_000

  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
  public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

  /// An animation without an end repeats so often.
  public let MAXFLOAT = Float.greatestFiniteMagnitude
#endif
