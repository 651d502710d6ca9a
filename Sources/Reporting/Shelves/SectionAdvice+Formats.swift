import Catalog
import GeneratedCode
import ShelfReports
import ShelfSizing

extension SectionAdvice {
  func lengths(of report: ShelfReport) -> Lengths {
    lengths(of: report.shelf, cardHeight: report.metrics.itemSize.height)
  }

  /// A sentence for people.
  ///
  /// - Parameter isOne: whether it is about one shelf, or else about all that are made so.
  func sentence(on lengths: Lengths, isOne: Bool = true) -> String {
    if let reason = lengths.reason { return "Compositional layout: heights stay as they are described, as \(reason)" }
    return
      "Compositional layout: heightDimension: \(isOne ? lengths.shown : ".absolute(…) of the item's height"); generate "
      + "writes the NSCollectionLayoutSection for all widths and text sizes, \(function)"
  }
}

extension SectionAdvice.Lengths {
  /// `.absolute(200)`, or both where they differ.
  fileprivate var shown: String {
    let points = [groupHeight, itemHeight].compactMap { $0 }.map { ".absolute(\(rounded($0)))" }.withoutRepeats { $0 }
    return points.count == 2 ? "\(points[0]) of the group, \(points[1]) of an item" : points.joined()
  }
}

extension RowWriter {
  /// The lengths that an app writes for a shelf in a compositional layout, in JSON alone. A report is not copied for them.
  mutating func advice(_ advice: SectionAdvice?, on report: @autoclosure () -> (shelf: String, cardHeight: Double)?) {
    guard isJSON else { return }
    var lengths: SectionAdvice.Lengths?
    if let advice, let (shelf, cardHeight) = report() { lengths = advice.lengths(of: shelf, cardHeight: cardHeight) }
    optional(lengths != nil) {
      $0.object("compositionalLayout") { columns in
        columns.text("groupHeightDimension", lengths?.groupHeight.map { ".absolute(\(shortestDecimal($0)))" })
        columns.text("itemHeightDimension", lengths?.itemHeight.map { ".absolute(\(shortestDecimal($0)))" })
        columns.text("reason", lengths?.reason)
        columns.text("function", advice?.function)
      }
    }
  }
}
