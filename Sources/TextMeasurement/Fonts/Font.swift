/// A typeface at a size, with its fallbacks for characters it lacks: everything a text needs to be measured.
public final class Font: Sendable {
  /// The name by which it was asked for: `system`, `Helvetica`, a family or a file.
  public let name: String
  /// Points.
  public let pointSize: Double
  /// Ascender and descender, in points (`UIFont.lineHeight`).
  public let lineHeight: Double
  /// From the top of a line to its baseline, in points (`UIFont.ascender`).
  public let ascender: Double
  /// The space between two lines, in points (`UIFont.leading`); negative for some text styles.
  public let leading: Double

  /// Sentences about widths that are known from few labels, and about what is left out of files.
  package let warnings: [String]

  /// Advances are integers of this many units a point.
  let unitsPerPoint: Double
  let faces: [Face]
  let ascii: ASCIIAdvances
  let asciiOwner: ASCIIAdvances.Owner
  /// Whether texts are measured by ``ascii``, as no library shapes them.
  let usesASCII: Bool
  /// The lookups over printable ASCII; `nil` if they change none of it.
  let asciiSubstitution: ASCIISubstitution?
  let hasKerning: Bool
  let statedAdvances: StatedAdvances
  /// Whether any of its faces substitutes or positions glyphs, or has a library do so.
  let hasLayout: Bool
  /// Whether printable ASCII characters alone are kerned, whatever the script, which ``ascii`` knows.
  private let kernsASCIIAlone: Bool
  private let quoteKerning: QuoteKerning?
  /// The first typeface's.
  private let kernedLetters: [UInt8]
  let options: TextOptions
  let dictionary: (any WordDictionary)?

  /// A typeface of the list, and the factor from its units to the first one's.
  struct Face: Sendable {
    let typeface: any Typeface
    let factor: Double

    func advance(_ glyph: UInt16) -> Int { scaled(typeface.advance(glyph)) }
    func kerning(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int {
      scaled(typeface.kerning(left, right, context))
    }

    /// Whether it is known what lookups may make of a character's glyph.
    func isKnown(_ glyph: UInt16) -> Bool { typeface.layout == nil || typeface.lookupEffects?.knows(glyph) ?? false }

    /// The first typeface's units for those of this one.
    func scaled(_ units: Int) -> Int {
      factor == 1 ? units : Int((Double(units) * factor).rounded())
    }
  }

  /// - Parameters:
  ///   - fallbacks: are asked in turn for the characters that the typeface lacks.
  ///   - leading: points; `nil` for the typeface's own line gap.
  ///   - ascii: those of the same typefaces, if they are known already.
  ///   - warnings: see ``warnings``.
  init(
    name: String, pointSize: Double, typeface: any Typeface, fallbacks: [any Typeface] = [],
    leading: Double? = nil, ascii: ASCIIAdvances.Owner? = nil, options: TextOptions = TextOptions(),
    dictionary: (any WordDictionary)? = nil, warnings: [String] = []
  ) {
    self.warnings = warnings
    self.options = options
    self.dictionary = dictionary
    self.name = name
    self.pointSize = pointSize
    ascender = typeface.ascender * pointSize
    lineHeight = (typeface.ascender + typeface.descender) * pointSize
    self.leading = leading ?? typeface.lineGap * pointSize
    unitsPerPoint = options.lineBreak.unitsPerPoint(unitsPerEm: typeface.unitsPerEm, pointSize: pointSize)
    faces =
      [Face(typeface: typeface, factor: 1)]
      + fallbacks.map { Face(typeface: $0, factor: typeface.unitsPerEm / $0.unitsPerEm) }
    asciiOwner = ascii ?? ASCIIAdvances.Owner(faces: faces, options.lineBreak)
    self.ascii = asciiOwner.advances
    usesASCII = self.ascii.isUsable && !faces.contains { $0.typeface.shaper?.takesAllRuns ?? false }
    if self.ascii.mayChange, let layout = typeface.layout, let lookupEffects = typeface.lookupEffects {
      asciiSubstitution = ASCIISubstitution(layout, lookupEffects) { typeface.glyph($0) }
    } else {
      asciiSubstitution = nil
    }
    hasKerning = faces.contains { $0.typeface.hasKerning }
    statedAdvances = typeface.statedAdvances
    hasLayout = faces.contains { $0.typeface.layout != nil || $0.typeface.shaper != nil }
    kernsASCIIAlone = faces.allSatisfy { !$0.typeface.hasKerning || $0.typeface.kernsASCIIAlone }
    quoteKerning = QuoteKerning(typeface)
    kernedLetters = typeface.kernedLetters
  }

  /// The largest point size that is accepted.
  public static let maximumPointSize = 1_000.0

  /// Units in a length of points, rounded down; 0 in one that is no positive number.
  @inline(__always)
  static func units(_ points: Double, _ unitsPerPoint: Double) -> Int {
    let units = points * unitsPerPoint + 1e-6
    return units > 0 ? Int(min(units, 1e15)) : 0
  }

  /// Units in a length of em.
  func units(em: Double) -> Int32 {
    Int32(clamping: Int((em * pointSize * unitsPerPoint).rounded()))
  }

  /// The most lines that a text of printable ASCII can take for each of its bytes, one line left aside.
  ///
  /// Two lines that follow each other are wider than `width` together: else the first would hold what the second begins
  /// with. All such pairs together are at most twice as wide as the text, and that is no wider than its bytes times the
  /// widest advance. So the lines after the first are fewer than `2 × bytes × widest advance / width`.
  ///
  /// - Returns: infinity where texts may be of other glyphs, or lines hold nothing.
  package func linesPerByte(width: Double) -> Double {
    let limit = Font.units(width + options.lineBreak.slack, unitsPerPoint)
    return usesASCII && !ascii.mayChange && limit > 0 ? 2 * Double(ascii.widest) / Double(limit) : .infinity
  }

  /// Whether no character changes how far printable ASCII characters stand from each other, and no lookup does.
  var kernsPairsOfASCIIAlone: Bool { kernsASCIIAlone && !hasLayout }

  /// Whether lookups may make two neighbours wider or narrower, whose glyphs are known.
  func mayChangeWidth(_ left: ResolvedCharacter, _ right: ResolvedCharacter) -> Bool {
    guard hasLayout else { return false }
    let (first, second) = (faces[Int(left.face)].typeface.lookupEffects, faces[Int(right.face)].typeface.lookupEffects)
    var steps = LookupEffects.stepsPerPair
    if left.face == right.face { return first?.mayChangeWidth(left.glyph, right.glyph, &steps) ?? false }
    return first?.mayChange(left.glyph) ?? false || second?.mayChange(right.glyph) ?? false
  }

  /// Units to add to the advance of `left` when `right`, of the same face, follows.
  func kerning(
    _ left: (codePoint: UInt32, resolved: ResolvedCharacter), _ right: (codePoint: UInt32, resolved: ResolvedCharacter),
    _ context: KerningContext
  ) -> Int32 {
    let isLatin = context.script == .latin && !context.isAcrossMarks
    let isPrintable = ASCIIAdvances.isPrintable(left.codePoint) && ASCIIAdvances.isPrintable(right.codePoint)
    if isPrintable, isLatin || kernsASCIIAlone { return ascii.kerning(Int(left.codePoint), Int(right.codePoint)) }
    if kernsASCIIAlone {
      return right.resolved.face != 0
        ? 0 : kerning(left.codePoint, left.resolved.glyph, right.codePoint, right.resolved.glyph)
    }
    if right.resolved.face == 0, let units = quoteKerning?[left.codePoint, right.codePoint] { return units }
    let units = faces[Int(right.resolved.face)].kerning(left.resolved.glyph, right.resolved.glyph, context)
    return Int32(clamping: units)
  }

  /// Units between two characters and their glyphs, one of them not printable ASCII, where that alone and a few marks are
  /// kerned.
  @inline(never)
  private func kerning(_ left: UInt32, _ leftGlyph: UInt16, _ right: UInt32, _ rightGlyph: UInt16) -> Int32 {
    let (first, second) = (kernedLetter(left, leftGlyph), kernedLetter(right, rightGlyph))
    if ASCIIAdvances.isPrintable(first), ASCIIAdvances.isPrintable(second) {
      return ascii.kerning(Int(first), Int(second))
    }
    return quoteKerning?[first, second] ?? 0
  }

  @inline(__always)
  private func kernedLetter(_ codePoint: UInt32, _ glyph: UInt16) -> UInt32 {
    let index = Int(glyph) &- 1
    guard codePoint > 0x7E, kernedLetters.indices.contains(index), kernedLetters[index] > 0 else { return codePoint }
    return UInt32(kernedLetters[index])
  }

  /// The mean advance of the lower-case letters a to z, in points.
  public var averageAdvance: Double {
    let letters = 0x61...0x7A
    return Double(letters.reduce(0) { $0 + Int(ascii.advances[$1]) }) / Double(letters.count) / unitsPerPoint
  }
}
