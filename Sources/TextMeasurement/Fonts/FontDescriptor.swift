import ShelfSizing

/// Which font a label has, before it is looked up.
public enum FontDescriptor: Sendable, Hashable {
  /// `UIFont.systemFont(ofSize:weight:)`, in points, or another face of it.
  case system(size: Double, weight: FontWeight, face: SystemFontFace = .upright)
  /// `UIFont.preferredFont(forTextStyle:)`, whose size follows the content size category, in a weight other than the
  /// style's own if one is named.
  case textStyle(TextStyle, weight: FontWeight? = nil)
  /// `UIFont(name:size:)`: a built-in name, a name of the configuration's `fonts`, a file, or an installed family.
  case named(String, size: Double)
  /// `UIFontMetrics(forTextStyle:).scaledFont(for:)`: another font, whose size follows the content size category.
  indirect case scaled(FontDescriptor, TextStyle)

  /// Whether the size follows the content size category.
  package var followsTextSize: Bool {
    switch self {
    case .system, .named: false
    case .textStyle, .scaled: true
    }
  }

  /// The font at a text size, whose own size follows it no more, unless it is a text style.
  public func resolved(_ category: ContentSizeCategory) -> FontDescriptor {
    guard case .scaled(let font, let style) = self else { return self }
    switch font.resolved(category) {
    case .system(let size, let weight, let face):
      return .system(size: style.scaledPointSize(size, category), weight: weight, face: face)
    case .named(let name, let size): return .named(name, size: style.scaledPointSize(size, category))
    case let other: return other
    }
  }
}

/// Why a font can't be had.
public enum FontLookupError: Error, Sendable, CustomStringConvertible {
  /// No built-in, configured or installed font has this name.
  case unknown(name: String)
  /// Its file can't be read; a sentence with the path.
  case unreadable(path: String, String)
  /// Its file is no font that can be used.
  case malformed(path: String, FontError)
  /// It has no axis, feature or language of a tag, but those that are known.
  case setting(Setting, String, font: String, known: [String])
  /// The size is not at least a millionth of a point and at most ``Font/maximumPointSize``.
  case size(Double)

  /// The kinds of settings that a font has.
  public enum Setting: Sendable, Hashable {
    /// An axis of a variable font.
    case axis
    /// An OpenType feature, in GSUB, GPOS or `kern`.
    case feature
    /// An OpenType language system, in GSUB or GPOS.
    case language

    fileprivate var plural: String {
      switch self {
      case .axis: "axes"
      case .feature: "features"
      case .language: "languages of its own"
      }
    }
  }

  /// One sentence with the offender and what to do.
  public var description: String {
    switch self {
    case .unknown(let name):
      "there is no font '\(name)'; name a file, a family installed here, 'system' or 'Helvetica'"
    case .unreadable(_, let sentence): sentence
    case .malformed(let path, let error): "'\(path)': \(error)"
    case .setting(let kind, let tag, let name, []):
      "the font '\(name)' has no \(kind.plural), so that '\(tag)' can't be set"
    case .setting(let kind, let tag, let name, let known):
      "the font '\(name)' has no \(kind) '\(tag)', but \(known.map { "'\($0)'" }.joined(separator: ", "))"
    case .size(let size):
      "the font size is \(shortestDecimal(size)), but must be "
        + NumberLimits.demand(positive: true, upTo: Font.maximumPointSize)
    }
  }
}

/// Where the evidence on UIKit's behaviour leaves a choice (UIKitNumbers.md, "Label heights" and "Line breaking").
public struct TextOptions: Sendable, Hashable {
  /// Lines of a text style stand the HIG's leading apart, as stored frames show; else they follow each other closely.
  public var appliesTextStyleLeading = true
  /// A newline at the end of a text is followed by one more, empty line.
  public var countsLastNewline = true
  /// The rules by which lines end.
  public var lineBreak = LineBreakMode.uikit
  /// The widths of the system font.
  package var systemFontEra = SystemFontEra.xcode12

  /// The options by which labels were measured.
  public init() {}
}
