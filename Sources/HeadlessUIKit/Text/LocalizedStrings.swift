// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The app's texts in the language of the cells that are asked now.
///
/// Problem: an app asks its bundle for texts, in the language of the process, and one process measures cells in many
/// languages. Idea: overloads of Foundation's functions, which the compiler prefers as they have no arguments by default, ask
/// here first. What is not known here is asked of the bundle.
package enum LocalizedTexts {
  /// Gives the text of a key; `nil` where there is none, or no language is set.
  @TaskLocal package static var current: (@Sendable (_ key: String) -> String?)?

  static func text(_ key: String) -> String? { current?(key) }
}

// MARK: NSLocalizedString

/// The text of a key of the app's localizations.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedTexts.text(key) ?? Foundation.NSLocalizedString(key, comment: comment)
}

/// The text of a key of the app's localizations.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedTexts.text(key) ?? Foundation.NSLocalizedString(key, tableName: tableName, comment: comment)
}

/// The text of a key of the app's localizations.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedTexts.text(key) ?? Foundation.NSLocalizedString(key, bundle: bundle, comment: comment)
}

/// The text of a key of the app's localizations, or the value where there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedTexts.text(key) ?? Foundation.NSLocalizedString(key, value: value, comment: comment)
}

/// The text of a key of the app's localizations.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  LocalizedTexts.text(key) ?? Foundation.NSLocalizedString(key, tableName: tableName, bundle: bundle, comment: comment)
}

/// The text of a key of the app's localizations, or the value where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  LocalizedTexts.text(key) ?? Foundation.NSLocalizedString(key, tableName: tableName, value: value, comment: comment)
}

/// The text of a key of the app's localizations, or the value where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  LocalizedTexts.text(key) ?? Foundation.NSLocalizedString(key, bundle: bundle, value: value, comment: comment)
}

/// The text of a key of the app's localizations, or the value where there is none.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  let table: String? = tableName
  return LocalizedTexts.text(key)
    ?? Foundation.NSLocalizedString(key, tableName: table, bundle: bundle, value: value, comment: comment)
}

extension Bundle {
  /// The text of a key of the app's localizations, as code that is generated for each key asks for it.
  public func localizedString(forKey key: String, value: String, table: String) -> String {
    let (own, name): (String?, String?) = (value, table)
    return LocalizedTexts.text(key) ?? localizedString(forKey: key, value: own, table: name)
  }
}

// MARK: String(localized:)

extension String {
  /// A key whose values are format specifiers, as a string catalogue has it: `%lld items`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    fileprivate let parts: StringInterpolation

    /// A key without values.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// A key without values.
    public init(stringLiteral value: String) {
      parts = StringInterpolation(literalCapacity: 0, interpolationCount: 0).with { $0.appendLiteral(value) }
    }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation }

    /// The key while it is written.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var values: [any CVarArg & Sendable] = []

      /// An empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}
    }
  }

  /// The text of a key of the app's localizations, with its values.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(key.parts.key, key.parts.key, key.parts.values, table, bundle, locale)
  }

  /// The text of a key of the app's localizations, or the value in the source language where there is none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue.parts.key, defaultValue.parts.values, table, bundle, locale)
  }

  private init(
    _ key: String, _ format: String, _ values: [any CVarArg & Sendable], _ table: String?, _ bundle: Bundle?,
    _ locale: Locale
  ) {
    let text =
      LocalizedTexts.text(key) ?? (bundle ?? .main).localizedString(forKey: key, value: format, table: table as String?)
    self = values.isEmpty ? text : String(format: text, locale: locale, arguments: values)
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// Adds a part of the key.
  public mutating func appendLiteral(_ literal: String) { key += literal }

  /// Adds a text.
  public mutating func appendInterpolation(_ text: some StringProtocol) { append("%@", String(text)) }

  /// Adds a whole number.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(_ number: Number) {
    if Number.isSigned { append("%lld", Int64(clamping: number)) } else { append("%llu", UInt64(clamping: number)) }
  }

  /// Adds a number.
  public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) { append("%lf", Double(number)) }

  /// Adds a value as a style writes it.
  public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
  where Style.FormatOutput == String {
    append("%@", format.format(value))
  }

  private mutating func append(_ specifier: String, _ value: any CVarArg & Sendable) {
    key += specifier
    values.append(value)
  }

  fileprivate func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
