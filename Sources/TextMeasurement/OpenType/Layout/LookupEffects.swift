/// All that lookups may do to the glyphs of some characters, whatever text these are in.
///
/// The problem: a text is as wide as its characters side by side only if no lookup makes any of them wider or narrower,
/// and trying all lookups on a text takes a hundred times as long as adding up advances. The idea: to follow the
/// lookups once, when the font is read, from each character to all glyphs that may replace it (``LookupEffectSearch``).
/// Then it is known of two neighbours whether anything that may replace them, in any context, takes other room than
/// they do (``mayChangeWidth(_:_:_:)``), and texts without such pairs need no lookup.
///
/// Invariant: an effect is left out only where it is proved impossible, and without time left for the proof
/// it counts as possible. A text keeps its number of glyphs as long as no two neighbours are in
/// ``LookupEffectSearch/ligatures`` and no glyph is in ``LookupEffectSearch/others``; until then each of its glyphs is
/// one of the forms of its character.
final class LookupEffects: Sendable {
  let layout: GlyphLayout
  /// All that lookups may make of the glyphs.
  let found: LookupEffectSearch
  /// The glyphs of characters that lookups may change, or make part of another glyph.
  private let changing: GlyphSet
  /// The lookups of Latin text, and of text of no script, but those that kern pairs.
  let lookups: [NumberedLookup]

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
    var search = LookupEffectSearch(layout, characters)
    guard search.follow(lookups) else { return nil }
    found = search
    var changing = GlyphSet()
    for (glyph, forms) in search.forms {
      let isChanging = forms.count > 1 || forms.contains { search.others.contains($0) || search.joined.contains($0) }
      if isChanging { changing.insert(Int(glyph)) }
    }
    self.changing = changing
  }

  /// Whether a glyph is that of one of the characters.
  func knows(_ glyph: UInt16) -> Bool { found.forms[glyph] != nil }

  /// The lookups of a script's plan that may change these characters.
  func plan(_ script: LayoutScript) -> ShapePlan {
    layout.plan(script).filtered { kind, number in
      kind == .positioning && layout.lookups(kind)[number]?.type == 2
        || found.effective.contains(LookupNumber(kind: kind, number: number))
    }
  }

  /// Whether a lookup may change the glyph of a character, or make it part of another one.
  func mayChange(_ glyph: UInt16) -> Bool { changing.contains(glyph) }
}
