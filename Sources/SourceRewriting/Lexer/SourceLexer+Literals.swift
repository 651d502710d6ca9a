/// Comments, strings and regular expressions.
extension SourceLexer {
  mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
  }

  /// Skips a comment in `/*` and `*/`, with those inside it.
  mutating func skipComment() throws(Failure) {
    let start = offset
    var depth = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if bytes[offset] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        if bytes[offset] == 0x0A { noteLineEnd() }
        offset += 1
      }
    }
    throw Failure(offset: start, message: "this comment does not end: '*/' is missing")
  }

  /// - Parameter start: the first hash or quote.
  mutating func openString(start: Int, hashes: Int) throws(Failure) {
    let quote = start + hashes
    let isMultiline = isMultilineQuote(at: quote, hashes: hashes)
    let string = OpenString(start: start, hashes: hashes, isMultiline: isMultiline)
    try readString(string, from: quote + (isMultiline ? 3 : 1))
  }

  /// Reads a string on to its end or its next interpolation.
  mutating func readString(_ string: OpenString, from start: Int) throws(Failure) {
    var end = start
    while end < bytes.count {
      switch bytes[end] {
      case 0x0A where !string.isMultiline, 0x0D where !string.isMultiline: throw unterminated(string.start)
      case UInt8(ascii: "\"") where isEnd(of: string, at: end):
        return add(.string, to: end + (string.isMultiline ? 3 : 1) + string.hashes)
      case UInt8(ascii: "\\") where hasHashes(string.hashes, at: end + 1):
        let escaped = end + 1 + string.hashes
        guard escaped < bytes.count else { throw unterminated(string.start) }
        if bytes[escaped] == UInt8(ascii: "(") {
          add(.string, to: escaped + 1)
          return push(string)
        }
        // The end of a line is no part of an escape.
        end = bytes[escaped] == 0x0A || bytes[escaped] == 0x0D ? escaped : escaped + 1
      default: end += 1
      }
    }
    throw unterminated(string.start)
  }

  func unterminated(_ start: Int) -> Failure {
    Failure(offset: start, message: "this string does not end: its closing quote is missing")
  }

  private func isEnd(of string: OpenString, at end: Int) -> Bool {
    guard string.isMultiline else { return hasHashes(string.hashes, at: end + 1) }
    return hasQuotes(3, at: end) && hasHashes(string.hashes, at: end + 3)
  }

  /// Three quotes open lines of text, unless the string ends in their line: `#"""#` is a quote in a raw string.
  private func isMultilineQuote(at quote: Int, hashes: Int) -> Bool {
    guard hasQuotes(3, at: quote) else { return false }
    var offset = quote + 2
    while hashes > 0, offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      if bytes[offset] == UInt8(ascii: "\""), hasHashes(hashes, at: offset + 1) { return false }
      offset += 1
    }
    return true
  }

  private func hasQuotes(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "\"") }
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  func index(of byte: UInt8, from start: Int) -> Int? {
    var offset = start
    while offset < bytes.count, bytes[offset] != 0x0A {
      if bytes[offset] == byte { return offset }
      offset += 1
    }
    return nil
  }

  /// The end of `#/…/#`; `nil` if it has none, so that the hash is something else.
  func endOfRegex(from start: Int, hashes: Int) -> Int? {
    var offset = start
    // Only one that begins with the end of a line goes over lines.
    let isMultiline = start < bytes.count && (bytes[start] == 0x0A || bytes[start] == 0x0D)
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "/") where hasHashes(hashes, at: offset + 1): return offset + 1 + hashes
      case 0x0A where !isMultiline: return nil
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// The end of a `/…/` where an operand stands, on one line and with its parentheses closed; else the slash is an
  /// operator, as in SE-0354.
  func endOfBareRegex() -> Int? {
    guard !followsOperand, let next = byte(1), next != 0x20, next != 0x09, next != 0x0A, next != 0x0D else {
      return nil
    }
    var depth = 0
    var isClass = false
    var end = offset + 1
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isClass = true
      case UInt8(ascii: "]"): isClass = false
      case UInt8(ascii: "(") where !isClass: depth += 1
      case UInt8(ascii: ")") where !isClass:
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/"):
        let last = bytes[end - 1]
        return last == 0x20 || last == 0x09 ? nil : end + 1
      default: break
      }
      end += 1
    }
    return nil
  }

  /// Whether the token before is the end of an operand, or the name of an operator's function.
  private var followsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .number, .string, .quotedWord, .regex, .hashWord: return true
    case .operator: return false
    case .punctuation:
      let byte = bytes[last.bytes.lowerBound]
      return [")", "]", "}", "?", "!", "."].contains(UnicodeScalar(byte))
    case .word:
      let word = String(decoding: bytes[last.bytes], as: UTF8.self)
      return ![
        "return", "in", "case", "if", "while", "where", "else", "throw", "try", "await", "is", "switch", "guard",
      ]
      .contains(word)
    }
  }
}
