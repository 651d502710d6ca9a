/// Types as they are written.
package enum TypeText {
  /// The text between two parentheses that hold all of it.
  package static func inParentheses(_ text: String) -> String? {
    closing(text) == text.indices.last ? String(text.dropFirst().dropLast()) : nil
  }

  /// The place of the parenthesis that closes the first.
  private static func closing(_ text: String) -> String.Index? {
    var depth = 0
    return text.indices.first { index in
      depth += text[index] == "(" ? 1 : text[index] == ")" ? -1 : 0
      return depth == 0
    }
  }

  /// A type's text without optionality and words before it.
  package static func plain(_ text: String) -> String {
    var text = text.trimmed
    while true {
      if text.hasPrefix("@"), let space = text.firstIndex(of: " ") {
        text = String(text[text.index(after: space)...]).trimmed
      } else if let word = ["inout ", "any ", "some ", "weak "].first(where: text.hasPrefix) {
        text = String(text.dropFirst(word.count)).trimmed
      } else if text.hasSuffix("?") || text.hasSuffix("!") {
        text = String(text.dropLast()).trimmed
      } else if text.hasPrefix("("), let inner = TypeText.inParentheses(text), TypeText.parts(inner).count == 1 {
        text = inner.trimmed
      } else if text.hasPrefix("Optional<"), text.hasSuffix(">") {
        text = String(text.dropFirst(9).dropLast()).trimmed
      } else {
        return text
      }
    }
  }

  /// The parts between marks outside of brackets.
  package static func parts(_ text: String, at mark: Character = ",") -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var last: Character = " "
    for character in text {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && last != "-" { depth -= 1 }
      if character == mark, depth == 0 {
        parts.append(part.trimmed)
        part = ""
      } else {
        part.append(character)
      }
      last = character
    }
    if !part.trimmed.isEmpty { parts.append(part.trimmed) }
    return parts
  }

  /// The label of an element of a tuple or a case.
  package static func label(_ text: String) -> String? {
    guard isDictionary(text) else { return nil }
    return text.split { $0 == " " || $0 == ":" }.first.flatMap { $0 == "_" ? nil : String($0) }
  }

  package static func withoutLabel(_ text: String) -> String { isDictionary(text) ? parts(text, at: ":")[1] : text }

  package static func isDictionary(_ inner: String) -> Bool { parts(inner, at: ":").count > 1 }

  /// The number of parameters of a function's type, and its result.
  package static func arrow(_ text: String) -> (count: Int, result: String)? {
    guard text.hasPrefix("("), let end = closing(text) else { return nil }
    let rest = String(text[text.index(after: end)...]).trimmed
    guard let arrow = ["throws ->", "async ->", "async throws ->", "->"].first(where: rest.hasPrefix) else {
      return nil
    }
    let inner = String(text[text.index(after: text.startIndex)..<end])
    return (parts(inner).count, String(rest.dropFirst(arrow.count)).trimmed)
  }

  /// `_, _`
  package static func blanks(_ count: Int) -> String { [String](repeating: "_", count: count).joined(separator: ", ") }
}

extension String {
  /// The name behind the last point: `Cell` of `Feed.Cell`.
  package var lastName: String { split(separator: ".").last.map(String.init) ?? self }

  /// Whether it may be the name of a declaration as it is.
  package var isIdentifier: Bool {
    first.map { !$0.isNumber } == true
      && unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0) }
  }

  /// Without spaces at its ends.
  package var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
