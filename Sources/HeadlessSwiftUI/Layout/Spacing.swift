import ShelfSizing

/// How far a view wishes to stand from its neighbour, where a stack says no spacing.
///
/// "Each view has preferences per edge" (`ViewSpacing`, `distance(to:along:)`); the gap is the larger of two wishes.
enum SpacingWish {
  /// 8 points: padded stacks of leboncoin's and youknowsthevies/My-Wallet-V3-iOS's images stand so far apart.
  case standard
  /// No gap: beside a `Spacer` of My-Wallet-V3-iOS's section headers.
  case none
  /// Between two texts, points: the leading that the style has beyond ascender and descender
  /// (leboncoin/spark-ios-common, texts in an implicit stack at three text sizes).
  case text(Double)

  static let standardDistance = 8.0

  func distance(to other: SpacingWish) -> Double {
    switch (self, other) {
    case (.none, _), (_, .none): 0
    case (.text(let own), .text(let others)): max(own, others)
    case (.standard, .standard): SpacingWish.standardDistance
    case (.text, .standard), (.standard, .text): SpacingWish.besideText
    }
  }

  /// Between a text and a view of another kind above or below it: assumed, as nobody publishes it. It is said when the
  /// first gap asks.
  private static let besideText: Double = {
    Messages.sayOnce(
      "note: the spacing between a text and another view above or below it is not published; it is 8 points, as "
        + "between views without texts. A stack with a spacing of its own has that one.")
    return standardDistance
  }()
}
