import TextMeasurement

extension Font {
  /// The engine's font at a text size; each one is looked up once.
  @MainActor func resolved(_ category: ContentSizeCategory) -> TextMeasurement.Font {
    let key = Key(font: self, category: category)
    if let known = Font.known[key] { return known }
    let font = uiFont(category).font
    Font.known[key] = font
    return font
  }

  private struct Key: Hashable {
    let font: Font
    let category: ContentSizeCategory
  }
  @MainActor private static var known: [Key: TextMeasurement.Font] = [:]

  private func uiFont(_ category: ContentSizeCategory) -> UIFont {
    switch base {
    case .style(let style):
      guard face != .upright else { return UIFont(.textStyle(style.style, weight: weight?.value), category: category) }
      let size = style.style.pointSize(category)
      return UIFont(.system(size: size, weight: weight?.value ?? style.style.weight, face: face))
    case .system(let size):
      return UIFont(.system(size: size, weight: weight?.value ?? .regular, face: face))
    case .named(let named):
      let (name, size) = (named.name, named.size)
      let scaled = named.style.map { $0.style.scaledPointSize(size, category) } ?? size
      // A font that is not there is the system's, as `Font.custom` of a missing name is.
      return UIFont(name: name, size: CGFloat(scaled)) ?? .systemFont(ofSize: CGFloat(scaled))
    case .font(let font): return font
    }
  }

  private var face: SystemFontFace {
    if isItalic { return .italic }
    return design == .monospaced ? .monospaced : .upright
  }
}
