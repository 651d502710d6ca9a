import Foundation
import InterfaceBuilder
import ShelfSizing

extension UIColor {
  /// A colour of a nib: by its components, or by a name of the system or of an asset catalogue.
  convenience init?(nib element: Element, in bundle: Bundle?) {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"], let color = UIColor.ofSystem(name) {
      self.init { color.resolvedColor(with: $0) }
    } else if let white = element.number("white") {
      self.init(white: white, alpha: element.number("alpha") ?? 1)
    } else if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
      self.init(red: red, green: green, blue: blue, alpha: element.number("alpha") ?? 1)
    } else if let name = element["name"] {
      self.init(named: name, in: bundle, compatibleWith: nil)
    } else {
      return nil
    }
  }

  /// Interface Builder appends `Color` to UIKit's names.
  private static func ofSystem(_ name: String) -> UIColor? {
    system[name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name]
  }

  private static let system: [String: UIColor] = [
    "black": .black, "white": .white, "gray": .gray, "darkGray": .darkGray, "lightGray": .lightGray, "red": .red,
    "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
    "purple": .purple, "brown": .brown, "darkText": .darkText, "lightText": .lightText, "clear": .clear,
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemGreen": .systemGreen,
    "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue,
    "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink,
    "systemBrown": .systemBrown, "link": .link, "tint": .tintColor, "systemGray": .systemGray,
    "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
    "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground, "groupTableViewBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
  ]
}

extension UIImage {
  /// An image of a nib: the app's own where it is found, or one as large as the nib says.
  @MainActor static func ofNib(
    _ name: String, isSymbol: Bool, size: Size? = nil, in document: NibDocument
  ) -> UIImage? {
    let own = isSymbol ? UIImage(systemName: name) : UIImage(named: name, in: document.bundle, with: nil)
    if !isSymbol, let own, own.size != .zero { return own }
    guard let stated = size ?? document.content.images[name] else { return own }
    return UIImage(isSymbol ? .symbol(name) : .asset(name, document.bundle), size: CGSize(stated))
  }
}

/// A user defined runtime attribute, of the types that Interface Builder has.
@MainActor struct NibAttribute {
  private let element: Element
  private let document: NibDocument

  init(_ element: Element, _ document: NibDocument) { (self.element, self.document) = (element, document) }

  /// The value, `nil` for "Nil"; no value for a type that is not known.
  var value: (value: Any?, isNil: Bool)? {
    if element["type"] == "nil" { return (nil, true) }
    return known.map { ($0, false) }
  }

  private var known: Any? {
    let value = element.child(key: "value")
    switch element["type"] {
    case "boolean": return element.flag("value")
    case "number": return number(value)
    case "string": return element["value"] ?? value?.decodedText ?? ""
    case "color": return value.flatMap { UIColor(nib: $0, in: document.bundle) }
    case "image":
      return element["value"].flatMap {
        UIImage.ofNib($0, isSymbol: element["catalog"] == "system", in: document)
      }
    case "point": return value.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    case "size": return value.map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    case "rect":
      return value.map {
        CGRect(
          x: $0.number("x") ?? 0, y: $0.number("y") ?? 0, width: $0.number("width") ?? 0,
          height: $0.number("height") ?? 0)
      }
    case "range":
      return value.map {
        NSRange(location: Int($0.number("location") ?? 0), length: Int($0.number("length") ?? 0))
      }
    default: return nil
    }
  }

  /// `<integer key="value" value="3"/>` or `<real key="value" value="0.5"/>`.
  private func number(_ value: Element?) -> NSNumber? {
    guard let value, let text = value["value"] else { return nil }
    if value.name == "integer", let number = Int(text) { return NSNumber(value: number) }
    return Double(text).map { NSNumber(value: $0) }
  }
}
