import Catalog
import ShelfSizing

/// A page as a value: its head, and its parts below each other. It loads nothing, and nothing runs.
package struct Page {
  let head: PageHead
  let parts: [PagePart]

  init(_ head: PageHead, _ parts: [PagePart?]) { (self.head, self.parts) = (head, parts.compactMap { $0 }) }

  /// Writes the whole page.
  package func write(to output: inout TextBuffer) {
    head.begin(to: &output)
    output.write(parts)
    PageHead.end(to: &output)
  }
}

/// A part of a page. A tag is the name of an element, with attributes if need be.
indirect enum PagePart {
  /// A thing to do, with a table that is folded away.
  typealias Item = (sentence: String, table: (summary: String, rows: PageTable)?)

  /// An element with a text. Where a name begins it, that is data.
  case text(String, as: String = "p", name: String? = nil)
  case list([Item], as: String = "ol")
  case facts([(name: String, value: String)])
  case figure(Figure)
  case table(PageTable)
  /// An element round others.
  ///
  /// `endsLine` is whether its end is that of a line as well.
  case group(String, [PagePart], endsLine: Bool = true)
  /// Parts that are folded away behind a summary.
  case folded(String, name: String? = nil, isOpen: Bool = false, [PagePart])

  /// The sentence that most readers look for.
  static func verdict(_ sentence: String) -> PagePart { .text(sentence, as: "p class=\"answer\"") }

  static func heading(_ text: String, level: Int = 2) -> PagePart { .text(text, as: "h\(level)") }

  static func list(_ sentences: [String], as tag: String) -> PagePart { .list(sentences.map { ($0, nil) }, as: tag) }

  /// The things to do.
  ///
  /// - Parameter nothing: a sentence where there is nothing.
  static func toDo(_ items: [String], otherwise nothing: String, level: Int = 2) -> PagePart {
    .toDo(items.map { ($0, nil) }, otherwise: nothing, level: level, endsLine: true)
  }

  static func toDo(_ items: [Item], otherwise nothing: String, level: Int = 2, endsLine: Bool) -> PagePart {
    .group(
      "div class=\"todo\"",
      [.heading("What to do", level: level), items.isEmpty ? .text(nothing) : .list(items)], endsLine: endsLine)
  }

  /// A picture, and what to do beside it.
  static func first(_ parts: [PagePart?]) -> PagePart { .group("div class=\"first\"", parts.compactMap { $0 }) }

  /// Parts beside each other, as far as the page is wide enough.
  static func sides(_ parts: [PagePart?], endsLine: Bool = true) -> PagePart {
    .group("div class=\"sides\"", parts.compactMap { $0 }, endsLine: endsLine)
  }

  /// A list of warnings; `nil` without any.
  static func warnings(_ texts: [String]) -> PagePart? {
    texts.isEmpty ? nil : .list(texts.map(\.withoutRoots), as: "ul class=\"warnings\" aria-label=\"Warnings\"")
  }

  /// - Parameter id: the name by which other parts of the page lead to a row.
  static func table<Row>(
    _ rows: [Row], caption: String, id: @escaping (Row) -> String? = { _ in nil },
    _ columns: @escaping (inout RowWriter, Row?) -> Void
  ) -> PagePart {
    .table(PageTable(rows, caption: caption, id: id, columns))
  }
}

extension TextBuffer {
  /// Appends parts of a page.
  mutating func write(_ parts: [PagePart]) {
    for part in parts {
      switch part {
      case .text(let text, let tag, let name): write(element: tag, name: name, text)
      case .list(let items, let tag): write(items, as: tag)
      case .facts(let facts): write(facts)
      case .figure(let figure): figure.write(to: &self)
      case .table(let table): table.write(to: &self)
      case .group(let tag, let parts, let endsLine):
        write("<\(tag)>\n")
        write(parts)
        write("</\(tag.elementName)>\(endsLine ? "\n" : "")")
      case .folded(let summary, let name, let isOpen, let parts):
        write(isOpen ? "<details open>" : "<details>")
        write(element: "summary", name: name, summary)
        write(parts)
        write("</details>\n")
      }
    }
  }

  private mutating func write(_ items: [PagePart.Item], as tag: String) {
    write("<\(tag)>\n")
    for (sentence, table) in items {
      write("<li>")
      write(xml: sentence)
      if let (summary, rows) = table {
        write("<details>")
        write(element: "summary", summary)
        rows.write(to: &self)
        write("</details>")
      }
      write("</li>\n")
    }
    write("</\(tag.elementName)>\n")
  }

  private mutating func write(_ facts: [(name: String, value: String)]) {
    write("<dl>")
    for (name, value) in facts {
      write("<div><dt>")
      write(xml: name)
      write("</dt><dd><bdi>")
      write(xml: value)
      write("</bdi></dd></div>\n")
    }
    write("</dl>\n")
  }

  /// Appends an element with a text, which is escaped.
  ///
  /// - Parameters:
  ///   - tag: a name, with attributes if need be.
  ///   - name: what the text begins with; as data, it may run from right to left, and must not turn the rest.
  mutating func write(element tag: String, name: String? = nil, _ text: String) {
    write("<\(tag)>")
    if let name {
      write("<bdi>")
      write(xml: name)
      write("</bdi>")
    }
    write(xml: text)
    write("</\(tag.elementName)>\n")
  }
}

extension String {
  /// The name of the element that a tag with attributes begins.
  fileprivate var elementName: Substring { prefix { $0 != " " } }
}
