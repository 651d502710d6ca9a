import CollectionLayout
import SeededRandom
import ShelfSizing

/// A compositional layout that nobody wrote: groups in groups, and all that sections have.
struct RandomComposition {
  var environment: Layout.Environment
  var configuration: Layout.Configuration
  var sections: [Layout.Section]
  /// Cells' lengths come from here.
  let seed: UInt64

  /// A description.
  ///
  /// - Parameter isOrderly: without anything that lets items overlap or leave their groups: no negative room, nothing that
  ///   is longer than what it lies in, and no custom groups.
  init(using random: inout SeededGenerator, isOrderly: Bool = false) {
    var maker = CompositionMaker(random: random, isOrderly: isOrderly)
    environment = maker.environment()
    configuration = maker.configuration()
    sections = (0..<maker.int(0...4)).map { _ in maker.section() }
    seed = maker.random.next()
    random = maker.random
  }

  /// Lays it out; every third cell keeps its estimate.
  func layout(
    start: Double = 0, sections range: Range<Int>? = nil, configuration: Layout.Configuration? = nil
  ) throws(LayoutError) -> Layout {
    let range = range ?? sections.indices
    return try Layout(
      environment, configuration: configuration ?? self.configuration, start: start, sections: Array(sections[range])
    ) { element, proposal in
      guard case .item(let path) = element else { return nil }
      var random = SeededGenerator(seed: seed &+ UInt64(path.item * 31 + path.section + range.lowerBound))
      if Int.random(in: 0..<3, using: &random) == 0 { return nil }
      return Size(width: Double.random(in: 0...90, using: &random), height: randomHeight(using: &random))
    }
  }
}

/// The layout of a description, `nil` for one with a group that has no room for its first subitem, or too much room.
func layoutIfThereIsRoom(_ description: RandomComposition) throws -> Layout? {
  do {
    return try description.layout()
  } catch LayoutError.group(_, .noRoom) {
    return nil
  } catch LayoutError.group(_, .slots) {
    return nil
  }
}

func randomCompositionalLayout(using random: inout SeededGenerator) throws -> Layout {
  while true {
    if let layout = try layoutIfThereIsRoom(RandomComposition(using: &random)) { return layout }
  }
}

/// Picks the parts of a description.
private struct CompositionMaker {
  var random: SeededGenerator
  let isOrderly: Bool

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[int(0...values.count - 1)] }
  mutating func oneIn(_ count: Int) -> Bool { int(1...count) == 1 }

  /// Room that may be negative.
  mutating func room() -> Double {
    isOrderly || !oneIn(8) ? pick([0, 0, 8, 7.5, 10.0 / 3]) : pick([-3.25, -20])
  }

  mutating func insets(_ part: Int = 3) -> EdgeInsets {
    guard oneIn(part) else { return .zero }
    return EdgeInsets(top: room(), leading: room(), bottom: room(), trailing: oneIn(6) ? 0.1 : room())
  }

  /// Of an item or a group; orderly ones are shorter than it.
  mutating func innerInsets() -> EdgeInsets {
    isOrderly ? EdgeInsets(all: oneIn(8) ? 0.1 : 0) : insets(7)
  }

  mutating func spacing() -> Layout.Spacing? {
    switch int(0...3) {
    case 0: nil
    case 1: .flexible(room())
    default: .fixed(room())
    }
  }

  mutating func edges() -> Layout.EdgeSpacing {
    guard oneIn(4) else { return .init() }
    if isOrderly {
      return pick([
        .init(leading: .flexible(0)), .init(top: .flexible(0)), .init(leading: .flexible(0), trailing: .flexible(0)),
        .init(top: .flexible(0), bottom: .flexible(0)),
      ])
    }
    return .init(leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
  }

  mutating func fraction() -> Double {
    isOrderly || !oneIn(12) ? pick([1, 1, 0.5, 1 / 3.0, 0.25, 0.3, 0.85]) : pick([0, 1.2])
  }

  /// A length along an axis, in a container whose cells may or may not decide it.
  mutating func dimension(_ axis: Layout.Axis, isOpen: Bool) -> Layout.Dimension {
    let fraction = fraction()
    let part: Layout.Dimension = axis == .horizontal ? .fractionalWidth(fraction) : .fractionalHeight(fraction)
    if isOrderly { return isOpen ? pick([.estimated(44), .uniformAcrossSiblings(estimate: 30)]) : part }
    let other: Layout.Dimension = axis == .horizontal ? .fractionalHeight(fraction) : .fractionalWidth(fraction)
    return pick([
      part, part, part, other, .absolute(pick([20, 44, 33.3, 100])), .estimated(44),
      .uniformAcrossSiblings(estimate: 30),
    ])
  }

  mutating func size(isOpen: (width: Bool, height: Bool)) -> Layout.ElementSize {
    .init(width: dimension(.horizontal, isOpen: isOpen.width), height: dimension(.vertical, isOpen: isOpen.height))
  }

  mutating func subitem(in group: Layout.ElementSize, depth: Int) -> Layout.Subitem {
    let isOpen = (isOpen(group.width), isOpen(group.height))
    if depth > 0, oneIn(3) { return .group(self.group(size(isOpen: isOpen), depth: depth - 1)) }
    return item(size(isOpen: isOpen))
  }

  mutating func item(_ size: Layout.ElementSize) -> Layout.Subitem {
    .item(
      .init(
        size: size, contentInsets: innerInsets(), edgeSpacing: edges(), supplementaryItems: oneIn(9) ? [badge()] : []))
  }

  private func isOpen(_ dimension: Layout.Dimension) -> Bool {
    switch dimension {
    case .estimated, .uniformAcrossSiblings: true
    default: false
    }
  }

  mutating func badge() -> Layout.SupplementaryItem {
    .init(
      kind: "badge", size: .init(width: .absolute(20), height: .fractionalHeight(0.5)),
      containerAnchor: .init(edges: pick(Layout.Alignment.allCases), offset: .fractional(.init(x: 0.3, y: -0.3))))
  }

  mutating func group(_ size: Layout.ElementSize, depth: Int) -> Layout.Group {
    let subitem = subitem(in: size, depth: depth)
    let axis: Layout.Axis = pick([.horizontal, .vertical])
    let sharesEstimate = isOpen(axis == .horizontal ? size.width : size.height)
    let content: Layout.Group.Content
    switch int(0...9) {
    case 0...1 where !(isOrderly && sharesEstimate): content = .shared(subitem, count: int(1...4))
    case 2 where !isOrderly: content = .repeating(subitem, count: int(1...4))
    case 3 where !isOrderly:
      content = .custom { [Layout.CustomFrame(frame: Rect(x: -5, y: 2, width: $0.width, height: 9))] }
    case 4, 5, 6:
      let others = (0..<int(1...3)).map { _ in self.subitem(in: size, depth: depth) }
      content = .subitems([subitem] + others)
    default: content = .subitems([subitem])
    }
    return .init(
      axis: axis, size: size, content: content, interItemSpacing: spacing(),
      contentInsets: innerInsets(), edgeSpacing: edges(), supplementaryItems: oneIn(9) ? [badge()] : [])
  }

  mutating func boundaryItem() -> Layout.BoundaryItem {
    .init(
      kind: pick(["header", "footer", "title"]),
      size: .init(width: pick([.fractionalWidth(1), .absolute(60)]), height: pick([.absolute(30), .estimated(44)])),
      alignment: pick(Layout.Alignment.allCases), extendsBoundary: !oneIn(3), pinToVisibleBounds: oneIn(3),
      offset: .init(x: room(), y: room()), contentInsets: insets())
  }

  mutating func section() -> Layout.Section {
    let isOpen = (oneIn(6), oneIn(3))
    var section = Layout.Section(group: group(size(isOpen: isOpen), depth: 2), itemCount: int(0...25))
    section.interGroupSpacing = room()
    section.contentInsets = insets()
    section.contentInsetsReference = pick(Layout.ContentInsetsReference.allCases)
    if oneIn(3) { section.orthogonalScrollingBehavior = pick(Layout.OrthogonalScrollingBehavior.allCases) }
    section.supplementariesFollowContentInsets = !oneIn(4)
    section.boundaryItems = (0..<max(int(-2...2), 0)).map { _ in boundaryItem() }
    if oneIn(4) { section.decorationItems = [.init(kind: "background", contentInsets: insets())] }
    return section
  }

  mutating func configuration() -> Layout.Configuration {
    .init(
      scrollDirection: pick([.vertical, .vertical, .horizontal]), interSectionSpacing: room(),
      contentInsetsReference: pick(Layout.ContentInsetsReference.allCases),
      boundaryItems: (0..<max(int(-2...2), 0)).map { _ in boundaryItem() })
  }

  mutating func environment() -> Layout.Environment {
    .init(
      container: Size(width: pick(isOrderly ? [320, 375.5] : [320, 390, 375.5, 0]), height: pick([480, 844, 100])),
      contentInsets: insets(6),
      safeAreaInsets: insets(), layoutMargins: insets(), scale: pick([1, 2, 3]), isRightToLeft: oneIn(5))
  }
}
