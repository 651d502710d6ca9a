import CellLayout
import ShelfSizing
import TextMeasurement

/// All that a cell answers about the card that it shows, in points and pixels: what has to be the same whatever it has
/// shown before.
package struct CardAnswers: Equatable {
  package private(set) var height = 0.0
  /// Whether the bounds hold, and the height is the one that the solved constraints have.
  package private(set) var isConsistent = false
  private var estimate: Double?
  private var views: [String] = []
  /// At half the height.
  private var squeezedViews: [String] = []
  private var rooms: [String] = []
  private var steps: [ContentStep] = []
  private var limited: [String] = []
  private var assumptions: [String] = []
  private var assumptionsOfShown: [String] = []
  private var findings = LayoutFindings()

  /// The answers of a cell at a card width in points.
  package init(_ cell: TemplateCell, cardWidth width: Double) {
    let bounds = cell.heightBounds(requiredWidth: width)
    assumptions = cell.approximations(cardWidth: width).descriptions
    height = cell.systemLayoutSizeFitting(requiredWidth: width).height
    let pixels = cell.heightInPixels(requiredWidth: width)
    estimate = cell.knownTextHeight(requiredWidth: width)
    views = CardAnswers.views(cell, width, nil)
    squeezedViews = CardAnswers.views(cell, width, height / 2)
    cell.visitTextRooms(cardWidth: width, maximumHeight: height / 2) { rooms.append("\($0.viewIndex) \($1)") }
    steps = cell.contentSteps(at: [width, width + 1], maxima: [height / 2])
    cell.forEachLimitedView(cardWidth: width) { limited.append($0) }
    assumptionsOfShown = cell.approximationsOfShown(cardWidth: width).descriptions
    findings = cell.layoutFindings(cardWidth: width)
    isConsistent =
      bounds.lower <= pixels && pixels <= bounds.upper && cell.solvedHeightInPixels(requiredWidth: width) == pixels
  }

  private static func views(_ cell: TemplateCell, _ width: Double, _ height: Double?) -> [String] {
    cell.placedViews(cardWidth: width, height: height).map {
      "\($0.id ?? "-") \($0.isShown) \($0.x) \($0.y) \($0.size) \($0.lines) \($0.shownLines) \($0.wholeLines) "
        + "\($0.cutText.map { "\($0)" } ?? "-")"
    }
  }
}
