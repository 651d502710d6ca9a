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

  /// What is shown for an error before any subcommand is known.
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

  private static func notes(_ subcommand: Subcommand) -> String {
    switch subcommand {
    case .measure:
      """

      ESTIMATORS:
      \(rows(EstimationStrategy.explanations))

      EXAMPLES:
        shelf-height measure cards.json
        shelf-height measure --card-width 160 --insets 8 --scale 3 --group-by shelf cards.ndjson
        shelf-height measure --config Featured.shelf.json --format swift --output ShelfHeights.swift

      """
    case .compare:
      """

      ESTIMATORS:
      \(rows(EstimationStrategy.explanations + [program]))

      EXAMPLES:
        shelf-height compare --shelf-size 20 cards.json
        shelf-height compare --estimators text-column,column:score --fail-above-regret 4 cards.ndjson
        shelf-height compare --estimators 'exec:python3 estimate.py' --format json cards.csv

      """
    case .optimize:
      """

      OBJECTIVES:
      \(rows(objectives))

      EXAMPLES:
        shelf-height optimize --card-width 140..240 cards.json
        shelf-height optimize --card-width 140..240 --maximum-card-height 200,240,none --lines titleLabel=1..3 cards.json
        shelf-height optimize --devices 'iPhone 17' --visible 1.5..3.5 --limit 'cut<=1%' --format html cards.json
        shelf-height optimize --card-width 140..240 --fail-above-loss 5% --config Featured.shelf.json

      """
    case .text:
      """

      EXAMPLES:
        shelf-height text --font Inter-Regular.otf --size 14 --width 220 --format csv cards.csv

      """
    case .cell:
      """

      EXAMPLES:
        shelf-height cell Featured.shelf.json --record 3

      """
    case .layout:
      """

      EXAMPLES:
        shelf-height layout --columns 2 --container-width 375 cards.json
        shelf-height layout --devices iPhone,iPad --orientation all --format csv --group-by shelf cards.ndjson
        shelf-height layout --layout flow --container-width 320 --item-size-fields width,height photos.csv

      """
    case .merge:
      """

      Options of the configuration need not be given: parts hold what results say. If they are, parts of another one are
      refused.

      EXAMPLES:
        shelf-height measure --partial --part 7 --group-by shelf --output 7.part cards-7.ndjson
        shelf-height merge --format csv *.part
      """
    case .diff:
      """

      EXAMPLES:
        shelf-height diff old.json new.json
        shelf-height diff --fail-above 4 --format markdown old.json new.json

      """
    case .generateCompletion:
      """

      EXAMPLES:
        source <(shelf-height generate-completion bash)
        shelf-height generate-completion zsh --output ~/.zsh/completions/_shelf-height
        shelf-height generate-completion fish --output ~/.config/fish/completions/shelf-height.fish

      """
    case .generate:
      """

      EXAMPLES:
        shelf-height generate --config Featured.shelf.json --output Featured.shelf.swift
        shelf-height generate --config Featured.shelf.json --output Featured.shelf.swift --check

      """
    case .explain:
      """

      WHAT IT TELLS:
      \(row("without the k tallest", "The card height if they were dropped, or cut to the next height."))
      \(row("what a field adds", "What the tallest card is lower with that field empty; and with the second tallest card's value of it, which tells the field to blame."))
      \(row("cut a field to n", "The longest beginning, in characters (grapheme clusters), at which the card is no taller than the second tallest. The next 16 longer ones were tried too."))
      \(row("white space", "Card height less the height that a card's content asks for."))
      \(row("lines lost", "Lines of a cut card that do not fit as a whole, laid out at the card height."))

      EXAMPLES:
        shelf-height explain cards.json
        shelf-height explain --group-by shelf --shelf featured cards.ndjson

      """
    }
  }

  /// What stands among the estimators of `compare` alone.
  static let program = (
    name: "exec:COMMAND",
    text: "What a program of the shell answers: records in, a line of JSON each; numbers out, a line each."
  )

  /// What `--minimize` and `--limit` name.
  static let objectives: [(name: String, text: String)] = [
    ("container-height", "Points: to be small, the sum over all shelves; as a limit, the highest."),
    ("white-space", "What of the cards' heights their content leaves empty: 0 to 1, or 18%."),
    ("area", "Card width times container height, summed."),
    ("cut", "As a limit: cards whose content is higher than the card, as a count, or as a share: 1%."),
    ("lost-lines", "As a limit: lines that line limits or the maximum hide."),
    ("visible", "As a limit: cards that the narrowest device shows, at least."),
  ]

  private static func rows(_ table: [(name: String, text: String)]) -> String {
    table.map { row($0.name, $0.text) }.joined(separator: "\n")
  }

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
  /// What each strategy does, for the help and the manual.
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
