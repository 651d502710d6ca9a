/// A font that depends on its surroundings.
public nonisolated struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: Double)
    /// One object, so that a font's value stays small.
    case named(Named)
    case font(UIFont)
  }

  /// A font by its name: its size follows a text style, or none.
  final class Named: Hashable, Sendable {
    let name: String
    let size: Double
    let style: TextStyle?

    init(_ name: String, _ size: CGFloat, _ style: TextStyle?) {
      (self.name, self.size, self.style) = (name, Double(size), style)
    }
    static func == (one: Named, other: Named) -> Bool {
      one === other || one.name == other.name && one.size == other.size && one.style == other.style
    }
    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(size)
      hasher.combine(style)
    }
  }
  var base: Base
  var weight: Weight?
  var design: Design?
  /// The letters beside weight and design.
  var traits: Traits = []
  var leading = Leading.standard

  /// Properties that a modifier switches on.
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let italic = Traits(rawValue: 1)
    static let bold = Traits(rawValue: 2)
    static let monospaced = Traits(rawValue: 4)
    /// Those whose numbers nobody has published; they are said once.
    static let monospacedDigits = Traits(rawValue: 8)
    static let smallCapitals = Traits(rawValue: 16)
    static let otherWidth = Traits(rawValue: 32)
  }

  init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    (self.base, self.weight, self.design) = (base, weight, design)
  }

  /// The font of a UIKit font.
  public init(_ font: UIFont) { self.init(.font(font)) }

  /// The system font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight, design: design)
  }
  /// The system font of a size, which does not follow the text size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: Double(size)), weight: weight, design: design)
  }
  /// A font by its name, which follows the text size as `body` does.
  public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }
  /// A font by its name, which follows the text size as a style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.named(Named(name, size, textStyle)))
  }
  /// A font by its name, which does not follow the text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(Named(name, fixedSize, nil)))
  }

  /// The style of a large title.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The style of a title.
  public static let title = Font(.style(.title))
  /// The style of a smaller title.
  public static let title2 = Font(.style(.title2))
  /// The style of a still smaller title.
  public static let title3 = Font(.style(.title3))
  /// The style of a headline.
  public static let headline = Font(.style(.headline))
  /// The style below a headline.
  public static let subheadline = Font(.style(.subheadline))
  /// The style of plain text.
  public static let body = Font(.style(.body))
  /// The style of a callout.
  public static let callout = Font(.style(.callout))
  /// The style of a footnote.
  public static let footnote = Font(.style(.footnote))
  /// The style of a caption.
  public static let caption = Font(.style(.caption))
  /// The style of a smaller caption.
  public static let caption2 = Font(.style(.caption2))

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  /// The font in another width; how wide its letters are then is not known here.
  public func width(_ width: Width) -> Font { with { $0.traits.set(.otherWidth, width != .standard) } }
  /// The font with bold styling: a text style's emphasized weight.
  public func bold() -> Font { with { $0.traits.insert(.bold) } }
  /// The font in italics.
  public func italic() -> Font { with { $0.traits.insert(.italic) } }
  /// The font with letters of one width, of the same size.
  public func monospaced() -> Font { with { $0.traits.insert(.monospaced) } }
  /// The font with digits of one width, whose widths are not known here.
  public func monospacedDigit() -> Font { with { $0.traits.insert(.monospacedDigits) } }
  /// The font with small capitals, whose widths are not known here.
  public func smallCaps() -> Font { with { $0.traits.insert(.smallCapitals) } }
  /// The font with small capitals for lowercase letters, whose widths are not known here.
  public func lowercaseSmallCaps() -> Font { smallCaps() }
  /// The font with small capitals for uppercase letters, whose widths are not known here.
  public func uppercaseSmallCaps() -> Font { smallCaps() }
  /// The font with more or less space between lines, where it has a text style.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

extension SetAlgebra {
  /// Puts an element in or takes it out.
  mutating func set(_ element: Element, _ isIn: Bool) {
    if isIn { insert(element) } else { remove(element) }
  }
}
