import Foundation
import Testing

/// The manual page and what shells complete, asked of the programs that read them.
@Suite struct ShellTests {
  private static func path(of program: String) -> String? {
    ["/usr/bin/", "/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + program }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  private static let (bash, zsh) = (path(of: "bash"), path(of: "zsh"))
  private static let (fish, mandoc) = (path(of: "fish"), path(of: "mandoc"))

  private func folder(for shell: String) throws -> Folder {
    let folder = try Folder()
    let script = try folder.run("generate-completion", shell)
    #expect(script.code == 0 && script.errors == "")
    try folder.put(script.output, "completion")
    return folder
  }

  @Test(.enabled(if: bash != nil, "needs bash")) func bashCompletes() throws {
    let folder = try folder(for: "bash")
    let script = #"""
      source ./completion
      try() { COMP_WORDS=(shelf-height "$@"); COMP_CWORD=$#; _shelf_height; echo "${COMPREPLY[*]}"; }
      try mea; try help g; try measure --form; try measure --format ''; try generate -o ''; try diff --fail
      try generate-completion ''; try measure --color a; try measure cards; try explain --layout ''
      try measure --estimator t; try compare --estimators s; try compare --baselines e; try merge --estimator column:s
      try cell --content-size-category accessibilityM
      """#
    let outcome = try folder.launch(try #require(ShellTests.bash), ["-c", script])
    #expect(outcome.code == 0 && outcome.errors == "")
    #expect(
      outcome.lines == [
        "measure", "generate generate-completion", "--format", "table json ndjson csv swift html", "", "--fail-above",
        "bash zsh fish", "auto always", "", "columns", "text-column tallest", "sizing-label", "exhaustive", "",
        "accessibilityMedium",
      ])
  }

  @Test(.enabled(if: fish != nil, "needs fish")) func fishCompletes() throws {
    let folder = try folder(for: "fish")
    let script = """
      source ./completion
      for line in mea 'help g' 'measure --form' 'measure --format ' 'diff --fail' 'generate-completion '
        complete -C "shelf-height $line" | string replace -r '\\t.*' '' | string join ' '
      end
      """
    let outcome = try folder.launch(
      try #require(ShellTests.fish), ["-N", "-c", script], environment: ["HOME": folder.path])
    #expect(outcome.code == 0)
    #expect(
      outcome.lines == [
        "measure", "generate generate-completion", "--format", "csv html json ndjson swift table", "--fail-above",
        "bash fish zsh",
      ])
  }

  /// The input of zsh's own functions: the completion system itself needs a terminal.
  @Test(.enabled(if: zsh != nil, "needs zsh")) func zshCompletes() throws {
    let folder = try folder(for: "zsh")
    let script = #"""
      compdef() { print compdef $@ }
      _arguments() { print -l -- $words[1] $@ }
      _describe() { print -l -- $subcommands }
      source ./completion
      words=(shelf-height d) CURRENT=2 _shelf_height
      words=(shelf-height diff x) CURRENT=3 _shelf_height
      words=(shelf-height generate-completion x) CURRENT=3 _shelf_height
      """#
    let outcome = try folder.launch(try #require(ShellTests.zsh), ["-f", "-c", script])
    #expect(outcome.code == 0 && outcome.errors == "")
    #expect(outcome.lines.first == "compdef _shelf_height shelf-height")
    for line in [
      "measure:Turn card records into each shelf's item size and container height.", "help:Show help information.",
      "*--fail-above[Exit with 1 if some shelf's container grew by more than this.]:points: ",
      "*-o[Where to; written whole or not at all. (default: standard output)]:file:_files",
      "*--output[Where to; written whole or not at all. (default: standard output)]:file:_files",
      "*--format[How to write the result; see FORMATS.]:name:(table json csv markdown html)", "*:results:_files",
      "*:shell:(bash zsh fish)",
    ] { #expect(outcome.lines.contains(line), "\(line)") }
  }

  @Test(.enabled(if: mandoc != nil, "needs mandoc")) func theManualIsWellFormed() throws {
    let folder = try Folder()
    let page = try folder.run("help", "--man")
    #expect(page.code == 0 && page.errors == "")
    try folder.put(page.output, "shelf-height.1")
    let mandoc = try #require(ShellTests.mandoc)
    #expect(try folder.launch(mandoc, ["-Tlint", "-Wstyle", "shelf-height.1"]) == Outcome(0))
    let text = try folder.launch(mandoc, ["-Tascii", "-Owidth=200", "shelf-height.1"]).output
      .replacing(/.\u{8}/, with: "")
    for line in [
      "-o, --output file", "--maximum-card-height points",
      "Exit with 1 if some shelf's container grew by more than this.",
    ] { #expect(text.contains(line), "\(line)") }
    // A reference of an option is a section, as in the help.
    let sections = page.output.matches(of: /see\s+([A-Z]+)/).map { $0.1 }
    #expect(Set(sections) == ["FORMATS", "ESTIMATORS", "OBJECTIVES"])
    for section in sections { #expect(page.output.contains("\n.Sh \(section)\n"), "\(section)") }
    for line in ["white-space", "exec:COMMAND", "tree, json, svg; the first unless another is named."] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test func refusesOtherShells() throws {
    for (arguments, message) in [
      ([], "Missing expected argument '<shell>': name bash, zsh, fish"),
      (["fsh"], "Unknown shell 'fsh'. Did you mean 'zsh'?"),
      (["tcsh"], "Unknown shell 'tcsh'; allowed are bash, zsh, fish"),
      (["bash", "zsh"], "Unexpected argument 'zsh'"),
    ] {
      let outcome = try Folder().run(["generate-completion"] + arguments)
      #expect(outcome.code == 64 && outcome.errors.hasPrefix("Error: \(message)\n"), "\(outcome)")
    }
  }

  /// A terminal that knows lines alone gets no colours and no bar.
  @Test(.enabled(if: path(of: "script") != nil, "needs script(1)")) func dumbTerminalsGetPlainLines() throws {
    let folder = try Folder()
    let command = "\(try Command.path()) measure none.json"
    for (terminal, isColored) in [("xterm", true), ("dumb", false)] {
      let outcome = try folder.launch(
        try #require(ShellTests.path(of: "script")), ["-qec", command, "/dev/null"], environment: ["TERM": terminal])
      #expect(outcome.output.contains("\u{1B}[") == isColored, "\(outcome)")
    }
  }

  /// The bar is taken away before results come, which else would stand behind it.
  @Test(
    .enabled(if: path(of: "script") != nil, "needs script(1)"),
    arguments: [
      ("(sleep 1.1; cat cards.ndjson) | TOOL measure -", "1 records, 0 MB, 1 s", "SHELF"),
      ("(sleep 1.1; cat cards.ndjson) | TOOL explain -", "1 records, 0 MB, 1 s", "stdin: cards 176 x "),
      ("(sleep 1.1; cat cards.ndjson) | TOOL measure - --output out", "1 records, 0 MB, 1 s", ""),
      ("(sleep 1.1; cat 0.part) | TOOL merge -", "1 shelves, 0 MB, 1 s", "SHELF"),
      ("(sleep 1.1; cat 0.part) | TOOL merge - --partial", "1 shelves, 0 MB, 1 s", "{"),
      (
        "(sleep 1.1; cat cards.ndjson) | TOOL compare - --no-timing", "1 records, 0 MB, 1 s",
        "1 shelf, 1 card: every estimator picks it"
      ),
      (
        "TOOL compare cards.ndjson --no-timing --estimators 'exec:sleep 1.3; echo 1'",
        "waiting for 'exec:sleep 1.3; echo 1', 1 s", "1 shelf, 1 card: every estimator picks it"
      ),
    ])
  func resultsDoNotStandBehindTheBar(command: String, bar: String, result: String) throws {
    let folder = try Folder()
    try folder.put(#"{"title": "T", "body": "b"}"# + "\n", "cards.ndjson")
    try folder.put(#"{"s": "a", "title": "T", "body": "b"}"# + "\n", "grouped.ndjson")
    _ = try folder.run("measure", "--partial", "--group-by", "s", "grouped.ndjson", "--output", "0.part")
    let outcome = try folder.launch(
      try #require(ShellTests.path(of: "script")),
      ["-qec", command.replacing("TOOL", with: try Command.path()), "/dev/null"], environment: ["TERM": "xterm"])
    let seen = outcome.output.components(separatedBy: "\r\u{1B}[K")
    #expect(seen.contains { $0.hasSuffix(bar) } && seen.last?.hasPrefix(result) == true, "\(outcome)")
  }
}
