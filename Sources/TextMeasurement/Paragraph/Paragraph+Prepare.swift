extension Paragraph {
  /// Prepares any text: characters, line break units, carets.
  mutating func prepareAny(_ text: UnsafeBufferPointer<UInt8>, font: Font) {
    var words = shapeAny(text, font)
    kind = .any
    segments.removeAll()
    let units = LineBreakText(units: shaper.units.elements)
    let carets = self.carets.room(for: text.count + 1)
    let ends = self.ends.room(for: text.count)
    let characters = shaper.characters.elements
    var (unit, pen, reach) = (Int32(0), 0, VisibleReach())
    for (index, character) in characters.enumerated() {
      var marks = character.startsCluster ? 0 : Caret.isInside
      // "Wrapping occurs before the first character that doesn't fit" (NSLineBreakMode.byCharWrapping): a space as well.
      if character.hangs, !breaksAnywhere { marks |= Caret.hangs }
      if character.unit != unit {
        unit = character.unit
        let own = options.lineBreak.decision(before: character.offset, in: text)
        switch own ?? LineBreaker.decision(before: Int(unit), in: units) {
        case .prohibited:
          if words.begins(at: index, of: characters)
            || breaksAnywhere && character.startsCluster && !character.isComposed
          {
            marks |= Caret.mayBreak
          }
        // No line breaks inside characters that share a glyph.
        case .allowed: if !character.isComposed { marks |= Caret.mayBreak }
        case .mandatory:
          VisibleReach.endLine(ends, (segments.elements.last?.end ?? 0)..<character.offset, at: pen)
          segments.append(Segment(end: character.offset, ending: .hard))
        }
      }
      let next = index + 1 < characters.count ? characters[index + 1].offset : text.count
      let isTab = character.codePoint == 0x09
      let advance = isTab ? 0 : character.advance
      let end = reach.end(advance, at: pen, hangs: character.hangs)
      for byte in character.offset..<next {
        carets[byte] = Caret(pen: pen, byte == character.offset ? marks : marks & Caret.hangs | Caret.isInside)
        ends[byte] = end
      }
      pen += isTab ? 0 : advance + Int(character.kerning)
      if isTab { segments.append(Segment(end: next, ending: .tab)) }
    }
    VisibleReach.endLine(ends, (segments.elements.last?.end ?? 0)..<text.count, at: pen)
    carets[text.count] = Caret(pen: pen, Caret.mayBreak)
    self.carets.count = text.count + 1
    let endsInHardBreak = units.units.last?.lineBreak.isHardBreak ?? false
    segments.append(Segment(end: text.count, ending: endsInHardBreak ? .hard : .end))
  }

  /// Shapes any text, and notes what was assumed for it.
  ///
  /// - Returns: where its words begin that only a dictionary knows.
  private mutating func shapeAny(_ text: UnsafeBufferPointer<UInt8>, _ font: Font) -> DictionaryWords {
    if runs.isEmpty {
      shaper.shape(text, font: font)
    } else {
      shaper.shape(text, runs: runs, unitsPerPoint: unitsPerPoint)
    }
    var words = DictionaryWords()
    guard !shaper.approximations.isEmpty else { return words }
    approximations = shaper.approximations
    if approximations.dictionaryScripts != .init(), let breaks = font.dictionary?.lineBreaks(in: text) {
      approximations.dictionaryScripts = .init()
      words.starts = breaks[...]
    }
    isApproximate = !approximations.isEmpty
    return words
  }
}

/// The words of scripts without spaces, which a dictionary tells apart.
private struct DictionaryWords {
  /// The bytes at which those begin that were not asked for yet.
  var starts: ArraySlice<Int> = []

  /// Whether a word begins at a character of such a script, behind another one of such a script; asked from first to last.
  @inline(__always)
  mutating func begins(at index: Int, of characters: UnsafeBufferPointer<ShapedCharacter>) -> Bool {
    guard !starts.isEmpty else { return false }
    let offset = characters[index].offset
    starts = starts.drop { $0 < offset }
    return starts.first == offset && characters[index].properties.needsDictionary
      && characters[index - 1].properties.needsDictionary
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
