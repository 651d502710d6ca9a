/// The extended grapheme clusters of UAX #29, Unicode 17.0: where a word that is wider than its line may be
/// broken inside.
///
/// Swift's own `Character` follows the Unicode version of the platform, and misses conjuncts of three scripts.
struct GraphemeBreaker {
  private var previous: CharacterProperties?
  private var regionalIndicators = 0
  /// GB9c: a consonant was seen, then only extenders, then perhaps a linker among them.
  private var conjunct = Conjunct.none
  /// GB11: a pictograph was seen, then only extenders.
  private var isInPictograph = false

  private enum Conjunct { case none, consonant, linked }

  /// Whether a cluster starts before the next code point.
  mutating func startsCluster(_ next: CharacterProperties) -> Bool {
    defer { advance(over: next) }
    guard let previous else { return true }
    let (left, right) = (previous.graphemeBreak, next.graphemeBreak)
    switch (left, right) {
    case (.cr, .lf): return false  // GB3
    case (.control, _), (.cr, _), (.lf, _), (_, .control), (_, .cr), (_, .lf): return true  // GB4, GB5
    case (.l, .l), (.l, .v), (.l, .lv), (.l, .lvt): return false  // GB6
    case (.lv, .v), (.lv, .t), (.v, .v), (.v, .t): return false  // GB7
    case (.lvt, .t), (.t, .t): return false  // GB8
    case (_, .extend), (_, .zwj), (_, .spacingMark), (.prepend, _): return false  // GB9, GB9a, GB9b
    default: break
    }
    if conjunct == .linked, next.conjunctBreak == .consonant { return false }  // GB9c
    if left == .zwj, isInPictograph, next.isPictograph { return false }  // GB11
    if left == .regionalIndicator, right == .regionalIndicator { return regionalIndicators % 2 == 0 }  // GB12, GB13
    return true  // GB999
  }

  private mutating func advance(over next: CharacterProperties) {
    switch next.conjunctBreak {
    case .consonant: conjunct = .consonant
    case .linker: conjunct = conjunct == .none ? .none : .linked
    case .extend: break
    case .none: conjunct = .none
    }
    if next.isPictograph {
      isInPictograph = true
    } else if previous?.graphemeBreak == .zwj || (next.graphemeBreak != .extend && next.graphemeBreak != .zwj) {
      isInPictograph = false
    }
    regionalIndicators = next.graphemeBreak == .regionalIndicator ? regionalIndicators + 1 : 0
    previous = next
  }
}
