/// LB26 to LB30b: Hangul, Brahmic syllables, parentheses, flags and emoji.
extension Pair {
  /// LB26, LB27, LB28, LB28a, LB29.
  var isInSyllable: Bool {
    switch (left, right) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): return true  // LB26
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): return true
    case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): return true  // LB27
    case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): return true
    case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl): return true  // LB28
    case (.is, .al), (.is, .hl): return true  // LB29
    default: return isInAksara
    }
  }

  /// LB28a.
  private var isInAksara: Bool {
    if left == .ap { return rightUnit.startsAksara }
    if leftUnit.startsAksara {
      if right == .vf || right == .vi { return true }
      return rightUnit.startsAksara && next == .vf
    }
    return left == .vi && index >= 2 && units[index - 2].startsAksara
      && (right == .ak || rightUnit.is(.isDottedCircle))
  }

  /// LB30, LB30a, LB30b.
  var isInSequence: Bool {
    switch (left, right) {
    case (.al, .op), (.hl, .op), (.nu, .op): return !rightUnit.is(.isEastAsian)
    case (.cp, .al), (.cp, .hl), (.cp, .nu): return !leftUnit.is(.isEastAsian)
    case (.ri, .ri): return rightUnit.is(.completesFlag)
    case (_, .em): return left == .eb || leftUnit.is(.isUnassignedPictograph)
    default: return false
    }
  }
}

extension LineBreakUnit {
  /// AK, AS or the dotted circle.
  var startsAksara: Bool { lineBreak == .ak || lineBreak == .as || self.is(.isDottedCircle) }
}
