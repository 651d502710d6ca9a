import CollectionLayout
import ShelfSizing

/// Places the sections of a compositional layout in each collection view: one after another, or all at once where the
/// layout has boundary items of its own or has to have sections that no record names.
struct CompositionalPlacing {
  private let description: LayoutDescription
  private let targets: [(environment: CompositionalLayout.Environment, sizes: ItemAnswers)]
  private let emptyItems: SizedItems
  private var described: DescribedSections
  private let placesAtOnce: Bool
  private let simulatesScrolling: Bool
  /// For each target, where the next section begins, in points.
  private var starts: [Double]
  /// The sections that are placed at the end.
  private var kept: [Described] = []

  private typealias Described = (section: SectionPlacing.Section, by: LayoutDescription.Section)

  init(_ description: LayoutDescription, _ pass: CollectionPass) {
    self.description = description
    var sizes = ItemAnswers(pass.settings)
    targets = pass.targets.compactMap { target in
      defer { sizes.skip(target.constraints) }
      return target.environment.map { ($0, sizes.answering(target.constraints)) }
    }
    emptyItems = pass.work.emptyOutcome
    described = DescribedSections(description)
    simulatesScrolling = pass.settings.simulatesScrolling
    // Where leading is right, frames to the left count from the end of the content.
    let isMirrored = targets.contains { $0.environment.isRightToLeft }
    placesAtOnce =
      described.hasNames || !description.configuration.boundaryItems.isEmpty || simulatesScrolling
      || isMirrored && description.configuration.scrollDirection == .horizontal
    starts = targets.map { _ in 0 }
  }

  /// Places a section, or keeps it to the end.
  mutating func add(_ section: SectionPlacing.Section) throws -> [SectionPlacing.Placement] {
    kept.append((section, described.next(section.name)))
    if placesAtOnce { return [] }
    defer { kept = [] }
    return try placements()
  }

  /// Places the sections that were kept, each of those that no record names where its description stands.
  mutating func finish() throws -> [SectionPlacing.Placement] {
    guard placesAtOnce else { return [] }
    var rest = kept[...]
    kept = []
    for (index, by) in described.missing {
      let before = rest.prefix(index - kept.count)
      rest = rest.dropFirst(before.count)
      let section = SectionPlacing.Section(name: by.name ?? "", items: emptyItems, rejectedCount: 0, warnings: [])
      kept += before + [(section, by)]
    }
    kept += rest
    return try placements()
  }

  /// Section by section, each in all targets.
  private mutating func placements() throws -> [SectionPlacing.Placement] {
    let layouts = try targets.indices.map { try place(kept, $0) }
    let scrolling = simulatesScrolling ? try layouts.enumerated().map { try scroll($1, target: $0) } : []
    starts = layouts.map(\.nextStart)
    return kept.enumerated().flatMap { index, one in
      layouts.enumerated().map { target, layout in
        SectionPlacing.Placement(
          section: one.section, target: target, layout: layout, index: index,
          behavior: one.by.section.orthogonalScrollingBehavior,
          scrolling: scrolling.isEmpty ? nil : scrolling[target])
      }
    }
  }

  /// Scrolls through the layout, as its items are measured when they come on screen.
  private func scroll(_ layout: CompositionalLayout, target: Int) throws -> ScrollSimulation {
    let sections = kept.map { one in
      ScrollSimulator.Section(
        name: one.section.name, itemCount: one.section.items.cardCount,
        isUniform: one.by.section.group.hasUniformLengths)
    }
    var simulator = try ScrollSimulator(
      layout, sections, targets[target].environment, description.configuration.scrollDirection
    ) { try place(kept, target, measured: $0) }
    return try simulator.run()
  }

  /// Places sections.
  ///
  /// - Parameter measured: how many items of each section have sizes of their own; `nil` for all.
  private func place(
    _ all: [Described], _ target: Int, measured: [Int]? = nil
  ) throws -> CompositionalLayout {
    let (environment, sizes) = targets[target]
    let sections = all.map { one in
      var section = one.by.section
      section.itemCount = one.section.items.cardCount
      return (described: one.by, section: section)
    }
    var unforeseen: (section: Int, constraint: SizeConstraint)?
    let layout = try description.place(sections, environment, start: starts[target]) { element, proposal in
      guard case .item(let path) = element, let constraint = SizeConstraint(proposal) else { return nil }
      if let measured, path.item >= measured[path.section] { return nil }
      let size = sizes.size(ofItem: path.item, of: all[path.section].section.items, proposal, constraint)
      if size == nil, sizes.answersAll { unforeseen = unforeseen ?? (path.section, constraint) }
      return size
    }
    if let unforeseen {
      throw (sections[unforeseen.section].described.origin?.origin ?? .given).failure(
        "the size that cells of this group are given depends on the sizes of other cells, so that they were not asked; "
          + "make it absolute")
    }
    return layout
  }
}

/// The sizes of items where a layout leaves lengths open.
struct ItemAnswers {
  private let source: CollectionSettings.ItemSize
  /// The index of the first length of an answer among those of an item, by what was asked.
  private var indices: [SizeConstraint: Int] = [:]
  private var lengthCount = 0

  init(_ settings: CollectionSettings) { source = settings.itemSize }

  /// The same with the answers that follow.
  func answering(_ constraints: [SizeConstraint]) -> ItemAnswers {
    var answers = self
    for constraint in constraints {
      answers.indices[constraint] = answers.lengthCount
      answers.lengthCount += constraint.openLengths
    }
    return answers
  }

  /// Passes over the answers of a target.
  mutating func skip(_ constraints: [SizeConstraint]) {
    lengthCount += constraints.reduce(0) { $0 + $1.openLengths }
  }

  /// Whether each item has a size.
  var answersAll: Bool { source != .estimated }

  /// The size of an item; `nil` where it keeps the estimate, or where nobody has asked.
  func size(
    ofItem item: Int, of items: SizedItems, _ proposal: CompositionalLayout.Proposal, _ constraint: SizeConstraint
  ) -> Size? {
    let start = item * items.lengthCount
    let lengths: (width: Int, height: Int)
    switch source {
    case .estimated: return nil
    case .fixed(let fixed): return proposal.size(opened: fixed.width, fixed.height)
    case .fields: lengths = (start, start + 1)
    case .cell, .automatic:
      guard let first = indices[constraint] else { return nil }
      // The answer has the lengths that are open, the width first.
      lengths = (start + first, start + first + (proposal.isWidthEstimated ? 1 : 0))
    }
    return proposal.size(opened: items.lengths[lengths.width], items.lengths[lengths.height])
  }
}

extension CompositionalLayout.Proposal {
  /// The proposed size with other lengths along the open axes.
  fileprivate func size(opened width: @autoclosure () -> Double, _ height: @autoclosure () -> Double) -> Size {
    Size(width: isWidthEstimated ? width() : size.width, height: isHeightEstimated ? height() : size.height)
  }
}
