import ShelfBatch
import Foundation
import Testing

@testable import TextMeasurement

/// Kerned advances of whole texts in installed fonts, against HarfBuzz with liga, calt and clig off.
@Suite(.enabled(if: Oracles.made != nil, Oracles.madeSkipReason))
struct NaturalWidthTests {
  @Test(arguments: ["DejaVu Sans", "Inter", "Roboto", "Noto Sans", "Noto Sans CJK JP", "Noto Sans CJK SC"])
  func natural(family: String) throws {
    let lines = try Oracles.lines("natural-widths/\(family).tsv", of: Oracles.made)
    let font = try FontLibrary(files: SystemFontFiles()).font(.named(family, size: 14))
    var failures: [String] = []
    for line in lines {
      let fields = line.split(separator: "\t")
      let text = try JSONDecoder().decode(String.self, from: Data(fields[0].utf8))
      let paragraph = Paragraph(text, font: font)
      let units = paragraph.stops.elements.last?.pen ?? 0
      if units != Int(fields[1]) { failures.append("\(text): \(units), not \(fields[1])") }
    }
    print("\(family): \(lines.count - failures.count) of \(lines.count) texts as HarfBuzz has them")
    for failure in failures.prefix(5) { print("  \(failure)") }
    #expect(failures.count == 0)
    #expect(lines.count > 20_000)
  }
}
