import CollectionLayout
import Reporting
import ShelfBatch
import ShelfSizing

/// `layout`: records in, where each item of a collection view stands out.
enum PlaceItems {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let name = LayoutFormatName(rawValue: try arguments.format()) ?? .table
    let request = try Request(arguments)
    let settings = try CollectionSettings(arguments)
    if settings.isGrouped { try request.requireGroupBy(for: Options.grouped) }
    let plan = try request.plan(settings)
    var options = try BatchOptions(arguments, inputs: plan.inputs, messages)
    options.drawsCards = name == .html || name == .svg
    options.countsFaults = name == .html || name == .table
    let sheet = LayoutSheet(plan, rect: try arguments.value(of: Options.rect))
    try write(
      plan, options, name.makeFormat(sheet, page: PageHead("Collection layouts", request, arguments)), arguments,
      messages)
  }

  /// Writes the sections of a plan.
  static func write(
    _ plan: CollectionPlan, _ options: BatchOptions, _ format: any ReportFormat<PlacedSection>,
    _ arguments: ParsedArguments,
    _ messages: Messages
  ) throws {
    let output = try Output(arguments)
    var options = options
    options.onEnded = output.flush
    let counts = try output.append(format) { write in
      var isEmpty = true
      let counts = try plan.run(nil, options, onDiagnostic: messages.say) { section in
        isEmpty = false
        try write([section])
      }
      if let name = options.shelf, isEmpty { throw CommandError.usage("There is no shelf '\(name)'") }
      return counts
    }
    try output.finish()
    messages.summary(counts)
  }
}

extension CollectionSettings {
  /// The settings of a layout that flags give.
  init(_ arguments: ParsedArguments) throws {
    let layout = try arguments.value(of: Options.layout) ?? .columns
    try arguments.refuseOptions(notFor: layout)
    self.init(layout, in: try arguments.containers())
    columnCount = try arguments.value(of: Options.columns) ?? nil
    cellPadding = try arguments.value(of: Options.cellPadding) ?? cellPadding
    placement = try arguments.value(of: Options.placement) ?? placement
    direction = try arguments.value(of: Options.direction) ?? direction
    sectionInsets = try arguments.value(of: Options.sectionInsets)
    headerExtent = try arguments.value(of: Options.headerHeight) ?? headerExtent
    footerExtent = try arguments.value(of: Options.footerHeight) ?? footerExtent
    safeAreaInsets = try arguments.value(of: Options.safeAreaInsets) ?? safeAreaInsets
    layoutMargins = try arguments.value(of: Options.layoutMargins) ?? layoutMargins
    composition = try arguments.composition()
    simulatesScrolling = arguments.isOn(Options.simulateScrolling)
    itemSize = try arguments.itemSize()
    isGrouped = arguments.isOn(Options.grouped)
  }
}

extension ParsedArguments {
  /// Options that only some layouts have.
  private static let special: [(option: any AnyOption, layouts: [CollectionSettings.Layout])] = [
    (Options.columns, [.columns]), (Options.cellPadding, [.columns]), (Options.placement, [.columns]),
    (Settings.cardWidth, [.flow, .shelf]), (Settings.lineSpacing, [.flow, .shelf, .compositional]),
    (Settings.interitemSpacing, [.flow, .shelf]), (Options.sectionInsets, [.flow, .shelf, .compositional]),
    (Options.direction, [.flow]),
    (Options.headerHeight, [.columns, .flow, .compositional]),
    (Options.footerHeight, [.columns, .flow, .compositional]),
    (Options.itemSizeFields, [.columns, .flow, .compositional]),
    (Options.layoutFile, [.compositional]), (Options.orthogonal, [.compositional]),
    (Options.groupWidth, [.compositional]), (Options.groupHeight, [.compositional]),
    (Options.safeAreaInsets, [.compositional]), (Options.layoutMargins, [.compositional]),
    (Options.simulateScrolling, [.compositional]),
  ]

  /// Options of a compositional layout that is described by flags alone.
  private static let ofCards: [any AnyOption] = [
    Options.groupWidth, Options.groupHeight, Settings.lineSpacing, Options.sectionInsets, Options.headerHeight,
    Options.footerHeight,
  ]

  /// Refuses what a layout has no use for.
  fileprivate func refuseOptions(notFor layout: CollectionSettings.Layout) throws(CommandError) {
    for (option, layouts) in ParsedArguments.special where has(option) && !layouts.contains(layout) {
      let takers = layouts.map { "'\(Options.layout.name) \($0.rawValue)'" }.joined(separator: " and ")
      throw .usage("The option '\(option.name)' is for \(takers)")
    }
    guard layout == .compositional, !has(Options.orthogonal) else { return }
    for option in ParsedArguments.ofCards where has(option) {
      throw .usage("The option '\(option.name)' needs '\(Options.orthogonal.name)'; a description has its own lengths")
    }
  }

  /// Where the description of a compositional layout comes from.
  fileprivate func composition() throws -> CollectionSettings.Composition {
    let (path, behavior) = (self[Options.layoutFile], try value(of: Options.orthogonal))
    switch (path, behavior) {
    case (_?, _?):
      throw CommandError.usage(
        "The options '\(Options.layoutFile.name)' and '\(Options.orthogonal.name)' contradict each other")
    case (let path?, nil): return .description(try LayoutDescription(file: path))
    case (nil, let behavior?):
      guard let width = try value(of: Options.groupWidth) else {
        throw CommandError.usage("The option '\(Options.orthogonal.name)' needs '\(Options.groupWidth.name)'")
      }
      return .cards(
        CollectionSettings.CardGroups(
          behavior, width: width,
          height: try value(of: Options.groupHeight) ?? .estimated(CollectionSettings.CardGroups.estimate)))
    case (nil, nil): return .configuration
    }
  }

  /// The collection views.
  fileprivate func containers() throws -> [CollectionContainer] {
    let (width, names) = (try value(of: Options.containerWidth), try value(of: Options.devices))
    switch (width, names) {
    case (_?, _?):
      throw CommandError.usage(
        "The options '\(Options.containerWidth.name)' and '\(Options.devices.name)' contradict each other")
    case (let width?, nil):
      if has(Options.orientation) {
        throw CommandError.usage("The option '\(Options.orientation.name)' needs '\(Options.devices.name)'")
      }
      return [CollectionContainer(width: width)]
    case (nil, let names?):
      return try CollectionContainer.devices(names, value(of: Options.orientation) ?? [.portrait])
    case (nil, nil):
      throw CommandError.usage(
        "Missing expected option '\(Options.containerWidth.name)': how wide the collection view is, or "
          + "'\(Options.devices.name)'")
    }
  }

  fileprivate func itemSize() throws -> CollectionSettings.ItemSize {
    let size = try value(of: Options.itemSize)
    guard let fields = try value(of: Options.itemSizeFields) else { return size ?? .cell }
    if size != nil {
      throw CommandError.usage(
        "The options '\(Options.itemSize.name)' and '\(Options.itemSizeFields.name)' contradict each other")
    }
    guard fields.count == 2 else {
      throw CommandError.usage(
        "The value of '\(Options.itemSizeFields.name)' is invalid: it takes two fields, width,height")
    }
    return .fields(width: fields[0], height: fields[1])
  }
}

extension LayoutSheet {
  /// The sheet of a plan's layouts.
  init(_ plan: CollectionPlan, rect: Rect?) {
    self.init(
      layout: plan.settings.layout.rawValue, sectionsStandAlone: plan.settings.layout == .shelf,
      direction: plan.scrollDirection, placement: plan.settings.placement, variants: plan.variants, rect: rect)
  }
}
