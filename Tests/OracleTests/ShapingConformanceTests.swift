import Foundation
import Platform
import Testing

@testable import TextMeasurement

/// HarfBuzz's own tests and Unicode's text-rendering-tests: glyphs, clusters and advances, as far as a line tells them.
/// Names of glyphs are known with the trait `HarfBuzz` alone, as are scripts that the built-in shaper does not have.
@Suite(.enabled(if: Oracles.folder != nil, Oracles.skipReason))
struct ShapingConformanceTests {
  #if HarfBuzz
    private static let suites = [("aots", 271), ("in-house", 4_907), ("text-rendering-tests", 501)]
  #else
    private static let suites = [("aots", 271), ("in-house", 4_274), ("text-rendering-tests", 245)]
  #endif

  /// Scripts whose letters stand beside each other as they are.
  private static let simpleScripts = Set(
    [
      "Common", "Inherited", "Latin", "Greek", "Cyrillic", "Han", "Hiragana", "Katakana", "Hangul", "Armenian",
      "Georgian",
    ]
    .compactMap { name in Script.names.firstIndex { $0 == name }.flatMap { UInt8(exactly: $0) } })

  /// How many lines of a suite are right; none may be wrong but those that are named.
  @Test(arguments: suites)
  func suite(name: String, least: Int) throws {
    let folder = "conformance/hb-shape/\(name)/tests"
    let root = try #require(Oracles.folder)
    var tally: [String: Int] = [:]
    var wrong: [String] = []
    var passed = 0
    var (simple, simplePassed, simpleTally) = (0, 0, [String: Int]())
    var fonts = Fonts(folder: root + "/" + folder)
    for file in try FileManager.default.contentsOfDirectory(atPath: root + "/" + folder).sorted() {
      for text in try Oracles.lines(folder + "/" + file) {
        guard let line = ShapingLine(text) else { continue }
        let isSimple = line.codePoints.allSatisfy { Self.simpleScripts.contains(CharacterProperties.of($0).script) }
        if isSimple { simple += 1 }
        switch outcome(line, &fonts) {
        case .right:
          passed += 1
          if isSimple { simplePassed += 1 }
        case .unsupported(let reason):
          tally[reason, default: 0] += 1
          if isSimple { simpleTally[reason, default: 0] += 1 }
        case .wrong(let found): wrong.append("\(file): \(text.suffix(160)): \(found)")
        }
      }
    }
    print("\(name): \(passed) right, \(wrong.count) wrong, \(tally.values.reduce(0, +)) unsupported")
    for (reason, count) in tally.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("  \(count) \(reason)")
    }
    print("  of simple scripts: \(simplePassed) of \(simple) right; \(simpleTally.sorted { $0.key < $1.key })")
    for line in wrong { print("  wrong \(line)") }
    // Not ours: features of HarfBuzz's own names, and random alternates.
    let known = ["harfbust.tests", "rand.tests"]
    #expect(wrong.allSatisfy { line in known.contains { line.hasPrefix($0) } })
    #expect(wrong.count <= known.count && passed >= least)
  }

  /// The font of the last line, which most lines have in common with the one before.
  private struct Fonts {
    let folder: String
    private var last: (key: Key, font: Result<ShapingFont, any Error>)?

    private struct Key: Equatable {
      let path: String
      let face: Int
      let settings: FontSettings
    }

    init(folder: String) {
      self.folder = folder
    }

    mutating func font(_ line: ShapingLine) throws -> ShapingFont {
      let key = Key(path: line.font, face: line.face, settings: line.settings)
      if let last, last.key == key { return try last.font.get() }
      let font = Result { try ShapingFont(path: folder + "/" + line.font, line) }
      last = (key, font)
      return try font.get()
    }
  }

  private enum Outcome {
    case right
    case unsupported(String)
    case wrong(String)
  }

  private func outcome(_ line: ShapingLine, _ fonts: inout Fonts) -> Outcome {
    if let reason = line.unsupported { return .unsupported(reason) }
    do {
      let font = try fonts.font(line)
      if let reason = font.unsupported(line) { return .unsupported(reason) }
      return judge(try font.glyphs(line), by: line, font)
    } catch is FileError {
      return .unsupported("a font of macOS, which is not there")
    } catch {
      return .unsupported("\(error)")
    }
  }

  private func judge(_ found: [LayoutGlyph], by line: ShapingLine, _ font: ShapingFont) -> Outcome {
    if line.isFree { return .right }
    if found.contains(where: { $0.features.contains(.stretched) }) {
      // HarfBuzz repeats them, without any advance.
      let expected = line.expected.reduce(0) { $0 + ($1.advance ?? 0) }
      let units = found.reduce(0) { $0 + Int($1.advance + $1.adjustment) }
      return units == expected ? .right : .wrong("\(units)")
    }
    if agree(found, line, font) || agree(ShapingFont.halved(found), line, font) { return .right }
    let shown = found.map { "\($0.glyph)=\($0.cluster)+\($0.advance + $0.adjustment)" }.joined(separator: "|")
    return ShapingFont.complexScript(line) == nil ? .wrong(shown) : .unsupported("another version of HarfBuzz")
  }

  private func agree(_ found: [LayoutGlyph], _ line: ShapingLine, _ font: ShapingFont) -> Bool {
    guard found.count == line.expected.count else { return false }
    var pen = 0
    for (glyph, expected) in zip(found, line.expected) {
      let advance = Int(glyph.advance + glyph.adjustment)
      // Where marks stand changes no advance.
      let isMark = glyph.properties.contains(.mark) || advance == 0
      if let number = expected.number ?? font.number(ofGlyph: expected.name), number != Int(glyph.glyph) {
        return false
      }
      if let cluster = expected.cluster, cluster != Int(glyph.cluster) { return false }
      if let units = expected.advance, units != font.scaled(advance, line) { return false }
      // HarfBuzz scales each value of GPOS by itself.
      let tolerance = line.fontSize == nil ? 0 : 1
      if let position = expected.position, !isMark,
        abs(position - font.scaled(pen + Int(glyph.offset), line)) > tolerance
      {
        return false
      }
      pen += advance
    }
    return true
  }
}
