import SeededRandom
import ConstraintSolver
import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout
@testable import ConstraintSolver

/// Stack views with more views than any cell has: the same arithmetic as with few, and work in proportion to their number.
struct ManyViewsTests {
  private static let texts = ["Hi", "Hello", "Hello world", ""]

  /// A stack view of labels; the first constraint of `template` would be its own.
  private func stack(
    _ count: Int, _ axis: StackTemplate.Axis, _ distribution: StackTemplate.Distribution,
    _ alignment: StackTemplate.Alignment = .fill, spacing: Double = 2,
    _ change: (inout StackTemplate) -> Void = { _ in }
  ) -> CellTemplate {
    var stack = StackTemplate(axis: axis, alignment: alignment, spacing: spacing)
    stack.distribution = distribution
    change(&stack)
    var template = CellTemplate(root: ViewTemplate(.stack(stack)))
    for index in 0..<count {
      let label = LabelTemplate(
        font: .named("Helvetica", size: 20), numberOfLines: 0, text: Self.texts[index % Self.texts.count])
      var view = ViewTemplate(.label(label))
      view.isArranged = true
      template.add(view, to: 0)
    }
    return template
  }

  private func make(_ template: CellTemplate) throws -> TemplateCell { try cell(template) }

  /// Terms in the rows of the solved constraints, and places where they stand.
  private func terms(_ cell: TemplateCell, width: Double) -> Int {
    let tableau = cell.layouter.layout(width: width).solver.tableau
    return tableau.rows.elements.count + tableau.occurrences.elements.count
  }

  @Test(arguments: [StackTemplate.Distribution.fillEqually, .fillProportionally], StackTemplate.Axis.allCases)
  func termsGrowWithTheViews(distribution: StackTemplate.Distribution, axis: StackTemplate.Axis) throws {
    let count = Sweep.isFull ? 600 : 100
    for alignment in [StackTemplate.Alignment.fill, .center] {
      let cell = try make(stack(count, axis, distribution, alignment))
      #expect(terms(cell, width: 60_000) < 200 * count)
    }
  }

  /// One more view than there may be without constraints about the whole gives no other lengths.
  @Test(arguments: StackTemplate.Distribution.allCases, StackTemplate.Axis.allCases)
  func aViewMoreChangesNoRule(distribution: StackTemplate.Distribution, axis: StackTemplate.Axis) throws {
    for count in Sweep.isFull ? [64, 65, 130] : [64, 65] {
      let width = 20_000.0
      let cell = try make(stack(count, axis, distribution))
      let views = cell.placedViews(cardWidth: width)
      let labels = views.dropFirst()
      let lengths: [Double] = labels.map { axis == .horizontal ? $0.size.width : $0.size.height }
      let starts: [Double] = labels.map { axis == .horizontal ? $0.x : $0.y }
      let whole = axis == .horizontal ? views[0].size.width : views[0].size.height
      #expect(cell.layoutFindings(cardWidth: width).brokenConstraints == [])
      #expect(starts[0] == 0 && starts[count - 1] + lengths[count - 1] == whole)
      switch distribution {
      case .fillEqually:
        let each = (whole - 2 * Double(count - 1)) / Double(count)
        #expect(lengths.allSatisfy { abs($0 - each) <= 0.5 })
        if axis == .vertical { #expect(each == 23) }
      case .fillProportionally where axis == .horizontal:
        let natural = try make(stack(count, axis, .equalSpacing)).placedViews(cardWidth: width).dropFirst()
        let widths = natural.map(\.size.width)
        let factor = whole / (widths.reduce(0, +) + 2 * Double(count - 1))
        for (length, own) in zip(lengths.dropLast(), widths) {
          let difference = abs(length - factor * own)
          #expect(difference <= factor / 4 + 0.5)
        }
      case .equalCentering:
        let centers: [Double] = zip(starts, lengths).map { start, length in start + length / 2 }
        let each: Double = (centers[count - 1] - centers[0]) / Double(count - 1)
        for (before, after) in zip(centers, centers.dropFirst()) {
          let difference = abs(after - before - each)
          #expect(difference <= 1)
        }
      case .fill, .fillProportionally, .equalSpacing: break
      }
    }
  }

  /// Less room than the gaps need: what breaks is said, and no view has a length.
  @Test(
    arguments: Sweep.isFull ? [30, 64, 65, 120, 400] : [30, 65],
    [StackTemplate.Distribution.fillEqually, .fillProportionally])
  func lessRoomThanTheGapsNeed(count: Int, distribution: StackTemplate.Distribution) throws {
    let cell = try make(stack(count, .horizontal, distribution, spacing: 50))
    let views = cell.placedViews(cardWidth: 320)
    #expect(views.dropFirst().allSatisfy { $0.size.width == 0 })
    #expect(!cell.layoutFindings(cardWidth: 320).brokenConstraints.isEmpty)
    #expect(cell.layouter.layout(width: 320).solver.didSettle)
    _ = cell.heightBounds(requiredWidth: 320)
  }

  /// Stack views in each other whose baselines tie all their views.
  @Test func baselinesThroughManyStackViews() throws {
    var template = CellTemplate(root: ViewTemplate(.stack(StackTemplate(axis: .vertical, alignment: .leading))))
    var outer = 0
    for depth in 1..<(Sweep.isFull ? 120 : 40) {
      let isRow = depth % 2 == 1
      var view = ViewTemplate(
        .stack(StackTemplate(axis: isRow ? .horizontal : .vertical, alignment: isRow ? .lastBaseline : .leading)))
      view.isArranged = true
      outer = template.add(view, to: outer)
      var label = ViewTemplate(.label(LabelTemplate(font: .named("Helvetica", size: 20), numberOfLines: 0, text: "Hi")))
      label.isArranged = true
      template.add(label, to: outer)
    }
    let cell = try make(template)
    #expect(cell.heightInPixels(requiredWidth: 176).isFinite)
    #expect(cell.layouter.layout(width: 176).solver.didSettle)
    _ = cell.heightBounds(requiredWidth: 176)
  }

  /// Spacing between baselines, where views share their length out.
  @Test func manyBaselines() throws {
    let cell = try make(stack(300, .vertical, .fillEqually, spacing: 40) { $0.isBaselineRelativeArrangement = true })
    #expect(cell.heightInPixels(requiredWidth: 176) == 2 * (300 * 23 + 299 * 40))
    #expect(terms(cell, width: 176) < 200 * 300)
  }

  /// Widths that all depend on each other, said view by view: too many terms are told, and take neither memory nor time.
  @Test(.enabled(if: Sweep.isFull, "takes ten seconds")) func constraintsThatFillTheMemory() throws {
    var template = CellTemplate(root: ViewTemplate())
    for place in 1...1800 {
      template.add(ViewTemplate(.label(LabelTemplate(font: .named("Helvetica", size: 20), text: "Hi"))), to: 0)
      template.constraints.append(
        ConstraintTemplate(
          .view(place), .leading, to: .view(place - 1), place == 1 ? .leading : .trailing, constant: 1))
      if place > 1 { template.constraints.append(ConstraintTemplate(.view(place), .width, to: .view(1), .width)) }
    }
    template.constraints.append(ConstraintTemplate(.view(0), .trailing, to: .view(1800), .trailing))
    let cell = try make(template)
    let solver = cell.layouter.layout(width: 50_000).solver
    #expect(solver.isOverfull && solver.tableau.rows.elements.count < 3 * Tableau.mostTerms)
    let message = "the constraints of so many views depend on each other that they are not solved; no height is right"
    #expect(cell.brokenConstraints(cardWidth: 50_000).map(\.message) == [message])
    #expect(cell.layoutFindings(cardWidth: 50_000).brokenConstraints.map(\.message) == [message])
    #expect(cell.heightInPixels(requiredWidth: 50_000).isFinite)
  }

  /// A constraint between all pairs of many views: those that take too long are told as well.
  @Test(.enabled(if: Sweep.isFull, "takes ten seconds")) func constraintsThatTakeTooLong() throws {
    var template = CellTemplate(root: ViewTemplate())
    for place in 1...120 {
      template.add(ViewTemplate(.label(LabelTemplate(font: .named("Helvetica", size: 20), text: "Hi"))), to: 0)
      for other in 1..<place {
        let constant = Double((place * 31 + other * 17) % 100)
        template.constraints.append(
          ConstraintTemplate(
            .view(place), .leading, relation: .greaterThanOrEqual, to: .view(other), .trailing, constant: constant))
      }
    }
    let cell = try make(template)
    #expect(cell.layouter.layout(width: 176).solver.isOverfull)
    #expect(cell.heightInPixels(requiredWidth: 176).isFinite)
  }

  /// A label each of which may be as wide as its text: too many to look at the widths of each.
  @Test func manyLabelsAsWideAsTheirTexts() throws {
    let cell = try make(stack(200, .vertical, .fill, .leading))
    #expect(cell.heightBounds(requiredWidth: 176) == .none)
    var widths: [Double] = []
    cell.visitLabels(cardWidth: 176) { widths.append($1) }
    #expect(widths.count == 200)
    #expect(cell.textHeightInPixels(requiredWidth: 176) > 0)
  }
}
