import Foundation
import Testing

/// The formats of `fit` that other programs read, and the one of pull requests.
@Suite struct FitFormatTests {
  /// A catalogue on one line, with characters before the text that UTF-8 and UTF-16 count differently, in a folder whose
  /// name is no URI.
  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.put(
      #"{"sourceLanguage": "en", "strings": {"é😀": {"localizations": {"en": {"stringUnit": {"value": "One, two: 100%\nthree"}}}}}}"#,
      "a b/L,1.xcstrings")
    return folder
  }

  private let fit = ["fit", "--fit", "titleLabel=1", "--card-width", "150,1000", "a b/L,1.xcstrings"]

  private let sentence =
    "'é😀' in en takes 3 lines where 1 is allowed in 'titleLabel', 118 points wide at large: 7 characters too many; "
    + "cut in 2 of 2 variants"

  /// SARIF 2.1.0: columns are UTF-16 units, and files are URI references.
  @Test func writesSARIF() throws {
    let outcome = try folder().run(fit + ["--format", "sarif"])
    #expect(outcome.code == 1)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "shelf-height")
    #expect((driver["rules"] as? [[String: Any]])?.map { $0["id"] as? String } == ["text-cut"])
    #expect(
      outcome.lines[1] == """
          {"ruleId": "text-cut", "ruleIndex": 0, "level": "error", "message": {"text": "\(sentence)"}, "locations": \
        [{"physicalLocation": {"artifactLocation": {"uri": "a%20b/L%2C1.xcstrings"}, "region": {"startLine": 1, \
        "startColumn": 95}}, "logicalLocations": [{"name": "é😀", "kind": "resource"}]}], "partialFingerprints": \
        {"textInView/v1": "a b/L,1.xcstrings|é😀|titleLabel|en"}}
        """)
    #expect(outcome.lines.count == 3)
    let fitting = try folder().run(fit + ["--fit", "titleLabel=3", "--format", "sarif"])
    #expect(fitting.code == 0 && fitting.output.hasSuffix("\"results\": []}]}\n"))
  }

  /// Names in a message are neither placeholders nor links (SARIF 2.1.0, 3.11.5 and 3.11.6).
  @Test(arguments: [
    ("{0}", "{{0}}"), ("[a](1)", #"\\[a\\](1)"#), ("[a] (1)", "[a] (1)"), ("{[a](1)}", #"{{\\[a\\](1)}}"#),
  ])
  func escapesSARIFMessages(key: String, shown: String) throws {
    let folder = try Folder()
    try folder.put("\"\(key)\" = \"One, two and three\";\n", "L.strings")
    let outcome = try folder.run(
      "fit", "--fit", "titleLabel=1", "--card-width", "60", "L.strings", "--format", "sarif")
    #expect(
      outcome.lines.count > 1 && outcome.lines[1].contains(#""message": {"text": "'\#(shown)' takes"#), "\(outcome)")
    #expect(outcome.lines[1].contains(#""name": "\#(key)""#))
  }

  /// GitHub's workflow commands, in which some characters are escaped.
  @Test func writesAnnotations() throws {
    let outcome = try folder().run(fit + ["--format", "github"])
    #expect(
      outcome.output == "::error file=a b/L%2C1.xcstrings,line=1,col=95,title=Text is cut::\(sentence)\n")
    #expect(outcome.errors == "Error: the text does not fit\n")
  }

  @Test func writesMarkdown() throws {
    let outcome = try folder().run(fit + ["--format", "markdown"])
    #expect(
      outcome.lines == [
        "**Texts and their room:** the text does not fit", "",
        "| Text | View | Locale | Text size | Width | Lines | Allowed | Too many | Card |",
        "| --- | --- | --- | --- | --: | --: | --: | --: | --: |",
        "| é😀 | titleLabel | en | large | 118 | 3 | 1 | 7 | 150 |",
        "| é😀 | titleLabel | en | large | 968 | 2 | 1 | 6 | 1000 |",
      ])
    #expect(
      try folder().run(fit + ["--fit", "titleLabel=3", "--format", "markdown"]).output
        == "**Texts and their room:** the text fits\n")
  }

  /// A column in bytes, and the text as it was measured.
  @Test func writesRows() throws {
    let outcome = try folder().run(fit + ["--format", "csv", "--scale", "3"])
    #expect(
      outcome.output.hasSuffix(
        """
        ,é😀,titleLabel,en,large,968,2,1,6,false,1000,3,,,"a b/L,1.xcstrings",1,98,"One, two: 100%
        three"

        """), "\(outcome.output)")
  }
}
