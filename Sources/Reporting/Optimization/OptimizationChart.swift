import Catalog
import ShelfReports
import ShelfOptimizer
import ShelfSizing

/// Container height and white space over the card width, with the front and today's choice.
struct OptimizationChart {
  private let report: OptimizationReport
  private let plot: Plot

  /// Points of a curve that are drawn; of more, an even choice.
  private static let mostPoints = 400
  /// Dots of the front that are drawn; more would hide the line.
  private static let mostDots = 60

  init(_ report: OptimizationReport) {
    self.report = report
    let heights = report.curve.map(\.objectives.containerHeight.mean)
    let widths = report.curve.map(\.width) + [report.today.cardWidth]
    let choices = [report.today] + report.candidates.filter { OptimizationChart.isOnCurve($0, report) }
    let all = heights + choices.map(\.objectives.containerHeight.mean)
    let (low, high) = (widths.min() ?? 0, widths.max() ?? 1)
    plot = Plot(
      x: Plot.Axis("card width, points", holding: low...max(high, low + 1)),
      y: Plot.Axis(
        report.shelfCount == 1 ? "container height, points" : "container height, points, mean of all shelves",
        holding: 0...max(1, all.max() ?? 1)), width: 460,
      height: 280)
  }

  /// Whether a choice differs from the chosen one in its width alone.
  private static func isOnCurve(_ choice: OptimizationReport.Choice, _ report: OptimizationReport) -> Bool {
    guard let shown = report.best ?? report.nearest else { return false }
    return choice.maximumCardHeight == shown.maximumCardHeight && choice.levers == shown.levers
  }

  func write(id: String, to output: inout TextBuffer) {
    output.beginFigure(label: "Chart", least: 0)
    output.beginDrawing(
      id: id, title: "Container height over card width", description: description, width: plot.width,
      height: plot.height)
    plot.writeAxes(to: &output)
    let points = EvenChoice.of(report.curve, atMost: OptimizationChart.mostPoints)
    let tops = points.map { (x: $0.width, y: $0.objectives.containerHeight.mean) }
    plot.writeBand(
      points.map { point in
        let height = point.objectives.containerHeight.mean
        return (x: point.width, from: height * (1 - point.objectives.whiteSpace), to: height)
      }, isStepped: report.isCurveWhole, to: &output)
    plot.writeCurve(tops, isStepped: report.isCurveWhole, to: &output)
    let dots = report.candidates.filter { $0.isEfficient && OptimizationChart.isOnCurve($0, report) }
    let showsDots = dots.count <= OptimizationChart.mostDots
    for choice in dots where showsDots {
      plot.writePoint(choice.cardWidth, choice.objectives.containerHeight.mean, to: &output)
    }
    mark(report.today, "today", isLeft: false, to: &output)
    if let best = report.best { mark(best, "best", isLeft: true, to: &output) }
    output.write("</svg>")
    output.endFigure(
      caption: "Line: the height of the container by card width"
        + (report.isCurveWhole ? ", with a step where a card changes" : ", straight between the widths that were tried")
        + (OptimizationChart.isOnCurve(report.today, report)
          ? ". " : "; today’s other settings are not those of the line. ")
        + "Hatched: the part that is white space."
        + (showsDots && !dots.isEmpty ? " Dots: widths that no other choice beats in everything." : ""))
  }

  /// A ring with a name, so that no colour is needed.
  private func mark(_ choice: OptimizationReport.Choice, _ name: String, isLeft: Bool, to output: inout TextBuffer) {
    let at = plot.map(choice.cardWidth, choice.objectives.containerHeight.mean)
    let side = at.x > plot.width / 2
    output.write("<circle class=\"ring\" cx=\"\(rounded(at.x))\" cy=\"\(rounded(at.y))\" r=\"6\"/>\n")
    output.write(
      label: side ? "bold halo end" : "bold halo", x: at.x + (side ? -9 : 9), y: at.y + (isLeft ? 18 : -10),
      "\(name): \(roundedUp(choice.cardWidth)) wide, \(tenth(choice.objectives.containerHeight.mean)) high")
  }

  private var description: String {
    let today = report.today.objectives
    var text =
      "Today: cards \(roundedUp(report.today.cardWidth)) wide, containers "
      + "\(decimal(today.containerHeight.mean, 1)) high on average, \(decimal(100 * today.whiteSpace, 1)) % white space."
    if let best = report.best {
      text +=
        " Best: \(roundedUp(best.cardWidth)) wide, \(decimal(best.objectives.containerHeight.mean, 1)) high, "
        + "\(decimal(100 * best.objectives.whiteSpace, 1)) % white space."
    }
    return text
  }
}

/// Elements of a long list at even distances, its ends among them.
enum EvenChoice {
  static func of<Element>(_ all: [Element], atMost most: Int) -> [Element] {
    guard all.count > most else { return all }
    return (0..<most).map { all[$0 * (all.count - 1) / (most - 1)] }
  }
}
