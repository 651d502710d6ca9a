/// What lookups may make of the glyphs of some characters, whatever text these are in: where nothing that comes of them
/// takes more or less room, a text is as wide as its characters, and no lookup has to be tried.
///
/// What is not ruled out counts as possible. A text keeps its glyphs in number as long as no two neighbours are in
/// ``ligatures`` and none is in ``others``; until then each glyph of it is one of the ``forms`` of its character.
final class GlyphOutcomes: Sendable {
  let layout: GlyphLayout
  /// For the glyph of each character, the glyphs that one-to-one substitution may make of it, itself first.
  let forms: [UInt16: [UInt16]]
  /// All of these and what takes the place of several, and the same.
  let glyphs: [UInt16]
  let known: GlyphSet
  /// The first two glyphs of ligatures.
  let ligatures: Set<UInt32>
  /// Glyphs that may become several or none, or whose advance may be adjusted otherwise than by pairs.
  let others: GlyphSet
  /// Glyphs that a context may change which begins before them.
  let changedFromBefore: GlyphSet
  /// The glyphs of characters that lookups may change, or make part of another glyph.
  private let changing: GlyphSet
  /// No lookup looks at glyphs that are further apart.
  let reach: Int
  /// The lookups of Latin text, and of text of no script, but those that kern pairs.
  let lookups: [NumberedLookup]

  /// The numbers of the ``lookups`` that may do anything.
  private let effective: Set<LookupNumber>

  struct LookupNumber: Hashable, Sendable {
    let kind: LayoutTable.Kind
    let number: Int
  }

  struct NumberedLookup: Sendable {
    let kind: LayoutTable.Kind
    let number: Int
    let lookup: LayoutLookup
  }

  /// - Parameter characters: glyphs of characters that have one each, none of which is invisible.
  /// - Returns: `nil` if lookups pass over some of these glyphs, or take too long to follow.
  init?(_ layout: GlyphLayout, characters: [UInt16]) {
    self.layout = layout
    lookups = [LayoutTable.Kind.substitution, .positioning].flatMap { kind in
      Set([LayoutScript.latin, .other].flatMap { layout.plan($0).lookups(kind).map(\.number) }).sorted().compactMap {
        number in
        guard let lookup = layout.lookups(kind)[number], kind == .substitution || lookup.type != 2 else { return nil }
        return NumberedLookup(kind: kind, number: number, lookup: lookup)
      }
    }
    var search = OutcomeSearch(layout, characters)
    guard search.follow(lookups) else { return nil }
    (forms, glyphs, known, ligatures) = (search.forms, search.glyphs, search.known, search.ligatures)
    (others, changedFromBefore, reach) = (search.others, search.changedFromBefore, search.reach)
    effective = search.effective
    var changing = GlyphSet()
    for (glyph, forms) in search.forms {
      let isChanging = forms.count > 1 || forms.contains { search.others.contains($0) || search.joined.contains($0) }
      if isChanging { changing.insert(Int(glyph)) }
    }
    self.changing = changing
  }

  /// Whether a glyph is that of one of the characters.
  func knows(_ glyph: UInt16) -> Bool { forms[glyph] != nil }

  /// What a script's plan comes to for these characters.
  func plan(_ script: LayoutScript) -> ShapePlan {
    layout.plan(script).filtered { kind, number in
      kind == .positioning && layout.lookups(kind)[number]?.type == 2
        || effective.contains(LookupNumber(kind: kind, number: number))
    }
  }

  /// Whether a lookup may change the glyph of a character, or make it part of another one.
  func mayChange(_ glyph: UInt16) -> Bool { changing.contains(glyph) }
}
