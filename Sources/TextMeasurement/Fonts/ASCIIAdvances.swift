/// For each pair of printable ASCII characters, how far the first one moves the pen and what a line may do between
/// them: one load a byte is all that measuring most texts takes.
///
/// It holds its tables by pointers, and whoever uses it keeps their ``Owner``: references that all threads count for
/// each text cost more than the text.
struct ASCIIAdvances: BitwiseCopyable, @unchecked Sendable {
  /// Units by character, without kerning. Memory that nothing writes to once it is made.
  let advances: UnsafePointer<Int32>
  /// By `left << 7 | right`: the kerned advance of the left one times 8, plus an ``Action``; likewise.
  private let pairs: UnsafePointer<Int32>
  /// The faces have all printable ASCII characters, so that no advance here is a stand-in.
  let isComplete: Bool

  /// Frees the tables when nobody uses them any more.
  final class Owner: Sendable {
    let advances: ASCIIAdvances

    init(faces: [Font.Face]) {
      advances = ASCIIAdvances(faces: faces)
    }

    deinit {
      advances.advances.deallocate()
      advances.pairs.deallocate()
    }
  }

  /// What a line may do between two printable ASCII characters; the lowest bit marks what is not the usual.
  private enum Action {
    /// It may not end there; a space never starts a line.
    static let stay: Int32 = 0
    /// It may end there.
    static let `break`: Int32 = 1
    /// UAX #14 looks further than at the two.
    static let ask: Int32 = 3
    /// UAX #14 looks across the spaces that start here.
    static let giveUp: Int32 = 5
  }

  /// Characters that the fast path takes.
  static let printable: ClosedRange<UInt8> = 0x20...0x7E

  private init(faces: [Font.Face]) {
    let located = (UInt32(0)..<128).map { FontFallback.locate($0, in: faces) }
    let advances = located.map { found in
      found.map { Int32(clamping: faces[$0.face].advance($0.glyph)) } ?? 0
    }
    let memory = UnsafeMutablePointer<Int32>.allocate(capacity: 128 * 128)
    ASCIIAdvances.actions.withUnsafeBufferPointer { actions in
      for left in 0..<128 {
        let advance = advances[left] &* 8
        for index in left << 7..<(left + 1) << 7 { (memory + index).initialize(to: advance &+ actions[index]) }
      }
      for (place, face) in faces.enumerated() where face.typeface.hasKerning {
        face.typeface.forEachASCIIKerning { left, right, units in
          guard located[left]?.face == place, located[right]?.face == place else { return }
          let index = left << 7 | right
          memory[index] = Int32(clamping: Int(advances[left]) + face.scaled(units)) &* 8 &+ actions[index]
        }
      }
    }
    let singles = UnsafeMutablePointer<Int32>.allocate(capacity: 128)
    singles.initialize(from: advances, count: 128)
    self.advances = UnsafePointer(singles)
    pairs = UnsafePointer(memory)
    isComplete = ASCIIAdvances.printable.allSatisfy { located[Int($0)] != nil }
  }

  /// Units between two characters of one face.
  func kerning(_ left: UInt32, _ right: UInt32) -> Int32 {
    (pairs[Int(left << 7 | right)] >> 3) - advances[Int(left)]
  }
}

// MARK: Walking a text

extension ASCIIAdvances {
  /// Adds up the advances of a printable text that is not empty.
  ///
  /// - Parameters:
  ///   - pens: gets the units before each byte.
  ///   - marks: gets a bit for each byte that ``outcome(_:_:)`` has to be asked about, 64 bytes a word.
  @inline(__always)
  func walk(
    _ text: UnsafeBufferPointer<UInt8>, pens: UnsafeMutablePointer<Int32>, marks: UnsafeMutablePointer<UInt64>
  ) {
    let pairs = pairs
    var pen: Int32 = 0
    pens[0] = 0
    var row = pairs + Int(text[0]) << 7
    var index = 1
    for block in 0...text.count / 64 {
      let end = min(block &* 64 &+ 64, text.count)
      // Bits come in from above; those of a short block have not come all the way down.
      var mark: UInt64 = 0
      while index < end {
        let right = Int(text[index])
        let entry = row[right]
        row = pairs + right &<< 7
        pen &+= entry &>> 3
        pens[index] = pen
        mark = mark &>> 1 | UInt64(truncatingIfNeeded: entry) &<< 63
        index &+= 1
      }
      marks[block] = end &- block &* 64 == 64 ? mark : mark >> UInt64(64 &- (end &- block &* 64))
    }
  }

  /// The kerned advance of the left one of two printable characters, and whether a mark belongs before the right one.
  @inline(__always)
  func entry(_ left: UInt32, _ right: UInt32) -> (advance: Int32, isMarked: Bool) {
    let entry = pairs[Int(left << 7 | right)]
    return (entry >> 3, entry & 1 != 0)
  }

  /// What comes of a mark: a break, a question to UAX #14, or the slow path.
  enum Outcome { case `break`, ask, giveUp }

  /// What a line may do between two printable characters that are marked.
  @inline(__always)
  func outcome(_ left: UInt8, _ right: UInt8) -> Outcome {
    switch pairs[Int(left) << 7 | Int(right)] & 7 {
    case Action.break: .break
    case Action.ask: .ask
    default: .giveUp
    }
  }
}

// MARK: Actions

extension ASCIIAdvances {
  /// The actions of all pairs, from UAX #14.
  private static let actions: [Int32] = {
    var actions = [Int32](repeating: Action.stay, count: 128 * 128)
    // By character, the first one that no rule tells from it.
    let models = printable.map { code in
      printable.first { ASCIILineBreakUnits.table[Int($0)] == ASCIILineBreakUnits.table[Int(code)] } ?? code
    }
    for (left, leftModel) in zip(printable, models) {
      for (right, rightModel) in zip(printable, models) {
        let isModel = left == leftModel && right == rightModel
        actions[Int(left) << 7 | Int(right)] =
          isModel ? action(left, right) : actions[Int(leftModel) << 7 | Int(rightModel)]
      }
    }
    return actions
  }()

  private static func action(_ left: UInt8, _ right: UInt8) -> Int32 {
    let classes = [left, right].map { ASCIILineBreakUnits.table[Int($0)].lineBreak }
    if classes[1] == .sp { return classes[0] == .op ? Action.giveUp : Action.stay }
    if dependsOnContext(classes[0], classes[1]) { return Action.ask }
    let decision = [left, right].withUnsafeBufferPointer {
      LineBreaker.decision(before: 1, in: ASCIILineBreakUnits(bytes: $0))
    }
    return decision == .allowed ? Action.break : Action.stay
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
