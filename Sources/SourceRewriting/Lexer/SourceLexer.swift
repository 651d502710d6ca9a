/// Splits a file of Swift into tokens, by "Lexical Structure" of The Swift Programming Language.
///
/// Problem: what looks like a word may stand in a string, a comment or a regular expression, which must come out as they
/// are; and an interpolation in a string is code again, to any depth.
///
/// Idea: one loop over the bytes. A string is lexed up to its next interpolation; a stack keeps the strings that are
/// open, with the number of parentheses that are open in the interpolation of each.
///
/// Invariant: tokens follow each other in the file, and what lies between two is white space, comments or bytes that no
/// token of Swift begins with.
struct SourceLexer {
  let bytes: [UInt8]
  var offset = 0
  private(set) var tokens: [SourceToken] = []
  private var openStrings: [OpenString] = []
  private var startsLine = true

  /// A string whose interpolation is being read.
  struct OpenString {
    let start: Int
    let hashes: Int
    let isMultiline: Bool
    var parentheses = 0
  }

  /// Text that is no Swift.
  struct Failure: Error {
    let offset: Int
    let message: String
  }

  /// The tokens of a file, each bracket with its partner.
  static func tokens(of bytes: [UInt8]) throws(Failure) -> [SourceToken] {
    var lexer = SourceLexer(bytes: bytes)
    try lexer.run()
    return pairBrackets(lexer.tokens, bytes)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() throws(Failure) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x0A, 0x0D:
        startsLine = true
        offset += 1
      case 0x20, 0x09, 0x0B, 0x0C, 0x00: offset += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): try skipComment()
      default: try readToken()
      }
    }
    if let open = openStrings.last { throw unterminated(open.start) }
  }

  private mutating func readToken() throws(Failure) {
    let first = bytes[offset]
    switch first {
    case UInt8(ascii: "\""): try openString(start: offset, hashes: 0)
    case UInt8(ascii: "#"): try readHash()
    case UInt8(ascii: "`"):
      let end = index(of: UInt8(ascii: "`"), from: offset + 1)
      add(.quotedWord, to: end.map { $0 + 1 } ?? offset + 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "("), UInt8(ascii: ")"): try readParenthesis(first)
    case UInt8(ascii: "."):
      if byte(1) == UInt8(ascii: ".") { readOperator() } else { add(.punctuation, to: offset + 1) }
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      if isBoundToLeft { add(.punctuation, to: offset + 1) } else { readOperator() }
    case UInt8(ascii: "/"):
      if let end = endOfBareRegex() { add(.regex, to: end) } else { readOperator() }
    default:
      if Self.isWord(first) {
        var end = offset + 1
        while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
        add(.word, to: end)
      } else if Self.isOperator(first) {
        readOperator()
      } else {
        add(.punctuation, to: offset + 1)
      }
    }
  }

  /// A parenthesis, which may end an interpolation.
  private mutating func readParenthesis(_ first: UInt8) throws(Failure) {
    guard let open = openStrings.last else { return add(.punctuation, to: offset + 1) }
    if first == UInt8(ascii: "(") {
      openStrings[openStrings.count - 1].parentheses += 1
    } else if open.parentheses == 0 {
      openStrings.removeLast()
      return try readString(open, from: offset + 1)
    } else {
      openStrings[openStrings.count - 1].parentheses -= 1
    }
    add(.punctuation, to: offset + 1)
  }

  /// `#"…"#`, `#/…/#`, `#if`, or a hash alone.
  private mutating func readHash() throws(Failure) {
    var end = offset
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    let hashes = end - offset
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") { return try openString(start: offset, hashes: hashes) }
    if end < bytes.count, bytes[end] == UInt8(ascii: "/"), let close = endOfRegex(from: end + 1, hashes: hashes) {
      return add(.regex, to: close)
    }
    guard hashes == 1 else { return add(.punctuation, to: offset + 1) }
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    add(end > offset + 1 ? .hashWord : .punctuation, to: end)
  }

  private mutating func readNumber() {
    let isHexadecimal = bytes[offset] == UInt8(ascii: "0") && byte(1) == UInt8(ascii: "x")
    var end = offset + 1
    var hasPoint = false
    while end < bytes.count {
      let next = bytes[end]
      if next == UInt8(ascii: "."), !hasPoint, end + 1 < bytes.count, Self.isDigit(bytes[end + 1]) {
        hasPoint = true
      } else if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") {
        let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
        guard bytes[end - 1] | 0x20 == exponent else { break }
      } else if !Self.isWord(next) {
        break
      }
      end += 1
    }
    add(.number, to: end)
  }

  /// The longest run of operator characters that no comment begins in.
  private mutating func readOperator() {
    var end = offset
    while end < bytes.count, Self.isOperator(bytes[end]) || bytes[end] == UInt8(ascii: ".") {
      if end > offset, bytes[end] == UInt8(ascii: "/"), end + 1 < bytes.count,
        bytes[end + 1] == UInt8(ascii: "/") || bytes[end + 1] == UInt8(ascii: "*")
      {
        break
      }
      // Only an operator that begins with a point has others.
      if bytes[end] == UInt8(ascii: "."), bytes[offset] != UInt8(ascii: ".") { break }
      end += 1
    }
    add(.operator, to: end)
  }

  mutating func add(_ kind: SourceToken.Kind, to end: Int) {
    tokens.append(SourceToken(kind: kind, startsLine: startsLine, bytes: offset..<end))
    startsLine = false
    offset = end
  }

  mutating func push(_ string: OpenString) { openStrings.append(string) }

  mutating func noteLineEnd() { startsLine = true }

  func byte(_ distance: Int = 0) -> UInt8? { offset + distance < bytes.count ? bytes[offset + distance] : nil }

  /// Whether no white space or opening bracket stands before this byte: `x!`, not `!x`.
  private var isBoundToLeft: Bool {
    guard offset > 0, let last = tokens.last, last.bytes.upperBound == offset else { return false }
    let before = bytes[offset - 1]
    if last.kind == .operator { return false }
    return before != UInt8(ascii: "(") && before != UInt8(ascii: "[") && before != UInt8(ascii: "{")
      && before != UInt8(ascii: ",") && before != UInt8(ascii: ";") && before != UInt8(ascii: ":")
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  static func isWord(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || isDigit(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  /// Brackets get their partners. One that has none stays alone: the compiler says so at its position.
  private static func pairBrackets(_ tokens: [SourceToken], _ bytes: [UInt8]) -> [SourceToken] {
    var tokens = tokens
    var open: [(index: Int, closing: UInt8)] = []
    for index in tokens.indices where tokens[index].kind == .punctuation {
      switch bytes[tokens[index].bytes.lowerBound] {
      case UInt8(ascii: "("): open.append((index, UInt8(ascii: ")")))
      case UInt8(ascii: "["): open.append((index, UInt8(ascii: "]")))
      case UInt8(ascii: "{"): open.append((index, UInt8(ascii: "}")))
      case let byte where byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}"):
        guard let opener = open.lastIndex(where: { $0.closing == byte }) else { continue }
        tokens[index].partner = open[opener].index
        tokens[open[opener].index].partner = index
        open.removeSubrange(opener...)
      default: break
      }
    }
    return tokens
  }
}
