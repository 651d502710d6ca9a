import CollectionLayout
import ShelfSizing

/// Scrolls through a layout.
struct ScrollSimulator {
  /// A section of the layout.
  struct Section {
    let name: String
    let itemCount: Int
    /// Whether all its items are measured as soon as one is: `uniformAcrossSiblings`.
    let isUniform: Bool
  }

  /// The layout in which all is measured.
  private let measured: CompositionalLayout
  private let sections: [Section]
  private let environment: CompositionalLayout.Environment
  private let direction: ScrollDirection
  /// Places the layout in which so many first items of each section are measured.
  private let place: (_ counts: [Int]) throws -> CompositionalLayout

  /// The layout as far as it is measured, and of each section how many items are.
  private var layout: CompositionalLayout
  private var counts: [Int]
  private var screens: [ScrollSimulation.Screen] = []
  private var placedItems = 0

  /// Screens that are looked at.
  private static let mostScreens = 1_000
  /// Items that are placed, all times together: some seconds.
  private static let mostPlacedItems = 20_000_000

  init(
    _ measured: CompositionalLayout, _ sections: [Section], _ environment: CompositionalLayout.Environment,
    _ direction: ScrollDirection, place: @escaping (_ counts: [Int]) throws -> CompositionalLayout
  ) throws {
    (self.measured, self.sections, self.environment) = (measured, sections, environment)
    (self.direction, self.place) = (direction, place)
    counts = sections.map { _ in 0 }
    layout = try place(counts)
  }

  /// Scrolls from the start of the content to its end.
  mutating func run() throws -> ScrollSimulation {
    let estimated = length(layout)
    var crossed: Set<Int> = []
    var offset = 0.0
    var isComplete = false
    while screens.count < ScrollSimulator.mostScreens, placedItems < ScrollSimulator.mostPlacedItems {
      let visible = try measure(from: offset)
      add(nil, offset)
      for section in visible where crossed.insert(section).inserted { try cross(section) }
      let end = length(layout) - screenLength
      isComplete = offset >= end
      if isComplete { break }
      offset = min(offset + screenLength, end)
    }
    return ScrollSimulation(
      screens: screens, estimatedLength: estimated, contentLength: length(measured), isComplete: isComplete)
  }

  /// Measures what is on screen, section after section, as each moves those after it.
  ///
  /// - Returns: the sections that are on screen.
  private mutating func measure(from offset: Double) throws -> [Int] {
    var visible: [Int] = []
    for section in sections.indices {
      guard let now = layout.sectionFrame(section), let later = measured.sectionFrame(section) else { continue }
      let (start, end) = direction == .vertical ? (now.y, now.maxY) : (now.x, now.maxX)
      if start >= offset + screenLength { break }
      guard end > offset else { continue }
      visible.append(section)
      // Up to its first item that is not measured the section is as it is in the end.
      let moved = (direction == .vertical ? later.y : later.x) - start
      try measure(section, in: screen(from: offset + moved))
    }
    return visible
  }

  /// Scrolls a section across to its end.
  private mutating func cross(_ section: Int) throws {
    guard let row = measured.orthogonalRow(inSection: section), row.visibleLength > 0 else { return }
    var offset = 0.0
    while offset < row.greatestOffset, counts[section] < sections[section].itemCount,
      screens.count < ScrollSimulator.mostScreens, placedItems < ScrollSimulator.mostPlacedItems
    {
      offset = min(offset + row.visibleLength, row.greatestOffset)
      guard var part = measured.sectionFrame(section) else { return }
      // Frames are at rest, so what has come into sight lies so much farther out.
      switch direction {
      case .vertical:
        (part.x, part.width) = (0, environment.container.width + offset)
        if environment.isRightToLeft { part.x = -offset }
      case .horizontal: (part.y, part.height) = (0, environment.container.height + offset)
      }
      try measure(section, in: part)
      add(sections[section].name, offset)
    }
  }

  /// Measures the items of a section that are in a part of the measured layout.
  private mutating func measure(_ section: Int, in part: Rect) throws {
    let last = measured.elements(in: part).last { $0.kind == .item && $0.path.section == section }
    guard let last else { return }
    let count = sections[section].isUniform ? sections[section].itemCount : last.path.item + 1
    guard count > counts[section] else { return }
    counts[section] = count
    layout = try place(counts)
    placedItems += sections.reduce(0) { $0 + $1.itemCount }
  }

  private mutating func add(_ section: String?, _ offset: Double) {
    let length = length(layout)
    screens.append(
      .init(
        section: section, offset: offset, contentLength: length,
        change: screens.last.map { length - $0.contentLength } ?? 0))
  }

  private var screenLength: Double {
    direction == .vertical ? environment.container.height : environment.container.width
  }

  private func length(_ layout: CompositionalLayout) -> Double {
    direction == .vertical ? layout.contentSize.height : layout.contentSize.width
  }

  private func screen(from offset: Double) -> Rect {
    let size = environment.container
    return direction == .vertical
      ? Rect(x: 0, y: offset, width: size.width, height: size.height)
      : Rect(x: offset, y: 0, width: size.width, height: size.height)
  }
}

extension CompositionalLayout.Group {
  /// Whether some length in it is that of the longest sibling.
  var hasUniformLengths: Bool {
    size.isUniform
      || content.subitems.contains { subitem in
        switch subitem {
        case .item(let item): item.size.isUniform
        case .group(let group): group.hasUniformLengths
        }
      }
  }
}
