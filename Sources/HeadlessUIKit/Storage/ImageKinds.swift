import Foundation

/// The pixels of a picture, of which the number is known alone.
public final class CGImage: NSObject, Sendable {
  public let width: Int
  public let height: Int
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    super.init()
  }
}

/// The name of a picture in an asset catalogue, as Xcode generates it.
public struct ImageResource: Hashable, @unchecked Sendable {
  /// The name in the catalogue.
  let name: String
  /// The bundle of the catalogue.
  let bundle: Bundle
  /// Names a picture.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// Pictures of one meaning for several surroundings.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private var images: [(image: UIImage, traits: UITraitCollection)] = []
  public override init() { super.init() }
  /// Keeps a picture for traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    images.append((image, traitCollection))
  }
  /// Forgets the pictures of traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    images.removeAll { $0.traits === traitCollection }
  }
  /// The picture for traits: that of the same style, or the first one.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    (images.first { $0.traits.userInterfaceStyle == traitCollection.userInterfaceStyle } ?? images.first)?.image
      ?? UIImage()
  }
}

extension UIImage {
  /// How thick the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

  /// How a picture is shown.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Takes the usual way.
    override init() { super.init() }
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// How a symbol is drawn; it decides the symbol's size.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The properties that were given; `nil` for others.
    struct Wishes: Hashable {
      var pointSize: CGFloat?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var textStyle: UIFont.TextStyle?
      var font: UIFont?
      var colors: [UIColor]?
      var prefersMulticolor = false
    }

    private(set) var wishes = Wishes()

    private init(_ wishes: Wishes) {
      self.wishes = wishes
      super.init()
    }

    public static let unspecified = SymbolConfiguration(Wishes())
    public convenience init(pointSize: CGFloat) { self.init(Wishes(pointSize: pointSize)) }
    /// Is as large as text of a size in points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Wishes(pointSize: pointSize, weight: weight))
    }
    /// Is as large as text of a size in points.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Wishes(pointSize: pointSize, weight: weight, scale: scale))
    }
    public convenience init(weight: SymbolWeight) { self.init(Wishes(weight: weight)) }
    public convenience init(scale: SymbolScale) { self.init(Wishes(scale: scale)) }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(Wishes(textStyle: textStyle)) }
    /// Is as large as text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Wishes(scale: scale, textStyle: textStyle))
    }
    public convenience init(font: UIFont) { self.init(Wishes(font: font)) }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(Wishes(scale: scale, font: font)) }
    public convenience init(paletteColors: [UIColor]) { self.init(Wishes(colors: paletteColors)) }
    public convenience init(hierarchicalColor: UIColor) { self.init(Wishes(colors: [hierarchicalColor])) }
    /// Has its own colours.
    open class func preferringMulticolor() -> Self {
      unsafeDowncast(SymbolConfiguration(Wishes(prefersMulticolor: true)), to: self)
    }

    /// This way, and another one where that says something.
    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = (otherConfiguration as? SymbolConfiguration)?.wishes else { return self }
      var made = wishes
      if other.pointSize != nil || other.textStyle != nil || other.font != nil {
        (made.pointSize, made.textStyle, made.font) = (other.pointSize, other.textStyle, other.font)
      }
      made.weight = other.weight ?? made.weight
      made.scale = other.scale ?? made.scale
      made.colors = other.colors ?? made.colors
      made.prefersMulticolor = made.prefersMulticolor || other.prefersMulticolor
      return unsafeDowncast(SymbolConfiguration(made), to: Self.self)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.wishes == wishes }
    open override var hash: Int { wishes.hashValue }
  }

  public func pngData() -> Data? { nil }
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  public func preparingForDisplay() -> UIImage? { self }

  public class var add: UIImage { UIImage(symbol: "plus.circle.fill") }
  public class var remove: UIImage { UIImage(symbol: "minus.circle.fill") }
  public class var checkmark: UIImage { UIImage(symbol: "checkmark") }
  public class var strokedCheckmark: UIImage { UIImage(symbol: "checkmark.circle") }
  public class var actions: UIImage { UIImage(symbol: "ellipsis.circle") }
}
