import Testing

/// Where records are translated, the card that is laid out shows the translation.
@Suite struct LocaleEstimateTests {
  @Test func laysOutWhatIsShown() throws {
    let folder = try Folder()
    let text = "short text of some length for a few lines at the least"
    try folder.put(#"[{"id": "b", "body": "x"}, {"id": "a", "title": "t", "body": "\#(text)"}]"#, "cards.json")
    let arguments = ["--locale", "en-XA", "cards.json"]
    let exact = try folder.run(["measure", "--estimator", "exhaustive"] + arguments)
    for options in [["--estimator", "text-column"], ["--estimator", "word-count"], ["--certify"]] {
      #expect(try folder.run(["measure"] + options + arguments) == exact, "\(options)")
    }
    let explained = try folder.run(["explain"] + arguments).output
    #expect(!explained.contains("| short text"))
    #expect(exact.output != (try folder.run("measure", "cards.json").output))
  }
}
