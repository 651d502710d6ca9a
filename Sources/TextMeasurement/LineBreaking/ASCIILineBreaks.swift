/// UAX #14 for pairs of printable ASCII characters, worked out once: whether a line may end between them, as marks of
/// carets (``Caret``).
enum ASCIILineBreaks {
  /// For each pair of characters, the marks of the right one.
  static let marks: [Int32] = {
    let codes = ASCIIAdvances.codes
    var marks = [Int32](repeating: 0, count: 128 * 128)
    // For each character, the first one that UAX #14 treats alike; only pairs of these are looked up in its rules.
    let first = codes.lowerBound
    let models = ASCIIAdvances.printable.map { code in
      ASCIIAdvances.printable.first { WordUnits.ascii[Int($0)] == WordUnits.ascii[Int(code)] } ?? code
    }
    for left in codes where Int(models[left - first]) == left {
      for right in codes where Int(models[right - first]) == right {
        marks[left << 7 | right] = Int32(marksBetween(UInt8(left), UInt8(right)))
      }
    }
    marks.withUnsafeMutableBufferPointer { marks in
      models.withUnsafeBufferPointer { models in
        guard let marks = marks.baseAddress, let models = models.baseAddress else { return }
        var left = first
        while left < codes.upperBound {
          let row = Int(models[left - first]) << 7
          var right = first
          while right < codes.upperBound {
            marks[left << 7 | right] = marks[row | Int(models[right - first])]
            right += 1
          }
          left += 1
        }
      }
    }
    return marks
  }()

  private static func marksBetween(_ left: UInt8, _ right: UInt8) -> Int {
    let classes = [left, right].map { WordUnits.ascii[Int($0)].lineBreak }
    if right == 0x20 { return classes[0] == .op || left == 0x20 ? Caret.hangs | Caret.asks : Caret.hangs }
    if dependsOnContext(classes[0], classes[1]) { return Caret.mayBreak | Caret.asks }
    let decision = [left, right].withUnsafeBufferPointer {
      LineBreaker.decision(before: 1, in: WordUnits($0, UnsafeBufferPointer(start: nil, count: 0)))
    }
    return decision == .allowed ? Caret.mayBreak : 0
  }

  /// Whether UAX #14 looks further than at two characters of printable ASCII to say if a line may end between them.
  /// Opening brackets before spaces are not among these: ``marksBetween(_:_:)`` sees to them.
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
