import Catalog
import ShelfSizing

/// A table of a page: the first cell of a row names it, numbers are set flush right with their points under each other.
///
/// Most cells are numbers, so these have no class: it would be a third of a long table.
struct PageTable {
  let caption: String
  /// How many rows it has.
  let count: Int
  /// The name by which other parts of the page lead to a row.
  private let id: (Int) -> String?
  private let columns: (inout RowWriter, Int?) -> Void

  init<Row>(
    _ rows: [Row], caption: String, id: @escaping (Row) -> String? = { _ in nil },
    _ columns: @escaping (inout RowWriter, Row?) -> Void
  ) {
    (self.caption, count) = (caption, rows.count)
    self.id = { id(rows[$0]) }
    self.columns = { columns(&$0, $1.map { rows[$0] }) }
  }

  /// Its titles.
  var titles: [(text: String, isNumeric: Bool)] { RowWriter.titles(isPage: true) { columns(&$0, nil) } }

  /// The texts of a row, and the part of the page that one of them leads to.
  func texts(ofRow row: Int) -> (all: [String], link: (index: Int, target: String)?) {
    RowWriter.texts(isPage: true) { columns(&$0, row) }
  }

  /// Writes the table, for which all rows are read twice.
  func write(to output: inout TextBuffer) {
    let titles = titles
    output.beginScrolling(label: caption)
    // For each column, the most decimals of its numbers, and how long its texts are.
    var (decimals, lengths) = (titles.map { _ in 0 }, titles.map(\.text.utf8.count))
    for row in 0..<count {
      for (index, text) in texts(ofRow: row).all.enumerated() {
        if titles[index].isNumeric {
          decimals[index] = max(decimals[index], AlignedNumber(text)?.decimals ?? 0)
        } else {
          lengths[index] = max(lengths[index], text.utf8.count)
        }
      }
    }
    let kept = titles.indices.filter {
      !titles[$0].isNumeric && $0 < HTMLStyle.mostKeptColumns && lengths[$0] <= ($0 == 0 ? 20 : 40)
    }
    output.write(kept.isEmpty ? "<table>" : "<table class=\"\(kept.map { "k\($0 + 1)" }.joined(separator: " "))\">")
    output.write("<caption>")
    output.write(xml: caption)
    if titles.count > HTMLStyle.mostNarrowColumns {
      output.write("<span class=\"narrow\"> (scrolls sideways)</span>")
    }
    output.write("</caption>\n")
    output.write(head: titles)
    for row in 0..<count {
      output.write(id(row).map { "<tr id=\"\($0)\">" } ?? "<tr>")
      let (texts, link) = texts(ofRow: row)
      for (index, text) in texts.enumerated() {
        let link = link?.index == index ? link?.target : nil
        output.write(cell: text, index, isNumeric: titles[index].isNumeric, decimals[index], link: link)
      }
      output.write("</tr>\n")
    }
    output.write("</tbody></table></div>\n")
  }
}

extension TextBuffer {
  /// Appends the titles of a table, and opens its body.
  mutating func write(head titles: [(text: String, isNumeric: Bool)]) {
    write("<thead><tr>")
    for title in titles {
      write(title.isNumeric ? "<th scope=\"col\">" : "<th scope=\"col\" class=\"t\">")
      write(xml: title.text)
      write("</th>")
    }
    write("</tr></thead>\n<tbody>\n")
  }

  fileprivate mutating func write(cell text: String, _ index: Int, isNumeric: Bool, _ decimals: Int, link: String?) {
    let name = index == 0 ? "th scope=\"row\"" : "td"
    write(isNumeric ? "<\(name)>" : "<\(name) class=\"t\">")
    if let link { write("<a href=\"#\(link)\">") }
    // Data may run from right to left; it must not turn the text beside it.
    write(isNumeric ? "" : "<bdi>")
    write(xml: isNumeric ? AlignedNumber(text)?.text(decimals: decimals) ?? text : text)
    write(isNumeric ? "" : "</bdi>")
    if link != nil { write("</a>") }
    write(index == 0 ? "</th>" : "</td>")
  }
}

/// A number of a cell, which is written with as many decimals as others of its column have.
struct AlignedNumber {
  /// The text of the number, up to its last digit.
  private let number: Substring
  /// The text after the digits, such as ` %`.
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

  /// The number with zeros after its last decimal, which 0 is without.
  func text(decimals count: Int) -> String {
    if number == "0" { return String(number + unit) }
    guard count > decimals else { return String(number + unit) }
    return number + (decimals == 0 ? "." : "") + String(repeating: "0", count: count - decimals) + unit
  }
}

/// A number of a page: one decimal at most, and `<0.1` for what that would make nothing.
package func tenth(_ number: Double) -> String {
  let text = decimal(number, 1)
  if text == "0.0" { return number > 0 ? "<0.1" : "0" }
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A number with a fixed count of decimals, for people.
package func decimal(_ number: Double, _ digits: Int) -> String {
  var factor = 1
  for _ in 0..<digits { factor *= 10 }
  guard abs(number) < 1e12 else { return rounded(number) }
  let whole = Int(clamping: (abs(number) * Double(factor)).rounded())
  let fraction = String(whole % factor)
  let sign = number < 0 && whole > 0 ? "-" : ""
  if digits == 0 { return "\(sign)\(whole)" }
  return "\(sign)\(whole / factor)." + String(repeating: "0", count: digits - fraction.count) + fraction
}
