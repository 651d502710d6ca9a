/// LB4 to LB17: hard breaks, glue, and what spaces do not part.
extension Pair {
  /// LB4 to LB6.
  var hardBreaks: LineBreakDecision? {
    switch left {
    case .bk, .lf, .nl: return .mandatory
    case .cr: return right == .lf ? .prohibited : .mandatory
    default: return right.isHardBreak ? .prohibited : nil
    }
  }

  /// LB11, LB12, LB12a.
  var isGlued: Bool {
    if left == .wj || right == .wj || left == .gl { return true }
    guard right == .gl else { return false }
    switch left {
    case .sp, .ba, .hy, .hh: return false
    default: return true
    }
  }

  /// LB13.
  var isBeforeClosing: Bool {
    switch right {
    case .cl, .cp, .ex, .sy: true
    default: false
    }
  }

  /// LB15a: an initial quotation mark that opens something, and spaces after it.
  var isAfterOpeningQuote: Bool {
    guard base == .quPi else { return false }
    switch lineBreak(at: baseIndex - 1) {
    case nil, .bk, .cr, .lf, .nl, .op, .qu, .quPi, .quPf, .gl, .sp, .zw: return true
    default: return false
    }
  }

  /// LB15b: a final quotation mark that closes something.
  var isBeforeClosingQuote: Bool {
    guard right == .quPf else { return false }
    switch next {
    case nil, .sp, .gl, .wj, .cl, .qu, .quPi, .quPf, .cp, .ex, .is, .sy, .bk, .cr, .lf, .nl, .zw: return true
    default: return false
    }
  }

  /// LB16, LB17.
  var isNonstarterOrDash: Bool {
    ((base == .cl || base == .cp) && right == .ns) || (base == .b2 && right == .b2)
  }
}

extension LineBreakClass {
  /// Syllables and letters of Hangul.
  var isHangul: Bool {
    switch self {
    case .h2, .h3, .jl, .jv, .jt: true
    default: false
    }
  }

  var isHardBreak: Bool {
    switch self {
    case .bk, .cr, .lf, .nl: true
    default: false
    }
  }
}
