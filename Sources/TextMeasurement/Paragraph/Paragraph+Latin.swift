extension Paragraph {
  /// The path of texts that are printable ASCII but for some letters and punctuation of Latin text, each a character by
  /// itself: the ASCII pairs as on the fast path, everything round the others rule by rule.
  ///
  /// - Returns: false if the text needs the slow path after all.
  mutating func prepareLatin(_ text: UnsafeBufferPointer<UInt8>, font: Font) -> Bool {
    let pens = self.pens.room(for: text.count + 1)
    let marks = self.marks.room(for: text.count / 64 + 1)
    guard walkLatin(text, font: font, pens: pens, marks: marks) else { return false }
    let units = LineBreakText(units: latinUnits.elements)
    segments.reserve(text.count)
    var start = 0
    // Bytes before the mark that start no character, so that units can be counted from bytes.
    var continuations = 0
    for block in 0...text.count / 64 {
      var rest = marks[block]
      while rest != 0 {
        let index = block &* 64 &+ rest.trailingZeroBitCount
        rest &= rest &- 1
        var left = index &- 1
        while text[left] & 0xC0 == 0x80 { left &-= 1 }
        continuations &+= index &- 1 &- left
        let isASCII = text[left] < 128 && text[index] < 128
        switch isASCII ? font.ascii.outcome(text[left], text[index]) : .ask {
        case .break: break
        case .ask:
          guard LineBreaker.decision(before: index &- continuations, in: units) == .allowed else { continue }
        case .giveUp:
          segments.removeAll()
          return false
        }
        closeLatin(start..<index, of: text, pens: pens, pen: Int(pens[index]), font)
        start = index
      }
    }
    closeLatin(start..<text.count, of: text, pens: pens, pen: Int(pens[text.count]), font)
    return true
  }

  /// Adds up the advances, marks the bytes that may end a line before them, and lists the units of UAX #14.
  ///
  /// - Returns: false at a character that does not stand by itself.
  private mutating func walkLatin(
    _ text: UnsafeBufferPointer<UInt8>, font: Font, pens: UnsafeMutablePointer<Int32>,
    marks: UnsafeMutablePointer<UInt64>
  ) -> Bool {
    for block in 0...text.count / 64 { marks[block] = 0 }
    latinUnits.removeAll()
    latinUnits.reserve(text.count)
    shaper.use(font)
    let (ascii, printableUnits) = (font.ascii, ASCIILineBreakUnits.table)
    var pen: Int32 = 0
    var left: UInt32?
    var offset = 0
    while offset < text.count {
      let start = offset
      let codePoint = UTF8Decoder.decode(text, at: &offset)
      let isPrintable = ASCIIAdvances.printable.contains(UInt8(clamping: codePoint))
      let resolved = isPrintable ? nil : shaper.resolve(codePoint, font)
      guard isPrintable || resolved?.standsAlone ?? false else { return false }
      if let left {
        if left | codePoint < 128 {
          let entry = ascii.entry(left, codePoint)
          pen &+= entry.advance
          marks[start / 64] |= (entry.isMarked ? 1 : 0) &<< UInt64(truncatingIfNeeded: start)
        } else {
          let first = shaper.resolve(left, font)
          // UAX #14 looks across spaces that follow `¿` or an opening quotation mark.
          if codePoint == 0x20, [.op, .quPi].contains(first.unit.lineBreak) { return false }
          let second = resolved ?? shaper.resolve(codePoint, font)
          pen &+= first.advance
          if font.hasKerning, first.face == second.face {
            pen &+= font.kerning((left, first), (codePoint, second), KerningContext())
          }
          marks[start / 64] |= 1 &<< UInt64(truncatingIfNeeded: start)
        }
      }
      for byte in start..<offset { pens[byte] = pen }
      latinUnits.appendReserved(resolved?.unit ?? printableUnits[Int(codePoint)])
      left = codePoint
    }
    pens[text.count] = pen &+ (left.map { shaper.resolve($0, font).advance } ?? 0)
    return true
  }

  private mutating func closeLatin(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, pens: UnsafePointer<Int32>, pen: Int, _ font: Font
  ) {
    var last = range.upperBound &- 1
    while last >= range.lowerBound, text[last] == 0x20 { last &-= 1 }
    let start = Int(pens[range.lowerBound])
    var visible = start
    if last >= range.lowerBound {
      while text[last] & 0xC0 == 0x80 { last &-= 1 }
      var offset = last
      visible = Int(pens[last] &+ shaper.resolve(UTF8Decoder.decode(text, at: &offset), font).advance)
    }
    segments.appendReserved(
      Segment(advance: visible &- start, trailing: pen &- visible, end: range.upperBound, ending: .soft))
  }
}
