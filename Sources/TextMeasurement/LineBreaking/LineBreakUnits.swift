/// One thing that UAX #14 never breaks inside: a character with the combining marks and joiners on it (LB9).
struct LineBreakUnit: Equatable, BitwiseCopyable {
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
      self[count - 1].endsInJoiner = properties.lineBreak == .zwj
      return false
    case .ri:
      var unit = unit
      unit.completesFlag = !isEmpty && self[count - 1].lineBreak == .ri && !self[count - 1].completesFlag
      append(unit)
      return true
    default: break
    }
    append(unit)
    return true
  }
}

/// A text of printable ASCII characters, each of which is a unit.
struct ASCIILineBreakUnits: LineBreakUnits {
  let bytes: UnsafeBufferPointer<UInt8>

  var count: Int { bytes.count }
  subscript(index: Int) -> LineBreakUnit { ASCIILineBreakUnits.table[Int(bytes[index] & 127)] }

  /// By ASCII character; made once and never changed or freed.
  nonisolated(unsafe) static let table: UnsafePointer<LineBreakUnit> = {
    let table = UnsafeMutablePointer<LineBreakUnit>.allocate(capacity: 128)
    for code in 0..<UInt32(128) { (table + Int(code)).initialize(to: LineBreakUnit(code, .of(code))) }
    return UnsafePointer(table)
  }()
}
