import Catalog
import CollectionLayout
import ShelfReports
import ShelfSizing

/// A section to scale, a unit a point: its elements up to some distance, and their frames in a table.
struct LayoutSectionDrawing {
  private let section: PlacedSection
  /// The rectangle that is drawn, in the coordinates of the content.
  private let part: Rect
  private var elements: [LayoutRow] = []
  /// The part in sight at rest, where the section scrolls across; `nil` where it does not.
  private let window: Rect?
  /// The balance of the columns; `nil` where nobody asks.
  private let balance: ColumnBalance?

  /// Points along the scroll direction that are drawn of a section.
  private static let longest = 2400.0
  /// A drawing that is wider than the page becomes so much smaller before it scrolls.
  private static let smallest = 0.7
  /// The most elements that are drawn, and listed in the table.
  private static let mostElements = 400

  init(_ section: PlacedSection, _ sheet: LayoutSheet, _ balance: ColumnBalance?) {
    self.section = section
    self.balance = balance
    let reach = section.reachAcross(upTo: LayoutSectionDrawing.longest)
    window = reach.map { _ in section.window }
    var part = LayoutSectionDrawing.part(of: section, sheet)
    if let reach, sheet.rect == nil { part.extend(to: reach, across: sheet.direction) }
    self.part = part
    func add(_ views: [CompositionalLayout.Supplementary], isBehind: Bool = false) {
      for view in views where part.overlaps(view.frame) && elements.count < LayoutSectionDrawing.mostElements {
        let row = section.row
        row.show(view, of: section, isBehind: isBehind)
        elements.append(row)
      }
    }
    add(section.decorations, isBehind: true)
    for element in section.elements(in: part).prefix(LayoutSectionDrawing.mostElements) {
      let row = section.row
      row.show(element, of: section)
      elements.append(row)
    }
    add(section.furtherSupplementaries)
  }

  /// The part of the content that a section takes, and a little before it.
  private static func part(of section: PlacedSection, _ sheet: LayoutSheet) -> Rect {
    if let rect = sheet.rect { return rect }
    let size = section.layout.contentSize
    // Where the section begins is where its first element does; only a compositional layout goes on after it.
    let frame = section.compositional?.sectionFrame(section.sectionIndex)
    let first = frame ?? section.start
    var part = Rect(x: 0, y: 0, width: max(size.width, 1), height: max(size.height, 1))
    if sheet.direction == .vertical {
      let end = min(frame.map { $0.maxY + margin } ?? size.height, size.height)
      part.y = first.map { max(0, $0.y - margin) } ?? size.height
      part.height = min(max(end - part.y, 1), longest)
    } else {
      let end = min(frame.map { $0.maxX + margin } ?? size.width, size.width)
      part.x = first.map { max(0, $0.x - margin) } ?? size.width
      part.width = min(max(end - part.x, 1), longest)
    }
    return part
  }

  /// Points that the drawing is high.
  var height: Double { part.height }

  /// From so high on, an element's name and size stand below each other.
  private static let twoLines = 34.0
  /// Points shown before the first element.
  private static let margin = 8.0

  /// - Parameters:
  ///   - number: from 1; no other section of the page has it.
  ///   - toDo: what stands beside the drawing; `nil` for nothing.
  func part(number: Int, _ cards: inout ItemCards, beside toDo: PagePart?) -> PagePart {
    let least = part.width * LayoutSectionDrawing.smallest
    let figure = PagePart.figure(
      Figure(
        label: "Drawing of the section", least: least, startsRight: section.isRightToLeft, caption: caption,
        scrolls: least > HTMLStyle.narrowWidth, drawing: TextBuffer.bytes { write(number: number, &cards, to: &$0) }))
    var parts: [PagePart] = [
      .text("", as: "h2", name: section.name), toDo.map { .first([figure, $0]) } ?? figure, .facts(facts),
    ]
    if let balance {
      parts.append(.text(balance.verdict + "."))
      parts.append(
        .table(
          Array(balance.inTurn.heights.indices),
          caption: "Columns in turn, and with each item going to the shortest"
        ) { $0.column($1, balance) })
    }
    let frames = PagePart.table(elements, caption: "Frames") { columns, row in
      columns.text(title: "Element", row?.name)
      columns.frame(row?.frame)
    }
    return .group("section", parts + [.folded("Frames of what is drawn", [frames])])
  }

  private func write(number: Int, _ cards: inout ItemCards, to output: inout TextBuffer) {
    output.beginDrawing(
      id: "section\(number)", title: "The section to scale",
      description: "\(counted(elements.count, "element")) of the section; the table below has their frames.",
      width: part.width, height: part.height)
    // The page's figure begins at its right end where leading is right; texts stay as they are.
    output.write(section.isRightToLeft ? "<g direction=\"ltr\">\n" : "")
    writeElements(&cards, to: &output)
    output.write(section.isRightToLeft ? "</g></svg>" : "</svg>")
  }

  /// Numbers of the section, by what they are.
  private var facts: [(name: String, value: String)] {
    var facts = [(name: "Items", value: "\(section.itemCount)")]
    if let shelf = section.layout as? ShelfLayout {
      facts += [
        ("Container height", rounded(shelf.container.height)),
        ("Item", "\(rounded(shelf.itemSize.width)) by \(rounded(shelf.itemSize.height))"),
        ("Seen at first", rounded(shelf.visibleItemCount)),
      ]
    } else if let columns = (section.layout as? ColumnLayout)?.columns {
      facts += [("Columns", "\(columns.count)"), ("Item width", rounded(columns.itemWidth))]
    }
    if let row = section.compositional?.orthogonalRow(inSection: section.sectionIndex) {
      facts += [
        ("Scrolls across", section.orthogonalScrollingBehavior.rawValue), ("Row", rounded(row.contentLength)),
        ("In sight", rounded(row.visibleLength)), ("Greatest offset", rounded(row.greatestOffset)),
      ]
    }
    return facts
  }

  private func writeElements(_ cards: inout ItemCards, to output: inout TextBuffer) {
    guard let window else {
      output.write(rectangle: "shelf", x: 0, y: 0, width: part.width, height: part.height)
      for element in elements { write(element, &cards, to: &output) }
      return
    }
    // All outside of the window is faded; all in it is drawn once more, and cut off at its edges.
    output.write("<g opacity=\".35\">\n")
    for element in elements where !window.contains(element.frame) { write(element, &cards, to: &output) }
    output.write("</g>\n")
    let inside = window.intersection(part)
    let (x, y) = (inside.x - part.x, inside.y - part.y)
    output.write(rectangle: "shelf", x: x, y: y, width: inside.width, height: inside.height)
    output.beginPart(x: x, y: y, width: inside.width, height: inside.height)
    output.write("<g transform=\"translate(\(rounded(-x)) \(rounded(-y)))\">\n")
    for element in elements where window.overlaps(element.frame) { write(element, &cards, to: &output) }
    output.write("</g></svg>\n")
    output.write(rectangle: "ring", x: x, y: y, width: inside.width, height: inside.height)
  }

  private func write(_ element: LayoutRow, _ cards: inout ItemCards, to output: inout TextBuffer) {
    let frame = element.frame
    let (x, y) = (frame.x - part.x, frame.y - part.y)
    output.write(
      rectangle: element.isItem ? "card" : "band", x: x, y: y, width: frame.width, height: frame.height)
    guard frame.width > 0, frame.height > 0, !element.isBehind else { return }
    let whole = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    if cards.write(element, of: section, part: whole, at: (x, y), to: &output) { return }
    // A nested drawing cuts off what reaches out of it.
    output.beginPart(x: x, y: y, width: frame.width, height: frame.height)
    let (name, size) = (element.name, "\(rounded(frame.width)) by \(rounded(frame.height))")
    if frame.height < LayoutSectionDrawing.twoLines {
      output.write(label: "small", x: 6, y: 12, "\(name), \(size)")
    } else {
      output.write(label: "small", x: 6, y: 14, name)
      output.write(label: "small", x: 6, y: 28, size)
    }
    output.write("</svg>\n")
  }

  private var caption: String {
    let drawn = elements.count(where: \.isItem)
    let items = drawn < section.itemCount ? "\(drawn) of its \(counted(section.itemCount, "item"))" : "All its items"
    return "\(items) to scale, from (\(rounded(part.x)), \(rounded(part.y))) to "
      + "(\(rounded(part.maxX)), \(rounded(part.maxY))) of the content."
  }
}
