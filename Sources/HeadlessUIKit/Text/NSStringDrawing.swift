import Foundation
import ShelfSizing
import TextMeasurement

/// How a text is laid out where it is drawn without a view.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The last line ends in an ellipsis where there is no room; changes no size here.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Lines are broken at the width; else there is one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The font's leading stands between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The bounds are those of the glyphs; here they are those of the lines all the same.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// The wishes for drawing a text, and the answers.
open class NSStringDrawingContext: NSObject {
  /// How far a text may shrink, which none does here.
  open var minimumScaleFactor: CGFloat = 0
  /// How far it has shrunk.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the last text.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The bounds of the text, which are not rounded; an empty one is a line high.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps =
      options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < CGFloat(NumberLimits.longest)
    let drawn = drawnSize(width: wraps ? size.width : nil, usesLeading: options.contains(.usesFontLeading))
    let bounds = CGRect(origin: .zero, size: drawn)
    context?.totalBounds = bounds
    return bounds
  }

  /// The size of the text in the lines that hard breaks make.
  public func size() -> CGSize { drawnSize(width: nil, usesLeading: false) }

  /// - Parameter width: points that lines are broken at; `nil` for lines that only hard breaks end.
  private func drawnSize(width: CGFloat?, usesLeading: Bool) -> CGSize {
    // A newline at the end is followed by no line here, as it is in a label.
    var text = self
    if length > 1, string.hasSuffix("\n") { text = attributedSubstring(from: NSRange(location: 0, length: length - 1)) }
    let (runs, style) = text.runs
    let font = runs.first?.font ?? UIFont.ofDrawing.font
    var paragraph = Paragraph()
    var shown = text.string
    shown.withUTF8 {
      if runs.count > 1 { paragraph.setText($0, runs: runs) } else { paragraph.setText($0, font: font) }
      paragraph.keepText()
    }
    _ = paragraph.shape()
    let lines = paragraph.lines(width: width.map(Double.init) ?? .infinity)
    guard !lines.isEmpty else { return CGSize(width: 0, height: font.lineHeight) }
    var (widest, height) = (0.0, 0.0)
    for (index, line) in lines.enumerated() {
      var extent = paragraph.runs.isEmpty ? LineExtent(font) : paragraph.extent(of: line)
      let leading = extent.leading
      let last = line.range.isEmpty ? 0 : paragraph.text[line.range.upperBound - 1]
      extent.apply(style, endsParagraph: last == 0x0A || last == 0x0D)
      widest = max(widest, line.width)
      height += extent.ascender + extent.descender
      if index < lines.count - 1 { height += extent.leading - (usesLeading ? 0 : leading) }
    }
    return CGSize(width: widest, height: height)
  }

  /// The fonts of its parts, and its first paragraph style.
  private var runs: ([FontRun], ParagraphStyle) {
    var runs: [FontRun] = []
    var style = ParagraphStyle()
    var end = 0
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      end += attributedSubstring(from: range).string.utf8.count
      let font = (attributes[.font] as? UIFont ?? .ofDrawing).font
      if let last = runs.last, last.font === font { runs.removeLast() }
      runs.append(FontRun(end: end, font: font))
      if let own = attributes[.paragraphStyle] as? NSParagraphStyle, style == ParagraphStyle() { style = own.style }
    }
    return (runs, style)
  }
}

extension String {
  /// The bounds of the text with attributes, which are not rounded; an empty one is a line high.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    // An attributed string without characters has no font either.
    guard !isEmpty else { return CGRect(origin: .zero, size: self.size(withAttributes: attributes)) }
    return NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// The size of the text with attributes, in the lines that hard breaks make; an empty one is a line high.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    guard !isEmpty else {
      return CGSize(width: 0, height: (attributes?[.font] as? UIFont ?? .ofDrawing).lineHeight)
    }
    return NSAttributedString(string: self, attributes: attributes).size()
  }
}

extension NSString {
  /// The bounds of the text with attributes, which are not rounded; an empty one is a line high.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// The size of the text with attributes, in the lines that hard breaks make; an empty one is a line high.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }
}

extension UIFont {
  /// That of a text without a font: 12 points of Helvetica.
  fileprivate static let ofDrawing = UIFont(.named("Helvetica", size: 12))
}
