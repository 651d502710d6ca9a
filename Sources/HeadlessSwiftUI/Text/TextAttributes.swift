/// The settings of a text or of a part of it by modifiers, as far as they decide sizes; `nil` where none does.
struct TextAttributes: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced: Bool?
  /// Properties of fonts that leave widths as they are, which a message says.
  var unknown: Font.Traits = []
  /// Points after each character.
  var kerning: Double?
  /// Points after each character.
  var tracking: Double?
  /// Points above the baseline.
  var baselineOffset: Double?
  /// The size of a picture that stands on the baseline instead of a character.
  var picture: LayoutSize?
  /// The name of a symbol that stands instead of a character.
  var symbol: String?

  /// Whether a modifier sets anything.
  var isEmpty: Bool { self == TextAttributes() }

  /// The attributes where these are set, and those of what is around the part elsewhere: "attributes in the attributed
  /// string take precedence over styles added by view modifiers" (documentation of `Text.init(_:)`), and a text in a sum
  /// keeps what it has of its own.
  func over(_ outer: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: font ?? outer.font, weight: weight ?? outer.weight, design: design ?? outer.design,
      isBold: isBold ?? outer.isBold, isItalic: isItalic ?? outer.isItalic,
      isMonospaced: isMonospaced ?? outer.isMonospaced, unknown: unknown.union(outer.unknown),
      kerning: kerning ?? outer.kerning, tracking: tracking ?? outer.tracking,
      baselineOffset: baselineOffset ?? outer.baselineOffset, picture: picture, symbol: symbol)
  }

  /// The font as the other attributes change it.
  var changedFont: Font {
    var font = font ?? .body
    if let weight { font.weight = weight }
    if let design { font.design = design }
    if isBold == true { font.traits.insert(.bold) }
    if isItalic == true { font.traits.insert(.italic) }
    if isMonospaced == true { font.traits.insert(.monospaced) }
    font.traits.formUnion(unknown)
    return font
  }

  /// Whether a text of these attributes is a string in one font.
  var isOfFontsAlone: Bool { spread == 0 && baselineOffset ?? 0 == 0 && picture == nil }

  /// Points after each character: "if you add both modifiers, the view applies the tracking and ignores the kerning"
  /// (documentation of `Text.kerning(_:)`). "Value of 0 sets the kerning to the system default value."
  var spread: Double {
    if let tracking, tracking != 0 { return tracking }
    return kerning ?? 0
  }
}

extension TextAttributes {
  /// The settings that are left to decide a size: a font, a picture, points between characters and above the baseline,
  /// none of them 0.
  @MainActor func shown(_ category: ContentSizeCategory) -> TextAttributes {
    var shown = TextAttributes(
      font: changedFont, kerning: spread == 0 ? nil : spread,
      baselineOffset: baselineOffset == 0 ? nil : baselineOffset, picture: picture)
    guard let symbol else { return shown }
    let pointSize = changedFont.resolved(category).font.pointSize
    let size = LayoutSize(ImageNode.symbol(symbol, pointSize)?.knownSize ?? .zero)
    shown.picture = size
    // In the middle of capital letters (WWDC 2019, session 206), whose height is San Francisco's.
    shown.baselineOffset = (baselineOffset ?? 0) + (pointSize * 1443 / 2048 - size.height) / 2
    return shown
  }
}

/// A part of a text as it is shown.
struct TextPart: Equatable {
  var string: String
  var attributes: TextAttributes
}

/// The surroundings that decide how a text reads: an app's values, or the stated ones.
struct TextSurroundings {
  let own: (locale: Locale?, calendar: Calendar?, timeZone: TimeZone?)

  var locale: Locale { own.locale ?? StatedTexts.locale }
  var timeZone: TimeZone { own.timeZone ?? StatedTexts.timeZone }
  var calendar: Calendar {
    var calendar = own.calendar ?? Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    return calendar
  }
}

/// A text that its surroundings write: a key, a date, a number, a sum.
class TextSource: @unchecked Sendable {
  /// The parts of the text, from its start, without what is around it.
  func parts(in surroundings: TextSurroundings) -> [TextPart] { [] }
  /// Whether it reads as before in the same environment: it asks neither for a language of the cells nor for the present
  /// moment.
  var staysTheSame: Bool { false }
  /// Whether it is the same text.
  func isSame(as other: TextSource) -> Bool { self === other }
}
