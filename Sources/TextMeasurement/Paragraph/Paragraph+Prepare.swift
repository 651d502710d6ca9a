extension Paragraph {
  /// Texts of more bytes take the slow path: the fast one counts units in 32 bits.
  static let longestFastText = 1 << 14

  /// The fast path: one table load a byte.
  ///
  /// The text is walked twice, first without branches to add up the advances and mark the bytes where a line may end,
  /// then from mark to mark, because what costs most in a text is guessing wrongly where a word ends.
  ///
  /// - Returns: false if the text needs the slow path after all.
  mutating func preparePrintable(_ text: UnsafeBufferPointer<UInt8>, _ ascii: ASCIIAdvances) -> Bool {
    let pens = self.pens.room(for: text.count)
    let marks = self.marks.room(for: text.count / 64 + 1)
    ascii.walk(text, pens: pens, marks: marks)
    segments.reserve(text.count)
    var start = 0
    for block in 0...text.count / 64 {
      var rest = marks[block]
      while rest != 0 {
        let index = block &* 64 &+ rest.trailingZeroBitCount
        rest &= rest &- 1
        switch ascii.outcome(text[index - 1], text[index]) {
        case .break: break
        case .ask:
          let units = ASCIILineBreakUnits(bytes: text)
          guard LineBreaker.decision(before: index, in: units) == .allowed else { continue }
        case .giveUp:
          segments.removeAll()
          return false
        }
        close(start..<index, of: text, pens: pens, pen: Int(pens[index]), ascii)
        start = index
      }
    }
    let last = text.count - 1
    let pen = Int(pens[last]) + Int(ascii.advances[Int(text[last])])
    close(start..<text.count, of: text, pens: pens, pen: pen, ascii)
    return true
  }

  /// - Parameters:
  ///   - pens: units before each byte.
  ///   - pen: units before the byte after the segment.
  @inline(__always)
  private mutating func close(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, pens: UnsafePointer<Int32>, pen: Int,
    _ ascii: ASCIIAdvances
  ) {
    var last = range.upperBound &- 1
    while last >= range.lowerBound, text[last] == 0x20 { last &-= 1 }
    let start = Int(pens[range.lowerBound])
    let visible = last < range.lowerBound ? start : Int(pens[last]) &+ Int(ascii.advances[Int(text[last])])
    segments.appendReserved(
      Segment(advance: visible &- start, trailing: pen &- visible, end: range.upperBound, ending: .soft))
  }

  /// Any text: characters, units of UAX #14, segments.
  mutating func prepareAny(_ text: UnsafeBufferPointer<UInt8>, font: Font) {
    if runs.isEmpty {
      shaper.shape(text, font: font)
    } else {
      shaper.shape(text, runs: runs, unitsPerPoint: unitsPerPoint)
    }
    if !shaper.approximations.isEmpty {
      isApproximate = true
      approximations = shaper.approximations
    }
    let units = LineBreakText(units: shaper.units.elements)
    var open = Segment(advance: 0, trailing: 0, end: 0, ending: .soft)
    var unit: Int32 = 0
    for character in shaper.characters.elements {
      if character.unit != unit {
        unit = character.unit
        switch LineBreaker.decision(before: Int(unit), in: units) {
        case .prohibited: break
        case .allowed: close(&open, at: character.offset, .soft)
        case .mandatory: close(&open, at: character.offset, .hard)
        }
      }
      if character.codePoint == 0x09 {
        close(&open, at: character.offset + 1, .tab)
      } else if character.hangs {
        open.trailing += character.advance + Int(character.kerning)
      } else {
        open.advance += open.trailing + character.advance
        open.trailing = Int(character.kerning)
      }
    }
    let endsInHardBreak = units.units.last?.lineBreak.isHardBreak ?? false
    close(&open, at: text.count, endsInHardBreak ? .hard : .soft)
  }

  private mutating func close(_ open: inout Segment, at end: Int, _ ending: Segment.Ending) {
    segments.append(Segment(advance: open.advance, trailing: open.trailing, end: end, ending: ending))
    open.advance = 0
    open.trailing = 0
  }
}
