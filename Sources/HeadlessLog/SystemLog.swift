/// How much a message matters.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  /// The number of the type, as the system has it.
  public let rawValue: UInt8

  /// A type by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A type by its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A message without a type.
  public static let `default` = OSLogType(0)
  /// A message for people who look for more.
  public static let info = OSLogType(1)
  /// A message for the program's makers.
  public static let debug = OSLogType(2)
  /// A message of an error.
  public static let error = OSLogType(16)
  /// A message of a fault of the program.
  public static let fault = OSLogType(17)
}

/// A part of a program that writes messages.
public final class OSLog: Sendable {
  /// A kind of messages.
  public struct Category: RawRepresentable, Equatable, Sendable {
    /// Its name.
    public let rawValue: String

    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Places that people look at in Instruments.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  /// The log of a program that names no part.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that keeps nothing.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// The log of a part.
  public init(subsystem: String, category: String) {}

  /// The log of a part.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether anybody takes messages of a type: nobody does.
  public func isEnabled(type: OSLogType) -> Bool { false }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to nobody.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to nobody.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to nobody.
public func os_log(_ message: @autoclosure () -> OSLogMessage) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to nobody.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {}

/// Writes messages of one part of a program.
public struct Logger: Sendable {
  /// Writes for a program that names no part.
  public init() {}

  /// Writes for a part.
  public init(subsystem: String, category: String) {}

  /// Writes for the part of a log.
  public init(_ log: OSLog) {}

  /// Writes a message to nobody.
  public func log(_ message: @autoclosure () -> OSLogMessage) {}
  /// Writes a message to nobody.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}
  /// Writes a message to nobody.
  public func trace(_ message: @autoclosure () -> OSLogMessage) {}
  /// Writes a message to nobody.
  public func debug(_ message: @autoclosure () -> OSLogMessage) {}
  /// Writes a message to nobody.
  public func info(_ message: @autoclosure () -> OSLogMessage) {}
  /// Writes a message to nobody.
  public func notice(_ message: @autoclosure () -> OSLogMessage) {}
  /// Writes a message to nobody.
  public func warning(_ message: @autoclosure () -> OSLogMessage) {}
  /// Writes a message to nobody.
  public func error(_ message: @autoclosure () -> OSLogMessage) {}
  /// Writes a message to nobody.
  public func critical(_ message: @autoclosure () -> OSLogMessage) {}
  /// Writes a message to nobody.
  public func fault(_ message: @autoclosure () -> OSLogMessage) {}
}
