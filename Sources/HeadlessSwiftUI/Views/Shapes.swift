/// A colour or a pattern.
public protocol ShapeStyle: Sendable {}

/// A colour.
public nonisolated struct Color: View, ShapeStyle, Hashable {
  private let name: String

  /// A colour of an app's catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  /// A colour of its parts.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue) \(opacity)"
  }
  /// A colour of UIKit's.
  public init(uiColor: UIColor) { name = "UIColor" }
  /// A colour of UIKit's.
  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// The place of a colour.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    LeafPlace<Color>(FillingNode(evaluation), evaluation) { _ in }
  }

  /// The colour, less dense; decides no size.
  public func opacity(_ opacity: Double) -> Color { self }

  /// A system colour.
  public static let (red, orange, yellow, green, mint, teal) = (
    Color("red"), Color("orange"), Color("yellow"), Color("green"), Color("mint"), Color("teal")
  )
  /// A system colour.
  public static let (cyan, blue, indigo, purple, pink, brown) = (
    Color("cyan"), Color("blue"), Color("indigo"), Color("purple"), Color("pink"), Color("brown")
  )
  /// A system colour.
  public static let (white, gray, black, clear, primary, secondary, accentColor) = (
    Color("white"), Color("gray"), Color("black"), Color("clear"), Color("primary"), Color("secondary"),
    Color("accentColor")
  )
}

extension ShapeStyle where Self == Color {
  /// A system colour.
  public static var red: Color { Color.red }
  /// A system colour.
  public static var orange: Color { Color.orange }
  /// A system colour.
  public static var yellow: Color { Color.yellow }
  /// A system colour.
  public static var green: Color { Color.green }
  /// A system colour.
  public static var blue: Color { Color.blue }
  /// A system colour.
  public static var purple: Color { Color.purple }
  /// A system colour.
  public static var white: Color { Color.white }
  /// A system colour.
  public static var gray: Color { Color.gray }
  /// A system colour.
  public static var black: Color { Color.black }
  /// A system colour.
  public static var clear: Color { Color.clear }
  /// A system colour.
  public static var primary: Color { Color.primary }
  /// A system colour.
  public static var secondary: Color { Color.secondary }
}
