import SeededRandom
import ShelfSizing
import Testing

@testable import ShelfOptimizer

/// Candidates, their objectives, the front and the best, against every width looked at for itself.
@Suite struct ShelfOptimizerTests {
  private static let maxima: [Double?] = [nil, 60, 40]
  private static let insets = 16.0

  /// Shelves of cards that get lower as they get wider, at multiples of a quarter of a point.
  private static func shelves(_ generator: inout SeededGenerator) -> [SteppedShelf] {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      let cards = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        var width = 100 + Double.random(in: -40...20, using: &generator).rounded()
        var lines = Int.random(in: 1...5, using: &generator)
        var steps = [step(width, lines, height: Double(10 * lines))]
        while lines > 1 {
          lines -= 1
          width += Double(Int.random(in: 1...80, using: &generator)) / 4
          steps.append(step(width, lines, height: Double(10 * lines + 3)))
        }
        return steps
      }
      return SteppedShelf(cards: cards, weight: Double(Int.random(in: 1...3, using: &generator)))
    }
  }

  private static func step(_ width: Double, _ lines: Int, height: Double) -> CardStep {
    CardStep(
      width: width, height: height, hiddenLines: max(0, lines - 3),
      cutLines: maxima.map { maximum in maximum.map { max(0, Int((height - $0) / 10)) } ?? 0 })
  }

  /// Insets of 8 above and below, whole points.
  private static func shelf() throws -> Shelf {
    try Shelf(cardWidth: 100, insets: EdgeInsets(all: 8), lineSpacing: 10, scale: 1)
  }

  private static func step(_ card: [CardStep], at width: Double) -> CardStep {
    card.last { $0.width <= width } ?? card[0]
  }

  /// By the definitions alone.
  private static func objectives(_ shelves: [SteppedShelf], width: Double, maximum: Double?) -> Objectives {
    var objectives = Objectives(
      containerHeight: .init(total: 0, mean: 0, max: 0), area: 0, whiteSpace: 0, cutCards: 0, cutShare: 0, lostLines: 0,
      visible: (320 - 8 + 10) / (width + 10))
    var (items, white, weights, cards) = (0.0, 0.0, 0.0, 0)
    for shelf in shelves {
      let steps = shelf.cards.map { step($0, at: width) }
      weights += shelf.weight
      guard let largest = steps.map(\.height).max() else { continue }
      let item = min(largest, maximum ?? .infinity)
      objectives.containerHeight.total += shelf.weight * (item + insets)
      objectives.containerHeight.max = max(objectives.containerHeight.max, item + insets)
      for step in steps {
        cards += 1
        items += shelf.weight * item
        white += shelf.weight * (item - min(step.height, item))
        objectives.lostLines += step.hiddenLines
        if step.height > item {
          objectives.cutCards += 1
          objectives.lostLines += step.cutLines[maxima.firstIndex(of: maximum) ?? 0]
        }
      }
    }
    objectives.containerHeight.mean = weights > 0 ? objectives.containerHeight.total / weights : 0
    objectives.area = width * objectives.containerHeight.total
    objectives.whiteSpace = items > 0 ? white / items : 0
    objectives.cutShare = cards > 0 ? Double(objectives.cutCards) / Double(cards) : 0
    return objectives
  }

  private static func candidates(
    _ settings: [[SteppedShelf]], _ widths: ClosedRange<Double>, visible: Bool = true
  ) throws -> [Candidate<Int>] {
    var optimizer = ShelfOptimizer<Int>(maximumCardHeights: maxima, containerWidth: visible ? 320 : nil)
    let shelf = try shelf()
    var found: [Candidate<Int>] = []
    for (levers, shelves) in settings.enumerated() {
      let catalogue = SteppedCatalogue(shelves, shelf: shelf)
      optimizer.forEachCandidate(of: [catalogue], levers: levers, widths: widths) { found.append($0) }
    }
    return found
  }

  @Test(arguments: 0..<200) func candidatesAreWhatTheDefinitionsSay(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let shelves = Self.shelves(&generator)
    let found = try Self.candidates([shelves], 90...130)
    for candidate in found {
      let expected = Self.objectives(shelves, width: candidate.cardWidth, maximum: candidate.maximumCardHeight)
      #expect(candidate.objectives == expected)
    }
    // Between two candidates nothing changes but what follows from the width itself.
    for width in stride(from: 90.0, through: 130, by: 0.125) {
      for maximum in Self.maxima {
        var expected = Self.objectives(shelves, width: width, maximum: maximum)
        guard let before = found.last(where: { $0.cardWidth <= width && $0.maximumCardHeight == maximum }) else {
          Issue.record("no candidate at \(width)")
          return
        }
        expected.area = before.objectives.area
        expected.visible = before.objectives.visible
        #expect(before.objectives == expected)
      }
    }
  }

  @Test(arguments: 0..<100) func theFrontIsWhatNothingBeats(seed: UInt64) throws {
    var generator = SeededGenerator(seed: 1000 + seed)
    let settings = (0..<3).map { _ in Self.shelves(&generator) }
    let found = try Self.candidates(settings, 90...130, visible: seed % 2 == 0)
    var front = ParetoFront<Int>()
    for candidate in found { front.offer(candidate) }
    func key(_ candidate: Candidate<Int>) -> String {
      "\(candidate.cardWidth) \(candidate.maximumCardHeight ?? 0) \(candidate.levers)"
    }
    let expected = found.filter { candidate in
      !found.contains { other in
        let (left, right) = (other.objectives, candidate.objectives)
        let pairs = [
          (left.containerHeight.total, right.containerHeight.total), (left.whiteSpace, right.whiteSpace),
          (Double(left.cutCards), Double(right.cutCards)), (Double(left.lostLines), Double(right.lostLines)),
          (-(left.visible ?? 0), -(right.visible ?? 0)),
        ]
        return pairs.allSatisfy { $0.0 <= $0.1 } && pairs.contains { $0.0 < $0.1 }
      }
    }
    #expect(front.candidates.map(key) == expected.map(key))
    #expect(found.filter { front.isEfficient($0.objectives) }.map(key) == expected.map(key))
  }

  @Test(arguments: 0..<100, Objective.allCases) func theBestKeepsToItsLimits(seed: UInt64, objective: Objective) throws
  {
    var generator = SeededGenerator(seed: 2000 + seed)
    let settings = (0..<2).map { _ in Self.shelves(&generator) }
    let found = try Self.candidates(settings, 90...130)
    var limits = Limits()
    limits.cutShare = Double.random(in: 0...0.5, using: &generator)
    limits.lostLines = Int.random(in: 0...3, using: &generator)
    limits.visible = Double.random(in: 2...3.2, using: &generator)
    limits.containerHeight = Double.random(in: 30...80, using: &generator)
    var optimum = Optimum<Int>(objective, within: limits)
    for candidate in found { optimum.offer(candidate) }
    let allowed = found.filter {
      $0.objectives.cutShare <= limits.cutShare! && $0.objectives.lostLines <= limits.lostLines!
        && $0.objectives.visible! >= limits.visible! && $0.objectives.containerHeight.max <= limits.containerHeight!
    }
    let least = allowed.map { objective.value(of: $0.objectives) }.min()
    #expect(optimum.best.map { objective.value(of: $0.objectives) } == least)
    if let best = optimum.best {
      func costs(_ choice: Candidate<Int>) -> [Double] {
        [
          Double(choice.objectives.cutCards), Double(choice.objectives.lostLines), choice.objectives.whiteSpace,
          choice.cardWidth.remainder(dividingBy: 1) == 0 && !choice.endsRange ? 0 : 1, choice.cardWidth,
        ]
      }
      for other in allowed where objective.value(of: other.objectives) == least {
        #expect(!costs(other).lexicographicallyPrecedes(costs(best)))
      }
    } else {
      let nearest = found.map { limits.excess(of: $0.objectives) }.min()
      #expect(optimum.nearest.map { limits.excess(of: $0.objectives) } == nearest)
    }
  }

  @Test func ties() throws {
    let card = [CardStep(width: 100, height: 30)]
    let catalogue = SteppedCatalogue([SteppedShelf(cards: [card])], shelf: try Self.shelf())
    var optimizer = ShelfOptimizer<String>(maximumCardHeights: [nil, 80, 50])
    var optimum = Optimum<String>(.containerHeight)
    for levers in ["one line", "two lines"] {
      optimizer.forEachCandidate(of: [catalogue], levers: levers, widths: [110, 120]) { optimum.offer($0) }
    }
    #expect(optimum.best?.cardWidth == 110 && optimum.best?.maximumCardHeight == 50)
    #expect(optimum.best?.levers == "one line")
  }

  /// Fewer cut cards before fewer lost lines before less white space before whole points before narrower cards.
  @Test func tiesByCosts() throws {
    func candidate(_ width: Double, cut: Int = 0, lost: Int = 0, white: Double = 0) -> Candidate<Int> {
      let objectives = Objectives(
        containerHeight: .init(total: 50, mean: 50, max: 50), area: 1, whiteSpace: white, cutCards: cut, cutShare: 0,
        lostLines: lost, visible: nil)
      return Candidate(
        cardWidth: width, maximumCardHeight: nil, levers: 0, objectives: objectives, order: 0)
    }
    let better = [
      candidate(150.5), candidate(153), candidate(151), candidate(150.25), candidate(100, white: 0.1),
      candidate(99, lost: 1), candidate(98, cut: 1),
    ]
    for order in [better, better.reversed()] {
      var optimum = Optimum<Int>(.containerHeight)
      for candidate in order { optimum.offer(candidate) }
      #expect(optimum.best?.cardWidth == 151)
    }
    for index in 4..<better.count {
      var optimum = Optimum<Int>(.containerHeight)
      for candidate in better[index...].reversed() { optimum.offer(candidate) }
      #expect(optimum.best?.cardWidth == better[index].cardWidth)
    }
  }

  @Test func nothingToChooseFrom() throws {
    var optimizer = ShelfOptimizer<Int>()
    let shelf = try Self.shelf()
    func candidates(_ shelves: [SteppedShelf]) -> [Candidate<Int>] {
      var found: [Candidate<Int>] = []
      let catalogue = SteppedCatalogue(shelves, shelf: shelf)
      optimizer.forEachCandidate(of: [catalogue], levers: 0, widths: 100...200) { found.append($0) }
      return found
    }
    #expect(candidates([]).map(\.cardWidth) == [100, 200])
    #expect(candidates([]).allSatisfy { $0.objectives.containerHeight.total == 0 && $0.objectives.cutShare == 0 })
    // A shelf without cards has no height, whatever its insets.
    #expect(candidates([SteppedShelf(cards: [])]).map(\.objectives.containerHeight.max) == [0, 0])
  }

  /// Thirds of points and weights of wide magnitudes: no rounding error of the way to a width remains.
  @Test func sumsDependOnTheWidthAlone() throws {
    var generator = SeededGenerator(seed: 7)
    let shelves = (0..<50).map { _ in
      SteppedShelf(
        cards: [
          (0..<20).map { CardStep(width: Double(100 + $0), height: Double.random(in: 1e-3...1e6, using: &generator)) }
        ], weight: Double.random(in: 1e-6...1e6, using: &generator))
    }
    let catalogue = SteppedCatalogue(shelves, shelf: try Shelf(cardWidth: 100, scale: 3))
    var optimizer = ShelfOptimizer<Int>()
    var whole: [Candidate<Int>] = []
    optimizer.forEachCandidate(of: [catalogue], levers: 0, widths: 100...119) { whole.append($0) }
    #expect(whole.count == 20)
    for candidate in whole {
      optimizer.forEachCandidate(of: [catalogue], levers: 0, widths: [candidate.cardWidth]) {
        #expect($0.objectives == candidate.objectives)
      }
    }
  }

  /// A choice has to do in each variant: of each objective the worst counts.
  @Test func theWorstOfSeveralVariantsCounts() throws {
    let low = SteppedShelf(cards: [
      [CardStep(width: 100, height: 30, hiddenLines: 2)], [CardStep(width: 100, height: 10)],
    ])
    let high = SteppedShelf(cards: [[CardStep(width: 100, height: 50), CardStep(width: 110, height: 20)]])
    let shelf = try Self.shelf()
    var optimizer = ShelfOptimizer<Int>()
    var found: [Candidate<Int>] = []
    let catalogues = [low, high].map { SteppedCatalogue([$0], shelf: shelf) }
    optimizer.forEachCandidate(of: catalogues, levers: 0, widths: 100...120) { found.append($0) }
    #expect(found.map(\.cardWidth) == [100, 110, 120])
    #expect(found.map(\.objectives.containerHeight.total) == [66, 46, 46])
    #expect(found.map(\.objectives.lostLines) == [2, 2, 2])
    #expect(found.allSatisfy { $0.objectives.whiteSpace == 1.0 / 3 })
  }

  /// Where steps are known for whole pixels only, no other width is a candidate but the ends of the range.
  @Test func candidatesOnAGrid() throws {
    let card = [100.2, 110.3, 119.9].map { CardStep(width: $0, height: 200 - $0) }
    let catalogue = SteppedCatalogue([SteppedShelf(cards: [card])], shelf: try Self.shelf())
    var optimizer = ShelfOptimizer<Int>()
    var widths: [Double] = []
    optimizer.forEachCandidate(of: [catalogue], levers: 0, widths: 100.2...119.9, on: PixelGrid(scale: 2)) {
      widths.append($0.cardWidth)
    }
    #expect(widths == [100.2, 110.5, 119.9])
  }
}
