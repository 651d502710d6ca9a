/// The key of a text in an app's localizations, with the values that stand in it.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The key with a format specifier for each value, as a string catalogue has it: `%lld items`.
  let key: String
  let arguments: [Argument]

  /// A key without values.
  public init(_ value: String) { (key, arguments) = (value, []) }
  /// A key without values.
  public init(stringLiteral value: String) { (key, arguments) = (value, []) }
  /// A key with values.
  public init(stringInterpolation: StringInterpolation) {
    (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
  }

  /// A value in a key.
  enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case text(Text)
  }

  /// A key while it is written.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// An empty key.
    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    /// Adds a part of the key; a percent sign is doubled, as in a format.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(0x25) ? literal.replacing("%", with: "%%") : literal
    }
    /// Adds a string, in which no Markdown is read.
    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }
    /// Adds a whole number, in groups of digits as the locale has them.
    public mutating func appendInterpolation<T: FixedWidthInteger & SignedInteger>(_ value: T) {
      append("%lld", .integer(Int64(clamping: value)))
    }
    /// Adds a whole number.
    public mutating func appendInterpolation<T: FixedWidthInteger & UnsignedInteger>(_ value: T) {
      append("%llu", .unsigned(UInt64(clamping: value)))
    }
    /// Adds a number, with six digits behind the point.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append("%lf", .number(Double(value)))
    }
    /// Adds a whole number as a specifier writes it.
    public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
      append(specifier, T.isSigned ? .integer(Int64(clamping: value)) : .unsigned(UInt64(clamping: value)))
    }
    /// Adds a number as a specifier writes it.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
      append(specifier, .number(Double(value)))
    }
    /// Adds a text with its attributes.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
    /// Adds a text with its attributes.
    @_disfavoredOverload public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }
    /// Adds the text of another key.
    @_disfavoredOverload public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(Text(resource)))
    }
    /// Adds a value as a style writes it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(Text(FormattedText(input, format))))
    }
    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .string(formatter?.written(subject) ?? "\(subject)"))
    }
    /// Adds an object as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append("%@", .string(formatter?.written(subject) ?? subject.description))
    }
    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }
    /// Adds the time between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }
    /// Adds the time between two dates.
    public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .text(Text(interval))) }
    /// Adds a timer.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      let timer = Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
      append("%@", .text(timer))
    }
  }
}

/// A key with values, or in a table of its own.
final class KeyText: TextSource, @unchecked Sendable {
  private let key: LocalizedStringKey
  private let table: String?
  private let bundle: Bundle?

  init(_ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?) {
    (self.key, self.table, self.bundle) = (key, table, bundle)
  }

  override func parts(in surroundings: TextSurroundings) -> [TextPart] {
    LocalizedText.parts(of: key.key, table, bundle, key.arguments, in: surroundings)
  }
  override func isSame(as other: TextSource) -> Bool {
    guard let other = other as? KeyText else { return false }
    return key == other.key && table == other.table && bundle === other.bundle
  }
  override var staysTheSame: Bool {
    key.arguments.allSatisfy {
      switch $0 {
      case .string: true
      case .text(let text): text.rare?.source?.staysTheSame ?? true
      // Numbers are written in the stated region.
      default: false
      }
    }
  }
}
