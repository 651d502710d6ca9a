import Foundation
import ShelfSizing
import TextMeasurement

/// A text that is laid out without a view: its lines, which are not rounded.
struct DrawnText {
  /// A line of the text.
  struct Line {
    /// Its characters, in UTF-16.
    let range: NSRange
    /// The room that it takes, from the edge of the text.
    let rect: CGRect
    /// Whether the text ends with it.
    let isLast: Bool
  }
  private(set) var lines: [Line] = []
  private(set) var size = CGSize.zero

  /// - Parameters:
  ///   - width: points that lines are broken at; `nil` for lines that only hard breaks end.
  ///   - usesLeading: whether the font's leading stands between lines.
  ///   - cutsLastLine: whether a style that cuts lines cuts the last one alone; else it cuts each paragraph at one line.
  ///   - mostLines: 0 for any number.
  ///   - countsLastNewline: whether an empty line follows a newline at the end.
  init(
    _ text: NSAttributedString, width: CGFloat?, usesLeading: Bool, cutsLastLine: Bool = false, mostLines: Int = 0,
    countsLastNewline: Bool = false
  ) {
    // A newline at the end is followed by no line where text is drawn, as it is in a label.
    var text = text
    if !countsLastNewline, text.length > 1, text.string.hasSuffix("\n") {
      text = text.attributedSubstring(from: NSRange(location: 0, length: text.length - 1))
    }
    let parts = text.parts(default: .ofDrawing)
    let font = parts.first?.font.font ?? UIFont.ofDrawing.font
    var (runs, styles, end) = ([FontRun](), [StyleRun](), 0)
    for part in parts {
      end += part.text.utf8.count
      runs.append(FontRun(end: end, font: part.font.font, setting: part.setting))
      styles.append(StyleRun(end: end, style: part.style))
    }
    let isPlain =
      runs.allSatisfy { $0.font === font && $0.setting == .plain } && !styles.contains { $0.style != .init() }
    let mode = text.lineBreakMode ?? .byWordWrapping
    var paragraph = Paragraph()
    paragraph.breaksAnywhere = mode == .byCharWrapping
    var shown = text.string
    shown.withUTF8 {
      if isPlain { paragraph.setText($0, font: font) } else { paragraph.setText($0, runs: runs, styles: styles) }
      paragraph.keepText()
    }
    paragraph.shape()
    let wraps = cutsLastLine || mode == .byWordWrapping || mode == .byCharWrapping
    var broken = paragraph.lines(width: wraps ? width.map(Double.init) ?? .infinity : .infinity)
    guard !broken.isEmpty else {
      size = CGSize(width: 0, height: font.lineHeight)
      return
    }
    if mostLines > 0 { broken = Array(broken.prefix(mostLines)) }
    var (top, location) = (0.0, 0)
    for (index, line) in broken.enumerated() {
      let extent = isPlain ? LineExtent(font) : paragraph.styledExtent(of: line)
      let own = isPlain ? extent.leading : paragraph.extent(of: line).leading
      let isLast = index == broken.count - 1
      let height = extent.ascender + extent.descender
      let bytes = paragraph.text[line.range]
      let length = String(decoding: bytes, as: UTF8.self).utf16.count
      let lineWidth = wraps ? line.width : min(line.width, width.map(Double.init) ?? .infinity)
      lines.append(
        Line(
          range: NSRange(location: location, length: length),
          rect: CGRect(x: 0, y: top, width: lineWidth, height: height), isLast: isLast))
      size.width = max(size.width, lineWidth)
      size.height = top + height
      top += height + extent.leading - (usesLeading ? 0 : own)
      location += length
    }
    // White space at the end counts where nothing is broken, as in a label.
    let natural = CGFloat(paragraph.naturalWidth)
    if mostLines == 0, natural <= width ?? .infinity { size.width = max(size.width, natural) }
    // Apps round sizes up, and what a computer adds to 23 would make it 24.
    size = CGSize(width: size.width.withoutNoise, height: size.height.withoutNoise)
  }
}

extension CGFloat {
  /// The nearest millionth, in parts that a computer has exactly.
  var withoutNoise: CGFloat { (self * 1_048_576).rounded() / 1_048_576 }
}

extension NSAttributedString {
  /// How lines end in the first paragraph; `nil` without a text or a style.
  var lineBreakMode: NSLineBreakMode? {
    guard length > 0 else { return nil }
    return (attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.lineBreakMode
  }
}

extension UIFont {
  /// That of a text without a font: 12 points of Helvetica.
  package static let ofDrawing = UIFont(.named("Helvetica", size: 12))
}
