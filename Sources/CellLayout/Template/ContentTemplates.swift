import ShelfSizing
import TextMeasurement

/// A `UILabel`, or the text inside a control.
package struct LabelTemplate: Sendable, Hashable {
  /// Its font.
  package var font: FontDescriptor
  /// The most lines it shows; 0 for any number.
  package var numberOfLines = 1
  /// The text that it shows when no field is bound to it. Another text is all in `font`, as with `UILabel.text`; a record's keeps
  /// the paragraph style.
  package var text: String? { didSet { setPlainText() } }
  /// The fonts of the parts of the text; empty where `font` covers it all in lines of their natural height.
  package private(set) var runs: [Run] = []
  /// The paragraph style of the text's first paragraph, which stretches the lines of the text and of any text to come.
  package private(set) var paragraphStyle: ParagraphStyle?
  /// The paragraph styles of the parts of the text; none where none changes anything.
  package private(set) var styles: [StyleRun] = []
  /// At which side of its view the text lies, for drawings.
  package var alignment = Alignment.natural
  /// Whether lines end between any two characters, of any text to come as well (`NSLineBreakMode.byCharWrapping`).
  package var breaksAnywhere = false
  /// Whether it takes whole points (UIKitNumbers.md, "Interface Builder").
  package var roundsToPoints = false
  /// How the last line of a text ends that is cut, as far as it decides how wide the text is.
  package var lineEnd = LineEnd.clipped
  /// The width that its lines are broken at whatever its frame is; `nil` for the frame's own.
  package var preferredMaxLayoutWidth: Double?
  /// The width that its lines were broken at in an earlier layout, for one whose content affects its width.
  package var laidOutWidth: Double?

  /// A label of one line.
  package init(font: FontDescriptor, numberOfLines: Int = 1, text: String? = nil) {
    self.font = font
    self.numberOfLines = numberOfLines
    self.text = text
  }

  /// Forgets the fonts of parts and the paragraph style, as setting `UILabel.text` does.
  package mutating func setPlainText() {
    runs = []
    styles = []
    paragraphStyle = nil
  }

  /// At which side of its view a text lies (`NSTextAlignment`); one that fills its lines is drawn as `natural`.
  package enum Alignment: String, Sendable, Hashable { case natural, left, center, right }

  /// Has the text and any text to come in a paragraph style.
  package mutating func setParagraphStyle(_ style: ParagraphStyle) {
    if let text { setAttributedText([(text, font)], style: style) }
    if style != ParagraphStyle() { paragraphStyle = style }
  }

  /// How the last line of a text ends that is cut (`NSLineBreakMode`).
  package enum LineEnd: Sendable, Hashable {
    /// In an ellipsis, wherever it stands (`byTruncatingTail`).
    case ellipsis
    /// Behind its last whole word or character (`byWordWrapping`, `byCharWrapping`).
    case words
    /// Where the label does, which is as wide as it may be (`byClipping`).
    case clipped
  }

  /// A part of a text that has a font of its own.
  package struct Run: Sendable, Hashable {
    /// Bytes from the start of the text to the end of the part.
    package var end: Int
    /// Its font.
    package var font: FontDescriptor
    /// How it is set apart from its font's plain text.
    package var setting = FontRun.Setting.plain
  }

  /// A part of a text that has attributes of its own.
  package struct Part {
    /// Its characters.
    package var text: String
    /// Its font.
    package var font: FontDescriptor
    /// How it is set apart from its font's plain text.
    package var setting = FontRun.Setting.plain
    /// Its paragraph style.
    package var style = ParagraphStyle()

    /// Plain text of a font.
    package init(_ text: String, _ font: FontDescriptor) {
      (self.text, self.font) = (text, font)
    }
  }

  /// Shows a text whose parts have fonts and one paragraph style.
  package mutating func setAttributedText(
    _ parts: [(text: String, font: FontDescriptor)], style: ParagraphStyle = ParagraphStyle()
  ) {
    setAttributedText(
      parts.map {
        var part = Part($0.text, $0.font)
        part.style = style
        return part
      })
  }

  /// Shows a text whose parts have attributes. The label's own font becomes that of the first
  /// (`UILabel.attributedText`), and so that of any text to come.
  package mutating func setAttributedText(_ parts: [Part]) {
    let shown = parts.filter { !$0.text.isEmpty }
    text = shown.isEmpty ? nil : shown.map(\.text).joined()
    font = (shown.first ?? parts.first)?.font ?? font
    let plain = ParagraphStyle()
    let isStyled = shown.contains { $0.style != plain }
    guard isStyled || shown.contains(where: { $0.font != font || $0.setting != .plain }) else { return }
    if let first = shown.first?.style, first != plain { paragraphStyle = first }
    var end = 0
    for part in shown {
      end += part.text.utf8.count
      if let last = runs.last, last.font == part.font, last.setting == part.setting { runs.removeLast() }
      runs.append(Run(end: end, font: part.font, setting: part.setting))
      guard isStyled else { continue }
      if styles.last?.style == part.style { styles.removeLast() }
      styles.append(StyleRun(end: end, style: part.style))
    }
  }
}

/// A `UIImageView`: lengths in points.
package struct ImageTemplate: Sendable, Hashable {
  /// The size of its image; `nil` on sides that nothing is known of.
  package var imageSize = OptionalSize()
  /// A constraint on its width.
  package var width: Double?
  /// A constraint on its height.
  package var height: Double?
  /// A constraint on its shape, width by height.
  package var aspectRatio: Double?

  /// An image of a size, or of a shape, that constraints fix.
  package init(width: Double? = nil, height: Double? = nil, aspectRatio: Double? = nil) {
    self.width = width
    self.height = height
    self.aspectRatio = aspectRatio
  }

  /// The height of a symbol of SF Symbols, which follows from the point size alone: 14 of 12 points, 20 of 17, 40 of 34
  /// (measured for 25 symbols).
  package static func symbolHeight(pointSize: Double) -> Double { (pointSize * 1.1934).rounded(.down) }

  /// An image view that is as large as its image.
  package init(imageSize: OptionalSize) {
    self.imageSize = imageSize
  }
}

/// A view with a size of its own that is neither label, image nor stack view: lengths in points.
///
/// Its intrinsic content size is `padding` round the title and the image beside each other, and at least
/// `minimumSize`.
package struct ControlTemplate: Sendable, Hashable {
  /// UIKit's name of the class.
  package var systemClass: String
  /// The text inside.
  package var title: LabelTemplate?
  /// The title that a button would have which shows a picture alone.
  package var missingTitle: LabelTemplate?
  /// The text that a text field shows while it has none of its own; its title is this then. Its width is the field's
  /// least.
  package var placeholder: String?
  /// Whether the title takes whole points, as that of a button does.
  package var roundsTitleToPoints = false
  /// Whether the font's leading stands below its last line too, as in a text view.
  package var leadsLastLine = false
  /// Whether it is as high as a line even without a text, as all but a label are.
  package var keepsLine = true
  /// The segments of a segmented control.
  package var segments: SegmentsTemplate?
  /// The size of the image beside the title.
  package var imageSize: Size?
  /// The space between image and title.
  package var spacing = 0.0
  /// Whether the image stands above or below the title rather than beside it.
  package var stacksImage = false
  /// The size of a second text below the title, with the space between them.
  package var sizeBelowTitle = Size.zero
  /// The space round the content.
  package var padding = EdgeInsets.zero
  /// By how much lines of text are narrower than the view; `nil` for what ``padding`` takes at its sides.
  package var lineInset: Double?
  /// The least size.
  package var minimumSize = Size.zero
  /// Whether it has a width of its own.
  package var hasWidth = true
  /// Whether it has a height of its own.
  package var hasHeight = true
  /// `UIView.alignmentRectInsets`: constraints speak of the frame less these.
  package var alignmentRectInsets = EdgeInsets.zero

  /// A control of a fixed size.
  package init(systemClass: String, size: OptionalSize = OptionalSize()) {
    self.systemClass = systemClass
    minimumSize = Size(width: size.width ?? 0, height: size.height ?? 0)
    hasWidth = size.width != nil
    hasHeight = size.height != nil
  }
}

/// The segments of a `UISegmentedControl`: lengths in points.
package struct SegmentsTemplate: Sendable, Hashable {
  /// One of the segments, in their order.
  package enum Segment: Sendable, Hashable {
    /// A segment of a given width.
    case width(Double)
    /// A segment as wide as its title and the padding.
    case title(String)
  }
  /// The segments, in the order of the control.
  package var all: [Segment] = []
  /// The space round a title, both sides together.
  package var padding: Double
  /// Whether each is as wide as its own title, rather than as the widest (`apportionsSegmentWidthsByContent`).
  package var followTitles = false

  /// A control without segments.
  package init(padding: Double) {
    self.padding = padding
  }

  /// The width of all segments beside each other, a point apart (UIKitNumbers.md, "Controls").
  ///
  /// - Parameter titleWidth: of a title, in points.
  func width(_ titleWidth: (String) -> Double) -> Double {
    var titles: [Double] = []
    var given = 0.0
    for segment in all {
      switch segment {
      case .width(let width): given += width
      case .title(let title): titles.append(titleWidth(title) + padding)
      }
    }
    let own = followTitles ? titles.reduce(0, +) : Double(titles.count) * (titles.max() ?? 0).rounded()
    return given + own.rounded() + Double(max(all.count - 1, 0))
  }
}

/// A `UIStackView`: lengths in points.
package struct StackTemplate: Sendable, Hashable {
  /// Which way the arranged views follow each other.
  package enum Axis: String, Sendable, CaseIterable { case horizontal, vertical }

  /// Where the arranged views lie across the axis.
  package enum Alignment: String, Sendable, CaseIterable {
    /// As long as the stack view.
    case fill
    /// At the top of a horizontal stack view, the leading edge of a vertical one.
    case leading
    /// In the middle.
    case center
    /// At the bottom, or the trailing edge.
    case trailing
    /// The first baselines in one line, in a horizontal stack view.
    case firstBaseline
    /// The last baselines in one line, in a horizontal stack view.
    case lastBaseline
  }

  /// How the arranged views share the length along the axis.
  package enum Distribution: String, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Which way the views follow each other.
  package var axis: Axis
  /// Where they lie across the axis.
  package var alignment: Alignment
  /// How they share the length.
  package var distribution = Distribution.fill
  /// The space between neighbours.
  package var spacing: Double
  /// `nil` where the views fill the whole stack view; else they keep to these margins
  /// (`isLayoutMarginsRelativeArrangement`).
  package var layoutMargins: EdgeInsets?
  /// Whether the spacing of a vertical stack view is measured between baselines.
  package var isBaselineRelativeArrangement = false
  /// Whether labels of several lines in a row are as wide as each other before contents have their sizes, as until
  /// iOS 14, rather than where these leave it open (UIKitNumbers.md, "Stack views").
  package var sharesAmongTextsFirst = false
  /// Whether views beside each other follow each other from right to left, and lead at the right.
  package var runsRightToLeft = false

  /// A stack view; the defaults are UIKit's.
  package init(
    axis: Axis = .horizontal, alignment: Alignment = .fill, spacing: Double = 0, layoutMargins: EdgeInsets? = nil
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.layoutMargins = layoutMargins
  }
}
