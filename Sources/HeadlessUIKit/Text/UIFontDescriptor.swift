import Foundation
import TextMeasurement

/// A font before it has a size, or with another weight or slant.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Properties that fonts of a family differ in.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt32
    /// UIKit's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold: semibold in the system font, as `boldSystemFont(ofSize:)` is.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// As wide for each character.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The names of attributes.
  public struct AttributeName: RawRepresentable, Sendable, Hashable {
    /// UIKit's name.
    public let rawValue: String
    /// UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The font's name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The family's name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font in its family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Numbers by ``UIFontDescriptor/TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The settings of the font's features; each a number by ``UIFontDescriptor/FeatureKey``.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The fonts of letters that this one lacks.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// The font that the descriptor describes.
  let font: UIFont
  private let style: UIFont.TextStyle?

  init(_ font: UIFont, style: UIFont.TextStyle? = nil) {
    self.font = font
    self.style = style
    super.init()
  }

  /// A font by its name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(.named(fontName, size: size > 0 ? size : UIFont.systemFontSize)))
  }

  /// The font of a text style at the current text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style, compatibleWith: traitCollection), style: style)
  }

  /// The size in points.
  open var pointSize: CGFloat { font.pointSize }
  /// The name and the size.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.name: font.fontName, .size: font.pointSize]
    attributes[.textStyle] = style?.rawValue
    return attributes
  }
  /// An attribute; `nil` for one that is not known.
  open func object(forKey key: AttributeName) -> Any? { fontAttributes[key] }

  /// The properties that fonts of a family differ in.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    guard let (weight, face) = font.systemFace else { return traits }
    if [.semibold, .bold, .heavy, .black].contains(weight) { traits.insert(.traitBold) }
    if face == .italic { traits.insert(.traitItalic) }
    if face == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The font with other properties; `nil` for a font of which no other is known.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard let (weight, _) = font.systemFace else { return nil }
    let isBold = [.semibold, .bold, .heavy, .black].contains(weight)
    let wanted: FontWeight =
      symbolicTraits.contains(.traitBold) ? (isBold ? weight : .semibold) : isBold ? .regular : weight
    let face: SystemFontFace =
      symbolicTraits.contains(.traitMonoSpace)
      ? .monospaced : symbolicTraits.contains(.traitItalic) ? .italic : .upright
    return UIFontDescriptor(UIFont(.system(size: pointSize, weight: wanted, face: face)))
  }

  /// The font at another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
  open override var hash: Int { font.hash }
}

extension UIFont {
  /// The font of a descriptor, of so many points; 0 for the descriptor's own size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(copyOf: pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font)
  }

  /// The font's descriptor.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}
