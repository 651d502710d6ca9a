/// One thing that UAX #14 never breaks inside: a character with the combining marks and joiners on it (LB9).
struct LineBreakUnit: Equatable {
  var lineBreak: LineBreakClass
  /// East_Asian_Width F, W or H.
  var isEastAsian = false
  /// Extended_Pictographic and unassigned.
  var isUnassignedPictograph = false
  /// U+25CC, which the rules for Brahmic scripts name.
  var isDottedCircle = false
  /// The last code point of the unit is a zero width joiner.
  var endsInJoiner = false
  /// A regional indicator that completes a flag with the one before it (LB30a).
  var completesFlag = false

  init(_ codePoint: UInt32, _ properties: CharacterProperties) {
    lineBreak = properties.lineBreak
    isEastAsian = properties.isEastAsian
    isUnassignedPictograph = properties.isUnassignedPictograph
    isDottedCircle = codePoint == 0x25CC
    endsInJoiner = properties.lineBreak == .zwj
    // LB10: a mark without a base is a letter.
    if lineBreak == .cm || lineBreak == .zwj { lineBreak = .al }
  }

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

extension Array: LineBreakUnits where Element == LineBreakUnit {}

extension Array where Element == LineBreakUnit {
  /// Appends the next character of a text: LB9 and LB10.
  ///
  /// - Returns: whether it starts a unit of its own.
  mutating func append(_ codePoint: UInt32, _ properties: CharacterProperties) -> Bool {
    let attaches = properties.lineBreak == .cm || properties.lineBreak == .zwj
    if attaches, let last = indices.last, self[last].takesMarks {
      self[last].endsInJoiner = properties.lineBreak == .zwj
      return false
    }
    var unit = LineBreakUnit(codePoint, properties)
    if unit.lineBreak == .ri, let last, last.lineBreak == .ri { unit.completesFlag = !last.completesFlag }
    append(unit)
    return true
  }
}

/// A text of printable ASCII characters, each of which is a unit.
struct ASCIILineBreakUnits: LineBreakUnits {
  let bytes: UnsafeBufferPointer<UInt8>

  var count: Int { bytes.count }
  subscript(index: Int) -> LineBreakUnit { ASCIILineBreakUnits.units[Int(bytes[index] & 127)] }

  static let units = (0..<128).map { LineBreakUnit($0, .of($0)) }
}
