import ConstraintSolver
import SeededRandom
import ShelfSizing
import TextMeasurement

@testable import CellLayout

/// Makes cells up, the same for a seed everywhere: views in views, stack views of all kinds, labels of Helvetica, images,
/// inequalities and priorities.
struct RandomCellGenerator {
  var random: SeededGenerator
  private var nextID = 0
  private var constraints: [ConstraintTemplate] = []
  /// Whether labels take more than one line.
  var wrapsTexts = true
  /// Whether stack views align baselines; that of a horizontal stack view is its first text's, so that left is not right.
  var alignsBaselines = true
  /// Whether arranged views may be hidden.
  var hidesViews = false

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  // MARK: Numbers

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// Half points, so that sums and their doubles are exact.
  mutating func length(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) / 2 }

  mutating func text(words: ClosedRange<Int> = 0...12) -> String {
    let words = (0..<Int.random(in: words, using: &random)).map { _ in
      pick(["a", "Hi", "word", "naïve", "(and,", "well-known:", "unbreakable", "x\ny", "3.14 %", "WAVE"])
    }
    return words.joined(separator: " ")
  }

  // MARK: Views

  /// A cell of views under, beside and inside each other.
  mutating func cell() -> RandomCell {
    nextID = 0
    constraints = []
    var root = node(ViewTemplate())
    if chance(30) { root = stack(depth: 0) } else { fill(&root, depth: 0) }
    return RandomCell(root: root, constraints: constraints)
  }

  mutating func node(_ view: ViewTemplate) -> RandomCell.Node {
    nextID += 1
    return RandomCell.Node(id: nextID - 1, view: view)
  }

  /// Priorities that hardly ever tie.
  private mutating func prioritize(_ view: inout ViewTemplate) {
    func priority(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
    view.hugging = AxisPriorities(horizontal: priority(60...400), vertical: priority(60...400))
    view.compressionResistance = AxisPriorities(horizontal: priority(500...990), vertical: priority(500...990))
  }

  mutating func label() -> RandomCell.Node {
    let font = FontDescriptor.named("Helvetica", size: pick([11, 14, 17, 20]))
    let limit = wrapsTexts ? pick([0, 0, 1, 2]) : 1
    var label = LabelTemplate(font: font, numberOfLines: limit, text: text())
    if wrapsTexts, chance(10) { label.preferredMaxLayoutWidth = length(40...300) }
    var view = ViewTemplate(.label(label))
    prioritize(&view)
    if chance(10) { view.compressionResistance.horizontal = 1000 }
    if chance(10) { view.hugging.vertical = 1000 }
    return node(view)
  }

  private mutating func image() -> RandomCell.Node {
    var view = ViewTemplate(
      .image(ImageTemplate(imageSize: OptionalSize(width: length(10...120), height: length(10...120)))))
    prioritize(&view)
    let image = node(view)
    if chance(30) {
      let ratio = pick([0.5, 0.75, 1, 1.5])
      constraints.append(
        ConstraintTemplate(
          .view(image.id), .height, to: .view(image.id), .width, multiplier: ratio, priority: length(1900...1998)))
    }
    return image
  }

  private mutating func view(depth: Int) -> RandomCell.Node {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...4: return label()
    case 5...6: return image()
    case 7...8 where depth < 2: return stack(depth: depth + 1)
    case 9 where depth < 2:
      var container = node(ViewTemplate())
      fill(&container, depth: depth + 1)
      return container
    default: return label()
    }
  }

  /// Puts views under each other between the sides of a view.
  private mutating func fill(_ container: inout RandomCell.Node, depth: Int) {
    let margins = length(0...24)
    container.view.layoutMargins = EdgeInsets(
      top: margins, leading: length(0...24), bottom: 4, trailing: length(0...24))
    var above: (id: Int, attribute: ConstraintTemplate.Attribute) = (container.id, pick([.top, .topMargin]))
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let child = view(depth: depth)
      let isLoose = chance(20)
      add(child.id, .top, isLoose ? .greaterThanOrEqual : .equal, above.id, above.attribute, length(0...40))
      // A loose view stays near the one above it.
      if isLoose { add(child.id, .top, .equal, above.id, above.attribute, length(40...60), at: length(300...900)) }
      if chance(70) {
        add(child.id, pick([.leading, .left]), .equal, container.id, pick([.leading, .leadingMargin]), length(0...24))
      } else {
        add(child.id, .centerX, .equal, container.id, .centerX)
        add(child.id, .leading, .greaterThanOrEqual, container.id, .leading)
      }
      let end = pick([ConstraintTemplate.Attribute.trailing, .trailingMargin])
      add(child.id, .trailing, chance(50) ? .equal : .lessThanOrEqual, container.id, end, -length(0...24))
      addWish(child.id, container.id)
      container.children.append(child)
      above = (child.id, .bottom)
    }
    add(container.id, .bottom, chance(60) ? .equal : .greaterThanOrEqual, above.id, above.attribute, length(0...30))
  }

  /// An optional constraint on a view's size.
  private mutating func addWish(_ view: Int, _ container: Int) {
    let priority = length(300...1900)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: add(view, .height, .greaterThanOrEqual, nil, nil, length(20...200), at: priority)
    case 1: add(view, .height, .lessThanOrEqual, nil, nil, length(20...200), at: priority)
    case 2: add(view, .width, .equal, container, .width, multiplier: pick([0.25, 0.5, 0.75]), at: priority)
    case 3: add(view, .width, .greaterThanOrEqual, nil, nil, length(20...200), at: priority)
    default: break
    }
  }

  private mutating func add(
    _ first: Int, _ attribute: ConstraintTemplate.Attribute, _ relation: ConstraintTemplate.Relation = .equal,
    _ second: Int?, _ secondAttribute: ConstraintTemplate.Attribute?, _ constant: Double = 0, multiplier: Double = 1,
    at priority: Double = 1000
  ) {
    constraints.append(
      ConstraintTemplate(
        .view(first), attribute, relation: relation, to: second.map { .view($0) }, secondAttribute,
        multiplier: multiplier, constant: constant, priority: priority))
  }

  private mutating func stack(depth: Int) -> RandomCell.Node {
    let axis = pick(StackTemplate.Axis.allCases)
    let alignments: [StackTemplate.Alignment] =
      axis == .horizontal && alignsBaselines
      ? StackTemplate.Alignment.allCases : [.fill, .leading, .center, .trailing]
    var template = StackTemplate(axis: axis, alignment: pick(alignments), spacing: length(0...20))
    template.distribution = pick([.fill, .fill] + StackTemplate.Distribution.allCases)
    if chance(30) {
      template.layoutMargins = EdgeInsets(
        top: length(0...20), leading: length(0...20), bottom: 3, trailing: length(0...20))
    }
    var stack = node(ViewTemplate(.stack(template)))
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      var child = view(depth: depth)
      child.view.isArranged = true
      child.view.isHidden = hidesViews && chance(25)
      if chance(20) { child.view.customSpacingAfter = length(0...30) }
      stack.children.append(child)
    }
    return stack
  }
}
