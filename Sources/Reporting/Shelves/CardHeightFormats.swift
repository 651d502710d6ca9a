import Catalog
import ShelfReports
import ShelfSizing

extension ReportFormatName {
  /// A writer of cards' heights in this format, which keeps none of them; `nil` for Swift, which has heights of shelves.
  package func makeCardFormat(page: PageHead) -> (any ReportFormat<CardHeight>)? {
    switch self {
    case .table: FixedTableFormat { $0.heightOfCard($1) }
    case .json: RowFormat(.json(list: "cards")) { $0.heightOfCard($1) }
    case .ndjson: RowFormat(.ndjson) { $0.heightOfCard($1) }
    case .csv: RowFormat(.csv) { $0.heightOfCard($1) }
    case .html: CardPageFormat(head: page)
    case .swift: nil
    }
  }
}

extension RowWriter {
  mutating func heightOfCard(_ card: CardHeight?) {
    text("shelf", title: "shelf", card?.shelf)
    object("variant", prefix: "") { $0.variant(card?.variant) }
    text(title: "variant", card?.variant.summary)
    count("index", title: "index", card?.index)
    id("id", title: "id", card?.id)
    number("contentHeight", title: "content", card?.contentHeight)
    number("itemHeight", title: "item", card?.itemHeight)
  }
}

/// A page of one table, whose rows are written as they come.
private struct CardPageFormat: ReportFormat {
  let head: PageHead

  func begin(_ output: inout TextBuffer) {
    head.begin(to: &output)
    output.beginScrolling(label: "Heights of cards")
    output.write("<table><caption>Heights of cards, in points: before the clamp, and of the item</caption>\n")
    output.write(head: RowWriter.titles { $0.heightOfCard(nil) })
  }

  func write(_ card: CardHeight, to output: inout TextBuffer) {
    output.write("<tr>")
    for (index, text) in RowWriter.texts({ $0.heightOfCard(card) }).all.enumerated() {
      output.write(index == 0 ? "<th scope=\"row\"><bdi>" : "<td><bdi>")
      output.write(xml: text)
      output.write(index == 0 ? "</bdi></th>" : "</bdi></td>")
    }
    output.write("</tr>\n")
  }

  func end(_ output: inout TextBuffer) {
    output.write("</tbody></table></div>\n")
    PageHead.end(to: &output)
  }
}
