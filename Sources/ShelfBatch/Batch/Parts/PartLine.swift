import Catalog
import ShelfSizing
import TextMeasurement

/// The line of a shelf in a part; most shelves leave most members out.
struct PartLine: PartObject {
  var name = ""
  /// The number of the locale.
  var pass = 0
  var shelf = PartShelf()

  mutating func code(_ coder: inout PartCoder) throws(BatchError) {
    try coder.member("shelf", &name)
    if let passes = coder.header?.passes { try coder.check("pass", in: 0...passes.count - 1) }
    try coder.member("pass", &pass, leftOut: 0)
    try shelf.code(&coder, pass: pass)
  }
}

extension PartShelf {
  fileprivate mutating func code(_ coder: inout PartCoder, pass: Int) throws(BatchError) {
    try coder.member("place", &index)
    try coder.member("records", &records)
    let total = records.reduce(0) { $0 + $1.count }
    if let source = coder.source { try checkRecords(source, of: coder.parts) }
    try coder.check("rejected", in: 0...total)
    try coder.member("rejected", &rejectedCount, leftOut: 0)
    try coder.member("approximations", &approximations, leftOut: TextApproximations())
    try coder.object("noNumbers", &fault)
    try coder.object("missingTexts", &missingTexts)
    try coder.list("variants", &variants, count: coder.header?.passes[pass].variants.count)
    guard let source = coder.source, let method = coder.header?.method else { return }
    let findings: [(name: StaticString, finding: NotedFault?)] = [
      ("noNumbers", fault), ("missingTexts", missingTexts),
    ]
    for (name, finding) in findings {
      guard let part = finding?.part, !records.contains(where: { $0.part == part }) else { continue }
      throw try coder.failure(name, "the part \(part) has no records of the shelf")
    }
    for (variant, cards) in variants.enumerated() { try checkCards(cards, source, variant, method) }
  }

  /// Refuses records of parts that are none, or not in order.
  private func checkRecords(_ source: PartValue, of parts: PartNumbers) throws(BatchError) {
    var last = -1
    for (index, count) in records.enumerated() {
      guard parts.contains(count.part), last < count.part else {
        throw try source.member("records").list()[index]
          .failure("the part \(count.part) is not among those of the first line, or not in order")
      }
      last = count.part
    }
    if records.isEmpty { throw source.failure("the shelf has no records") }
  }

  /// Refuses cards that can't be those of a variant.
  private func checkCards(
    _ cards: DecidingCards, _ source: PartValue, _ variant: Int, _ method: DecidingMethod
  ) throws(BatchError) {
    // Positions are looked up for errors alone.
    func value() throws(BatchError) -> PartValue { try source.member("variants").list()[variant] }
    var last: DecidingCard?
    for (index, card) in cards.cards.enumerated() {
      guard records.contains(where: { $0.part == card.record.part && card.record.index < $0.count }) else {
        throw try value().member("cards").list()[index]
          .failure("the part \(card.record.part) has no record \(card.record.index) of the shelf")
      }
      guard method.mayFollow(card, after: last) else {
        throw try value().member("cards").list()[index].failure("the card is one too many, or not in order")
      }
      last = card
    }
    let count = records.reduce(0) { $0 + $1.count }
    var (left, bound) = (count - 1, -Double.infinity)
    for (index, group) in cards.others.above.enumerated() {
      left -= group.count
      guard group.count > 0, left >= 0, bound < group.bound else {
        let element = try value().member("boundsAbove").list()[index]
        _ = try element.member("count").count(1...count)
        throw element.failure("the bound is of too many cards, or not in order")
      }
      bound = group.bound
    }
    guard cards.cards.isEmpty == (rejectedCount == count) else {
      throw try value().failure(
        "the shelf has \(count - rejectedCount) cards, and \(cards.cards.count) may decide")
    }
  }
}

extension NotedFault: PartObject {
  init() { self.init(first: .start) }

  mutating func code(_ coder: inout PartCoder) throws(BatchError) {
    try coder.check("count", in: 1...PartValue.mostRecords)
    try coder.member("count", &count)
    try coder.member("part", &part)
    var (file, line, column) = (file ?? "", first.line, first.column)
    try coder.member("file", &file)
    try coder.member("line", &line)
    try coder.member("column", &column)
    (self.file, first) = (file, SourcePosition(line: line, column: column))
  }
}

extension DecidingCards: PartObject {
  mutating func code(_ coder: inout PartCoder) throws(BatchError) {
    try coder.list("cards", &cards)
    var (largest, above) = (others.largest, others.above)
    try coder.member("boundLeft", &largest, leftOut: -.infinity)
    try coder.list("boundsAbove", &above, isLeftOutIfEmpty: true)
    others = OtherBounds(largest: largest, above: above)
  }
}

extension OtherBounds.Group: PartObject {
  init() { self.init(bound: .infinity, count: 0) }

  mutating func code(_ coder: inout PartCoder) throws(BatchError) {
    try coder.member("bound", &bound, orNull: .infinity)
    try coder.member("count", &count)
  }
}

extension DecidingCard: PartObject {
  mutating func code(_ coder: inout PartCoder) throws(BatchError) {
    try coder.member("part", &record.part)
    try coder.member("index", &record.index)
    try coder.member("id", &id)
    try coder.member("estimate", &estimate, orNull: -.infinity)
    try coder.member("height", &height, orNull: .nan)
    bound = bound.flatMap { $0.isFinite ? $0 : nil }
    try coder.member("bound", &bound, leftOut: nil)
    try coder.member("width", &width, leftOut: nil)
    var (approximations, broken) = (findings?.approximations ?? TextApproximations(), findings?.brokenConstraints ?? [])
    try coder.member("approximations", &approximations, leftOut: TextApproximations())
    try coder.member("brokenConstraints", &broken, leftOut: [])
    findings =
      approximations.isEmpty && broken.isEmpty
      ? nil : CardFindings(approximations: approximations, brokenConstraints: broken)
  }
}
