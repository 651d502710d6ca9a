import Catalog
import ShelfSizing
import TextMeasurement

extension PartShelf {
  /// Reads the line of a shelf.
  ///
  /// - Parameters:
  ///   - pass: the line's own.
  ///   - parts: those that the part has together.
  init(_ line: PartValue, _ pass: PartPass, _ method: DecisionMethod, parts: PartNumbers) throws(BatchError) {
    place = try line.member("place").count()
    records = []
    for pair in try line.member("records").list() {
      let values = try pair.list(of: 2)
      let count = PartCount(part: try values[0].count(), count: try values[1].count(1...PartValue.mostRecords))
      guard parts.contains(count.part), records.last?.part ?? -1 < count.part else {
        throw pair.failure("the part \(count.part) is not among those of the first line, or not in order")
      }
      records.append(count)
    }
    if records.isEmpty { throw line.failure("the shelf has no records") }
    let counts = records
    let total = records.reduce(0) { $0 + $1.count }
    rejectedCount = try line.optional("rejected")?.count(0...total) ?? 0
    approximations = try line.approximations()
    fault = try line.optional("noNumbers").map { value throws(BatchError) in try PartFinding(value, counts) }
    missingTexts = try line.optional("missingTexts").map { value throws(BatchError) in try PartFinding(value, counts) }
    variants = []
    for value in try line.member("variants").list(of: pass.variants.count) {
      let cards = try LaidOutCards(value, method, counts)
      guard cards.cards.isEmpty == (rejectedCount == total) else {
        throw value.failure("the shelf has \(total - rejectedCount) cards, and \(cards.cards.count) may decide")
      }
      variants.append(cards)
    }
  }
}

extension PartValue {
  fileprivate func approximations() throws(BatchError) -> TextApproximations {
    guard let written = try optional("approximations") else { return TextApproximations() }
    let names = try written.list { element throws(BatchError) in try element.text() }
    guard let approximations = TextApproximations(names: names) else {
      throw written.failure("unknown approximations")
    }
    return approximations
  }
}

extension PartShelf.PartFinding {
  fileprivate init(_ value: PartValue, _ records: [PartShelf.PartCount]) throws(BatchError) {
    count = try value.member("count").count(1...PartValue.mostRecords)
    part = try value.member("part").count()
    file = try value.member("file").text()
    position = try value.position()
    guard records.contains(where: { $0.part == part }) else {
      throw value.failure("the part \(part) has no records of the shelf")
    }
  }
}

extension LaidOutCards {
  fileprivate init(
    _ value: PartValue, _ method: DecisionMethod, _ records: [PartShelf.PartCount]
  ) throws(BatchError) {
    for element in try value.member("cards").list() {
      let card = try LaidOutCard(element)
      guard records.contains(where: { $0.part == card.place.part && card.place.index < $0.count }) else {
        throw element.failure("the part \(card.place.part) has no record \(card.place.index) of the shelf")
      }
      let last = cards.last
      let isInOrder =
        switch method {
        case .largest, .bounds: last == nil
        case .widths: card.width != nil && last?.width ?? -.infinity < card.width ?? 0
        }
      guard isInOrder else { throw element.failure("the card is one too many, or not in order") }
      cards.append(card)
    }
    others = try OtherBounds(value, count: records.reduce(0) { $0 + $1.count })
  }
}

extension OtherBounds {
  /// Reads the bounds of the cards of a shelf that has so many records.
  fileprivate init(_ value: PartValue, count: Int) throws(BatchError) {
    var (above, left) = ([Group](), count - 1)
    for element in try value.optional("boundsAbove")?.list() ?? [] {
      let group = Group(
        bound: try element.optional("bound")?.number() ?? .infinity, count: try element.member("count").count(1...count)
      )
      left -= group.count
      guard left >= 0, above.last?.bound ?? -.infinity < group.bound else {
        throw element.failure("the bound is of too many cards, or not in order")
      }
      above.append(group)
    }
    self.init(largest: try value.optional("boundLeft")?.number() ?? -.infinity, above: above)
  }
}

extension LaidOutCard {
  fileprivate init(_ value: PartValue) throws(BatchError) {
    place = RecordPlace(part: try value.member("part").count(), index: try value.member("index").count())
    id = try value.optional("id")?.id()
    estimate = try value.optional("estimate")?.number() ?? -.infinity
    height = try value.optional("height")?.number() ?? .nan
    bound = try value.optional("bound")?.number()
    width = try value.optional("width")?.number()
    let approximations = try value.approximations()
    let broken = try value.texts("brokenConstraints")
    findings =
      approximations.isEmpty && broken.isEmpty
      ? nil : CardFindings(approximations: approximations, brokenConstraints: broken)
  }
}
