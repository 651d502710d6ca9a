import Testing

@testable import shelf_height

@Suite struct HelpTests {
  private static let overview = """
    OVERVIEW: The item size and the container height of horizontal shelves of cards, off the device.

    Scans the cards for the largest content, lays out that one cell as UIKit would, and gives the uniform item size
    and the height of the collection view.

    USAGE: shelf-height <subcommand>

    OPTIONS:
      -V, --version           Show the version.
      -h, --help              Show help information.

    SUBCOMMANDS:
    """

  @Test(arguments: [(["--help"], 0), (["-h"], 0), (["help"], 0)] as [([String], Int32)])
  func showsTheOverview(arguments: [String], code: Int32) throws {
    let outcome = try Folder().run(arguments)
    #expect(outcome.code == code)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix(HelpTests.overview))
    for name in ["measure", "text", "cell", "layout", "explain", "merge", "generate", "diff"] {
      #expect(outcome.output.contains("\n  \(name) "))
    }
    #expect(outcome.output.hasSuffix("\n  See 'shelf-height help <subcommand>' for detailed help.\n"))
  }

  @Test func needsASubcommand() throws {
    #expect(
      try Folder().run([])
        == Outcome(
          64,
          errors: """
            Error: Missing expected argument '<subcommand>'
            Usage: shelf-height <subcommand>
              See 'shelf-height --help' for more information.

            """))
  }

  @Test func tellsItsVersion() throws {
    let outcome = try Folder().run("--version")
    #expect(outcome.code == 0)
    #expect(outcome.output.wholeMatch(of: /\d+\.\d+\.\d+ \(Unicode 17\.0\.0\)\n/) != nil)
    #expect(try Folder().run("-V") == outcome)
  }

  @Test(arguments: [
    (
      "measure",
      """
      config card-width maximum-card-height insets line-spacing interitem-spacing container-height scale \
      content-size-category locale locale-field localizations estimator certify partial part group-by shelf-size grouped cell reuse-identifier reuse-identifier-field strings size-classes sdk bindings input-format csv-rows no-header skip-malformed fonts fallback-fonts line-break shaping \
      text-style-leading last-newline format output rejections dependencies watch jobs strict quiet verbose color help
      """
    ),
    (
      "compare",
      """
      config card-width maximum-card-height insets line-spacing interitem-spacing container-height scale \
      content-size-category locale locale-field localizations estimators exec-timeout fail-above-regret baselines no-timing group-by shelf-size cell \
      reuse-identifier reuse-identifier-field strings size-classes sdk bindings input-format csv-rows no-header skip-malformed fonts fallback-fonts line-break shaping \
      text-style-leading last-newline format output rejections dependencies jobs strict quiet verbose color help
      """
    ),
    (
      "explain",
      """
      config card-width maximum-card-height insets line-spacing interitem-spacing container-height scale \
      content-size-category locale locale-field localizations layout container-width devices orientation columns cell-padding item-size-fields group-by shelf-size shelf cell reuse-identifier reuse-identifier-field strings size-classes sdk bindings input-format csv-rows no-header skip-malformed fonts fallback-fonts line-break shaping \
      text-style-leading last-newline format output rejections dependencies watch strict quiet verbose color help
      """
    ),
    (
      "text",
      "config scale input-format csv-rows no-header skip-malformed font size width fields fonts fallback-fonts line-break shaping last-newline format output "
        + "rejections dependencies strict quiet verbose color help"
    ),
    (
      "cell",
      "config card-width scale content-size-category record cell reuse-identifier reuse-identifier-field strings size-classes sdk at-design-size stored-sizes bindings records input-format csv-rows no-header skip-malformed fonts fallback-fonts line-break shaping "
        + "text-style-leading last-newline format output dependencies strict quiet verbose color help"
    ),
    (
      "layout",
      """
      config card-width maximum-card-height insets line-spacing interitem-spacing scale content-size-category locale \
      locale-field localizations layout container-width container-height devices orientation columns cell-padding \
      placement direction section-insets header-height footer-height item-size item-size-fields rect group-by \
      shelf-size grouped strings cell size-classes sdk reuse-identifier reuse-identifier-field bindings input-format \
      csv-rows no-header skip-malformed fonts fallback-fonts line-break shaping text-style-leading last-newline format output rejections dependencies jobs strict quiet verbose \
      color help
      """
    ),
    (
      "merge",
      """
      config card-width maximum-card-height insets line-spacing interitem-spacing container-height scale \
      content-size-category locale locale-field localizations estimator certify group-by shelf-size partial cell \
      reuse-identifier reuse-identifier-field strings size-classes sdk bindings input-format csv-rows no-header skip-malformed \
      fonts fallback-fonts line-break shaping text-style-leading last-newline format output dependencies strict quiet verbose color help
      """
    ),
    ("generate", "config access-level check format output dependencies watch jobs strict quiet verbose color help"),
    ("diff", "fail-above format output dependencies quiet verbose color help"),
    ("generate-completion", "output quiet verbose color help"),
  ])
  func namesEveryFlag(subcommand: String, flags: String) throws {
    let folder = try Folder()
    let help = try folder.run("help", subcommand)
    #expect(help.code == 0)
    #expect(help.errors == "")
    for spelling in [
      [subcommand, "--help"], [subcommand, "-h"], [subcommand, "--quiet", "missing.json", "-h"],
    ] {
      #expect(try folder.run(spelling) == help)
    }
    let parser = ArgumentParser(try #require(Subcommand(rawValue: subcommand)))
    for flag in flags.split(separator: " ") {
      #expect(help.output.contains(" --\(flag)"), "\(subcommand) --\(flag)")
      // None is only in the help: the parser knows it as well.
      do {
        _ = try parser.parse(["--\(flag)", "1", "missing.json"])
      } catch {
        #expect(!error.message.hasPrefix("Unknown option"), "\(subcommand) --\(flag)")
      }
    }
    #expect(
      help.output.split(separator: "\n").filter { $0.hasPrefix("  --") }.count == flags.split(separator: " ")
        .count - 2)
    for line in help.output.split(separator: "\n") where line.hasPrefix("   ") { #expect(line.count <= 82) }
  }

  @Test func startsTheHelpOfMeasureLikeThis() throws {
    let start = """
      OVERVIEW: Turn card records into each shelf's item size and container height.

      USAGE: shelf-height measure [<options>] [<inputs> ...]

      ARGUMENTS:
        <inputs>                Files of records: .json, .ndjson or .csv; '-' reads
                                standard input.

      OPTIONS:
        --config <file>         A <Name>.shelf.json; flags win over what it says.
        --card-width <points>   The width of every card, or several: 160,176,
                                from..to:step, from..to for each at which heights
                                change. (default: 176)
        --maximum-card-height <points>
                                No card gets taller than this. (default: no limit)

      """
    let help = try Folder().run("help", "measure").output
    #expect(help.hasPrefix(start))
    #expect(help.contains("\nFORMATS: table, json, ndjson, csv, swift, html (default: table)\n"))
    #expect(help.contains("\n  sizing-label[:id]       One label laid out at the card width, as the 2018\n"))
  }

  @Test func listsExitCodes() throws {
    for arguments in [["help"], ["help", "measure"], ["help", "diff"]] {
      let help = try Folder().run(arguments).output
      for code in ["0 ", "1 ", "64", "65", "66", "70", "74"] { #expect(help.contains("\n  \(code)    ")) }
    }
  }

  @Test func shortSpellingsAreTheSame() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1]), "cards.json")
    #expect(try folder.run("measure", "-o", "a.txt", "cards.json") == Outcome(0))
    #expect(try folder.run("measure", "-o=b.txt", "cards.json") == Outcome(0))
    #expect(try folder.text("a.txt") == (try folder.text("b.txt")))
    #expect(try folder.text("a.txt") == (try folder.run("measure", "cards.json").output))
    #expect(
      try folder.run("measure", "cards.json", "-o").errors.hasPrefix("Error: Missing value for '--output <file>'"))
  }
}
