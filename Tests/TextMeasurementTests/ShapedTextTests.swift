import Foundation
import Testing

@testable import TextMeasurement

/// Texts in fonts that were made at random, against the glyphs and widths that HarfBuzz gives them.
struct ShapedTextTests {
  /// A font at settings.
  private struct Setting {
    let typeface: OpenTypeTypeface

    init(_ file: [UInt8], _ line: Substring) throws {
      let words = line.dropFirst().split(separator: " ", omittingEmptySubsequences: false)
      var settings = FontSettings(language: words[0].isEmpty ? nil : String(words[0]))
      for word in words.dropFirst() {
        let parts = word.split(separator: "=").map(String.init)
        if ["wght", "wdth"].contains(parts[0]) {
          settings.variations[parts[0]] = Double(parts[1])
        } else {
          settings.features[parts[0]] = Int(parts[1])
        }
      }
      var budget = ReadingBudget()
      let directory = try fontDirectories(file)[0]
      let axes = try VariationAxes(directory, budget: &budget)
      let coordinates = try axes.map { axes in
        try axes.coordinates(
          axes.axes.map { settings.variations[$0.tag.description].map(Float.init) ?? $0.initial },
          AxisMapping(directory, axisCount: axes.axes.count, budget: &budget), budget: &budget)
      }
      typeface = try OpenTypeTypeface(
        directory, coordinates: coordinates ?? [], settings: LayoutSettings(settings), budget: &budget)
    }

    func glyphs(_ codePoints: [UInt32]) -> [LayoutGlyph] {
      let script = LayoutScript.byScript[Int(CharacterProperties.of(codePoints[0]).script)]
      let options = LayoutOptions(script)
      var run = GlyphRun(typeface)
      run.append(
        codePoints.enumerated().map { GlyphRun.Character(codePoint: $1, cluster: Int32($0)) }, script,
        isBackward: options.isBackward)
      if script.joining != .none { run.join(before: .none, after: .none) }
      let glyphs = typeface.layout.map { $0.shape(run.glyphs, $0.plan(script), options) } ?? run.glyphs
      let visible = glyphs.filter { !$0.isInvisible }
      return options.isBackward ? visible.reversed() : visible
    }
  }

  @Test(arguments: ShapedTexts.fonts.indices)
  func asHarfBuzz(number: Int) throws {
    let file = Array(try #require(Data(base64Encoded: "\(ShapedTexts.fonts[number].file)")))
    var setting: Setting?
    for line in "\(ShapedTexts.fonts[number].lines)".split(separator: ";") {
      if line.hasPrefix("=") {
        setting = try Setting(file, line)
        continue
      }
      let fields = line.split(separator: " ", omittingEmptySubsequences: false)
      let codePoints = fields[0].split(separator: ",").compactMap { UInt32($0, radix: 16) }
      let current = try #require(setting)
      let found = current.glyphs(codePoints)
      let shown = "\(line)"
      #expect(found.map { "\($0.glyph)" }.joined(separator: ",") == fields[2], "\(shown)")
      #expect(found.reduce(0) { $0 + Int($1.advance + $1.adjustment) } == Int(fields[1]), "\(shown)")
      let text = String(String.UnicodeScalarView(codePoints.compactMap(Unicode.Scalar.init)))
      let font = Font(name: "made", pointSize: 1000, typeface: current.typeface)
      #expect(Paragraph(text, font: font).carets.elements.last?.pen == Int(fields[1]), "\(shown)")
    }
  }
}
