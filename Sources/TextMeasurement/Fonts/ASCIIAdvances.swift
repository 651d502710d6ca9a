/// For each pair of printable ASCII characters, how far the first one moves the pen and what a line may do between
/// them: one load a byte is all that measuring most texts takes.
struct ASCIIAdvances: Sendable {
  /// Units by character, without kerning.
  let advances: [Int32]
  /// By `left << 7 | right`: the kerned advance of the left one times 8, plus an ``Action``.
  let pairs: [Int32]

  /// What happens between two printable ASCII characters.
  enum Action {
    /// Nothing: they are of one word, or of one run of spaces.
    static let stay: Int32 = 0
    /// The right one is the first space after a word.
    static let endWord: Int32 = 1
    /// A line may end here, after a space.
    static let breakAfterSpace: Int32 = 2
    /// The left one is a space, but no line may end here.
    static let resumeWord: Int32 = 3
    /// A line may end here, between two characters that are no spaces.
    static let breakInWord: Int32 = 4
    /// UAX #14 must be asked, after a space.
    static let askAfterSpace: Int32 = 5
    /// UAX #14 must be asked, between two characters that are no spaces.
    static let askInWord: Int32 = 6
    /// The rules look across the spaces that start here: the slow path takes the text.
    static let giveUp: Int32 = 7
  }

  /// Characters that the fast path takes.
  static let printable: ClosedRange<UInt8> = 0x20...0x7E

  init(faces: [Font.Face]) {
    let located = (UInt32(0)..<128).map { FontFallback.locate($0, in: faces) }
    let advances = located.map { found in
      found.map { Int32(clamping: faces[$0.face].advance($0.glyph)) } ?? 0
    }
    self.advances = advances
    var pairs = (0..<128 * 128).map { advances[$0 >> 7] &* 8 &+ ASCIIAdvances.actions[$0] }
    let kerned = ASCIIAdvances.printable.compactMap { code in
      located[Int(code)].map { (code: Int(code), face: $0.face, glyph: $0.glyph) }
    }.filter { faces[$0.face].typeface.hasKerning }
    for left in kerned {
      for right in kerned where right.face == left.face {
        let kerning = faces[left.face].kerning(left.glyph, right.glyph, KerningContext())
        guard kerning != 0 else { continue }
        let index = left.code << 7 | right.code
        pairs[index] = Int32(clamping: Int(advances[left.code]) + kerning) &* 8 &+ ASCIIAdvances.actions[index]
      }
    }
    self.pairs = pairs
    isComplete = ASCIIAdvances.printable.allSatisfy { located[Int($0)] != nil }
  }

  /// The faces have all printable ASCII characters, so that no advance here is a stand-in.
  let isComplete: Bool

  /// Units between two characters of one face.
  func kerning(_ left: UInt32, _ right: UInt32) -> Int32 {
    (pairs[Int(left << 7 | right)] >> 3) - advances[Int(left)]
  }

  /// The actions of all pairs, from UAX #14.
  private static let actions: [Int32] = {
    var actions = [Int32](repeating: Action.stay, count: 128 * 128)
    for left in printable {
      for right in printable {
        actions[Int(left) << 7 | Int(right)] = action(left, right)
      }
    }
    return actions
  }()

  private static func action(_ left: UInt8, _ right: UInt8) -> Int32 {
    let classes = (ASCIILineBreakUnits.units[Int(left)].lineBreak, ASCIILineBreakUnits.units[Int(right)].lineBreak)
    let isAfterSpace = left == UInt8(ascii: " ")
    if right == UInt8(ascii: " ") {
      return isAfterSpace ? Action.stay : classes.0 == .op ? Action.giveUp : Action.endWord
    }
    if dependsOnContext(classes.0, classes.1) { return isAfterSpace ? Action.askAfterSpace : Action.askInWord }
    let pair = [left, right].withUnsafeBufferPointer {
      LineBreaker.decision(before: 1, in: ASCIILineBreakUnits(bytes: $0))
    }
    if isAfterSpace { return pair == .allowed ? Action.breakAfterSpace : Action.resumeWord }
    return pair == .allowed ? Action.breakInWord : Action.stay
  }

  /// What an asking action comes to before a byte of a printable text.
  @inline(never)
  static func resolve(_ action: Int32, before index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int32 {
    let allowed = LineBreaker.decision(before: index, in: ASCIILineBreakUnits(bytes: text)) == .allowed
    if action == Action.askAfterSpace { return allowed ? Action.breakAfterSpace : Action.resumeWord }
    return allowed ? Action.breakInWord : Action.stay
  }

  /// Pairs of printable ASCII characters between which UAX #14 looks further than at the two, opening brackets
  /// before spaces aside.
  static func dependsOnContext(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    switch (left, right) {
    case (.sp, .is): true  // LB15c
    case (.hy, .al): true  // LB20a
    case (.cl, .po), (.cp, .po), (.cl, .pr), (.cp, .pr): true  // LB25
    case (.sy, .po), (.sy, .pr), (.is, .po), (.is, .pr), (.sy, .nu): true
    case (.po, .op), (.pr, .op): true
    default: false
    }
  }
}
