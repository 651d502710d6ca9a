// The problem: to count the lines of a million texts in less time than it takes to read them. The general path
// (`prepareAny`) looks characters up one by one, has lookups of the font go over all glyphs, and asks UAX #14 between
// all characters: 33,000 instructions for an English text of 75 bytes in Helvetica, 490,000 in Inter.
//
// The idea: most texts are printable ASCII, and most such characters are what they are wherever they stand. So a table
// has for each pair of bytes how far the pen moves and what a line may do between them (`ASCIIAdvances`). Adding its
// entries up, byte for byte, gives the ends of the words (`WordEnd`), which are enough to count lines (`WordLines`):
// 1,150 instructions in Helvetica, 1,360 in Inter. Characters that the table does not have, or that lookups change here
// and there, or before which the step is another one, stand in a list (`OtherCharacter`), and the table goes on behind
// them (`WordWalk`). Where carets are asked for as well, they follow from the same table and list.
//
// Invariant: it finds what the general path finds, and leaves to it whatever it can't be sure of. Steps are
// never negative, so that a line which holds a word holds all before it. A character is in the list if its advance or
// its step to the next one is not the table's.

extension Paragraph {
  /// Finds the words of printable ASCII by the table alone, without the font, which would be counted as used.
  ///
  /// - Returns: false if it is another kind of text, or lookups may make it wider or narrower.
  mutating func prepareByTable(_ text: UnsafeBufferPointer<UInt8>, _ ascii: ASCIIAdvances) -> Bool {
    guard text.count > 1 || !ascii.mayChange else { return false }
    guard text.count <= WordEnd.mostBytes, text.count &* ascii.widest <= WordEnd.mostUnits else {
      return prepareLong(text, ascii)
    }
    let words = self.words.room(for: text.count &+ WordLines.overrun &+ 1)
    guard let sums = ascii.findWords(text, words: words) else { return false }
    let last = text.count &- 1
    others.removeAll()
    gap = ascii.widestGap
    finishWords(ascii, sums, lastCharacter: last, ascii.advance(text[last]))
    return true
  }

  /// Finds the words of a text of printable ASCII and other Latin characters that stand by themselves.
  ///
  /// - Returns: false if the text needs the general path.
  mutating func prepareWords(_ text: UnsafeBufferPointer<UInt8>, _ font: Font, _ ascii: ASCIIAdvances) -> Bool {
    // Neighbours decide what lookups do to a character.
    guard text.count <= WordEnd.mostBytes, text.count &* ascii.widest <= 1 << 31,
      !font.hasLayout || !text.isOneCharacter
    else { return false }
    let words = self.words.room(for: text.count &+ WordLines.overrun &+ 1)
    others.removeAll()
    var walk = WordWalk(text, ascii, words)
    guard text.isPrintableASCII ? walkSubstituted(&walk, font) : walkLatin(&walk, font) else { return false }
    gap = walk.gap
    // ``findCarets(_:_:)`` needs this room.
    _ = ends.room(for: text.count)
    if let other = others.elements.last, other.start == walk.byte {
      finishWords(ascii, walk.sums, lastCharacter: other.start, other.advance)
    } else {
      finishWords(ascii, walk.sums, lastCharacter: walk.byte, ascii.advance(text[walk.byte]))
    }
    return true
  }

  /// Finds the carets of printable ASCII that no lookup changes and that is too long for sums, so that it has no words.
  private mutating func prepareLong(_ text: UnsafeBufferPointer<UInt8>, _ ascii: ASCIIAdvances) -> Bool {
    guard text.isPrintableASCII, !(1..<text.count).contains(where: { ascii.isAffected(text[$0 &- 1], text[$0]) })
    else { return false }
    words.removeAll()
    others.removeAll()
    let last = text.count &- 1
    let carets = self.carets.room(for: text.count &+ 1)
    findCarets(ascii, carets)
    carets[text.count] = Caret(pen: carets[last].pen &+ ascii.advance(text[last]), Caret.mayBreak)
    finish()
    return true
  }

  /// Closes the words, and leaves the carets until they are asked for.
  ///
  /// - Parameters:
  ///   - sums: those before the last character, which starts at `start`.
  ///   - advance: the last character's, in units.
  @inline(__always)
  private mutating func finishWords(
    _ ascii: ASCIIAdvances, _ sums: WordEnd, lastCharacter start: Int, _ advance: Int
  ) {
    words.count = sums.count &+ 1
    wordLines(ascii).close(
      UnsafeMutablePointer(mutating: words.start.unsafelyUnwrapped), sums, lastCharacter: start, advance)
    let carets = self.carets.room(for: text.count &+ 1)
    carets[0] = .unknown
    carets[text.count] = Caret(pen: sums.pen &+ advance, Caret.mayBreak)
    finish()
  }

  /// Makes the whole text one segment.
  @inline(__always)
  private mutating func finish() {
    carets.count = text.count &+ 1
    segments.removeAll()
    segments.append(Segment(end: text.count, ending: .end))
    kind = .words
  }

  /// Goes through printable ASCII of which lookups change some characters.
  private mutating func walkSubstituted(_ walk: inout WordWalk, _ font: Font) -> Bool {
    guard let substitution = font.asciiSubstitution else { return false }
    let (text, ascii) = (walk.text, walk.ascii)
    let hasLetters = text.contains { (0x61...0x7A).contains($0 | 0x20) }
    var (end, searched) = (0, 0)
    while let part = substitution.nextPart(of: text, after: searched, ascii) {
      searched = part.upperBound
      // A glyph of the part before may reach over all of it.
      guard searched > end else { continue }
      // The character before the part may be kerned with it otherwise.
      let start = max(part.lowerBound - 1, end)
      guard walk.go(to: start),
        let clusters = substitution.clusters(of: text, in: part, from: start, hasLetters: hasLetters)
      else { return false }
      for (index, cluster) in clusters.enumerated() {
        end = cluster.end
        let isLast = end == text.count
        let tabled = isLast ? 0 : ascii.advance(text[end])
        let next = index + 1 < clusters.count ? clusters[index + 1].advance : tabled
        guard !isLast || cluster.kerning == 0, cluster.start + 1 == end || !text[cluster.start..<end].contains(0x20),
          let other = walk.character(
            upTo: end, advance: cluster.advance, kerning: cluster.kerning, nextAdvance: next,
            unit: WordUnits.ascii[Int(text[cluster.start])])
        else { return false }
        others.append(other)
        if isLast { return true }
        guard walk.pass(other, endsWord: ascii.endsWord(text[end - 1], text[end])) else { return false }
      }
    }
    return walk.go(to: text.count - 1)
  }

  /// Goes through a text with characters that are not ASCII, each of which stands by itself.
  private mutating func walkLatin(_ walk: inout WordWalk, _ font: Font) -> Bool {
    let text = walk.text
    shaper.use(font)
    while true {
      var end = walk.byte
      while end < text.count, ASCIIAdvances.isPrintable(text[end]) { end &+= 1 }
      guard walk.go(to: max(walk.byte, end &- 1)) else { return false }
      if end == text.count { return true }
      // The last ASCII character, and all behind it up to the next ASCII character.
      end = walk.byte
      guard var character = latinCharacter(at: &end, of: text, font) else { return false }
      repeat {
        var next = character
        var (nextEnd, kerning) = (end, 0)
        if end < text.count {
          guard let found = latinCharacter(at: &nextEnd, of: text, font),
            let units = self.kerning(character, found, font)
          else { return false }
          (next, kerning) = (found, units)
        }
        let unit = character.resolved.unit
        guard
          let other = walk.character(
            upTo: end, advance: Int(character.resolved.advance), kerning: kerning,
            nextAdvance: Int(next.resolved.advance), unit: unit)
        else { return false }
        others.append(other)
        if end == text.count { return true }
        // LB28 and LB7 cover most pairs.
        let areLetters = unit.lineBreak == .al && next.resolved.unit.lineBreak == .al
        guard walk.pass(other, endsWord: next.codePoint != 0x20 && !areLetters) else { return false }
        (character, end) = (next, nextEnd)
      } while character.codePoint >= 128
    }
  }

  /// The character at a byte, behind which `end` is then; `nil` if it may not stand by itself.
  private mutating func latinCharacter(
    at end: inout Int, of text: UnsafeBufferPointer<UInt8>, _ font: Font
  ) -> (codePoint: UInt32, resolved: ResolvedCharacter)? {
    let codePoint = UTF8Decoder.decode(text, at: &end)
    let resolved = shaper.resolve(codePoint, font)
    return ASCIIAdvances.isPrintable(codePoint) || resolved.standsAlone ? (codePoint, resolved) : nil
  }

  /// Kerning between two characters, one of them not ASCII, in units; `nil` where UAX #14 looks across following
  /// spaces, or lookups may apply.
  private func kerning(
    _ left: (codePoint: UInt32, resolved: ResolvedCharacter), _ right: (codePoint: UInt32, resolved: ResolvedCharacter),
    _ font: Font
  ) -> Int? {
    // `¿` or an opening quotation mark.
    if right.codePoint == 0x20, [.op, .quPi].contains(left.resolved.unit.lineBreak) { return nil }
    if font.mayChangeWidth(left.resolved, right.resolved) { return nil }
    guard font.hasKerning, left.resolved.face == right.resolved.face else { return 0 }
    return Int(font.kerning(left, right, KerningContext()))
  }

  /// Finds the carets of a text of words: by the table, and at the other characters as they are known.
  func findCarets(_ ascii: ASCIIAdvances, _ carets: UnsafeMutablePointer<Caret>) {
    var (byte, pen) = (0, 0)
    let ends = UnsafeMutablePointer(mutating: ends.start)
    func walk(to end: Int) {
      guard byte < end else { return }
      ascii.findCarets(text, from: byte, to: end, pen: pen, marks: marks(at: byte, ascii), carets: carets)
      if let ends, !others.isEmpty {
        for byte in byte..<end { ends[byte] = carets[byte].pen &+ ascii.advance(text[byte]) }
      }
      pen = carets[end &- 1].pen
      byte = end
    }
    for other in others.elements {
      if byte < other.start {
        walk(to: other.start)
        pen &+= ascii.units(Int(text[byte &- 1]), Int(text[byte]))
      }
      for index in other.start..<other.end {
        carets[index] = Caret(pen: pen, index == other.start ? marks(at: index, ascii) : Caret.isInside)
        ends?[index] = pen &+ other.advance
      }
      pen &+= other.step
      byte = other.end
    }
    walk(to: text.count)
  }

  /// The marks of the caret before a character, by its first byte.
  private func marks(at byte: Int, _ ascii: ASCIIAdvances) -> Int {
    guard byte > 0 else { return text[0] == 0x20 ? Caret.hangs : 0 }
    if text[byte &- 1] | text[byte] < 128 {
      return ascii.bits(at: text.baseAddress.unsafelyUnwrapped + (byte &- 1)) & (Caret.scale &- 1)
    }
    if text[byte] == 0x20 { return Caret.hangs }
    return Caret.mayBreak | Caret.asks
  }
}
