import Catalog
import SeededRandom

@testable import ShelfBatch

/// Makes cells in the notation of configurations, and cards for them: stacks in stacks, labels in rows and columns, buttons,
/// pictures whose size, shape and presence records decide, views that the cell hides, line limits, least and largest
/// heights, and views that constraints leave room to. The same for a seed everywhere.
struct RandomCells {
  /// A cell with records for it.
  struct Case {
    let configuration: ShelfConfiguration
    /// A line of NDJSON for each record; its `id` is its number, and `s` names its shelf.
    let records: [String]
    /// The configuration as it was read.
    let text: String

    var bytes: [UInt8] { Array(records.joined(separator: "\n").utf8) }
  }

  private var random: SeededGenerator
  private var viewCount = 0
  private var bindings: [String] = []
  private var constraints: [String] = []
  private static let fields = ["a", "b", "c", "d"]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// A cell, and records for it.
  mutating func next(records count: ClosedRange<Int> = 2...30) throws -> Case {
    (viewCount, bindings, constraints) = (0, [], [])
    let body = stack(depth: 0)
    let widths = pick([#""cardWidth": 120"#, #""cardWidth": 176"#, #""variants": {"cardWidth": [240, 201.5]}"#])
    let maximum = chance(20) ? #", "maximumCardHeight": 60"# : ""
    let text = #"""
      {"cell": {\#(body), "constraints": [\#(constraints.joined(separator: ", "))]}, "groupBy": "s", \#(widths)\#(maximum),
       "bindings": {\#(bindings.joined(separator: ", "))}}
      """#
    let records = (0..<Int.random(in: count, using: &random)).map { record($0) }
    return Case(
      configuration: try ShelfConfiguration.parse(Array(text.utf8), file: "cell.shelf.json"), records: records,
      text: text)
  }

  private mutating func record(_ id: Int) -> String {
    let words = ["the", "of", "Sleepers", "well-known", "naïve", "(and)", "3.14 %", "東京", "🙂", "Donaudampfschiff"]
    var members = RandomCells.fields.map { field in
      let count = pick([0, 0, 1, 2, 4, 9, 25])
      let text = (0..<count).map { _ in pick(words) }.joined(separator: " ")
      return "\"\(field)\": \(text.isEmpty && chance(50) ? "null" : "\"\(text)\"")"
    }
    for side in ["w", "h"] where chance(75) {
      members.append("\"\(side)\": \(pick(["10", "20", "64.5", "150", "300"]))")
    }
    if chance(50) { members.append(#""ratio": \#(pick([#""16:9""#, "1", "0.5"]))"#) }
    if chance(50) { members.append(#""url": "x""#) }
    return "{\"id\": \(id), \"s\": \"\(pick([0, 1]))\", \(members.joined(separator: ", "))}"
  }

  // MARK: Views

  private mutating func name(_ kind: String) -> String {
    viewCount += 1
    return "\(kind)\(viewCount)"
  }

  private mutating func stack(depth: Int) -> String {
    let isRow = chance(40)
    let alignment = pick([
      "fill", "fill", "center", isRow ? "top" : "leading", isRow ? "bottom" : "trailing",
      isRow ? "lastBaseline" : "fill",
    ])
    let distribution = pick([
      "fill", "fill", "fill", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ])
    let views = (0..<Int.random(in: 1...3, using: &random)).map { _ in "{\(arranged(depth: depth))}" }
    return #"""
      "stackView": {"axis": "\#(isRow ? "horizontal" : "vertical")", "alignment": "\#(alignment)", \#
      "distribution": "\#(distribution)", "spacing": \#(pick([0, 4, 12.5])), \#
      "layoutMargins": \#(pick([0, 8])), "arrangedSubviews": [\#(views.joined(separator: ", "))]}
      """#
  }

  private mutating func arranged(depth: Int) -> String {
    if depth < 2, chance(30) { return stack(depth: depth + 1) }
    switch Int.random(in: 0..<100, using: &random) {
    case ..<20: return picture()
    case ..<28: return button()
    case ..<36: return plainView()
    default: return label()
    }
  }

  /// Hides some views in the cell itself, and has records decide about some, also of these.
  private mutating func hidden() -> String { chance(12) ? #", "isHidden": true"# : "" }

  private mutating func bind(_ view: String, _ members: [String]) {
    let members = members + (chance(15) ? [#""hiddenWithout": "\#(pick(["url", "a"]))""#] : [])
    if !members.isEmpty { bindings.append("\"\(view)\": {\(members.joined(separator: ", "))}") }
  }

  private mutating func picture() -> String {
    let id = name("image")
    var members: [String] = []
    if chance(40) { members.append(#""pixelWidth": "w""#) }
    if chance(40) { members.append(#""pixelHeight": "h""#) }
    if chance(15) { members.append(#""aspectRatio": "ratio""#) }
    bind(id, members)
    let size = pick([#", "width": 40, "height": 40"#, #", "height": 60"#, #", "aspectRatio": 1.5"#, "", ""])
    return #""imageView": {"id": "\#(id)"\#(size)\#(hidden())\#(priorities())}"#
  }

  private mutating func button() -> String {
    let id = name("button")
    bind(id, chance(50) ? [#""field": "\#(pick(RandomCells.fields))""#] : [])
    let title = pick([#", "title": "Buy""#, #", "title": "購入する""#, ""])
    return #""button": {"id": "\#(id)"\#(title)\#(pick(["", #", "configuration": "tinted""#]))\#(hidden())}"#
  }

  /// A view with a picture beside a label, to whose right the constraints leave room.
  private mutating func plainView() -> String {
    let (outer, image, text) = (name("view"), name("image"), name("label"))
    bind(image, [#""pixelWidth": "w""#])
    bind(text, [#""field": "\#(pick(RandomCells.fields))""#])
    constraints += [
      #"{"firstItem": "\#(image)", "firstAttribute": "leading", "secondItem": "\#(outer)", "secondAttribute": "leading"}"#,
      #"{"firstItem": "\#(text)", "firstAttribute": "leading", "secondItem": "\#(image)", "secondAttribute": "trailing"}"#,
      #"{"firstItem": "\#(text)", "firstAttribute": "top", "secondItem": "\#(outer)", "secondAttribute": "top"}"#,
      #"{"firstItem": "\#(outer)", "firstAttribute": "bottom", "secondItem": "\#(text)", "secondAttribute": "bottom"}"#,
      #"""
      {"firstItem": "\#(outer)", "firstAttribute": "trailing", "secondItem": "\#(text)", "secondAttribute": "trailing", \#
      "priority": \#(pick([1000, 750, 250]))}
      """#,
    ]
    return #"""
      "view": {"id": "\#(outer)", "subviews": [{"imageView": {"id": "\#(image)"\#(priorities())}}, \#
      {"label": {"id": "\#(text)", "numberOfLines": \#(pick([0, 1, 2]))}}]}
      """#
  }

  private mutating func label() -> String {
    let id = name("label")
    bind(id, chance(90) ? [#""field": "\#(pick(RandomCells.fields))""#] : [])
    if chance(15) {
      let relation = pick(["greaterThanOrEqual", "lessThanOrEqual"])
      constraints.append(
        #"""
        {"firstItem": "\#(id)", "firstAttribute": "height", "relation": "\#(relation)", \#
        "constant": \#(pick([30, 55])), "priority": \#(pick([1000, 760, 700]))}
        """#)
    }
    let own = chance(10) ? #", "text": "🙂 of a cell""# : ""
    return #"""
      "label": {"id": "\#(id)", "numberOfLines": \#(pick([0, 0, 1, 1, 2, 3]))\#(own), \#
      "font": {"size": \#(pick([11, 13, 17, 22]))}, "hidesWhenEmpty": \#(chance(40))\#(hidden())\#(priorities())}
      """#
  }

  private mutating func priorities() -> String {
    guard chance(40) else { return "" }
    return #", "contentCompressionResistancePriority": {"horizontal": \#(pick([750, 749, 751, 999]))}"#
  }
}
