/// Lookups at work on the glyphs of a run, in the order of its characters (OpenType, "OpenType Layout Common Table
/// Formats"; where that leaves things open, as HarfBuzz does it).
///
/// Nothing here traps or goes on for ever, whatever the font: reads are checked, and each step draws on ``steps``.
/// When they are used up, the glyphs stay as they are.
struct LookupPass: ~Copyable {
  let definitions: GlyphDefinitions
  let kind: LayoutTable.Kind
  /// All lookups of the table, which contexts name by number.
  let lookups: [LayoutLookup?]
  /// Glyphs from ``index`` on are still to come.
  var glyphs: [LayoutGlyph]
  /// The glyphs before ``index``, while a lookup substitutes; positioning leaves them in place.
  var output: [LayoutGlyph] = []
  var index = 0
  var isOutputting = false
  /// The filter of the current lookup.
  var filter = GlyphFilter(flags: 0, markSet: 0)
  /// The glyphs that it is for.
  private var wanted = GlyphFeatures.all
  /// See ``FeatureStage/joinerParts``.
  private(set) var joinerParts = false
  /// See ``PlannedLookup/stretches``.
  private(set) var stretches = false
  /// See ``PlannedLookup/alternate``.
  private(set) var alternate = 1
  /// Right to left, which turns cursive attachment round.
  var isBackward = false
  /// The glyphs that ``matchInput(_:)`` found.
  var positions = Storage<Int>()
  private(set) var depth = 0
  var steps: Int
  private let mostGlyphs: Int
  private var lastLigature: UInt8 = 0

  /// As HarfBuzz bounds them (`HB_MAX_NESTING_LEVEL`, `HB_MAX_CONTEXT_LENGTH`, `HB_BUFFER_MAX_LEN_FACTOR`).
  private static let deepest = 64
  static let longestContext = 64
  private static let growth = 256
  /// The room that is made before the glyphs still to come: `leastRoom`, or their number divided by `roomShare` where
  /// that is more. So they move once for many glyphs.
  private static let leastRoom = 32, roomShare = 4

  /// The steps that all runs of a text may take together: HarfBuzz bounds each run (`HB_BUFFER_MAX_OPS_FACTOR`), which
  /// gives many runs of a glyph each the least number each. Of twelve fonts of Debian, with the texts of 25 languages,
  /// Noto Nastaliq Urdu takes the most, up to 383 a character.
  static func steps(forGlyphs count: Int) -> Int { (1 << 21) + 512 * count }

  init(_ glyphs: [LayoutGlyph], layout: GlyphLayout, kind: LayoutTable.Kind, steps: Int) {
    definitions = layout.definitions
    self.kind = kind
    lookups = layout.lookups(kind)
    self.glyphs = glyphs
    self.steps = steps
    mostGlyphs = max(glyphs.count * LookupPass.growth, 65_536)
  }

  /// Applies a lookup to all glyphs that want it.
  mutating func apply(_ lookup: LayoutLookup, _ step: PlannedLookup) {
    steps -= 1 + glyphs.count >> 4
    guard steps > 0 else { return }
    let starts = lookup.starts
    guard let first = glyphs.firstIndex(where: { starts?.contains($0.glyph) ?? true }) else { return }
    filter = lookup.filter
    (wanted, alternate, joinerParts, stretches) = (step.glyphs, step.alternate, step.joinerParts, step.stretches)
    if kind == .substitution, lookup.type == 8 { return applyBackward(lookup) }
    index = first
    isOutputting = kind == .substitution
    output.removeAll(keepingCapacity: true)
    if isOutputting { output += glyphs[..<first] }
    while index < glyphs.count, steps > 0 {
      let glyph = glyphs[index]
      let mayStart = starts?.contains(glyph.glyph) ?? true
      if mayStart, isWanted(by: glyph), filter.sees(glyph, definitions), applySubtables(of: lookup) { continue }
      moveOn()
    }
    if isOutputting {
      output += glyphs[index...]
      swap(&glyphs, &output)
      isOutputting = false
    }
    index = 0
  }

  /// Reverse chaining works from the last glyph to the first, and changes none in number.
  private mutating func applyBackward(_ lookup: LayoutLookup) {
    for place in glyphs.indices.reversed() where steps > 0 {
      index = place
      guard isWanted(by: glyphs[place]), filter.sees(glyphs[place], definitions) else { continue }
      _ = applySubtables(of: lookup)
    }
    index = 0
  }

  /// Whether the lookup at work is for a glyph.
  @inline(__always)
  func isWanted(by glyph: LayoutGlyph) -> Bool {
    wanted.contains(.all) || !glyph.features.isDisjoint(with: wanted)
  }

  /// Applies a lookup at ``index``, as a context asks for it.
  mutating func applyNested(_ number: Int) {
    guard depth < LookupPass.deepest, number < lookups.count, let lookup = lookups[number], spend(),
      index < glyphs.count
    else { return }
    let outer = filter
    filter = lookup.filter
    depth += 1
    if filter.sees(glyphs[index], definitions) { _ = applySubtables(of: lookup) }
    depth -= 1
    filter = outer
  }

  /// Whether one of the subtables, the first that can, did its work at ``index``, and went past it.
  private mutating func applySubtables(of lookup: LayoutLookup) -> Bool {
    let digest = LayoutLookup.digest(of: glyphs[index].glyph)
    for (number, subtable) in lookup.subtables.enumerated() {
      if !lookup.digests.isEmpty, lookup.digests[number] & digest == 0 { continue }
      guard spend() else { return false }
      if apply(subtable, type: lookup.type) { return true }
    }
    return false
  }

  private mutating func apply(_ table: TableView, type: Int) -> Bool {
    switch (kind, type) {
    case (.substitution, 1): substituteSingle(table)
    case (.substitution, 2): substituteMultiple(table)
    case (.substitution, 3): substituteAlternate(table)
    case (.substitution, 4): substituteLigature(table)
    case (.substitution, 5), (.positioning, 7): applyContext(table, isChained: false)
    case (.substitution, 6), (.positioning, 8): applyContext(table, isChained: true)
    case (.substitution, 8): substituteReversed(table)
    case (.positioning, 1): adjustSingle(table)
    case (.positioning, 2): adjustPair(table)
    case (.positioning, 3): attachCursively(table)
    // Marks attach to bases (types 4 to 6) without changing any advance.
    default: false
    }
  }

  /// Pays for one step; false if there are none left.
  @inline(__always)
  mutating func spend() -> Bool {
    steps &-= 1
    return steps > 0
  }

  /// Leaves a glyph as it is.
  mutating func moveOn() {
    if isOutputting { output.append(glyphs[index]) }
    index += 1
  }

  // MARK: Places

  /// How many glyphs come before ``index``.
  var countBefore: Int { isOutputting ? output.count : index }
  /// How many come from it on.
  var countAfter: Int { glyphs.count - index }

  /// A glyph before ``index``.
  func before(_ place: Int) -> LayoutGlyph { isOutputting ? output[place] : glyphs[place] }

  /// Moves ``index`` to a place that is counted from the first glyph of all, as they are now.
  mutating func move(to place: Int) {
    guard isOutputting else {
      index = min(max(place, 0), glyphs.count)
      return
    }
    while output.count < place, index < glyphs.count { moveOn() }
    let back = output.count - max(place, 0)
    guard back > 0 else { return }
    // Glyphs of the output move back into the room of glyphs that were read, which may be too small for them.
    if back > index {
      let room = max(LookupPass.leastRoom, countAfter / LookupPass.roomShare) + back - index
      glyphs.insert(contentsOf: repeatElement(output[0], count: room), at: 0)
      index += room
    }
    glyphs.replaceSubrange(index - back..<index, with: output.suffix(back))
    index -= back
    output.removeLast(back)
  }

  // MARK: Changes

  /// Replaces the glyph at ``index``.
  mutating func replace(by glyph: Int) {
    glyphs[index] = substituted(glyphs[index], by: glyph, ifUnclassed: [])
  }

  /// A glyph as another replaces it.
  func substituted(
    _ old: LayoutGlyph, by glyph: Int, ifUnclassed guess: GlyphProperties, isLigature: Bool = false,
    isPart: Bool = false
  ) -> LayoutGlyph {
    var new = old
    new.glyph = UInt16(truncatingIfNeeded: glyph)
    new.properties.insert(.substituted)
    if isLigature {
      new.properties.insert(.ligated)
      new.properties.remove(.multiplied)
    }
    if isPart { new.properties.insert(.multiplied) }
    if definitions.hasClasses {
      new.properties = new.properties.intersection(.history).union(definitions.properties(new.glyph))
    } else if !guess.isEmpty {
      new.properties = new.properties.intersection(.history).union(guess)
    }
    return new
  }

  /// Whether so many glyphs more are not too many.
  func mayGrow(by count: Int) -> Bool { countBefore + countAfter + count <= mostGlyphs }

  /// A number by which the marks of one ligature differ from those of another.
  mutating func newLigatureID() -> UInt8 {
    lastLigature = lastLigature % 7 + 1
    return lastLigature
  }

  /// Joins the clusters of some glyphs from ``index`` on, with all glyphs that belong to one of these.
  mutating func mergeClusters(upTo end: Int) {
    guard end > index + 1, end <= glyphs.count else { return }
    let least = glyphs[index..<end].reduce(Int32.max) { min($0, $1.cluster) }
    var last = end
    while last < glyphs.count, glyphs[last].cluster == glyphs[end - 1].cluster { last += 1 }
    let first = glyphs[index].cluster
    if first != least {
      var place = countBefore - 1
      while place >= 0, before(place).cluster == first {
        if isOutputting { output[place].cluster = least } else { glyphs[place].cluster = least }
        place -= 1
      }
    }
    for place in index..<last { glyphs[place].cluster = least }
  }
}
