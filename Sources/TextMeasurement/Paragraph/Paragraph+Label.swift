extension Paragraph {
  /// A line as a label shows it.
  package struct LabelLine {
    package let line: Line
    /// How wide the label makes itself for it, in points.
    package let reach: Double
  }

  /// Lines of the text at a width in points as a label shows them that shows all (UIKitNumbers.md, "Line breaking").
  ///
  /// They stay as many. A label's standard strategy pushes a word out of the line before the last one of a paragraph
  /// where a single word would stand in the last line. Which words are pushed depends on the lines alone, not on the
  /// width, so that all stays as it is between two widths at which lines change. A label makes itself as wide as the
  /// line that it breaks at a space is with the space. Texts with tabs stay as they are.
  ///
  /// - Parameter lines: ``lines(width:)`` at this width.
  package func labelLines(_ lines: [Line], width: Double) -> [LabelLine] {
    guard lines.count > 1, segments.elements.allSatisfy({ $0.ending != .tab }) else {
      return lines.map { LabelLine(line: $0, reach: $0.width) }
    }
    if isIndented {
      return lines.map { LabelLine(line: $0, reach: max($0.width, min($0.width + hangingWidth(of: $0), width))) }
    }
    let endsParagraph = Set(segments.elements.lazy.map(\.end))
    var lines = lines
    if options.lineBreak == .uikit, !breaksAnywhere {
      for last in lines.indices.dropFirst()
      where endsParagraph.contains(lines[last].range.upperBound)
        && !endsParagraph.contains(lines[last - 1].range.upperBound)
      {
        pushOut(&lines, into: last)
      }
    }
    let search = search
    return lines.map { line in
      guard !endsParagraph.contains(line.range.upperBound) else { return LabelLine(line: line, reach: line.width) }
      let units = search.pen(line.range.upperBound) - search.pen(line.range.lowerBound)
      return LabelLine(line: line, reach: max(line.width, min(Double(units) / unitsPerPoint, width)))
    }
  }

  /// How wide a label of all lines is at a width in points, its white space at broken ends included, and the number of
  /// lines: ``labelLines(_:width:)`` without a list of them. It mutates for the reason of ``countLines(width:atMost:)``.
  ///
  /// - Returns: `nil` where these lines have to be looked at, or there are more than `most`.
  package mutating func labelWidth(width: Double, atMost most: Int) -> (width: Double, lines: Int)? {
    guard kind == .words, !words.isEmpty, let ascii, !isIndented else { return nil }
    let natural = carets.start.unsafelyUnwrapped[segments.elements[segments.count &- 1].end].pen
    if !(Double(natural) / unitsPerPoint > width) { return (Double(natural) / unitsPerPoint, 1) }
    guard
      let (units, lines) = wordLines(ascii).labelWidth(
        within: Font.units(width + options.lineBreak.slack, unitsPerPoint), atMost: most)
    else { return nil }
    return (min(Double(units) / unitsPerPoint, width), lines)
  }

  /// Whether its lines are found by its words.
  package var hasWords: Bool {
    mutating get { kind == .words && !words.isEmpty && ascii != nil && !isIndented }
  }

  /// The width of ``cutLine(from:ellipsis:width:)`` from the first byte on; it mutates for the same reason.
  package mutating func cutWidth(ellipsis: Double, width: Double) -> Double {
    cutLine(from: 0, ellipsis: ellipsis, width: width).width
  }

  /// The width of the line that a text is cut to, of a text that is not shaped yet, by its first characters alone.
  ///
  /// A title of one line shows twenty of its hundred characters. Whatever follows two printable ASCII characters in
  /// turn neither joins the first of them nor moves it (UAX #29), where characters are kerned in pairs and no lookup
  /// changes any. Pens never go back, so that a text is wider than the room as soon as one of its characters is.
  ///
  /// - Returns: ``cutWidth(ellipsis:width:)``, at most the width; `nil` where the text may fit the width, or more of it
  ///   has to be looked at.
  package mutating func cutWidthByStart(ellipsis: Double, width: Double) -> Double? {
    let text = text
    guard let ascii, let font, runs.isEmpty, !breaksAnywhere, !ascii.mayChange, !text.isEmpty, width.isFinite,
      font.kernsPairsOfASCIIAlone || text.isPrintableASCII
    else { return nil }
    let room = Font.units(width + options.lineBreak.slack, unitsPerPoint)
    let limit = Font.units(max(0, width - ellipsis) + options.lineBreak.slack, unitsPerPoint)
    guard ASCIIAdvances.isPrintable(text[0]) else { return cutWidthByWords(ellipsis: ellipsis, width: width) }
    var (byte, pen, endBefore) = (0, 0, 0)
    var (visible, isCut) = (0, false)
    while byte &+ 1 < text.count {
      let (character, next) = (text[byte], text[byte &+ 1])
      guard ASCIIAdvances.isPrintable(next) else { return cutWidthByWords(ellipsis: ellipsis, width: width) }
      let end = pen &+ ascii.advance(character)
      if byte > 0, end > limit, end > endBefore, endBefore > 0 { isCut = true }
      if character != 0x20 {
        if !isCut { visible = end }
        if isCut, end > room { return min(Double(visible) / unitsPerPoint + ellipsis, width) }
      }
      endBefore = end
      pen &+= ascii.units(Int(character), Int(next))
      byte &+= 1
    }
    return nil
  }

  /// The same by its first words, where some of their characters are not ASCII. A character behind a space joins none
  /// before it, and no lookup sees it together with them.
  private mutating func cutWidthByWords(ellipsis: Double, width: Double) -> Double? {
    guard let font, font.kernsPairsOfASCIIAlone else { return nil }
    let text = text
    // Most texts have more than a third of an em for each byte.
    var end = max(16, Int(width / (0.35 * font.pointSize)))
    while end < text.count, text[end] < 0x21 || text[end] > 0x7E || text[end &- 1] != 0x20 { end &+= 1 }
    guard end < text.count else { return nil }
    return withShapedStart(end) { start in
      guard start.kind == .words || start.segments.count == 1 else { return nil }
      let visible = start.search.visibleEnd(before: end, from: 0)
      guard visible > Font.units(width + start.options.lineBreak.slack, start.unitsPerPoint) else { return nil }
      return min(start.cutWidth(ellipsis: ellipsis, width: width), width)
    }
  }

  /// Moves the last word of the line before to the last one if that is a word alone, and gets no wider than the other
  /// was.
  private func pushOut(_ lines: inout [Line], into last: Int) {
    let search = search
    let (before, after) = (lines[last - 1].range, lines[last].range)
    guard let end = search.lastVisible(before: after.upperBound, from: after.lowerBound),
      search.nextBreak(after: after.lowerBound, before: after.upperBound) > end, text[before.upperBound - 1] == 0x20
    else { return }
    var start = before.lowerBound
    while case let next = search.nextBreak(after: start, before: before.upperBound), next < before.upperBound {
      start = next
    }
    guard start > before.lowerBound, text[start - 1] == 0x20,
      let stays = search.lastVisible(before: start, from: before.lowerBound)
    else { return }
    let width = Double(search.end(of: end) - search.pen(start)) / unitsPerPoint
    guard width <= lines[last - 1].width else { return }
    let visible = search.end(of: stays) - search.pen(before.lowerBound)
    lines[last - 1] = Line(range: before.lowerBound..<start, width: Double(visible) / unitsPerPoint)
    lines[last] = Line(range: start..<after.upperBound, width: width)
  }

  /// The last shown line of a text that is cut: as many characters as fit before an ellipsis. It is as wide as these and the
  /// ellipsis, which stands behind the last one that is visible (square/Blueprint, `AttributedLabelTests`, images of iOS 15
  /// to 17).
  ///
  /// - Parameters:
  ///   - start: the byte at which the line starts.
  ///   - ellipsis: the width of the ellipsis in points.
  package func cutLine(from start: Int, ellipsis: Double, width: Double) -> Line {
    let search = search
    let end = segments.elements.first { $0.end > start && $0.ending != .tab }?.end ?? text.count
    let limit = search.pen(start) + lineUnits(max(0, width - ellipsis))
    let last = search.lastClusterEnd(after: start, before: end, within: limit)
    let visible = Double(search.visibleEnd(before: last, from: start) - search.pen(start)) / unitsPerPoint
    return Line(range: start..<last, width: visible + ellipsis)
  }
}
