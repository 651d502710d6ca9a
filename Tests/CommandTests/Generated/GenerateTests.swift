import Foundation
import Testing

/// `generate`: what it writes, compares and refuses.
@Suite struct GenerateTests {
  private func featured(_ configuration: String = #"{"records": "cards.json", "insets": 8}"#) throws -> Folder {
    let folder = try Folder()
    try folder.put(cards(lines: [1, 3]), "cards.json")
    try folder.put(configuration, "Featured.shelf.json")
    return folder
  }

  private let arguments = ["generate", "--config", "Featured.shelf.json", "--output", "Featured.shelf.swift"]

  @Test func writesSwift() throws {
    let folder = try featured(
      #"{"records": "cards.json", "insets": 8, "variants": {"cardWidth": [160, 176.5], "scale": [3, 2]}}"#)
    #expect(try folder.run(arguments) == Outcome(0))
    let source = try folder.text("Featured.shelf.swift")
    #expect(
      source.hasPrefix(
        "// Made by shelf-height from Featured.shelf.json. Do not edit.\n// Inputs: "))
    #expect(
      source.contains(
        """
          static func itemSize(
            shelf: String, cardWidth: Length = 160,
            contentSizeCategory: ContentSizeCategory = .large, locale: String? = nil, scale: Length? = nil
          ) -> Size? {
        """))
    #expect(source.contains("    static var cards: Shelf { Shelf(rawValue: \"cards\") }\n"))
    #expect(
      source.hasSuffix(
        """
          private static let cardWidths: [Double] = [160, 176.5]
          private static let textSizes: [Int] = [3]
          private static let scales: [Double] = [2, 3]
          private static let verticalInsets: [Int] = [32, 48]

          /// Shelf, locale, text size, and from each card width on the container's height in pixels, one a scale. What is
          /// equal to the line or the step before it is left out.
          private static let table = \"""
            cards * L 160=270,404
            \"""
        }

        """))
    #expect(
      source.utf8.elementsEqual(try folder.run("generate", "Featured.shelf.json").output.utf8))
  }

  @Test func writesJSON() throws {
    let folder = try featured(
      #"{"records": "cards.json", "variants": {"contentSizeCategory": ["large", "accessibilityLarge"]}, "#
        + #""cell": {"label": {"id": "bodyLabel", "font": {"textStyle": "body"}, "numberOfLines": 0}}}"#)
    let outcome = try folder.run("generate", "--format", "json", "Featured.shelf.json")
    #expect(outcome.code == 0)
    #expect(
      outcome.output.replacing(/"inputs": "[0-9a-f]{16}"/, with: #""inputs": "…""#) == """
        {"schemaVersion": 1, "inputs": "…", "cardWidths": [176], \
        "contentSizeCategories": ["large", "accessibilityLarge"], "locales": [null], "scales": [2], \
        "verticalInsets": [0], "rows": [
        {"shelf": "cards", "locale": null, "contentSizeCategory": "large", "steps": [[176, 129]]},
        {"shelf": "cards", "locale": null, "contentSizeCategory": "accessibilityLarge", "steps": [[176, 239]]}
        ]}

        """)
  }

  @Test func checks() throws {
    let folder = try featured()
    let check = arguments + ["--check"]
    let missing = try folder.run(check)
    #expect(missing.code == 1)
    #expect(
      missing.output.hasPrefix(
        "--- Featured.shelf.swift\n+++ Featured.shelf.swift (as it should be)\n@@ -0,0 +1,40 @@\n+// Made"))
    #expect(missing.output.contains(/\n\.\.\. and \d+ more changed lines\n$/))
    #expect(missing.errors == "Error: 'Featured.shelf.swift' is missing; run generate\n")
    #expect(try folder.names() == ["Featured.shelf.json", "cards.json"])
    #expect(try folder.run(arguments) == Outcome(0))
    #expect(try folder.run(check) == Outcome(0))
    let old = try folder.text("Featured.shelf.swift")
    // Other inputs of the same heights are no difference, and any other byte is one.
    try folder.put(cards(lines: [1, 3]) + "\n", "cards.json")
    #expect(try folder.run(check) == Outcome(0))
    try folder.put(old + " ", "Featured.shelf.swift")
    #expect(try folder.run(check).code == 1)
    try folder.put(old, "Featured.shelf.swift")
    try folder.put(cards(lines: [1, 4]), "cards.json")
    let differs = try folder.run(check + ["--quiet"])
    #expect(differs.code == 1)
    #expect(differs.errors == "Error: 'Featured.shelf.swift' is out of date; run generate again\n")
    #expect(differs.output.contains("\n-// Inputs: ") && differs.output.contains("\n+// Inputs: "))
    #expect(try folder.text("Featured.shelf.swift") == old)
    // Heights alone, so that the diff begins at the table.
    let inputs = try folder.run("generate", "Featured.shelf.json").output.split(separator: "\n")[1]
    try folder.put(
      old.replacing(/\/\/ Inputs: .*/, with: String(inputs)), "Featured.shelf.swift")
    #expect(
      try folder.run(check).output == """
        --- Featured.shelf.swift
        +++ Featured.shelf.swift (as it should be)
        @@ -\(try line(folder, "cards * L") - 3),6 +\(try line(folder, "cards * L") - 3),6 @@
           /// Shelf, locale, text size, and from each card width on the container's height in pixels, one a scale. What is
           /// equal to the line or the step before it is left out.
           private static let table = \"""
        -    cards * L 176=270
        +    cards * L 176=303
             \"""
         }

        """)
  }

  @Test func checksJSON() throws {
    let folder = try featured()
    let json = ["generate", "Featured.shelf.json", "--format", "json", "--output", "heights.json"]
    #expect(try folder.run(json) == Outcome(0))
    let old = try folder.text("heights.json")
    try folder.put(cards(lines: [1, 3]) + "\n", "cards.json")
    #expect(try folder.run(json + ["--check"]) == Outcome(0))
    try folder.put(old.replacing("\"scales\": [2]", with: "\"scales\": [3]"), "heights.json")
    #expect(try folder.run(json + ["--check"]).code == 1)
    try folder.put(old, "heights.json")
    try folder.put(cards(lines: [1, 4]), "cards.json")
    let differs = try folder.run(json + ["--check"])
    #expect(differs.errors == "Error: 'heights.json' is out of date; run generate again\n")
    #expect(differs.output.contains("\n-{\"shelf\": \"cards\"") && differs.output.contains("\n+{\"shelf\": \"cards\""))
  }

  /// The 1-based line of the file that starts with a text.
  private func line(_ folder: Folder, _ start: String) throws -> Int {
    let lines = try folder.text("Featured.shelf.swift").split(separator: "\n", omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex { $0.trimmingPrefix(while: \.isWhitespace).hasPrefix(start) } ?? 0)
  }

  /// Names of files other than the configuration's make no difference, nor where they lie.
  @Test func hashesContents() throws {
    let (here, there) = (try featured(), try Folder())
    try there.put(cards(lines: [1, 3]), "deep/cards.json")
    try there.put(#"{"records": "cards.json", "insets": 8}"#, "deep/Featured.shelf.json")
    let output = try here.run("generate", "Featured.shelf.json").output
    #expect(try there.run("generate", "--config", "deep/Featured.shelf.json").output == output)
    #expect(try there.run("generate", there.path("deep/Featured.shelf.json")).output == output)
    try there.put(cards(lines: [1, 3]) + "\n", "deep/cards.json")
    #expect(try there.run("generate", "deep/Featured.shelf.json").output != output)
  }

  @Test func knowsLocalesAndRanges() throws {
    let folder = try featured(
      #"{"records": "cards.{locale}.json", "variants": {"locale": ["de", "en"], "cardWidth": {"from": 120, "to": 200}}}"#
    )
    try folder.put(cards(lines: [1], title: "Deutsch"), "cards.de.json")
    try folder.put(cards(lines: [2], title: "English"), "cards.en.json")
    let outcome = try folder.run("generate", "Featured.shelf.json")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("\n    cards de L 120=171\n    cards en L 120=204\n"), "\(outcome)")
    #expect(outcome.output.contains("  private static let narrowest: Double = 120\n"))
    try folder.put(cards(lines: [2], title: "english"), "cards.en.json")
    let other = try folder.run("generate", "Featured.shelf.json")
    #expect(other.output.split(separator: "\n")[1] != outcome.output.split(separator: "\n")[1])
    #expect(
      try folder.run("generate", "--format", "json", "Featured.shelf.json").output.contains(
        #""cardWidths": [], "cardWidthRange": [120, 200], "#))
  }

  @Test func saysWhatMeasureSays() throws {
    let folder = try featured()
    try folder.put(#"[{"title": "T", "body": "b"}, 5]"#, "cards.json")
    let outcome = try folder.run(arguments)
    let errors = try folder.run("measure", "Featured.shelf.json").errors
    #expect(errors.hasPrefix("cards.json:1:31: error: "))
    // A build goes on, and Xcode must not take it for failed; with `--strict` it is.
    let warnings = errors.replacing(": error: ", with: ": warning: ")
    #expect(outcome == Outcome(0, errors: warnings))
    #expect(try folder.run(arguments + ["--strict"]) == Outcome(1, errors: errors))
    #expect(try folder.run(arguments + ["--quiet"]).errors == warnings.prefix { $0 != "\n" } + "\n")
    try folder.put(#"{"records": "cards.json", "cardWdth": 5}"#, "Featured.shelf.json")
    #expect(
      try folder.run(arguments)
        == Outcome(
          65, errors: "Featured.shelf.json:1:27: error: unknown key 'cardWdth'. Did you mean 'cardWidth'?\n"))
    try folder.put(#"{"cardWidth": 5}"#, "Featured.shelf.json")
    #expect(
      try folder.run(arguments)
        == Outcome(65, errors: "Featured.shelf.json:1:1: error: the configuration names no 'records'\n"))
  }

  @Test func knowsWhoSeesTheType() throws {
    let folder = try featured(#"{"records": "cards.json", "accessLevel": "public"}"#)
    #expect(try folder.run("generate", "Featured.shelf.json").output.contains("\npublic enum FeaturedShelf {"))
    #expect(
      try folder.run("generate", "Featured.shelf.json", "--access-level", "package").output
        .contains("\npackage enum FeaturedShelf {"))
    try folder.put(#"{"records": "cards.json", "accessLevel": "pubic"}"#, "Featured.shelf.json")
    #expect(
      try folder.run("generate", "Featured.shelf.json")
        == Outcome(
          65,
          errors:
            "Featured.shelf.json:1:42: error: unknown access level 'pubic'; it is one of internal, package, public\n"))
  }

  @Test(arguments: [
    ([], "Missing expected option '--config': name a <Name>.shelf.json"),
    (["cards.json"], "Missing expected option '--config': name a <Name>.shelf.json"),
    (["Featured.shelf.json", "cards.json"], "Unexpected argument 'cards.json': the configuration names the records"),
    (["Featured.shelf.json", "--check"], "The option '--check' needs '--output', the file that is checked"),
    (
      ["Featured.shelf.json", "--access-level", "private"],
      "unknown access level 'private'; it is one of internal, package, public"
    ),
    (["Featured.shelf.json", "--format", "csv"], "The value 'csv' is invalid for '--format': it takes swift, json"),
    (["Featured.shelf.json", "--card-width", "5"], "Unknown option '--card-width'"),
  ])
  func refuses(arguments: [String], message: String) throws {
    let outcome = try featured().run(["generate"] + arguments)
    #expect(outcome.code == 64 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: \(message)\nUsage: shelf-height generate "))
  }
}
