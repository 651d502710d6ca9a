import Foundation

/// A colour; decides no size.
open class UIColor: NSObject, @unchecked Sendable {
  let components: [CGFloat]

  /// Red, green, blue and alpha, 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    super.init()
  }

  /// Grey, 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour of an asset catalogue, which is not read.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  /// A colour that follows the traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let components = dynamicProvider(.current).components
    self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// The same colour, more or less opaque.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.components == components }
  open override var hash: Int { components.hashValue }

  /// `black`, as in UIKit.
  public static let black = UIColor(white: 0, alpha: 1)
  /// `white`, as in UIKit.
  public static let white = UIColor(white: 1, alpha: 1)
  /// `clear`, as in UIKit.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// `gray`, as in UIKit.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// `darkGray`, as in UIKit.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// `lightGray`, as in UIKit.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// `red`, as in UIKit.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// `green`, as in UIKit.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// `blue`, as in UIKit.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// `label`, as in UIKit.
  public static let label = black
  /// `secondaryLabel`, as in UIKit.
  public static let secondaryLabel = UIColor(white: 0.24, alpha: 0.6)
  /// `systemBackground`, as in UIKit.
  public static let systemBackground = white
}
