import Catalog

extension TextBuffer {
  /// Appends a table of GitHub's Markdown (https://github.github.com/gfm/#tables-extension-).
  ///
  /// - Parameters:
  ///   - rows: a text for each column; data as it is, which is escaped here.
  ///   - isRightAligned: by column, whether its cells end rather than begin under each other.
  mutating func write(markdown columns: [String], _ rows: [[String]], isRightAligned: (Int) -> Bool) {
    write("| \(columns.joined(separator: " | ")) |\n|")
    for column in columns.indices { write(isRightAligned(column) ? " --: |" : " --- |") }
    write("\n")
    for row in rows {
      write("|")
      for cell in row {
        write(" ")
        write(markdown: cell)
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
