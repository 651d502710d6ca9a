extension JoiningType {
  /// Whether a letter joins the one before it.
  var joinsPrevious: Bool { self != .none && self != .left && self != .transparent }
  /// Whether a letter joins the one after it.
  var joinsNext: Bool { self == .left || self == .dual }
}

/// The forms that letters take by those beside them (The Unicode Standard, section 9.2, R1 to R7; of Syriac letters as
/// OpenType's "Developing OpenType Fonts for Syriac Script" and HarfBuzz's `arabic_state_table` have it).
struct LetterForms {
  /// The last letter, past what is transparent.
  private var previous = JoiningType.none
  private var form: GlyphFeatures = []
  /// Among the glyphs of the run; `nil` for a letter before it.
  private var index: Int?

  /// Gives the glyphs of a run their forms.
  ///
  /// - Parameters:
  ///   - before: the letter that stands before the run, `none` if it has no neighbour there.
  ///   - after: the letter that stands after it.
  static func set(in glyphs: inout [LayoutGlyph], before: JoiningType = .none, after: JoiningType = .none) {
    var forms = LetterForms()
    forms.previous = before
    forms.form = .isolated
    for index in glyphs.indices {
      let joining = CharacterProperties.of(glyphs[index].codePoint).joining
      guard joining != .transparent else { continue }
      forms.take(joining, in: &glyphs)
      forms.index = index
    }
    forms.take(after, in: &glyphs)
    for index in glyphs.indices.dropFirst() where Invisible.isMongolianSelector(glyphs[index].codePoint) {
      glyphs[index].features = glyphs[index - 1].features
    }
  }

  /// Goes on to a letter, by which the one before it may change its form.
  private mutating func take(_ next: JoiningType, in glyphs: inout [LayoutGlyph]) {
    var nextForm: GlyphFeatures = next == .none ? [] : .isolated
    if previous.joinsNext, next.joinsPrevious {
      form = form == .final ? .medial : .initial
      nextForm = .final
    } else if next.joinsPrevious {
      if previous == .alaph, form == .final { form = .medial2 }
      if previous == .alaph, form == .final2 || form == .final3 { form = .isolated }
      if next == .alaph, previous.joinsPrevious { nextForm = previous == .dalathRish ? .final3 : .final2 }
    }
    if let index { glyphs[index].features = form }
    (previous, form) = (next, nextForm)
  }
}
