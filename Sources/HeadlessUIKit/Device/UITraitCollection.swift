import Foundation
import ShelfSizing
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

  /// The engine's name; `large` for an unknown one.
  var category: ContentSizeCategory {
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

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
/// The direction in which the interface runs.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

/// The surroundings of a view: text size, scale, size classes.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The user's text size.
  open private(set) var preferredContentSizeCategory = UIContentSizeCategory.large
  /// Pixels a point.
  open private(set) var displayScale: CGFloat = 2
  /// The pixels of the scale; two a point where it is 0, UIKit's unspecified, or what no device has. Each answer asks.
  private(set) var grid = PixelGrid.twoPixelsAPoint
  /// The room across.
  open private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// The room from top to bottom.
  open private(set) var verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// Light or dark.
  open private(set) var userInterfaceStyle = UIUserInterfaceStyle.light
  /// The kind of device.
  open private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The direction in which the interface runs.
  open private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight

  /// A phone of two pixels a point at the text size `large`.
  public override init() { super.init() }

  /// The defaults at a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// The defaults at a scale.
  public convenience init(displayScale: CGFloat) {
    self.init()
    self.displayScale = displayScale
    grid = PixelGrid(scale: displayScale) ?? .twoPixelsAPoint
  }

  /// The traits that count where no view says otherwise.
  nonisolated(unsafe) private static var currentTraits = UITraitCollection()
  /// The traits that count where no view says otherwise.
  public class var current: UITraitCollection {
    get { currentTraits }
    set { currentTraits = newValue }
  }

  /// Runs a closure with these as the current ones.
  open func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = before
  }
}
