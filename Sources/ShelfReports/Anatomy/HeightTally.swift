import ShelfSizing

/// How many cards of a shelf have which height: every card once, ties together. It grows with the heights, not with the
/// cards.
package struct HeightTally: Sendable, Hashable {
  /// The cards of one height.
  package struct Level: Sendable, Hashable {
    /// The height before the clamp, in points.
    package let height: Double
    /// The number of cards, at least one.
    package var count: Int
    /// The first of them in the order of the shelf.
    package var first: CardName

    package init(height: Double, count: Int, first: CardName) {
      (self.height, self.count, self.first) = (height, count, first)
    }
  }

  /// The tallest first.
  package private(set) var levels: [Level]

  /// No cards, or those that were counted.
  package init(levels: [Level] = []) { self.levels = levels }

  /// How many cards there are.
  package var cardCount: Int { levels.reduce(0) { $0 + $1.count } }

  /// Counts a card that follows those before; its name is only made where it is the first of its height.
  ///
  /// - Parameter height: points.
  package mutating func add(height: Double, _ name: @autoclosure () -> CardName) {
    let index = index(of: height)
    if index < levels.count, levels[index].height == height {
      levels[index].count += 1
    } else {
      levels.insert(Level(height: height, count: 1, first: name()), at: index)
    }
  }

  /// Adds the cards of the records that follow `offset` records of the shelf.
  package mutating func append(_ following: HeightTally, offset: Int) {
    for var level in following.levels {
      level.first.index += offset
      let index = index(of: level.height)
      if index < levels.count, levels[index].height == level.height {
        levels[index].count += level.count
      } else {
        levels.insert(level, at: index)
      }
    }
  }

  /// Index of the first level that is not taller than `height`; the number of levels if all are.
  private func index(of height: Double) -> Int {
    var (low, high) = (0, levels.count)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle].height > height { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The name of a card: its id, or its index.
package struct CardName: Sendable, Hashable {
  /// The `id` of the card's record; `nil` for a record without one.
  package let id: RecordID?
  /// 0-based index in the shelf.
  package var index: Int

  /// A card.
  package init(id: RecordID?, index: Int) {
    self.id = id
    self.index = index
  }

  /// `'a3'`, or `#2` without an id.
  package var short: String { id.map { "'\($0.text)'" } ?? "#\(index)" }
}
