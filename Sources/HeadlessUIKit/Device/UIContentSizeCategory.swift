import Foundation
import TextMeasurement

/// The user's text size.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
  /// UIKit's value.
  public let rawValue: String
  /// The value of one of UIKit's.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `unspecified`, as in UIKit.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// `extraSmall`, as in UIKit.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// `small`, as in UIKit.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// `medium`, as in UIKit.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// `large`, as in UIKit.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// `extraLarge`, as in UIKit.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// `extraExtraLarge`, as in UIKit.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// `extraExtraExtraLarge`, as in UIKit.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// `accessibilityMedium`, as in UIKit.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// `accessibilityLarge`, as in UIKit.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// `accessibilityExtraLarge`, as in UIKit.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// `accessibilityExtraExtraLarge`, as in UIKit.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// `accessibilityExtraExtraExtraLarge`, as in UIKit.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The category of the engine's name.
  package init(_ category: ContentSizeCategory) {
    self = ContentSizeCategory.allCases.firstIndex(of: category).map { UIContentSizeCategory.ordered[$0] } ?? .large
  }

  /// The engine's name; `large` for an unknown one.
  package var category: ContentSizeCategory {
    UIContentSizeCategory.ordered.firstIndex(of: self).map { ContentSizeCategory.allCases[$0] } ?? .large
  }

  /// Whether it is one of the larger accessibility sizes.
  public var isAccessibilityCategory: Bool { category.isAccessibilityCategory }

  /// Compares by size.
  public static func < (first: Self, second: Self) -> Bool { rank(first) < rank(second) }
  /// Compares by size.
  public static func > (first: Self, second: Self) -> Bool { second < first }
  /// Compares by size.
  public static func <= (first: Self, second: Self) -> Bool { !(second < first) }
  /// Compares by size.
  public static func >= (first: Self, second: Self) -> Bool { !(first < second) }
  private static func rank(_ category: Self) -> Int { ordered.firstIndex(of: category) ?? 3 }
}
