extension Paragraph {
  /// The fast path: one table load a byte. Blocks of 64 bytes are walked twice, first without branches to add up the
  /// advances and mark the bytes where something happens, then from mark to mark, because what costs most in a text
  /// is guessing wrongly where a word ends.
  ///
  /// - Returns: false if the text needs the slow path after all.
  mutating func preparePrintable(_ text: UnsafeBufferPointer<UInt8>, _ ascii: ASCIIAdvances) -> Bool {
    segments.reserve(text.count)
    pens.removeAll()
    pens.reserve(64)
    var open = OpenSegment()
    var start = 1
    let isComplete = ascii.pairs.withUnsafeBufferPointer { pairs in
      while start < text.count {
        let end = min(start + 64, text.count)
        pens.removeAll()
        var pen: Int32 = 0
        var marks: UInt64 = 0
        var left = Int(text[start - 1])
        for index in start..<end {
          let right = Int(text[index])
          let entry = pairs[left << 7 | right]
          pens.appendReserved(pen)
          pen &+= entry >> 3
          marks |= (entry & 7 == 0 ? 0 : 1) << UInt64(truncatingIfNeeded: index &- start)
          left = right
        }
        let block = pens.elements
        while marks != 0 {
          let place = marks.trailingZeroBitCount
          marks &= marks &- 1
          let index = start &+ place
          let entry = pairs[Int(text[index - 1]) << 7 | Int(text[index])]
          let before = open.base &+ Int(block[place])
          guard act(entry, at: index, pen: before, text, ascii, &open) else { return false }
        }
        open.base &+= Int(pen)
        start = end
      }
      return true
    }
    guard isComplete else {
      segments.removeAll()
      return false
    }
    let last = text[text.count - 1]
    let pen = open.base &+ Int(ascii.advances[Int(last)])
    if last != 0x20 { open.visible = pen }
    segments.appendReserved(open.closed(at: text.count, pen: pen))
    return true
  }

  /// A segment that is being filled: units from the start of the text.
  private struct OpenSegment {
    /// Where the block starts that is being walked.
    var base = 0
    var start = 0
    /// To the end of the last visible character.
    var visible = 0

    mutating func closed(at end: Int, pen: Int) -> Segment {
      // A segment of spaces alone shows nothing.
      visible = max(visible, start)
      defer { start = pen }
      return Segment(advance: visible &- start, trailing: pen &- visible, end: end, ending: .soft)
    }
  }

  /// What happens between two characters.
  ///
  /// - Parameter pen: units before the left one.
  /// - Returns: false if the slow path must take the text.
  @inline(__always)
  private mutating func act(
    _ entry: Int32, at index: Int, pen: Int, _ text: UnsafeBufferPointer<UInt8>, _ ascii: ASCIIAdvances,
    _ open: inout OpenSegment
  ) -> Bool {
    typealias Action = ASCIIAdvances.Action
    var action = entry & 7
    if action >= Action.askAfterSpace {
      guard action != Action.giveUp else { return false }
      action = ASCIIAdvances.resolve(action, before: index, in: text)
    }
    switch action {
    case Action.endWord:
      open.visible = pen &+ Int(ascii.advances[Int(text[index - 1])])
    case Action.breakAfterSpace:
      segments.appendReserved(open.closed(at: index, pen: pen &+ Int(entry >> 3)))
    case Action.breakInWord:
      open.visible = pen &+ Int(ascii.advances[Int(text[index - 1])])
      segments.appendReserved(open.closed(at: index, pen: pen &+ Int(entry >> 3)))
    default:
      break
    }
    return true
  }

  /// Any text: characters, units of UAX #14, segments.
  mutating func prepareAny(_ text: UnsafeBufferPointer<UInt8>, font: Font) {
    shaper.shape(text, font: font)
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
