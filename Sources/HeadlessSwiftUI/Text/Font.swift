import TextMeasurement

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
  var isItalic = false

  init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    (self.base, self.weight, self.design) = (base, weight, design)
  }

  /// A use of text.
  public enum TextStyle: CaseIterable, Sendable {
    /// From the largest to the smallest.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// How bold a font is.
  public struct Weight: Hashable, Sendable {
    let value: FontWeight
    /// The lightest.
    public static let ultraLight = Weight(value: .ultraLight)
    /// Thin.
    public static let thin = Weight(value: .thin)
    /// Light.
    public static let light = Weight(value: .light)
    /// Regular.
    public static let regular = Weight(value: .regular)
    /// Medium.
    public static let medium = Weight(value: .medium)
    /// Semibold.
    public static let semibold = Weight(value: .semibold)
    /// Bold.
    public static let bold = Weight(value: .bold)
    /// Heavy.
    public static let heavy = Weight(value: .heavy)
    /// The boldest.
    public static let black = Weight(value: .black)
  }

  /// A face of the system font.
  public enum Design: Hashable, Sendable {
    /// San Francisco, New York, SF Rounded, SF Mono.
    case `default`, serif, rounded, monospaced
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
  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
  /// The font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// The font with digits of one width, whose widths are not known here.
  public func monospacedDigit() -> Font { self }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

extension Font.TextStyle {
  /// The engine's name of the style.
  var style: TextMeasurement.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }
}
