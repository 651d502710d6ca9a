import Testing

@testable import Catalog

@Suite struct StringCatalogTests {
  private let json = """
    {"sourceLanguage": "en", "strings": {
      "a": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Ä"}}}},
      "b": {"localizations": {
        "fr": {"variations": {"device": {"ipad": {"variations": {"plural": {"one": {"stringUnit": {"value": "1"}}}}},
          "other": {"stringUnit": {"value": "%#@n@ in %2$#@m@"}}}},
          "substitutions": {
            "n": {"formatSpecifier": "d", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg x"}}, "other": {"stringUnit": {"value": "%arg xs"}}}}},
            "m": {"argNum": 2, "variations": {"plural": {"other": {"stringUnit": {"value": "%arg ys"}}}}}}},
        "en": {"stringUnit": {"value": "B"}}}},
      "c": {}, "d": {"localizations": {"de": {"isKnownLater": 5}}}}}
    """

  /// Each case of a text where its value stands, and a text for each case of the numbers in it.
  @Test func everyCaseIsATextOfItsOwn() throws {
    let catalog = try StringCatalog(Array(json.utf8), file: "f")
    #expect(catalog.languages == ["en", "de", "fr"])
    let texts = catalog.entries.flatMap { entry in
      entry.texts.sorted { $0.value[0].position < $1.value[0].position }.flatMap { language, texts in
        texts.map { text in
          "\(entry.key) \(catalog.languages[language]) \(text.variation ?? "-") \(text.value) \(text.position)"
            + (text.isNew ? " new" : "")
        }
      }
    }
    #expect(
      texts == [
        "a de - Ä 2:74 new", "b fr device.ipad.plural.one 1 4:105",
        "b fr device.other.n.one.m.other %d x in %2$lld ys 5:41",
        "b fr device.other.n.other.m.other %d xs in %2$lld ys 5:41", "b en - B 10:36",
      ])
    #expect(catalog.entries[2].sourceText.value == "c" && catalog.entries[2].sourceText.position.line == 11)
  }

  /// A nib's texts, and those of records, are the ones for all other cases.
  @Test func aTableTakesTheOtherCases() throws {
    func table(_ locale: String) throws -> [String] {
      try StringsTable(catalog: Array(json.utf8), file: "f", locale: locale).entries.map { "\($0.key)=\($0.value)" }
    }
    #expect(try table("fr") == ["b=%d xs in %2$lld ys"])
    #expect(try table("en") == ["a=a", "b=B", "c=c", "d=d"])
    #expect(throws: MalformedInput.self) { try table("es") }
  }

  @Test(arguments: [
    ("{}", "f:1:1: error: the catalog has no 'strings'"), ("[1", "f:1:3: error: expected"),
    (#"{"sourceLanguage": 5, "strings": {}}"#, "f:1:20: error: 'sourceLanguage' must be a string, not a number"),
    (#"{"strings": {"a": 5}}"#, "f:1:19: error: 'a' must be an object, not a number"),
    (#"{"strings": {"a": {"localizations": []}}}"#, "f:1:37: error: 'localizations' must be an object, not an array"),
    (#"{"strings": {"a": {"localizations": {"de": "b"}}}}"#, "f:1:44: error: 'de' must be an object, not a string"),
    (
      #"{"strings": {"a": {"localizations": {"de": {"stringUnit": {"value": null}}}}}}"#,
      "f:1:69: error: 'value' must be a string, not null"
    ),
    (
      #"{"strings": {"a": {"localizations": {"de": {"variations": {"plural": {"one": "b"}}}}}}}"#,
      "f:1:78: error: 'one' must be an object, not a string"
    ),
  ])
  func malformed(text: String, expected: String) {
    do {
      _ = try StringCatalog(Array(text.utf8), file: "f")
      Issue.record("nothing is wrong")
    } catch {
      #expect("\(error)".hasPrefix(expected), "\(error)")
    }
  }
}

@Suite struct FormatSpecifierTests {
  private let samples = ["%@": "Alexandra", "%2$@": "Bo", "%lld": "9999", "%f": "1.5", "%.2f": "1.50"]

  /// Apple's "String Format Specifiers"; a blank is no flag here.
  @Test(arguments: [
    ("%@ und %@", "Alexandra und Alexandra", []), ("%1$@ und %2$@", "Alexandra und Bo", []),
    ("%lld of %+5lld", "9999 of 9999", []), ("%.2f %.3f %3$.2f", "1.50 1.5 1.50", []),
    ("100%% for %d and %1$d or %d", "100% for %d and %1$d or %d", ["%d", "%1$d"]),
    ("50% off, 5 % d", "50% off, 5 % d", []), ("%", "%", []), ("%1$", "%1$", []), ("% %", "% %", []),
    ("%-10.*Lf 漢", "1.5 漢", []), ("none", "none", []), ("%#@n@", "%#@n@", []),
  ])
  func samplesReplaceSpecifiers(text: String, expected: String, missing: [String]) throws {
    let filled = try #require(FormatSpecifiers.fill(text, with: samples.merging(["%Lf": "1.5"]) { $1 }))
    #expect(filled.text == expected && filled.missing == missing)
  }

  /// Many specifiers with a long sample would fill the memory; a text that is long by itself stays.
  @Test func samplesHaveALimit() {
    func fill(_ count: Int, _ sample: Int) -> Int? {
      FormatSpecifiers.fill(
        String(repeating: "%@", count: count), with: ["%@": String(repeating: "x", count: sample)])?.text.utf8.count
    }
    #expect(fill(256, 256) == 65_536 && fill(257, 256) == nil && fill(3200, 3200) == nil)
    #expect(fill(40_000, 1) == 40_000 && fill(70_000, 1) == 70_000)
  }

  @Test func someTextsAreSpecifiers() {
    for text in ["%@", "%1$@", "%lld", "%-5.2f", "%zu"] { #expect(FormatSpecifiers.isSpecifier(text), "\(text)") }
    for text in ["@", "%%", "%@ ", "% d", "%", "", "%k"] { #expect(!FormatSpecifiers.isSpecifier(text), "\(text)") }
  }
}

@Suite struct TextGrowthTests {
  /// Words grow by their own letters; the whole is as long as the factor says, rounded up.
  @Test(arguments: [
    ("Settings", 1.3, "Settingsett"), ("Buy now", 1.3, "Buyu nowow"), ("Buy now", 1, "Buy now"), ("a b", 2, "aa bbb"),
    ("", 1.5, ""), ("東京 e\u{301}", 1.5, "東京京 e\u{301}e\u{301}"), ("a\n\nb ", 1.5, "aa\n\nbb "),
  ])
  func wordsGrow(text: String, factor: Double, expected: String) {
    let grown = TextGrowth.text(text, times: factor)
    #expect(grown == expected)
    if text.last?.isWhitespace != true { #expect(grown.count == Int((Double(text.count) * factor).rounded(.up))) }
  }
}
