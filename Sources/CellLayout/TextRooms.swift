import ConstraintSolver
import TextMeasurement

/// The room that a text has in a cell, and what it needs of it.
package struct TextRoom: Sendable, Hashable {
  /// Points that its lines are broken at: the widest that the text may get.
  package let width: Double
  /// Lines of the whole text, whatever the limit of its view.
  package let lines: Int
  /// How many of the lines within the limit lie in the view and in the cell as a whole.
  package let wholeLines: Int
  /// The limit of its view; `nil` for none.
  package let limit: Int?

  /// The lines that it may have: the limit, or fewer where the view is too low for the lines that it has; `nil` for any
  /// number.
  package var allowedLines: Int? { wholeLines < min(lines, limit ?? .max) ? wholeLines : limit }
}

/// Problem: whether a text is cut follows from a whole layout, and a catalogue has a hundred thousand texts and sizes.
///
/// Idea: where line counts alone decide a cell's height, as in most cells, the lines at widths that are known answer how
/// much of each text is shown, and cells of the same line counts are alike. All others are laid out.
///
/// Invariant: both ways give the same rooms.
extension TemplateCell {
  /// Calls `visit` with each text that is shown and its room.
  ///
  /// - Parameters:
  ///   - cardWidth: points.
  ///   - maximumHeight: of the cell, in points; `nil` for no limit.
  package func visitTextRooms(
    cardWidth: Double, maximumHeight: Double? = nil, _ visit: (LabelView, TextRoom) -> Void
  ) {
    let plan = layouter.plan(width: cardWidth)
    guard plan.knowsTextWidths, !layouter.contents.hasImageSizes, !layouter.hasSeveralFonts else {
      return visitLaidOutRooms(plan, cardWidth, maximumHeight, visit)
    }
    var key = HeightKey()
    var rooms: [(text: Int, width: Double, lines: Int)] = []
    for (index, text) in layouter.texts.enumerated() where plan.isShown[index] {
      let width = plan.textWidths[index] ?? 0
      let lines = text.lineCount(forWidth: width)
      guard key.append(min(lines, text.mostLines)) else {
        return visitLaidOutRooms(plan, cardWidth, maximumHeight, visit)
      }
      rooms.append((index, width, lines))
    }
    let whole = plan.wholeLines(key, maximumHeight) {
      var shown = Array(repeating: 0, count: layouter.texts.count)
      for room in rooms { shown[room.text] = min(room.lines, layouter.texts[room.text].mostLines) }
      var system = layouter.solve(plan, lines: shown)
      if let height = excessive(system, maximumHeight) {
        system = layouter.solve(plan.squeezed(to: fittingHeight(height)), lines: shown)
      }
      return rooms.map { wholeLines(of: layouter.texts[$0.text], width: $0.width, in: system) }
    }
    for (room, whole) in zip(rooms, whole) {
      let text = layouter.texts[room.text]
      visit(text, TextRoom(width: room.width, lines: room.lines, wholeLines: whole, limit: text.limit))
    }
  }

  private func visitLaidOutRooms(
    _ plan: LayoutPlan, _ cardWidth: Double, _ maximumHeight: Double?, _ visit: (LabelView, TextRoom) -> Void
  ) {
    var system = layouter.layout(width: cardWidth)
    if let height = excessive(system, maximumHeight) {
      system = layouter.layout(width: cardWidth, height: fittingHeight(height))
    }
    for (index, text) in layouter.texts.enumerated() where system.frames[text.viewIndex] != nil {
      let laidOut = text.preferredMaxLayoutWidth ?? layouter.width(of: text, in: system) ?? 0
      let lines = text.lineCount(forWidth: laidOut)
      visit(
        text,
        TextRoom(
          width: plan.textWidths[index] ?? laidOut, lines: lines,
          wholeLines: wholeLines(of: text, width: laidOut, in: system), limit: text.limit))
    }
  }

  /// A height that the cell is too tall for.
  private func excessive(_ system: LayoutSystem, _ height: Double?) -> Double? {
    height.flatMap { system.pixelHeight > blueprint.grid.finitePixels($0) ? $0 : nil }
  }

  private func wholeLines(of text: LabelView, width: Double, in system: LayoutSystem) -> Int {
    guard let frame = system.frames[text.viewIndex] else { return 0 }
    let room = min(system.value(frame.vertical.end), system.cellHeight) - system.value(frame.vertical.start)
    return wholeLines(text.lineExtents(forWidth: width), room: room)
  }
}

extension LabelView {
  fileprivate var limit: Int? { numberOfLines == 0 ? nil : numberOfLines }
}
