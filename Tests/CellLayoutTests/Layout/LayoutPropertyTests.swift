import SeededRandom
import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

/// Laws that hold for every layout, whatever the cell: cells made up at random.
struct LayoutPropertyTests {
  /// Card widths in points.
  private static let widths = [176.0, 320, 97.5]
  private static let count = Sweep.isFull ? 100 : 18

  /// Cells with one best layout and no conflicts, each at a width.
  private func cells(
    seed: UInt64, _ adjust: (inout RandomCellGenerator) -> Void = { _ in },
    _ body: (RandomCell, Double) throws -> Void
  ) throws {
    var generator = RandomCellGenerator(seed: seed)
    adjust(&generator)
    var tried = 0
    for index in 0..<LayoutPropertyTests.count {
      let cell = generator.cell()
      let width = LayoutPropertyTests.widths[index % 3]
      guard try cell.built().isDetermined(width: width) else { continue }
      tried += 1
      try body(cell, width)
    }
    // Else the generator makes up cells that say nothing.
    #expect(tried > LayoutPropertyTests.count / 4)
  }

  // MARK: Changes that change nothing

  @Test func mirroringKeepsTheHeight() throws {
    try cells(seed: 1) {
      $0.alignsBaselines = false
    } _: { cell, width in
      // The last view of these takes what is left, whichever it is.
      guard !cell.sharesInProportion else { return }
      let mirrored = cell.mirrored
      let (one, other) = (try cell.built().pixelFrames(width: width), try mirrored.built().pixelFrames(width: width))
      #expect(abs(one[0].height - other[0].height) < 1e-6, "\(cell)")
    }
  }

  @Test func doublingLengthsDoublesFrames() throws {
    try cells(seed: 2) { cell, width in
      let fixed = cell.fixed
      let frames = try fixed.built().pixelFrames(width: width)
      let doubled = try fixed.scaled(by: 2).built().pixelFrames(width: 2 * width)
      for (one, other) in zip(frames, doubled) { #expect(other.isNear(one.scaled(by: 2)), "\(cell)") }
    }
  }

  /// One without content, which across the axis asks for nothing.
  @Test func aHiddenArrangedViewIsAsGoodAsGone() throws {
    try cells(seed: 3) {
      $0.hidesViews = true
    } _: { cell, width in
      let cell = cell.withHiddenEmptied
      let rest = cell.withoutHidden
      let frames = try cell.built().pixelFrames(width: width)
      let framesOfRest = try rest.built().pixelFrames(width: width)
      let places = cell.places
      for (id, place) in rest.places {
        guard let before = places[id] else { continue }
        #expect(framesOfRest[place] == frames[before], "\(cell)")
      }
    }
  }

  @Test func whatHoldsAnywayChangesNothing() throws {
    var random = SeededGenerator(seed: 4)
    // Texts of several lines are first laid out in one, when what holds in the end might not.
    try cells(seed: 4) {
      $0.wrapsTexts = false
    } _: { cell, width in
      let frames = try cell.built().pixelFrames(width: width)
      let places = cell.places
      var more = cell
      for _ in 0..<5 {
        let ids = places.keys.sorted()
        let (one, other) = (ids.randomElement(using: &random) ?? 0, ids.randomElement(using: &random) ?? 0)
        guard let first = places[one], let second = places[other] else { continue }
        let slack = Double.random(in: 1...50, using: &random)
        let pairs: [(ConstraintTemplate.Attribute, KeyPath<PixelFrame, Double>)] = [
          (.left, \.left), (.top, \.top), (.width, \.width), (.bottom, \.bottom), (.height, \.height),
        ]
        for (attribute, length) in pairs {
          let difference = (frames[first][keyPath: length] - frames[second][keyPath: length]) / 2
          let isLess = Bool.random(using: &random)
          more.constraints.append(
            ConstraintTemplate(
              .view(one), attribute, relation: isLess ? .lessThanOrEqual : .greaterThanOrEqual, to: .view(other),
              attribute, constant: difference + (isLess ? slack : -slack), priority: [1000, 800, 300][first % 3]))
        }
      }
      let same = try more.built().pixelFrames(width: width)
      for (one, other) in zip(frames, same) { #expect(other.isNear(one), "\(more)") }
    }
  }

  @Test func theOrderOfConstraintsIsOfNoConsequence() throws {
    var random = SeededGenerator(seed: 5)
    try cells(seed: 5) { cell, width in
      let frames = try cell.built().pixelFrames(width: width)
      var shuffled = cell
      shuffled.constraints.shuffle(using: &random)
      let same = try shuffled.built().pixelFrames(width: width)
      for (one, other) in zip(frames, same) { #expect(other.isNear(one), "\(shuffled)") }
    }
  }

  @Test func cardsShownBeforeAreOfNoConsequence() throws {
    var generator = RandomCellGenerator(seed: 6)
    for _ in 0..<LayoutPropertyTests.count / 4 {
      let random = generator.cell()
      let (reused, width) = (try random.built(), generator.pick(LayoutPropertyTests.widths))
      // More than are laid out one by one before heights are looked up.
      for _ in 0..<12 {
        let texts = reused.textNames.map { _ in generator.text() }
        let fresh = try random.built()
        for cell in [reused, fresh] { cell.show(texts) }
        #expect(reused.pixelFrames(width: width) == fresh.pixelFrames(width: width), "\(random)")
        let height = reused.heightInPixels(requiredWidth: width)
        #expect(height == fresh.heightInPixels(requiredWidth: width))
        #expect(height == reused.solvedHeightInPixels(requiredWidth: width), "\(random)")
      }
    }
  }

  // MARK: What the layout has to keep

  @Test func requiredConstraintsHold() throws {
    var generator = RandomCellGenerator(seed: 7)
    generator.hidesViews = true
    var checked = 0
    for index in 0..<LayoutPropertyTests.count {
      let random = generator.cell()
      let (cell, width) = (try random.built(), LayoutPropertyTests.widths[index % 3])
      let system = cell.layouter.layout(width: width)
      guard system.solver.conflicts.isEmpty else { continue }
      checked += 1
      let violations = RequiredRules(random.template, cell.pixelFrames(width: width), scale: 2).violations
      #expect(violations == [], "\(random)")
    }
    #expect(checked > LayoutPropertyTests.count / 2)
  }

  @Test func moreTextMakesNoCellLower() throws {
    var generator = RandomCellGenerator(seed: 8)
    for _ in 0..<LayoutPropertyTests.count {
      var random = RandomCell(root: generator.node(ViewTemplate()))
      var above = ConstraintTemplate.Attribute.top
      var last = random.root.id
      for _ in 0..<4 {
        let label = generator.label()
        random.root.children.append(label)
        random.constraints += [
          ConstraintTemplate(.view(label.id), .top, to: .view(last), above, constant: 4),
          ConstraintTemplate(.view(label.id), .leading, to: .view(random.root.id), .leading, constant: 8),
          ConstraintTemplate(.view(label.id), .trailing, to: .view(random.root.id), .trailing, constant: -8),
        ]
        (last, above) = (label.id, .bottom)
      }
      random.constraints.append(ConstraintTemplate(.view(random.root.id), .bottom, to: .view(last), .bottom))
      let cell = try random.built()
      var texts = cell.textNames.map { _ in "" }
      var height = 0.0
      for _ in 0..<12 {
        let label = Int.random(in: texts.indices, using: &generator.random)
        texts[label] += (texts[label].isEmpty ? "" : " ") + generator.text(words: 1...4)
        cell.show(texts)
        let next = cell.heightInPixels(requiredWidth: 120)
        #expect(next >= height, "\(texts)")
        height = next
      }
    }
  }
}
