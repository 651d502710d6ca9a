/// One thing that UAX #14 never breaks inside: a character with the combining marks and joiners on it (LB9).
struct LineBreakUnit: Equatable, BitwiseCopyable {
  var lineBreak: LineBreakClass
  var traits: Traits = []

  /// Properties that rules look at besides the class.
  struct Traits: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    /// East_Asian_Width F, W or H.
    static let isEastAsian = Traits(rawValue: 1)
    /// Extended_Pictographic and unassigned.
    static let isUnassignedPictograph = Traits(rawValue: 2)
    /// U+25CC, which the rules for Brahmic scripts name.
    static let isDottedCircle = Traits(rawValue: 4)
    /// The last code point of the unit is a zero width joiner.
    static let endsInJoiner = Traits(rawValue: 8)
    /// A regional indicator that completes a flag with the one before it (LB30a).
    static let completesFlag = Traits(rawValue: 16)
  }

  init(_ codePoint: UInt32, _ properties: CharacterProperties) {
    lineBreak = properties.lineBreak
    if properties.isEastAsian { traits.insert(.isEastAsian) }
    if properties.isUnassignedPictograph { traits.insert(.isUnassignedPictograph) }
    if codePoint == 0x25CC { traits.insert(.isDottedCircle) }
    if properties.lineBreak == .zwj { traits.insert(.endsInJoiner) }
    // LB10: a mark without a base is a letter.
    if lineBreak == .cm || lineBreak == .zwj { lineBreak = .al }
  }

  /// Whether it has a trait.
  @inline(__always)
  func `is`(_ trait: Traits) -> Bool { traits.rawValue & trait.rawValue != 0 }

  /// LB9: whether a mark or joiner attaches to this unit.
  var takesMarks: Bool {
    switch lineBreak {
    case .bk, .cr, .lf, .nl, .sp, .zw: false
    default: true
    }
  }
}

/// The units of a text, by number.
protocol LineBreakUnits {
  var count: Int { get }
  subscript(index: Int) -> LineBreakUnit { get }
}

/// The units of any text.
struct LineBreakText: LineBreakUnits {
  let units: UnsafeBufferPointer<LineBreakUnit>

  var count: Int { units.count }
  subscript(index: Int) -> LineBreakUnit { units[index] }
}

extension Storage<LineBreakUnit> {
  /// Appends the next character of a text: LB9 and LB10.
  ///
  /// - Parameter unit: the one that the character makes by itself.
  /// - Returns: whether it starts a unit of its own.
  @inline(__always)
  mutating func append(_ unit: LineBreakUnit, _ properties: CharacterProperties) -> Bool {
    switch properties.lineBreak {
    case .cm, .zwj:
      guard !isEmpty, self[count - 1].takesMarks else { break }
      if properties.lineBreak == .zwj {
        self[count - 1].traits.insert(.endsInJoiner)
      } else {
        self[count - 1].traits.remove(.endsInJoiner)
      }
      return false
    case .ri:
      var unit = unit
      if !isEmpty, self[count - 1].lineBreak == .ri, !self[count - 1].is(.completesFlag) {
        unit.traits.insert(.completesFlag)
      }
      append(unit)
      return true
    default: break
    }
    append(unit)
    return true
  }
}
