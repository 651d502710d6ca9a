import Foundation
import Testing

/// Hostile surroundings: closed streams, few files, small ones, endless ones.
@Suite struct HostileSystemTests {
  /// Cards of which one is left out, so that something is said while the output is open.
  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.put(#"[{"title": "T", "body": "b"}, 5]"#, "cards.json")
    try folder.put(#"{"records": "cards.json"}"#, "A.shelf.json")
    return folder
  }

  /// Runs the command under a shell's line, in which it is `"$@"`.
  private func run(_ folder: Folder, _ line: String, _ arguments: String...) throws -> Outcome {
    try folder.launch("/bin/sh", ["-c", line, "sh", Command.path()] + arguments)
  }

  @Test(arguments: ["2>&-", ">&- 2>&-", "<&- >&- 2>&-", "<&-"])
  func noFileTakesThePlaceOfAClosedStream(redirections: String) throws {
    let folder = try folder()
    for arguments in [["generate", "A.shelf.json"], ["measure", "cards.json"]] {
      let expected = try folder.run(arguments).output
      let outcome = try run(folder, #""$@" --output out.txt "# + redirections, arguments[0], arguments[1])
      #expect(outcome.code == 0, "\(outcome)")
      #expect(try folder.text("out.txt") == expected)
    }
  }

  @Test func closedStreamsAreErrorsWhereTheyAreNeeded() throws {
    let folder = try folder()
    let unwritten = try run(folder, #""$@" >&-"#, "measure", "cards.json")
    #expect(unwritten.code == 74)
    #expect(unwritten.errors.contains("Error: cannot write '<stdout>': Bad file descriptor\n"))
    let unread = try run(folder, #""$@" <&-"#, "measure", "-")
    #expect(unread == Outcome(66, errors: "Error: cannot read '<stdin>': Bad file descriptor\n"))
  }

  @Test func limitsAreErrors() throws {
    let folder = try folder()
    let files = try run(folder, #"ulimit -n 5 && exec "$@""#, "measure", "cards.json", "--output", "out.txt")
    #expect(files == Outcome(66, errors: "Error: cannot open '/dev/null': Too many open files\n"))
    try folder.put("old", "out.txt")
    let records = (0..<100).map { #"{"title": "T", "shelf": \#($0)}"# }.joined(separator: "\n")
    try folder.put(records, "cards.ndjson")
    let size = try run(
      folder, #"ulimit -f 1 && exec "$@""#, "measure", "--quiet", "--group-by", "shelf", "cards.ndjson", "--output",
      "out.txt")
    #expect(size.code == 74)
    #expect(size.errors.hasSuffix("Error: cannot write 'out.txt': File too large\n"), "\(size)")
    #expect(try folder.text("out.txt") == "old")
    #expect(try folder.names() == ["A.shelf.json", "cards.json", "cards.ndjson", "out.txt"])
  }

  /// Whether this machine lets us hide a file system.
  private static let canHideProc: Bool = {
    let outcome = try? Folder().launch(
      "/bin/sh", ["-c", "unshare -rm sh -c 'mount -t tmpfs none /proc && test ! -e /proc/self'"])
    return outcome?.code == 0
  }()

  @Test(.enabled(if: canHideProc, "needs namespaces")) func argumentsComeFromTheSystemItself() throws {
    let folder = try folder()
    let hidden = #"exec unshare -rm sh -c 'mount -t tmpfs none /proc && exec "$@"' sh "$@""#
    // Often, as threads that miss it need not notice.
    let expected = try folder.run("measure", "cards.json")
    for _ in 0..<20 { #expect(try run(folder, hidden, "measure", "cards.json") == expected) }
    #expect(try run(folder, hidden).code == 64)
    #expect(try run(folder, hidden, "measure", "").errors.contains("''"))
  }

  /// A text of the configuration is a file only where the configuration says so.
  @Test func readsDeclaredFilesAlone() throws {
    let folder = try folder()
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    for text in ["/dev/zero", "pipe"] {
      try folder.put(#"{"records": "cards.json", "groupBy": "\#(text)"}"#, "B.shelf.json")
      #expect(
        try folder.run("generate", "B.shelf.json").errors.contains("error: no record has the field '\(text)', which"))
      let records = #""records": "cards.json", "#
      for keys in [
        #""records": "\#(text)""#, records + #""fonts": {"F": "\#(text)"}"#, records + #""strings": "\#(text)""#,
      ] {
        try folder.put("{\(keys), \"containerHeight\": 90}", "B.shelf.json")
        #expect(
          try folder.run("generate", "B.shelf.json")
            == Outcome(66, errors: "Error: cannot read '\(text)': it is no regular file\n"))
      }
    }
    try folder.put(#"{"records": "cards.json", "fonts": {"F": "."}}"#, "B.shelf.json")
    #expect(
      try folder.run("generate", "B.shelf.json") == Outcome(66, errors: "Error: cannot read '.': Is a directory\n"))
    try folder.put(#"{"records": "-"}"#, "B.shelf.json")
    let outcome = try folder.run("generate", "B.shelf.json")
    #expect(outcome.code == 65 && outcome.errors.hasPrefix("B.shelf.json:1:13: error: standard input "), "\(outcome)")
  }

  @Test func hashesDeclaredFilesAlone() throws {
    let folder = try folder()
    try folder.put(#"{"records": "cards.json", "groupBy": "title", "fonts": {"F": "F.ttf"}}"#, "B.shelf.json")
    let first = try folder.run("generate", "B.shelf.json").output
    try folder.put("a file that is called like a field", "title")
    #expect(try folder.run("generate", "B.shelf.json").output == first)
    try folder.put("a font that no cell uses", "F.ttf")
    #expect(try folder.run("generate", "B.shelf.json").output != first)
  }

  @Test(arguments: [
    #""cell": {"label": {"id": "bodyLabel", "font": {"name": "./F.ttf", "size": 12}}}"#,
    #""fallbackFonts": ["./F.ttf"]"#,
  ])
  func hashesFontsThatAreNamedByTheirFiles(member: String) throws {
    let folder = try folder()
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    var font = try Data(contentsOf: tests.appendingPathComponent("Fuzzing/Seeds/font/kern"))
    try folder.put(#"{"records": "cards.json", \#(member)}"#, "B.shelf.json")
    func hash() throws -> String? {
      try folder.put(font, "F.ttf")
      let outcome = try folder.run("generate", "B.shelf.json")
      #expect(outcome.code == 0, "\(outcome)")
      return outcome.lines.first { $0.contains("Inputs:") }
    }
    let first = try #require(try hash())
    #expect(try hash() == first)
    font.append(0)
    #expect(try hash() != first)
  }

  @Test func comparesWithWhatHasNoEnd() throws {
    let outcome = try folder().run("generate", "A.shelf.json", "--check", "--output", "/dev/zero", "--quiet")
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasSuffix("Error: '/dev/zero' is out of date; run generate again\n"))
  }

  @Test func refusesTooManyViewsOfVariants() throws {
    let folder = try folder()
    let label = #"{"label": {"id": "titleLabel"}}"#
    let labels = Array(repeating: #"{"label": {"text": "A"}}"#, count: 48).joined(separator: ", ")
    let cell = #"{"stackView": {"arrangedSubviews": [\#(label), \#(labels)]}}"#
    try folder.put("[]", "none.json")
    try folder.put(#"{"records": "none.json", "cell": \#(cell)}"#, "B.shelf.json")
    func errors(_ flags: String...) throws -> String {
      let outcome = try folder.run(["measure", "--config", "B.shelf.json", "--quiet"] + flags)
      #expect(outcome.code == (outcome.errors.isEmpty ? 0 : 64))
      return outcome.errors
    }
    #expect(
      try errors("--card-width", "100..500:1", "--scale", "1,2").hasPrefix(
        "Error: 401 card widths x 2 scales of 50 views make 40100 views, and at most 40000 are laid out;"))
    #expect(try errors("--card-width", "100..101", "--scale", "1,2") == "")
    let layout = ["layout", "--config", "B.shelf.json", "--devices", "all", "--orientation", "all"]
    let many = try folder.run(layout + ["--scale", "1,2,3", "--content-size-category", "all", "--quiet"])
    #expect(many.code == 64)
    #expect(many.errors.contains("make 2808 variants, and of 50 views at most 800 are laid out; leave some out"))
    #expect(
      try errors("--card-width", "100..1601", "--scale", "1,2").hasPrefix(
        "Error: 1501 points of width of 100 views, in all variants, are more than the 150000 views that are laid out"))
  }

  @Test func refusesTooManyVariants() throws {
    let folder = try folder()
    try folder.put(
      #"""
      {"records": "cards.json", "variants": {"cardWidth": {"from": 100, "to": 1100, "step": 1},
        "contentSizeCategory": ["all"], "scale": [1, 2, 3], "locale": ["en", "de"]}}
      """#, "B.shelf.json")
    let message =
      "1001 card widths x 12 text sizes x 3 scales x 2 locales make 72072 variants, and at most 10000 are measured; leave values out"
    for subcommand in ["measure", "generate", "compare", "explain", "cell"] {
      #expect(
        try folder.run(subcommand, "B.shelf.json") == Outcome(65, errors: "B.shelf.json:1:53: error: \(message)\n"),
        "\(subcommand)")
    }
    let outcome = try folder.run("measure", "cards.json", "--card-width", "100..9000:1", "--scale", "1,2")
    #expect(outcome.code == 64)
    #expect(outcome.errors.hasPrefix("Error: 8901 card widths x 2 scales make 17802 variants, and at most 10000"))
  }
}
