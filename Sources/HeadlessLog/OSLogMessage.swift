/// A message, written as a string with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  /// Takes the parts of a message and keeps none.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Takes a text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Takes a value.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> some Any, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
      attributes: String = ""
    ) {}
    /// Takes a number in a form.
    public mutating func appendInterpolation(
      _ number: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {}
    /// Takes a number in a form.
    public mutating func appendInterpolation(
      _ number: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {}
  }

  /// A message without values.
  public init(stringLiteral value: String) {}
  /// A message with values.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Who may read a value.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value is distinguished from others.
  public enum Mask: Sendable {
    /// By its hash.
    case hash
    /// Not at all.
    case none
  }

  /// Anybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody, whatever the device's settings.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// As its type has it.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody, but equal values can be recognized.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody, but equal values can be recognized.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// As its type has it, but equal values can be recognized.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How wide a value is written.
public struct OSLogStringAlignment: Sendable {
  /// As wide as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// At the end of so many columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  /// At the start of so many columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  /// In tens.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In sixteens.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In eights.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In tens, with so many digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In sixteens.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// In the shorter way.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With so many digits behind the point.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}
