import Foundation
import TextMeasurement

extension UIFontDescriptor {
  /// Properties that fonts of a family differ in, as numbers.
  public struct TraitKey: RawRepresentable, Sendable, Hashable {
    /// UIKit's name.
    public let rawValue: String
    /// UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The bits of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// How bold it is, from -1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How wide it is, from -1 to 1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How far it leans, from -1 to 1.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Numbers of a feature.
  public struct FeatureKey: RawRepresentable, Sendable, Hashable {
    /// UIKit's name.
    public let rawValue: String
    /// UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The feature's number.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of its value.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The feature's number, by its former name.
    public static let featureIdentifier = type
    /// The number of its value, by its former name.
    public static let typeIdentifier = selector
  }

  /// The designs of the system font.
  public struct SystemDesign: RawRepresentable, Sendable, Hashable {
    /// UIKit's name.
    public let rawValue: String
    /// UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `default`, as in UIKit.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// `rounded`, as in UIKit.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// `serif`, as in UIKit.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// `monospaced`, as in UIKit.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The font that attributes name; Helvetica where they name none.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let size = UIFontDescriptor.number(attributes[.size]) ?? 12
    var font = UIFont(.named("Helvetica", size: size))
    if let style = attributes[.textStyle] as? String ?? (attributes[.textStyle] as? UIFont.TextStyle)?.rawValue {
      font = .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    self.init(UIFontDescriptor(font).addingAttributes(attributes).font)
  }

  /// The font with attributes instead of its own.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var descriptor = self
    if let name = attributes[.name] as? String ?? attributes[.family] as? String {
      descriptor = UIFontDescriptor(name: name, size: descriptor.pointSize)
    }
    if let size = UIFontDescriptor.number(attributes[.size]), size > 0 { descriptor = descriptor.withSize(size) }
    if let traits = attributes[.traits] as? [TraitKey: Any] { descriptor = descriptor.with(traits) }
    if attributes[.featureSettings] != nil {
      Messages.sayOnce("note: features of a 'UIFontDescriptor' leave advances as they are")
    }
    return descriptor
  }

  private func with(_ traits: [TraitKey: Any]) -> UIFontDescriptor {
    var descriptor = self
    if let bits = UIFontDescriptor.number(traits[.symbolic]), let bits = UInt32(exactly: bits) {
      descriptor = descriptor.withSymbolicTraits(SymbolicTraits(rawValue: bits)) ?? descriptor
    }
    let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? UIFontDescriptor.number(traits[.weight])
    if let weight, let (_, face) = descriptor.font.systemFace {
      descriptor = UIFontDescriptor(
        UIFont(.system(size: descriptor.pointSize, weight: UIFont.Weight(weight).nearest, face: face)))
    }
    if let slant = UIFontDescriptor.number(traits[.slant]), slant > 0, let (weight, _) = descriptor.font.systemFace {
      descriptor = UIFontDescriptor(UIFont(.system(size: descriptor.pointSize, weight: weight, face: .italic)))
    }
    if let width = UIFontDescriptor.number(traits[.width]), width != 0 {
      Messages.sayOnce("note: a font that is wider or narrower than usual has the usual advances")
    }
    return descriptor
  }

  /// The system font in another design; `nil` for a font that is not the system's.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard let (weight, face) = font.systemFace else { return nil }
    switch design {
    case .monospaced:
      return UIFontDescriptor(UIFont(.system(size: pointSize, weight: weight, face: .monospaced)))
    case .rounded, .serif:
      Messages.sayOnce("note: the system font's rounded and serif designs have the advances of its default one")
      return self
    default:
      let upright = face == .monospaced ? .upright : face
      return upright == face ? self : UIFontDescriptor(UIFont(.system(size: pointSize, weight: weight, face: upright)))
    }
  }
  /// The regular font of a family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { UIFontDescriptor(name: newFamily, size: pointSize) }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as UInt32: CGFloat(number)
    case let traits as SymbolicTraits: CGFloat(traits.rawValue)
    default: nil
    }
  }
}
