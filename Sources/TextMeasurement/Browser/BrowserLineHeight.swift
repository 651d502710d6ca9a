import ShelfSizing

/// How far one of a line's fonts makes the line reach above and below its baseline where CSS's `line-height` is
/// `normal`, in whole pixels.
///
/// Ascent, descent and line gap are rounded one by one; half of the gap, rounded down, goes above (Blink,
/// `platform/fonts/font_metrics.cc` and `CalculateLeadingSpace`). A descent that was rounded down gets no pixel from
/// the ascent: Blink's source allows that, but Chromium 156 on Linux does not do it.
struct BrowserLineHeight {
  private var above: Double
  private var below: Double

  init(_ typeface: any Typeface, pointSize: Double, on grid: PixelGrid) {
    // Single precision decides halves, as in Blink.
    let scale = Float(pointSize * grid.scale / typeface.unitsPerEm)
    func pixels(_ units: Double) -> Double { (Double(Float(units) * scale) + 0.5).rounded(.down) }
    let line = typeface.browserLine
    let gap = pixels(line.lineGap)
    let gapAbove = (gap / 2).rounded(.down)
    above = pixels(line.ascender) + gapAbove
    below = pixels(line.descender) + gap - gapAbove
  }

  /// Pixels from the top of the box to its bottom.
  var height: Double { max(0, above + below) }

  mutating func formUnion(_ other: BrowserLineHeight) {
    above = max(above, other.above)
    below = max(below, other.below)
  }
}

extension Paragraph {
  /// The height of lines of a text of one font as CSS has it for `line-height: normal`: a line reaches as far up and
  /// down as any of the fonts that its characters are in, and at least as far as the first (CSS Inline Layout 3,
  /// section 5.3).
  mutating func browserHeight(_ font: Font, lines: Int, width: Double, on grid: PixelGrid) -> Double {
    func box(_ face: Int) -> BrowserLineHeight {
      BrowserLineHeight(font.faces[face].typeface, pointSize: font.pointSize, on: grid)
    }
    let first = box(0)
    var others = charactersOfOtherFaces(font)[...]
    guard !others.isEmpty else { return Double(lines) * first.height }
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
    guard !others.isEmpty || isMixed else { return [] }
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
