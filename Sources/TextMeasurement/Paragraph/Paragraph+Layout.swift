extension Paragraph {
  /// How many lines the text takes, breaking where UAX #14 allows it, and inside a word that is wider than the line.
  ///
  /// - Parameter width: points.
  /// - Returns: 0 for a paragraph without text. A newline at the end counts as one more line, as in a label.
  public func lineCount(width: Double) -> Int {
    guard !segments.isEmpty else { return 0 }
    var count = 0
    walkLines(limit: units(width), tabStop: units(Paragraph.tabInterval)) { _, _ in count += 1 }
    return count
  }

  /// A line of a laid out paragraph.
  public struct Line: Sendable, Hashable {
    /// Bytes of the text, with the white space that hangs over the end.
    public let range: Range<Int>
    /// Points, without that white space.
    public let width: Double
  }

  /// The lines of the text at a width in points.
  public func lines(width: Double) -> [Line] {
    guard !segments.isEmpty else { return [] }
    var lines: [Line] = []
    var start = 0
    walkLines(limit: units(width), tabStop: units(Paragraph.tabInterval)) { end, width in
      lines.append(Line(range: start..<end, width: Double(width) / unitsPerPoint))
      start = end
    }
    return lines
  }

  /// The least width in points, larger than one, at which lines may hold more; `nil` where hard breaks alone end them.
  public func nextWidth(after width: Double) -> Double? {
    var next = Int.max
    walkLines(limit: units(width), tabStop: units(Paragraph.tabInterval)) { _, _ in
    } overflow: {
      next = min(next, $0)
    }
    return next == Int.max ? nil : Double(next) / unitsPerPoint
  }

  /// Fills line after line.
  ///
  /// - Parameters:
  ///   - limit: units that a line holds.
  ///   - tabStop: units from tab stop to tab stop.
  ///   - endLine: called with the byte that a line ends before, and its visible width in units.
  ///   - overflow: called with units that were too many for a line.
  @inline(__always)
  func walkLines(
    limit: Int, tabStop: Int, endLine: (_ end: Int, _ width: Int) -> Void, overflow: (Int) -> Void = { _ in }
  ) {
    var pen = 0
    var visible = 0
    var start = 0
    for segment in segments.elements {
      if pen > 0, pen + segment.advance > limit {
        overflow(pen + segment.advance)
        endLine(start, visible)
        pen = 0
      }
      if segment.advance > limit {
        overflow(segment.advance)
        pen = breakInside(start..<segment.end, limit: limit, endLine: endLine, overflow: overflow)
      } else {
        pen += segment.advance
      }
      // White space alone makes no line wider.
      if segment.advance > 0 || pen == 0 { visible = pen }
      pen += segment.trailing
      start = segment.end
      switch segment.ending {
      case .soft: break
      case .hard:
        endLine(start, visible)
        pen = 0
        visible = 0
      case .tab:
        if tabStop > 0 { pen = (pen / tabStop + 1) * tabStop }
      }
    }
    let endsInNewline = segments.elements.last?.ending == .hard
    if !endsInNewline || font?.countsLastNewline ?? true { endLine(start, visible) }
  }

  /// Breaks a segment that is wider than the line between grapheme clusters, at least one to a line.
  ///
  /// - Returns: units on its last line.
  @inline(never)
  private func breakInside(
    _ range: Range<Int>, limit: Int, endLine: (_ end: Int, _ width: Int) -> Void, overflow: (Int) -> Void
  ) -> Int {
    guard let font else { return 0 }
    let text = UnsafeBufferPointer(rebasing: text[range])
    if runs.isEmpty, font.ascii.isComplete, text.isPrintableASCII {
      return breakInside(
        printable: text, font.ascii, limit: limit, endLine: { endLine(range.lowerBound + $0, $1) }, overflow: overflow)
    }
    var shaper = TextShaper(isCaching: false)
    if runs.isEmpty {
      shaper.shape(text, font: font)
    } else {
      shaper.shape(text, runs: runs.covering(range), unitsPerPoint: unitsPerPoint)
    }
    let characters = shaper.characters.elements
    var end = characters.count
    while end > 0, characters[end - 1].hangs { end -= 1 }
    // The pen before the cluster, and its kerning to the next one, which only counts when that stands beside it.
    var pen = 0
    var kerning = 0
    var start = 0
    while start < end {
      var next = start + 1
      var advance = characters[start].advance
      while next < end, !characters[next].startsCluster {
        advance += Int(characters[next - 1].kerning) + characters[next].advance
        next += 1
      }
      if pen > 0, pen + kerning + advance > limit {
        overflow(pen + kerning + advance)
        endLine(range.lowerBound + characters[start].offset, pen)
        pen = advance
      } else {
        pen += kerning + advance
      }
      kerning = Int(characters[next - 1].kerning)
      start = next
    }
    return pen
  }

  /// The same where each byte is a cluster.
  private func breakInside(
    printable text: UnsafeBufferPointer<UInt8>, _ ascii: ASCIIAdvances, limit: Int,
    endLine: (_ end: Int, _ width: Int) -> Void, overflow: (Int) -> Void
  ) -> Int {
    var pen = 0
    var left: UInt32?
    for (index, byte) in text.enumerated() {
      let advance = Int(ascii.advances[Int(byte)])
      let kerning = left.map { Int(ascii.kerning($0, UInt32(byte))) } ?? 0
      left = UInt32(byte)
      // White space hangs, and it only ends a segment.
      if byte == 0x20, text[index...].allSatisfy({ $0 == 0x20 }) { break }
      if pen > 0, pen + kerning + advance > limit {
        overflow(pen + kerning + advance)
        endLine(index, pen)
        pen = advance
      } else {
        pen += kerning + advance
      }
    }
    return pen
  }
}
