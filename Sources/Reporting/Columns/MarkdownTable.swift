import Catalog

extension TextBuffer {
  /// Appends rows as a table of GitHub's Markdown (https://github.github.com/gfm/#tables-extension-).
  mutating func writeMarkdown<Row>(_ rows: [Row], _ columns: (inout RowWriter, Row?) -> Void) {
    let titles = RowWriter.titles { columns(&$0, nil) }
    write("| \(titles.map(\.text).joined(separator: " | ")) |\n|")
    for title in titles { write(title.isNumeric ? " --: |" : " --- |") }
    write("\n")
    for row in rows {
      write("|")
      for text in RowWriter.texts({ columns(&$0, row) }).all {
        write(" ")
        write(markdown: text)
        write(" |")
      }
      write("\n")
    }
  }

  /// Appends a text that is data: nothing in it is markup.
  mutating func write(markdown text: String) {
    var before: UnicodeScalar = " "
    var rest = text.shownInTerminal.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      // ASCII punctuation may be escaped wherever it stands, and turns nothing into markup then. A full stop makes a link
      // of `www.` alone, so that numbers stay as they are.
      let isOfWeb = scalar == "." && (before == "w" || before == "W")
      if isOfWeb || "\\`*_{}[]<>()#+!|~&@:$".unicodeScalars.contains(scalar) { write("\\") }
      write(String(scalar))
      if TextBuffer.isReference(before, scalar, rest) { write("<!-- -->") }
      before = scalar
    }
  }

  /// Whether GitHub may take a character and what follows for a mention (`@name`), an issue (`#1`, `GH-1`) or an emoji
  /// (`:tada:`): it looks for these in the finished page, where no escape is left, but not across an empty comment
  /// (https://github.com/github/cmark-gfm/issues/181).
  private static func isReference(
    _ before: UnicodeScalar, _ scalar: UnicodeScalar, _ rest: Substring.UnicodeScalarView
  ) -> Bool {
    guard let next = rest.first, next.isASCII else { return false }
    let isDigit = next.properties.numericType != nil
    return switch scalar {
    case "@": next.properties.isAlphabetic || isDigit
    case "#": isDigit
    case "-": (before == "H" || before == "h") && isDigit
    case ":": rest.dropFirst().contains(":")
    default: false
    }
  }
}
