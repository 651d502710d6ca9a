import SourceRewriting

/// Calls and chains of members, by their tokens.
extension SourceFile {
  /// The keywords that are values.
  private static let values: Set<String> = ["self", "Self", "super", "nil", "true", "false"]

  /// Whether a token may end a value.
  func isOperand(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .word: Self.values.contains(text(index)) || !NameUses.isKeyword(text(index))
    case .quotedWord, .number, .string, .regex: true
    // `\.name` is a member of any type.
    case .punctuation: [")", "]", "}", "?", "!", "\\"].contains { isMark(index, $0) }
    case .hashWord, .operator: false
    }
  }

  /// The first token of the chain of members and calls that ends before a token: `R` of `R.color.brand()`.
  func chainStart(before end: Int) -> Int {
    var token = end - 1
    while token > 0 {
      while token > 0, isMark(token, "?") || isMark(token, "!") { token -= 1 }
      if isMark(token, ")") || isMark(token, "]"), let open = tokens[token].partner {
        // Arguments belong to what they touch.
        guard open > 0, touches(open), isOperand(open - 1) || isWord(open - 1, "init") else { return open }
        token = open - 1
        continue
      }
      guard isMark(token - 1, "."), token >= 2, isOperand(token - 2), !isMark(token - 2, "}"), !isMark(token - 2, "\\")
      else { return token }
      token -= 2
    }
    return token
  }

  /// The index behind the chain of members and calls that begins at a token.
  package func chainEnd(from start: Int) -> Int {
    var index = next(start)
    while index < tokens.count {
      if isMark(index, "."), index + 1 < tokens.count {
        index += 2
      } else if isMark(index, "?") || isMark(index, "!"), touches(index) {
        index += 1
      } else if isMark(index, "(") || isMark(index, "["), touches(index), !tokens[index].startsLine {
        index = next(index)
      } else {
        break
      }
    }
    return index
  }

  /// The parameters of a closure, by their names, and the `in` behind them; `nil` where it states none.
  func closureHead(_ open: Int) -> (names: [Int], end: Int)? {
    guard isMark(open, "{"), let close = tokens[open].partner else { return nil }
    var index = open + 1
    while text(index) == "@" { index += 2 }
    if isMark(index, "["), let end = tokens[index].partner { index = end + 1 }
    var names: [Int] = []
    if isMark(index, "("), let end = tokens[index].partner {
      names = elements(index, end).map(\.lowerBound)
      index = end + 1
    } else {
      while index < close, isMark(index - 1, ",") || names.isEmpty, isWord(index, "_") || isOperand(index) {
        names.append(index)
        index += isMark(index + 1, ",") ? 2 : 1
      }
    }
    if isWord(index, "async") { index += 1 }
    if isWord(index, "throws") { index += 1 }
    if isOperator(index, "->") { index = typeEnd(index + 1) }
    return isWord(index, "in") ? (names, index) : nil
  }

  /// All chains in some tokens, also those in arguments of others, in their order.
  func chains(in tokens: Range<Int>) -> [Range<Int>] {
    let parameters = Set(tokens.flatMap { closureHead($0)?.names ?? [] })
    return tokens.filter { startsChain($0) && !parameters.contains($0) }.map { $0..<chainEnd(from: $0) }
      .filter { $0.upperBound <= tokens.upperBound }
  }

  /// The outermost chains in some tokens that have one of these texts, in their order.
  func chains(in tokens: Range<Int>, called texts: Set<String>) -> [Range<Int>] {
    chains(in: tokens).reduce(into: []) { found, chain in
      if found.last.map({ $0.upperBound <= chain.lowerBound }) != false, texts.contains(text(chain)) {
        found.append(chain)
      }
    }
  }

  /// Whether a token is a value's first, rather than a label or a name that is introduced.
  func startsChain(_ token: Int) -> Bool {
    [.word, .quotedWord].contains(tokens[token].kind) && isOperand(token) && !isMark(token - 1, ".")
      && !isMark(token + 1, ":") && !isWord(token - 1, "let") && !isWord(token - 1, "var")
  }

  /// The labels of a call whose parenthesis this is, `_` for none.
  func callLabels(_ open: Int) -> [String]? {
    guard isMark(open, "("), let close = tokens[open].partner else { return nil }
    return elements(open, close).map { isMark($0.lowerBound + 1, ":") ? text($0.lowerBound) : "_" }
  }

  /// The tokens of the type of a value that begins by making one: `UIColor(white: 1, alpha: 1)`.
  func madeType(at start: Int) -> Range<Int>? {
    guard NameUses.isOfType(text(start)) else { return nil }
    var end = start + 1
    while isMark(end, "."), NameUses.isOfType(text(end + 1)) { end += 2 }
    return isMark(end, "(") && touches(end) ? start..<end : nil
  }
}
