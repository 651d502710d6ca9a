import Foundation

/// A change of a colour.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  @MainActor public static let grayscale = UIConfigurationColorTransformer { color in
    let components = color.components
    return UIColor(
      white: 0.299 * components[0] + 0.587 * components[1] + 0.114 * components[2], alpha: components[3])
  }
  @MainActor public static let preferredTint = UIConfigurationColorTransformer { $0 }
  @MainActor public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// The ground behind the content of a cell; it decides no size.
public struct UIBackgroundConfiguration: Hashable {
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  private init(_ backgroundColor: UIColor?) { self.backgroundColor = backgroundColor }

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
  /// `listPlainHeaderFooter`, as in UIKit.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemBackground)
  }
  /// `listGroupedCell`, as in UIKit.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// `listCell`, as in UIKit.
  public static func listCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  public func updated(for state: UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// The colour, with its change.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// The edge's colour, with its change.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Compares all but the changes of colours.
  public static func == (first: Self, second: Self) -> Bool {
    first.customView === second.customView && first.cornerRadius == second.cornerRadius
      && first.backgroundInsets == second.backgroundInsets
      && first.edgesAddingLayoutMarginsToBackgroundInsets == second.edgesAddingLayoutMarginsToBackgroundInsets
      && first.backgroundColor == second.backgroundColor && first.visualEffect == second.visualEffect
      && first.image == second.image && first.imageContentMode == second.imageContentMode
      && first.strokeColor == second.strokeColor && first.strokeWidth == second.strokeWidth
      && first.strokeOutset == second.strokeOutset
  }
  /// Hashes the colour and the corners.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
  }
}
