import CellLayout
import ShelfSizing

/// Why a shelf is as tall as it is, and what that costs. Every card is laid out for it.
package struct ShelfAnatomy: Sendable {
  /// What is sized.
  package let shelf: Shelf
  /// Of all cards.
  package let heights: HeightTally
  /// Some of the tallest cards, the tallest first.
  package var tallest: [Card] = []
  /// The tallest card's views.
  package var views: [PlacedView] = []
  /// What is to be said of its constraints.
  package var findings = LayoutFindings()
  /// What each bound field adds to the tallest card.
  package var fields: [FieldShare] = []
  /// The field to blame; `nil` where no field alone makes the card taller than the second tallest.
  package var blame: Blame?
  /// Some of the cards that the item height cuts, the tallest first.
  package var cut: [CutCard] = []
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

  /// The field that makes the tallest card taller than the second tallest.
  package struct Blame: Sendable, Hashable {
    /// Place in ``ShelfAnatomy/fields``.
    package var field: Int
    /// Characters that it may keep for the card to be no taller than the second tallest; `nil` where no cut of this
    /// field alone does it.
    package var fittingCount: Int?

    /// A field's place, and what fits.
    package init(field: Int, fittingCount: Int?) {
      self.field = field
      self.fittingCount = fittingCount
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

  /// The facts about all cards; the rest is added.
  package init(shelf: Shelf, heights: HeightTally) {
    self.shelf = shelf
    self.heights = heights
  }
}

extension ShelfAnatomy {
  /// How many cards share the largest height.
  package var tallestCount: Int { heights.levels.first?.count ?? 0 }

  /// A sentence where one card costs the shelf more than a line.
  package var outlierWarning: String? {
    guard tallestCount == 1, let lineHeight, let step = heights.costCurve(shelf).first, let tallest = tallest.first,
      step.cardCount == 1, step.saved > lineHeight
    else { return nil }
    return "card \(tallest.name.short) (index \(tallest.name.index)) alone makes it \(rounded(step.saved)) points "
      + "taller, more than a line of \(rounded(lineHeight)); \(remedy ?? "shorten that card or drop it")"
  }

  /// `cut 'body' to 148 of 203 characters`
  var remedy: String? {
    guard let blame, let count = blame.fittingCount else { return nil }
    let field = fields[blame.field]
    return "cut '\(field.field)' to \(count) of its \(field.characterCount) characters"
  }
}
