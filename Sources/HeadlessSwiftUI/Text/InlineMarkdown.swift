/// Reads Markdown within a line, as a localized key and an attributed string have it.
///
/// The rules are those of CommonMark 0.31, "Inlines" and "An algorithm for parsing nested emphasis and links", and of
/// GitHub's strikethrough. Links have no definitions to refer to here. Blocks are none: white space stays as it is.
struct InlineMarkdown {
  /// A piece of text, and how it is set apart.
  struct Span: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
  }

  /// A run of `*`, `_` or `~`, which may begin or end what it sets apart.
  private struct Delimiter {
    let character: Character
    var count: Int
    let whole: Int
    var opens = false
    var closes = false
  }
  private struct Node {
    var span: Span
    var delimiter: Delimiter?
  }
  private struct Bracket {
    let node: Int
    /// Whether it is that of a picture.
    let isImage: Bool
    var isActive = true
  }

  private let text: [Character]
  private var place = 0
  private var nodes: [Node] = []
  private var brackets: [Bracket] = []
  private var plain = ""

  private init(_ text: String) { self.text = Array(text) }

  /// The pieces of a text, from its start.
  static func spans(of text: String) -> [Span] {
    guard text.utf8.contains(where: isMarkup) else { return text.isEmpty ? [] : [Span(text: text)] }
    var reader = InlineMarkdown(text)
    reader.read()
    var spans: [Span] = []
    for node in reader.nodes where !node.span.text.isEmpty {
      if let last = spans.last, last.intent == node.span.intent, last.link == node.span.link {
        spans[spans.count - 1].text += node.span.text
      } else {
        spans.append(node.span)
      }
    }
    return spans
  }

  /// The pieces of a text as parts that are shown: "SwiftUI presents stronglyEmphasized as bold text" (documentation of
  /// `Text.init(_:)`), emphasis is italic and code has letters of one width.
  static func parts(of text: String) -> [TextPart] {
    spans(of: text).map { TextPart(string: $0.text, attributes: TextAttributes($0.intent)) }
  }

  /// `\ & * < [ ] _ ` ~`
  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x5C, 0x26, 0x2A, 0x3C, 0x5B, 0x5D, 0x5F, 0x60, 0x7E: true
    default: false
    }
  }

  private func at(_ index: Int) -> Character? { text.indices.contains(index) ? text[index] : nil }

  private mutating func read() {
    while let character = at(place) {
      switch character {
      case "\\" where at(place + 1).map { $0.isASCII && ($0.isPunctuation || $0.isSymbol) } ?? false:
        plain.append(text[place + 1])
        place += 2
      case "`": readCode()
      case "*", "_", "~": readDelimiters(character)
      case "!" where at(place + 1) == "[": openBracket("![", isImage: true)
      // Attributes of Apple's own, such as inflection, which changes no word here.
      case "^" where at(place + 1) == "[": openBracket("^[", isImage: false)
      case "[": openBracket("[", isImage: false)
      case "]": closeBracket()
      case "<": readAutolink()
      case "&": readEntity()
      default:
        plain.append(character)
        place += 1
      }
    }
    endPlain()
    emphasize(from: 0)
  }

  private mutating func endPlain() {
    guard !plain.isEmpty else { return }
    nodes.append(Node(span: Span(text: plain)))
    plain = ""
  }

  // MARK: Code

  /// A run of backticks, up to a run of as many.
  private mutating func readCode() {
    let count = run(of: "`", from: place)
    var end = place + count
    while end < text.count {
      guard text[end] == "`" else {
        end += 1
        continue
      }
      let closing = run(of: "`", from: end)
      guard closing == count else {
        end += closing
        continue
      }
      var code = String(text[(place + count)..<end].map { $0.isNewline ? " " : $0 })
      if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
        code = String(code.dropFirst().dropLast())
      }
      endPlain()
      nodes.append(Node(span: Span(text: code, intent: .code)))
      place = end + closing
      return
    }
    plain += String(repeating: "`", count: count)
    place += count
  }

  private func run(of character: Character, from start: Int) -> Int {
    var end = start
    while at(end) == character { end += 1 }
    return end - start
  }

  // MARK: Emphasis

  /// Whether a run may open or close depends on what stands at its sides ("left-flanking delimiter run").
  private mutating func readDelimiters(_ character: Character) {
    let count = run(of: character, from: place)
    let (before, after) = (at(place - 1), at(place + count))
    func isSpace(_ character: Character?) -> Bool { character?.isWhitespace ?? true }
    func isMark(_ character: Character?) -> Bool { character.map { $0.isPunctuation || $0.isSymbol } ?? false }
    let opens = !isSpace(after) && (!isMark(after) || isSpace(before) || isMark(before))
    let closes = !isSpace(before) && (!isMark(before) || isSpace(after) || isMark(after))
    var delimiter = Delimiter(character: character, count: count, whole: count)
    if character == "_" {
      delimiter.opens = opens && (!closes || isMark(before))
      delimiter.closes = closes && (!opens || isMark(after))
    } else if character == "*" || count <= 2 {
      (delimiter.opens, delimiter.closes) = (opens, closes)
    }
    endPlain()
    let span = Span(text: String(repeating: character, count: count))
    nodes.append(Node(span: span, delimiter: delimiter))
    place += count
  }

  /// Pairs the runs from a node on, the closing ones from first to last, each with the nearest that opens.
  private mutating func emphasize(from bottom: Int) {
    /// Where the search for an opening run ends, by what is closed, so that long texts take no square of time.
    var lowest: [String: Int] = [:]
    var index = bottom
    while index < nodes.count {
      guard let closer = nodes[index].delimiter, closer.closes, closer.count > 0 else {
        index += 1
        continue
      }
      let kind = "\(closer.character)\(closer.opens)\(closer.whole % 3)\(closer.character == "~" ? closer.whole : 0)"
      let least = max(bottom, lowest[kind] ?? bottom)
      guard let opening = (least..<max(least, index)).last(where: { isPair(nodes[$0].delimiter, closer) }) else {
        lowest[kind] = index
        if !closer.opens { nodes[index].delimiter = nil }
        index += 1
        continue
      }
      pair(opening, index)
    }
    for index in nodes.indices.dropFirst(bottom) { nodes[index].delimiter = nil }
  }

  private func isPair(_ opener: Delimiter?, _ closer: Delimiter) -> Bool {
    guard let opener, opener.opens, opener.count > 0, opener.character == closer.character else { return false }
    if closer.character == "~" { return opener.whole == closer.whole }
    // "If one of the delimiters can both open and close emphasis, the sum of the lengths must not be a multiple of 3".
    let isOdd = (opener.closes || closer.opens) && (opener.whole + closer.whole) % 3 == 0
    return !isOdd || opener.whole % 3 == 0 && closer.whole % 3 == 0
  }

  private mutating func pair(_ opening: Int, _ closing: Int) {
    guard let opener = nodes[opening].delimiter, let closer = nodes[closing].delimiter else { return }
    let isStruck = closer.character == "~"
    let used = isStruck ? closer.count : opener.count >= 2 && closer.count >= 2 ? 2 : 1
    let intent: InlinePresentationIntent = isStruck ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
    for inner in opening + 1..<closing {
      nodes[inner].span.intent.insert(intent)
      nodes[inner].delimiter = nil
    }
    for end in [opening, closing] {
      nodes[end].delimiter?.count -= used
      nodes[end].span.text.removeLast(used)
    }
  }

  // MARK: Links

  private mutating func openBracket(_ mark: String, isImage: Bool) {
    endPlain()
    brackets.append(Bracket(node: nodes.count, isImage: isImage))
    nodes.append(Node(span: Span(text: mark)))
    place += mark.count
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast(), bracket.isActive, at(place + 1) == "(",
      let target = linkTarget(from: place + 2)
    else {
      plain.append("]")
      place += 1
      return
    }
    endPlain()
    emphasize(from: bracket.node + 1)
    nodes[bracket.node].span.text = ""
    if bracket.isImage {
      // A picture that no text has is left out.
      for inner in nodes.indices.dropFirst(bracket.node) { nodes[inner].span.text = "" }
    } else {
      for inner in nodes.indices.dropFirst(bracket.node) { nodes[inner].span.link = target.destination }
      // Links may not stand in links.
      for outer in brackets.indices where !brackets[outer].isImage { brackets[outer].isActive = false }
    }
    place = target.end
  }

  /// The parentheses behind a link: a destination, and a title that nobody sees.
  private func linkTarget(from start: Int) -> (destination: String, end: Int)? {
    var index = start
    func skipSpace() { while at(index)?.isWhitespace ?? false { index += 1 } }
    skipSpace()
    var destination = ""
    if at(index) == "<" {
      index += 1
      while let character = at(index), character != ">" {
        if character.isNewline || character == "<" { return nil }
        destination.append(character)
        index += 1
      }
      guard at(index) == ">" else { return nil }
      index += 1
    } else {
      var depth = 0
      while let character = at(index), depth > 0 || character != ")" {
        // Apple's own attributes have spaces behind a colon: `^[2 person](inflect: true)`.
        if character.isWhitespace, !destination.hasSuffix(":"), !destination.hasSuffix(",") { break }
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        destination.append(character)
        index += 1
      }
      guard depth == 0 else { return nil }
    }
    skipSpace()
    if let quote = at(index), quote == "\"" || quote == "'" {
      guard let end = text[(index + 1)...].firstIndex(of: quote) else { return nil }
      index = end + 1
      skipSpace()
    }
    return at(index) == ")" ? (destination, index + 1) : nil
  }

  /// `<https://example.com>` shows its address; any other `<` is one.
  private mutating func readAutolink() {
    if let end = text[place...].firstIndex(of: ">") {
      let inner = String(text[(place + 1)..<end])
      let scheme = inner.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
      let isAddress = (2...32).contains(scheme.count) && inner.dropFirst(scheme.count).first == ":"
      let isMail = inner.split(separator: "@", omittingEmptySubsequences: false).count == 2
      if isAddress || isMail, !inner.contains(where: { $0.isWhitespace || $0 == "<" }) {
        endPlain()
        nodes.append(Node(span: Span(text: inner, link: isMail ? "mailto:" + inner : inner)))
        place = end + 1
        return
      }
    }
    plain.append("<")
    place += 1
  }

  private static let entities: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "hellip": "…", "ndash": "–", "mdash": "—", "bull": "•", "euro": "€", "deg": "°", "times": "×", "shy": "\u{AD}",
  ]

  private mutating func readEntity() {
    if let end = text[place...].prefix(12).firstIndex(of: ";") {
      let name = String(text[(place + 1)..<end])
      var character = InlineMarkdown.entities[name]
      if name.hasPrefix("#") {
        let digits = name.dropFirst()
        let isHex = digits.first == "x" || digits.first == "X"
        let code = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10)
        character = code.map { Character(Unicode.Scalar($0 == 0 ? 0xFFFD : $0) ?? "\u{FFFD}") }
      }
      if let character {
        plain.append(character)
        place = end + 1
        return
      }
    }
    plain.append("&")
    place += 1
  }
}

extension TextAttributes {
  /// How texts show an intent.
  init(_ intent: InlinePresentationIntent) {
    self.init()
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { isMonospaced = true }
  }
}
