import Catalog
import CellLayout
import CollectionLayout
import ShelfReports
import ShelfSizing

/// The cards of items, drawn into their rectangles as far as their texts are kept and the file stays small.
struct ItemCards {
  private var cards = SectionCards()
  /// The bytes that cards may still take.
  private var bytesLeft = mostBytes
  private static let mostBytes = 1_000_000

  /// Whether some card is drawn.
  var hasDrawn: Bool { bytesLeft < ItemCards.mostBytes }

  /// Draws the card of an item.
  ///
  /// - Parameters:
  ///   - part: the part of the item's frame that is drawn, in the coordinates of the frame's corner.
  ///   - corner: where the corner of that part stands in the drawing.
  /// - Returns: whether there is a card to draw.
  mutating func write(
    _ row: LayoutRow, of section: PlacedSection, part: Rect, at corner: (x: Double, y: Double),
    to output: inout TextBuffer
  ) -> Bool {
    guard bytesLeft > 0, let item = row.item,
      let views = cards.views(ofItem: item, in: section, Size(width: row.frame.width, height: row.frame.height))
    else { return false }
    let start = output.elements.count
    output.beginPart(
      kind: "content", x: corner.x, y: corner.y, width: part.width, height: part.height, from: (part.x, part.y))
    output.write(element: "title", "\(row.name), \(tenth(row.frame.width)) by \(tenth(row.frame.height))")
    CardDrawing(views: views, shown: 0...max(0, row.frame.height)).write(to: &output)
    if ItemCards.lowestContent(views) + ItemCards.nameHeight <= row.frame.height {
      output.write(
        label: "tag", x: row.frame.width - 4, y: row.frame.height - 4, "\(row.name), \(tenth(row.frame.height)) high")
    }
    output.write("</svg>\n")
    bytesLeft -= output.elements.count - start
    return true
  }

  /// Points that the name of a card takes at its lower edge.
  private static let nameHeight = 13.0

  /// The lower edge of the lowest text, image or control.
  private static func lowestContent(_ views: [PlacedView]) -> Double {
    zip(views, views.origins).reduce(0) { lowest, placed in
      let (view, origin) = placed
      let isSeen =
        view.textPlacement != nil || view.looks.isImage
        || PictureShape.control(view.looks.systemClass, view.size, segments: 0, isRightToLeft: false) != nil
      return view.isShown && isSeen ? max(lowest, origin.y + view.size.height) : lowest
    }
  }
}
