import Estimation
import ShelfSizing

/// The proof that a card is the tallest of its shelf: what was laid out, and that nothing left can be taller.
public struct Certificate: Sendable, Hashable {
  /// Cards that were laid out.
  public let rendered: Int
  /// Cards whose bounds were enough.
  public let bounded: Int
  /// The largest upper bound among the bounded cards, in points; `nil` where all were laid out.
  public let largestBoundLeft: Double?
  /// Whether the height is that of the tallest card; it always is, as what can't be bounded is laid out.
  public let exact: Bool

  /// The outcome of a search.
  ///
  /// - Parameters:
  ///   - tallest: what was found among `count` cards.
  ///   - grid: the pixels of its heights.
  init<Candidate>(_ tallest: TallestSearch<Candidate>.Tallest, of count: Int, on grid: PixelGrid) {
    rendered = tallest.rendered
    bounded = count - tallest.rendered
    largestBoundLeft = tallest.largestBoundLeft.map(grid.points)
    exact = true
  }
}
