import CellLayout
import ShelfSizing
import TextMeasurement

/// A strategy at work on one cell: estimates how tall the cell gets with the content it shows.
package final class Estimator {
  /// Which strategy it is.
  package let strategy: EstimationStrategy
  /// Shows the content to be estimated.
  package let cell: TemplateCell
  /// Points.
  let cardWidth: Double
  /// The label of the strategies that lay out one label.
  private let label: LabelView?

  /// An estimator that reads the content of `cell`.
  ///
  /// - Parameters:
  ///   - cell: shows the content to be estimated.
  ///   - cardWidth: points.
  /// - Throws: `EstimationError` for a label id that the cell does not have, and for a cell without labels.
  package init(_ strategy: EstimationStrategy, cell: TemplateCell, cardWidth: Double) throws(EstimationError) {
    self.strategy = strategy
    self.cell = cell
    self.cardWidth = cardWidth
    switch strategy {
    case .sizingLabel(let id), .columnLabel(let id): label = try Estimator.label(id, of: cell, strategy)
    default: label = nil
    }
  }

  /// The label with an id; without one, the first label without a line limit, else the last one.
  private static func label(
    _ id: String?, of cell: TemplateCell, _ strategy: EstimationStrategy
  ) throws(EstimationError) -> LabelView {
    let ids = cell.labels.compactMap(\.template.names.first)
    if let id {
      guard let label = cell.labels.first(where: { $0.template.names.contains(id) }) else {
        let known = ids.isEmpty ? "the cell's labels have no ids" : "its labels are \(ids.joined(separator: ", "))"
        throw EstimationError(description: "the estimator '\(strategy)' names a label that the cell lacks; \(known)")
      }
      return label
    }
    guard let label = cell.labels.first(where: { $0.numberOfLines == 0 }) ?? cell.labels.last else {
      throw EstimationError(description: "the estimator '\(strategy)' needs a label, and the cell has none")
    }
    return label
  }

  /// The estimate for what the cell shows now: larger for taller content. Points, or for the counting strategies a
  /// count.
  ///
  /// - Parameters:
  ///   - given: the number that the record brings, for a strategy that takes it from there.
  ///   - enough: where it is proven that the estimate is no more, some number that is no more will do.
  package func estimate(given: Double = .nan, orBoundUpTo enough: Double = -.infinity) -> Double {
    switch strategy {
    case .first: 1
    case .wordCount: count(TextCounts.words)
    case .characterCount: count(TextCounts.characters)
    case .averageAdvance:
      sum { label, width in Double(TextCounts.characters(label.text)) * label.font.averageAdvance / width }
    case .advanceSum: sum { $0.advanceSum(inLinesOfWidth: $1) }
    case .sizingLabel: label.map { points($0.height(forWidth: cardWidth)) } ?? 0
    case .columnLabel: columnLabel()
    case .textColumn:
      points(
        cell.textHeightInPixels(
          requiredWidth: cardWidth, orBoundUpTo: cell.blueprint.grid.scale * enough))
    case .column, .viewModel: given
    case .exhaustive, .tallest: points(cell.heightInPixels(requiredWidth: cardWidth))
    }
  }

  private func points(_ pixels: Double) -> Double { cell.blueprint.grid.points(pixels: pixels) }

  /// The sum of a count of each label that is shown.
  private func count(_ count: (UnsafeBufferPointer<UInt8>) -> Int) -> Double {
    var sum = 0
    cell.visitLabels(inCardOfWidth: cardWidth) { sum += count($0.text) }
    return Double(sum)
  }

  /// The sum of the heights of the labels that are shown, by an estimate of their lines.
  ///
  /// - Parameter lines: of a label that may have more than one, at its column width.
  private func sum(_ lines: (LabelView, Double) -> Double) -> Double {
    var sum = 0.0
    cell.visitLabels(cardWidth: cardWidth) { label, width in
      sum += height(label, lines: label.numberOfLines == 1 ? 1 : lines(label, width))
    }
    return sum
  }

  private func columnLabel() -> Double {
    var height = 0.0
    cell.visitLabels(cardWidth: cardWidth) { if $0 === label { height = points($0.height(forWidth: $1)) } }
    return height
  }

  /// The height of a label whose text takes a fractional number of lines.
  private func height(_ label: LabelView, lines: Double) -> Double {
    guard !label.text.isEmpty else { return 0 }
    let whole = lines.isFinite ? Int(min(max(lines.rounded(.up), 1), 1e6)) : 1
    let shown = label.numberOfLines == 0 ? whole : min(whole, label.numberOfLines)
    return points(label.height(lines: shown))
  }
}
