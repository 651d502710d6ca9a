/// Text in fonts that substitute or position glyphs.
extension TextShaper {
  /// Has each run of a script and a face be shaped, or kerns it.
  ///
  /// Characters of no script of their own belong to the run before them (UAX #24, section 5.2), the first ones to that
  /// after them.
  mutating func layOutRuns(_ font: Font) {
    let groups = Script.groups
    var text: [UInt32] = []
    var steps = LookupPass.steps(forGlyphs: characters.count)
    var script = characters.elements.lazy.map(\.properties.script).first { $0 > Script.inherited } ?? Script.common
    var start = 0
    while start < characters.count {
      let face = Int(characters[start].resolved.face)
      guard mayBeLaidOut(start), face >= 0 else {
        start += 1
        continue
      }
      let own = characters[start].properties.script
      if own > Script.inherited { script = own }
      let group = groups[Int(script)]
      var hasJamo = HangulSyllables.isJamo(characters[start].codePoint)
      var end = start + 1
      while end < characters.count, mayBeLaidOut(end),
        characters[end].resolved.face == face || Invisible.contains(characters[end].codePoint)
      {
        let next = characters[end].properties.script
        guard next <= Script.inherited || groups[Int(next)] == group else { break }
        hasJamo = hasJamo || HangulSyllables.isJamo(characters[end].codePoint)
        end += 1
      }
      switch font.faces[face].typeface.shaping(of: script) {
      case .lookups(let layout):
        layOut(start..<end, font.faces[face], layout, hasJamo ? .hangul : LayoutScript.byScript[Int(script)], &steps)
      case .library(let shaper):
        if text.isEmpty { text = characters.elements.map(\.codePoint) }
        shape(start..<end, of: text, font.faces[face], shaper)
      case nil:
        if font.hasKerning { kern(start..<end, font) }
      }
      start = end
    }
  }

  /// Not so emoji, which have one advance, and controls, which have none.
  private func mayBeLaidOut(_ index: Int) -> Bool {
    let character = characters[index]
    guard !character.isComposed else { return false }
    return !character.isSilent || Invisible.contains(character.codePoint) || Invisible.isFiller(character.codePoint)
  }

  /// The advances of glyphs go to the first character that they show; lines end at none of the others.
  private mutating func layOut(
    _ range: Range<Int>, _ face: Font.Face, _ layout: GlyphLayout, _ script: LayoutScript, _ steps: inout Int
  ) {
    var cluster = Int32(range.lowerBound)
    let text = range.map { index in
      if characters[index].startsCluster { cluster = Int32(index) }
      return GlyphRun.Character(codePoint: characters[index].codePoint, cluster: cluster)
    }
    var run = GlyphRun(face.typeface)
    run.append(text, script, isBackward: script.isBackward)
    if script.joining != .none {
      run.join(
        before: joiningType(in: (0..<range.lowerBound).reversed()),
        after: joiningType(in: range.upperBound..<characters.count))
    }
    let glyphs = layout.shape(run.glyphs, layout.plan(script), LayoutOptions(script), steps: &steps)
    show(
      glyphs.lazy.map { (Int($0.cluster), face.scaled(Int($0.advance)), face.scaled(Int($0.adjustment))) }, for: range)
  }

  private mutating func shape(_ range: Range<Int>, of text: [UInt32], _ face: Font.Face, _ shaper: any RunShaper) {
    let glyphs = text.withUnsafeBufferPointer { shaper.shape($0, range) }
    show(glyphs.lazy.filter { range.contains($0.index) }.map { ($0.index, face.scaled($0.advance), 0) }, for: range)
  }

  /// Has glyphs show the characters of a run, each for those from its place to the next glyph's.
  private mutating func show(
    _ glyphs: some Sequence<(index: Int, advance: Int, adjustment: Int)>, for range: Range<Int>
  ) {
    for index in range {
      characters[index].resolved.advance = 0
      characters[index].isComposed = true
    }
    for (index, advance, adjustment) in glyphs {
      characters[index].resolved.advance = Int32(clamping: characters[index].advance + advance)
      characters[index].kerning = Int32(clamping: Int(characters[index].kerning) + adjustment)
      characters[index].isComposed = false
    }
    for index in range where characters[index].isComposed {
      // Characters of one grapheme cluster may still part where a line ends, as UAX #14 has it.
      characters[index].isComposed = characters[index].startsCluster
      characters[index].startsCluster = false
    }
  }

  /// How the first of some characters that is not transparent joins.
  private func joiningType(in indices: some Sequence<Int>) -> JoiningType {
    for index in indices where characters[index].properties.joining != .transparent {
      return characters[index].properties.joining
    }
    return .none
  }
}
