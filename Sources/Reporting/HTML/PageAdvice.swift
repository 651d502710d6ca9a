import Catalog
import ShelfReports
import ShelfSizing

/// The things to do about the shelves of a page, by variant, those that matter the most first: cut cards, then points.
///
/// A page judges the variant that it draws, in its languages, so that a text counts once. Memory grows with variants
/// and heights of cards, and not with the shelves.
struct PageAdvice {
  /// Heights and white space of the cards of a variant.
  struct Cards {
    /// How many cards have a height, of all or, where a maximum is set, of those that are cut.
    var counts: [Double: Int] = [:]
    /// How many shelves are as high.
    var shelves: [Double: Int] = [:]
    var maximum: Double?
    var cardCount = 0
    var white = (points: 0.0, ofAll: 0.0)
    /// Texts that lack width, by the name of the view.
    var squeezed: [String: ShelfAnatomy.SqueezedText] = [:]
    /// On how many cards a text has more lines than its label may show, by the name of the view.
    var limited: [String: Int] = [:]
  }

  private(set) var cards: [Variant: Cards] = [:]
  /// The cards that a maximum cuts in variants that the page does not explain.
  private(set) var others: [OtherVariant] = []
  /// By the parts of a variant but its language.
  private var texts: [Variant: TextAdvice] = [:]
  /// The sizes of the first shelf's fonts in each text size.
  private var fontSizes: [String: [Double]] = [:]

  /// Adds a shelf in a variant.
  mutating func add(_ row: ShelfRow, _ anatomy: ShelfAnatomy) {
    cards[row.variant, default: Cards()].add(row, anatomy)
    texts[row.variant.withoutLocale, default: TextAdvice()].add(row, anatomy)
    others.merge(anatomy.otherVariants)
    let size = row.variant.contentSizeCategory
    if row.number == 0, fontSizes[size] == nil { fontSizes[size] = anatomy.views.compactMap(\.fontSize) }
  }

  /// Whether there are several text sizes, and no font follows them.
  var hasFixedFonts: Bool {
    fontSizes.count > 1 && Set(fontSizes.values).count == 1 && fontSizes.values.first?.isEmpty == false
  }

  /// The views whose texts have more lines than they may show in a variant, those of the most cards first.
  func limited(in variant: Variant) -> [(view: String, count: Int)] {
    cards[variant]?.limited.ranked ?? []
  }

  /// The texts without width that a variant has on the most cards, the first by name of equals.
  func squeezed(in variant: Variant) -> [ShelfAnatomy.SqueezedText] {
    (cards[variant]?.squeezed.values.map { $0 } ?? []).sorted { ($1.count, $0.view) < ($0.count, $1.view) }
  }
}

extension PageAdvice.Cards {
  fileprivate mutating func add(_ row: ShelfRow, _ anatomy: ShelfAnatomy) {
    let height = row.metrics.itemSize.height
    maximum = anatomy.shelf.maximumCardHeight ?? maximum
    cardCount += row.metrics.itemCount
    if maximum == nil {
      shelves[height, default: 0] += 1
      for level in anatomy.heights.levels { counts[level.height, default: 0] += level.count }
    } else if row.cutCount > 0, row.metrics.isClamped {
      for level in anatomy.heights.levels.prefix(while: { $0.height > height }) {
        counts[level.height, default: 0] += level.count
      }
    }
    white.points += row.white.total
    white.ofAll += height * Double(row.metrics.itemCount)
    limited.merge(anatomy.limitedTexts, uniquingKeysWith: +)
    for text in anatomy.squeezed {
      guard var known = squeezed[text.view] else {
        squeezed[text.view] = text
        continue
      }
      known.count += text.count
      known.cardCount += text.cardCount
      if text.shown.count < known.shown.count { known.shown = text.shown }
      squeezed[text.view] = known
    }
  }
}

extension Variant {
  /// The same variant of no language.
  fileprivate var withoutLocale: Variant {
    Variant(cardWidth: cardWidth, scale: scale, contentSizeCategory: contentSizeCategory, locale: nil)
  }
}

// MARK: Writing

extension PageAdvice {
  /// White space beyond this share of all cards is worth another card width.
  static let mostWhite = 0.15
  /// The share of cards that a maximum to think of may cut.
  private static let mostCut = 0.01

  /// The things to do.
  ///
  /// - Parameters:
  ///   - drawn: the shelf that the page draws.
  ///   - link: the part of the page about the shelf at an index.
  func toDo(for drawn: ShelfRow, _ dimensions: VariantDimensions, link: @escaping (Int) -> String?) -> PagePart {
    let (variant, cards) = (drawn.variant, cards[drawn.variant] ?? Cards())
    let texts = texts[variant.withoutLocale] ?? TextAdvice()
    var before = [texts.missed]
    if drawn.approximation != nil {
      before.append("Name a font that has the characters ('--fallback-fonts'): until then heights are approximate.")
    }
    before += squeezed(in: variant).prefix(2).map(PageAdvice.widening)
    if hasFixedFonts {
      before.append(
        "Let the fonts follow the text size (text styles in the cell): none does, so that all "
          + "\(dimensions.textSizeCount) text sizes come out alike.")
    }
    let raising = raising(cards)
    let cutCount = raising == nil ? nil : cards.counts.values.reduce(0, +)
    let nothing =
      cards.cardCount == 1
      ? "with one card, the shelf is as tall as its content asks." : "shortening a few texts makes no shelf lower."
    func items(_ sentences: [String?]) -> [PagePart.Item] { sentences.compactMap { $0.map { ($0, nil) } } }
    return .toDo(
      items(before + [raising]) + texts.items(cutCount: cutCount, drawn: drawn, dimensions, link: link)
        + items([lowering(cards), showing(cards), narrowing(cards)]),
      otherwise: "Nothing: no card is cut, and " + nothing, endsLine: false)
  }

  /// Advice on a text without width.
  private static func widening(_ text: ShelfAnatomy.SqueezedText) -> String {
    "Give '\(text.view)' more width: it shows “\(text.shown)”"
      + (text.cardCount == 1 ? "" : " on \(text.count) of the \(text.cardCount) cards looked at")
      + ". Let it resist compression, or stand in a line of its own."
  }

  /// Advice on the maximum: the height that leaves whole nine of ten cards that are cut, and the one that cuts none.
  private func raising(_ cards: Cards) -> String? {
    let heights = cards.counts.sorted { $0.key > $1.key }
    let elsewhere = others.filter { $0.cutCount > 0 }.map(\.contentHeight).max()
    guard let maximum = cards.maximum, let most = heights.first?.key ?? elsewhere else { return nil }
    let count = heights.reduce(0) { $0 + $1.value }
    var (left, height) = (0, most)
    for (next, cards) in heights {
      height = next
      if left + cards > count / 10 { break }
      left += cards
    }
    // Other variants may ask for more.
    let highest = self.cards.values.flatMap(\.counts.keys).reduce(max(most, elsewhere ?? most), max)
    var text = "Raise the maximum card height from \(tenth(maximum)) to \(tenth(height)): "
    text +=
      left == 0
      ? "no card is cut\(heights.isEmpty ? " in any variant" : "")"
      : "\(count - left) of the \(count) cut cards become whole"
    text += ", and shelves get up to \(tenth(height - maximum)) points taller."
    if highest > height {
      text += " From \(tenth(highest)) on, no card is cut\(highest > most ? " in any variant" : "")."
    }
    return text
  }

  /// Advice on a maximum where there is none: one that cuts few cards.
  private func lowering(_ cards: Cards) -> String? {
    guard cards.maximum == nil else { return nil }
    var cut = 0
    var last: (height: Double, cut: Int)?
    for (height, count) in cards.counts.sorted(by: { $0.key > $1.key }) {
      if cut > 0 { last = (height, cut) }
      cut += count
      if Double(cut) > PageAdvice.mostCut * Double(cards.cardCount) { break }
    }
    guard let last else { return nil }
    let shelfCount = cards.shelves.values.reduce(0, +)
    let lower = cards.shelves.filter { $0.key > last.height }
    let most = tenth((lower.keys.max() ?? last.height) - last.height)
    return
      "Or set a maximum card height of \(tenth(last.height)): it cuts \(last.cut) of \(cards.cardCount) cards, and "
      + (shelfCount == 1
        ? "the shelf gets \(most) points lower."
        : "\(lower.values.reduce(0, +)) of \(shelfCount) shelves get lower, by up to \(most) points.")
  }

  /// Advice on the text that most often ends in an ellipsis, as many apps mean it to.
  private func showing(_ cards: Cards) -> String? {
    cards.limited.ranked.first.map { LayoutFacts.showing($0.view, on: $0.count, of: cards.cardCount) }
  }

  /// Advice on the card width.
  private func narrowing(_ cards: Cards) -> String? {
    guard cards.white.ofAll > 0, cards.white.points > PageAdvice.mostWhite * cards.white.ofAll else { return nil }
    return "Let 'shelf-height optimize' look for a better card width: "
      + "\(tenth(100 * cards.white.points / cards.white.ofAll)) % of the cards’ area is white space."
  }
}
