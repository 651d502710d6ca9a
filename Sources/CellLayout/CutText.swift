import TextMeasurement

/// How a text is shown that has more than there is room for.
package struct CutText: Sendable, Hashable {
  /// Its last line as UIKit shows it, which ends in `…`; `nil` where the text ends otherwise.
  package let lastLine: PlacedView.TextLine?
  /// The text behind the last visible character that a higher view would show, in lines; one that begins inside of a line
  /// has an ellipsis before it, and no width.
  package let lostLines: [PlacedView.TextLine]
  /// Whether a label of one line has less room than a short text asks for: other views take it.
  package let isSqueezed: Bool
}

extension LabelView {
  /// - Parameters:
  ///   - lines: all lines of the text.
  ///   - shown: how many the label's limit lets it show.
  ///   - whole: how many of these the view has room for.
  ///   - width: that lines are broken at, in points.
  ///   - cardWidth: points.
  /// - Returns: `nil` for a text that is shown whole.
  func cut(_ lines: [Paragraph.Line], shown: Int, whole: Int, width: Double, cardWidth: Double) -> CutText? {
    let visible = min(shown, whole)
    guard !isEmpty, visible < lines.count else { return nil }
    var end = visible > 0 ? lines[visible - 1].range.upperBound : 0
    var lastLine: PlacedView.TextLine?
    if visible > 0, let cut = shownCut(from: lines[visible - 1].range.lowerBound, width: width) {
      end = cut.range.upperBound
      lastLine = PlacedView.TextLine(text: shownText(cut.range) + "\u{2026}", width: cut.width)
    }
    let lost = whole < shown ? lines[max(0, visible - 1)..<min(shown, lines.count)] : []
    // The label's own limit ends a text that a higher view shows.
    let limited = shown < lines.count ? lost.last.flatMap { shownCut(from: $0.range.lowerBound, width: width) } : nil
    let natural = naturalWidth
    return CutText(
      lastLine: lastLine,
      lostLines: lost.compactMap { line in
        let start = max(end, line.range.lowerBound)
        guard start < line.range.upperBound else { return nil }
        let isWhole = start == line.range.lowerBound
        if let limited, limited.range.lowerBound == line.range.lowerBound {
          let text = (isWhole ? "" : "\u{2026}") + shownText(start..<max(start, limited.range.upperBound)) + "\u{2026}"
          return PlacedView.TextLine(text: text, width: isWhole ? limited.width : 0)
        }
        let text = shownText(start..<line.range.upperBound)
        if text.isEmpty { return nil }
        return PlacedView.TextLine(text: isWhole ? text : "\u{2026}" + text, width: isWhole ? line.width : 0)
      },
      isSqueezed: numberOfLines == 1 && whole > 0 && natural > width + 0.5 && natural <= cardWidth / 2)
  }

  /// Bytes of the text, without white space at their ends.
  private func shownText(_ range: Range<Int>) -> String {
    String(textWithoutSpaceAtEnd(range).drop(while: \.isWhitespace))
  }

  /// Bytes of the text, without white space at their end.
  func textWithoutSpaceAtEnd(_ range: Range<Int>) -> String {
    var bytes = text[range]
    // Nearly all white space is ASCII behind ASCII, and characters take many times as long.
    while let last = bytes.last, last == 0x20 || 0x09...0x0D ~= last, bytes.dropLast().last.map({ $0 < 0x80 }) ?? true {
      bytes.removeLast()
    }
    var text = String(decoding: bytes, as: UTF8.self)
    guard let last = bytes.last, last <= 0x20 || last >= 0x7F else { return text }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
