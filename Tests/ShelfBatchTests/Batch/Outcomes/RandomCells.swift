import Catalog
import SeededRandom

@testable import ShelfBatch

/// Makes cells in the notation of configurations, and cards for them: stacks in stacks with pictures, labels in rows and
/// columns, views that empty texts hide, line limits, least and largest heights. The same for a seed everywhere.
struct RandomCells {
  private var random: SeededGenerator
  private var labels: [String] = []
  private var images: [String] = []
  private static let fields = ["a", "b", "c", "d"]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// A plan of a cell, and records for it.
  mutating func next() -> (plan: BatchConfiguration, records: [UInt8], cell: String) {
    (labels, images) = ([], [])
    let body = stack(depth: 0)
    var constraints: [String] = []
    for label in labels where chance(15) {
      let relation = pick(["greaterThanOrEqual", "lessThanOrEqual"])
      constraints.append(
        #"""
        {"firstItem": "\#(label)", "firstAttribute": "height", "relation": "\#(relation)", \#
        "constant": \#(pick([30, 55])), "priority": \#(pick([1000, 760, 700]))}
        """#)
    }
    let cell = "{\(body), \"constraints\": [\(constraints.joined(separator: ", "))]}"
    var configuration = BatchConfiguration()
    configuration.cell = .inline(cell)
    configuration.groupBy = "s"
    configuration.cardWidths = pick([[120], [176], [240, 201.5]])
    configuration.maximumCardHeight = chance(20) ? 60 : nil
    for label in labels { configuration.bindings[label] = String(label.prefix(1)) }
    let records = (0..<Int.random(in: 2...30, using: &random)).map { record($0) }
    return (configuration, Array(records.joined(separator: "\n").utf8), cell)
  }

  private mutating func record(_ id: Int) -> String {
    let words = ["the", "of", "Sleepers", "well-known", "naïve", "(and)", "3.14 %", "東京", "🙂", "Donaudampfschiff"]
    let texts = RandomCells.fields.map { field in
      let count = pick([0, 0, 1, 2, 4, 9, 25])
      let text = (0..<count).map { _ in pick(words) }.joined(separator: " ")
      return "\"\(field)\": \(text.isEmpty && chance(50) ? "null" : "\"\(text)\"")"
    }
    return "{\"id\": \(id), \"s\": \"\(pick([0, 1]))\", \(texts.joined(separator: ", "))}"
  }

  private mutating func stack(depth: Int) -> String {
    let isRow = chance(35)
    let alignment = pick(["fill", "fill", "center", isRow ? "top" : "leading", isRow ? "bottom" : "trailing"])
    let distribution = pick(
      ["fill", "fill", "fill", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])
    let views = (0..<Int.random(in: 1...3, using: &random)).map { _ in "{\(arranged(depth: depth))}" }
    return #"""
      "stackView": {"axis": "\#(isRow ? "horizontal" : "vertical")", "alignment": "\#(alignment)", \#
      "distribution": "\#(distribution)", "spacing": \#(pick([0, 4, 12.5])), \#
      "layoutMargins": \#(pick([0, 8])), "arrangedSubviews": [\#(views.joined(separator: ", "))]}
      """#
  }

  private mutating func arranged(depth: Int) -> String {
    if depth < 2, chance(30) { return stack(depth: depth + 1) }
    if chance(20) {
      images.append("image\(images.count)")
      return "\"imageView\": {\"id\": \"\(images[images.count - 1])\", "
        + pick([#""width": 40, "height": 40}"#, #""height": 60}"#, #""aspectRatio": 1.5}"#])
    }
    let label = RandomCells.fields[labels.count % 4] + (labels.count < 4 ? "" : "\(labels.count)") + "Label"
    labels.append(label)
    return #"""
      "label": {"id": "\#(label)", "numberOfLines": \#(pick([0, 0, 1, 1, 2, 3])), \#
      "font": {"size": \#(pick([11, 13, 17, 22]))}, "hidesWhenEmpty": \#(chance(40)), \#
      "contentCompressionResistancePriority": \#(pick([750, 750, 750, 749, 751]))}
      """#
  }
}
