import ShelfBatch
import Testing

/// Exit code 64: the arguments are wrong.
@Suite struct UsageErrorTests {
  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.put(cards(lines: [1]), "cards.json")
    try folder.put("", "noextension")
    return folder
  }

  @Test(
    arguments: [
      (["--formt", "json"], "Unknown option '--formt'. Did you mean '--format'?"),
      (["--xyz"], "Unknown option '--xyz'"),
      (["-x"], "Unknown option '-x'"),
      (["--Format", "json"], "Unknown option '--Format'. Did you mean '--format'?"),
      (["--config-file=a"], "Unknown option '--config-file'"),
      (["--jobs"], "Missing value for '--jobs <count>'"),
      (["--bindings"], "Missing value for '--bindings <view=field,…>'"),
      (["--grouped=yes"], "The option '--grouped' takes no value"),
      (
        ["--card-width", "1e16"],
        "The value '1e16' is invalid for '--card-width': it takes a finite number of at most 1e15"
      ),
      (
        ["--card-width", "nan"],
        "The value 'nan' is invalid for '--card-width': it takes a finite number of at most 1e15"
      ),
      (
        ["--card-width", "inf"],
        "The value 'inf' is invalid for '--card-width': it takes a finite number of at most 1e15"
      ),
      (
        ["--card-width", "1e400"],
        "The value '1e400' is invalid for '--card-width': it takes a finite number of at most 1e15"
      ),
      (
        ["--card-width", "0x10"],
        "The value '0x10' is invalid for '--card-width': it takes a finite number of at most 1e15"
      ),
      (
        ["--card-width", "12pt"],
        "The value '12pt' is invalid for '--card-width': it takes a finite number of at most 1e15"
      ),
      (["--card-width="], "The value '' is invalid for '--card-width': it takes a finite number of at most 1e15"),
      (
        ["--insets", "1,2,3"],
        "The value '1,2,3' is invalid for '--insets': it takes one number or top,leading,bottom,trailing"
      ),
      (["--insets", "8,"], "The value '' is invalid for '--insets': it takes a finite number of at most 1e15"),
      (["--insets", "1,2,x,4"], "The value 'x' is invalid for '--insets': it takes a finite number of at most 1e15"),
      (
        ["--insets", "-8"],
        "insets.top is -8, but must be a finite number of at least 0 and at most 1000000"
      ),
      (["--card-width", "0"], "cardWidth is 0, but must be a finite number of at least 0.000001 and at most 1000000"),
      (["--scale", "17"], "scale is 17, but must be a finite number of at least 0.000001 and at most 16"),
      (
        ["--card-width", "32"],
        "a card width of 32 leaves no width inside the cell; make the card wider or its margins and fixed widths smaller"
      ),
      (["--jobs", "0"], "The value '0' is invalid for '--jobs': it takes a whole number from 1"),
      (
        ["--shelf-size", "1.5"],
        "The value '1.5' is invalid for '--shelf-size': it takes a whole number from 1"
      ),
      (
        ["--shelf-size", "99999999999999999999"],
        "The value '99999999999999999999' is invalid for '--shelf-size': it takes a whole number from 1"
      ),
      (["--group-by", "s", "--shelf-size", "2"], "shelves come from groupBy or from shelfSize, not from both"),
      // The article's cell has an empty one, which nobody means.
      (["--reuse-identifier", "x"], "there is no cell with the reuse identifier 'x'"),
      (["--estimator", "exec:x"], "programs estimate in 'compare --estimators' alone"),
      (["--estimator", "textcolumn"], "unknown estimator 'textcolumn'. Did you mean 'text-column'?"),
      (
        ["--estimator", "first:titleLabel"],
        "unknown estimator 'first:titleLabel'; allowed are \((EstimationStrategy.names + ["view-model"]).joined(separator: ", "))"
      ),
      (
        ["--estimator", "sizing-label:x"],
        "the estimator 'sizing-label:x' names a label that the cell lacks; its labels are titleLabel, bodyLabel"
      ),
      (
        ["--content-size-category", "lage"],
        "unknown content size category 'lage'. Did you mean 'large'?"
      ),
      (
        ["--format", "htm"],
        "The value 'htm' is invalid for '--format': it takes table, json, ndjson, csv, swift, html"
      ),
      (
        ["--format", "JSON"],
        "The value 'JSON' is invalid for '--format': it takes table, json, ndjson, csv, swift, html"
      ),
      (
        ["--input-format", "xml"],
        "The value 'xml' is invalid for '--input-format': it takes json, ndjson, csv, tsv"
      ),
      (
        ["--color", "sometimes"],
        "The value 'sometimes' is invalid for '--color': it takes auto, always, never"
      ),
      (["--shaping", "built-on"], "The value 'built-on' is invalid: it takes 'built-in' or 'harfbuzz'"),
      (["--line-break", "browsers"], "unknown line break mode 'browsers'. Did you mean 'browser'?"),
      (
        ["--bindings", "titleLabel"],
        "The value 'titleLabel' is invalid for '--bindings': it takes view=field, …"
      ),
      (
        ["--bindings", "titleLabel=a,bodyLabel=b,titleLabel=c"],
        "The value 'titleLabel=c' is invalid for '--bindings': it takes each view once"
      ),
      (["--bindings", "tileLabel=t"], "the cell has no label 'tileLabel'. Did you mean 'titleLabel'?"),
      (
        ["noextension"],
        "The format of 'noextension' can't be told from its name; add '--input-format json', 'ndjson', 'csv' or 'tsv'"
      ),
    ] as [([String], String)])
  func refusesArgumentsOfMeasure(arguments: [String], message: String) throws {
    #expect(
      try folder().run(["measure", "cards.json"] + arguments)
        == Outcome(
          64,
          errors: """
            Error: \(message)
            Usage: shelf-height measure [<options>] [<inputs> ...]
              See 'shelf-height measure --help' for more information.

            """))
  }

  @Test(arguments: [
    (["measur"], "Unknown subcommand 'measur'. Did you mean 'measure'?"),
    (["--nope"], "Unknown option '--nope'"),
    (["help", "bogus"], "Unknown subcommand 'bogus'"), (["produce"], "Unknown subcommand 'produce'"),
  ])
  func refusesSubcommands(arguments: [String], message: String) throws {
    #expect(
      try folder().run(arguments)
        == Outcome(
          64,
          errors: """
            Error: \(message)
            Usage: shelf-height <subcommand>
              See 'shelf-height --help' for more information.

            """))
  }

  @Test(
    arguments: [
      (
        ["measure"], "Missing expected argument '<inputs>': name a file of records, or '-' for standard input"
      ),
      (
        ["explain", "--quiet"],
        "Missing expected argument '<inputs>': name a file of records, or '-' for standard input"
      ),
      (
        ["text", "--size", "0", "cards.json"],
        "the font size is 0, but must be a finite number of at least 0.000001 and at most 1000"
      ),
      (
        ["text", "--width", "0", "cards.json"],
        "The value '0' is invalid for '--width': it takes a finite number of at least 0.000001 and at most 1000000"
      ),
      (["text", "--fields", "", "cards.json"], "The value of '--fields' is empty: it takes field names"),
      (
        ["text", "--scale", "0", "cards.json"],
        "The value of '--scale' is invalid: it takes a finite number of at least 0.000001 and at most 16"
      ),
      (
        ["text", "--format", "swift", "cards.json"],
        "The value 'swift' is invalid for '--format': it takes table, csv, ndjson, json"
      ),
      (
        ["cell", "cards.json"],
        "The file 'cards.json' is no <Name>.shelf.json, .xib or .storyboard; records go after '--records'"
      ),
      (
        ["cell", "--record", "0"],
        "The option '--record' needs records: name a configuration that has them, or '--records'"
      ),
      (["cell", "--records", "cards.json", "--record", "1"], "There is no record 1 in 'cards.json'"),
      (["text", "--jobs", "2", "cards.json"], "Unknown option '--jobs'"),
    ] as [([String], String)])
  func refusesArgumentsOfOthers(arguments: [String], message: String) throws {
    let outcome = try folder().run(arguments)
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: \(message)\nUsage: shelf-height \(arguments[0]) "))
  }

  /// The last of an option counts, `--` ends the options, a name and its value may stand in one argument.
  @Test func readsArgumentsAsSwiftArgumentParserDoes() throws {
    let folder = try folder()
    try folder.put(cards(lines: [2]), "--scale")
    let wanted = try folder.run("measure", "--insets", "8", "--format", "csv", "cards.json")
    #expect(wanted.code == 0)
    for arguments in [
      ["--insets=8", "--format=csv", "cards.json"],
      ["--insets", "9", "--insets", "8", "cards.json", "--format", "csv"],
      ["--format", "csv", "--insets=8", "--", "cards.json"],
      ["--insets=8,8,8,8", "--format=csv", "cards.json"],
    ] {
      #expect(try folder.run(["measure"] + arguments) == wanted)
    }
    let dashed = try folder.run("measure", "--input-format", "json", "--format", "csv", "--", "--scale")
    #expect(dashed.lines.last?.hasPrefix("'--scale,176,2,large,,176,102,") == true)
  }

  @Test func takesAnyCountOfJobs() throws {
    let folder = try folder()
    #expect(
      try folder.run("measure", "--jobs", "9223372036854775807", "cards.json")
        == (try folder.run("measure", "cards.json")))
  }
}
