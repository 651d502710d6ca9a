import ShelfSizing

extension Paragraph {
  /// The height of lines of a text of one font.
  ///
  /// Each line has the height of the font, whichever fonts stand in for it, as in `UILabel`
  /// (``Font/labelHeight(lines:on:)``). With ``LineBreakMode/browser``, a line is what CSS makes of `line-height:
  /// normal`: it reaches as far up and down as any of the fonts that its characters are in, and at least as far as the
  /// first (CSS Inline Layout 3, section 5.3).
  ///
  /// - Parameters:
  ///   - lines: how many lines, from the first on; no more than the text has at the width.
  ///   - width: points.
  ///   - grid: the device's pixels.
  /// - Returns: whole pixels.
  public mutating func height(lines: Int, width: Double, on grid: PixelGrid) -> Double {
    guard let font, lines > 0 else { return 0 }
    guard lineBreak == .browser else { return font.labelHeight(lines: lines, on: grid) }
    func box(_ face: Int) -> LineBox { LineBox(font.faces[face].typeface, pointSize: font.pointSize, on: grid) }
    let first = box(0)
    var others = charactersOfOtherFaces(font)[...]
    guard !others.isEmpty else { return Double(lines) * first.height }
    if kind == .latinWords { shape() }
    return self.lines(width: width).prefix(lines).reduce(0) { height, line in
      var lineBox = first
      while let other = others.first, other.byte < line.range.upperBound {
        lineBox.formUnion(box(other.face))
        others.removeFirst()
      }
      return height + lineBox.height
    }
  }

  /// The visible characters that other faces than the font's first have, in order.
  private mutating func charactersOfOtherFaces(_ font: Font) -> [(byte: Int, face: Int)] {
    guard font.faces.count > 1 else { return [] }
    if kind == .any {
      return shaper.characters.elements.compactMap { character in
        guard !character.isComposed, !character.isSilent, !Invisible.contains(character.codePoint) else { return nil }
        let face = character.isEmoji ? font.emojiFace ?? 0 : Int(character.resolved.face)
        return face > 0 ? (character.offset, face) : nil
      }
    }
    // In these texts, each character is shaped by itself.
    let isMixed = font.ascii.isMixed
    guard kind == .latin || kind == .latinWords || isMixed else { return [] }
    shaper.use(font)
    var characters: [(byte: Int, face: Int)] = []
    var offset = 0
    while offset < text.count {
      let byte = offset
      let codePoint = UTF8Decoder.decode(text, at: &offset)
      guard codePoint >= 128 || isMixed else { continue }
      let face = Int(shaper.resolve(codePoint, font).face)
      if face > 0 { characters.append((byte, face)) }
    }
    return characters
  }
}
