import Catalog

/// A table of a page: the first cell of a row names it, numbers are set flush right with their points under each other.
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
  /// The column whose cells lead to other parts of the page.
  var linkColumn = 0
  /// By row, the part of the page that its cell in ``linkColumn`` leads to.
  var links: [Int: String] = [:]
  /// By row, a name that others lead to it by.
  var names: [Int: String] = [:]

  /// - Parameter rows: a text for each column; data as it is, which is escaped here.
  func write(_ rows: some Collection<[String]>, to output: inout TextBuffer) {
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
    let decimals = decimals(rows)
    for (number, row) in rows.enumerated() {
      output.write(names[number].map { "<tr id=\"\($0)\">" } ?? "<tr>")
      for (place, cell) in row.prefix(columns.count).enumerated() {
        write(cell, decimals[place], place: place, link: place == linkColumn ? links[number] : nil, to: &output)
      }
      output.write("</tr>\n")
    }
    output.write("</tbody></table></div>\n")
  }

  private func write(_ cell: String, _ decimals: Int, place: Int, link: String?, to output: inout TextBuffer) {
    let name = place == 0 ? "th scope=\"row\"" : "td"
    let isNumeric = columns[place].isNumeric
    output.write(isNumeric ? "<\(name)>" : "<\(name) class=\"t\">")
    if let link { output.write("<a href=\"#\(link)\">") }
    // What is data may run from right to left; it must not turn what stands beside it.
    output.write(isNumeric ? "" : "<bdi>")
    output.write(xml: isNumeric ? AlignedNumber(cell)?.text(decimals: decimals) ?? cell : cell)
    output.write(isNumeric ? "" : "</bdi>")
    if link != nil { output.write("</a>") }
    output.write(place == 0 ? "</th>" : "</td>")
  }

  /// For each column, the most decimals of its numbers.
  private func decimals(_ rows: some Collection<[String]>) -> [Int] {
    var decimals = columns.map { _ in 0 }
    for row in rows {
      for (place, cell) in row.prefix(columns.count).enumerated() where columns[place].isNumeric {
        decimals[place] = max(decimals[place], AlignedNumber(cell)?.decimals ?? 0)
      }
    }
    return decimals
  }
}

/// A number of a cell, which is written with as many decimals as others of its column have.
struct AlignedNumber {
  /// Up to its last digit.
  private let number: Substring
  /// What follows the digits, as ` %`.
  private let unit: Substring
  /// Digits after the point.
  let decimals: Int

  /// The number of `152.5`, `-3` or `60.5 %`; `nil` for a text that is anything else.
  init?(_ cell: String) {
    number = cell.prefix { $0 != " " }
    unit = cell.dropFirst(number.count)
    guard ["", " %", " x"].contains(unit) else { return nil }
    let digits = number.hasPrefix("-") ? number.dropFirst() : number
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } })
    else { return nil }
    decimals = parts.count == 2 ? parts[1].count : 0
  }

  /// The number with zeros after its last decimal.
  func text(decimals count: Int) -> String {
    guard count > decimals else { return String(number + unit) }
    return number + (decimals == 0 ? "." : "") + String(repeating: "0", count: count - decimals) + unit
  }
}
