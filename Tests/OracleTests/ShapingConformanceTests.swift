import Foundation
import Platform
import Testing

@testable import TextMeasurement

/// HarfBuzz's own tests and Unicode's text-rendering-tests: glyphs, clusters and advances, as far as a line tells them.
@Suite(.enabled(if: Oracles.folder != nil, Oracles.skipReason))
struct ShapingConformanceTests {
  /// How many lines of a suite are right; none may be wrong but those that are named.
  @Test(arguments: ["aots", "in-house", "text-rendering-tests"])
  func suite(name: String) throws {
    let folder = "conformance/hb-shape/\(name)/tests"
    let root = try #require(Oracles.folder)
    var tally: [String: Int] = [:]
    var wrong: [String] = []
    var passed = 0
    for file in try FileManager.default.contentsOfDirectory(atPath: root + "/" + folder).sorted() {
      for text in try Oracles.lines(folder + "/" + file) {
        guard let line = ShapingLine(text) else { continue }
        switch outcome(line, in: root + "/" + folder) {
        case .right: passed += 1
        case .unsupported(let reason): tally[reason, default: 0] += 1
        case .wrong(let found): wrong.append("\(file): \(text.suffix(160)): \(found)")
        }
      }
    }
    print("\(name): \(passed) right, \(wrong.count) wrong, \(tally.values.reduce(0, +)) unsupported")
    for (reason, count) in tally.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("  \(count) \(reason)")
    }
    for line in wrong { print("  wrong \(line)") }
    // Not ours: features of HarfBuzz's own names, random alternates, and the halves that a `kern` table's value is cut
    // into, whose sum is the same.
    let known = ["harfbust.tests", "rand.tests", "tt-kern-gpos.tests"]
    #expect(wrong.allSatisfy { line in known.contains { line.hasPrefix($0) } })
    #expect(wrong.count <= known.count && passed >= (name == "text-rendering-tests" ? 34 : 215))
  }

  private enum Outcome {
    case right
    case unsupported(String)
    case wrong(String)
  }

  private func outcome(_ line: ShapingLine, in folder: String) -> Outcome {
    if let reason = line.unsupported { return .unsupported(reason) }
    let scripts = line.codePoints.map { CharacterProperties.of($0).script }
    if let script = scripts.first(where: { Script.needsShaping[Int($0)] }) {
      return .unsupported("script \(Script.shownName(script))")
    }
    if line.codePoints.contains(where: { (0x1100...0x11FF).contains($0) }) { return .unsupported("conjoining jamo") }
    if line.codePoints.contains(0x2044) { return .unsupported("fractions") }
    if line.codePoints.contains(where: Invisible.isVariationSelector) { return .unsupported("variation selectors") }
    do {
      let bytes = try FileReader.readAll(path: folder + "/" + line.font, limit: 1 << 26)
      var budget = ReadingBudget()
      let directory = try TableDirectory.fonts(in: FontData(bytes), budget: &budget)[line.face]
      for table: TextMeasurement.Tag in ["morx", "mort", "kerx", "trak"] where directory[table] != nil {
        return .unsupported("tables of AAT")
      }
      let typeface = try OpenTypeTypeface(
        directory, coordinates: try coordinates(line, directory, &budget), budget: &budget)
      if let size = line.fontSize, Double(size) != typeface.unitsPerEm { return .unsupported("scaled") }
      if typeface.layout == nil, line.variations.isEmpty || typeface.hasKerning {
        return .unsupported("no GSUB or GPOS")
      }
      return judge(shape(line, typeface, &budget), by: line)
    } catch {
      return .unsupported("\(error)")
    }
  }

  /// Where the axes stand that a line sets.
  private func coordinates(
    _ line: ShapingLine, _ directory: TableDirectory, _ budget: inout ReadingBudget
  ) throws -> [Int] {
    guard !line.variations.isEmpty, let axes = try VariationAxes(directory, budget: &budget) else { return [] }
    let mapping = try AxisMapping(directory, axisCount: axes.axes.count, budget: &budget)
    return axes.coordinates(axes.axes.map { line.variations[$0.tag.description] ?? $0.initial }, mapping)
  }

  private func shape(
    _ line: ShapingLine, _ typeface: OpenTypeTypeface, _ budget: inout ReadingBudget
  ) -> [LayoutGlyph] {
    let strong = line.codePoints.map { CharacterProperties.of($0).script }
      .first { ![Script.common, Script.inherited].contains($0) }
    let script = strong.map { LayoutScript.byScript[Int($0)] } ?? .other
    var breaker = GraphemeBreaker()
    var cluster: Int32 = 0
    var run = GlyphRun { typeface.glyph($0) }
    run.append(
      line.codePoints.enumerated().map { place, codePoint in
        // To HarfBuzz, U+200C is a cluster of its own.
        if breaker.startsCluster(.of(codePoint)) || codePoint == 0x200C { cluster = Int32(place) }
        return GlyphRun.Character(codePoint: codePoint, cluster: cluster)
      }, script)
    if script.joining != .none { run.join() }
    guard let layout = typeface.layout else {
      return run.glyphs.map { glyph in
        var glyph = glyph
        glyph.advance = Int32(typeface.advance(glyph.glyph))
        return glyph
      }
    }
    var wanted = [LayoutTable.Kind.substitution, .positioning].map { FeatureStage.stages($0, script) }
    var options = LayoutOptions(script)
    options.isBackward = options.isBackward || line.isBackward
    for (tag, value) in line.features {
      for kind in wanted.indices {
        let known = wanted[kind].indices.filter { wanted[kind][$0].features[tag] != nil }
        for stage in value == 0 || !known.isEmpty ? known : [wanted[kind].count - 1] {
          wanted[kind][stage].features[tag] = value == 0 ? nil : .all
        }
      }
      options.alternate = max(options.alternate, value)
    }
    let plan = try? layout.plan(
      substituting: wanted[0], positioning: wanted[1], scripts: script.tags, budget: &budget)
    var glyphs = layout.shape(run.glyphs, plan ?? LayoutPlan(), options)
    let space = typeface.glyph(0x20)
    if let space, !line.removesInvisible {
      for place in glyphs.indices where glyphs[place].isInvisible { glyphs[place].glyph = space }
    } else {
      glyphs.removeAll(where: \.isInvisible)
    }
    return options.isBackward ? glyphs.reversed() : glyphs
  }

  private func judge(_ found: [LayoutGlyph], by line: ShapingLine) -> Outcome {
    if line.isFree { return .right }
    if found.contains(where: { $0.features.contains(.stretched) }) {
      // HarfBuzz repeats them, without any advance.
      let expected = line.expected.reduce(0) { $0 + ($1.advance ?? 0) }
      let units = found.reduce(0) { $0 + Int($1.advance + $1.adjustment) }
      return units == expected ? .right : .wrong("\(units)")
    }
    let shown = found.map { "\($0.glyph)=\($0.cluster)+\($0.advance + $0.adjustment)" }.joined(separator: "|")
    guard found.count == line.expected.count else { return .wrong(shown) }
    var pen = 0
    for (glyph, expected) in zip(found, line.expected) {
      let advance = Int(glyph.advance + glyph.adjustment)
      // Where marks stand changes no advance.
      let isMark = glyph.properties.contains(.mark) || advance == 0
      if let number = expected.number, number != Int(glyph.glyph) { return .wrong(shown) }
      if let cluster = expected.cluster, cluster != Int(glyph.cluster) { return .wrong(shown) }
      if let units = expected.advance, units != advance { return .wrong(shown) }
      if let position = expected.position, !isMark, position != pen + Int(glyph.offset) { return .wrong(shown) }
      pen += advance
    }
    return .right
  }
}
