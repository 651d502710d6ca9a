/// Characters that show nothing by themselves.
enum Invisible {
  /// Default_Ignorable_Code_Point of Unicode, as far as shapers heed it: fillers of Hangul have glyphs.
  static func contains(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0xAD, 0x34F, 0x61C, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F,
      0xFE00...0xFE0F, 0xFEFF, 0xFFF0...0xFFF8, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Fillers of Hangul, which Unicode would have invisible as well.
  static func isFiller(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x115F, 0x1160, 0x3164, 0xFFA0: true
    default: false
    }
  }

  /// Whether an invisible character is one that substitution does not skip: U+034F, Mongolian variation selectors and
  /// tags.
  static func isHidden(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x34F, 0x180B...0x180D, 0x180F, 0xE0020...0xE007F: true
    default: false
    }
  }

  /// Variation selectors of Mongolian.
  static func isMongolianSelector(_ codePoint: UInt32) -> Bool {
    (0x180B...0x180D).contains(codePoint) || codePoint == 0x180F
  }

  /// Variation selectors, which keep a character as it is written.
  static func isVariationSelector(_ codePoint: UInt32) -> Bool {
    (0xFE00...0xFE0F).contains(codePoint) || (0xE0100...0xE01EF).contains(codePoint)
  }
}
