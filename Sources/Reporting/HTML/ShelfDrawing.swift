import Catalog
import ShelfReports
import ShelfSizing

/// A shelf to scale, a unit a point: some of its cards as their constraints lay them out, at the common height.
struct ShelfDrawing {
  private let title = "The shelf to scale"
  private let anatomy: ShelfAnatomy
  private let metrics: ShelfMetrics
  private let insets: EdgeInsets
  /// The height of the tallest cards; `nil` where all are as tall.
  private let tallestHeight: Double?
  private let cards: [ShelfAnatomy.DrawnCard]
  /// The cards and gaps inside the insets, from left to right.
  private var pieces: [Piece] = []
  private var width = 0.0
  /// By the index of a card that is cut, what is not shown of it.
  private var lost: [Int: LostPart] = [:]
  /// How much is drawn below the cards, in points.
  private var overflow: Double { lost.values.reduce(0) { max($0, $1.height) } }

  private enum Piece {
    case card(ShelfAnatomy.DrawnCard, x: Double)
    /// Cards that are left out.
    case gap(Int, x: Double)
  }

  private static let gapWidth = 64.0
  /// CSS pixels, of which a page has few, so that a screen has room for more; a taller shelf is drawn smaller.
  private static let mostHeight = 700.0, mostHeightOnPage = 400.0
  /// The height of the card names below the cards.
  private static let footHeight = 34.0

  /// A drawing of a shelf.
  init(_ anatomy: ShelfAnatomy, _ metrics: ShelfMetrics) {
    self.anatomy = anatomy
    self.metrics = metrics
    cards = anatomy.drawn
    insets = anatomy.shelf.insets
    tallestHeight = anatomy.heights.levels.count > 1 ? anatomy.heights.levels[0].height : nil
    for card in cards {
      if let views = card.cutViews {
        lost[card.card.name.index] = LostPart(
          views, cardHeight: metrics.itemSize.height, hasRemark: lost.isEmpty)
      }
    }
    var x = insets.leading
    var drawn = 0
    for card in cards {
      if card.precedingCount > 0 {
        pieces.append(.gap(card.precedingCount, x: x))
        x += ShelfDrawing.gapWidth + anatomy.shelf.lineSpacing
      }
      pieces.append(.card(card, x: x))
      x += metrics.itemSize.width + anatomy.shelf.lineSpacing
      drawn += card.precedingCount + 1
    }
    if drawn < metrics.itemCount {
      pieces.append(.gap(metrics.itemCount - drawn, x: x))
      x += ShelfDrawing.gapWidth + anatomy.shelf.lineSpacing
    }
    width = x - (pieces.isEmpty ? 0 : anatomy.shelf.lineSpacing) + insets.trailing
  }

  /// The drawing and what it shows.
  ///
  /// - Parameter shelf: the shelf's name, which the caption begins with.
  func figure(id: String, of shelf: String) -> PagePart {
    let isWide = width * ShelfDrawing.smallest > HTMLStyle.narrowWidth
    return .figure(
      Figure(
        label: title, shelf: shelf, least: width * min(scale(isFile: false), ShelfDrawing.smallest),
        endsMatter: isTallestAtEnd,
        narrowNote: isWide ? "\(heights), from left to right; the picture scrolls sideways." : nil,
        caption: "\(shelf). \(caption)", drawing: TextBuffer.bytes { writeDrawing(id: id, to: &$0) }))
  }

  /// The scale down to which a drawing shrinks before it scrolls, so that its texts can be read.
  private static let smallest = 0.65

  /// Whether a narrow page shows the tallest card from the right end, and not from the left one.
  private var isTallestAtEnd: Bool {
    let seen = HTMLStyle.narrowWidth / ShelfDrawing.smallest
    for case .card(let card, let x) in pieces where card.card.height == tallestHeight {
      return x + metrics.itemSize.width > seen && x > width - seen
    }
    return false
  }

  /// The size of a unit in CSS pixels.
  private func scale(isFile: Bool) -> Double {
    let height = metrics.containerHeight + overflow + ShelfDrawing.footHeight
    return min(1, (isFile ? ShelfDrawing.mostHeight : ShelfDrawing.mostHeightOnPage) / height)
  }

  /// Writes the drawing as a file of its own.
  func writeFile(to output: inout TextBuffer) { writeDrawing(id: "shelf", isFile: true, to: &output) }

  private func writeDrawing(id: String, isFile: Bool = false, to output: inout TextBuffer) {
    let height = metrics.containerHeight + overflow + ShelfDrawing.footHeight
    output.beginDrawing(
      id: id, title: title, description: description, width: width, height: height,
      scale: scale(isFile: isFile), isFile: isFile)
    output.write(rectangle: "shelf", x: 0, y: 0, width: width, height: metrics.containerHeight)
    for piece in pieces {
      switch piece {
      case .card(let card, let x): write(card, x: x, to: &output)
      case .gap(let count, let x):
        let middle = x + ShelfDrawing.gapWidth / 2
        output.write(
          label: "small middle", x: middle, y: insets.top + metrics.itemSize.height / 2, "\(count) more")
      }
    }
    output.write(isFile ? "</svg>\n" : "</svg>")
  }

  private func write(_ drawn: ShelfAnatomy.DrawnCard, x: Double, to output: inout TextBuffer) {
    let (itemWidth, itemHeight) = (metrics.itemSize.width, metrics.itemSize.height)
    let card = drawn.card
    let isTallest = card.height == tallestHeight
    let (top, foot) = (insets.top, metrics.containerHeight + overflow)
    output.write("<g class=\"item\" data-index=\"\(card.name.index)\">\n")
    output.write(
      rectangle: isTallest ? "card tallest" : "card", x: x, y: top, width: itemWidth, height: itemHeight)
    let white = anatomy.shelf.grid.difference(itemHeight, card.height)
    if white > 0 {
      output.write(
        rectangle: "white", x: x + 1, y: top + itemHeight - white, width: max(0, itemWidth - 2),
        height: max(0, white - 1))
    }
    // Nested drawings cut off what reaches out of them.
    output.beginPart(x: x, y: top, width: itemWidth, height: itemHeight)
    CardDrawing(views: drawn.cutViews ?? drawn.views, shown: 0...itemHeight).write(to: &output)
    output.write("</svg>\n")
    if let lost = lost[card.name.index] {
      lost.write(x: x, y: top + itemHeight, width: itemWidth, to: &output)
      output.write(
        "<path class=\"limit\" d=\"M\(rounded(x - 4)) \(rounded(top + itemHeight))h\(rounded(itemWidth + 8))\"/>\n")
    }
    output.beginPart(x: x, y: foot, width: itemWidth, height: ShelfDrawing.footHeight)
    output.write(
      label: isTallest ? "bold" : "small", x: 0, y: 14, (isTallest ? "tallest: " : "") + card.name.short)
    output.write(label: "small", x: 0, y: 28, note(card.height, white: white))
    output.write("</svg>\n</g>\n")
  }
}

extension ShelfDrawing {
  private func note(_ height: Double, white: Double) -> String {
    if white > 0 { return "\(tenth(height)), \(tenth(white)) white" }
    return white < 0 ? "\(tenth(height)), \(tenth(-white)) cut" : tenth(height)
  }

  private var description: String {
    cards.isEmpty
      ? "The shelf has no cards."
      : "From left to right, the height that each card's content asks for in points. \(heights)."
  }

  /// `'a1': 119, 33.5 white; 'a2': 152.5`
  private var heights: String {
    cards.map { drawn in
      let white = anatomy.shelf.grid.difference(metrics.itemSize.height, drawn.card.height)
      return "\(drawn.card.name.short): \(note(drawn.card.height, white: white))"
    }.joined(separator: "; ")
  }

  private var caption: String {
    var sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if Set(sides).count == 1 { sides = [insets.top] }
    let hasInsets = sides != [0]
    var text = "To scale, in points: "
    text += metrics.itemCount == 1 ? "a card of " : "cards of "
    text += "\(tenth(metrics.itemSize.width)) by \(tenth(metrics.itemSize.height))"
    if metrics.itemCount > 1 { text += ", \(tenth(anatomy.shelf.lineSpacing)) apart" }
    if hasInsets {
      text +=
        "; with insets of \(sides.map(tenth).joined(separator: ", ")) the container is "
        + "\(tenth(metrics.containerHeight)) high"
    }
    text += "."
    let hasWhite = cards.contains { anatomy.shelf.grid.difference(metrics.itemSize.height, $0.card.height) > 0 }
    if hasWhite { text += " Hatched: white space." }
    if !lost.isEmpty { text += " Below the dashed line, not to scale: what the app does not show." }
    return text
  }
}
