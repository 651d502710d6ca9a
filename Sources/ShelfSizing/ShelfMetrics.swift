/// The answer: how large every card of a shelf is, and how tall the collection view.
public struct ShelfMetrics: Sendable, Hashable {
  /// The uniform size of the cards in points, after the clamp.
  public let itemSize: Size
  /// The card height that the content asks for, before the clamp, in points.
  public let contentHeight: Double
  /// Whether the maximum card height cut the content.
  public let isClamped: Bool
  /// The collection view's height: the card and the top and bottom insets, rounded up to a pixel. 0 for a
  /// shelf without cards.
  public let containerHeight: Double
  /// The heights at which a horizontal flow layout shows exactly one row (UIKitNumbers.md, "Flow layout"): below it
  /// the layout is undefined, from its end on a second row fits. `nil` for a shelf without cards.
  public let containerHeightRange: Range<Double>?
  /// How many view models were scanned.
  public let itemCount: Int
  /// How many times the sizing cell was laid out.
  public let renderedCount: Int
  /// The 0-based index of the card that decided; `nil` for a shelf without cards.
  public let largestIndex: Int?
  /// The estimate of that card.
  public let largestEstimate: Double?
  /// Notes about unusual things of this shelf, in a fixed order.
  public let warnings: [ShelfWarning]
}

/// A result that is defined but hardly meant.
public enum ShelfWarning: Sendable, Hashable, CustomStringConvertible {
  /// The shelf has no cards; all heights are 0.
  case noItems
  /// Every estimate was 0, so the first card was laid out.
  case allEstimatesZero
  /// A collection view of height 0 never asks for its cells (UIKitNumbers.md, "Flow layout").
  case heightIsZero
  /// The sizing cell gave a height that is no number, or is negative; 0 was taken.
  case heightIsNotANumber
  /// The app's container height is outside the range that keeps one row.
  case containerHeightOutsideRange(height: Double, range: Range<Double>)

  /// A name that does not change with the words: `no-items`.
  public var code: String {
    switch self {
    case .noItems: "no-items"
    case .allEstimatesZero: "estimates-zero"
    case .heightIsZero: "height-zero"
    case .heightIsNotANumber: "height-not-a-number"
    case .containerHeightOutsideRange: "container-height"
    }
  }

  /// One sentence that ends in what to do.
  public var description: String {
    switch self {
    case .noItems:
      "the shelf has no items, so its heights are 0; hide it"
    case .allEstimatesZero:
      "every estimate is 0, so the first card was taken; choose an estimator that sees the fields you show"
    case .heightIsZero:
      "the container height is 0, and a collection view of height 0 never shows its cells"
    case .heightIsNotANumber:
      "the sizing cell gave no usable height, so 0 was taken; check its constraints"
    case .containerHeightOutsideRange(let height, let range) where height < range.lowerBound:
      "the container height \(shortestDecimal(height)) is less than the \(shortestDecimal(range.lowerBound)) that one row needs, "
        + "which a flow layout leaves undefined"
    case .containerHeightOutsideRange(let height, let range):
      "the container height \(shortestDecimal(height)) leaves room for a second row, which starts at "
        + "\(shortestDecimal(range.upperBound)); make it smaller or raise the interitem spacing"
    }
  }
}
