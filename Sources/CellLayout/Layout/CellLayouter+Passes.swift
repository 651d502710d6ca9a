import ConstraintSolver
import ShelfSizing

/// The two passes: first how wide each text gets, then how high the cell is with the texts' lines at those widths.
extension CellLayouter {
  /// The height that the constraints ask for, in whole pixels.
  ///
  /// - Parameter width: of the cell, in points.
  func height(width: Double) -> Double {
    // Most cards have the same line counts as an earlier one, and then nothing but these is computed.
    if let plan = currentPlan(width: width), let height = plan._withUnsafeGuaranteedRef({ $0.recentHeight() }) {
      return height
    }
    return solvedHeight(plan(width: width))
  }

  /// Whether the height depends on nothing but the texts' line counts.
  func heightFollowsLines(width: Double) -> Bool { !contents.hasImageSizes && plan(width: width).heightFollowsLines }

  @inline(never)
  private func solvedHeight(_ plan: LayoutPlan) -> Double {
    if contents.hasImageSizes { return solve(plan).pixelHeight }
    if let height = height(plan) { return height }
    // Widths that content affects may have known line counts all the same; to find out takes some layouts.
    plan.solvedCount += 1
    if plan.solvedCount > CellLayouter.mostSolved, !hasSeveralFonts, let height = heightAtLineWidths(plan) {
      return height
    }
    return solve(plan).pixelHeight
  }

  /// The height in whole pixels where line counts at widths that the required constraints give decide it; `nil` elsewhere.
  func height(_ plan: LayoutPlan) -> Double? { plan.height { solve(plan).pixelHeight } }

  /// The height in whole pixels for some line counts, by text; `nil` where these do not decide it.
  func height(_ plan: LayoutPlan, lines: [Int]) -> Double? {
    plan.height(lines: lines) { solve(plan, lines: lines).pixelHeight }
  }

  /// How many cards a plan lays out one by one before the widths are looked for at which lines are known.
  private static let mostSolved = 8

  /// The height in whole pixels, where texts have as many lines as at widths that do not depend on contents; `nil` elsewhere.
  func heightAtLineWidths(_ plan: LayoutPlan) -> Double? {
    plan.heightAtLineWidths { solve(plan, lines: plan.lines(plan.lineWidths)).pixelHeight }
  }

  /// The solved constraints for the content as it is.
  ///
  /// - Parameters:
  ///   - width: of the cell, in points.
  ///   - height: of the cell, in pixels: what fits the content, or a given one.
  ///   - breaksTies: whether a rule decides what Auto Layout leaves open.
  func layout(
    width: Double, height: FittingLength = .compressed, breaksTies: Bool = true
  ) -> LayoutSystem {
    let plan = plan(width: width)
    if breaksTies { return solve(height == .compressed ? plan : plan.squeezed(to: height)) }
    var conditions = plan.conditions
    conditions.cellHeight = height
    conditions.breaksTies = breaksTies
    return solve(LayoutPlan(template, texts, conditions))
  }

  /// The solved constraints for a target size with its fitting priorities.
  func layout(fitting width: FittingLength, _ height: FittingLength) -> LayoutSystem {
    var conditions = plan(width: grid.points(pixels: width.pixels)).conditions
    conditions.cellWidth = width
    conditions.cellHeight = height
    return solve(LayoutPlan(template, texts, conditions))
  }

  private func solve(_ plan: LayoutPlan) -> LayoutSystem {
    solve(plan.conditions, given: plan.widths, base: { _ in plan.base })
  }

  /// All passes.
  ///
  /// - Parameters:
  ///   - given: for each text, its width in points where required constraints alone or the label itself decide it.
  ///   - base: gives the cell with some content that a pass, counted from 0, begins with.
  ///   - onPass: is called with the result of each pass, and the widths at which it broke lines.
  func solve(
    _ conditions: LayoutConditions, given: [Double?], base: (Int) -> LayoutSystem,
    onPass: (LayoutSystem, [Double?]) -> Void = { _, _ in }
  ) -> LayoutSystem {
    var widths = zip(given, texts).map { $0 ?? $1.laidOutWidth }
    var system = solve(base(0), conditions, given: given, widths: widths)
    onPass(system, widths)
    guard zip(texts, widths).contains(where: { $0.wraps && $1 == nil }) else { return system }
    // A text that is no wider than its longest line leaves room for others, whose lines are then broken anew.
    for pass in 1...CellLayouter.mostPasses {
      var isWider = false
      for (index, text) in texts.enumerated() where given[index] == nil && text.wraps {
        let width = self.width(of: text, in: system)
        guard let width, width > (widths[index] ?? -1) + CellLayouter.fit else { continue }
        widths[index] = width
        isWider = true
      }
      if !isWider { break }
      system = solve(base(pass), conditions, given: given, widths: widths)
      onPass(system, widths)
    }
    return system
  }

  /// The first pass alone.
  func firstPass(_ plan: LayoutPlan) -> LayoutSystem {
    solve(plan.base, plan.conditions, given: plan.widths, widths: plan.widths)
  }

  /// The most passes after the first; UIKit makes two, and lays labels out again whose width has changed.
  private static let mostPasses = 3
  /// How many points wider a text may get without its lines being broken anew.
  static let fit = 0.01

  /// One pass.
  ///
  /// - Parameter widths: for each text, the width in points that its lines are broken at; `nil` where only hard breaks
  ///   end lines.
  private func solve(
    _ base: LayoutSystem, _ conditions: LayoutConditions, given: [Double?], widths: [Double?]
  ) -> LayoutSystem {
    solve(base, conditions) { [texts] index in
      let text = texts[index]
      if let width = given[index], text.preferredMaxLayoutWidth == nil { return text.textSize(inGivenWidth: width) }
      return text.textSize(breakingAt: widths[index])
    }
  }

  /// The solved constraints with line counts instead of the texts; horizontal frames mean nothing then.
  func solve(_ plan: LayoutPlan, lines: [Int]) -> LayoutSystem {
    solve(plan.base, plan.conditions) { [texts] in texts[$0].linesSize(width: 0, lines: lines[$0]) }
  }

  private func solve(
    _ base: LayoutSystem, _ conditions: LayoutConditions, _ size: (Int) -> ContentSize
  ) -> LayoutSystem {
    if base.dependsOnContentRatios {
      var conditions = conditions
      conditions.contentSizes = contentSizes(contents.images, size)
      return LayoutSystem(template, conditions)
    }
    var system = base
    for viewIndex in changingViews {
      if let size = contentSize(of: viewIndex, contents.images, size) {
        system.setContentSize(size, of: viewIndex)
      }
    }
    system.solve()
    return system
  }

  /// The width in points that a text has in a layout.
  func width(of text: LabelView, in system: LayoutSystem) -> Double? {
    system.textWidth(of: text.viewIndex, template, grid)
  }
}
