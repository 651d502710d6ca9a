import Catalog
import CollectionLayout
import ShelfBatch
import ShelfOptimizer
import ShelfSizing

/// Every option, declared once: from this table come the parser, help, completions and the manual.
///
/// Options of keys of the configuration come from `Settings`, a topic at a time. A new option is an entry here, and its
/// flag in ``flags``.
enum Options {
  /// All flags, in the order of the help. Lists of options of any value would have the start look up the type of each.
  static let flags: [Flag] = {
    let groups: [[Flag]] = [
      [config.flag],
      Settings.flags(of: .shelf),
      [certify.flag, each.flag],
      [
        estimators.flag, execTimeout.flag, failAboveRegret.flag, baselines.flag, failAbove.flag, allowRemoved.flag,
        noTiming.flag,
      ],
      [
        // Before the devices, with which `optimize` chooses among the widths.
        cardWidths.flag, layout.flag, explainedLayout.flag, layoutFile.flag, orthogonal.flag, groupWidth.flag,
        groupHeight.flag, safeAreaInsets.flag, layoutMargins.flag, simulateScrolling.flag, containerWidth.flag,
        collectionHeight.flag, devices.flag, orientation.flag, columns.flag, cellPadding.flag, placement.flag,
        direction.flag, sectionInsets.flag, headerHeight.flag, footerHeight.flag, itemSize.flag, itemSizeFields.flag,
        rect.flag,
      ],
      [
        visible.flag, maximumCardHeights.flag, lines.flag, set.flag, minimize.flag, limit.flag, over.flag,
        weightField.flag, all.flag, write.flag, failAboveLoss.flag,
      ],
      [grow.flag],
      [filter.flag, previewWidth.flag, failOn.flag, fromPreviews.flag, now.flag],
      Settings.flags(of: .grouping),
      [
        grouped.flag, partial.flag, part.flag, shelf.flag, record.flag, against.flag, atDesignSize.flag,
        storedSizes.flag,
      ],
      Settings.flags(of: .cell),
      [inputFormat.flag],
      Settings.flags(of: .records),
      [font.flag, size.flag, width.flag, fields.flag],
      Settings.flags(of: .text),
      [from.flag, into.flag, package.flag, noBuild.flag, build.flag, scratchPath.flag, list.flag],
      Settings.flags(of: .generated),
      [
        check.flag, format.flag, output.flag, rejections.flag, dependencies.flag, watch.flag, jobs.flag, strict.flag,
        quiet.flag, verbose.flag, color.flag, help.flag,
      ],
    ]
    return groups.flatMap { $0 }
  }()

  /// The flags of a subcommand.
  static func flags(of subcommand: Subcommand) -> [Flag] { flags.filter { $0.subcommands.contains(subcommand) } }

  /// Subcommands that work by a configuration.
  private static let configured: [Subcommand] = .keyed + [.generate]
  /// Subcommands that lay out columns.
  private static let placed: [Subcommand] = [.layout, .explain]

  // MARK: The shelf

  static let config = Option(
    "config", .text, "file", for: configured, "A <Name>.shelf.json; flags win over what it says.")
  static let certify = Option(
    "certify", .on, for: [.measure, .merge],
    "Find the tallest card with a proof, as without an estimator, and tell what the one that is named says of it.")

  static let each = Option(
    "each", .on, for: [.measure], "Give the height of each card, in the order of the records, instead of the shelves'.")

  // MARK: Comparisons

  static let estimators = Option(
    "estimators", FlagNotation { text, _ in [text] }, "a,b,…", for: [.compare], choices: EstimationStrategy.names,
    shownStandard: "all that need no name",
    "What is compared; exec:COMMAND ends before the next ',exec:'; may be repeated.")
  static let execTimeout = Option(
    "exec-timeout", .number, "seconds", for: [.compare], standard: "60", "What a program may take for all records.")
  static let failAboveRegret = Option(
    "fail-above-regret", .number, "points", for: [.compare],
    "Exit with 1 if an estimator makes some shelf shorter than it has to be by more than this.")
  static let baselines = Option(
    "baselines", .list, "a,b,…", for: [.compare], choices: EstimationStrategy.names,
    "Estimators that are compared, but do not fail '--fail-above-regret'.")
  static let failAbove = Option(
    "fail-above", .number, "points", for: [.diff], "Exit with 1 if some shelf's container grew by more than this.")
  static let allowRemoved = Option(
    "allow-removed", .on, for: [.diff], "Do not exit with 1 where shelves of the old result are gone.")
  static let noTiming = Option("no-timing", .on, for: [.compare], "Leave out what differs from run to run.")

  // MARK: Layouts

  static let layout = Option(
    "layout", .choice(CollectionSettings.Layout.allCases.map { ($0.rawValue, $0) }), "name", for: [.layout],
    standard: "columns", "columns, flow, shelf or compositional.")
  /// `--layout` of `explain`, which explains columns alone.
  static let explainedLayout = Option(
    "layout", .choice([("columns", CollectionSettings.Layout.columns)]), "columns", for: [.explain],
    shownStandard: "the shelf's height", "Explain what is left free under columns, and what taking turns costs.")
  static let layoutFile = Option(
    "layout-file", .text, "file", for: [.layout], shownStandard: "the configuration's compositionalLayout",
    "A <Name>.layout.json with the sections of a compositional layout.")
  static let orthogonal = Option(
    "orthogonal",
    .choice(CompositionalLayout.OrthogonalScrollingBehavior.allCases.map { ($0.rawValue, $0) }), "behavior",
    for: [.layout], "Without a file, a compositional layout of one card a group: groupPaging, continuous, none, ….")
  static let groupWidth = Option(
    "group-width", FlagNotation(FlagValue.groupWidth), "width", for: [.layout],
    "Of its groups: up to 1 a part of the container's width, above 1 points.")
  static let groupHeight = Option(
    "group-height", FlagNotation(FlagValue.groupHeight), "height", for: [.layout], standard: "estimated",
    "Of its groups: up to 1 a part of the container's height, above 1 points; estimated or uniformAcrossSiblings, with "
      + "or without the estimate: estimated:200.")
  static let safeAreaInsets = Option(
    "safe-area-insets", FlagNotation(FlagValue.insets), "points", for: [.layout], shownStandard: "0",
    "Of the collection view, which compositional layouts keep clear of: all four sides, or top,leading,bottom,trailing."
  )
  static let layoutMargins = Option(
    "layout-margins", FlagNotation(FlagValue.insets), "points", for: [.layout], shownStandard: "0",
    "Of the collection view, for compositional layouts whose contentInsetsReference is layoutMargins.")
  static let simulateScrolling = Option(
    "simulate-scrolling", .on, for: [.layout],
    "Scroll through a compositional layout whose cells are measured as they come on screen, and tell how its content "
      + "grows and jumps.")
  static let containerWidth = Option(
    "container-width", .number, "points", for: placed, "The collection view's width; or name devices.")
  /// `--container-height` of `layout`; for shelves, the name means something else.
  static let collectionHeight = Option(
    "container-height", .number, "points", for: [.layout], shownStandard: "the device's",
    "The collection view's height, which rows that follow each other to the right fill.")
  static let devices = Option(
    "devices", .list, "a,b,…", for: placed + [.optimize, .fit],
    "Collection views as large as the screens of these: iPhone 16, iPad, all.",
    elsewhere: [
      .optimize: "Apple's devices, of which the narrowest tells how many cards are visible.",
      .fit:
        "Cards as wide as these devices show them, one at a time unless the configuration says more: iPhone 16, iPad, all.",
    ])
  static let orientation = Option(
    "orientation",
    .choice([("portrait", [.portrait]), ("landscape", [.landscape]), ("all", ColumnCounts.Orientation.allCases)]),
    "how", for: placed, standard: "portrait",
    "How devices are held: portrait, landscape or all.")
  static let columns = Option(
    "columns", FlagNotation(FlagValue.columns), "count", for: placed, shownStandard: "device",
    "How many columns, or device: a pad has 2 upright and 3 across, a phone 1 and 2, others 1.")
  static let cellPadding = Option(
    "cell-padding", .number, "points", for: placed, standard: "6", "Free inside each side of a cell's part of a column."
  )
  static let placement = Option(
    "placement", .choice([("in-turn", ColumnLayout.Placement.inTurn), ("shortest", .shortest)]), "how",
    for: [.layout], standard: "in-turn",
    "To which column an item goes: in-turn, or to the shortest.")
  static let direction = Option(
    "direction", .choice([("vertical", ScrollDirection.vertical), ("horizontal", .horizontal)]), "how",
    for: [.layout], standard: "vertical",
    "In which direction rows follow each other: vertical or horizontal.")
  static let sectionInsets = Option(
    "section-insets", FlagNotation(FlagValue.insets), "points", for: [.layout], shownStandard: "0",
    "Round the items of each section of rows: all four sides, or top,leading,bottom,trailing.")
  static let headerHeight = Option(
    "header-height", .number, "points", for: [.layout], standard: "0",
    "Of each section's header, along the scroll direction.")
  static let footerHeight = Option(
    "footer-height", .number, "points", for: [.layout], standard: "0",
    "Of each section's footer, along the scroll direction.")
  static let itemSize = Option(
    "item-size", FlagNotation(FlagValue.itemSize), "width,height", for: [.layout],
    shownStandard: "by the cell at its width",
    "Of all items; or automatic, where the cell decides its width too; or estimated, where compositional layouts keep "
      + "their estimates.")
  static let itemSizeFields = Option(
    "item-size-fields", .list, "width,height", for: placed, "The fields that hold each item's width and height.")
  static let rect = Option(
    "rect", FlagNotation(FlagValue.rect), "x,y,w,h", for: [.layout], shownStandard: "all",
    "Only what overlaps this rectangle of the content.")

  // MARK: Optimization

  /// `--card-width` of `optimize`.
  static let cardWidths = Option(
    "card-width", FlagNotation(FlagValue.cardWidths), "points", for: [.optimize], shownStandard: "the configuration's",
    "The widths to choose from: from..to for every one, from..to:step, or 160,176.")
  static let visible = Option(
    "visible", FlagNotation(FlagValue.range), "count..count", for: [.optimize],
    "The widths of which every device shows so many cards.")
  static let maximumCardHeights = Option(
    "maximum-card-height", FlagNotation(FlagValue.maxima), "a,b,…", for: [.optimize],
    shownStandard: "the configuration's",
    "The maximum heights to choose from, in points, or none.")
  static let lines = Option(
    "lines", FlagNotation(FlagValue.lineLimits), "view=a,b,…", for: [.optimize],
    "The line limits of labels to choose from: titleLabel=1..3,bodyLabel=2,none.")
  static let set = Option(
    "set", FlagNotation(FlagValue.viewLevers), "view.key=a,…", for: [.optimize],
    "Values of a view to choose from: stack.spacing=4,8; also axis, alignment, distribution, isHidden.")
  static let minimize = Option(
    "minimize", .choice(Objective.allCases.map { ($0.rawValue, $0) }), "objective", for: [.optimize],
    standard: Objective.containerHeight.rawValue,
    "What is to be small; see OBJECTIVES.")
  static let limit = Option(
    "limit", FlagNotation(FlagValue.limits), "limit", for: [.optimize],
    shownStandard: "today's cut cards and lost lines",
    "What the choice has to keep to: cut<=1%, visible>=2.2; may be repeated, see OBJECTIVES.")
  static let over = Option(
    "over", .choice(OptimizationRequest.Over.allCases.map { ($0.rawValue, $0) }), "what", for: [.optimize],
    standard: OptimizationRequest.Over.worst.rawValue,
    "With several text sizes, scales or locales: one choice for the worst of them, or one for each, also by shelf.")
  static let weightField = Option(
    "weight-field", .text, "field", for: [.optimize], shownStandard: "all shelves alike",
    "The number by which a shelf counts, of its first record that has one.")
  static let all = Option("all", .on, for: [.optimize], "List every candidate, not only those that none beats.")
  static let write = Option(
    "write", .on, for: [.optimize], "Put the choice into the configuration, and change nothing else in it.")
  static let failAboveLoss = Option(
    "fail-above-loss", FlagNotation(FlagValue.share), "percent", for: [.optimize],
    "Exit with 1 if today's choice is worse than the best by more than this.")

  // MARK: Texts in cells

  static let grow = Option(
    "grow", .number, "factor", for: [.fit],
    "Measure texts that nobody has translated yet as if they were so many times as long: 1.3.")

  // MARK: Previews

  static let filter = Option(
    "filter", .text, "text", for: [.previews], shownStandard: "all",
    "The previews whose name, type or file has this in it.")
  /// `--card-width` of `previews`.
  static let previewWidth = Option(
    "card-width", .number, "points", for: [.previews], shownStandard: "the preview's own room",
    "The width that each preview is given, with an open height.")
  static let failOn = Option(
    "fail-on", .list, "a,b,…", for: [.previews], choices: PreviewReport.Code.allCases.map(\.rawValue),
    "Exit with 1 if a preview has one of these: cut, shrunk, overlap, small-target, tall.")

  static let fromPreviews = Option(
    "from-previews", .text, "type", for: [.measure, .explain],
    "Take what the previews show of an app's type for the records, and its view for the cell.")
  static let now = Option(
    "now", FlagNotation(FlagValue.moment), "moment", for: .cells + [.previews],
    shownStandard: "that of the run", "The present moment for an app's code: 2026-12-01T09:00:00Z.")

  // MARK: Records and cells

  static let grouped = Option(
    "grouped", .on, for: [.measure, .layout], "Shelves are contiguous: write each as it ends, refuse one that returns.")
  static let partial = Option(
    "partial", .on, for: [.measure, .merge],
    "Write a part, which 'merge' folds with others into the results of one run.")
  static let part = Option(
    "part", .count(from: 0, upTo: PartMerging.largestPart), "number", for: [.measure],
    shownStandard: "as the order in which parts are merged says",
    "Where the part's records stand among those of the others.")
  static let shelf = Option("shelf", .text, "name", for: [.explain], shownStandard: "all", "Explain this shelf.")
  static let record = Option(
    "record", .text, "index", for: [.cell], standard: "0", "Show the record at this 0-based place, or with this id.")
  static let against = Option(
    "against", .text, "file", for: [.cell],
    "Compare the frames with those that a device has recorded, view by view; exit with 1 where they differ by a pixel.")
  static let atDesignSize = Option(
    "at-design-size", .on, for: [.cell], "Lay a nib's cell out at the size that the file stores, to compare frames.")
  static let storedSizes = Option(
    "stored-sizes", .on, for: [.cell], "Give content the sizes that the file stores, to check the layout alone.")
  static let inputFormat = Option(
    "input-format", .choice(RecordFormat.allCases.map { ($0.rawValue, $0) }), "format", for: .keyed,
    shownStandard: "by the file's extension", "json, ndjson, csv or tsv.")

  // MARK: Texts

  static let font = Option(
    "font", .text, "font", for: [.text], standard: "system",
    "A file, an installed family, 'system', 'Helvetica' or 'HelveticaNeue'.")
  static let size = Option("size", .number, "points", for: [.text], standard: "17", "The font's size.")
  static let width = Option("width", .number, "points", for: [.text], standard: "176", "The width of the lines.")
  static let fields = Option(
    "fields", .list, "a,b,…", for: [.text], standard: "title,body", "The fields that are measured.")

  // MARK: Cells of an app

  static let from = Option(
    "from", FlagNotation { text, _ in [text] }, "folder", for: [.adopt],
    "The folder of the app's sources; may be repeated, as for that of a package that lays views out.")
  static let into = Option(
    "into", .text, "folder", for: [.adopt], standard: "Heights", "Where the package is written.")
  static let package = Option(
    "shelf-height", .text, "path|url", for: [.adopt], shownStandard: "the package that this program was built in",
    "The package that the written one depends on.")
  static let noBuild = Option("no-build", .on, for: [.adopt], "Write the package, and build and run nothing.")
  static let build = Option(
    "build", .on, for: [.adopt], "Build the package and run the cell's code, as without '--no-build'.")
  static let scratchPath = Option(
    "scratch-path", .text, "folder", for: [.adopt], shownStandard: "'.build' in the package",
    "Where the package is built.")
  static let list = Option("list", .on, for: [.adopt], "Write nothing; list the app's cells by what they need.")

  // MARK: Output

  static let check = Option(
    "check", .on, for: [.generate], "Write nothing; exit with 1 and show how '--output' differs, if it does.")
  static let format = Option(
    "format", .text, "name", for: configured + [.diff, .history, .adopt, .schema, .previews],
    "How to write the result; see FORMATS.")
  static let output = Option(
    "output", short: "o", .text, "file", for: Subcommand.allCases, standard: "-", shownStandard: "standard output",
    "Where to; written whole or not at all.")
  static let rejections = Option(
    "rejections", .text, "file", for: [.measure, .compare, .text, .fit, .layout, .explain, .optimize],
    "List every record that is left out, as NDJSON: file, line, column, index, code, message.")
  static let dependencies = Option(
    "dependencies", .text, "file", for: Subcommand.allCases.filter { $0 != .generateCompletion && $0 != .schema },
    "List the files that were read, as a rule of make for the file of '--output'.")
  static let watch = Option(
    "watch", .on, for: [.measure, .explain, .generate],
    "Do it again whenever a file changes that it reads; a page loads itself again.")
  static let jobs = Option(
    "jobs", .count(), "count", for: [.measure, .compare, .fit, .layout, .explain, .optimize, .generate],
    shownStandard: "cores", "Threads; the result is the same.")
  static let strict = Option(
    "strict", .on, for: configured + [.adopt, .previews], "Exit with 1 after a warning or a rejected record.")
  static let quiet = Option("quiet", .on, for: Subcommand.allCases, "Say errors only.")
  static let verbose = Option("verbose", .on, for: Subcommand.allCases, "Say more.")
  static let color = Option(
    "color", .text, "when", for: Subcommand.allCases, choices: ["auto", "always", "never"], standard: "auto",
    "Colour messages: auto, always or never.")
  static let help = Option("help", short: "h", .on, for: Subcommand.allCases, "Show help information.")
}
