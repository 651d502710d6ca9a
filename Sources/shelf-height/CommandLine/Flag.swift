/// The subcommands, in the order of the help.
enum Subcommand: String, CaseIterable {
  case measure, compare, text, cell, explain, generate

  /// Those whose flags stand for keys of the configuration; `generate` writes what the file says.
  static let keyed: [Subcommand] = [.measure, .compare, .text, .cell, .explain]

  var abstract: String {
    switch self {
    case .measure: "Turn card records into each shelf's item size and container height."
    case .compare: "Run estimators over the same records, and count where each fails to find the tallest card."
    case .text: "Measure texts alone: how many lines they take at a width, and how tall that is."
    case .cell: "Lay one cell out and print its views with their frames."
    case .explain: "Say why a shelf is as tall as it is."
    case .generate: "Write a configuration's heights as Swift or JSON for the app."
    }
  }

  /// How the positional arguments are called, and what they are.
  var argument: (name: String, help: String) {
    switch self {
    case .measure, .compare, .text, .explain:
      ("inputs", "Files of records: .json, .ndjson or .csv; '-' reads standard input.")
    case .cell: ("cell", "A <Name>.shelf.json, a .xib or a .storyboard; without one, the default cell.")
    case .generate: ("configuration", "A <Name>.shelf.json, which names all else; the same as '--config'.")
    }
  }

  var formats: [String] {
    switch self {
    case .measure: ["table", "json", "ndjson", "csv", "swift", "html"]
    case .compare: ["table", "json", "csv", "html"]
    case .text: ["table", "csv", "ndjson", "json"]
    case .cell: ["tree", "json", "svg"]
    case .explain: ["table", "json", "html"]
    case .generate: ["swift", "json"]
    }
  }
}

/// One option: the table of these feeds the parser and the help.
struct Flag {
  let name: String
  /// What stands for its value in the help; `nil` for a switch.
  let value: String?
  let help: String
  let subcommands: [Subcommand]

  static let all: [Flag] = shelf + comparison + content + text + output

  static func of(_ subcommand: Subcommand) -> [Flag] {
    all.filter { $0.subcommands.contains(subcommand) }
  }

  /// A flag that overrides a key of the configuration, whose name it has in kebab case.
  private static func key(
    _ name: String, _ value: String, _ help: String, _ subcommands: [Subcommand] = [.measure, .compare, .explain]
  ) -> Flag {
    Flag(name: name, value: value, help: help, subcommands: subcommands)
  }

  private static let severalVariants: [Subcommand] = [.measure, .compare]
  private static let oneVariant: [Subcommand] = [.explain, .cell]

  private static let shelf: [Flag] = [
    Flag(
      name: "--config", value: "file", help: "A <Name>.shelf.json; flags win over what it says.",
      subcommands: Subcommand.allCases),
    key(
      "--card-width", "points",
      "The width of every card, or several: 160,176, from..to:step, from..to for each at which heights change. (default: 176)",
      severalVariants),
    key("--card-width", "points", "The width of the card. (default: 176)", oneVariant),
    key("--maximum-card-height", "points", "No card gets taller than this. (default: no limit)"),
    key("--insets", "points", "Round the shelf: all four sides, or top,leading,bottom,trailing. (default: 0)"),
    key("--line-spacing", "points", "Between neighbouring cards. (default: 10)"),
    key("--interitem-spacing", "points", "Between rows, if there were two. (default: 10)"),
    key("--container-height", "points", "The height the app gives the shelf, to be checked."),
    key("--scale", "factor", "Pixels a point: 2, 3 or 2,3 for both. (default: 2)", severalVariants),
    key("--scale", "factor", "Pixels a point: 2 or 3. (default: 2)", oneVariant + [.text]),
    key(
      "--content-size-category", "name",
      "The text size that text styles follow, or several: large,accessibilityLarge; all. (default: large)",
      severalVariants),
    key("--content-size-category", "name", "The text size that text styles follow. (default: large)", oneVariant),
    key("--locale", "a,b,…", "The languages that shelves are measured in; en-XA and ar-XB are made up."),
    key("--locale-field", "field", "The field that names a record's language. (default: records are in all)"),
    key("--localizations", "file", "A .strings with {locale} in its path, or .xcstrings, whose keys fields hold."),
    key(
      "--estimator", "name",
      "How the tallest card is found; see ESTIMATORS. (default: text-column, or exhaustive where records choose cells, "
        + "sizes of images or what is hidden)", [.measure]),
    Flag(
      name: "--certify", value: nil,
      help: "Find the tallest card by bounds of all heights, whatever the estimator says, and give the proof.",
      subcommands: [.measure]),
  ]

  private static let comparison: [Flag] = [
    Flag(
      name: "--estimators", value: "a,b,…",
      help: "What is compared; exec:COMMAND takes the rest of the list. (default: all that need no name)",
      subcommands: [.compare]),
    Flag(
      name: "--exec-timeout", value: "seconds", help: "What a program may take for all records. (default: 60)",
      subcommands: [.compare]),
    Flag(
      name: "--fail-above-regret", value: "points",
      help: "Exit with 1 if an estimator makes some shelf shorter than it has to be by more than this.",
      subcommands: [.compare]),
    Flag(
      name: "--no-timing", value: nil, help: "Leave out what differs from run to run.", subcommands: [.compare]),
  ]

  private static let content: [Flag] = [
    key("--group-by", "field", "The field that names a record's shelf. (default: each input is a shelf)"),
    key("--shelf-size", "count", "Cut each input into shelves of so many records."),
    Flag(
      name: "--grouped", value: nil, help: "Shelves are contiguous: write each as it ends, refuse one that returns.",
      subcommands: [.measure]),
    Flag(
      name: "--shelf", value: "name", help: "Explain this shelf. (default: all)", subcommands: [.explain]),
    Flag(
      name: "--record", value: "index", help: "Show the record at this 0-based place. (default: 0)",
      subcommands: [.cell]),
    Flag(
      name: "--at-design-size", value: nil,
      help: "Lay a nib's cell out at the size that the file stores, to compare frames.", subcommands: [.cell]),
    Flag(
      name: "--stored-sizes", value: nil,
      help: "Give content the sizes that the file stores, to check the layout alone.", subcommands: [.cell]),
    Flag(
      name: "--strings", value: "file", help: "Texts that replace those of the nib.",
      subcommands: [.measure, .compare, .explain, .cell]),
    key(
      "--cell", "file", "A .xib, .storyboard or .json of the cell. (default: the article's)",
      [.measure, .compare, .explain, .cell]),
    key(
      "--size-classes", "width,height", "The size classes that a nib is read for. (default: compact,regular)",
      [.measure, .compare, .explain, .cell]),
    key("--reuse-identifier", "name", "Which cell of the file is meant.", [.measure, .compare, .explain, .cell]),
    key(
      "--reuse-identifier-field", "field", "The field that names a record's cell.",
      [.measure, .compare, .explain, .cell]),
    key(
      "--bindings", "view=field,…", "Which field each label shows. (default: titleLabel=title, …)",
      [.measure, .compare, .explain, .cell]),
    key("--records", "file", "The records that the cell shows.", [.cell]),
    Flag(
      name: "--input-format", value: "format", help: "json, ndjson or csv. (default: by the file's extension)",
      subcommands: Subcommand.keyed),
  ]

  private static let text: [Flag] = [
    Flag(
      name: "--font", value: "font", help: "A file, an installed family, 'system' or 'Helvetica'. (default: system)",
      subcommands: [.text]),
    Flag(name: "--size", value: "points", help: "The font's size. (default: 17)", subcommands: [.text]),
    Flag(name: "--width", value: "points", help: "The width of the lines. (default: 176)", subcommands: [.text]),
    Flag(
      name: "--fields", value: "a,b,…", help: "The fields that are measured. (default: title,body)",
      subcommands: [.text]),
    key(
      "--fallback-fonts", "a,b,…", "Fonts asked for characters that a font lacks.", Subcommand.keyed),
    key(
      "--line-break", "mode", "The rules that end lines: uax14. (default: uax14)", Subcommand.keyed),
    key(
      "--text-style-leading", "choice",
      "Whether text styles space their lines by Apple's leading: apply or ignore. (default: apply)",
      [.measure, .compare, .explain, .cell]),
    key(
      "--last-newline", "choice", "Whether a newline at the end makes one more line: count or ignore. (default: count)",
      Subcommand.keyed),
  ]

  private static let output: [Flag] = [
    Flag(
      name: "--access-level", value: "level",
      help: "Of the Swift type: internal, package or public. (default: internal)",
      subcommands: [.generate]),
    Flag(
      name: "--check", value: nil, help: "Write nothing; exit with 1 and show how '--output' differs, if it does.",
      subcommands: [.generate]),
    Flag(
      name: "--format", value: "name", help: "How to write the result; see FORMATS.", subcommands: Subcommand.allCases),
    Flag(
      name: "--output", value: "file", help: "Where to; written whole or not at all. (default: standard output)",
      subcommands: Subcommand.allCases),
    Flag(
      name: "--jobs", value: "count", help: "Threads; the result is the same. (default: cores)",
      subcommands: [.measure, .compare, .generate]),
    Flag(
      name: "--strict", value: nil, help: "Exit with 1 after a warning or a rejected record.",
      subcommands: Subcommand.allCases),
    Flag(name: "--quiet", value: nil, help: "Say errors only.", subcommands: Subcommand.allCases),
    Flag(name: "--verbose", value: nil, help: "Say more.", subcommands: Subcommand.allCases),
    Flag(
      name: "--color", value: "when", help: "Colour messages: auto, always or never. (default: auto)",
      subcommands: Subcommand.allCases),
    Flag(name: "--help", value: nil, help: "Show help information.", subcommands: Subcommand.allCases),
  ]
}
