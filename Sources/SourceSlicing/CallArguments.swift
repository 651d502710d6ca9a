import SourceRewriting

/// The arguments of a call as they are written, each with its label; `_` for none.
struct CallArguments {
  /// Those in parentheses; `nil` where there are none.
  private(set) var inParentheses: [(label: String, value: Range<Int>)]?
  /// The closures behind, by their first braces.
  private(set) var behind: [(label: String, open: Int)] = []

  /// - Parameter start: the token behind the name.
  init(_ file: SourceFile, at start: Int) {
    guard file.tokens.indices.contains(start) else { return }
    var index = file.opensAngles(start) && file.touches(start) ? file.skipAngles(start) : start
    if file.isMark(index, "("), file.touches(index), let close = file.tokens[index].partner {
      inParentheses = file.elements(index, close).map { range in
        let isLabelled = file.isMark(range.lowerBound + 1, ":")
        let value = isLabelled ? range.lowerBound + 2 : range.lowerBound
        return (isLabelled ? file.text(range.lowerBound) : "_", value..<max(value, range.upperBound))
      }
      index = close + 1
    }
    var label = "_"
    while file.isMark(index, "{"), !file.tokens[index].startsLine, !CallArguments.isBody(file, index),
      let close = file.tokens[index].partner
    {
      behind.append((label, index))
      guard file.isMark(close + 2, ":"), file.isMark(close + 3, "{") else { break }
      label = file.text(close + 1)
      index = close + 3
    }
  }

  /// Whether braces are the body of a statement that begins in their line: no closure may end its condition.
  private static func isBody(_ file: SourceFile, _ open: Int) -> Bool {
    var index = open - 1
    while index >= 0 {
      // Tokens in other brackets belong to another value.
      if let partner = file.tokens[index].partner {
        guard partner < index else { return false }
        index = partner
      }
      if ["if", "guard", "while", "for", "switch"].contains(file.text(index)), !file.isMark(index - 1, ".") {
        return true
      }
      if file.tokens[index].startsLine, !file.isMark(index - 1, ",") { return false }
      index -= 1
    }
    return false
  }
}
