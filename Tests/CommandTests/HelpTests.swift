import ShelfBatch
import Testing

@testable import ShelfHeightCommand

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
    for subcommand in Subcommand.allCases { #expect(outcome.output.contains("\n  \(subcommand.rawValue) ")) }
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

  /// The help of a subcommand lists the flags of the table in their order, and the parser knows them.
  @Test(arguments: Subcommand.allCases) func showsTheTable(of subcommand: Subcommand) throws {
    let folder = try Folder()
    let name = subcommand.rawValue
    let help = try folder.run("help", name)
    #expect(help.code == 0)
    #expect(help.errors == "")
    for spelling in [[name, "--help"], [name, "-h"], [name, "--quiet", "missing.json", "-h"]] {
      #expect(try folder.run(spelling) == help)
    }
    let flags = Options.flags(of: subcommand)
    let lines = help.output.split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("  -") }
    #expect(rows.count == flags.count)
    let parser = ArgumentParser(subcommand)
    for (row, flag) in zip(rows, flags) {
      let value = flag.placeholder.map { " <\($0)>" } ?? ""
      let start = "  " + flag.spellings.joined(separator: ", ") + value
      #expect(row == start || row.hasPrefix(start + " "))
      for spelling in flag.spellings {
        do {
          _ = try parser.parse([spelling, "1", "missing.json"])
        } catch {
          #expect(!error.message.hasPrefix("Unknown option"), "\(name) \(spelling)")
        }
      }
    }
    for line in lines where line.hasPrefix("   ") { #expect(line.count <= 82) }
  }

  /// No subcommand has two flags of one spelling, and every setting with a flag is in the help of some.
  @Test func theTableIsWhole() {
    for subcommand in Subcommand.allCases {
      let spellings = Options.flags(of: subcommand).flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count, "\(subcommand)")
    }
    let names = Options.flags.map(\.name)
    for entry in Settings.all where !entry.flag.subcommands.isEmpty { #expect(names.contains(entry.name)) }
  }

  @Test func startsTheHelpOfMeasureLikeThis() throws {
    let start = """
      OVERVIEW: Turn card records into each shelf's item size and container height.

      USAGE: shelf-height measure [<options>] [<inputs> ...]

      ARGUMENTS:
        <inputs>                Files of records: .json, .ndjson, .csv or .tsv; '-'
                                reads standard input.

      OPTIONS:
        --config <file>         A <Name>.shelf.json; flags win over what it says.
        --card-width <points>   The width of every card, or several: 160,176,
                                from..to:step, from..to for each at which heights
                                change. (default: 176)
        --maximum-card-height <points>
                                No card gets taller than this; as a flag, none for no
                                limit. (default: no limit)

      """
    let help = try Folder().run("help", "measure").output
    #expect(help.hasPrefix(start))
    #expect(help.contains("\nFORMATS: table, json, ndjson, csv, swift, html (default: table)\n"))
    #expect(help.contains("\n  sizing-label[:id]       One label laid out at the card width, as the 2018\n"))
  }

  @Test func listsExitCodes() throws {
    for arguments in [["help"], ["help", "measure"], ["help", "diff"]] {
      let help = try Folder().run(arguments).output
      for code in ExitCode.allCases {
        #expect(help.contains("\n  \(code.rawValue) ") && help.contains(code.meaning.prefix(30)))
      }
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
