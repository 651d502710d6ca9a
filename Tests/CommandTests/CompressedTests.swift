import Foundation
import Testing

/// Records in files that `gzip` or `zstd` has compressed.
@Suite struct CompressedTests {
  /// `gzip`, which every system has, and `zstd` where it is installed.
  private static let programs = [("gzip", "gz"), ("zstd", "zst")].filter { program in
    ["/usr/bin", "/bin", "/usr/local/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program.0)")
    }
  }

  @Test func gzipIsHere() { #expect(CompressedTests.programs.contains { $0.0 == "gzip" }) }

  @Test(arguments: programs) func readsThemAsTheyAre(program: String, ending: String) throws {
    let folder = try Folder()
    for (name, records) in [
      ("it's cards.ndjson", #"{"id": 1, "title": "T", "body": "b"}"# + "\n"), ("cards.CSV", "id,title,body\n1,T,b\n"),
      ("cards.json", #"[{"id": 1, "title": "T", "body": "b"}]"#), ("cards.tsv", "id\ttitle\tbody\n1\tT\tb\n"),
    ] {
      try folder.put(records, name)
      let plain = try folder.run("measure", "--format", "json", name)
      #expect(try folder.launch("/bin/sh", ["-c", "\(program) -q \"$0\" && rm -f \"$0\"", name]).code == 0)
      let outcome = try folder.run("measure", "--format", "json", "\(name).\(ending)")
      // The shelf has the name of what was compressed.
      #expect(outcome.code == 0 && outcome.output == plain.output && !plain.output.isEmpty, "\(outcome)")
      #expect(try folder.run("text", "\(name).\(ending)").code == 0)
    }
    // Positions are those of the contents.
    try folder.put("{}\n{x}\n", "broken.ndjson")
    #expect(try folder.launch("/bin/sh", ["-c", "\(program) -q broken.ndjson"]).code == 0)
    let broken = try folder.run("measure", "broken.ndjson.\(ending)")
    #expect(
      broken.code == 65 && broken.errors.hasPrefix("broken.ndjson.\(ending):2:2: error: expected a key in quotes"))
  }

  @Test(arguments: programs) func whatIsCutOffGivesNothing(program: String, ending: String) throws {
    let folder = try Folder()
    let records = (0..<2000).map { #"{"id": \#($0), "title": "\#($0 * 7919 % 1009)", "body": "b"}"# + "\n" }
    try folder.put(records.joined(), "cards.ndjson")
    let cut = "\(program) -qc cards.ndjson | head -c 2000 >cut.ndjson.\(ending)"
    #expect(try folder.launch("/bin/sh", ["-c", cut]).code == 0)
    try folder.put("plain text", "plain.json.\(ending)")
    for name in ["cut.ndjson.\(ending)", "plain.json.\(ending)"] {
      let outcome = try folder.run("measure", "--output", "out", name)
      #expect(outcome.code == 65 && outcome.output == "")
      #expect(
        outcome.errors.hasSuffix("\(name):1:1: error: '\(program) -dc' can't decompress the file (exit code 1)\n"),
        "\(outcome.errors)")
      #expect(try !folder.names().contains("out"))
    }
  }

  /// A pipe, or a file whose name does not say it: the message says how it is compressed, and what to do.
  @Test(arguments: programs) func whatIsCompressedUnawares(program: String, ending: String) throws {
    let folder = try Folder()
    let message =
      ":1:1: error: the records are compressed by \(program); decompress them ('\(program) -dc'), or name a file that "
      + "ends in '.\(ending)'\n"
    for (name, records) in [
      ("cards.json", #"[{"id": 1, "title": "T", "body": "b"}]"#), ("cards.csv", "id,title,body\n1,T,b\n"),
      ("cards.ndjson", #"{"id": 1, "title": "T", "body": "b"}"#),
    ] {
      try folder.put(records, "plain")
      #expect(try folder.launch("/bin/sh", ["-c", "\(program) -qc plain >'\(name)'"]).code == 0)
      for subcommand in ["measure", "text"] {
        #expect(try folder.run(subcommand, name) == Outcome(65, errors: name + message))
      }
      let command = "'\(try Command.path())' measure - <'\(name)'"
      #expect(try folder.launch("/bin/sh", ["-c", command]) == Outcome(65, errors: "<stdin>" + message))
    }
  }

  @Test func aProgramThatIsNotHere() throws {
    let folder = try Folder()
    try folder.put("x", "cards.json.gz")
    let outcome = try folder.run(["measure", "cards.json.gz"], environment: ["PATH": "/nonexistent"])
    #expect(outcome.code == 66)
    #expect(
      outcome.errors.hasSuffix("Error: cannot read 'cards.json.gz': 'gzip', which decompresses it, is not installed\n"))
    #expect(try folder.run("measure", "none.json.gz").errors.hasPrefix("Error: cannot open 'none.json.gz': "))
    #expect(try folder.run("measure", "none.json.gz").code == 66)
  }
}
