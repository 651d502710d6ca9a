import Catalog

/// A table of a page: the first cell of a row names it, numbers are set flush right.
///
/// Most cells are numbers, so these have no class: it would be a third of a long table.
struct HTMLTable {
  /// A column: its header, and whether it holds numbers.
  struct Column {
    var title: String
    var isNumeric = true

    static func number(_ title: String) -> Column { Column(title: title) }
    static func text(_ title: String) -> Column { Column(title: title, isNumeric: false) }
  }

  let caption: String
  let columns: [Column]

  /// - Parameter rows: a text for each column; data as it is, which is escaped here.
  func write(_ rows: some Sequence<[String]>, to output: inout TextBuffer) {
    output.beginScrolling(label: caption)
    output.write("<table><caption>")
    output.write(xml: caption)
    output.write("</caption>\n<thead><tr>")
    for column in columns {
      output.write(column.isNumeric ? "<th scope=\"col\">" : "<th scope=\"col\" class=\"t\">")
      output.write(xml: column.title)
      output.write("</th>")
    }
    output.write("</tr></thead>\n<tbody>\n")
    for row in rows {
      output.write("<tr>")
      for (place, (column, cell)) in zip(columns, row).enumerated() {
        let name = place == 0 ? "th scope=\"row\"" : "td"
        output.write(column.isNumeric ? "<\(name)>" : "<\(name) class=\"t\">")
        // What is data may run from right to left; it must not turn what stands beside it.
        output.write(column.isNumeric ? "" : "<bdi>")
        output.write(xml: cell)
        output.write(column.isNumeric ? "" : "</bdi>")
        output.write(place == 0 ? "</th>" : "</td>")
      }
      output.write("</tr>\n")
    }
    output.write("</tbody></table></div>\n")
  }
}
