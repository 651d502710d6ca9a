import ShelfBatch

/// What the help says of subcommands.
extension Subcommand {
  var abstract: String {
    switch self {
    case .measure: "Turn card records into each shelf's item size and container height."
    case .compare: "Run estimators over the same records, and count where each fails to find the tallest card."
    case .text: "Measure texts alone: how many lines they take at a width, and how tall that is."
    case .cell: "Lay one cell out and print its views with their frames."
    case .layout: "Say where the items of a collection view stand: in columns, in rows, on a shelf."
    case .explain: "Say why a shelf is as tall as it is."
    case .optimize: "Find the card width, maximum height and line limits that are best for all shelves."
    case .merge: "Fold parts that 'measure --partial' wrote into the results of one run."
    case .generate: "Write a configuration's heights as Swift or JSON for the app."
    case .diff: "Say which shelves grew between two results of 'measure', and by how much."
    case .generateCompletion: "Write what a shell needs to complete this command."
    }
  }

  /// How the positional arguments are called, and what they are.
  var argument: (name: String, help: String) {
    switch self {
    case .measure, .compare, .text, .layout, .explain, .optimize:
      ("inputs", "Files of records: .json, .ndjson or .csv; '-' reads standard input.")
    case .merge: ("parts", "Files that 'measure --partial' wrote, or 'merge --partial'; '-' reads standard input.")
    case .cell: ("cell", "A <Name>.shelf.json, a .xib or a .storyboard; without one, the default cell.")
    case .diff: ("results", "An old and a new result of 'measure --format json' or ndjson; '-' is standard input.")
    case .generateCompletion: ("shell", "bash, zsh or fish.")
    case .generate: ("configuration", "A <Name>.shelf.json, which names all else; the same as '--config'.")
    }
  }

  var formats: [String] {
    switch self {
    case .measure: ["table", "json", "ndjson", "csv", "swift", "html"]
    case .merge: ["table", "json", "ndjson", "csv", "swift"]
    case .compare: ["table", "json", "csv", "markdown", "html"]
    case .optimize: ["table", "json", "csv", "html"]
    case .text: ["table", "csv", "ndjson", "json"]
    case .cell: ["tree", "json", "svg"]
    case .layout: ["table", "json", "ndjson", "csv", "svg", "html"]
    case .explain: ["table", "json", "csv", "svg", "html"]
    case .generate: ["swift", "json"]
    case .diff: ["table", "json", "csv", "markdown"]
    case .generateCompletion: []
    }
  }
}
