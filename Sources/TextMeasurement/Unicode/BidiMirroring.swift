/// Characters that look the other way round in text from right to left (Bidi_Mirroring_Glyph of Unicode), as far as they
/// are brackets, quotation marks or signs of comparison.
enum BidiMirroring {
  /// The character that shows what one shows in such text; itself for most.
  static func glyph(for codePoint: UInt32) -> UInt32 { partners[codePoint] ?? codePoint }

  private static let pairs =
    "()<>[]{}«»‹›⁅⁆⁽⁾₍₎≤≥≦≧≪≫≮≯≰≱⌈⌉⌊⌋〈〉❨❩❪❫❬❭❮❯❰❱❲❳❴❵⟦⟧⟨⟩⟪⟫⟬⟭⟮⟯⦃⦄⦅⦆〈〉《》「」『』【】〔〕〖〗〘〙〚〛﹙﹚﹛﹜﹝﹞（）＜＞［］｛｝｟｠｢｣"

  private static let partners: [UInt32: UInt32] = {
    let characters = pairs.unicodeScalars.map(\.value)
    var partners: [UInt32: UInt32] = [:]
    for place in stride(from: 0, to: characters.count - 1, by: 2) {
      partners[characters[place]] = characters[place + 1]
      partners[characters[place + 1]] = characters[place]
    }
    return partners
  }()
}
