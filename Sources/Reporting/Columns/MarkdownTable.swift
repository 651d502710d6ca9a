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
