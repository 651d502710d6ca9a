import TextMeasurement

/// A font of the engine, and the space between its lines, in points.
struct ResolvedFont {
  let font: TextMeasurement.Font
  /// The same font, for pictures.
  let shown: UIFont
  let leading: Double
}

extension Font {
  /// The engine's font at a text size; each one is looked up once.
  @MainActor func resolved(_ category: ContentSizeCategory) -> ResolvedFont {
    let key = Key(font: self, category: category)
    if let known = Font.known[key] { return known }
    let found = resolve(category, scale: 1)
    Font.known[key] = found
    return found
  }

  /// The font at a part of its size, which few texts ask for, so that none is kept.
  @MainActor func scaled(by factor: Double, _ category: ContentSizeCategory) -> ResolvedFont {
    resolve(category, scale: factor)
  }

  private struct Key: Hashable {
    let font: Font
    let category: ContentSizeCategory
  }
  @MainActor private static var known: [Key: ResolvedFont] = [:]

  private func resolve(_ category: ContentSizeCategory, scale: Double) -> ResolvedFont {
    sayUnknownNumbers()
    switch base {
    case .style(let style):
      let own = weight(style.style.weight, emphasized: style.emphasizedWeight)
      let size = Font.some(style.style.pointSize(category) * scale)
      let font =
        scale == 1 && face == .upright
        ? UIFont(.textStyle(style.style, weight: own), category: category)
        : UIFont(.system(size: size, weight: own, face: face))
      let leading = style.style.leading(category) + self.leading.points
      return ResolvedFont(font: font.font, shown: font, leading: leading * scale - font.font.lineHeight)
    case .system(let size):
      let own = weight(.regular, emphasized: .semibold)
      return Font.withOwnLeading(UIFont(.system(size: Font.some(size * scale), weight: own, face: face)))
    case .named(let named):
      let points = named.style.map { $0.style.scaledPointSize(named.size, category) } ?? named.size
      let size = Font.some(points * scale)
      // A font that is not there is the system's, as `Font.custom` of a missing name is.
      return Font.withOwnLeading(
        UIFont(name: relative(of: named.name) ?? named.name, size: CGFloat(size)) ?? .systemFont(ofSize: CGFloat(size)))
    case .font(let font):
      guard hasFaceOfItsOwn, let system = font.systemFace else {
        let size = CGFloat(Font.some(Double(font.pointSize) * scale))
        return Font.withOwnLeading(scale == 1 ? font : font.withSize(size))
      }
      let own = weight(system.weight, emphasized: .semibold)
      let face = face == .upright ? system.face : face
      let size = Font.some(Double(font.pointSize) * scale)
      return Font.withOwnLeading(UIFont(.system(size: size, weight: own, face: face)))
    }
  }

  /// A size that a font can have, in points: `minimumScaleFactor(0)` lets a text have none.
  private static func some(_ size: Double) -> Double { max(size, 0.001) }

  private static func withOwnLeading(_ font: UIFont) -> ResolvedFont {
    ResolvedFont(font: font.font, shown: font, leading: font.font.leading)
  }

  private var hasFaceOfItsOwn: Bool { weight != nil || design != nil || !traits.isEmpty }

  private var face: SystemFontFace {
    if design == .monospaced || traits.contains(.monospaced) { return .monospaced }
    return traits.contains(.italic) ? .italic : .upright
  }

  /// The weight of the font: the one that was asked for, or the style's; bold, as UIKit's bold trait makes it, is no
  /// lighter than that.
  private func weight(_ standard: FontWeight, emphasized: FontWeight) -> FontWeight {
    let own = weight?.value ?? standard
    guard traits.contains(.bold), ![.semibold, .bold, .heavy, .black].contains(own) else { return own }
    return emphasized
  }

  /// The name of the font in the same family that has the weight and the slant; `nil` where none is asked for, or none
  /// is known by such a name.
  private func relative(of name: String) -> String? {
    let weight = traits.contains(.bold) ? .bold : weight?.value
    guard weight != nil || traits.contains(.italic) else { return nil }
    let family = name.split(separator: "-").first.map(String.init) ?? name
    let italic = traits.contains(.italic) ? ["Italic", "Oblique"] : [""]
    for word in Font.words(for: weight ?? .regular) {
      for slant in italic {
        let suffix = word + slant
        for candidate in suffix.isEmpty ? [family] : ["\(family)-\(suffix)", "\(family)-\(suffix)MT"]
        where AppFonts.has(candidate) {
          return candidate
        }
      }
    }
    return nil
  }

  /// How names of fonts tell their weights.
  private static func words(for weight: FontWeight) -> [String] {
    switch weight {
    case .ultraLight: ["UltraLight", "ExtraLight"]
    case .thin: ["Thin"]
    case .light: ["Light"]
    case .regular: ["Regular", ""]
    case .medium: ["Medium"]
    case .semibold: ["SemiBold", "Semibold", "DemiBold"]
    case .bold: ["Bold"]
    case .heavy: ["Heavy", "ExtraBold"]
    case .black: ["Black"]
    }
  }

  /// Says once which of the font's properties leave widths as they are.
  private func sayUnknownNumbers() {
    if traits.contains(.monospacedDigits) { Messages.sayOnce("note: digits of one width have their usual widths") }
    if traits.contains(.smallCapitals) { Messages.sayOnce("note: small capitals have the widths of usual letters") }
    if traits.contains(.otherWidth) {
      Messages.sayOnce("note: a font that is wider or narrower than usual has the usual advances")
    }
    if design == .serif || design == .rounded {
      Messages.sayOnce("note: the system font's rounded and serif designs have the advances of its default one")
    }
  }
}
