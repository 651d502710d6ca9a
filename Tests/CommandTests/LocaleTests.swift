import Fixtures
import Foundation
import Testing

/// Variants by locale: where their texts come from.
@Suite struct LocaleTests {
  /// Locale and height, by shelf.
  private func heights(_ folder: Folder, _ arguments: String...) throws -> [String] {
    let outcome = try folder.run(["measure", "--format", "json"] + arguments)
    #expect(outcome.code == 0, "\(outcome)")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    return report.shelves.map { "\($0.shelf) \($0.variant.locale ?? "-") \($0.items) \($0.contentHeight)" }
  }

  @Test func aFileALocale() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1, 2]), "cards-en.json")
    try folder.put(cards(lines: [1, 4]), "cards-de.json")
    try folder.put(#"{"records": "cards-{locale}.json", "variants": {"locale": ["en", "de"]}}"#, "A.shelf.json")
    #expect(try heights(folder, "A.shelf.json") == ["cards en 2 102.0", "cards de 2 135.5"])
    #expect(try heights(folder, "--locale", "de", "cards-{locale}.json") == ["cards de 2 135.5"])
    #expect(
      try folder.run("measure", "cards-{locale}.json").errors.hasPrefix(
        "Error: '{locale}' stands for a locale, and none is named"))
    #expect(try folder.run("measure", "--locale", "fr", "cards-{locale}.json").code == 66)
  }

  /// Records that name their languages are all measured where nobody names that field.
  @Test func aFieldThatNobodyNames() throws {
    let folder = try Folder()
    try folder.put(#"[{"title": "T", "lang": "de"}, {"title": "T", "lang": "en"}]"#, "cards.json")
    let note = "cards.json: note: all records are measured in 'de', although 'lang' names others; choose records of a"
    #expect(try folder.run("measure", "--locale", "de", "cards.json").errors.contains(note))
    for arguments in [["--locale", "de", "--locale-field", "lang"], ["--locale", "en-XA"], []] {
      #expect(try !folder.run(["measure", "cards.json"] + arguments).errors.contains("names others"), "\(arguments)")
    }
    try folder.put(#"[{"title": "T", "lang": "de"}]"#, "cards.json")
    #expect(try !folder.run("measure", "--locale", "de", "cards.json").errors.contains("names others"))
  }

  @Test func localesHaveALimit() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1]), "cards.json")
    let locales = (0...500).map { "\"l\($0)\"" }.joined(separator: ", ")
    try folder.put(#"{"records": "cards.json", "variants": {"locale": [\#(locales)]}}"#, "A.shelf.json")
    let outcome = try folder.run("measure", "A.shelf.json")
    #expect(
      outcome.code == 65 && outcome.errors.contains("there are 501 locales, and at most 500 are measured"), "\(outcome)"
    )
  }

  @Test func aFieldALocale() throws {
    let folder = try Folder()
    try folder.put(#"[{"title": "T", "body_en": "a", "body_de": "a\nb\nc"}]"#, "cards.json")
    let bindings = "titleLabel=title,bodyLabel=body_{locale}"
    #expect(
      try heights(folder, "--locale", "en,de", "--bindings", bindings, "cards.json")
        == ["cards en 1 85.5", "cards de 1 119.0"])
  }

  /// Records of other locales have no part: neither in the count nor in the places, nor where shelves are cut.
  @Test func aRecordALocale() throws {
    let folder = try Folder()
    var records = ""
    for index in 0..<6 {
      for (locale, lines) in [("en", "a"), ("de", "a\\nb\\nc")] {
        records += #"{"id": "\#(locale)\#(index)", "lang": "\#(locale)", "title": "T", "body": "\#(lines)"}"# + "\n"
      }
    }
    try folder.put(records, "cards.ndjson")
    let arguments = ["--locale", "de,en", "--locale-field", "lang"]
    #expect(
      try heights(folder, arguments[0], arguments[1], arguments[2], arguments[3], "--shelf-size", "4", "cards.ndjson")
        == ["cards-0001 de 4 119.0", "cards-0002 de 2 119.0", "cards-0001 en 4 85.5", "cards-0002 en 2 85.5"])
    #expect(
      try folder.run("measure", "--locale-field", "lang", "cards.ndjson").errors.contains("this needs a locale"))
    let missing = try folder.run(
      "measure", "--locale", "fr", "--locale-field", "lang", "--verbose", "--shelf-size", "4", "cards.ndjson")
    #expect(
      missing == Outcome(65, errors: "cards.ndjson:1:23: error: no record has 'fr' in 'lang'; the first has 'en'\n"))
    #expect(try folder.run(["measure", "--locale", "de,en", "-"], input: records).code == 64)
  }

  @Test(arguments: ["{locale}.lproj/Localizable.strings", "Localizable.xcstrings"])
  func keysOfAStringsFile(path: String) throws {
    let folder = try Folder()
    try folder.put(#"[{"title": "T", "body": "a.key"}, {"title": "T", "body": "unknown"}]"#, "cards.json")
    try folder.put(#""a.key" = "a";"#, "en.lproj/Localizable.strings")
    try folder.put(#""a.key" = "a\nb\nc";"#, "de.lproj/Localizable.strings")
    try folder.put(
      #"""
      {"sourceLanguage": "en", "strings": {"a.key": {"localizations": {
        "en": {"stringUnit": {"value": "a"}},
        "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "a"}},
          "other": {"stringUnit": {"value": "a\nb\nc"}}}}}}}}, "version": "1.0"}
      """#, "Localizable.xcstrings")
    try folder.put(
      #"{"records": "cards.json", "localizations": "\#(path)", "variants": {"locale": ["en", "de"]}}"#, "A.shelf.json")
    #expect(try heights(folder, "A.shelf.json") == ["cards en 2 85.5", "cards de 2 119.0"])
    let said = try folder.run("measure", "A.shelf.json").errors
    #expect(said.contains("shelf 'cards': warning: 3 texts have no entry in '"))
    #expect(said.contains("and are shown as they are, the first at 1:12"))
    #expect(try folder.run("measure", "--locale", "fr", "A.shelf.json").code == (path.hasPrefix("{") ? 66 : 65))
  }

  /// Keys that are equal as texts and not as bytes are two, and one that is there twice is a warning at its position.
  @Test(arguments: ["{locale}.lproj/Localizable.strings", "Localizable.xcstrings"])
  func keysByTheirBytes(path: String) throws {
    let folder = try Folder()
    try folder.put("[{\"title\": \"caf\u{E9}\", \"body\": \"cafe\u{301}\"}]", "cards.json")
    try folder.put(
      "\"cafe\u{301}\" = \"a\\nb\";\n\"caf\u{E9}\" = \"a\";\n\"caf\u{E9}\" = \"b\";", "en.lproj/Localizable.strings")
    func entry(_ key: String, _ text: String) -> String {
      #""\#(key)": {"localizations": {"en": {"stringUnit": {"value": "\#(text)"}}}}"#
    }
    try folder.put(
      "{\"strings\": {\(entry("cafe\u{301}", "a\\nb")),\n\(entry("caf\u{E9}", "a")),\n\(entry("caf\u{E9}", "b"))}}",
      "Localizable.xcstrings")
    let outcome = try folder.run(
      "measure", "--locale", "en", "--localizations", path, "--format", "csv", "--strict", "cards.json")
    #expect(outcome.code == 1 && outcome.lines.last?.hasPrefix("cards,176,2,large,en,176,102,102,102,") == true)
    let file = path.replacingOccurrences(of: "{locale}", with: "en")
    #expect(
      outcome.errors
        == "\(file):3:1: warning: the key 'caf\u{E9}' stands at 2:1 already, whose text this one replaces\n")
  }

  /// The texts of a nib are found the same way.
  @Test func repeatedKeysOfANibsStrings() throws {
    let folder = try Folder()
    try folder.put(Nib.card, "Cell.xib")
    try folder.put("\"x.text\" = \"a\";\n\"x.text\" = \"b\";", "Cell.strings")
    try folder.put(cards(lines: [1]), "cards.json")
    let warning = "Cell.strings:2:1: warning: the key 'x.text' stands at 1:1 already, whose text this one replaces\n"
    for arguments in [["measure", "--cell", "Cell.xib", "cards.json"], ["cell", "Cell.xib"]] {
      #expect(try folder.run(arguments + ["--strings", "Cell.strings"]).errors.contains(warning))
    }
  }

  /// Made up locales: longer, and from right to left; the same with every job.
  @Test func pseudoLocales() throws {
    let folder = try Folder()
    let body = String(repeating: "word ", count: 20)
    try folder.put(#"[{"title": "Title", "body": "\#(body)"}, {"title": "T", "body": ""}]"#, "cards.json")
    let found = try heights(folder, "--locale", "en,en-XA,ar-XB", "cards.json")
    #expect(found == ["cards en 2 152.5", "cards en-XA 2 185.5", "cards ar-XB 2 152.5"])
    // Nothing stays nothing.
    try folder.put(#"[{"title": "", "body": ""}]"#, "empty.json")
    #expect(try heights(folder, "--locale", "en-XA", "empty.json") == ["empty en-XA 1 48.0"])
    #expect(
      try folder.run("measure", "--locale", "en-XA", "--locale-field", "lang", "cards.json").errors.contains(
        "a pseudo-locale needs another locale, whose records it takes"))
  }
}
