import TextMeasurement

/// The values of an environment that a text asks for beside its font.
struct TextTraits: Equatable {
  var category = ContentSizeCategory.large
  /// The most lines; `nil` for any number.
  var lineLimit: Int?
  /// The lines that a text is high at least.
  var leastLines = 1
  var lineSpacing: Double = 0
  /// The settings of texts by modifiers of the views round them; their font is the environment's.
  var attributes = TextAttributes()
  var alignment = TextAlignment.leading
  var textCase: Text.Case?
  var minimumScaleFactor = 1.0
  var truncation = Text.TruncationMode.tail
  var allowsTightening = false
  var locale: Locale?
  var calendar: Calendar?
  var timeZone: TimeZone?

  /// The surroundings that decide how keys, dates and numbers read.
  var surroundings: TextSurroundings { TextSurroundings(own: (locale, calendar, timeZone)) }
}

/// The user's text size, by its former name.
public typealias ContentSizeCategory = TextMeasurement.ContentSizeCategory

/// The user's text size.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// From the smallest to the largest.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The larger accessibility sizes.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Compares by size.
  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool { first.rawValue < second.rawValue }
  /// Whether it is one of the larger accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  var category: ContentSizeCategory { ContentSizeCategory.allCases[rawValue] }
  init(_ category: ContentSizeCategory) {
    self = DynamicTypeSize(rawValue: ContentSizeCategory.allCases.firstIndex(of: category) ?? 3) ?? .large
  }
  /// The size that UIKit names so; `nil` for an unspecified one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard uiSizeCategory != .unspecified else { return nil }
    self.init(uiSizeCategory.category)
  }
}

/// Where lines of a text stand in their width; decides no size.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Where lines begin, in the middle, where they end.
  case leading, center, trailing
}
/// The direction in which lines run.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// As English and as Arabic do.
  case leftToRight, rightToLeft
}
/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Light or dark.
  case light, dark
}

nonisolated extension Text {
  /// Letters of one case.
  public enum Case: Hashable, Sendable {
    /// Capitals or small letters.
    case uppercase, lowercase

    func applied(to string: String, _ locale: Locale) -> String {
      self == .uppercase ? string.uppercased(with: locale) : string.lowercased(with: locale)
    }
  }

  /// Where a text is cut that has no room.
  public enum TruncationMode: Hashable, Sendable {
    /// At its start, its end or in its middle. A cut line is measured as if it ended in the ellipsis.
    case head, tail, middle
  }
}
