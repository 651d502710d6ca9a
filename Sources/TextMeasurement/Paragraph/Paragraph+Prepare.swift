extension Paragraph {
  /// Prepares printable ASCII with one table load for each byte. Questions to UAX #14 are left open, since most lines
  /// do not end at them, and pen positions are left until they are asked for, since words are enough to count lines.
  ///
  /// - Returns: false if the text is not printable, or lookups may make it wider or narrower.
  mutating func preparePrintable(_ text: UnsafeBufferPointer<UInt8>, _ ascii: ASCIIAdvances) -> Bool {
    guard text.count > 1 || !ascii.mayChange else { return false }
    guard text.count <= Word.mostBytes, text.count &* ascii.widest <= Word.mostUnits else {
      guard text.isPrintableASCII, !(ascii.mayChange && ascii.hasTouchedPair(text)) else { return false }
      words.removeAll()
      findStops(text, ascii, stops.room(for: text.count + 1))
      finish(text, .printable)
      return true
    }
    let words = self.words.room(for: text.count &+ WordLines.overrun &+ 1)
    guard let last = ascii.walk(text, words: words) else { return false }
    self.words.count = last.count &+ 1
    others.removeAll()
    let final = text.count &- 1
    wordLines(ascii).close(words, last, lastCharacter: final, ascii.advance(text[final]))
    let stops = self.stops.room(for: text.count &+ 1)
    stops[0] = .unknown
    stops[text.count] = Stop(pen: last.pen &+ ascii.advance(text[text.count &- 1]), Stop.mayBreak)
    finish(text, .printable)
    return true
  }

  /// Finds the stops of printable ASCII: the pen at each byte, and what a line may do there.
  func findStops(
    _ text: UnsafeBufferPointer<UInt8>, _ ascii: ASCIIAdvances, _ stops: UnsafeMutablePointer<Stop>
  ) {
    ascii.walk(text, from: 0, to: text.count, pen: 0, marks: text[0] == 0x20 ? Stop.hangs : 0, stops: stops)
    let last = text.count &- 1
    stops[text.count] = Stop(pen: stops[last].pen &+ ascii.advance(text[last]), Stop.mayBreak)
  }

  /// Makes the whole text one stretch.
  mutating func finish(_ text: UnsafeBufferPointer<UInt8>, _ kind: Kind) {
    self.kind = kind
    stops.count = text.count + 1
    stretches.removeAll()
    stretches.append(Stretch(end: text.count, ending: .end))
  }

  /// Prepares any text: characters, line break units, stops.
  mutating func prepareAny(_ text: UnsafeBufferPointer<UInt8>, font: Font) {
    if runs.isEmpty {
      shaper.shape(text, font: font)
    } else {
      shaper.shape(text, runs: runs, unitsPerPoint: unitsPerPoint)
    }
    var wordEnds: ArraySlice<Int> = []
    if !shaper.approximations.isEmpty {
      approximations = shaper.approximations
      if approximations.dictionaryScripts != .init(), let breaks = font.dictionary?.lineBreaks(in: text) {
        approximations.dictionaryScripts = .init()
        wordEnds = breaks[...]
      }
      isApproximate = !approximations.isEmpty
    }
    kind = .any
    stretches.removeAll()
    let units = LineBreakText(units: shaper.units.elements)
    let stops = self.stops.room(for: text.count + 1)
    let ends = self.ends.room(for: text.count)
    let characters = shaper.characters.elements
    var unit: Int32 = 0
    var pen = 0
    var reach = VisibleReach()
    for (place, character) in characters.enumerated() {
      var marks = character.startsCluster ? 0 : Stop.isInside
      if character.unit != unit {
        unit = character.unit
        let own = lineBreak.decision(before: character.offset, in: text)
        switch own ?? LineBreaker.decision(before: Int(unit), in: units) {
        case .prohibited:
          wordEnds = wordEnds.drop { $0 < character.offset }
          if wordEnds.first == character.offset, character.properties.needsDictionary,
            characters[place - 1].properties.needsDictionary
          {
            marks |= Stop.mayBreak
          }
        // No line breaks inside what one glyph stands for.
        case .allowed: if !character.isComposed { marks |= Stop.mayBreak }
        case .mandatory:
          VisibleReach.endLine(ends, (stretches.elements.last?.end ?? 0)..<character.offset, at: pen)
          stretches.append(Stretch(end: character.offset, ending: .hard))
        }
      }
      let next = place + 1 < characters.count ? characters[place + 1].offset : text.count
      let isTab = character.codePoint == 0x09
      if character.hangs { marks |= Stop.hangs }
      let advance = isTab ? 0 : character.advance
      let end = reach.end(advance, at: pen, hangs: character.hangs)
      for byte in character.offset..<next {
        stops[byte] = Stop(pen: pen, byte == character.offset ? marks : marks & Stop.hangs | Stop.isInside)
        ends[byte] = end
      }
      pen += isTab ? 0 : advance + Int(character.kerning)
      if isTab { stretches.append(Stretch(end: next, ending: .tab)) }
    }
    VisibleReach.endLine(ends, (stretches.elements.last?.end ?? 0)..<text.count, at: pen)
    stops[text.count] = Stop(pen: pen, Stop.mayBreak)
    self.stops.count = text.count + 1
    let endsInHardBreak = units.units.last?.lineBreak.isHardBreak ?? false
    stretches.append(Stretch(end: text.count, ending: endsInHardBreak ? .hard : .end))
  }
}

/// How far the visible characters reach, of those that were added so far.
struct VisibleReach {
  private var units = 0

  /// The end of the next character, in units. A zero-width character ends no sooner than the visible one before it,
  /// though that is kerned with what follows, so that a line which holds the one holds the other.
  mutating func end(_ advance: Int, at pen: Int, hangs: Bool) -> Int {
    let end = advance == 0 ? max(units, pen) : pen &+ advance
    if !hangs { units = end }
    return end
  }

  /// Moves the ends of the last characters of a hard line back to the pen: nothing with a width follows, so that they
  /// are kerned with each other alone.
  ///
  /// - Parameters:
  ///   - ends: for each byte, the end of its character.
  ///   - line: its bytes, or those behind its last tab.
  static func endLine(_ ends: UnsafeMutablePointer<Int>, _ line: Range<Int>, at pen: Int) {
    var byte = line.upperBound - 1
    while byte >= line.lowerBound, ends[byte] >= pen {
      ends[byte] = pen
      byte -= 1
    }
  }
}
