import TextMeasurement

extension TemplateCell {
  /// The number of shown lines that are cut off, wholly or partly, when the cell gets less height than its constraints
  /// ask for: a squeezed text loses its last lines, and so does a text that reaches out of the cell.
  ///
  /// - Parameters:
  ///   - cardWidth: points.
  ///   - height: of the cell, in points.
  package func lostLines(cardWidth: Double, height: Double) -> Int {
    let grid = blueprint.grid
    let system = layouter.layout(width: cardWidth, height: fittingHeight(height))
    return lostLines(in: system) { system.textWidth(of: layouter.texts[$0].viewIndex, blueprint.template, grid) }
  }

  /// The number of shown lines that are cut off, for a cell in which line counts alone decide where texts lie, whatever
  /// the card width.
  ///
  /// - Parameters:
  ///   - change: the texts' lines, and the widths that give them.
  ///   - plan: the cell's plan at any card width for which that is so.
  func lostLines(_ change: LineChange, height: Double, _ plan: LayoutPlan) -> Int {
    let squeezed = plan.squeezed(to: fittingHeight(height))
    let system = layouter.solve(squeezed, lines: change.lines)
    return lostLines(in: system) { change.widths[$0] }
  }

  /// - Parameter width: for a text's index, the width in points that its lines are broken at; `nil` if it is not shown.
  private func lostLines(in system: LayoutSystem, _ width: (Int) -> Double?) -> Int {
    var lost = 0
    for (index, text) in layouter.texts.enumerated() {
      guard let room = system.roomForText(of: text.viewIndex), let width = width(index) else { continue }
      let lines = text.lineExtents(forWidth: width)
      lost += lines.count - wholeLines(lines, room: room)
    }
    return lost
  }

  /// How many lines lie in a text's frame and in the cell as a whole.
  ///
  /// - Parameter room: from the top of the text to where the frame or the cell ends, in pixels.
  func wholeLines(_ lines: [LineExtent], room: Double) -> Int {
    var (fitting, tooMany) = (0, lines.count + 1)
    while fitting + 1 < tooMany {
      let middle = (fitting + tooMany) / 2
      let height = LineExtent.labelHeight(Array(lines.prefix(middle)), on: blueprint.grid)
      if height <= room + LostLines.tolerance { fitting = middle } else { tooMany = middle }
    }
    return fitting
  }
}

private enum LostLines {
  /// In pixels: frames are rounded to whole ones.
  static let tolerance = 0.5
}
