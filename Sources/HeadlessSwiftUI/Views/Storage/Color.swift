/// A colour or a pattern.
public protocol ShapeStyle: Sendable {}

/// A colour; as a view it takes what it is proposed.
public nonisolated struct Color: View, ShapeStyle, Hashable, CustomStringConvertible {
  let color: UIColor

  /// A colour of UIKit's.
  public init(uiColor: UIColor) { color = uiColor }
  /// A colour of UIKit's; a name that catalogues have as well is theirs.
  @_disfavoredOverload public init(_ color: UIColor) { self.init(uiColor: color) }
  /// A colour of Core Graphics.
  public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }
  /// The colour of Core Graphics.
  public var cgColor: CGColor? { color.cgColor }
  /// A colour of an app's catalogue, which is not read.
  public init(_ name: String, bundle: Bundle? = nil) { color = UIColor(named: name) ?? .clear }
  /// A colour of an app's catalogue, which is not read.
  public init(_ resource: ColorResource) { color = UIColor(resource: resource) }
  /// A colour of its parts.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    color = UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
  /// A grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    color = UIColor(white: CGFloat(white), alpha: CGFloat(opacity))
  }
  /// A colour of its hue.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    color = UIColor(
      hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness), alpha: CGFloat(opacity))
  }

  /// How numbers are read.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The web's, the same without its gamma, or a wider one.
    case sRGB, sRGBLinear, displayP3
  }

  /// The place of a colour.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    let node = FillingNode(evaluation)
    return LeafPlace<Color>(node, evaluation) { node.paint = $0.color }
  }

  /// The colour, less dense; decides no size.
  public func opacity(_ opacity: Double) -> Color {
    Color(uiColor: color.withAlphaComponent(color.cgColor.alpha * CGFloat(opacity)))
  }

  /// A text for people.
  public var description: String { "\(color)" }

  /// A system colour.
  public static let red = Color(.systemRed)
  /// A system colour.
  public static let orange = Color(.systemOrange)
  /// A system colour.
  public static let yellow = Color(.systemYellow)
  /// A system colour.
  public static let green = Color(.systemGreen)
  /// A system colour.
  public static let mint = Color(.systemMint)
  /// A system colour.
  public static let teal = Color(.systemTeal)
  /// A system colour.
  public static let cyan = Color(.systemCyan)
  /// A system colour.
  public static let blue = Color(.systemBlue)
  /// A system colour.
  public static let indigo = Color(.systemIndigo)
  /// A system colour.
  public static let purple = Color(.systemPurple)
  /// A system colour.
  public static let pink = Color(.systemPink)
  /// A system colour.
  public static let brown = Color(.systemBrown)
  /// A system colour.
  public static let gray = Color(.systemGray)
  /// White.
  public static let white = Color(UIColor.white)
  /// Black.
  public static let black = Color(UIColor.black)
  /// No colour.
  public static let clear = Color(UIColor.clear)
  /// The colour of texts.
  public static let primary = Color(.label)
  /// The colour of texts that matter less.
  public static let secondary = Color(.secondaryLabel)
  /// The colour of what can be touched.
  public static let accentColor = Color(.tintColor)
}

extension ShapeStyle where Self == Color {
  /// A system colour.
  public static var red: Color { .red }
  /// A system colour.
  public static var orange: Color { .orange }
  /// A system colour.
  public static var yellow: Color { .yellow }
  /// A system colour.
  public static var green: Color { .green }
  /// A system colour.
  public static var mint: Color { .mint }
  /// A system colour.
  public static var teal: Color { .teal }
  /// A system colour.
  public static var cyan: Color { .cyan }
  /// A system colour.
  public static var blue: Color { .blue }
  /// A system colour.
  public static var indigo: Color { .indigo }
  /// A system colour.
  public static var purple: Color { .purple }
  /// A system colour.
  public static var pink: Color { .pink }
  /// A system colour.
  public static var brown: Color { .brown }
  /// A system colour.
  public static var gray: Color { .gray }
  /// White.
  public static var white: Color { .white }
  /// Black.
  public static var black: Color { .black }
  /// No colour.
  public static var clear: Color { .clear }
  /// The colour of texts.
  public static var primary: Color { .primary }
  /// The colour of texts that matter less.
  public static var secondary: Color { .secondary }
}

extension UIColor {
  /// The colour of a SwiftUI colour.
  public convenience init(_ color: Color) {
    let color = color.color
    self.init(dynamicProvider: { color.resolvedColor(with: $0) })
  }
}
