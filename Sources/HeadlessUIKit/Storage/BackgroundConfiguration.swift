import Foundation

/// A change of a colour.
public struct UIConfigurationColorTransformer {
  /// Makes a colour of another one.
  public let transform: (UIColor) -> UIColor
  /// Takes a change.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// The changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// `grayscale`, as in UIKit.
  @MainActor public static let grayscale = UIConfigurationColorTransformer { color in
    let components = color.components
    return UIColor(
      white: 0.299 * components[0] + 0.587 * components[1] + 0.114 * components[2], alpha: components[3])
  }
  /// `preferredTint`, as in UIKit.
  @MainActor public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// `monochromeTint`, as in UIKit.
  @MainActor public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// The ground behind the content of a cell; it decides no size.
public struct UIBackgroundConfiguration: Hashable {
  /// A view of the app's.
  public var customView: UIView?
  /// How round the corners are.
  public var cornerRadius: CGFloat = 0
  /// Points between the cell's edges and the ground.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the margins count too.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour.
  public var backgroundColor: UIColor?
  /// The change of the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The blur.
  public var visualEffect: UIVisualEffect?
  /// The picture.
  public var image: UIImage?
  /// How the picture is drawn.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the edge.
  public var strokeColor: UIColor?
  /// The change of the edge's colour.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// How wide the edge is.
  public var strokeWidth: CGFloat = 0
  /// How far out the edge stands.
  public var strokeOutset: CGFloat = 0

  private init(_ backgroundColor: UIColor?) { self.backgroundColor = backgroundColor }

  /// A ground of no colour.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// `listPlainCell`, as in UIKit.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
  /// `listPlainHeaderFooter`, as in UIKit.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemBackground)
  }
  /// `listGroupedCell`, as in UIKit.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  /// `listGroupedHeaderFooter`, as in UIKit.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// `listSidebarHeader`, as in UIKit.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// `listSidebarCell`, as in UIKit.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// `listAccompaniedSidebarCell`, as in UIKit.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// `listCell`, as in UIKit.
  public static func listCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  /// `listHeader`, as in UIKit.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// `listFooter`, as in UIKit.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// The ground in a state: the same, for it follows none here.
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
