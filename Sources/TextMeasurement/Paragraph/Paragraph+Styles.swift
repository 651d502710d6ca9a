extension Paragraph {
  /// The style of the paragraph that starts at a byte.
  private func style(at byte: Int) -> ParagraphStyle {
    (styles.first { $0.end > byte } ?? styles.last)?.style ?? ParagraphStyle()
  }

  /// The byte at which the paragraph of another byte starts.
  private func paragraphStart(_ byte: Int) -> Int {
    var start = byte
    while start > 0, !endsParagraph(start) { start -= 1 }
    return start
  }

  /// Whether a paragraph ends before a byte.
  private func endsParagraph(_ byte: Int) -> Bool {
    byte > 0 && (text[byte - 1] == 0x0A || text[byte - 1] == 0x0D)
  }

  /// ``extent(of:)`` with the style of the line's paragraph, and the space between it and the next one.
  package func styledExtent(of line: Line) -> LineExtent {
    var extent = extent(of: line)
    guard !styles.isEmpty else { return extent }
    let style = style(at: paragraphStart(line.range.lowerBound))
    let end = line.range.upperBound
    let spacing =
      !line.range.isEmpty && endsParagraph(end)
      ? style.paragraphSpacing + self.style(at: end).paragraphSpacingBefore : 0
    extent.apply(style, spacing: spacing)
    return extent
  }

  // MARK: Indents

  private func signedUnits(_ points: Double) -> Int { Int(max(-1e15, min(1e15, points * unitsPerPoint)).rounded()) }

  /// The width in points of the white space at the end of a line.
  package func hangingWidth(of line: Line) -> Double {
    let (search, range) = (search, line.range)
    let hanging = search.pen(range.upperBound) - search.visibleEnd(before: range.upperBound, from: range.lowerBound)
    return Double(max(0, hanging)) / unitsPerPoint
  }

  /// ``naturalWidth`` of a text whose lines are indented, with the indents at both sides.
  var indentedNaturalWidth: Double {
    lines(width: .infinity).reduce(0) {
      let tail = style(at: paragraphStart($1.range.lowerBound)).tailIndent
      return max($0, $1.width + hangingWidth(of: $1) + max(0, -tail))
    }
  }

  /// ``walkLines(width:endLine:overflow:)`` for a text whose lines are indented: each paragraph by itself. Widths of lines
  /// are counted from the edge of the text, with the indent.
  @inline(never)
  func walkIndentedLines(width: Double, endLine: (_ end: Int, _ width: Int) -> Bool, overflow: ((Int) -> Void)?) {
    let (all, full) = (segments.elements, lineUnits(width))
    var (first, start) = (0, 0)
    while first < all.count {
      var last = first
      while last < all.count - 1, all[last].ending != .hard { last += 1 }
      let style = style(at: start)
      let (head, tail) = (signedUnits(style.headIndent), signedUnits(style.tailIndent))
      // A tail indent above 0 says where lines end, whatever the width.
      let end = tail > 0 ? min(full, tail) : full + tail
      let limit = max(0, end - head)
      let reported: ((Int) -> Void)? = overflow.map { report in
        { needed in
          let wanted = needed + head - min(tail, 0)
          if tail <= 0 || wanted <= tail { report(wanted) }
        }
      }
      let scale = unitsPerPoint
      let tabStop = { (pen: Int) in Int((style.tabStop(after: Double(pen + head) / scale) * scale).rounded()) - head }
      guard
        let rest = walkLines(
          of: UnsafeBufferPointer(rebasing: all[first...last]), from: start, within: limit,
          indent: signedUnits(style.firstLineHeadIndent) - head,
          tabStop: tabStop,
          endLine: { endLine($0, $1 + head) }, overflow: reported)
      else { return }
      if last == all.count - 1, all[last].ending != .hard || options.countsLastNewline {
        _ = endLine(rest.start, all[last].ending == .hard ? 0 : rest.visible + head)
      }
      (first, start) = (last + 1, rest.start)
    }
  }
}
