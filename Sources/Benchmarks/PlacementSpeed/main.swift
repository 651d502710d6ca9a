// Places 1,000 to a million items again and again, and asks what a screen shows; prints a line of JSON for each figure:
// microseconds beside those of writing as many frames into an array, and those of a query of a screen's height.
//
// usage: PlacementSpeed [ITEMS]

import CollectionLayout
import Platform
import ShelfSizing

/// The fewest nanoseconds that something took in some rounds.
func nanoseconds(rounds: Int, _ body: () throws -> Void) rethrows -> Double {
  var best = UInt64.max
  for _ in 0..<rounds {
    let start = HostProcess.monotonicNanoseconds()
    try body()
    best = min(best, HostProcess.monotonicNanoseconds() - start)
  }
  return Double(best)
}

func report(_ name: String, _ figures: [(String, Double)]) {
  let members = figures.map { name, value in "\"\(name)\": \((value * 1000).rounded() / 1000)" }
  print("{\"layout\": \"\(name)\", \(members.joined(separator: ", "))}")
}

/// Numbers from 0 to 1 that come out the same each run.
struct Randoms {
  private var state: UInt64 = 1

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 40) / Double(1 << 24)
  }
}

/// Uses results, so that the compiler leaves none out.
struct Sink {
  var sum = 0.0
}

func run() throws {
  let count = try HostProcess.arguments().first.flatMap { Int($0) } ?? 1_000_000
  var randoms = Randoms()
  var sink = Sink()
  let heights = (0..<count).map { _ in (50 + 200 * randoms.next()).rounded() }
  let screen = Size(width: 390, height: 844)

  let names: [(ColumnLayout.Placement, String)] = [(.inTurn, "in turn"), (.shortest, "shortest")]

  /// Places items, beside writing as many frames into an array.
  func place(_ items: Int) throws {
    let writing = nanoseconds(rounds: 15) {
      var frames: [Rect] = []
      frames.reserveCapacity(items)
      for item in 0..<items {
        frames.append(Rect(x: Double(item & 1) * 195, y: Double(item), width: 183, height: heights[item]))
      }
      sink.sum += frames[items / 2].y
    }
    report("frames into an array", [("items", Double(items)), ("microseconds", writing / 1e3)])
    for (placement, name) in names {
      for columnCount in [1, 2, 3, 5] {
        let columns = try Columns(containerWidth: screen.width, count: columnCount)
        let time = try nanoseconds(rounds: 15) {
          let layout = try ColumnLayout(columns, placement: placement, sections: [.init(itemCount: items)]) { path, _ in
            heights[path.item]
          }
          sink.sum += layout.contentSize.height
        }
        report(
          "\(name), columns: \(columnCount)",
          [("items", Double(items)), ("microseconds", time / 1e3), ("ratio", time / writing)])
      }
    }
    for composition in Composition.allCases {
      let time = try nanoseconds(rounds: 15) {
        sink.sum += try composition.layout(screen, items: items, heights: heights).contentSize.height
      }
      report(
        composition.rawValue, [("items", Double(items)), ("microseconds", time / 1e3), ("ratio", time / writing)])
      // Frames of stamped groups are computed when they are asked for.
      let layout = try composition.layout(screen, items: items, heights: heights)
      let reading = nanoseconds(rounds: 15) {
        for item in 0..<items { sink.sum += layout.frame(of: ItemPath(section: 0, item: item))?.y ?? 0 }
      }
      report(
        "\(composition.rawValue), all frames asked for",
        [("items", Double(items)), ("microseconds", reading / 1e3), ("ratio", reading / writing)])
    }
  }

  /// Asks for a screen's height at random places.
  func query(_ name: String, _ layout: some PlacedLayout, items: Int, isVertical: Bool = true) {
    var end = layout.contentSize.height - screen.height
    if let last = layout.frame(of: ItemPath(section: 0, item: items - 1)), !isVertical { end = last.x }
    let rects = (0..<10_000).map { _ in
      let offset = randoms.next() * max(end, 0)
      return Rect(x: isVertical ? 0 : offset, y: isVertical ? offset : 0, width: screen.width, height: screen.height)
    }
    var found = 0
    let time = nanoseconds(rounds: 5) {
      found = 0
      for rect in rects { found += layout.elements(in: rect).count }
    }
    sink.sum += Double(found)
    report(
      name, [("items", Double(items)), ("microseconds", time / 1e3 / 10_000), ("found", Double(found) / 10_000)])
  }
  var items = 1000
  while items <= count {
    try place(items)
    let columns = try Columns(containerWidth: screen.width, count: 2)
    for (placement, name) in names {
      query(
        name,
        try ColumnLayout(columns, placement: placement, sections: [.init(itemCount: items)]) { path, _ in
          heights[path.item]
        }, items: items)
    }
    let sections = (0..<items / 100).map { _ in ColumnLayout.Section(itemCount: 100, headerHeight: 30) }
    query(
      "in turn, sections of 100",
      try ColumnLayout(columns, sections: sections) { path, _ in heights[100 * path.section + path.item] }, items: items
    )
    let sizes = heights[..<items].map { Size(width: $0, height: $0) }
    query("flow", try FlowLayout(container: screen, sections: [.init(itemSizes: .each(sizes))]), items: items)
    let shelf = try ShelfLayout(container: screen, itemSize: Size(width: 120, height: 100), itemCount: items)
    query("shelf", shelf, items: items, isVertical: false)
    for composition in Composition.allCases {
      query(
        composition.rawValue, try composition.layout(screen, items: items, heights: heights), items: items,
        isVertical: !composition.isOrthogonal)
    }
    items *= 10
  }
  if sink.sum.isNaN { print("no result") }
}

try run()
