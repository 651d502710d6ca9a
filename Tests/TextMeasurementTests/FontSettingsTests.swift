import Testing

@testable import TextMeasurement

/// Features switched, and languages that a font has lookups of their own for.
struct FontSettingsTests {
  /// `a` has the alternates 33 and 34, by default or if asked for.
  private static func alternates(of feature: String, scripts: FontBytes? = nil) -> FontBytes {
    let table = LayoutFont.table([1, nil, 1, nil], LayoutFont.coverage(1), FontBytes(2, 33, 34))
    return LayoutFont.layout(feature, [LayoutFont.Lookup(type: 3, subtables: [table])], scripts: scripts)
  }

  /// `a` is 500 wider by GPOS.
  private static func wider(by feature: String, scripts: FontBytes? = nil) -> FontBytes {
    let table = LayoutFont.table([1, nil, 4, 500], LayoutFont.coverage(1))
    return LayoutFont.layout(feature, [LayoutFont.Lookup(type: 1, subtables: [table])], scripts: scripts)
  }

  private static func font(_ file: [UInt8], _ settings: FontSettings) throws -> Font {
    let library = FontLibrary(
      paths: ["Brand": "brand.ttf"], settings: ["Brand": settings], files: OneInstalledFile(content: file))
    return try library.font(.named("Brand", size: 10))
  }

  private static func font(_ layout: FontBytes, tag: String = "GSUB", _ settings: FontSettings) throws -> Font {
    try font(FontBytes.font(LayoutFont.tables(layout, tag: tag)).bytes, settings)
  }

  @Test(
    arguments: [
      ("calt", [:], 37.0), ("calt", ["calt": 0], 5), ("calt", ["calt": 1], 37), ("calt", ["calt": 2], 38),
      ("calt", ["calt": 3], 5), ("salt", [:], 5), ("salt", ["salt": 1], 37), ("salt", ["salt": 2], 38),
      ("salt", ["salt": 0, "liga": 0], 5), ("frac", ["frac": 1], 37), ("frac", [:], 5),
    ] as [(String, [String: Int], Double)])
  func substitutions(feature: String, features: [String: Int], width: Double) throws {
    let font = try FontSettingsTests.font(FontSettingsTests.alternates(of: feature), FontSettings(features: features))
    #expect(abs(Text("bab", font: font).naturalWidth - width) < 1e-9)
  }

  @Test(arguments: [("cpsp", [:], 5.0), ("cpsp", ["cpsp": 1], 10), ("dist", [:], 10), ("dist", ["dist": 0], 5)])
  func positions(feature: String, features: [String: Int], width: Double) throws {
    let layout = FontSettingsTests.wider(by: feature)
    let font = try FontSettingsTests.font(layout, tag: "GPOS", FontSettings(features: features))
    #expect(abs(Text("bab", font: font).naturalWidth - width) < 1e-9)
  }

  /// The feature that a language requires is there without being asked for.
  @Test(arguments: [(0, 37.0, 10.0), (0xFFFF, 5, 5)])
  func requiredFeatures(index: Int, substituted: Double, positioned: Double) throws {
    let scripts = FontBytes(1) + .latin("DFLT") + FontBytes(8) + FontBytes(4, 0) + FontBytes(0, index, 0)
    let alternates = FontSettingsTests.alternates(of: "none", scripts: scripts)
    let wider = FontSettingsTests.wider(by: "none", scripts: scripts)
    for (layout, tag, width) in [(alternates, "GSUB", substituted), (wider, "GPOS", positioned)] {
      let font = try FontSettingsTests.font(layout, tag: tag, FontSettings())
      #expect(abs(Text("bab", font: font).naturalWidth - width) < 1e-9, "\(tag)")
    }
  }

  /// The table `kern` goes with the feature.
  @Test(arguments: [([:], true), (["kern": 1], true), (["kern": 0], false)])
  func kerning(features: [String: Int], isKerned: Bool) throws {
    let font = try FontSettingsTests.font(SmallFont.file(SmallFont.kern), FontSettings(features: features))
    #expect((Text("AV", font: font).naturalWidth != Text("VA", font: font).naturalWidth) == isKerned)
  }

  /// The feature is wanted in Turkish alone.
  @Test(arguments: [(nil, 5.0), ("TRK", 37), ("TRK ", 37)] as [(String?, Double)])
  func languages(language: String?, width: Double) throws {
    let scripts =
      FontBytes(1) + .latin("DFLT") + FontBytes(8) + FontBytes(10, 1) + .latin("TRK ") + FontBytes(16)
      + FontBytes(0, 0xFFFF, 0) + FontBytes(0, 0xFFFF, 1, 0)
    let font = try FontSettingsTests.font(
      FontSettingsTests.alternates(of: "calt", scripts: scripts), FontSettings(language: language))
    #expect(abs(Text("bab", font: font).naturalWidth - width) < 1e-9)
  }

  @Test(arguments: [
    (FontSettings(features: ["tnum": 1]), "the font 'Brand' has no feature 'tnum', but 'calt'"),
    (FontSettings(language: "TRK"), "the font 'Brand' has no languages of its own, so that 'TRK' can't be set"),
  ])
  func refusals(settings: FontSettings, message: String) {
    let error = #expect(throws: FontLookupError.self) {
      _ = try FontSettingsTests.font(FontSettingsTests.alternates(of: "calt"), settings)
    }
    #expect(error?.description == message)
  }
}
