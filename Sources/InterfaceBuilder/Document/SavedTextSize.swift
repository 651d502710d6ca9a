import CellLayout
import ShelfSizing
import TextMeasurement

extension ImportedCell {
  /// The text size at which the canvas of the cell's Xcode shows text styles: Xcode 13's the smallest (UIKitNumbers.md,
  /// "Interface Builder").
  package var canvasTextSize: ContentSizeCategory { (18122...20037).contains(toolsVersion) ? .extraSmall : .large }
}

extension [ImportedCell] {
  /// The text size that a file's canvas was set to when it was saved, which no element says: the one at which the most
  /// labels of one line in a text style are as high as their stored frames; `large` where no other has more.
  ///
  /// - Parameter scale: pixels a point.
  package func savedTextSize(scale: Double) -> ContentSizeCategory {
    let heights = flatMap { $0.template.views.compactMap(\.storedLineHeight) }
    func matches(_ category: ContentSizeCategory) -> Int {
      heights.count { style, height in
        let line = (style.pointSize(category) * StandardLineHeight.em * scale - 1e-6).rounded(.up) / scale
        return abs(line - height) < 0.25
      }
    }
    var best = (category: ContentSizeCategory.large, count: matches(.large))
    for category in ContentSizeCategory.allCases where matches(category) > best.count {
      best = (category, matches(category))
    }
    return best.category
  }
}

private enum StandardLineHeight {
  /// The line height of the system font, in ems (UIKitNumbers.md, "Label heights").
  static let em = 2444.0 / 2048
}

extension ViewTemplate {
  /// The style and the stored height of a label of one line.
  fileprivate var storedLineHeight: (TextStyle, Double)? {
    guard case .label(let label) = content, case .textStyle(let style, nil) = label.font, label.numberOfLines == 1,
      label.runs.isEmpty, label.text != nil, let height = designFrame?.size.height
    else { return nil }
    return (style, height)
  }
}
