import Testing

@testable import TextMeasurement

/// Tables of Apple Advanced Typography that nothing stands in for are told of their font.
struct UnappliedTablesTests {
  private struct AnyShaper: RunShaper {
    let takesAllRuns: Bool
    func shape(_ text: UnsafeBufferPointer<UInt32>, _ run: Range<Int>) -> [(index: Int, advance: Int)] { [] }
  }

  private func library(_ tags: [String], _ shaper: RunShaper.Maker? = nil) -> FontLibrary {
    var tables = SmallFont.metrics() + [("cmap", SmallFont.characters4)]
    for tag in tags { tables.append((tag, FontBytes(0, 0))) }
    return FontLibrary(
      paths: ["Brand": "brand.ttf"], files: OneInstalledFile(content: SmallFont.file(tables)), shaper: shaper)
  }

  private static func sentence(
    _ tables: String, end: String = "; shaping by HarfBuzz applies all but 'trak'"
  ) -> String {
    "the font 'Brand' is measured without its tables of AAT: \(tables); its lines may end elsewhere on a device\(end)"
  }

  private static let ofSpacing = sentence("'trak' (spacing by size)", end: "")

  @Test(arguments: [
    (["morx"], [sentence("'morx' (substitutions)")]), (["kerx"], [sentence("'kerx' (kerning)")]),
    (["trak"], [ofSpacing]),
    (["trak", "kerx", "morx"], [sentence("'morx' (substitutions), 'kerx' (kerning), 'trak' (spacing by size)")]),
    (["GSUB", "morx"], []), (["GPOS", "kerx"], []), (["kern", "kerx"], []), ([], []),
  ])
  func areTold(tags: [String], sentences: [String]) throws {
    let library = library(tags)
    for size in [10.0, 20] { #expect(try library.font(.named("Brand", size: size)).warnings == sentences) }
  }

  /// Where somebody can choose another shaper, the sentence says how.
  @Test func theRemedyIsNamed() throws {
    let library = library(["morx"])
    library.shaperOfAllTables = "--shaping harfbuzz"
    let warnings = try library.font(.named("Brand", size: 10)).warnings
    #expect(warnings.first?.hasSuffix("; --shaping harfbuzz applies all but 'trak'") ?? false)
  }

  /// Each font once, beside what else is to be said.
  @Test func areToldOfFallbacks() throws {
    let font = try library(["trak"]).font(.system(size: 48, weight: .black), fallbacks: ["Brand", "Brand"])
    #expect(font.warnings.count == 2 && font.warnings.last == UnappliedTablesTests.ofSpacing)
    #expect(font.warnings.first?.contains("'system black 48'") ?? false)
  }

  /// A library that shapes all text substitutes and kerns by them; one that shapes some scripts does not.
  @Test(arguments: [(true, [ofSpacing]), (false, [sentence("'morx' (substitutions), 'trak' (spacing by size)")])])
  func aLibraryAppliesThem(takesAllRuns: Bool, sentences: [String]) throws {
    let library = library(["morx", "trak"]) { _, _, _, _ in AnyShaper(takesAllRuns: takesAllRuns) }
    #expect(try library.font(.named("Brand", size: 10)).warnings == sentences)
  }
}
