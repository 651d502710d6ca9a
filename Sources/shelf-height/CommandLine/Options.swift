import Catalog
import CollectionLayout
import ShelfBatch
import ShelfOptimizer
import ShelfSizing
import TextMeasurement

/// Every option, declared once.
enum Options {
  /// Subcommands whose options stand for keys of the configuration; `generate` writes what the file says.
  private static let keyed: [Subcommand] = [.measure, .compare, .text, .cell, .layout, .explain, .optimize, .merge]
  private static let shelves: [Subcommand] = [.measure, .compare, .layout, .explain, .optimize, .merge]
  private static let cells: [Subcommand] = [.measure, .compare, .layout, .explain, .cell, .optimize, .merge]
  /// Subcommands for which widths and heights of cards are given, not looked for.
  private static let sized: [Subcommand] = [.measure, .compare, .layout, .explain, .merge]

  /// Subcommands that work by a configuration.
  private static let configured: [Subcommand] = keyed + [.generate]
  /// Subcommands that have formats.
  private static let formatted: [Subcommand] = configured + [.diff]

  // MARK: The shelf

  static let config = Option.text(
    "config", "file", configured, "A <Name>.shelf.json; flags win over what it says.")
  static let cardWidth = Option(
    "card-width", "points", sized + [.cell], shownStandard: "176", isVariantDimension: true,
    "The width of every card, or several: 160,176, from..to:step, from..to for each at which heights change.",
    forOne: "The width of the card.", read: OptionValue.cardWidths)
  static let maximumCardHeight = Option.number(
    "maximum-card-height", "points", sized, shownStandard: "no limit", "No card gets taller than this.")
  static let insets = Option(
    "insets", "points", shelves, shownStandard: "0",
    "Round the shelf, or the content: all four sides, or top,leading,bottom,trailing.",
    read: OptionValue.insets)
  static let lineSpacing = Option.number(
    "line-spacing", "points", shelves, shownStandard: "10", "Between neighbouring cards, or rows.")
  static let interitemSpacing = Option.number(
    "interitem-spacing", "points", shelves, shownStandard: "10",
    "Between rows, if there were two; between items of a row.")
  static let containerHeight = Option.number(
    "container-height", "points", [.measure, .compare, .explain, .merge],
    "The height the app gives the shelf, to be checked.")
  static let scale = Option(
    "scale", "factor", keyed, choices: ["2", "3"], shownStandard: "2", isVariantDimension: true,
    "Pixels a point: 2, 3 or 2,3 for both.", forOne: "Pixels a point: 2 or 3.", read: OptionValue.numbers)
  static let contentSizeCategory = Option(
    "content-size-category", "name", cells, choices: ContentSizeCategory.allCases.map(\.rawValue) + ["all"],
    shownStandard: "large", isVariantDimension: true,
    "The text size that text styles follow, or several: large,accessibilityLarge; all.",
    forOne: "The text size that text styles follow."
  ) { text, _ in OptionValue.parts(text) }
  static let locale = Option.list(
    "locale", "a,b,…", shelves, isVariantDimension: true,
    "The languages that shelves are measured in; en-XA and ar-XB are made up.")
  static let localeField = Option.text(
    "locale-field", "field", shelves, shownStandard: "records are in all", "The field that names a record's language.")
  static let localizations = Option.text(
    "localizations", "file", shelves, "A .strings with {locale} in its path, or .xcstrings, whose keys fields hold.")
  static let estimator = Option.text(
    "estimator", "name", [.measure, .merge], choices: EstimationStrategy.names,
    shownStandard: "tallest", "How the tallest card is found; see ESTIMATORS.")
  static let certify = Option.flag(
    "certify", [.measure, .merge],
    "Find the tallest card with a proof, as without an estimator, and tell what the one that is named says of it.")

  // MARK: Comparisons

  static let estimators = Option(
    "estimators", "a,b,…", [.compare], choices: EstimationStrategy.names, shownStandard: "all that need no name",
    "What is compared; exec:COMMAND ends before the next ',exec:'; may be repeated."
  ) { text, _ in [text] }
  static let execTimeout = Option.number(
    "exec-timeout", "seconds", [.compare], standard: 60, "What a program may take for all records.")
  static let failAboveRegret = Option.number(
    "fail-above-regret", "points", [.compare],
    "Exit with 1 if an estimator makes some shelf shorter than it has to be by more than this.")
  static let baselines = Option.list(
    "baselines", "a,b,…", [.compare], choices: EstimationStrategy.names,
    "Estimators that are compared, but do not fail '--fail-above-regret'.")
  static let failAbove = Option.number(
    "fail-above", "points", [.diff], "Exit with 1 if some shelf's container grew by more than this.")
  static let noTiming = Option.flag("no-timing", [.compare], "Leave out what differs from run to run.")

  // MARK: Layouts

  static let layout = Option(
    "layout", "name", [.layout], choices: CollectionSettings.Layout.allCases.map(\.rawValue), standard: .columns,
    shownStandard: "columns", "columns, flow or shelf."
  ) { (text, name) throws(CommandError) -> CollectionSettings.Layout in
    let layouts = CollectionSettings.Layout.allCases
    let layout = try OptionValue.choice(text, of: name, among: layouts.map(\.rawValue))
    return CollectionSettings.Layout(rawValue: layout) ?? .columns
  }

  /// `--layout` of `explain`, which explains columns alone.
  static let explainedLayout = Option(
    "layout", "columns", [.explain], choices: ["columns"], shownStandard: "the shelf's height",
    "Explain what is left free under columns, and what taking turns costs."
  ) { (text, name) throws(CommandError) -> CollectionSettings.Layout in
    _ = try OptionValue.choice(text, of: name, among: ["columns"])
    return .columns
  }
  /// Subcommands that lay out columns.
  private static let placed: [Subcommand] = [.layout, .explain]
  static let containerWidth = Option.number(
    "container-width", "points", placed, "The collection view's width; or name devices.")
  /// `--container-height` of `layout`; for shelves, the name means something else.
  static let collectionHeight = Option.number(
    "container-height", "points", [.layout], shownStandard: "the device's",
    "The collection view's height, which rows that follow each other to the right fill.")
  static let devices = Option.list(
    "devices", "a,b,…", placed, "Collection views as large as the screens of these: iPhone 16, iPad, all.")
  static let orientation = Option(
    "orientation", "how", placed, choices: ["portrait", "landscape", "all"], standard: [.portrait],
    shownStandard: "portrait",
    "How devices are held: portrait, landscape or all."
  ) { (text, name) throws(CommandError) -> [ColumnCounts.Orientation] in
    switch try OptionValue.choice(text, of: name, among: ["portrait", "landscape", "all"]) {
    case "portrait": [.portrait]
    case "landscape": [.landscape]
    default: ColumnCounts.Orientation.allCases
    }
  }
  static let columns = Option(
    "columns", "count", placed, shownStandard: "device",
    "How many columns, or device: a pad has 2 upright and 3 across, a phone 1 and 2, others 1."
  ) { (text, name) throws(CommandError) -> Int? in
    if text == "device" { return nil }
    guard let count = Int(text) else {
      throw .usage("The value '\(text)' is invalid for '\(name)': it takes a whole number, or device")
    }
    return count
  }
  static let cellPadding = Option.number(
    "cell-padding", "points", placed, standard: 6, "Free inside each side of a cell's part of a column.")
  static let placement = Option(
    "placement", "how", [.layout], choices: ["in-turn", "shortest"], standard: .inTurn, shownStandard: "in-turn",
    "To which column an item goes: in-turn, or to the shortest."
  ) { (text, name) throws(CommandError) -> ColumnLayout.Placement in
    try OptionValue.choice(text, of: name, among: ["in-turn", "shortest"]) == "in-turn" ? .inTurn : .shortest
  }
  static let direction = Option(
    "direction", "how", [.layout], choices: ["vertical", "horizontal"], standard: .vertical, shownStandard: "vertical",
    "In which direction rows follow each other: vertical or horizontal."
  ) { (text, name) throws(CommandError) -> ScrollDirection in
    try OptionValue.choice(text, of: name, among: ["vertical", "horizontal"]) == "vertical" ? .vertical : .horizontal
  }
  static let sectionInsets = Option(
    "section-insets", "points", [.layout], shownStandard: "0",
    "Round the items of each section of rows: all four sides, or top,leading,bottom,trailing.",
    read: OptionValue.insets)
  static let headerHeight = Option.number(
    "header-height", "points", [.layout], standard: 0, "Of each section's header, along the scroll direction.")
  static let footerHeight = Option.number(
    "footer-height", "points", [.layout], standard: 0, "Of each section's footer, along the scroll direction.")
  static let itemSize = Option(
    "item-size", "width,height", [.layout], shownStandard: "by the cell at its width",
    "Of all items; or automatic, where the cell decides its width too.", read: OptionValue.itemSize)
  static let itemSizeFields = Option.list(
    "item-size-fields", "width,height", placed, "The fields that hold each item's width and height.")
  static let rect = Option(
    "rect", "x,y,w,h", [.layout], shownStandard: "all", "Only what overlaps this rectangle of the content."
  ) { (text, name) throws(CommandError) -> Rect in
    let numbers = try OptionValue.numbers(text, of: name)
    guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else {
      throw .usage("The value '\(text)' is invalid for '\(name)': it takes x,y,width,height")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  // MARK: Optimization

  static let cardWidths = Option(
    "card-width", "points", [.optimize], shownStandard: "the configuration's",
    "The widths to choose from: from..to for every one, from..to:step, or 160,176.", read: OptionValue.cardWidths)
  static let optimizedDevices = Option.list(
    "devices", "a,b,…", [.optimize], "Apple's devices, of which the narrowest tells how many cards are visible.")
  static let visible = Option(
    "visible", "count..count", [.optimize], "The widths of which every device shows so many cards.",
    read: OptionValue.range)
  static let maximumCardHeights = Option(
    "maximum-card-height", "a,b,…", [.optimize], shownStandard: "the configuration's",
    "The maximum heights to choose from, in points, or none.", read: OptionValue.maxima)
  static let lines = Option(
    "lines", "view=a,b,…", [.optimize], "The line limits of labels to choose from: titleLabel=1..3,bodyLabel=2,none.",
    read: OptionValue.lineLimits)
  static let set = Option(
    "set", "view.key=a,…", [.optimize],
    "Values of a view to choose from: stack.spacing=4,8; also axis, alignment, distribution, isHidden.",
    read: OptionValue.viewLevers)
  static let minimize = Option(
    "minimize", "objective", [.optimize], choices: Objective.allCases.map(\.rawValue),
    standard: Objective.containerHeight,
    shownStandard: Objective.containerHeight.rawValue, "What is to be small; see OBJECTIVES."
  ) { (text, name) throws(CommandError) -> Objective in
    let objective = try OptionValue.choice(text, of: name, among: Objective.allCases.map(\.rawValue))
    return Objective(rawValue: objective) ?? .containerHeight
  }
  static let limit = Option(
    "limit", "limit", [.optimize], shownStandard: "today's cut cards and lost lines",
    "What the choice has to keep to: cut<=1%, visible>=2.2; may be repeated, see OBJECTIVES.", read: OptionValue.limits)
  static let over = Option(
    "over", "what", [.optimize], choices: OptimizationRequest.Over.allCases.map(\.rawValue),
    standard: OptimizationRequest.Over.worst,
    shownStandard: OptimizationRequest.Over.worst.rawValue,
    "With several text sizes, scales or locales: one choice for the worst of them, or one for each, also by shelf."
  ) { (text, name) throws(CommandError) -> OptimizationRequest.Over in
    let over = try OptionValue.choice(text, of: name, among: OptimizationRequest.Over.allCases.map(\.rawValue))
    return OptimizationRequest.Over(rawValue: over) ?? .worst
  }
  static let weightField = Option.text(
    "weight-field", "field", [.optimize], shownStandard: "all shelves alike",
    "The number by which a shelf counts, of its first record that has one.")
  static let all = Option.flag("all", [.optimize], "List every candidate, not only those that none beats.")
  static let write = Option.flag(
    "write", [.optimize], "Put the choice into the configuration, and change nothing else in it.")
  static let failAboveLoss = Option(
    "fail-above-loss", "percent", [.optimize],
    "Exit with 1 if today's choice is worse than the best by more than this.",
    read: OptionValue.share)

  // MARK: Records and cells

  static let groupBy = Option.text(
    "group-by", "field", shelves, shownStandard: "each input is a shelf", "The field that names a record's shelf.")
  static let shelfSize = Option.count("shelf-size", "count", shelves, "Cut each input into shelves of so many records.")
  static let grouped = Option.flag(
    "grouped", [.measure, .layout], "Shelves are contiguous: write each as it ends, refuse one that returns.")
  static let partial = Option.flag(
    "partial", [.measure, .merge], "Write a part, which 'merge' folds with others into the results of one run.")
  static let part = Option.count(
    "part", "number", [.measure], from: 0, shownStandard: "as the order in which parts are merged says",
    "Where the part's records stand among those of the others.")
  static let shelf = Option.text("shelf", "name", [.explain], shownStandard: "all", "Explain this shelf.")
  static let record = Option.count(
    "record", "index", [.cell], from: 0, standard: 0, "Show the record at this 0-based place.")
  static let atDesignSize = Option.flag(
    "at-design-size", [.cell], "Lay a nib's cell out at the size that the file stores, to compare frames.")
  static let storedSizes = Option.flag(
    "stored-sizes", [.cell], "Give content the sizes that the file stores, to check the layout alone.")
  static let strings = Option.text("strings", "file", cells, "Texts that replace those of the nib.")
  static let cell = Option.text(
    "cell", "file", cells, shownStandard: "the article's", "A .xib, .storyboard or .json of the cell.")
  static let sizeClasses = Option.text(
    "size-classes", "width,height", cells, shownStandard: "compact,regular",
    "The size classes that a nib is read for.")
  static let sdk = Option.count(
    "sdk", "version", cells, from: 1, shownStandard: "26",
    "The major version of the iOS SDK that the nib's app is built with.")
  static let reuseIdentifier = Option.text(
    "reuse-identifier", "name", cells, "Which cell of the file is meant.")
  static let reuseIdentifierField = Option.text(
    "reuse-identifier-field", "field", cells, "The field that names a record's cell.")
  static let bindings = Option(
    "bindings", "view=field,…", cells, shownStandard: "titleLabel=title, …", "Which field each label shows.",
    read: OptionValue.bindings)
  static let records = Option.text("records", "file", [.cell], "The records that the cell shows.")
  static let inputFormat = Option(
    "input-format", "format", keyed, choices: RecordFormat.allCases.map(\.rawValue),
    shownStandard: "by the file's extension", "json, ndjson or csv."
  ) { (text, name) throws(CommandError) -> RecordFormat in
    let format = try OptionValue.choice(text, of: name, among: RecordFormat.allCases.map(\.rawValue))
    return RecordFormat(rawValue: format) ?? .ndjson
  }

  static let csvRows = Option(
    "csv-rows", "what", keyed, choices: CSVRows.allCases.map(\.rawValue), shownStandard: "reject",
    "Rows of CSV with too few cells: reject them, or pad them with empty ones."
  ) { (text, name) throws(CommandError) -> CSVRows in
    let rows = try OptionValue.choice(text, of: name, among: CSVRows.allCases.map(\.rawValue))
    return CSVRows(rawValue: rows) ?? .reject
  }

  static let noHeader = Option.flag(
    "no-header", keyed, "CSV has no header row: the columns are called 1, 2, ….")
  static let skipMalformed = Option.flag(
    "skip-malformed", keyed, "Leave out lines of NDJSON that are no JSON, as other records that can't be read.")

  // MARK: Texts

  static let font = Option.text(
    "font", "font", [.text], standard: "system",
    "A file, an installed family, 'system', 'Helvetica' or 'HelveticaNeue'.")
  static let size = Option.number("size", "points", [.text], standard: 17, "The font's size.")
  static let width = Option.number("width", "points", [.text], standard: 176, "The width of the lines.")
  static let fields = Option.list(
    "fields", "a,b,…", [.text], standard: ["title", "body"], "The fields that are measured.")
  static let fonts = Option.list(
    "fonts", "folder,…", keyed, "Folders whose font files are known by the names inside them, at any depth.")
  static let fallbackFonts = Option.list(
    "fallback-fonts", "a,b,…", keyed,
    "Fonts asked for characters that a font lacks; 'default' for those of a list that are installed.")
  static let lineBreak = Option.text(
    "line-break", "mode", keyed, choices: ["uikit", "uax14", "browser"], shownStandard: "uikit",
    "The rules that end lines: uikit (UAX #14, words of Hangul stay whole), uax14, or browser (as Chromium).")
  static let shaping = Option.text(
    "shaping", "shaper", keyed, choices: ["built-in", "harfbuzz"], shownStandard: "built-in",
    "What shapes text in fonts of files: built-in, where it can, or harfbuzz, all of it (trait HarfBuzz).")
  static let textStyleLeading = Option.text(
    "text-style-leading", "choice", cells, choices: ["apply", "ignore"], shownStandard: "apply",
    "Whether text styles space their lines by Apple's leading: apply or ignore.")
  static let lastNewline = Option.text(
    "last-newline", "choice", keyed, choices: ["count", "ignore"], shownStandard: "count",
    "Whether a newline at the end makes one more line: count or ignore.")

  // MARK: Output

  static let accessLevel = Option.text(
    "access-level", "level", [.generate], choices: ["internal", "package", "public"], shownStandard: "internal",
    "Of the Swift type: internal, package or public.")
  static let check = Option.flag(
    "check", [.generate], "Write nothing; exit with 1 and show how '--output' differs, if it does.")
  static let format = Option.text("format", "name", formatted, "How to write the result; see FORMATS.")
  static let output = Option.text(
    "output", short: "o", "file", Subcommand.allCases, standard: "-", shownStandard: "standard output",
    "Where to; written whole or not at all.")
  static let rejections = Option.text(
    "rejections", "file", [.measure, .compare, .text, .layout, .explain, .optimize],
    "List every record that is left out, as NDJSON: file, line, column, index, code, message.")
  static let dependencies = Option.text(
    "dependencies", "file", Subcommand.allCases.filter { $0 != .generateCompletion },
    "List the files that were read, as a rule of make for the file of '--output'.")
  static let watch = Option.flag(
    "watch", [.measure, .explain, .generate],
    "Do it again whenever a file changes that it reads; a page loads itself again.")
  static let jobs = Option.count(
    "jobs", "count", [.measure, .compare, .layout, .optimize, .generate], shownStandard: "cores",
    "Threads; the result is the same.")
  static let strict = Option.flag(
    "strict", configured, "Exit with 1 after a warning or a rejected record.")
  static let quiet = Option.flag("quiet", Subcommand.allCases, "Say errors only.")
  static let verbose = Option.flag("verbose", Subcommand.allCases, "Say more.")
  static let color = Option.text(
    "color", "when", Subcommand.allCases, choices: ["auto", "always", "never"], standard: "auto",
    "Colour messages: auto, always or never.")
  static let help = Option.flag("help", short: "h", Subcommand.allCases, "Show help information.")

  /// All options, in the order of the help.
  static let table: [any AnyOption] = [
    config, cardWidth, maximumCardHeight, insets, lineSpacing, interitemSpacing, containerHeight, scale,
    contentSizeCategory, locale, localeField, localizations, estimator, certify,
    estimators, execTimeout, failAboveRegret, baselines, failAbove, noTiming,
    layout, explainedLayout, containerWidth, collectionHeight, devices, orientation, columns, cellPadding, placement,
    direction,
    sectionInsets, headerHeight, footerHeight, itemSize, itemSizeFields, rect,
    cardWidths, optimizedDevices, visible, maximumCardHeights, lines, set, minimize, limit, over, weightField, all,
    write, failAboveLoss,
    groupBy, shelfSize, grouped, partial, part, shelf, record, atDesignSize, storedSizes, strings, cell, sizeClasses,
    sdk,
    reuseIdentifier,
    reuseIdentifierField, bindings, records, inputFormat, csvRows, noHeader,
    skipMalformed,
    font, size, width, fields, fonts, fallbackFonts, lineBreak, shaping, textStyleLeading, lastNewline,
    accessLevel, check, format, output, rejections, dependencies, watch, jobs, strict, quiet, verbose, color, help,
  ]

  /// The options of a subcommand, in the order of the help.
  static func of(_ subcommand: Subcommand) -> [any AnyOption] { table.filter { $0.subcommands.contains(subcommand) } }
}
