import ShelfBatch

/// The subcommands in the help.
extension Subcommand {
  var abstract: String {
    switch self {
    case .measure: "Turn card records into each shelf's item size and container height."
    case .compare: "Run estimators over the same records, and count where each fails to find the tallest card."
    case .text: "Measure texts alone: how many lines they take at a width, and how tall that is."
    case .fit: "Say which texts are cut: those of records, and translations in .xcstrings and .strings."
    case .cell: "Lay one cell out and print its views with their frames."
    case .layout: "Say where the items of a collection view stand: in columns, in rows, on a shelf."
    case .explain: "Say why a shelf is as tall as it is."
    case .optimize: "Find the card width, maximum height and line limits that are best for all shelves."
    case .merge: "Fold parts that 'measure --partial' wrote into the results of one run."
    case .generate: "Write a configuration's heights as Swift or JSON for the app."
    case .diff: "Say which shelves grew between two results of 'measure', and by how much."
    case .history: "Show the trend of each shelf over many results of 'measure', in their order."
    case .adopt: "Make a package that measures a cell where an app has it, with only what the cell needs."
    case .previews: "Measure the previews in the sources of an app's program, and say what is cut in them."
    case .schema: "Write the JSON Schema of a configuration, a layout or a result, or the reference of all keys."
    case .generateCompletion: "Write what a shell needs to complete this command."
    }
  }

  /// How the positional arguments are called, and what they are.
  var argument: (name: String, help: String) {
    switch self {
    case .measure, .compare, .text, .layout, .explain, .optimize:
      ("inputs", "Files of records: .json, .ndjson, .csv or .tsv; '-' reads standard input.")
    case .fit:
      ("inputs", "Catalogues, .xcstrings, .strings or .stringsdict, and files of records; '-' reads standard input.")
    case .merge: ("parts", "Files that 'measure --partial' wrote, or 'merge --partial'; '-' reads standard input.")
    case .cell: ("cell", "A <Name>.shelf.json, a .xib or a .storyboard; without one, the default cell.")
    case .diff: ("results", "An old and a new result of 'measure --format json', ndjson or csv; '-' is standard input.")
    case .history: ("results", "Results of 'measure --format json', ndjson or csv, the oldest first.")
    case .schema: ("name", "\(ShowSchema.names.joined(separator: ", ")); shelf where none is named.")
    case .generateCompletion: ("shell", "bash, zsh or fish.")
    case .adopt: ("roots", "The class of a cell: StoryCell, or StoryCell@Stories/StoryCell.swift where there are two.")
    case .previews: ("names", "Parts of names, types or files of the previews that are meant; all where none is given.")
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
    case .fit: ["table", "json", "csv", "markdown", "sarif", "github"]
    case .cell: ["tree", "json", "svg"]
    case .layout: ["table", "json", "ndjson", "csv", "svg", "html"]
    case .explain: ["table", "json", "csv", "svg", "html"]
    case .generate: ["swift", "json"]
    case .adopt: ["table", "json"]
    case .previews: ["table", "json", "csv", "html"]
    case .diff: ["table", "json", "csv", "markdown", "html"]
    case .history: ["table", "json", "csv", "html", "svg"]
    case .schema: ["json", "markdown"]
    case .generateCompletion: []
    }
  }

  /// Command lines that the help shows.
  var examples: [String] {
    switch self {
    case .measure:
      [
        "shelf-height measure cards.json",
        "shelf-height measure --card-width 160 --insets 8 --scale 3 --group-by shelf cards.ndjson",
        "shelf-height measure --config Featured.shelf.json --format swift --output ShelfHeights.swift",
      ]
    case .compare:
      [
        "shelf-height compare --shelf-size 20 cards.json",
        "shelf-height compare --estimators text-column,column:score --fail-above-regret 4 cards.ndjson",
        "shelf-height compare --estimators 'exec:python3 estimate.py' --format json cards.csv",
      ]
    case .text: ["shelf-height text --font Inter-Regular.otf --size 14 --width 220 --format csv cards.csv"]
    case .fit:
      [
        "shelf-height fit --config Featured.shelf.json Localizable.xcstrings",
        "shelf-height fit --fit titleLabel=2 --content-size-category all cards.json",
        "shelf-height fit --config Featured.shelf.json --locale de,fr --grow 1.3 --format sarif Localizable.xcstrings",
      ]
    case .cell: ["shelf-height cell Featured.shelf.json --record 3"]
    case .layout:
      [
        "shelf-height layout --columns 2 --container-width 375 cards.json",
        "shelf-height layout --devices iPhone,iPad --orientation all --format csv --group-by shelf cards.ndjson",
        "shelf-height layout --layout flow --container-width 320 --item-size-fields width,height photos.csv",
      ]
    case .explain:
      [
        "shelf-height explain cards.json",
        "shelf-height explain --group-by shelf --shelf featured cards.ndjson",
      ]
    case .optimize:
      [
        "shelf-height optimize --card-width 140..240 cards.json",
        "shelf-height optimize --card-width 140..240 --maximum-card-height 200,240,none --lines titleLabel=1..3 cards.json",
        "shelf-height optimize --devices 'iPhone 17' --visible 1.5..3.5 --limit 'cut<=1%' --format html cards.json",
        "shelf-height optimize --card-width 140..240 --fail-above-loss 5% --config Featured.shelf.json",
      ]
    case .merge:
      [
        "shelf-height measure --partial --part 7 --group-by shelf --output 7.part cards-7.ndjson",
        "shelf-height merge --format csv *.part",
      ]
    case .generate:
      [
        "shelf-height generate --config Featured.shelf.json --output Featured.shelf.swift",
        "shelf-height generate --config Featured.shelf.json --output Featured.shelf.swift --check",
      ]
    case .diff:
      [
        "shelf-height diff old.json new.json",
        "shelf-height diff --fail-above 4 --format markdown old.json new.json",
      ]
    case .adopt:
      [
        "shelf-height adopt StoryCell --from ../App",
        "shelf-height adopt --list --from ../App",
      ]
    case .previews:
      [
        "swift run heights previews --content-size-category all --format html --output previews.html",
        "swift run heights previews --filter BookCard --fail-on cut,shrunk",
      ]
    case .history: ["shelf-height history --format html --output trend.html results/*.json"]
    case .schema:
      [
        "shelf-height schema --output shelf.schema.json",
        "shelf-height schema measure",
        "shelf-height schema --format markdown",
      ]
    case .generateCompletion:
      [
        "source <(shelf-height generate-completion bash)",
        "shelf-height generate-completion zsh --output ~/.zsh/completions/_shelf-height",
        "shelf-height generate-completion fish --output ~/.config/fish/completions/shelf-height.fish",
      ]
    }
  }
}
