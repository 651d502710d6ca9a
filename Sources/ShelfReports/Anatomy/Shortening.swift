import RecordCells
import ShelfSizing

/// Texts of a shelf that are too long, and what it gains when they are shortened.
package struct Shortening: Sendable, Hashable {
  /// A text, and how much of it may stay.
  package struct Text: Sendable, Hashable {
    package let card: CardName
    /// The field of the record that it is shown for.
    package let field: String
    /// Characters (grapheme clusters).
    package let characterCount: Int
    /// Characters that it may keep.
    package let fittingCount: Int

    /// A text.
    package init(card: CardName, field: String, characterCount: Int, fittingCount: Int) {
      (self.card, self.field) = (card, field)
      (self.characterCount, self.fittingCount) = (characterCount, fittingCount)
    }
  }

  /// One of each card, the tallest first.
  package let texts: [Text]
  /// Points that the shelf is lower then; 0 where the texts are those of cards that are cut.
  package let saved: Double

  /// Texts, and points.
  package init(texts: [Text], saved: Double) { (self.texts, self.saved) = (texts, saved) }
}
