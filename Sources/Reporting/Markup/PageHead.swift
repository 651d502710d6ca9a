import Catalog

/// The head of a page: its title and the sources that it was made from.
package struct PageHead: Sendable {
  /// The main heading, and the title of the window.
  package let title: String
  /// Files of records, a configuration, a version: as people name them.
  package let sources: [String]
  /// Whether the page loads itself again every second.
  package let reloads: Bool

  /// A head of parts.
  package init(_ title: String, sources: [String] = [], reloads: Bool = false) {
    (self.title, self.sources, self.reloads) = (title, sources, reloads)
  }

  /// Opens a page down to its head.
  func begin(to output: inout TextBuffer) {
    output.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">

      """)
    if reloads { output.write("<meta http-equiv=\"refresh\" content=\"1\">\n") }
    output.write("<title>")
    output.write(xml: title)
    output.write("</title>\n<style>\n\(HTMLStyle.sheet)</style>\n</head>\n<body>\n")
    output.write(
      "<svg class=\"defs\" width=\"0\" height=\"0\" aria-hidden=\"true\">\(HTMLStyle.patterns)</svg>\n<main>\n")
    output.write(element: "h1", title)
    guard !sources.isEmpty else { return }
    output.write("<p class=\"made\">")
    for (index, source) in sources.enumerated() {
      output.write(index > 0 ? " · <bdi>" : "<bdi>")
      output.write(xml: source.withoutRoot)
      output.write("</bdi>")
    }
    output.write("</p>\n")
  }

  /// Closes a page.
  static func end(to output: inout TextBuffer) { output.write("</main>\n</body>\n</html>\n") }
}

extension String {
  /// The name of a file whose path begins at the root, which would name folders of this machine; other paths as they are.
  var withoutRoot: String { hasPrefix("/") ? split { $0 == "/" }.last.map(String.init) ?? self : self }

  /// A sentence with the paths that it quotes so.
  var withoutRoots: String {
    split(omittingEmptySubsequences: false) { $0 == "'" }.map { String($0).withoutRoot }.joined(separator: "'")
  }
}
