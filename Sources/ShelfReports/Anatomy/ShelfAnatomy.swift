import CellLayout
import ShelfSizing

/// An explanation of a shelf's height and of its cost. Every card is laid out for it.
package struct ShelfAnatomy: Sendable {
  /// The shelf that is explained.
  package let shelf: Shelf
  /// The heights of all cards.
  package let heights: HeightTally
  /// Some of the tallest cards, the tallest first.
  package var tallest: [Card] = []
  /// The tallest card's views.
  package var views: [PlacedView] = []
  /// The tallest card's constraints that decide its height, and those that are broken.
  package var findings = LayoutFindings()
  /// The height that each bound field adds to the tallest card.
  package var fields: [FieldShare] = []
  /// The index in ``fields`` of the one to blame; `nil` where no field alone makes the card taller than the second
  /// tallest. It may keep so many characters for the card to be no taller than that; `nil` where no cut of it alone does it.
  package var blame: (field: Int, fittingCount: Int?)?
  /// The texts to shorten for the most points a text; `nil` where no few texts alone make the shelf lower or its cards
  /// whole, or where nobody asks.
  package var shortening: Shortening?
  /// Lines of all cards that the maximum card height cuts off.
  package var lostLines = 0
  /// On how many of all cards a text ends in `…` because of its label's line limit, by the name of the view.
  package var limitedTexts: [String: Int] = [:]
  /// Whether texts are translations of what the fields hold.
  package var isTranslated = false
  /// Some of the cards that the item height cuts, the tallest first.
  package var cut: [CutCard] = []
  /// Some cards for a drawing, in the order of the shelf.
  package var drawn: [DrawnCard] = []
  /// Short texts that lack width, among the cards that are laid out here.
  package var squeezed: [SqueezedText] = []
  /// The shelf in the variants that are not explained, where a maximum card height may cut its cards.
  package var otherVariants: [OtherVariant] = []
  /// Points that one line more of a text of several lines can add; `nil` without texts.
  package var lineHeight: Double?

  /// A card and its height before the clamp, in points.
  package struct Card: Sendable {
    package let name: CardName
    package let height: Double

    /// A card.
    package init(_ name: CardName, height: Double) {
      self.name = name
      self.height = height
    }
  }

  /// A field of the tallest card.
  package struct FieldShare: Sendable, Hashable {
    /// Its name in records.
    package var field: String
    /// Characters (grapheme clusters) of its text.
    package var characterCount: Int
    /// Points that the card is lower with this field empty.
    package var adds: Double
    /// Points that the card is lower with the second tallest card's value of this field; `nil` without such a card.
    package var addsOverSecond: Double?

    /// A field.
    package init(field: String, characterCount: Int, adds: Double, addsOverSecond: Double?) {
      self.field = field
      self.characterCount = characterCount
      self.adds = adds
      self.addsOverSecond = addsOverSecond
    }
  }

  /// A card that is taller than the shelf's cards may be.
  package struct CutCard: Sendable {
    package let card: Card
    /// Points that its content is taller than the card.
    package let excess: Double
    /// Lines of its texts that do not lie in the card as a whole, laid out at the item height.
    package let lostLines: Int

    /// A card.
    package init(_ card: Card, excess: Double, lostLines: Int) {
      self.card = card
      self.excess = excess
      self.lostLines = lostLines
    }
  }

  /// A label of one line whose short text does not fit, as other views take the width.
  package struct SqueezedText: Sendable, Hashable {
    /// The name of the view.
    package let view: String
    /// The least that is seen of it, with its ellipsis.
    package var shown: String
    /// On how many cards, and of how many that were looked at.
    package var count: Int, cardCount: Int

    /// A text.
    package init(view: String, shown: String, count: Int, cardCount: Int) {
      (self.view, self.shown, self.count, self.cardCount) = (view, shown, count, cardCount)
    }
  }

  /// A card of a drawing.
  package struct DrawnCard: Sendable {
    package let card: Card
    /// Laid out at the height that the content asks for.
    package let views: [PlacedView]
    /// Laid out at the height of the shelf's cards; `nil` where that cuts nothing off.
    package let cutViews: [PlacedView]?
    /// Cards between the drawn one before and this one.
    package let precedingCount: Int

    /// A card.
    package init(_ card: Card, views: [PlacedView], cutViews: [PlacedView]? = nil, precedingCount: Int) {
      self.card = card
      self.views = views
      self.cutViews = cutViews
      self.precedingCount = precedingCount
    }
  }

  /// The facts about all cards; the rest is added.
  package init(shelf: Shelf, heights: HeightTally) {
    self.shelf = shelf
    self.heights = heights
  }
}

extension ShelfAnatomy {
  /// Points that the shelf would be lower without its tallest card; 0 where others are as tall after the clamp.
  package var outlierCost: Double {
    heights.costCurve(shelf).first.map { $0.cardCount == 1 ? $0.saved : 0 } ?? 0
  }

  /// A sentence where one card costs the shelf more than a line.
  package var outlierWarning: String? {
    let cost = outlierCost
    guard let lineHeight, let tallest = tallest.first, cost > lineHeight else { return nil }
    return "card \(tallest.name.short) (index \(tallest.name.index)) alone makes it \(rounded(cost)) points "
      + "taller, more than a line of \(rounded(lineHeight)); \(remedy ?? "shorten that card or drop it")"
  }

  /// A sentence on the first of ``squeezed``.
  package var squeezedWarning: String? {
    guard let text = squeezed.first else { return nil }
    return
      "'\(text.view)' is cut to '\(text.shown)' on \(text.count) of the \(text.cardCount) cards looked at, as other views "
      + "take its width; let it resist compression, or give it a line of its own"
  }

  /// `cut 'body' to 148 of its 203 characters`
  package var remedy: String? {
    guard let blame, let count = blame.fittingCount else { return nil }
    let field = fields[blame.field]
    if count == 0 { return nil }
    return
      "cut \(isTranslated ? "the translation of " : "")'\(field.field)' to \(count) of its \(field.characterCount) characters"
  }
}
