extension Paragraph {
  /// Prepares printable ASCII in which lookups of the font make some characters wider or narrower: the lookups are
  /// applied only there, to as much of the text as they look at.
  ///
  /// - Returns: false if the text is not printable.
  mutating func prepareTouched(
    _ text: UnsafeBufferPointer<UInt8>, _ touched: TouchedASCII, _ ascii: ASCIIAdvances
  ) -> Bool {
    guard text.isPrintableASCII else { return false }
    let stops = self.stops.room(for: text.count + 1)
    let ends = self.ends.room(for: text.count)
    let hasLetters = text.contains { (0x61...0x7A).contains($0 | 0x20) }
    let plan = hasLetters ? touched.plans.latin : touched.plans.other
    var (pen, start) = (0, 0)
    var reach = VisibleReach()
    var part = touched.nextPart(of: text, after: 0, ascii)
    while start < text.count {
      // By the table, up to the character before the part, which may be kerned with it.
      var shaped = part.map { max($0.lowerBound - 1, start)..<$0.upperBound } ?? text.count..<text.count
      if start < shaped.lowerBound {
        ascii.walk(
          text, from: start, to: shaped.lowerBound, pen: pen, marks: marksBefore(start, of: text, ascii), stops: stops)
        for byte in start..<shaped.lowerBound {
          ends[byte] = reach.end(ascii.advance(text[byte]), at: stops[byte].pen, hangs: text[byte] == 0x20)
        }
        let last = shaped.lowerBound - 1
        pen = shaped.isEmpty ? ends[last] : stops[last].pen &+ ascii.units(Int(text[last]), Int(text[last + 1]))
      }
      if let range = part {
        let round = max(0, range.lowerBound - touched.reach)..<min(text.count, range.upperBound + touched.reach)
        let places = touched.shape(text, round, plan)
        // Also the characters behind the part that belong to a glyph in it.
        while shaped.upperBound < round.upperBound, places[shaped.upperBound - round.lowerBound].isInside {
          shaped = shaped.lowerBound..<shaped.upperBound + 1
        }
        for byte in shaped {
          let place = places[byte - round.lowerBound]
          var marks = marksBefore(byte, of: text, ascii)
          if place.isInside { marks = marks & ~Stop.mayBreak | Stop.isInside }
          stops[byte] = Stop(pen: pen, marks)
          ends[byte] = reach.end(place.advance, at: pen, hangs: text[byte] == 0x20)
          pen &+= place.advance &+ place.kerning
        }
        part = touched.nextPart(of: text, after: range.upperBound, ascii)
      }
      start = shaped.upperBound
    }
    VisibleReach.endLine(ends, 0..<text.count, at: pen)
    stops[text.count] = Stop(pen: pen, Stop.mayBreak)
    finish(text, .touched)
    return true
  }

  /// The marks of a byte: what a line may do before it.
  private func marksBefore(_ byte: Int, of text: UnsafeBufferPointer<UInt8>, _ ascii: ASCIIAdvances) -> Int {
    guard byte > 0 else { return text[0] == 0x20 ? Stop.hangs : 0 }
    return ascii.bits(at: text.baseAddress.unsafelyUnwrapped + (byte - 1)) & (Stop.scale &- 1)
  }
}

extension TouchedASCII {
  /// A character after its font's lookups; lengths in units.
  struct Place {
    var advance = 0
    var kerning = 0
    /// Whether it is part of the glyph of the character before it.
    var isInside = true
  }

  /// Applies the lookups to a part of a text.
  func shape(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ plan: ShapePlan) -> [Place] {
    let glyphs = range.map { place in
      LayoutGlyph(
        glyph: self.glyphs[Int(text[place])], properties: [], kind: .visible, cluster: Int32(place - range.lowerBound),
        codePoint: UInt32(text[place]))
    }
    var places = range.map { _ in Place() }
    for glyph in layout.shape(glyphs, plan) {
      let place = Int(glyph.cluster)
      places[place].advance += Int(glyph.advance)
      places[place].kerning += Int(glyph.adjustment)
      places[place].isInside = false
    }
    return places
  }
}
