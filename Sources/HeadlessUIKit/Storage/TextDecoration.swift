import Foundation

/// How text is underlined or struck through; decides no size.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// UIKit's value.
  public let rawValue: Int
  /// Takes one of UIKit's values.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// `single`, as in UIKit.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// `thick`, as in UIKit.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// `double`, as in UIKit.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// `patternDot`, as in UIKit.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// `patternDash`, as in UIKit.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// `patternDashDot`, as in UIKit.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// `patternDashDotDot`, as in UIKit.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// `byWord`, as in UIKit.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of text; decides no size.
open class NSShadow: AttributeValue, @unchecked Sendable {
  /// Takes no shadow.
  public override init() { super.init() }
  /// `shadowOffset`, as in UIKit.
  open var shadowOffset = CGSize.zero
  /// `shadowBlurRadius`, as in UIKit.
  open var shadowBlurRadius: CGFloat = 0
  /// `shadowColor`, as in UIKit.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
}

extension NSAttributedString.Key {
  /// An `NSShadow`; decides no size.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A `UIColor`; decides no size.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number; decides no size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A number; decides no size.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A text effect's name; decides no size.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}
