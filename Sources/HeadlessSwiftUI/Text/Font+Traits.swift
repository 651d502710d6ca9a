import TextMeasurement

nonisolated extension Font {
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

  /// How wide the letters of a font are.
  public struct Width: Hashable, Sendable {
    /// From -1 to 1; 0 for the usual one.
    public var value: CGFloat
    /// A width.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest.
    public static let compressed = Width(-0.5)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// As usual.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// How far the lines of a text style stand apart.
  public enum Leading: Hashable, Sendable {
    /// The style's, 2 points less, 2 points more.
    case standard, tight, loose

    /// "Tight leading subtracts 2 points from the current leading value", for fonts of text styles (documentation of
    /// `UIFontDescriptor.SymbolicTraits.traitTightLeading`); loose adds as many.
    var points: Double {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
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

  /// The weight of the emphasized style (Human Interface Guidelines, "Typography", emphasized weights).
  var emphasizedWeight: FontWeight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }
}
