import SeededRandom
import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

/// The widths at which a card's height changes, against looking at every width.
struct HeightStepsTests {
  private static let range = 140.0...180.0

  /// 64ths of a point in the range: some or all, and those on both sides of each step.
  private func indices(_ steps: [HeightStep]) -> [Int] {
    let besideSteps = steps.dropFirst().map { Int(($0.width * 64).rounded(.up)) }.flatMap { [$0 - 1, $0] }
    return Set(Sweep.some(of: 140 * 64...180 * 64) + besideSteps).sorted()
  }

  private func heights(_ steps: [HeightStep], _ indices: [Int]) -> [Double] {
    var last = 0
    return indices.map { index in
      while last + 1 < steps.count, steps[last + 1].width <= Double(index) / 64 { last += 1 }
      return steps[last].pixels
    }
  }

  @Test(arguments: [StackTemplate.Alignment.fill, .leading]) func equalsASweep(alignment: StackTemplate.Alignment)
    throws
  {
    let cell = try stack(alignment: alignment)
    var generator = RandomCellGenerator(seed: 31)
    for words in Sweep.isFull ? [0, 1, 3, 9, 40] : [9] {
      let texts = [generator.text(words: 1...6), generator.text(words: words...words)]
      cell.show(texts)
      let steps = cell.heightSteps(in: HeightStepsTests.range)
      #expect(steps.first?.width == 140)
      let indices = indices(steps)
      let swept = indices.map { cell.heightInPixels(requiredWidth: Double($0) / 64) }
      #expect(heights(steps, indices) == swept, "\(texts)")
      for (step, next) in zip(steps, steps.dropFirst()) {
        #expect(step.width < next.width && step.pixels != next.pixels)
      }
    }
  }

  /// An image that keeps its shape grows with the card, a pixel at a time.
  @Test func whatGrowsWithTheCardIsLookedAtByPixels() throws {
    var template = CellTemplate(root: ViewTemplate())
    let image = template.add(ViewTemplate(id: "image", .image(ImageTemplate(imageSize: OptionalSize()))), to: 0)
    template.constraints = [
      ConstraintTemplate(.view(image), .leading, to: .view(0), .leading),
      ConstraintTemplate(.view(image), .trailing, to: .view(0), .trailing),
      ConstraintTemplate(.view(image), .top, to: .view(0), .top),
      ConstraintTemplate(.view(image), .height, to: .view(image), .width, multiplier: 0.5),
      ConstraintTemplate(.view(0), .bottom, to: .view(image), .bottom),
    ]
    let steps = try cell(template).heightSteps(in: 100...102)
    #expect(steps == [(100, 100), (100.5, 101), (101.5, 102)].map { HeightStep(width: $0, pixels: $1) })
    let between = try cell(template).heightSteps(in: 100.1...102)
    #expect(between == [(100.1, 101), (101.5, 102)].map { HeightStep(width: $0, pixels: $1) })
  }

  /// A label that gets narrower where the card gets wider has its lines looked at by pixels.
  @Test func aLabelThatShrinksAsTheCardGrows() throws {
    var template = CellTemplate(root: ViewTemplate())
    let label = LabelTemplate(font: .named("Helvetica", size: 20), numberOfLines: 0)
    let body = template.add(ViewTemplate(id: "bodyLabel", .label(label)), to: 0)
    template.constraints = [
      ConstraintTemplate(.view(body), .leading, to: .view(0), .leading),
      ConstraintTemplate(.view(body), .top, to: .view(0), .top),
      ConstraintTemplate(.view(body), .width, to: .view(0), .width, multiplier: -1, constant: 400),
      ConstraintTemplate(.view(0), .bottom, to: .view(body), .bottom),
    ]
    let cell = try cell(template)
    cell.show(["Some words that take lines"])
    let steps = cell.heightSteps(in: 150...300)
    #expect(steps.count > 2)
    for step in steps { #expect(cell.heightInPixels(requiredWidth: step.width) == step.pixels) }
  }

  private func stack(alignment: StackTemplate.Alignment) throws -> TemplateCell {
    var root = ViewTemplate(.stack(StackTemplate(axis: .vertical, alignment: alignment, spacing: 4)))
    root.layoutMargins = EdgeInsets(all: 8)
    var template = CellTemplate(root: root)
    for (name, lines) in [("title", 2), ("body", 0)] {
      let label = LabelTemplate(font: .named("Helvetica", size: 17), numberOfLines: lines)
      let index = template.add(ViewTemplate(id: "\(name)Label", .label(label)), to: 0)
      template.update(index) { $0.isArranged = true }
    }
    return try cell(template)
  }
}
