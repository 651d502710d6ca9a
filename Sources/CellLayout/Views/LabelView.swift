import ShelfSizing
import TextMeasurement

/// A text of a cell that is being laid out: a `UILabel`'s, or the one inside a control.
package final class LabelView {
  /// The index of its view in the template.
  package let viewIndex: Int
  package let template: ViewTemplate
  package let font: Font
  package let numberOfLines: Int
  /// Points; `nil` where the width of the label's frame decides.
  let preferredMaxLayoutWidth: Double?
  /// Points at which lines are broken where the layout leaves the width to the text; `nil` for the text's own.
  let laidOutWidth: Double?
  private let grid: PixelGrid
  private let keepsLine: Bool
  private let leadsLastLine: Bool
  let lineEnd: LabelTemplate.LineEnd
  private let paragraphStyle: ParagraphStyle?
  /// A line of a text in ``font`` alone; the last one of a paragraph may have more space below.
  private let lineExtent: LineExtent
  /// Whether a text of several paragraphs is higher than its lines make it.
  let spacesParagraphs: Bool
  /// Kept, so that ``content`` stays where it is.
  private let owner: ShownText.Owner
  /// The text shown. It is a pointer, since counting references for every card would cost more than most of what is
  /// asked of it.
  let content: UnsafeMutablePointer<ShownText>
  /// Whether the text is another label's, which alone changes it.
  let sharesText: Bool
  /// The size of a text of several fonts at a width, which every card asks for again.
  private var knownSize: (width: Double, size: ContentSize)?

  /// - Parameters:
  ///   - runs: the fonts of the parts of the label's text, where it has several.
  ///   - other: the same label of another variant, whose text is taken over from then on if it has the same font.
  init(
    viewIndex: Int, template: ViewTemplate, label: LabelTemplate, font: Font, runs: [FontRun], grid: PixelGrid,
    sharingTextOf other: LabelView? = nil
  ) {
    self.viewIndex = viewIndex
    self.template = template
    self.font = font
    self.grid = grid
    numberOfLines = label.numberOfLines
    lineEnd = label.lineEnd
    paragraphStyle = label.paragraphStyle
    var lineExtent = LineExtent(font)
    if let style = label.paragraphStyle { lineExtent.apply(style, spacing: 0) }
    self.lineExtent = lineExtent
    spacesParagraphs =
      label.paragraphStyle.map { $0.paragraphSpacing + $0.paragraphSpacingBefore != 0 } ?? false
    if case .control(let control) = template.content {
      (keepsLine, leadsLastLine) = (control.keepsLine, control.leadsLastLine)
    } else {
      (keepsLine, leadsLastLine) = (false, false)
    }
    preferredMaxLayoutWidth = label.preferredMaxLayoutWidth
    laidOutWidth = label.laidOutWidth
    if let other, other.font === font, !other.hasSeveralFonts {
      (owner, content, sharesText) = (other.owner, other.content, true)
      return
    }
    owner = ShownText.Owner(
      ShownText(label.text ?? "", font, runs: runs, styles: label.styles, breaksAnywhere: label.breaksAnywhere))
    (content, sharesText) = (owner.text, false)
  }

  /// The text; valid until the next change.
  package var text: UnsafeBufferPointer<UInt8> { content.pointee.paragraph.text }
  /// Whether there is no text.
  package var isEmpty: Bool { content.pointee.isEmpty }
  /// Whether the parts of its text have fonts of their own. Only the text of the template may; no record's has.
  var hasSeveralFonts: Bool { content.pointee.hasSeveralFonts }

  /// Whether its height may follow the width that it gets.
  var wraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == nil }

  /// The fonts of its text, each as `system 17`.
  package var fontNames: [String] {
    var names: [String] = []
    for font in hasSeveralFonts ? content.pointee.paragraph.runs.map(\.font) : [font] {
      let name = "\(font.name) \(shortestDecimal(font.pointSize))"
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  // MARK: Lines

  /// The sum of the advances in lines of a width: the number of lines if words could be broken anywhere.
  package func advanceSum(inLinesOfWidth width: Double) -> Double {
    guard !isEmpty, width > 0 else { return 0 }
    content.pointee.shape()
    var lines = 0.0
    // Rounding errors must not add a line to a text that fills its lines exactly.
    content.pointee.paragraph.forEachHardLine { lines += max(1, ($0 / width - 1e-9).rounded(.up)) }
    return lines
  }

  /// The number of lines within the label's limit.
  ///
  /// - Parameter width: points.
  package func shownLines(forWidth width: Double) -> Int {
    content.pointee.shownLines(width: width, atMost: mostLines)
  }

  /// The lines that it shows at most.
  var mostLines: Int { numberOfLines == 0 ? .max : numberOfLines }

  /// The number of lines of the text, whatever the limit.
  package func lineCount(forWidth width: Double) -> Int { content.pointee.shownLines(width: width, atMost: .max) }

  /// The least width in points, above a given one, at which the shown lines may change; `nil` for none.
  ///
  /// - Parameter countsHidden: whether lines beyond the limit count as well.
  func nextWidth(after width: Double, countsHidden: Bool = false) -> Double? {
    guard !isEmpty, preferredMaxLayoutWidth == nil, countsHidden || numberOfLines != 1 else { return nil }
    return content.pointee.nextWidth(after: width, atMost: countsHidden ? .max : mostLines)
  }

  /// The width in points of the text where nothing but hard breaks ends a line, with the white space at its end.
  var naturalWidth: Double {
    content.pointee.shape()
    return content.pointee.paragraph.naturalWidth
  }

  /// The text's lines, whatever the limit.
  package func lines(forWidth width: Double) -> [Paragraph.Line] {
    content.pointee.shape()
    return content.pointee.paragraph.lines(width: width)
  }

  /// The text's lines as they are shown; those of a text that is cut are broken as if it went on.
  func linesAsShown(forWidth width: Double) -> [Paragraph.Line] {
    let lines = self.lines(forWidth: width)
    let isCut = shown(lines).count < lines.count
    return isCut ? lines : content.pointee.paragraph.labelLines(lines, width: width).map(\.line)
  }

  /// How far the shown lines reach above and below their baselines.
  func lineExtents(forWidth width: Double) -> [LineExtent] {
    guard hasExtents, !isEmpty else { return Array(repeating: lineExtent, count: shownLines(forWidth: width)) }
    return extents(of: shown(lines(forWidth: width)))
  }

  /// Whether lines differ in how far they reach.
  private var hasExtents: Bool { hasSeveralFonts || spacesParagraphs }

  /// How far lines reach above and below their baselines, for several fonts or a paragraph style.
  private func extents(of lines: ArraySlice<Paragraph.Line>) -> [LineExtent] {
    lines.map { line in
      if hasSeveralFonts { return content.pointee.paragraph.styledExtent(of: line) }
      var extent = LineExtent(font)
      if let paragraphStyle {
        let last = line.range.isEmpty ? 0 : text[line.range.upperBound - 1]
        let endsParagraph = last == 0x0A || last == 0x0D
        extent.apply(
          paragraphStyle,
          spacing: endsParagraph ? paragraphStyle.paragraphSpacing + paragraphStyle.paragraphSpacingBefore : 0)
      }
      return extent
    }
  }

  /// The height in pixels at a width in points.
  package func height(forWidth width: Double) -> Double {
    if hasExtents, !isEmpty { return sizeByExtents(inGivenWidth: width).height ?? 0 }
    return height(lines: shownLines(forWidth: width))
  }

  /// The height in pixels of some lines of a text in ``font`` alone.
  package func height(lines: Int) -> Double {
    guard paragraphStyle != nil, lines > 0 else { return font.labelHeight(lines: lines, on: grid) }
    return LineExtent.labelHeight(lineExtent, lines: lines, on: grid)
  }

  // MARK: Size

  /// The size of the text in pixels.
  ///
  /// - Parameter width: points that lines are broken at; `nil` for lines that only hard breaks end.
  func textSize(breakingAt width: Double?) -> ContentSize {
    guard !isEmpty else { return linesSize(width: 0, lines: 0) }
    content.pointee.shape()
    // Where nothing is broken, white space at the end of the text counts.
    guard let width = preferredMaxLayoutWidth ?? width, numberOfLines != 1,
      content.pointee.paragraph.naturalWidth > width
    else {
      let natural = pixels(holding: content.pointee.paragraph.naturalWidth)
      if hasExtents { return sizeByExtents(width: natural, self.shown(self.lines(forWidth: .infinity))) }
      let lines = numberOfLines == 1 ? 1 : max(1, content.pointee.paragraph.hardLineWidths.count)
      return linesSize(width: natural, lines: numberOfLines == 0 ? lines : min(lines, max(numberOfLines, 1)))
    }
    let lines = content.pointee.paragraph.lines(width: width)
    let shown = self.shown(lines)
    let widest = shown.count < lines.count ? widthOfCut(lines, width: width) : widest(lines, width: width)
    var wide = grid.pixels(roundingUp: width)
    if widest < width { wide = min(wide, pixels(holding: widest)) }
    if hasExtents { return sizeByExtents(width: wide, shown) }
    return linesSize(width: wide, lines: shown.count)
  }

  /// Whole pixels that a line fits in. The grid forgives a line a hair more than a whole number of them, and the label's
  /// own frame would break that line.
  private func pixels(holding width: Double) -> Double {
    let pixels = grid.pixels(roundingUp: width)
    return grid.points(pixels: pixels) + 1e-10 < width ? pixels + 1 : pixels
  }

  /// The width in points of lines that are all shown.
  private func widest(_ lines: [Paragraph.Line], width: Double) -> Double {
    content.pointee.paragraph.labelLines(lines, width: width).reduce(0) { max($0, $1.reach) }
  }

  /// The width in points of a text of which only the first lines are shown.
  private func widthOfCut(_ lines: [Paragraph.Line], width: Double) -> Double {
    let whole = lines.prefix(numberOfLines - 1)
    let last = lines[numberOfLines - 1]
    let cut =
      switch lineEnd {
      case .ellipsis: cutLine(from: last.range.lowerBound, width: width).width
      case .words: last.width
      case .clipped: width
      }
    return whole.reduce(cut) { max($0, min($1.width + content.pointee.paragraph.hangingWidth(of: $1), width)) }
  }

  /// The line that starts at a byte, where a label that ends in an ellipsis cuts its text in it.
  private func cutLine(from start: Int, width: Double) -> Paragraph.Line {
    content.pointee.paragraph.cutLine(
      from: start, ellipsis: Paragraph("\u{2026}", font: font).naturalWidth, width: width)
  }

  /// The line that starts at a byte, as it is shown where the text is cut in it; `nil` where no ellipsis marks that, which
  /// is UIKit's default.
  func shownCut(from start: Int, width: Double) -> Paragraph.Line? {
    guard lineEnd != .words else { return nil }
    let line = cutLine(from: start, width: width)
    // Where not even a character has room, the ellipsis stands alone.
    return line.width > width + 0.5 ? Paragraph.Line(range: start..<start, width: width) : line
  }

  /// The size in pixels where content does not affect the width: the line count is enough.
  func textSize(inGivenWidth width: Double) -> ContentSize {
    hasExtents && !isEmpty
      ? sizeByExtents(inGivenWidth: width) : linesSize(width: 0, lines: shownLines(forWidth: width))
  }

  private func shown(_ lines: [Paragraph.Line]) -> ArraySlice<Paragraph.Line> {
    numberOfLines == 0 ? lines[...] : lines.prefix(numberOfLines)
  }

  /// The size in pixels of some lines of text, so many pixels wide; a control is as high as a line even without any.
  func linesSize(width: Double, lines: Int) -> ContentSize {
    let lines = keepsLine ? max(lines, 1) : lines
    let height =
      leadsLastLine
      ? grid.pixels(roundingUp: Double(lines) * (font.lineHeight + font.leading))
      : self.height(lines: lines)
    guard lines == 0 else {
      let (above, pitch) = (lineExtent.ascender, lineExtent.ascender + lineExtent.descender + lineExtent.leading)
      return size(width: width, height: height, baselines: (above, above + Double(lines - 1) * pitch))
    }
    // Of no text, the first baseline lies a pixel lower than a line's (UIKitNumbers.md, "Auto Layout").
    let (line, first) = (self.height(lines: 1), (font.ascender * grid.scale).rounded())
    return ContentSize(
      width: width, height: 0,
      text: ContentSize.TextLines(height: line, firstBaseline: first + 1, lastBaseline: line - first))
  }

  private func sizeByExtents(inGivenWidth width: Double) -> ContentSize {
    if hasSeveralFonts, let knownSize, knownSize.width == width { return knownSize.size }
    // One line is never broken, however narrow.
    let lines = self.lines(forWidth: numberOfLines == 1 ? .infinity : width)
    let size = sizeByExtents(width: 0, shown(lines))
    if hasSeveralFonts { knownSize = (width, size) }
    return size
  }

  /// The size in pixels of lines that are each as high as their tallest font.
  private func sizeByExtents(width: Double, _ lines: ArraySlice<Paragraph.Line>) -> ContentSize {
    let extents = extents(of: lines)
    let above = extents.dropLast().reduce(0) { $0 + $1.ascender + $1.descender + $1.leading }
    return size(
      width: width, height: LineExtent.labelHeight(extents, on: grid),
      baselines: (extents.first?.ascender ?? 0, above + (extents.last?.ascender ?? 0)))
  }

  /// - Parameter baselines: of the first and the last line, in points from the top; they lie on whole pixels.
  private func size(width: Double, height: Double, baselines: (first: Double, last: Double)) -> ContentSize {
    let (first, last) = ((baselines.first * grid.scale).rounded(), (baselines.last * grid.scale).rounded())
    return ContentSize(
      width: width, height: height,
      text: ContentSize.TextLines(height: height, firstBaseline: first, lastBaseline: height - last))
  }

  /// The assumptions made for the text, as far as they were needed.
  package var approximations: TextApproximations { content.pointee.paragraph.approximations }
}
