import Foundation
import SeededRandom
import ShelfBatch
import Testing

@testable import TextMeasurement

/// Advances of whole texts and heights of lines at settings of two real fonts, against HarfBuzz, which agrees with the
/// static fonts that fontTools makes of the settings (`scripts/oracles/variable-fonts.py`).
@Suite(.enabled(if: Oracles.made != nil, Oracles.madeSkipReason))
struct VariableFontTests {
  /// The first line of a file.
  private struct Setting: Decodable {
    let font: String
    let size: Double
    let variations: [String: Double]
    let ascender: Double
    let descender: Double
    let lineGap: Double
  }

  @Test func settings() throws {
    let folder = "variable-fonts"
    let names = try FileManager.default.contentsOfDirectory(atPath: try #require(Oracles.made) + "/" + folder)
      .filter { $0.hasSuffix(".tsv") }.sorted()
    #expect(names.count == 20)
    for name in names {
      let lines = try Oracles.lines(folder + "/" + name, of: Oracles.made)
      let setting = try JSONDecoder().decode(Setting.self, from: Data(try #require(lines.first).utf8))
      let library = FontLibrary(
        paths: ["Varied": setting.font], settings: ["Varied": FontSettings(variations: setting.variations)],
        files: SystemFontFiles())
      let font = try library.font(.named("Varied", size: setting.size))
      let typeface = font.faces[0].typeface
      #expect(typeface.ascender * typeface.unitsPerEm == setting.ascender)
      #expect(typeface.descender * typeface.unitsPerEm == setting.descender)
      #expect(typeface.lineGap * typeface.unitsPerEm == setting.lineGap)
      var failures: [String] = []
      for line in lines.dropFirst() {
        let fields = line.split(separator: "\t")
        let text = try JSONDecoder().decode(String.self, from: Data(fields[0].utf8))
        let units = Paragraph(text, font: font).carets.elements.last?.pen ?? 0
        if units != Int(fields[1]) { failures.append("\(text): \(units), not \(fields[1])") }
      }
      print("\(name): \(lines.count - 1 - failures.count) of \(lines.count - 1) texts as HarfBuzz has them")
      for failure in failures.prefix(5) { print("  \(failure)") }
      #expect(failures.isEmpty && lines.count > Sweep.count(20_000, oneIn: 5))
    }
  }
}
