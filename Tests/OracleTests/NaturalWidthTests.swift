import ShelfBatch
import Foundation
import SeededRandom
import Testing

@testable import TextMeasurement

/// Advances of whole texts in installed fonts, against HarfBuzz with the features that it has on by default.
@Suite(.enabled(if: Oracles.made != nil, Oracles.madeSkipReason))
struct NaturalWidthTests {
  @Test(arguments: [
    ("DejaVu Sans", 20_000), ("Inter", 20_000), ("Roboto", 20_000), ("Noto Sans", 20_000), ("Noto Sans CJK JP", 20_000),
    ("Noto Sans CJK SC", 20_000), ("Noto Sans Thai", 40), ("Noto Sans Ethiopic", 80), ("Noto Naskh Arabic", 1_500),
    ("Noto Sans Arabic", 1_500), ("Noto Nastaliq Urdu", 1_500), ("Noto Kufi Arabic", 400), ("Noto Sans Syriac", 400),
    ("Noto Sans NKo", 400), ("Noto Sans Adlam", 400), ("Noto Sans Mandaic", 400), ("Noto Sans PhagsPa", 400),
    ("Noto Sans Thaana", 400), ("Noto Sans Hebrew", 400), ("Noto Sans Armenian", 100), ("Noto Sans Cherokee", 100),
    ("Noto Sans Georgian", 100), ("Noto Sans Lao", 70),
  ])
  func natural(family: String, least: Int) throws {
    try check(family, least: least)
  }

  /// The coverage of 20,000 cards in many scripts by a font.
  @Test(arguments: [
    ("Inter", 11_000), ("Roboto", 11_000), ("DejaVu Sans", 13_000), ("Noto Sans", 11_000),
    ("Noto Sans CJK JP", 20_000), ("Noto Naskh Arabic", 3_000), ("Noto Sans Thai", 2_000),
  ])
  func naturalOfCards(family: String, least: Int) throws {
    try check(family, "cards in \(family)", least: least)
  }

  /// Texts of scripts of which others are made of a font's own letters, and texts by chance of what few have: letters of
  /// Hangul, fractions, variation selectors, spaces of all widths.
  @Test(arguments: [
    ("texts of Thaana", "Noto Sans Thaana", 70), ("texts of Hebrew", "Noto Sans Hebrew", 300),
    ("hangul", "Noto Sans CJK KR", 2_000), ("fractions", "Inter", 2_000), ("fractions of Noto", "Noto Sans", 2_000),
    ("sequences", "Noto Sans CJK JP", 2_000), ("sequences of DejaVu", "DejaVu Sans", 2_000), ("spaces", "Inter", 2_000),
    ("spaces of Arabic", "Noto Naskh Arabic", 400),
  ])
  func naturalOfMore(texts: String, family: String, least: Int) throws {
    try check(family, texts, least: least)
  }

  /// Features switched, and languages that fonts have lookups of their own for.
  @Test(
    arguments: [
      ("Inter set", "Inter", ["tnum": 1, "zero": 1, "ss01": 1, "cpsp": 1, "kern": 0], "ROM", 20_000),
      ("Inter without contexts", "Inter", ["calt": 0, "aalt": 2], nil, 20_000),
      ("Roboto set", "Roboto", ["smcp": 1, "onum": 1, "liga": 0], "TRK", 20_000),
      ("Noto Sans set", "Noto Sans", ["c2sc": 1, "pnum": 1, "kern": 0], "SRB", 20_000),
      ("DejaVu Sans set", "DejaVu Sans", ["dlig": 1, "hlig": 1, "salt": 1, "liga": 0], "URD", 20_000),
      ("Noto Sans CJK JP set", "Noto Sans CJK JP", ["palt": 1, "hwid": 1], "KOR", 20_000),
      ("Noto Naskh Arabic set", "Noto Naskh Arabic", ["dlig": 1, "init": 0, "tnum": 1], "URD", 1_500),
      ("Noto Sans Hebrew set", "Noto Sans Hebrew", ["dlig": 1, "ccmp": 0, "kern": 0], nil, 400),
      ("hangul set", "Noto Sans CJK KR", ["ljmo": 0, "calt": 0, "halt": 1], nil, 2_000),
      ("fractions set", "Inter", ["frac": 1, "tnum": 1], nil, 2_000),
      ("fractions off", "Noto Sans", ["frac": 0, "numr": 0], nil, 2_000),
    ] as [(String, String, [String: Int], String?, Int)])
  func naturalBySettings(texts: String, family: String, features: [String: Int], language: String?, least: Int) throws {
    try check(family, texts, FontSettings(features: features, language: language), least: least)
  }

  #if HarfBuzz
    @Test func naturalOfAComplexScriptBySettings() throws {
      let settings = FontSettings(features: ["half": 0, "abvs": 0], language: "NEP")
      try check("Noto Sans Devanagari", "Noto Sans Devanagari set", settings, least: 170)
    }

    /// Of scripts that the trait's library shapes.
    @Test(arguments: [
      ("Noto Sans Devanagari", 170), ("Noto Sans Bengali", 90), ("Noto Sans Tamil", 90), ("Noto Sans Telugu", 80),
      ("Noto Sans Malayalam", 80), ("Noto Sans Khmer", 80), ("Noto Sans Myanmar", 80), ("Noto Serif Tibetan", 80),
    ])
    func naturalOfComplexScripts(family: String, least: Int) throws {
      try check(family, least: least)
    }

    /// The library shapes all runs: what it gives is the same.
    @Test(arguments: [
      ("DejaVu Sans", 20_000), ("Inter", 20_000), ("Roboto", 20_000), ("Noto Sans", 20_000),
      ("Noto Naskh Arabic", 1_500),
      ("Noto Sans Thai", 40),
    ])
    func naturalByTheLibrary(family: String, least: Int) throws {
      try check(family, least: least, shaper: SystemTextShaper.makeForAllRuns)
    }
  #endif

  private func check(
    _ family: String, _ texts: String? = nil, _ settings: FontSettings = FontSettings(), least: Int,
    shaper: RunShaper.Maker? = SystemTextShaper.make
  ) throws {
    let lines = try Oracles.lines("natural-widths/\(texts ?? family).tsv", of: Oracles.made)
    let library = FontLibrary(settings: [family: settings], files: SystemFontFiles(), shaper: shaper)
    let font = try library.font(.named(family, size: 14))
    var failures: [String] = []
    for line in lines {
      let fields = line.split(separator: "\t")
      let text = try JSONDecoder().decode(String.self, from: Data(fields[0].utf8))
      let paragraph = Paragraph(text, font: font)
      let units = paragraph.carets.elements.last?.pen ?? 0
      if units != Int(fields[1]) { failures.append("\(text): \(units), not \(fields[1])") }
    }
    print("\(texts ?? family): \(lines.count - failures.count) of \(lines.count) texts as HarfBuzz has them")
    for failure in failures.prefix(5) { print("  \(failure)") }
    #expect(failures.count == 0)
    // Of more than 10,000 texts every fifth is tried.
    #expect(lines.count >= (least > 10_000 ? Sweep.count(least, oneIn: 5) : least))
  }
}
