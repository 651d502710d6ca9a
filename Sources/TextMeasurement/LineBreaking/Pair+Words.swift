/// LB19 to LB25: quotes, hyphens, words and numbers.
extension Pair {
  /// LB19, LB19a: quotation marks stick to both sides, but between East Asian characters only as they open or close.
  var isBesideQuote: Bool {
    if right == .qu || right == .quPf || left == .qu || left == .quPi { return true }
    if right == .quPi {
      return !leftUnit.is(.isEastAsian) || index + 1 == units.count || !units[index + 1].is(.isEastAsian)
    }
    if left == .quPf {
      return !rightUnit.is(.isEastAsian) || index == 1 || !units[index - 2].is(.isEastAsian)
    }
    return false
  }

  /// LB20a, LB21, LB21a.
  var isHyphenated: Bool {
    let isAfterHyphen = left == .hy || left == .hh
    if isAfterHyphen, right.isLetter {
      switch previous {
      case nil, .bk, .cr, .lf, .nl, .sp, .zw, .cb, .gl: return true  // LB20a
      default: break
      }
    }
    if left == .bb { return true }
    switch right {
    case .ba, .hh, .hy, .ns: return true  // LB21
    default: return isAfterHyphen && previous == .hl && right != .hl  // LB21a
    }
  }

  /// LB21b to LB25.
  var isInNumberOrWord: Bool {
    switch (left, right) {
    case (.sy, .hl), (_, .in): true  // LB21b, LB22
    case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): true  // LB23
    case (.pr, .id), (.pr, .eb), (.pr, .em), (.id, .po), (.eb, .po), (.em, .po): true  // LB23a
    case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): true  // LB24
    case (.al, .pr), (.al, .po), (.hl, .pr), (.hl, .po): true
    case (.cl, .po), (.cp, .po), (.cl, .pr), (.cp, .pr): endsNumber(at: index - 2)  // LB25
    case (_, .po), (_, .pr): endsNumber(at: index - 1)
    case (.po, .op), (.pr, .op): next == .nu || (next == .is && lineBreak(at: index + 2) == .nu)
    case (.po, .nu), (.pr, .nu), (.hy, .nu), (.is, .nu): true
    case (_, .nu): endsNumber(at: index - 1)
    default: false
    }
  }

  /// `NU (SY | IS)*` ends at an index.
  private func endsNumber(at index: Int) -> Bool {
    var index = index
    while let found = lineBreak(at: index), found == .sy || found == .is { index -= 1 }
    return lineBreak(at: index) == .nu
  }
}

extension LineBreakClass {
  /// AL or HL.
  var isLetter: Bool { self == .al || self == .hl }
}
