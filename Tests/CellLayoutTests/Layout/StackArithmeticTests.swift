import ShelfSizing
import SeededRandom
import Testing
import TextMeasurement

@testable import CellLayout

/// Stack views that fill are as high as sums and maxima say.
struct StackArithmeticTests {
  private static let grid = PixelGrid(scale: 2)
  /// By size, the font of the labels.
  private let fonts: [Double: Font]

  init() throws {
    let library = FontLibrary()
    var fonts: [Double: Font] = [:]
    for size in [11.0, 14, 17, 20] { fonts[size] = try library.font(.named("Helvetica", size: size)) }
    self.fonts = fonts
  }

  /// Lines that only hard breaks end, as there is width for all.
  private func leaf(_ generator: inout RandomCellGenerator) -> RandomCell.Node {
    guard generator.chance(70) else {
      let size = OptionalSize(width: 10, height: generator.length(1...99))
      return generator.node(ViewTemplate(.image(ImageTemplate(imageSize: size))))
    }
    let text = Array(repeating: "Hi", count: Int.random(in: 1...5, using: &generator.random)).joined(separator: "\n")
    var label = LabelTemplate(font: .named("Helvetica", size: generator.pick([11, 14, 17, 20])), text: text)
    label.numberOfLines = generator.pick([0, 1, 2, 3])
    return generator.node(ViewTemplate(.label(label)))
  }

  private func tree(_ generator: inout RandomCellGenerator, depth: Int) -> RandomCell.Node {
    var stack = StackTemplate(axis: generator.pick(StackTemplate.Axis.allCases), spacing: generator.length(0...20))
    if generator.chance(40) {
      stack.layoutMargins = EdgeInsets(
        top: generator.length(0...20), leading: 3, bottom: generator.length(0...20), trailing: 4)
    }
    var node = generator.node(ViewTemplate(.stack(stack)))
    for _ in 0..<Int.random(in: depth == 0 ? 1...4 : 0...4, using: &generator.random) {
      var child = depth < 3 && generator.chance(40) ? tree(&generator, depth: depth + 1) : leaf(&generator)
      child.view.isArranged = true
      child.view.isHidden = generator.chance(15)
      if generator.chance(20) { child.view.customSpacingAfter = generator.length(0...30) }
      node.children.append(child)
    }
    return node
  }

  /// Pixels.
  private func expectedHeight(_ node: RandomCell.Node) throws -> Double {
    let grid = try #require(StackArithmeticTests.grid)
    switch node.view.content {
    case .label(let label):
      guard case .named(_, let size) = label.font, let font = fonts[size] else { return 0 }
      let lines = (label.text ?? "").split(separator: "\n").count
      return font.labelHeight(lines: label.numberOfLines == 0 ? lines : min(lines, label.numberOfLines), on: grid)
    case .image(let image): return (image.imageSize.height ?? 0) * 2
    case .stack(let stack):
      let shown = node.children.filter { !$0.view.isHidden }
      let margins = ((stack.layoutMargins?.top ?? 0) + (stack.layoutMargins?.bottom ?? 0)) * 2
      let heights = try shown.map(expectedHeight)
      guard stack.axis == .vertical else {
        // A hidden view is aligned as before, but for texts that records give.
        let images =
          shown.isEmpty ? [] : node.children.filter { if case .image = $0.view.content { true } else { false } }
        let hidden = try images.filter(\.view.isHidden).map(expectedHeight)
        return margins + ((heights + hidden).max() ?? 0)
      }
      let gaps = shown.dropLast().map { ($0.view.customSpacingAfter ?? stack.spacing) * 2 }
      return margins + heights.reduce(0, +) + gaps.reduce(0, +)
    case .plain, .control: return 0
    }
  }

  @Test func sumsAndMaxima() throws {
    var generator = RandomCellGenerator(seed: 9)
    for _ in 0..<Sweep.count(400) {
      let random = RandomCell(root: tree(&generator, depth: 0))
      let cell = try random.built()
      #expect(cell.layouter.layout(width: 4000).solver.conflicts == [])
      #expect(cell.heightInPixels(requiredWidth: 4000) == (try expectedHeight(random.root)), "\(random)")
    }
  }
}
