/// Turns text into characters with advances: fallback by character, one advance for an emoji of many code points,
/// none for marks and for what is invisible, kerning between neighbours of one face.
struct TextShaper: ~Copyable {
  var characters = Storage<ShapedCharacter>()
  /// The units of UAX #14.
  private(set) var units = Storage<LineBreakUnit>()
  private(set) var approximations = TextApproximations()
  private var cache: ResolvedCharacterCache
  /// The number of emoji so far in the text whose advances are a browser's.
  private var emojiCount = 0

  /// - Parameter isCaching: false for a shaper that is used for one short text.
  init(isCaching: Bool = true) {
    cache = ResolvedCharacterCache(isActive: isCaching)
  }

  /// Replaces the characters by those of another text.
  mutating func shape(_ bytes: UnsafeBufferPointer<UInt8>, font: Font) {
    characters.removeAll()
    characters.reserve(bytes.count)
    units.removeAll()
    units.reserve(bytes.count)
    if !approximations.isEmpty { approximations = TextApproximations() }
    cache.use(font)
    let hasClusters = decode(bytes, font: font)
    if hasClusters { shapeClusters(font) }
    if approximations.missingScripts.contains(Script.arabic) { stateForms(font) }
    if font.hasLayout {
      layOutRuns(font)
    } else if font.hasKerning {
      kern(0..<characters.count, font)
    }
  }

  /// Shapes a text of several fonts, whose advances become integers of one unit.
  ///
  /// Characters join and lines may end whatever the fonts are. Advances are those of each part by itself: no font kerns
  /// its glyphs with another's.
  mutating func shape(_ bytes: UnsafeBufferPointer<UInt8>, runs: [FontRun], unitsPerPoint: Double) {
    guard let first = runs.first else { return }
    shape(bytes, font: first.font)
    approximations = TextApproximations()
    var part = TextShaper(isCaching: false)
    var start = 0
    var place = 0
    for run in runs {
      let begin = place
      part.shape(UnsafeBufferPointer(rebasing: bytes[start..<run.end]), font: run.font)
      let factor = unitsPerPoint / run.font.unitsPerPoint
      for character in part.characters.elements.prefix(characters.count - place) {
        characters[place].resolved.advance = Int32(clamping: Int((Double(character.advance) * factor).rounded()))
        characters[place].kerning = Int32(clamping: Int((Double(character.kerning) * factor).rounded()))
        place += 1
      }
      apply(run.setting, to: begin..<place, unitsPerPoint: unitsPerPoint)
      approximations.formUnion(part.approximations)
      start = run.end
    }
  }

  /// Prepares for ``resolve(_:_:)``.
  mutating func use(_ font: Font) {
    cache.use(font)
  }

  /// A character by itself.
  @inline(__always)
  mutating func resolve(_ codePoint: UInt32, _ font: Font) -> ResolvedCharacter {
    cache.resolve(codePoint, font)
  }

  /// - Returns: whether characters join into clusters, or show as emoji.
  private mutating func decode(_ bytes: UnsafeBufferPointer<UInt8>, font: Font) -> Bool {
    var decoder = UTF8Decoder(bytes)
    var hasClusters = false
    var offset = 0
    while let codePoint = decoder.next() {
      let resolved = cache.resolve(codePoint, font)
      let properties = resolved.properties
      hasClusters = hasClusters || properties.graphemeBreak != .other || properties.isEmojiPresentation
      _ = units.append(resolved.unit, properties)
      characters.appendReserved(
        ShapedCharacter(
          codePoint: codePoint, offset: offset, resolved: resolved, unit: Int32(truncatingIfNeeded: units.count - 1)))
      if codePoint >= 128 || resolved.face < 0 { note(resolved, font) }
      offset = decoder.offset
    }
    return hasClusters
  }

  /// Notes what is assumed of a character; that it is part of an emoji is seen later.
  private mutating func note(_ resolved: ResolvedCharacter, _ font: Font) {
    let properties = resolved.properties
    if properties.needsDictionary { approximations.dictionaryScripts.insert(properties.script) }
    if resolved.face >= 0 {
      let script = Int(properties.script)
      if Script.needsShaping[script] || Script.joins[script],
        !font.faces[Int(resolved.face)].typeface.isShaped(properties.script)
      {
        approximations.unshapedScripts.insert(properties.script)
      }
    } else if !properties.hasZeroAdvance, !properties.isWhiteSpace, !properties.isEmojiPresentation,
      !font.statedAdvances.isMeasured(properties)
    {
      // Spaces of any width are no loss worth a warning.
      approximations.missingScripts.insert(properties.script)
    }
  }

  /// Joins emoji, and composes clusters that are not composed where their runs are laid out.
  private mutating func shapeClusters(_ font: Font) {
    emojiCount = 0
    var breaker = GraphemeBreaker()
    for index in 0..<characters.count {
      characters[index].startsCluster = breaker.startsCluster(characters[index].properties)
    }
    var start = 0
    while start < characters.count {
      var end = start + 1
      while end < characters.count, !characters[end].startsCluster { end += 1 }
      if EmojiSequence.isEmoji(characters.elements, start..<end) {
        joinEmoji(start..<end, font: font)
      } else if end - start > 1 {
        unite(start..<end, font: font)
        if !isLaidOut(characters[start].resolved, font) { compose(start..<end, font: font) }
      }
      start = end
    }
  }

  private func isLaidOut(_ character: ResolvedCharacter, _ font: Font) -> Bool {
    character.face >= 0 && font.faces[Int(character.face)].typeface.shaping(of: character.properties.script) != nil
  }

  /// All code points of an emoji have one advance: that of the font's glyph of the first one, or the stated one.
  private mutating func joinEmoji(_ cluster: Range<Int>, font: Font) {
    let first = cluster.lowerBound
    if let before = font.browserAdvance(ofEmoji: emojiCount),
      let after = font.browserAdvance(ofEmoji: emojiCount + 1)
    {
      // Each by itself would lose the same part of a unit again and again.
      characters[first].resolved.advance = Int32(clamping: after - before)
      emojiCount += 1
    } else if !(characters[first].properties.isEmojiPresentation && characters[first].resolved.face >= 0) {
      approximations.hasEmoji = true
      characters[first].resolved.advance = font.units(
        em: StatedAdvances.emoji(pointSize: font.pointSize) / font.pointSize)
    }
    characters[first].resolved.face = -1
    characters[first].isEmoji = true
    for index in cluster.dropFirst() {
      characters[index].resolved.advance = 0
      characters[index].isComposed = true
    }
  }

  /// Takes the font's precomposed glyph for a base and what stands on it, as HarfBuzz does: `e` and U+0301, or the
  /// letters of a Hangul syllable.
  private mutating func compose(_ cluster: Range<Int>, font: Font) {
    let base = cluster.lowerBound
    let face = characters[base].resolved.face
    guard face >= 0 else { return }
    // In canonical order (UAX #15), so that it does not matter in which order marks were typed.
    var parts = Composition.decompose(characters[base].codePoint)
    parts += cluster.dropFirst().map { characters[$0].codePoint }
    let marks = parts.dropFirst().enumerated().sorted {
      let classes = ($0.element, $1.element)
      return (CharacterProperties.of(classes.0).combiningClass, $0.offset)
        < (CharacterProperties.of(classes.1).combiningClass, $1.offset)
    }
    var composed = cache.resolve(parts[0], font)
    var codePoint = parts[0]
    var isWhole = true
    for (_, mark) in marks {
      if let next = Composition.compose(codePoint, mark), cache.resolve(next, font).face == face {
        codePoint = next
        composed = cache.resolve(next, font)
      } else {
        isWhole = false
      }
    }
    guard composed.face == face, isWhole || codePoint != parts[0] else { return }
    characters[base].codePoint = codePoint
    characters[base].resolved.glyph = composed.glyph
    characters[base].resolved.advance = composed.advance
    guard isWhole else { return }
    for index in cluster.dropFirst() {
      characters[index].resolved.advance = 0
      characters[index].isComposed = true
    }
  }

  /// Adds the kerning between neighbours of a line, looking past what has no advance.
  mutating func kern(_ range: Range<Int>, _ font: Font) {
    var context = KerningContext(script: scriptForKerning)
    var left = -1
    for index in range where !characters[index].isComposed {
      let right = characters[index].resolved
      if right.unit.lineBreak.isHardBreak {
        left = -1
        context.isAcrossMarks = false
      } else if right.properties.hasZeroAdvance {
        context.isAcrossMarks = context.isAcrossMarks || right.properties.isMark
      } else {
        if left >= 0, right.face >= 0, characters[left].resolved.face == right.face {
          characters[left].kerning = font.kerning(
            (characters[left].codePoint, characters[left].resolved), (characters[index].codePoint, right), context)
        }
        left = index
        context.isAcrossMarks = false
      }
    }
  }

  /// The script of the first character that has one of its own.
  private var scriptForKerning: LayoutScript {
    let first = characters.elements.first { ![Script.common, Script.inherited].contains($0.properties.script) }
    return first.map { LayoutScript.byScript[Int($0.properties.script)] } ?? .other
  }
}

/// Emoji of one or more code points (UTS #51).
enum EmojiSequence {
  private static let textSelector: UInt32 = 0xFE0E
  private static let emojiSelector: UInt32 = 0xFE0F

  /// Whether a grapheme cluster of a text shows as an emoji.
  static func isEmoji(_ characters: UnsafeBufferPointer<ShapedCharacter>, _ cluster: Range<Int>) -> Bool {
    let (start, end) = (cluster.lowerBound, cluster.upperBound)
    guard start < end else { return false }
    let first = characters[start].properties
    let second = start + 1 < end ? characters[start + 1].codePoint : nil
    if first.isEmojiPresentation { return second != textSelector }
    guard second == emojiSelector else { return false }
    return first.isPictograph || characters[end - 1].codePoint == 0x20E3
  }
}
