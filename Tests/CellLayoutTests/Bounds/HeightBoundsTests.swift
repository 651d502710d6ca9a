import SeededRandom
import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

/// Bounds hold for every cell, and are near where they can be.
struct HeightBoundsTests {
  private static let widths = [176.0, 320, 97.5]

  @Test(arguments: 1...6 as ClosedRange<UInt64>) func boundsHoldForCellsMadeUpAtRandom(seed: UInt64) throws {
    var generator = RandomCellGenerator(seed: 100 + seed)
    var (bounded, near) = (0, 0)
    let cells = Sweep.isFull ? 60 : 5
    for _ in 0..<cells {
      let random = generator.cell()
      let cell = try random.built()
      for _ in 0..<6 {
        cell.show(cell.textNames.map { _ in generator.text(words: 0...30) })
        let width = generator.pick(HeightBoundsTests.widths)
        let bounds = cell.heightBounds(requiredWidth: width)
        let height = cell.solvedHeightInPixels(requiredWidth: width)
        #expect(bounds.lower <= height && height <= bounds.upper, "\(bounds) \(height) \(random)")
        if bounds.upper.isFinite { bounded += 1 }
        if bounds.isExact { near += 1 }
      }
    }
    #expect(near > (Sweep.isFull ? 2 * cells : 0) && bounded >= near, "\(near) exact, \(bounded) bounded")
  }

  /// Bounds from byte counts hold, are asked for in no other case, and save most cards of a shelf the count of their lines.
  @Test func bytesBoundHeightsOnceCardsRepayIt() throws {
    var generator = RandomCellGenerator(seed: 200)
    for cell in [try stack(alignment: .fill), try generator.cell().built(), try generator.cell().built()] {
      var (bounded, second, tallest) = (0, -Double.infinity, -Double.infinity)
      for _ in 0..<(Sweep.isFull ? 4000 : 1000) {
        let isPlain = generator.chance(80)
        cell.show(
          cell.textNames.map { _ in
            let words = (0..<generator.pick([0, 1, 3, 9, 27])).map { _ in generator.pick(["a", "word", "well-known:"]) }
            return isPlain ? words.joined(separator: " ") : generator.text(words: 0...30)
          })
        let bounds = cell.heightBounds(requiredWidth: 176, orBoundUpTo: second)
        let height = cell.solvedHeightInPixels(requiredWidth: 176)
        #expect(bounds.lower <= height && height <= bounds.upper)
        if bounds.isExact || bounds.upper > second {
          #expect(bounds == cell.heightBounds(requiredWidth: 176))
        } else {
          bounded += 1
        }
        (second, tallest) = (max(second, min(height, tallest)), max(tallest, height))
      }
      if cell.textNames.count == 2 { #expect(bounded > 100) }
    }
  }

  /// A label that hugs its text in a stack view has a say in its width, and yet no other number of lines: after a few
  /// cards its heights are looked up by these.
  @Test func aLabelThatHugsItsTextIsBoundedExactly() throws {
    let cell = try stack(alignment: .leading)
    for words in 0..<40 {
      let text = Array(repeating: "words", count: words).joined(separator: " ")
      cell.show(["Title", text])
      let height = cell.solvedHeightInPixels(requiredWidth: 176)
      #expect(cell.heightBounds(requiredWidth: 176) == HeightBounds(lower: height, upper: height))
      #expect(cell.heightInPixels(requiredWidth: 176) == height)
    }
  }

  /// Labels beside each other give way together, and their contents decide how far: a short text is bounded by a character
  /// a line, for a longer one there are too many possible heights to try.
  @Test func labelsThatCompeteAreBoundedFromAfar() throws {
    let cell = try stack(axis: .horizontal, alignment: .fill)
    cell.show(["A title of words", "and a body of words"])
    #expect(cell.heightBounds(requiredWidth: 176) == HeightBounds(lower: 92, upper: 690))
    #expect(cell.solvedHeightInPixels(requiredWidth: 176) == 138)
    let long = Array(repeating: "words", count: 30).joined(separator: " ")
    cell.show(["A title of words", long])
    #expect(cell.heightBounds(requiredWidth: 176) == .none)
  }

  /// A body that is pinned to the cell's bottom and hides what hangs from its top makes a lower cell when it gets taller.
  @Test func heightsThatFallWithLinesAreBounded() throws {
    var template = CellTemplate(root: ViewTemplate())
    let font = FontDescriptor.named("Helvetica", size: 20)
    let body = template.add(
      ViewTemplate(id: "bodyLabel", .label(LabelTemplate(font: font, numberOfLines: 0))), to: 0)
    let spacer = template.add(ViewTemplate(id: "spacer"), to: 0)
    template.constraints = [
      ConstraintTemplate(.view(body), .leading, to: .view(0), .leading),
      ConstraintTemplate(.view(body), .trailing, relation: .lessThanOrEqual, to: .view(0), .trailing),
      ConstraintTemplate(.view(body), .bottom, to: .view(0), .top, constant: 200),
      ConstraintTemplate(.view(spacer), .top, to: .view(body), .top),
      ConstraintTemplate(.view(spacer), .height, constant: 220),
      ConstraintTemplate(.view(0), .bottom, relation: .greaterThanOrEqual, to: .view(spacer), .bottom),
    ]
    let cell = try cell(template)
    var heights: [Double] = []
    for words in [1, 12, 30] {
      cell.show([Array(repeating: "words", count: words).joined(separator: " ")])
      heights.append(cell.solvedHeightInPixels(requiredWidth: 176))
      let bounds = cell.heightBounds(requiredWidth: 176)
      #expect(bounds.lower <= heights[heights.count - 1] && heights[heights.count - 1] <= bounds.upper)
      #expect(bounds.isExact)
    }
    #expect(heights[0] > heights[1] && heights[1] > heights[2])
  }

  /// A picture that hugs its content more than the label resists, and gives way before it: the label is as wide as it.
  @Test func contentThatHugsOutweighsALabel() throws {
    var template = CellTemplate(root: ViewTemplate())
    var picture = ViewTemplate(.image(ImageTemplate(imageSize: OptionalSize(width: 40, height: 20))))
    picture.hugging.horizontal = 800
    picture.compressionResistance.horizontal = 700
    let image = template.add(picture, to: 0)
    let label = LabelTemplate(font: .named("Helvetica", size: 20), numberOfLines: 0)
    let body = template.add(ViewTemplate(id: "bodyLabel", .label(label)), to: 0)
    template.constraints = [
      ConstraintTemplate(.view(image), .leading, to: .view(0), .leading),
      ConstraintTemplate(.view(image), .trailing, relation: .lessThanOrEqual, to: .view(0), .trailing),
      ConstraintTemplate(.view(image), .top, to: .view(0), .top),
      ConstraintTemplate(.view(body), .top, to: .view(image), .bottom),
      ConstraintTemplate(.view(body), .leading, to: .view(0), .leading),
      ConstraintTemplate(.view(body), .width, to: .view(image), .width),
      ConstraintTemplate(.view(0), .bottom, to: .view(body), .bottom),
    ]
    let cell = try cell(template)
    cell.show(["Some words that take lines"])
    let bounds = cell.heightBounds(requiredWidth: 176)
    let height = cell.solvedHeightInPixels(requiredWidth: 176)
    #expect(bounds.lower <= height && height <= bounds.upper)
    #expect(cell.heightSteps(in: 176...176).map(\.pixels) == [height])
  }

  private func stack(
    axis: StackTemplate.Axis = .vertical, alignment: StackTemplate.Alignment
  ) throws -> TemplateCell {
    var template = CellTemplate(root: ViewTemplate(.stack(StackTemplate(axis: axis, alignment: alignment))))
    for (name, lines) in [("title", 2), ("body", 0)] {
      let label = LabelTemplate(font: .named("Helvetica", size: 20), numberOfLines: lines)
      let index = template.add(ViewTemplate(id: "\(name)Label", .label(label)), to: 0)
      template.update(index) { $0.isArranged = true }
    }
    return try cell(template)
  }
}
