import TextMeasurement

/// A font as style sheets name it, for drawings: the viewer has it or shows the next of its list.
package struct FontFace: Sendable, Hashable {
  /// The app's own family, by the names under which viewers may have it; empty for the system's.
  package private(set) var families: [String] = []
  /// The weight, from 100 to 900 (`font-weight`).
  package private(set) var weight = 400
  /// Whether its letters lean.
  package private(set) var isItalic = false
  /// Whether its letters are all as wide.
  package private(set) var isMonospaced = false

  /// The face of a font.
  package init(_ descriptor: FontDescriptor) {
    switch descriptor {
    case .system(_, let weight, let face):
      self.weight = FontFace.number(of: weight)
      isItalic = face == .italic
      isMonospaced = face == .monospaced
    case .textStyle(let style, let own): weight = FontFace.number(of: own ?? style.weight)
    case .scaled(let font, _): self = FontFace(font)
    case .named(let name, _): readName(name)
    }
  }

  /// The families in the order in which a viewer looks for them, as the value of `font-family`.
  ///
  /// Apple's system has San Francisco under a name of its own; the others have letters much like it.
  package var familyList: String {
    if isMonospaced { return "ui-monospace, Menlo, monospace" }
    return (families.map { "'\($0)'" } + [FontFace.systemFamilies]).joined(separator: ", ")
  }

  /// The system's font, and those that stand in for it.
  package static let systemFamilies =
    "-apple-system, BlinkMacSystemFont, Inter, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, system-ui, sans-serif"

  /// Whether the font is the system's, which drawings have where nothing says otherwise.
  package var isSystem: Bool { families.isEmpty && !isMonospaced }

  /// A weight as style sheets number it.
  private static func number(of weight: FontWeight) -> Int {
    switch weight {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  /// Reads a PostScript name, such as `AvenirNext-DemiBoldItalic`, a family's name, or the path of a file named so.
  private mutating func readName(_ name: String) {
    var last = name.split(separator: "/").last ?? ""
    if let dot = last.lastIndex(of: "."), last[dot...].count <= 6 { last = last[..<dot] }
    let parts = last.split(separator: "-", maxSplits: 1)
    let family = (parts.first ?? "").filter { $0.isLetter || $0.isNumber || $0 == " " }
    guard !family.isEmpty else { return }
    // Families have spaces where PostScript names have a capital: AvenirNext.
    var spaced = ""
    for character in family {
      if character.isUppercase, spaced.last?.isLowercase == true { spaced += " " }
      spaced.append(character)
    }
    families = spaced == family ? [family] : [spaced, family]
    guard parts.count > 1 else { return }
    let style = parts[1].lowercased()
    isItalic = style.contains("ital") || style.contains("oblique")
    weight = FontFace.styles.first { style.contains($0.word) }?.weight ?? 400
  }

  /// Words for weights in names of fonts, the longer ones first.
  private static let styles: [(word: String, weight: Int)] = [
    ("ultralight", 100), ("extralight", 200), ("thin", 100), ("semibold", 600), ("demibold", 600), ("extrabold", 800),
    ("light", 300), ("medium", 500), ("demi", 600), ("heavy", 800), ("black", 900), ("bold", 700),
  ]
}
