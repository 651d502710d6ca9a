import CellLayout
import RecordCells
import ShelfSizing
import TextMeasurement

/// Lays the kept cards of a shelf out again, to say why it is as tall as it is.
struct Dissection {
  let shelf: Shelf
  let cells: PrototypeCells
  /// Whether texts are translations of what the fields hold.
  let isTranslated: Bool

  /// - Parameter itemHeight: of every card of the shelf, in points.
  func anatomy(_ sample: CardSample, itemHeight: Double) -> ShelfAnatomy {
    var anatomy = ShelfAnatomy(shelf: shelf, heights: sample.heights)
    let ranked = sample.tallest.ranked
    anatomy.tallest = ranked.map { ShelfAnatomy.Card($0.name, height: $0.height) }
    (anatomy.lostLines, anatomy.limitedTexts) = (sample.hidden.lostLines, sample.hidden.limitedTexts)
    guard let tallest = ranked.first else { return anatomy }
    _ = height(tallest.texts)
    anatomy.views = cells.currentDrawn.placedViews(cardWidth: shelf.cardWidth)
    anatomy.findings = cells.currentDrawn.layoutFindings(cardWidth: shelf.cardWidth)
    anatomy.lineHeight = cells.currentDrawn.tallestLine
    anatomy.fields = fields(of: tallest, second: ranked.dropFirst().first)
    anatomy.blame = restsOnFonts(tallest) ? blame(anatomy.fields, tallest, second: ranked.dropFirst().first) : nil
    anatomy.isTranslated = isTranslated
    anatomy.cut = ranked.compactMap { cut($0, at: itemHeight) }
    anatomy.squeezed = Dissection.squeezed([anatomy.views])
    if sample.first.isEmpty { return anatomy }
    anatomy.drawn = drawn(sample, itemHeight: itemHeight)
    anatomy.squeezed = Dissection.squeezed(anatomy.drawn.map { $0.cutViews ?? $0.views })
    anatomy.shortening = shortening(sample, itemHeight: itemHeight)
    return anatomy
  }

  /// Whether fonts have all characters of a card: else nobody knows how many of them are too many.
  func restsOnFonts(_ card: MeasuredCard) -> Bool {
    _ = height(card.texts)
    return !cells.current.approximationsOfShown(cardWidth: shelf.cardWidth).lacksCharacters
  }

  // MARK: Fields

  private func fields(of tallest: MeasuredCard, second: MeasuredCard?) -> [ShelfAnatomy.FieldShare] {
    let fields = cells.prototypes.fields
    return fields.indices.compactMap { field in
      var without = tallest.texts
      without[field] = []
      // The field that names a record's cell can't be left out.
      guard let height = height(without) else { return nil }
      return ShelfAnatomy.FieldShare(
        field: fields[field], characterCount: tallest.texts[field].withUnsafeBufferPointer(TextCounts.characters),
        adds: difference(tallest.height, height),
        addsOverSecond: second.flatMap { second in
          var other = tallest.texts
          other[field] = second.texts[field]
          return self.height(other).map { difference(tallest.height, $0) }
        })
    }
  }

  /// The text that makes the tallest card taller than the second tallest, the first of equals.
  private func blame(
    _ shares: [ShelfAnatomy.FieldShare], _ tallest: MeasuredCard, second: MeasuredCard?
  ) -> (field: Int, fittingCount: Int?)? {
    guard let second, second.height < tallest.height else { return nil }
    var most: (index: Int, points: Double)?
    for (index, share) in shares.enumerated() {
      if let points = share.addsOverSecond, points > most?.points ?? 0, cells.prototypes.isText(share.field) {
        most = (index, points)
      }
    }
    guard let most,
      let field = cells.prototypes.fields.firstIndex(where: { $0.utf8.elementsEqual(shares[most.index].field.utf8) })
    else { return nil }
    let fitting = longestFit(field, of: tallest.texts, upTo: second.height).characters
    return (most.index, fitting)
  }

  /// The longest beginning of a text of a card with which the card is no taller than a limit in points, and the length of the
  /// whole text: in characters, and `nil` where not even an empty text is short enough.
  func longestFit(_ field: Int, of texts: OwnedFieldTexts, upTo limit: Double) -> (characters: Int?, of: Int) {
    texts.withTexts { texts in
      let text = texts[field]
      let bounds = TextCounts.characterBounds(text)
      var beginnings = (0..<texts.count).map { texts[$0] }
      // The cells show beginnings where they are, and forget them before they go.
      defer { cells.clear() }
      let fitting = LongestFit.characters(of: bounds.count - 1) { count in
        beginnings[field] = UnsafeBufferPointer(rebasing: text[..<bounds[count]])
        return beginnings.withUnsafeBufferPointer { beginnings in
          guard let start = beginnings.baseAddress else { return false }
          return height(FieldTexts(start: start, count: beginnings.count)).map { $0 <= limit } ?? false
        }
      }
      return (fitting, bounds.count - 1)
    }
  }

  // MARK: Cards

  /// The cards of a drawing: all of a small shelf, else the first ones and the two tallest.
  private func drawn(_ sample: CardSample, itemHeight: Double) -> [ShelfAnatomy.DrawnCard] {
    let isWhole = sample.heights.cardCount <= sample.mostFirst
    let first = isWhole ? sample.first[...] : sample.first.prefix(Dissection.mostFirst)
    let others = sample.tallest.ranked.prefix(2).filter { tall in !first.contains { $0.ordinal == tall.ordinal } }
    var next = 0
    return (first + others).sorted { $0.ordinal < $1.ordinal }.map { card in
      _ = height(card.texts)
      defer { next = card.ordinal + 1 }
      let isCut = difference(card.height, itemHeight) > 0
      return ShelfAnatomy.DrawnCard(
        ShelfAnatomy.Card(card.name, height: card.height),
        views: cells.currentDrawn.placedViews(cardWidth: shelf.cardWidth),
        cutViews: isCut ? cells.currentDrawn.placedViews(cardWidth: shelf.cardWidth, height: itemHeight) : nil,
        precedingCount: card.ordinal - next)
    }
  }

  /// The short texts that lack width, in the order of the views.
  private static func squeezed(_ cards: [[PlacedView]]) -> [ShelfAnatomy.SqueezedText] {
    var texts: [ShelfAnatomy.SqueezedText] = []
    for view in cards.joined() where view.cutText?.isSqueezed == true {
      let (name, shown) = (view.outlet ?? view.id ?? view.className, view.cutText?.lastLine?.text ?? "\u{2026}")
      if let known = texts.firstIndex(where: { $0.view == name }) {
        texts[known].count += 1
        if shown.count < texts[known].shown.count { texts[known].shown = shown }
      } else {
        texts.append(ShelfAnatomy.SqueezedText(view: name, shown: shown, count: 1, cardCount: cards.count))
      }
    }
    return texts
  }

  /// With these, two more and the gaps between them are as wide as a page where cards are 176 points wide.
  private static let mostFirst = 3

  private func cut(_ card: MeasuredCard, at itemHeight: Double) -> ShelfAnatomy.CutCard? {
    let excess = difference(card.height, itemHeight)
    guard excess > 0, height(card.texts) != nil else { return nil }
    return ShelfAnatomy.CutCard(
      ShelfAnatomy.Card(card.name, height: card.height), excess: excess,
      lostLines: cells.currentDrawn.lostLines(cardWidth: shelf.cardWidth, height: itemHeight))
  }

  /// Shows copies of texts and gives the card's height in points; `nil` where they make no card.
  private func height(_ texts: OwnedFieldTexts) -> Double? {
    texts.withTexts { texts in
      let height = height(texts)
      if height != nil { cells.keepTexts() }
      return height
    }
  }

  /// Like ``height(_:)`` of copies; these texts have to stay where they are until the cells show others.
  private func height(_ texts: FieldTexts) -> Double? {
    let prototypes = cells.prototypes
    guard let cell = prototypes.index(of: texts), prototypes.refusal(of: texts, in: cell) == nil else { return nil }
    cells.show(texts, in: cell)
    return cells.systemLayoutSizeFitting(requiredWidth: shelf.cardWidth).height
  }

  func difference(_ taller: Double, _ lower: Double) -> Double {
    shelf.grid.difference(taller, lower)
  }
}

extension TemplateCell {
  /// The most points that one more line of a label of several lines can add, or of any label where none has several;
  /// `nil` without labels.
  fileprivate var tallestLine: Double? {
    let several = labels.filter { $0.numberOfLines != 1 }
    let line = (several.isEmpty ? labels : several).map { $0.font.lineHeight + max(0, $0.font.leading) }.max()
    return line.map { blueprint.grid.points(pixels: blueprint.grid.pixels(roundingUp: $0)) }
  }
}
