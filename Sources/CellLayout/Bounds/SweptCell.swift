import ConstraintSolver
import ShelfSizing

/// A cell at one card width after another, where its height does not change in steps that are known (``GrowingCell``).
///
/// Problem: a plan for each width takes writing the constraints down and solving them twice, and its memory, before any
/// card is laid out. Most plans of a range serve a card or two.
///
/// Idea: the constraints are solved once, with the card's width as a variable. From one width to the next, few of them
/// change.
///
/// Invariant: a height is that of a plan for its width. Both ways solve the same constraints, so that they come to the
/// same height where all solutions have it, and all have the widths at which a pass breaks lines. Elsewhere there is a
/// plan. No height depends on the cards before.
final class SweptCell {
  private let whole: LayoutSystem
  /// The required constraints alone, at the last of the known widths.
  private var required: LayoutSystem
  private let conditions: LayoutConditions
  /// For each width of a sweep, from its start on, the widths that required constraints alone give the texts, which are
  /// the same for all cards; `nil` where they could not be solved.
  private var known: [[Double?]?] = []
  /// Those at more widths are found anew for each card.
  private static let mostKnown = 256

  /// Fails where content sizes are coefficients, so that each card has its own constraints.
  init?(_ template: CellTemplate, _ plan: LayoutPlan) {
    guard !plan.base.dependsOnContentRatios else { return nil }
    var conditions = plan.conditions
    conditions.cellWidth.isVariable = true
    self.conditions = conditions
    var whole = LayoutSystem(template, conditions)
    whole.keepConflicts()
    self.whole = whole
    conditions.scope = .required
    required = LayoutSystem(template, conditions)
    required.keepConflicts()
  }

  /// Lays a card out at rising widths, which begin where those of all cards do.
  ///
  /// - Parameters:
  ///   - widths: of the card, in points.
  ///   - visit: is called with the cell's height in whole pixels, `nil` where other solutions may have another one;
  ///     returns whether to go on.
  func sweep(_ layouter: CellLayouter, _ widths: [Double], _ visit: (_ width: Double, _ pixels: Double?) -> Bool) {
    var (required, passes) = (self.required, [LayoutSystem]())
    for (index, width) in widths.enumerated() {
      let pixels = layouter.grid.finitePixels(width)
      if index >= known.count {
        required.setCellWidth(pixels)
        required.solve()
      }
      let given = index < known.count ? known[index] : givenWidths(layouter, required)
      if index == known.count, index < SweptCell.mostKnown {
        known.append(given)
        self.required = required
      }
      guard visit(width, given.flatMap { pixelHeight(layouter, pixels, given: $0, &passes) }) else { return }
    }
  }

  /// For each text, the width in points that required constraints alone give it.
  private func givenWidths(_ layouter: CellLayouter, _ required: LayoutSystem) -> [Double?]? {
    guard required.solver.didSettle, !required.solver.isOverfull else { return nil }
    var rigid = RigidLengths(of: required)
    return layouter.texts.map { rigid.width(of: $0, layouter.template, layouter.grid) }
  }

  /// - Parameter passes: those at the width before, which these go on from.
  private func pixelHeight(
    _ layouter: CellLayouter, _ pixels: Double, given: [Double?], _ passes: inout [LayoutSystem]
  ) -> Double? {
    var isUnique = true
    var solved: [LayoutSystem] = []
    let system = layouter.solve(conditions, given: given) { pass in
      var system = pass < passes.count ? passes[pass] : passes.last ?? whole
      system.setCellWidth(pixels)
      return system
    } onPass: { system, _ in
      solved.append(system)
      for (index, text) in layouter.texts.enumerated() where isUnique && given[index] == nil && text.wraps {
        let box = system.contentBox(of: text.viewIndex, layouter.template, layouter.grid)
        isUnique = box.map { system.solver.isUnique($0.horizontal.length) } ?? true
      }
    }
    passes = solved
    return isUnique && system.solver.isUnique(system.cell.vertical.length) ? system.pixelHeight : nil
  }
}

extension CellLayouter {
  /// Visits all widths of whole pixels in a range.
  ///
  /// - Parameter visit: is called by rising widths in points, with the height in whole pixels.
  func forEachPixelWidth(in range: ClosedRange<Double>, _ visit: (_ width: Double, _ pixels: Double) -> Void) {
    var widths = pixelWidths(in: range)[...]
    let plan = plan(width: range.lowerBound)
    // Plans that know heights by line counts serve all cards that have these.
    if widths.count > 1, !looksHeightUp(plan), let cell = sweptCell(plan) {
      // A cell that needs plans at most widths only takes time.
      var patience = 8
      cell.sweep(self, Array(widths)) { width, known in
        visit(width, known ?? height(width: width))
        widths.removeFirst()
        patience += known == nil ? -1 : 1
        return patience > 0
      }
    }
    for width in widths { visit(width, height(width: width)) }
  }
}
