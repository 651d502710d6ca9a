import ShelfSizing

/// Tells estimators the texts of a card, how wide each of them is, and how high they are together.
extension CellLayouter {
  /// Calls `visit` with each text that is shown and its width in points: the widest that the text may get.
  func visitTexts(width: Double, _ visit: (LabelView, Double) -> Void) {
    let plan = plan(width: width)
    var system: LayoutSystem?
    for (index, text) in texts.enumerated() where plan.isShown[index] {
      if let width = plan.widths[index] ?? plan.lineWidths[index] {
        visit(text, width)
      } else {
        let solved = system ?? firstPass(plan)
        system = solved
        visit(text, self.width(of: text, in: solved) ?? 0)
      }
    }
  }

  /// Calls `visit` with each text that is shown.
  func visitTexts(ofWidth width: Double, _ visit: (LabelView) -> Void) {
    let plan = plan(width: width)
    for (index, text) in texts.enumerated() where plan.isShown[index] { visit(text) }
  }

  /// The height in pixels of the texts alone: the largest sum of heights of texts that stand under each other, and how
  /// much higher the cell is by views that are hidden.
  ///
  /// - Parameter enough: pixels; if an upper bound from the byte counts is at most this, that bound is returned instead
  ///   of the height. Not above 0: no bound is tried.
  func textHeight(width: Double, orBoundUpTo enough: Double) -> Double {
    if let plan = currentPlan(width: width) {
      let height = plan._withUnsafeGuaranteedRef { plan -> Double? in
        guard let hidden = plan.heightOfHidden else { return nil }
        let texts =
          enough > 0
          ? plan.columnHeightBound(upTo: enough - hidden) ?? plan.columnHeight() : plan.columnHeight()
        return texts.map { max(0, $0 + hidden) }
      }
      if let height { return height }
    }
    if let height = knownTextHeight(width: width) { return height }
    let plan = plan(width: width)
    var heights: [Double] = []
    visitTexts(width: width) { heights.append($0.height(forWidth: $1)) }
    return max(0, plan.chains.longest(heights) + heightOfHidden(plan))
  }

  /// ``textHeight(width:orBoundUpTo:)`` where no lines depend on other contents, so that no more texts are shaped than
  /// the lines need; else `nil`.
  func knownTextHeight(width: Double) -> Double? {
    let plan = plan(width: width)
    if let height = plan.columnHeight() { return max(0, height + heightOfHidden(plan)) }
    guard !contents.hasImageSizes, !hasSeveralFonts, plan.heightFollowsKnownLines else { return nil }
    let heights = texts.indices.filter { plan.isShown[$0] }.map {
      texts[$0].height(forWidth: plan.lineWidths[$0] ?? 0)
    }
    return max(0, plan.chains.longest(heights) + heightOfHidden(plan))
  }

  /// How much higher in pixels a cell is, apart from its texts, by the views that records and empty texts hide: mostly
  /// lower, by the spacing that goes with them.
  private func heightOfHidden(_ plan: LayoutPlan) -> Double {
    if let known = plan.heightOfHidden { return known }
    let height = planHidingNone(plan).map { plan.heightBesidesTexts - $0.heightBesidesTexts } ?? 0
    plan.heightOfHidden = height
    return height
  }

  /// The superview of the first text that gets no width; `nil` if all get some.
  ///
  /// - Parameter width: of the cell, in points.
  func viewWithoutWidth(_ width: Double) -> Int? {
    let plan = plan(width: width)
    guard width > 0 else { return 0 }
    // Its values mean nothing.
    guard !plan.base.solver.isOverfull else { return nil }
    let starved = texts.first { text in
      plan.base.frames[text.viewIndex].map { plan.base.value($0.horizontal.length) <= 0 } ?? false
    }
    return starved.map { template.views[$0.viewIndex].superview ?? 0 }
  }
}
