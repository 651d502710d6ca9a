import Foundation

/// A picture, of which the size decides sizes.
open class UIImage: NSObject, @unchecked Sendable {
  /// How a symbol is drawn.
  open class Configuration: NSObject, @unchecked Sendable {}
  /// How a symbol is drawn.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {}

  /// Points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat

  /// A picture of a size in points, of which nothing else is known.
  public init(size: CGSize, scale: CGFloat = 1) {
    self.size = size
    self.scale = scale
    super.init()
  }
}
