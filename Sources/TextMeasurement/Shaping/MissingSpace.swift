/// Spaces that a font does not have but for U+0020, as HarfBuzz measures them (`space_fallback_type` and
/// `_hb_ot_shape_fallback_spaces`, by Unicode's names of the characters).
enum MissingSpace {
  /// The glyph of U+0020, and the advance in the typeface's units; `nil` for what is no such space, or without a
  /// U+0020.
  static func glyph(_ codePoint: UInt32, in typeface: any Typeface) -> (glyph: UInt16, advance: Int)? {
    guard let width = Width(codePoint), let space = typeface.glyph(0x20) else { return nil }
    let unitsPerEm = Int(typeface.unitsPerEm)
    func advance(_ codePoints: some Sequence<UInt32>) -> Int {
      typeface.advance(codePoints.lazy.compactMap { typeface.glyph($0) }.first ?? space)
    }
    let advance =
      switch width {
      case .part(let parts): (unitsPerEm + parts / 2) / parts
      case .mathematical: unitsPerEm * 4 / 18
      case .figure: advance(0x30...0x39)
      case .punctuation: advance([0x2E, 0x2C])
      case .narrow: typeface.advance(space) / 2
      case .usual: typeface.advance(space)
      }
    return (space, advance)
  }

  private enum Width {
    /// An em divided by this.
    case part(Int)
    case mathematical, figure, punctuation, narrow, usual

    init?(_ codePoint: UInt32) {
      switch codePoint {
      case 0xA0: self = .usual
      case 0x2001, 0x2003, 0x3000: self = .part(1)
      case 0x2000, 0x2002: self = .part(2)
      case 0x2004: self = .part(3)
      case 0x2005: self = .part(4)
      case 0x2006: self = .part(6)
      case 0x2007: self = .figure
      case 0x2008: self = .punctuation
      case 0x2009: self = .part(5)
      case 0x200A: self = .part(16)
      case 0x202F: self = .narrow
      case 0x205F: self = .mathematical
      default: return nil
      }
    }
  }
}
