/// How Chromium measures text, where it differs from UIKit: lines end by other rules (``BrowserLineBreaks``), lengths
/// are rounded, and a line is as high as the fonts of its characters (``BrowserLineHeight``).
enum Browser {
  /// Browsers count lengths in 64ths of a pixel, so that a line holds what is so many points too wide.
  static let slack = 1.0 / 64

  /// Small kana are like other kana (CJ as ID).
  static func lineBreak(_ properties: CharacterProperties) -> LineBreakClass? {
    properties.isConditionalStarter ? .id : nil
  }

  /// Browsers see sizes as FreeType does: the factor from units to 64ths of a pixel is a multiple of 1/65536.
  static func unitsPerPoint(unitsPerEm: Double, pointSize: Double) -> Double {
    let factor = (pointSize * 64 * 65_536 / unitsPerEm).rounded()
    return factor > 0 ? 64 * 65_536 / factor : unitsPerEm / pointSize
  }
}

extension Font {
  /// The font that a browser has emoji from, one that has U+1F600, and its glyph of that.
  private var emoji: (face: Int, glyph: UInt16)? { FontFallback.locate(0x1F600, in: faces) }

  /// The index of that font among the faces.
  var emojiFace: Int? { emoji?.face }

  /// Units of so many emoji where a browser has a font of them: whole pixels each, as pictures are.
  func browserAdvance(ofEmoji count: Int) -> Int? {
    guard options.lineBreak == .browser, let emoji else { return nil }
    let pixels = (Double(faces[emoji.face].advance(emoji.glyph)) / unitsPerPoint).rounded()
    return Int((Double(count) * pixels * unitsPerPoint).rounded())
  }
}
