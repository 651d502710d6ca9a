/// The conditions of a file's `#if`s, decided as on a phone where its system, its environment or UIKit is asked for.
struct Conditions {
  /// A question that is answered: `os(iOS)`.
  struct Answer {
    let tokens: Range<Int>
    let isTrue: Bool
  }

  /// A clause of an `#if`.
  struct Clause {
    /// The tokens from its word to the one before its code.
    let condition: Range<Int>
    var body: Range<Int>
    /// `nil` where the build decides, as of `DEBUG`.
    let isTrue: Bool?
    /// The word `#if` of the first clause.
    let chain: Int
  }

  private(set) var answers: [Answer] = []
  private(set) var clauses: [Clause] = []
  /// By word `#if`, `#elseif`, `#else`, `#endif`: the first token behind its line.
  private(set) var ends: [Int: Int] = [:]
  private var deadRanges: [Range<Int>] = []

  init() {}

  init(of file: SourceFile) {
    var open: [[Int]] = []
    for index in file.tokens.indices where file.tokens[index].kind == .hashWord {
      let word = file.text(index)
      guard ["#if", "#elseif", "#else", "#endif"].contains(word) else { continue }
      let end = word == "#if" || word == "#elseif" ? Conditions.end(of: index + 1, in: file) : index + 1
      ends[index] = end
      if word == "#if" {
        open.append([])
      } else if let last = open.last?.last {
        clauses[last].body = clauses[last].condition.upperBound..<index
      } else {
        continue
      }
      if word == "#endif" {
        noteDead(open.removeLast())
      } else {
        let chain = open[open.count - 1].first.map { clauses[$0].chain } ?? index
        let isTrue = word == "#else" ? true : value(index + 1..<end, in: file)
        open[open.count - 1].append(clauses.count)
        clauses.append(Clause(condition: index..<end, body: end..<file.tokens.count, isTrue: isTrue, chain: chain))
      }
    }
  }

  /// Whether code is left out on a phone.
  func isDead(_ index: Int) -> Bool { deadRanges.contains { $0.contains(index) } }

  /// The clauses round a token that the build decides, the outermost first.
  func undecided(_ index: Int) -> [Clause] {
    clauses.filter { clause in
      clause.body.contains(index) && !isDecided(clause)
    }
  }

  /// Whether a clause is compiled whatever the build says.
  private func isDecided(_ clause: Clause) -> Bool {
    clause.isTrue == true && !clauses.contains { $0.chain == clause.chain && $0.isTrue == nil }
  }

  private mutating func noteDead(_ chain: [Int]) {
    var isTaken = false
    for index in chain {
      if isTaken || clauses[index].isTrue == false { deadRanges.append(clauses[index].body) }
      if clauses[index].isTrue == true { isTaken = true }
    }
  }

  /// A condition goes on in the next line behind `&&` or `||`, and in parentheses.
  private static func end(of start: Int, in file: SourceFile) -> Int {
    var index = start
    while index < file.tokens.count {
      if index > start, file.tokens[index].startsLine, file.tokens[index - 1].kind != .operator { break }
      index = file.next(index)
    }
    return min(index, file.tokens.count)
  }

  /// The value of a condition, with its questions noted.
  private mutating func value(_ range: Range<Int>, in file: SourceFile) -> Bool? {
    var parser = ConditionParser(file: file, index: range.lowerBound, end: range.upperBound)
    let value = parser.either()
    answers += parser.answers
    return parser.index == range.upperBound ? value : nil
  }
}

/// `||` binds weaker than `&&`, and both weaker than `!`.
private struct ConditionParser {
  let file: SourceFile
  var index: Int
  let end: Int
  var answers: [Conditions.Answer] = []
  /// How many parentheses and negations are open.
  private var depth = 0

  init(file: SourceFile, index: Int, end: Int) {
    (self.file, self.index, self.end) = (file, index, end)
  }

  mutating func either() -> Bool? {
    var value = both()
    while index < end, file.isOperator(index, "||") {
      index += 1
      let other = both()
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  private mutating func both() -> Bool? {
    var value = one()
    while index < end, file.isOperator(index, "&&") {
      index += 1
      let other = one()
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  private mutating func one() -> Bool? {
    guard index < end, depth < 256 else { return nil }
    depth += 1
    defer { depth -= 1 }
    if file.isOperator(index, "!") || file.isMark(index, "!") {
      index += 1
      return one().map { !$0 }
    }
    if file.isMark(index, "("), let close = file.tokens[index].partner {
      index += 1
      let value = either()
      let isWhole = index == close
      index = close + 1
      return isWhole ? value : nil
    }
    let start = index
    let word = file.text(index)
    index += 1
    guard index < end, file.isMark(index, "("), let close = file.tokens[index].partner else {
      return word == "true" ? true : word == "false" ? false : nil
    }
    let answer = PhoneAnswers.answer(to: word, file.text(index + 1..<close))
    index = close + 1
    if let answer { answers.append(Conditions.Answer(tokens: start..<index, isTrue: answer)) }
    return answer
  }
}

/// The answers of a phone to the questions of "Conditional Compilation Block" in The Swift Programming Language.
private enum PhoneAnswers {
  static func answer(to question: String, _ name: String) -> Bool? {
    switch question {
    case "os": name == "iOS"
    case "targetEnvironment": false
    // Other modules are asked for of this build, which would not compile code for what it lacks.
    case "canImport" where ImportRules.covers(name): true
    default: nil
    }
  }
}
