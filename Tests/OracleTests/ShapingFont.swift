import Platform

@testable import TextMeasurement

/// The font of a line of HarfBuzz's shaping tests.
struct ShapingFont {
  private let typeface: OpenTypeTypeface
  private let hasAATTables: Bool
  /// By the number of a font page in OS/2.
  private let hasArabicSymbols: Bool
  #if HarfBuzz
    private let library: HarfBuzzFont?
  #endif

  init(path: String, _ line: ShapingLine) throws {
    let bytes = try FileReader.readAll(path: path, limit: 1 << 26)
    var budget = ReadingBudget()
    let directory = try TableDirectory.fonts(in: FontData(bytes), budget: &budget)[line.face]
    hasAATTables = (["morx", "mort", "kerx", "trak"] as [TextMeasurement.Tag]).contains { directory[$0] != nil }
    hasArabicSymbols = directory["OS/2"].map { $0.u16(0) == 0 && ($0.u16(62) ?? 0) & 0xFF00 != 0 } ?? false
    let coordinates = try ShapingFont.coordinates(line, directory, &budget)
    typeface = try OpenTypeTypeface(
      directory, coordinates: coordinates, settings: LayoutSettings(line.settings), budget: &budget)
    #if HarfBuzz
      library = HarfBuzzFont(
        file: bytes, index: line.face, coordinates: coordinates, features: line.settings.features)
    #endif
  }

  /// Why a line can't be judged; `nil` if it can.
  func unsupported(_ line: ShapingLine) -> String? {
    if hasAATTables { return "tables of AAT" }
    if hasArabicSymbols { return "Arabic letters among symbols" }
    let scripts = line.codePoints.map { CharacterProperties.of($0).script }
    let hasLetters = line.codePoints.contains { Unicode.Scalar($0)?.properties.isAlphabetic ?? false }
    if line.isForward, hasLetters, scripts.contains(where: { LayoutScript.byScript[Int($0)].isBackward }) {
      return "letters against their direction"
    }
    if scripts.contains(where: { Script.joins[Int($0)] && !typeface.isShaped($0) }) {
      return "letters that join, without GSUB"
    }
    guard let script = ShapingFont.complexScript(line) else { return nil }
    #if HarfBuzz
      return nil
    #else
      return "script \(Script.shownName(script))"
    #endif
  }

  /// The script of a line that the built-in shaper does not have, if there is one.
  static func complexScript(_ line: ShapingLine) -> UInt8? {
    line.script == nil
      ? line.codePoints.map { CharacterProperties.of($0).script }.first { Script.needsShaping[Int($0)] } : nil
  }

  /// Where the axes stand that a line sets.
  private static func coordinates(
    _ line: ShapingLine, _ directory: TableDirectory, _ budget: inout ReadingBudget
  ) throws -> [Int] {
    guard !line.settings.variations.isEmpty, let axes = try VariationAxes(directory, budget: &budget) else { return [] }
    let mapping = try AxisMapping(directory, axisCount: axes.axes.count, budget: &budget)
    return try axes.coordinates(
      axes.axes.map { line.settings.variations[$0.tag.description].map(Float.init) ?? $0.initial }, mapping,
      budget: &budget)
  }

  /// Units of the line's size for font units, rounded as HarfBuzz does.
  func scaled(_ units: Int, _ line: ShapingLine) -> Int {
    let unitsPerEm = Int(typeface.unitsPerEm)
    guard let size = line.fontSize, size != unitsPerEm else { return units }
    return (units * (size << 16) / unitsPerEm + 0x8000) >> 16
  }

  /// The number of a glyph with a name; `nil` where names are not known.
  func number(ofGlyph name: String) -> Int? {
    #if HarfBuzz
      library?.number(ofGlyph: name)
    #else
      nil
    #endif
  }

  /// The glyphs of a line, from left to right.
  func glyphs(_ line: ShapingLine) throws -> [LayoutGlyph] {
    #if HarfBuzz
      if let library, ShapingFont.complexScript(line) != nil { return glyphs(line, library) }
    #endif
    let strong = line.codePoints.map { CharacterProperties.of($0).script }
      .first { ![Script.common, Script.inherited].contains($0) }
    let script = line.script ?? strong.map { LayoutScript.byScript[Int($0)] } ?? .other
    var options = LayoutOptions(script)
    options.isBackward = options.isBackward && !line.isForward || line.isBackward
    guard let layout = typeface.layout else { return [] }
    var glyphs = layout.shape(
      run(line, script, isBackward: options.isBackward).glyphs, layout.plan(script), options)
    hide(&glyphs, line)
    return options.isBackward ? glyphs.reversed() : glyphs
  }

  private func run(_ line: ShapingLine, _ script: LayoutScript, isBackward: Bool) -> GlyphRun {
    var breaker = GraphemeBreaker()
    var cluster: Int32 = 0
    var before = GraphemeBreak.other
    var run = GlyphRun(typeface)
    run.append(
      line.codePoints.enumerated().map { place, codePoint in
        let properties = CharacterProperties.of(codePoint)
        // HarfBuzz has clusters of its own: U+200C, what follows a sign before numbers, consonants of Hangul.
        let isOwn = codePoint == 0x200C || properties.graphemeBreak == .l || before == .prepend && !properties.isMark
        if breaker.startsCluster(properties) || isOwn { cluster = Int32(place) }
        before = properties.graphemeBreak
        return GlyphRun.Character(codePoint: codePoint, cluster: cluster)
      }, script, isBackward: isBackward)
    if script.joining != .none {
      run.join(before: joining(line.codePointsBefore.reversed()), after: joining(line.codePointsAfter))
    }
    return run
  }

  /// How the first of some characters that is not transparent joins.
  private func joining(_ codePoints: [UInt32]) -> JoiningType {
    codePoints.lazy.map { CharacterProperties.of($0).joining }.first { $0 != .transparent } ?? .none
  }

  /// An invisible character has the glyph of a space, or none.
  private func hide(_ glyphs: inout [LayoutGlyph], _ line: ShapingLine) {
    if let space = typeface.glyph(0x20), !line.removesInvisible {
      for place in glyphs.indices where glyphs[place].isInvisible { glyphs[place].glyph = space }
    } else {
      glyphs.removeAll(where: \.isInvisible)
    }
  }

  /// The same where HarfBuzz has cut each value of a `kern` table into halves, for the glyphs on both sides.
  static func halved(_ glyphs: [LayoutGlyph]) -> [LayoutGlyph] {
    var halved = glyphs
    var rest: Int32 = 0
    for place in glyphs.indices where !glyphs[place].properties.contains(.mark) && !glyphs[place].isInvisible {
      let half = glyphs[place].adjustment >> 1
      halved[place].adjustment = half + rest
      halved[place].offset += rest
      rest = glyphs[place].adjustment - half
    }
    return halved
  }

  #if HarfBuzz
    private func glyphs(_ line: ShapingLine, _ library: HarfBuzzFont) -> [LayoutGlyph] {
      let shaped = line.codePoints.withUnsafeBufferPointer { library.glyphs($0, 0..<$0.count) }
      let space = typeface.glyph(0x20) ?? 0
      var glyphs = shaped.map { glyph in
        LayoutGlyph(
          glyph: UInt16(clamping: glyph.number), properties: [], kind: .visible, cluster: Int32(clamping: glyph.index),
          codePoint: 0, advance: Int32(clamping: glyph.advance), offset: Int32(clamping: glyph.offset))
      }
      if line.removesInvisible { glyphs.removeAll { $0.glyph == space && $0.advance == 0 } }
      return line.isForward && glyphs.first.map { $0.cluster > 0 } ?? false ? glyphs.reversed() : glyphs
    }
  #endif
}
