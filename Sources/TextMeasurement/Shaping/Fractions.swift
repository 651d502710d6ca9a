/// Numbers on both sides of U+2044, which fonts may set as fractions (`frac`, `numr` and `dnom` of OpenType; The
/// Unicode Standard, section 6.2.9).
enum Fractions {
  static let slash: UInt32 = 0x2044

  /// Has the digits of fractions want their forms, as HarfBuzz does (`hb_ot_shape_setup_masks_fraction`).
  ///
  /// - Returns: whether there are any.
  static func mark(in glyphs: inout [LayoutGlyph], isBackward: Bool) -> Bool {
    var hasFractions = false
    var index = 0
    while index < glyphs.count {
      defer { index += 1 }
      guard glyphs[index].codePoint == slash else { continue }
      var (start, end) = (index, index + 1)
      while start > 0, isDigit(glyphs[start - 1].codePoint) { start -= 1 }
      while end < glyphs.count, isDigit(glyphs[end].codePoint) { end += 1 }
      guard start < index, index + 1 < end else { continue }
      hasFractions = true
      for digit in start..<end { glyphs[digit].features.insert(.fraction) }
      for digit in start..<index { glyphs[digit].features.insert(isBackward ? .denominator : .numerator) }
      for digit in index + 1..<end { glyphs[digit].features.insert(isBackward ? .numerator : .denominator) }
      index = end - 1
    }
    return hasFractions
  }

  /// General_Category Nd. Of the class NU of UAX #14, which such digits are of but wide ones, the separators of Arabic
  /// numbers and signs that number marks are none.
  private static func isDigit(_ codePoint: UInt32) -> Bool {
    if (0xFF10...0xFF19).contains(codePoint) { return true }
    let properties = CharacterProperties.of(codePoint)
    return properties.lineBreak == .nu && properties.graphemeBreak != .prepend && ![0x66B, 0x66C].contains(codePoint)
  }
}
