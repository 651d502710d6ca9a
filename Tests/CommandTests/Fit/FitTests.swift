import SeededRandom
import Testing

/// `fit`: which texts are cut, why it ends as it does, and what it says.
@Suite struct FitTests {
  private static let catalog = """
    {"sourceLanguage": "en", "strings": {
      "buy_now": {"localizations": {
        "de": {"stringUnit": {"value": "Jetzt mit einem einzigen Klick für %@ kaufen"}},
        "en": {"stringUnit": {"value": "Buy for %@"}}}},
      "items": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld item"}},
        "other": {"stringUnit": {"value": "%lld items in your basket"}}}}}}},
      "Settings": {}}}

    """

  private func folder(_ fit: String = FitTests.rules) throws -> Folder {
    let folder = try Folder()
    try folder.put(FitTests.catalog, "L.xcstrings")
    try folder.put(#"{"fit": \#(fit)}"#, "F.shelf.json")
    return folder
  }

  private static let rules = #"""
    {"titleLabel": {"keys": ["buy_*", "Settings"], "lines": 1, "arguments": {"%@": "Alexandra"}},
     "bodyLabel": {"keys": "items", "arguments": {"%lld": 9999}}}
    """#

  /// Some columns of the rows of CSV, a text each.
  private func rows(_ folder: Folder, _ columns: [String], _ arguments: [String]) throws -> [String] {
    let table = try folder.run(["fit", "--format", "csv"] + arguments).lines.map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let indices = try columns.map { try #require(table[0].firstIndex(of: $0)) }
    return table.dropFirst().map { row in indices.map { row[$0] }.joined(separator: " ") }
  }

  // MARK: Holes

  /// A key that no rule names is on no screen that is looked at; one that another cell shows is named.
  @Test func keysThatNoViewShowsAreCounted() throws {
    let folder = try folder(#"{"titleLabel": "buy_*"}"#)
    let warning = "L.xcstrings: warning: 2 of 3 keys are shown by no view: 'items', 'Settings'; name them under 'fit'"
    let outcome = try folder.run("fit", "--config", "F.shelf.json", "--fit", "titleLabel=9", "L.xcstrings")
    #expect(outcome.code == 0 && outcome.errors.contains(warning), "\(outcome)")
    #expect(try folder.run("fit", "--strict", "--fit", "titleLabel=9", "L.xcstrings", "F.shelf.json").code == 1)
    for elsewhere in ["items,Settings", "*"] {
      let quiet = try folder.run(
        "fit", "--config", "F.shelf.json", "--fit", "titleLabel=9", "--fit-elsewhere", elsewhere, "L.xcstrings")
      #expect(quiet.code == 0 && !quiet.errors.contains("shown by no view"), "\(quiet)")
    }
  }

  /// A flag gives a view other lines; its keys and samples stay, and so do the other rules.
  @Test func aFlagReplacesTheLinesOfOneRule() throws {
    let folder = try folder()
    let columns = ["key", "view", "allowedLines"]
    let own = try rows(folder, columns, ["--config", "F.shelf.json", "L.xcstrings"])
    let flagged = try rows(folder, columns, ["--config", "F.shelf.json", "--fit", "titleLabel=3", "L.xcstrings"])
    #expect(flagged == own.map { $0.replacing("titleLabel 1", with: "titleLabel 3") } && flagged != own)
  }

  @Test func growthThatChangesNothingIsSaid() throws {
    let folder = try folder()
    let warning = "L.xcstrings: warning: the growth factor changes nothing"
    let english = ["fit", "--config", "F.shelf.json", "--grow", "3", "--locale", "en"]
    #expect(try folder.run(english + ["L.xcstrings"]).errors.contains(warning))
    #expect(try !folder.run("fit", "--config", "F.shelf.json", "--grow", "3", "L.xcstrings").errors.contains(warning))
  }

  /// Where fonts lack characters, nobody knows whether a text fits: a warning, and no count of characters.
  @Test func whatIsApproximateIsNoError() throws {
    let folder = try Folder()
    let text = "كتاب جديد عن القطارات الليلية في أوروبا وما بعدها"
    try folder.put(#"[{"id": 1, "body": "\#(text)"}]"#, "r.json")
    try folder.put(#"{"fit": {"bodyLabel": 1}}"#, "F.shelf.json")
    let table = try folder.run("fit", "--config", "F.shelf.json", "r.json")
    #expect(
      table.code == 0 && table.output.hasSuffix("1 of 1 texts may not fit: its lines are approximate\n"), "\(table)")
    #expect(table.errors.contains("the font lacks characters (Arabic)"))
    #expect(try folder.run("fit", "--config", "F.shelf.json", "--strict", "r.json").code == 1)
    let github = try folder.run("fit", "--config", "F.shelf.json", "--format", "github", "r.json")
    #expect(
      github.output.hasPrefix("::warning file=r.json") && github.output.contains(": approximate, as"), "\(github)")
    #expect(!github.output.contains("too many"))
    #expect(
      try folder.run("fit", "--config", "F.shelf.json", "--format", "sarif", "r.json").output.contains(
        #""level": "warning""#))
    #expect(
      try folder.run("fit", "--config", "F.shelf.json", "--format", "json", "r.json").output.contains(
        #""approximate": true"#))
    let explained = try folder.run("explain", "r.json")
    #expect(explained.output.contains("  approximate: the font lacks characters (Arabic)"))
    let json = try folder.run("measure", "--format", "json", "r.json").output
    #expect(json.contains(#""warningCodes": ["approximate-advances"]"#), "\(json)")
    let page = try folder.run("measure", "--format", "html", "r.json").output
    #expect(page.contains("The height is approximate, as the font lacks characters."))
    #expect(page.contains("until then heights are approximate") && !page.contains("characters of"))
  }

  // MARK: Texts

  /// Where records have texts, their labels' own limits hold unless a rule says otherwise.
  @Test func fitsTextsOfRecords() throws {
    let folder = try Folder()
    try folder.put(
      #"""
      [{"id": "a7", "title": "A title that is much longer than the room that it has", "body": "b"},
       {"id": "b", "title": "T"}, {"id": "c", "title": ""}]
      """#, "r.json")
    let outcome = try folder.run("fit", "--format", "json", "r.json")
    #expect(outcome.code == 1 && outcome.errors == "Error: 1 of 3 texts does not fit\n")
    #expect(
      outcome.output.hasPrefix(
        #"""
        {"schemaVersion": 1, "texts": [
          {"id": "a7", "key": null, "view": "titleLabel", "locale": null, "contentSizeCategory": "large", \#
        "width": 144, "lines": 3, "allowedLines": 1, "charactersTooMany": 32, "fits": false, "cardWidth": 176, \#
        "scale": 2, "index": 0, "variation": null, "file": "r.json", "line": 1, "column": 24, \#
        "text": "A title that is much longer than the room that it has"},
          {"id": "a7", "key": null, "view": "bodyLabel", "locale": null, "contentSizeCategory": "large", \#
        "width": 144, "lines": 1, "allowedLines": null, "charactersTooMany": 0, "fits": true, "cardWidth": 176, \#
        "scale": 2, "index": 0, "variation": null, "file": "r.json", "line": null, "column": null, "text": null},

        """#))
    let note = "fit: note: 'titleLabel' shows 1 line in the cell; it is measured with 3\n"
    #expect(
      try folder.run("fit", "--fit", "titleLabel=3", "r.json") == Outcome(0, output: "all 3 texts fit\n", errors: note))
    // A card that is too low shows fewer lines.
    let low = ["--maximum-card-height", "90", "--fit", "titleLabel=3", "r.json"]
    #expect(try rows(folder, FitTests.room, low)[0] == "3 2 14 false")
  }

  /// Each key in each language, at the line of its value, with samples for specifiers.
  @Test func fitsTextsOfCatalogues() throws {
    let folder = try folder()
    let outcome = try folder.run("fit", "--config", "F.shelf.json", "L.xcstrings")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors == """
        L.xcstrings: note: 2 of the keys that views show have no text in 'de' and are left out
        Error: 1 of 5 texts does not fit

        """)
    #expect(
      outcome.lines.map { $0.split(separator: " ").joined(separator: " ") } == [
        "TEXT VIEW LOCALE TEXT SIZE WIDTH LINES ALLOWED TOO MANY CARD",
        "buy_now titleLabel de large 144 3 1 32 176", "1 of 5 texts does not fit",
      ])
    let places = ["key", "variation", "locale", "line", "column"]
    #expect(
      try rows(folder, places, ["--config", "F.shelf.json", "L.xcstrings"]) == [
        "buy_now  en 4 36", "items plural.one en 6 37", "items plural.other en 7 39", "Settings  en 8 3",
        "buy_now  de 3 36",
      ])
  }

  private static let room = ["lines", "allowedLines", "charactersTooMany", "fits"]

  /// The cases of a `.stringsdict`, at their own lines.
  @Test func fitsTextsWithNumbers() throws {
    let folder = try folder()
    try folder.put(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>items</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld Artikel</string>
          <key>other</key><string>%lld Artikel &amp; mehr</string></dict></dict></dict></plist>

      """, "de.lproj/N.stringsdict")
    let columns = ["key", "variation", "locale", "line", "column", "lines"]
    #expect(
      try rows(folder, columns, ["--config", "F.shelf.json", "de.lproj/N.stringsdict"]) == [
        "items n.one de 8 19 1", "items n.other de 9 21 1",
      ])
    try folder.put("<plist><array/></plist>", "bad.stringsdict")
    let outcome = try folder.run("fit", "--config", "F.shelf.json", "bad.stringsdict")
    #expect(outcome.code == 65)
    #expect(outcome.errors == "bad.stringsdict:1:1: error: the file is no property list of texts\n")
  }

  /// A language without a text has the source's, longer; a made-up one has another.
  @Test func fitsTextsThatAreNotTranslated() throws {
    let folder = try folder()
    let grown = ["--config", "F.shelf.json", "--locale", "de,fi,en-XA", "--grow", "1.5", "L.xcstrings"]
    #expect(
      try rows(folder, ["locale"], grown) == ["de", "fi", "en-XA"].flatMap { Array(repeating: $0, count: 4) })
    #expect(try rows(folder, FitTests.room, grown)[4] == "2 1 8 false")
    try folder.put(#""a" = "A title of 1 line";"#, "de.lproj/L.strings")
    let strings = ["--fit", "titleLabel=1", "de.lproj/L.strings"]
    #expect(try rows(folder, ["locale", "lines"], strings) == ["de 1"])
    #expect(try rows(folder, ["locale", "lines"], strings + ["--grow", "2"]) == ["de 2"])
    #expect(try rows(folder, ["locale"], strings + ["--locale", "fr"]) == [])
    try folder.put("title\nA title of 1 line\n", "r.csv")
    #expect(try rows(folder, ["lines"], ["r.csv"]) == ["1"])
    #expect(try rows(folder, ["lines"], ["--grow", "2", "r.csv"]) == ["2"])
    #expect(try rows(folder, ["locale"], ["--locale", "en-XA", "r.csv"]) == ["en-XA"])
  }

  /// Card widths, text sizes and devices make variants, as everywhere.
  @Test func fitsInVariants() throws {
    let folder = try folder(#"{"titleLabel": 1}"#)
    try folder.put(#"{"label": {"id": "titleLabel", "font": {"textStyle": "headline"}}}"#, "cell.json")
    try folder.put(#""a" = "Zwei Worte";"#, "de.strings")
    let variants = [
      "--cell", "cell.json", "--config", "F.shelf.json", "--card-width", "60,320", "--content-size-category",
      "large,accessibilityLarge", "--scale", "2,3", "de.strings",
    ]
    #expect(
      try rows(folder, ["contentSizeCategory", "cardWidth", "scale", "fits"], variants) == [
        "large 60 2 false", "large 60 3 false", "accessibilityLarge 60 2 false", "accessibilityLarge 60 3 false",
        "large 320 2 true", "large 320 3 true", "accessibilityLarge 320 2 true", "accessibilityLarge 320 3 true",
      ])
    let devices = ["--fit", "titleLabel=1", "--devices", "iPhone 16,iPhone 8 Plus", "de.strings"]
    #expect(try rows(folder, ["cardWidth"], devices) == ["393", "414"])
  }

  // MARK: Exit codes and messages

  @Test(
    arguments: [
      ([], 64, "Error: Missing expected argument '<inputs>'"),
      (["L.xcstrings"], 64, "Error: No view shows the keys of 'L.xcstrings': name views and their keys under 'fit'"),
      (
        ["--fit", "tileLabel=1", "L.xcstrings"], 64,
        "Error: the cell has no view 'tileLabel' that shows a text. Did you mean 'titleLabel'?"
      ),
      (
        ["--fit", "titleLabel", "L.xcstrings"], 64,
        "Error: The value 'titleLabel' is invalid for '--fit': it takes view=lines"
      ),
      (
        ["--fit", "titleLabel=0", "L.xcstrings"], 64,
        "Error: The value '0' is invalid for '--fit': it takes a whole number from 1"
      ),
      (
        ["--grow", "0.5", "L.xcstrings"], 64, "Error: The value of '--grow' is invalid: it takes a factor from 1 to 10"
      ),
      (["--devices", "iPhon", "--fit", "titleLabel=1", "L.xcstrings"], 64, "Error: unknown device 'iPhon'"),
      (
        ["--devices", "iPad", "--card-width", "5", "--fit", "titleLabel=1", "L.xcstrings"], 64,
        "Error: The card width is given by '--card-width' or by devices, not by both"
      ),
      (
        ["--card-width", "100..200", "--fit", "titleLabel=1", "L.xcstrings"], 64,
        "Error: texts are fitted at one card width after another"
      ),
      (
        ["--locale", "fi", "--fit", "titleLabel=1", "L.xcstrings"], 65,
        "L.xcstrings:1:1: error: the catalog has no texts in 'fi'"
      ),
      (
        ["--config", "N.shelf.json", "L.xcstrings"], 65,
        "N.shelf.json:1:33: warning: no key matches 'buy_mow'. Did you mean 'buy_now'?"
      ),
      (["--config", "N.shelf.json", "L.xcstrings"], 65, "L.xcstrings: error: no view shows any of its keys"),
      (["--config", "A.shelf.json", "L.xcstrings"], 65, "A.shelf.json:1:39: error: 'name' is no format specifier"),
      (
        ["--config", "L.shelf.json", "L.xcstrings"], 65,
        "L.shelf.json:1:34: error: 'lines' must be a whole number from 1"
      ),
      (
        ["--config", "K.shelf.json", "L.xcstrings"], 65,
        "K.shelf.json:1:25: error: unknown key 'line'. Did you mean 'lines'?"
      ),
      (["--fit", "titleLabel=1", "none.xcstrings"], 66, "Error: "),
      (["--fit", "titleLabel=1", "bad.xcstrings"], 65, "bad.xcstrings:1:1: error: the catalog has no 'strings'"),
      (["--fit", "titleLabel=1", "--output", "no/where", "L.xcstrings"], 74, "Error: "),
      (
        ["--fit", "titleLabel=9", "--strict", "L.xcstrings"], 1,
        "L.xcstrings:4:36: warning: '%@' of 'buy_now' has no sample, and is measured as it is written; name one under 'arguments'"
      ),
      (
        ["--fit", "titleLabel=1", "--format", "svg", "L.xcstrings"], 64,
        "Error: The value 'svg' is invalid for '--format'"
      ),
    ] as [([String], Int32, String)])
  func saysWhyItEnds(arguments: [String], code: Int32, message: String) throws {
    let folder = try folder()
    try folder.put(#"{"fit": {"titleLabel": {"keys": "buy_mow"}}}"#, "N.shelf.json")
    try folder.put(#"{"fit": {"titleLabel": {"arguments": {"name": 5}}}}"#, "A.shelf.json")
    try folder.put(#"{"fit": {"titleLabel": {"lines": 0}}}"#, "L.shelf.json")
    try folder.put(#"{"fit": {"titleLabel": {"line": 1}}}"#, "K.shelf.json")
    try folder.put("{}", "bad.xcstrings")
    let outcome = try folder.run(["fit"] + arguments)
    #expect(outcome.code == code && outcome.errors.contains(message), "\(outcome)")
    if ![0, 1].contains(code) { #expect(outcome.output.isEmpty) }
  }

  /// Nothing to fit is nothing that is cut.
  @Test func emptyInputsFit() throws {
    let folder = try folder()
    try folder.put(#"{"sourceLanguage": "en", "strings": {}}"#, "none.xcstrings")
    try folder.put("", "none.strings")
    for input in ["none.xcstrings", "none.strings"] {
      #expect(try folder.run("fit", "--fit", "titleLabel=1", input) == Outcome(0, output: "there are no texts\n"))
    }
  }
}
