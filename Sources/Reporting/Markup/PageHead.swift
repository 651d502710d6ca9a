import Catalog

/// The head of a page: its title and the sources that it was made from.
package struct PageHead: Sendable {
  /// The main heading, and the title of the window.
  package let title: String
  /// Files of records, a configuration, a version: as people name them.
  package let sources: [String]
  /// Whether the page loads itself again every second.
  package let reloads: Bool
  /// A sentence to follow the verdict; `nil` for none.
  var note: String?

  /// A head of parts.
  package init(_ title: String, sources: [String] = [], reloads: Bool = false) {
    (self.title, self.sources, self.reloads) = (title, sources, reloads)
  }

  func write(to output: inout TextBuffer) {
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
}

extension String {
  /// The name of a file whose path begins at the root, which would name folders of this machine; other paths as they are.
  var withoutRoot: String { hasPrefix("/") ? split { $0 == "/" }.last.map(String.init) ?? self : self }

  /// A sentence with the paths that it quotes so.
  var withoutRoots: String {
    split(omittingEmptySubsequences: false) { $0 == "'" }.map { String($0).withoutRoot }.joined(separator: "'")
  }
}
