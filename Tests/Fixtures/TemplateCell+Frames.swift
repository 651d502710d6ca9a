import CellLayout
import ShelfSizing

extension TemplateCell {
  /// All views with their frames, each before its subviews.
  ///
  /// - Parameters:
  ///   - width: points.
  ///   - height: points; `nil` for the height that the constraints ask for.
  package func frames(width: Double, height: Double? = nil) -> [String] {
    placedViews(cardWidth: width, height: height).map(\.words)
  }
}

extension PlacedView {
  /// `titleLabel 8 8 160 20.5`: its outlet or id, `-` for none, and its frame, or `hidden` if it is not shown.
  package var words: String {
    let frame = [x, y, size.width, size.height].map { shortestDecimal($0) }.joined(separator: " ")
    return "\(outlet ?? id ?? "-") \(isShown ? frame : "hidden")"
  }
}
