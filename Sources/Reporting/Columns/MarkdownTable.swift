import Catalog

extension Columns {
  /// Appends rows as a table of GitHub's Markdown (https://github.github.com/gfm/#tables-extension-).
  func writeMarkdown(_ rows: some Sequence<Row>, to output: inout TextBuffer) {
    output.write("| \(titles.map(\.text).joined(separator: " | ")) |\n|")
    for title in titles { output.write(title.isNumeric ? " --: |" : " --- |") }
    output.write("\n")
    for row in rows {
      output.write("|")
      for text in texts(of: row) {
        output.write(" ")
        output.write(markdown: text)
        output.write(" |")
      }
      output.write("\n")
    }
  }
}

extension TextBuffer {
  /// Appends a text that is data: nothing in it is markup.
  mutating func write(markdown text: String) {
    var before: UnicodeScalar = " "
    for scalar in text.shownInTerminal.unicodeScalars {
      // ASCII punctuation may be escaped wherever it stands, and turns nothing into markup then. A full stop makes a link
      // of `www.` alone, so that numbers stay as they are.
      let isOfWeb = scalar == "." && (before == "w" || before == "W")
      if isOfWeb || "\\`*_{}[]<>()#+!|~&@:$".unicodeScalars.contains(scalar) { write("\\") }
      write(String(scalar))
      before = scalar
    }
  }
}
