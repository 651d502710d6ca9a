import ShelfBatch

/// Help in swift-argument-parser's look, from the table of flags.
enum HelpText {
  static var overview: String {
    """
    OVERVIEW: The item size and the container height of horizontal shelves of cards, off the device.

    Scans the cards for the largest content, lays out that one cell as UIKit would, and gives the uniform item size
    and the height of the collection view.

    USAGE: shelf-height <subcommand>

    OPTIONS:
      -V, --version           Show the version.
      -h, --help              Show help information.

    SUBCOMMANDS:
    \(Subcommand.allCases.map { row($0.rawValue, $0.abstract) }.joined(separator: "\n"))

    \(exitCodes)
      See 'shelf-height help <subcommand>' for detailed help.

    """
  }

  private static var exitCodes: String {
    "EXIT CODES:\n" + ExitCode.allCases.map { row("\($0.rawValue)", $0.meaning) + "\n" }.joined()
  }

  /// The last lines of an error before any subcommand is known.
  static let usage = "Usage: shelf-height <subcommand>\n  See 'shelf-height --help' for more information."

  static func usage(of subcommand: Subcommand) -> String {
    "Usage: shelf-height \(subcommand.rawValue) [<options>] [<\(subcommand.argument.name)> ...]\n"
      + "  See 'shelf-height \(subcommand.rawValue) --help' for more information."
  }

  static func help(for subcommand: Subcommand) -> String {
    let options = Options.flags(of: subcommand).map { flag in
      row(
        flag.spellings.joined(separator: ", ") + (flag.placeholder.map { " <\($0)>" } ?? ""),
        flag.help(for: subcommand))
    }
    return """
      OVERVIEW: \(subcommand.abstract)

      USAGE: shelf-height \(subcommand.rawValue) [<options>] [<\(subcommand.argument.name)> ...]

      ARGUMENTS:
      \(row("<\(subcommand.argument.name)>", subcommand.argument.help))

      OPTIONS:
      \(options.joined(separator: "\n"))

      \(formats(subcommand))\(exitCodes)\(notes(subcommand))
      """
  }

  private static func formats(_ subcommand: Subcommand) -> String {
    guard let standard = subcommand.formats.first else { return "" }
    return "FORMATS: \(subcommand.formats.joined(separator: ", ")) (default: \(standard))\n\n"
  }

  /// Tables and remarks that follow the options, then examples.
  private static func notes(_ subcommand: Subcommand) -> String {
    var sections: [String] =
      switch subcommand {
      case .measure: [section("ESTIMATORS", EstimationStrategy.explanations)]
      case .compare: [section("ESTIMATORS", EstimationStrategy.explanations + [program])]
      case .optimize: [section("OBJECTIVES", objectives)]
      case .explain: [section("WHAT IT TELLS", findings)]
      case .merge:
        [
          "Options of the configuration need not be given: parts hold what results say. If they are, parts of another "
            + "one are\nrefused."
        ]
      default: []
      }
    sections.append("EXAMPLES:\n" + subcommand.examples.map { "  \($0)" }.joined(separator: "\n"))
    return sections.map { "\n\($0)\n" }.joined()
  }

  private static func section(_ title: String, _ table: [(name: String, text: String)]) -> String {
    "\(title):\n" + table.map { row($0.name, $0.text) }.joined(separator: "\n")
  }

  /// The estimator that `compare` alone has.
  static let program = (
    name: "exec:COMMAND",
    text: "What a program of the shell answers: records in, a line of JSON each; numbers out, a line each."
  )

  /// The names that `--minimize` and `--limit` take.
  static let objectives: [(name: String, text: String)] = [
    ("container-height", "Points: to be small, the sum over all shelves; as a limit, the highest."),
    ("white-space", "What of the cards' heights their content leaves empty: 0 to 1, or 18%."),
    ("area", "Card width times container height, summed."),
    ("cut", "As a limit: cards whose content is higher than the card, as a count, or as a share: 1%."),
    ("lost-lines", "As a limit: lines that line limits or the maximum hide."),
    ("visible", "As a limit: cards that the narrowest device shows, at least."),
  ]

  /// The lines of `explain`.
  private static let findings: [(name: String, text: String)] = [
    ("without the k tallest", "The card height if they were dropped, or cut to the next height."),
    (
      "what a field adds",
      "What the tallest card is lower with that field empty; and with the second tallest card's value of it, which "
        + "tells the field to blame."
    ),
    (
      "cut a field to n",
      "The longest beginning, in characters (grapheme clusters), at which the card is no taller than the second "
        + "tallest. The next 16 longer ones were tried too."
    ),
    ("| and x", "A line of a text that is shown, and one that is cut off."),
    ("white space", "Card height less the height that a card's content asks for."),
    ("lines lost", "Lines of a cut card that do not fit as a whole, laid out at the card height."),
  ]

  /// A name and its explanation, wrapped at 80 columns as swift-argument-parser does.
  private static func row(_ name: String, _ text: String) -> String {
    let column = 26
    var line = "  " + name
    if line.count >= column {
      line += "\n" + String(repeating: " ", count: column)
    } else {
      line += String(repeating: " ", count: column - line.count)
    }
    var lines = [line]
    var width = column
    for word in text.split(separator: " ") {
      if width + word.count > 80, width > column {
        lines.append(String(repeating: " ", count: column))
        width = column
      }
      let gap = width == column ? "" : " "
      lines[lines.count - 1] += gap + word
      width += gap.count + word.count
    }
    return lines.joined(separator: "\n")
  }
}

extension EstimationStrategy {
  /// The strategies, for the help and the manual.
  static let explanations: [(name: String, text: String)] = [
    ("first", "The first card."),
    ("word-count", "Words of all labels."),
    ("character-count", "Characters of all labels."),
    ("average-advance", "Characters by the font's average advance, into lines."),
    ("advance-sum", "The sum of advances by the label's width, into lines."),
    ("sizing-label[:id]", "One label laid out at the card width, as the 2018 article does."),
    ("column-label[:id]", "One label laid out at its own width."),
    ("text-column", "All labels laid out at their own widths."),
    ("column:FIELD", "A number that each record brings in this field."),
    ("exhaustive", "Every cell laid out: exact."),
    ("tallest", "The tallest card by bounds of all heights, with a proof: exact."),
  ]
}
