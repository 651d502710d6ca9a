import Foundation

/// A colour; decides no size.
open class UIColor: AttributeValue, @unchecked Sendable {
  private enum Source {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
    case named(String)
  }

  private var source: Source

  /// A convenience: a subclass inherits these only where it sees all others.
  private convenience init(_ source: Source) {
    self.init(red: 0, green: 0, blue: 0, alpha: 1)
    self.source = source
  }

  /// Takes red, green, blue and alpha, 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(values: [red, green, blue, alpha]))
    super.init()
  }

  /// Takes grey and alpha, 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(.fixed(CGColor(values: [white, alpha]))) }

  /// Takes hue, saturation, brightness and alpha, 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    let part = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (red, green, blue) =
      switch Int(sector) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Takes red, green, blue and alpha of a wide display, 0 to 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) { self.init(.fixed(cgColor)) }

  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }

  /// Names a colour of an asset catalogue, which is not read.
  public convenience init?(named name: String) { self.init(.named(name)) }

  /// Names a colour of an asset catalogue, which is not read.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(.named(name))
  }

  /// Names a colour of an asset catalogue, which is not read.
  public convenience init(resource: ColorResource) { self.init(.named(resource.name)) }

  /// Follows the traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  /// Takes the numbers of a colour literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The colour under traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = source else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// The colour that layers take, under the current traits.
  open var cgColor: CGColor {
    switch source {
    case .fixed(let color): color
    case .dynamic: resolvedColor(with: .current).cgColor
    // Catalogues have red, green and blue.
    case .named: CGColor(values: [0.5, 0.5, 0.5, 1])
    }
  }

  /// Red, green, blue and alpha under the current traits.
  var components: [CGFloat] {
    let color = cgColor
    return [color.red, color.green, color.blue, color.alpha]
  }

  /// The same colour, more or less opaque.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color): UIColor(.fixed(CGColor(values: color.values.dropLast() + [alpha])))
    case .dynamic(let provider): UIColor(.dynamic { provider($0).withAlphaComponent(alpha) })
    case .named: UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: alpha)
    }
  }

  /// Writes red, green, blue and alpha.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes grey and alpha; fails for a colour that is not grey.
  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha.
  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let high = max(color.red, color.green, color.blue)
    let range = high - min(color.red, color.green, color.blue)
    var sector: CGFloat = 0
    if range > 0 {
      if high == color.red {
        sector = (color.green - color.blue) / range
      } else if high == color.green {
        sector = 2 + (color.blue - color.red) / range
      } else {
        sector = 4 + (color.red - color.green) / range
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }

  open func set() {}
  open func setFill() {}
  open func setStroke() {}

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (source, other.source) {
    case (.fixed(let first), .fixed(let second)): return first.values == second.values
    case (.named(let first), .named(let second)): return first == second
    default: return self === other
    }
  }

  open override var hash: Int {
    switch source {
    case .fixed(let color): color.values.hashValue
    case .named(let name): name.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}

extension UIColor: _ExpressibleByColorLiteral {}
/// The type of colour literals.
public typealias _ColorLiteralType = UIColor

/// The name of a colour in an asset catalogue, as Xcode generates it.
public struct ColorResource: Hashable, @unchecked Sendable {
  /// The name in the catalogue.
  let name: String
  /// The bundle of the catalogue.
  let bundle: Bundle
  /// Names a colour.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
