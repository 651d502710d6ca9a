import CellLayout
import RecordCells
import TextMeasurement

/// Measures the room of texts in one cell, and how many of their characters are too many.
struct TextFitting {
  let plan: VariantPlan
  /// The rules of views by their names.
  let rules: [String: ShelfConfiguration.FitRule]

  init(_ plan: VariantPlan, _ rules: [ShelfConfiguration.FitRule]) {
    self.plan = plan
    self.rules = Dictionary(rules.map { ($0.view.value, $0) }) { first, _ in first }
  }

  /// The name by which a view is reported: that of its rule, or its usual one.
  func name(of label: LabelView) -> String {
    let names = label.template.names
    return names.first { rules[$0] != nil } ?? names.first ?? label.template.systemClass
  }

  /// The room of each text that a cell shows.
  func visitRooms(of cell: TemplateCell, _ visit: (LabelView, FittedText.Room) -> Void) {
    cell.visitTextRooms(cardWidth: plan.shelf.cardWidth, maximumHeight: plan.largestItemHeight) { label, room in
      guard !label.isEmpty else { return }
      let rule = label.template.names.lazy.compactMap { rules[$0] }.first
      var own = FittedText.Room(room, plan.variant, limit: rule?.lines?.value)
      own.isApproximate = label.approximations.lacksCharacters
      visit(label, own)
    }
  }

  /// The assumptions made for the texts that a cell shows, once their rooms were asked for.
  func approximations(of cell: TemplateCell) -> TextApproximations {
    cell.approximationsOfShown(cardWidth: plan.shelf.cardWidth)
  }

  /// A view's label, and the room of its text.
  func room(ofView view: Int, in cell: TemplateCell) -> (label: LabelView, room: FittedText.Room)? {
    var found: (LabelView, FittedText.Room)?
    visitRooms(of: cell) { label, room in if label.viewIndex == view { found = (label, room) } }
    return found
  }

  /// How many characters of a text are too many.
  ///
  /// A layout may be needed for each length that is tried, of which most are neighbours of the longest that fits: one that
  /// takes more lines than any length before had room for, at the widest that any has been, needs none.
  ///
  /// - Parameters:
  ///   - text: does not fit.
  ///   - cell: changes this view's text (``CellLayout/TemplateCell/changingTexts``).
  func charactersTooMany(_ text: String, view: Int, in cell: TemplateCell) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      let bounds = TextCounts.characterBounds(bytes)
      let count = bounds.count - 1
      func show(_ count: Int) { cell.setText(String(decoding: bytes[..<bounds[count]], as: UTF8.self), view: view) }
      var known: (label: LabelView, width: Double, lines: Int)?
      let fitting = LongestFit.characters(of: count) { count in
        show(count)
        guard let (label, room) = room(ofView: view, in: cell) else { return true }
        known = (label, max(known?.width ?? 0, room.width), max(known?.lines ?? 0, room.allowedLines ?? .max))
        return room.fits
      } mayFit: { count in
        show(count)
        return known.map { $0.label.lineCount(forWidth: $0.width) <= $0.lines } ?? true
      }
      return count - (fitting ?? 0)
    }
  }
}

extension FittedText.Room {
  /// - Parameter limit: that of a rule, instead of the view's own.
  init(_ room: TextRoom, _ variant: Variant, limit: Int?) {
    let allowed = room.allowedLines
    self.init(
      variant: variant, width: room.width, lines: room.lines,
      allowedLines: allowed == room.limit ? limit ?? allowed : allowed)
  }
}
