/// The proof that a card is the tallest of its shelf: no other card can be taller. It is a function of the set of cards.
public struct Certificate: Sendable, Hashable {
  /// Cards that have to be laid out: the tallest, and those whose upper bounds are above its height.
  public let rendered: Int
  /// Cards that their bounds rule out.
  public let bounded: Int
  /// The largest upper bound among the bounded cards, in points; `nil` where there is none.
  public let largestBoundLeft: Double?
  /// Whether the height is that of the tallest card; it always is, as what can't be bounded is laid out.
  public let exact: Bool

  /// A proof.
  package init(rendered: Int, bounded: Int, largestBoundLeft: Double?, exact: Bool = true) {
    (self.rendered, self.bounded) = (rendered, bounded)
    (self.largestBoundLeft, self.exact) = (largestBoundLeft, exact)
  }
}
