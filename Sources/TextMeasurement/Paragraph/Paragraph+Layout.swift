extension Paragraph {
  /// The number of lines of the text at a width. Lines break where UAX #14 allows it, and inside a word that is wider
  /// than the line.
  ///
  /// - Parameter width: points.
  /// - Returns: 0 for a paragraph without text. A newline at the end counts as one more line, as in a label.
  public func lineCount(width: Double) -> Int { lineCount(width: width, atMost: .max) }

  /// The number of lines at a width, or `most` (positive) if there are more: the rest of a long text costs nothing.
  package func lineCount(width: Double, atMost most: Int) -> Int {
    guard kind != .empty else { return 0 }
    if let wordLines, let count = wordLines.lineCount(within: lineUnits(width), atMost: most) { return count }
    var count = 0
    walkLines(width: width) { _, _ in
      count &+= 1
      return count < most
    }
    return count
  }

  /// The number of lines at a width, or `most` if there are more. It mutates, as a method that only reads is called
  /// with a copy of the paragraph (Swift 6.3), which costs as much as the lines.
  package mutating func countLines(width: Double, atMost most: Int) -> Int {
    let limit = Font.units(width + options.lineBreak.slack, unitsPerPoint)
    if kind == .words, !words.isEmpty, let ascii, let count = wordLines(ascii).lineCount(within: limit, atMost: most) {
      return count
    }
    return lineCount(width: width, atMost: most)
  }

  /// A line of a laid out paragraph.
  public struct Line: Sendable, Hashable {
    /// The line's bytes in the text, with the white space that hangs over its end.
    public let range: Range<Int>
    /// Points, without the hanging white space.
    public let width: Double

    package init(range: Range<Int>, width: Double) { (self.range, self.width) = (range, width) }
  }

  /// The lines of the text at a width in points.
  public func lines(width: Double) -> [Line] {
    guard kind != .empty else { return [] }
    var lines: [Line] = []
    var start = 0
    walkLines(width: width) { end, width in
      lines.append(Line(range: start..<end, width: Double(width) / unitsPerPoint))
      start = end
      return true
    }
    return lines
  }

  /// The least width in points, above a given one, at which some line may hold more; `nil` if only hard breaks end
  /// lines.
  public func nextWidth(after width: Double) -> Double? { lineStep(width: width, atMost: .max).nextWidth }

  /// ``lineCount(width:atMost:)``, and the least greater width at which one of these lines may hold more.
  package func lineStep(width: Double, atMost most: Int) -> (lines: Int, nextWidth: Double?) {
    guard kind != .empty else { return (0, nil) }
    if let wordLines, let step = wordLines.lineStep(within: lineUnits(width), atMost: most) {
      return (step.lines, step.overflow == .max ? nil : lineWidth(step.overflow))
    }
    var (count, next) = (0, Int.max)
    walkLines(width: width) { _, _ in
      count &+= 1
      return count < most
    } overflow: {
      next = min(next, $0)
    }
    return (count, next == Int.max ? nil : lineWidth(next))
  }

  /// Breaks the text into lines, one after another.
  ///
  /// - Parameters:
  ///   - width: points that a line holds.
  ///   - endLine: called with the byte that a line ends before, and its visible width in units; returns whether to go on.
  ///   - overflow: called before a line ends, with the units that would not fit; `nil` where nobody asks.
  @inline(__always)
  func walkLines(width: Double, endLine: (_ end: Int, _ width: Int) -> Bool, overflow: ((Int) -> Void)? = nil) {
    guard !isIndented else { return walkIndentedLines(width: width, endLine: endLine, overflow: overflow) }
    guard
      let last = walkLines(
        of: segments.elements, from: 0, within: lineUnits(width), indent: 0, endLine: endLine, overflow: overflow)
    else { return }
    if segments.elements.last?.ending != .hard || options.countsLastNewline { _ = endLine(last.start, last.visible) }
  }

  /// Breaks some segments of the text into lines, one after another, but for the last line.
  ///
  /// - Parameters:
  ///   - first: the byte at which they start.
  ///   - limit: units that a line holds.
  ///   - indent: units that the first line begins later than the others.
  ///   - tabStop: the next tab stop after a pen, both in units from the start of a line; `nil` for the usual ones.
  /// - Returns: where the last line starts and its visible width in units; `nil` where `endLine` has said to stop.
  @inline(__always)
  func walkLines(
    of segments: UnsafeBufferPointer<Segment>, from first: Int, within limit: Int, indent: Int,
    tabStop: ((_ pen: Int) -> Int)? = nil,
    endLine: (_ end: Int, _ width: Int) -> Bool, overflow: ((Int) -> Void)?
  ) -> (start: Int, visible: Int)? {
    var line = LineWalk(search, of: text.count, from: first, within: limit, indent: indent)
    for segment in segments {
      if let last = line.search.lastVisible(before: segment.end, from: line.start) {
        let end = line.search.end(of: last)
        while line.start <= last, !line.holds(end) {
          guard line.breakLine(upTo: last, in: segment, overflow) else { continue }
          guard endLine(line.start, line.visible) else { return nil }
          line.begin()
        }
      }
      line.start = segment.end
      switch segment.ending {
      case .end: break
      case .hard:
        guard endLine(line.start, line.visible) else { return nil }
        line.begin()
      case .tab:
        let interval = units(Paragraph.tabInterval)
        if let tabStop {
          line.skip(to: tabStop(line.pen))
        } else if interval > 0 {
          line.skip(to: (line.pen / interval + 1) * interval)
        }
      }
    }
    return (line.start, line.visible)
  }

  /// The carets that ``walkLines(width:endLine:overflow:)`` works on.
  var search: CaretSearch {
    let carets = carets.start.unsafelyUnwrapped
    if carets.pointee.isUnknown, let ascii { findCarets(ascii, UnsafeMutablePointer(mutating: carets)) }
    return CaretSearch(
      carets: carets, ends: ends.start, text: text, ascii: kind == .words && others.isEmpty ? ascii : nil,
      others: others.elements, asks: kind == .words, options.lineBreak)
  }

  /// The words of the text, which in most cases are enough to count its lines.
  @inline(__always)
  private var wordLines: WordLines? {
    guard kind == .words, !words.isEmpty, let ascii else { return nil }
    return wordLines(ascii)
  }

  @inline(__always)
  func wordLines(_ ascii: ASCIIAdvances) -> WordLines {
    WordLines(
      words: words.start.unsafelyUnwrapped, last: words.count &- 1, text: text, ascii: ascii, others: others.elements,
      gap: gap, lineBreak: options.lineBreak)
  }
}
