import CellLayout
import ShelfSizing

extension TemplateCell {
  /// The names of the texts that may be replaced, each once.
  package var textNames: [String] {
    var names: [String] = []
    for (_, name) in changing.texts where !names.contains(name) { names.append(name) }
    return names
  }

  /// Shows a text for each of ``textNames``; none for those that are missing.
  package func show(_ texts: [String]) {
    let textOfName = Dictionary(zip(textNames, texts)) { first, _ in first }
    for (view, name) in changing.texts { setText(textOfName[name] ?? "", view: view) }
  }

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
