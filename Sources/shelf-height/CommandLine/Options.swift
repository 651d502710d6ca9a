import Catalog
import CollectionLayout
import ShelfBatch
import ShelfOptimizer
import ShelfSizing

/// Every option, declared once and in the order of the help: from this table come the parser, help, completions and the
/// manual.
///
/// Those that stand for keys of the configuration come from `Settings`, a topic at a time.
@dynamicMemberLookup
struct Options: Sendable {
  /// The option of a name.
  static subscript<Value>(dynamicMember option: KeyPath<Options, Option<Value>>) -> Option<Value> {
    table[keyPath: option]
  }

  private static let table = Options()

  /// All flags.
  static let flags: [Flag] = Mirror(reflecting: table).children.flatMap { child -> [Flag] in
    if let topic = child.value as? SettingEntry.Topic { return Settings.all.filter { $0.topic == topic }.map(\.flag) }
    return (child.value as? any AnyOption).map { [$0.flag] } ?? []
  }

  /// The flags of a subcommand.
  static func flags(of subcommand: Subcommand) -> [Flag] { flags.filter { $0.subcommands.contains(subcommand) } }

  /// Subcommands that work by a configuration.
  private static let configured: [Subcommand] = .keyed + [.generate]
  /// Subcommands that lay out columns.
  private static let placed: [Subcommand] = [.layout, .explain]

  // MARK: The shelf

  let config = Option.text("config", "file", for: configured, "A <Name>.shelf.json; flags win over what it says.")
  private let settingsOfShelves = SettingEntry.Topic.shelf
  let certify = Option.flag(
    "certify", for: [.measure, .merge],
    "Find the tallest card with a proof, as without an estimator, and tell what the one that is named says of it.")

  // MARK: Comparisons

  let estimators = Option(
    Flag(
      "estimators", "a,b,…", for: [.compare], choices: EstimationStrategy.names, standard: "all that need no name",
      "What is compared; exec:COMMAND ends before the next ',exec:'; may be repeated.")
  ) { text, _ in [text] }
  let execTimeout = Option.number(
    "exec-timeout", "seconds", for: [.compare], standard: 60, "What a program may take for all records.")
  let failAboveRegret = Option.number(
    "fail-above-regret", "points", for: [.compare],
    "Exit with 1 if an estimator makes some shelf shorter than it has to be by more than this.")
  let baselines = Option.list(
    "baselines", "a,b,…", for: [.compare], choices: EstimationStrategy.names,
    "Estimators that are compared, but do not fail '--fail-above-regret'.")
  let failAbove = Option.number(
    "fail-above", "points", for: [.diff], "Exit with 1 if some shelf's container grew by more than this.")
  let noTiming = Option.flag("no-timing", for: [.compare], "Leave out what differs from run to run.")

  // MARK: Layouts

  let layout = Option<CollectionSettings.Layout>.choice("layout", "name", for: [.layout], "columns, flow or shelf.")
  /// `--layout` of `explain`, which explains columns alone.
  let explainedLayout = Option.choice(
    "layout", "columns", for: [.explain], [("columns", CollectionSettings.Layout.columns)],
    shownStandard: "the shelf's height", "Explain what is left free under columns, and what taking turns costs.")
  let containerWidth = Option.number(
    "container-width", "points", for: placed, "The collection view's width; or name devices.")
  /// `--container-height` of `layout`; for shelves, the name means something else.
  let collectionHeight = Option.number(
    "container-height", "points", for: [.layout], shownStandard: "the device's",
    "The collection view's height, which rows that follow each other to the right fill.")
  let devices = Option.list(
    "devices", "a,b,…", for: placed, "Collection views as large as the screens of these: iPhone 16, iPad, all.")
  let orientation = Option.choice(
    "orientation", "how", for: placed,
    [("portrait", [.portrait]), ("landscape", [.landscape]), ("all", ColumnCounts.Orientation.allCases)],
    "How devices are held: portrait, landscape or all.")
  let columns = Option(
    Flag(
      "columns", "count", for: placed, standard: "device",
      "How many columns, or device: a pad has 2 upright and 3 across, a phone 1 and 2, others 1."),
    read: FlagValue.columns)
  let cellPadding = Option.number(
    "cell-padding", "points", for: placed, standard: 6, "Free inside each side of a cell's part of a column.")
  let placement = Option.choice(
    "placement", "how", for: [.layout], [("in-turn", ColumnLayout.Placement.inTurn), ("shortest", .shortest)],
    "To which column an item goes: in-turn, or to the shortest.")
  let direction = Option.choice(
    "direction", "how", for: [.layout], [("vertical", ScrollDirection.vertical), ("horizontal", .horizontal)],
    "In which direction rows follow each other: vertical or horizontal.")
  let sectionInsets = Option(
    Flag(
      "section-insets", "points", for: [.layout], standard: "0",
      "Round the items of each section of rows: all four sides, or top,leading,bottom,trailing."),
    read: FlagValue.insets)
  let headerHeight = Option.number(
    "header-height", "points", for: [.layout], standard: 0, "Of each section's header, along the scroll direction.")
  let footerHeight = Option.number(
    "footer-height", "points", for: [.layout], standard: 0, "Of each section's footer, along the scroll direction.")
  let itemSize = Option(
    Flag(
      "item-size", "width,height", for: [.layout], standard: "by the cell at its width",
      "Of all items; or automatic, where the cell decides its width too."),
    read: FlagValue.itemSize)
  let itemSizeFields = Option.list(
    "item-size-fields", "width,height", for: placed, "The fields that hold each item's width and height.")
  let rect = Option(
    Flag("rect", "x,y,w,h", for: [.layout], standard: "all", "Only what overlaps this rectangle of the content."),
    read: FlagValue.rect)

  // MARK: Optimization

  /// `--card-width` of `optimize`.
  let cardWidths = Option(
    Flag(
      "card-width", "points", for: [.optimize], standard: "the configuration's",
      "The widths to choose from: from..to for every one, from..to:step, or 160,176."),
    read: FlagValue.cardWidths)
  let optimizedDevices = Option.list(
    "devices", "a,b,…", for: [.optimize], "Apple's devices, of which the narrowest tells how many cards are visible.")
  let visible = Option(
    Flag("visible", "count..count", for: [.optimize], "The widths of which every device shows so many cards."),
    read: FlagValue.range)
  let maximumCardHeights = Option(
    Flag(
      "maximum-card-height", "a,b,…", for: [.optimize], standard: "the configuration's",
      "The maximum heights to choose from, in points, or none."),
    read: FlagValue.maxima)
  let lines = Option(
    Flag(
      "lines", "view=a,b,…", for: [.optimize],
      "The line limits of labels to choose from: titleLabel=1..3,bodyLabel=2,none."),
    read: FlagValue.lineLimits)
  let set = Option(
    Flag(
      "set", "view.key=a,…", for: [.optimize],
      "Values of a view to choose from: stack.spacing=4,8; also axis, alignment, distribution, isHidden."),
    read: FlagValue.viewLevers)
  let minimize = Option<Objective>.choice(
    "minimize", "objective", for: [.optimize], "What is to be small; see OBJECTIVES.")
  let limit = Option(
    Flag(
      "limit", "limit", for: [.optimize], standard: "today's cut cards and lost lines",
      "What the choice has to keep to: cut<=1%, visible>=2.2; may be repeated, see OBJECTIVES."),
    read: FlagValue.limits)
  let over = Option<OptimizationRequest.Over>.choice(
    "over", "what", for: [.optimize],
    "With several text sizes, scales or locales: one choice for the worst of them, or one for each, also by shelf.")
  let weightField = Option.text(
    "weight-field", "field", for: [.optimize], shownStandard: "all shelves alike",
    "The number by which a shelf counts, of its first record that has one.")
  let all = Option.flag("all", for: [.optimize], "List every candidate, not only those that none beats.")
  let write = Option.flag(
    "write", for: [.optimize], "Put the choice into the configuration, and change nothing else in it.")
  let failAboveLoss = Option(
    Flag(
      "fail-above-loss", "percent", for: [.optimize],
      "Exit with 1 if today's choice is worse than the best by more than this."),
    read: FlagValue.share)

  // MARK: Records and cells

  private let settingsOfGrouping = SettingEntry.Topic.grouping
  let grouped = Option.flag(
    "grouped", for: [.measure, .layout], "Shelves are contiguous: write each as it ends, refuse one that returns.")
  let partial = Option.flag(
    "partial", for: [.measure, .merge], "Write a part, which 'merge' folds with others into the results of one run.")
  let part = Option.count(
    "part", "number", for: [.measure], from: 0, shownStandard: "as the order in which parts are merged says",
    "Where the part's records stand among those of the others.")
  let shelf = Option.text("shelf", "name", for: [.explain], shownStandard: "all", "Explain this shelf.")
  let record = Option.count(
    "record", "index", for: [.cell], from: 0, standard: 0, "Show the record at this 0-based place.")
  let atDesignSize = Option.flag(
    "at-design-size", for: [.cell], "Lay a nib's cell out at the size that the file stores, to compare frames.")
  let storedSizes = Option.flag(
    "stored-sizes", for: [.cell], "Give content the sizes that the file stores, to check the layout alone.")
  private let settingsOfCells = SettingEntry.Topic.cell
  let inputFormat = Option<RecordFormat>.choice(
    "input-format", "format", for: .keyed, shownStandard: "by the file's extension", "json, ndjson or csv.")
  private let settingsOfRecords = SettingEntry.Topic.records

  // MARK: Texts

  let font = Option.text(
    "font", "font", for: [.text], standard: "system",
    "A file, an installed family, 'system', 'Helvetica' or 'HelveticaNeue'.")
  let size = Option.number("size", "points", for: [.text], standard: 17, "The font's size.")
  let width = Option.number("width", "points", for: [.text], standard: 176, "The width of the lines.")
  let fields = Option.list(
    "fields", "a,b,…", for: [.text], standard: ["title", "body"], "The fields that are measured.")
  private let settingsOfTexts = SettingEntry.Topic.text

  // MARK: Output

  private let settingsOfGeneratedFiles = SettingEntry.Topic.generated
  let check = Option.flag(
    "check", for: [.generate], "Write nothing; exit with 1 and show how '--output' differs, if it does.")
  let format = Option.text("format", "name", for: configured + [.diff], "How to write the result; see FORMATS.")
  let output = Option.text(
    "output", short: "o", "file", for: Subcommand.allCases, standard: "-", shownStandard: "standard output",
    "Where to; written whole or not at all.")
  let rejections = Option.text(
    "rejections", "file", for: [.measure, .compare, .text, .layout, .explain, .optimize],
    "List every record that is left out, as NDJSON: file, line, column, index, code, message.")
  let dependencies = Option.text(
    "dependencies", "file", for: Subcommand.allCases.filter { $0 != .generateCompletion },
    "List the files that were read, as a rule of make for the file of '--output'.")
  let watch = Option.flag(
    "watch", for: [.measure, .explain, .generate],
    "Do it again whenever a file changes that it reads; a page loads itself again.")
  let jobs = Option.count(
    "jobs", "count", for: [.measure, .compare, .layout, .optimize, .generate], shownStandard: "cores",
    "Threads; the result is the same.")
  let strict = Option.flag("strict", for: configured, "Exit with 1 after a warning or a rejected record.")
  let quiet = Option.flag("quiet", for: Subcommand.allCases, "Say errors only.")
  let verbose = Option.flag("verbose", for: Subcommand.allCases, "Say more.")
  let color = Option.text(
    "color", "when", for: Subcommand.allCases, choices: ["auto", "always", "never"], standard: "auto",
    "Colour messages: auto, always or never.")
  let help = Option.flag("help", short: "h", for: Subcommand.allCases, "Show help information.")
}
