import SourceRewriting

/// Values of what stands in where a place expects another type, as a compiler tells it.
extension SourceFile {
  /// The value of what stands in that an error is about; none where it is about something else, or may mean several.
  ///
  /// Other members of what it is a member of go with it: a compiler tells of one after the other.
  func values(of error: CompilerError, _ standIns: StandIns) -> [RefusedCode] {
    guard error.message.contains("cannot"), let type = SourceFile.type(convertedIn: error.message),
      let first = firstToken(ofLine: error.line)
    else { return [] }
    let names = Set(standIns.entries.map(\.name))
    guard type == "HeadlessStandIn" || names.contains(String(type.prefix { $0 != "." })) else { return [] }
    var end = first + 1
    while end < tokens.count, !tokens[end].startsLine { end += 1 }
    var found = (first..<end).filter(startsChain).map { $0..<chainEnd(from: $0) }
    let line = bytes[..<tokens[first].bytes.lowerBound].lastIndex(of: 0x0A) ?? -1
    let place = error.column.map { line + $0 }
    let stated = found.last { chain in
      chain.contains { tokens[$0].bytes.lowerBound == place && isOfChain($0, chain) }
    }
    if let stated {
      found = [stated]
    } else {
      found = found.filter { chain in
        chain.contains { isOfChain($0, chain) && names.contains(text($0)) } && !isOperator(chain.upperBound, "=")
      }
    }
    guard found.count == 1, let (member, piece) = member(at: found[0].lowerBound) else { return [] }
    var texts: Set<String> = [text(found[0])]
    if let receiver = receiver(of: found[0]) {
      for other in chains(in: member.tokens) where self.receiver(of: other) == receiver { texts.insert(text(other)) }
    }
    return texts.map { RefusedCode(member, in: piece, .value, $0) }
  }

  /// The mark of an optional chain that an error is about, behind what stands in and is no optional.
  func mark(of error: CompilerError) -> RefusedCode? {
    let messages = ["cannot use optional chaining on non-optional", "cannot force unwrap value of non-optional"]
    guard messages.contains(where: error.message.hasPrefix), let first = firstToken(ofLine: error.line) else {
      return nil
    }
    var marks: [Int] = []
    var token = first
    repeat {
      if isChainMark(token) { marks.append(token) }
      token += 1
    } while token < tokens.count && !tokens[token].startsLine
    let line = bytes[..<tokens[first].bytes.lowerBound].lastIndex(of: 0x0A) ?? -1
    let stated = marks.first { mark in error.column.map { line + $0 == tokens[mark].bytes.lowerBound } == true }
    guard let mark = stated ?? (marks.count == 1 ? marks[0] : nil), let (member, piece) = member(at: mark) else {
      return nil
    }
    return RefusedCode(member, in: piece, .mark, text(chainStart(before: mark)..<mark))
  }

  /// The marks in some tokens behind chains that have one of these texts.
  func marks(in tokens: Range<Int>, behind texts: Set<String>) -> [Range<Int>] {
    tokens.filter { isChainMark($0) && texts.contains(text(chainStart(before: $0)..<$0)) }.map { $0..<$0 + 1 }
  }

  private func isChainMark(_ token: Int) -> Bool {
    (isMark(token, "?") || isMark(token, "!")) && token > 0 && touches(token) && isOperand(token - 1)
  }

  /// The text of a chain up to its last member: `Theme.Tag` of `Theme.Tag.region`; `nil` where a member is called.
  private func receiver(of chain: Range<Int>) -> String? {
    guard chain.count > 2, chain.allSatisfy({ isMark($0, ".") || tokens[$0].kind == .word }),
      NameUses.isOfType(text(chain.lowerBound))
    else { return nil }
    return text(chain.lowerBound..<chain.upperBound - 2)
  }

  /// Whether a token is one of the names of a chain, not of its arguments.
  private func isOfChain(_ token: Int, _ chain: Range<Int>) -> Bool {
    var index = chain.lowerBound
    while index < token { index = next(index) }
    return index == token
  }

  /// The type that cannot be converted: `HeadlessStandIn`, or the name of a type that stands in, as a value or as itself.
  private static func type(convertedIn message: String) -> String? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 3 else { return nil }
    // A function of that name was taken where the value was meant.
    if ["-> HeadlessStandIn", "-> HeadlessStandIn?"].contains(where: parts[1].hasSuffix) { return "HeadlessStandIn" }
    guard parts[0].hasSuffix(" of type ") else { return nil }
    return parts[1].hasSuffix(".Type") ? String(parts[1].dropLast(".Type".count)) : parts[1]
  }
}
