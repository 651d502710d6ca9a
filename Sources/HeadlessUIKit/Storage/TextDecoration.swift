import Foundation

/// How text is underlined or struck through; decides no size.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of text; decides no size.
open class NSShadow: AttributeValue, @unchecked Sendable {
  public override init() { super.init() }
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
}

extension NSAttributedString.Key {
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}
