/// The order of marks on one letter, where shaping departs from UAX #15, as HarfBuzz does
/// (`_hb_modified_combining_class`).
enum MarkOrder {
  /// Canonical_Combining_Class but for marks of scripts whose classes keep them from where fonts expect them.
  static func combiningClass(_ codePoint: UInt32, _ properties: CharacterProperties) -> UInt8 {
    switch codePoint {
    // Tai Tham's sakot and two signs of Tibetan.
    case 0x1A60, 0xFC6: 254
    case 0xF39: 127
    default: classes[properties.combiningClass] ?? properties.combiningClass
    }
  }

  /// Hebrew by the SBL manual; Arabic with U+0651 first; Telugu and Thai, whose marks keep their order; Tibetan.
  private static let classes: [UInt8: UInt8] = [
    10: 22, 11: 15, 12: 16, 13: 17, 14: 23, 15: 18, 16: 19, 17: 20, 18: 21, 19: 14, 20: 24, 21: 12, 22: 25, 23: 13,
    24: 10, 25: 11, 27: 28, 28: 29, 29: 30, 30: 31, 31: 32, 32: 33, 33: 27, 84: 0, 91: 0, 103: 3, 130: 132, 132: 131,
  ]

  /// Some marks in the order of their classes, rearranged as a script has it.
  static func arranged(_ marks: [LayoutGlyph], _ script: LayoutScript) -> [LayoutGlyph] {
    switch script {
    case .arabic, .syriac: withModifiersFirst(marks)
    case .hebrew: withMetegInside(marks)
    default: marks
    }
  }

  /// UTR #53: marks that modify the letter go first, those below before those above. Their classes become ones that are
  /// smaller than the others'.
  private static func withModifiersFirst(_ marks: [LayoutGlyph]) -> [LayoutGlyph] {
    var first: [LayoutGlyph] = []
    var rest = marks
    for (above, renamed) in [(UInt8(220), UInt8(25)), (230, 26)] {
      guard let start = rest.firstIndex(where: { $0.combiningClass >= above }) else { break }
      let modifiers = rest[start...].prefix { $0.combiningClass == above && isModifier($0.codePoint) }
      first += modifiers.map { mark in
        var mark = mark
        mark.combiningClass = renamed
        return mark
      }
      rest.removeSubrange(modifiers.indices)
    }
    return first + rest
  }

  private static func isModifier(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x654, 0x655, 0x658, 0x6DC, 0x6E3, 0x6E7, 0x6E8, 0x8CA, 0x8CB, 0x8CD...0x8CF, 0x8D3, 0x8F3: true
    default: false
    }
  }

  /// A meteg, or a mark below, goes before a sheva or hiriq that follows a patah or qamats.
  private static func withMetegInside(_ marks: [LayoutGlyph]) -> [LayoutGlyph] {
    var marks = marks
    for index in marks.indices.dropFirst(2)
    where [20, 21].contains(marks[index - 2].combiningClass) && [22, 23].contains(marks[index - 1].combiningClass)
      && [25, 220].contains(marks[index].combiningClass)
    {
      marks.swapAt(index - 1, index)
      break
    }
    return marks
  }
}
