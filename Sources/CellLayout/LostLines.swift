import TextMeasurement

extension TemplateCell {
  /// How many of the lines that the cell's texts show do not lie in it as a whole when it gets less height than its
  /// constraints ask for: a text that is squeezed loses its last lines, as one that reaches out of the cell does.
  ///
  /// - Parameters:
  ///   - cardWidth: points.
  ///   - height: of the cell, in points.
  package func lostLines(cardWidth: Double, height: Double) -> Int {
    let grid = blueprint.grid
    let system = layouter.layout(width: cardWidth, height: fittingHeight(height))
    var lost = 0
    for text in layouter.texts {
      guard let frame = system.frames[text.place],
        let box = system.contentBox(of: text.place, blueprint.template, grid)
      else { continue }
      let lines = text.lineExtents(forWidth: grid.points(pixels: max(0, system.value(box.horizontal.length))))
      let top = system.value(frame.vertical.start)
      let room = min(system.value(frame.vertical.end), system.cellHeight) - top
      var (fitting, tooMany) = (0, lines.count + 1)
      while fitting + 1 < tooMany {
        let middle = (fitting + tooMany) / 2
        let height = LineExtent.labelHeight(Array(lines.prefix(middle)), on: grid)
        if height <= room + LostLines.tolerance { fitting = middle } else { tooMany = middle }
      }
      lost += lines.count - fitting
    }
    return lost
  }
}

private enum LostLines {
  /// Pixels: frames are rounded to whole ones.
  static let tolerance = 0.5
}
