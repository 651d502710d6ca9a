/// The Unicode line breaking algorithm, UAX #14 for Unicode 17.0, rule by rule.
///
/// The rules look at the unit on each side of a position, and some at a few more; ``decisionByRules(_:)`` is the
/// list of them in the standard's order, of which the first that applies decides.
enum LineBreaker<Units: LineBreakUnits> {
  /// Whether a line may, must or must not end before unit `index`, which is neither the first nor beyond the last.
  @inline(__always)
  static func decision(before index: Int, in units: Units) -> LineBreakDecision {
    if let decision = amongLetters(units[index - 1], units[index], index, units) { return decision }
    return decisionByRules(Pair(units: units, index: index))
  }

  /// The decision where letters and single spaces meet, as at most positions of most texts.
  @inline(__always)
  private static func amongLetters(
    _ left: LineBreakUnit, _ right: LineBreakUnit, _ index: Int, _ units: Units
  ) -> LineBreakDecision? {
    if right.lineBreak == .al {
      if left.lineBreak == .al { return left.is(.endsInJoiner) ? nil : .prohibited }  // LB28
      let isAfterLetter = left.lineBreak == .sp && index > 1 && units[index - 2].lineBreak == .al
      return isAfterLetter ? .allowed : nil  // LB18
    }
    return left.lineBreak == .al && right.lineBreak == .sp ? .prohibited : nil  // LB7
  }

  private static func decisionByRules(_ pair: Pair<Units>) -> LineBreakDecision {
    if let decision = pair.hardBreaks { return decision }  // LB4 to LB6
    if pair.right == .sp || pair.right == .zw { return .prohibited }  // LB7
    if pair.base == .zw { return .allowed }  // LB8
    if pair.leftUnit.is(.endsInJoiner) { return .prohibited }  // LB8a
    if pair.isGlued || pair.isBeforeClosing { return .prohibited }  // LB11 to LB13
    if pair.base == .op || pair.isAfterOpeningQuote { return .prohibited }  // LB14, LB15a
    if pair.isBeforeClosingQuote { return .prohibited }  // LB15b
    if pair.left == .sp && pair.right == .is && pair.next == .nu { return .allowed }  // LB15c
    if pair.right == .is || pair.isNonstarterOrDash { return .prohibited }  // LB15d to LB17
    if pair.left == .sp { return .allowed }  // LB18
    if pair.isBesideQuote { return .prohibited }  // LB19, LB19a
    if pair.left == .cb || pair.right == .cb { return .allowed }  // LB20
    if pair.isHyphenated || pair.isInNumberOrWord { return .prohibited }  // LB20a to LB25
    if pair.isInSyllable || pair.isInSequence { return .prohibited }  // LB26 to LB30b
    return .allowed  // LB31
  }
}

/// Whether a line may, must or must not end between two characters.
enum LineBreakDecision: Equatable {
  case prohibited, allowed, mandatory
}

/// The units round one position, under the names the rules give them.
struct Pair<Units: LineBreakUnits> {
  let units: Units
  let index: Int
  let leftUnit: LineBreakUnit
  let rightUnit: LineBreakUnit

  init(units: Units, index: Int) {
    self.units = units
    self.index = index
    leftUnit = units[index - 1]
    rightUnit = units[index]
  }

  /// The index of the last unit before the position that is no space; -1 at the start of text.
  var baseIndex: Int {
    var base = index - 1
    while base >= 0, units[base].lineBreak == .sp { base -= 1 }
    return base
  }

  var left: LineBreakClass { leftUnit.lineBreak }
  var right: LineBreakClass { rightUnit.lineBreak }
  /// The last class that is no space, before any spaces; `nil` at the start of text.
  var base: LineBreakClass? { lineBreak(at: baseIndex) }
  /// The class after the right one; `nil` at the end of text.
  var next: LineBreakClass? { lineBreak(at: index + 1) }
  /// The class before the left one; `nil` at the start of text.
  var previous: LineBreakClass? { lineBreak(at: index - 2) }

  func lineBreak(at index: Int) -> LineBreakClass? {
    index >= 0 && index < units.count ? units[index].lineBreak : nil
  }
}

/// A dictionary that finds where words end in scripts that write nothing between them: Thai, Lao, Khmer, Burmese.
public protocol WordDictionary: Sendable {
  /// The bytes of a text before which a line may end, in ascending order, at least those inside such scripts.
  ///
  /// - Parameter text: UTF-8, which may be malformed.
  /// - Returns: `nil` where nothing is known.
  func lineBreaks(in text: UnsafeBufferPointer<UInt8>) -> [Int]?
}
