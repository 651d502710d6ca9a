import Catalog
import ShelfReports
import ShelfOptimizer
import ShelfSizing

extension OptimizationReport {
  /// Points of a curve that are drawn; of more, an even choice.
  private static let mostPoints = 400
  /// Dots of the front that are drawn; more would hide the line.
  private static let mostDots = 60

  /// Whether a choice differs from the chosen one in its width alone.
  private func isOnCurve(_ choice: Choice) -> Bool { (best ?? nearest)?.setting == choice.setting }

  /// Container height and white space over the card width, with the front and today's choice.
  func chart(id: String) -> PagePart {
    let widths = curve.map(\.width) + [today.cardWidth]
    let onCurve = candidates.filter(isOnCurve)
    let heights = curve.map(\.objectives.containerHeight.mean) + ([today] + onCurve).map(\.height)
    let (low, high) = (widths.min() ?? 0, widths.max() ?? 1)
    var chart = Chart(
      id: id, title: "Container height over card width", description: chartDescription,
      x: Chart.Axis("card width, points", holding: low...max(high, low + 1)),
      y: Chart.Axis(
        shelfCount == 1 ? "container height, points" : "container height, points, mean of all shelves",
        holding: 0...max(1, heights.max() ?? 1)),
      width: 460, height: 280)
    let points = curve.evenly(atMost: OptimizationReport.mostPoints).map { point in
      let height = point.objectives.containerHeight.mean
      return (x: point.width, from: height * (1 - point.objectives.whiteSpace), to: height)
    }
    chart.add(band: points, isStepped: isCurveWhole)
    chart.add(curve: points.map { (x: $0.x, y: $0.to) }, isStepped: isCurveWhole)
    let dots = onCurve.filter(\.isEfficient)
    let showsDots = dots.count <= OptimizationReport.mostDots
    for choice in dots where showsDots { chart.add(circle: "point", choice.cardWidth, choice.height) }
    chart.mark(today, "today", offset: -10)
    if let best { chart.mark(best, "best", offset: 18) }
    return .figure(
      Figure(
        label: "Chart", least: 0,
        caption: "Line: the height of the container by card width"
          + (isCurveWhole ? ", with a step where a card changes" : ", straight between the widths that were tried")
          + (isOnCurve(today) ? ". " : "; today’s other settings are not those of the line. ")
          + "Hatched: the part that is white space."
          + (showsDots && !dots.isEmpty ? " Dots: widths that no other choice beats in everything." : ""),
        drawing: TextBuffer.bytes(chart.write)))
  }

  private var chartDescription: String {
    var text =
      "Today: cards \(roundedUp(today.cardWidth)) wide, containers \(decimal(today.height, 1)) high on average, "
      + "\(decimal(100 * today.objectives.whiteSpace, 1)) % white space."
    if let best {
      text +=
        " Best: \(roundedUp(best.cardWidth)) wide, \(decimal(best.height, 1)) high, "
        + "\(decimal(100 * best.objectives.whiteSpace, 1)) % white space."
    }
    return text
  }
}

extension OptimizationReport.Choice {
  /// Points that containers are high on average.
  fileprivate var height: Double { objectives.containerHeight.mean }
}

extension Chart {
  /// Adds a ring with a name, so that no colour is needed.
  ///
  /// - Parameter offset: of the name's baseline from the middle of the ring.
  fileprivate mutating func mark(_ choice: OptimizationReport.Choice, _ name: String, offset: Double) {
    add(circle: "ring", choice.cardWidth, choice.height, radius: 6)
    let at = map(choice.cardWidth, choice.height)
    let isRight = at.x > width / 2
    add(
      label: isRight ? "bold halo end" : "bold halo", x: at.x + (isRight ? -9 : 9), y: at.y + offset,
      "\(name): \(roundedUp(choice.cardWidth)) wide, \(tenth(choice.height)) high")
  }
}

extension Array {
  /// So many elements at even distances, the ends among them; all of a shorter list.
  fileprivate func evenly(atMost most: Int) -> [Element] {
    count <= most ? self : (0..<most).map { self[$0 * (count - 1) / (most - 1)] }
  }
}
