/// An intrinsic content size, in pixels of the alignment rectangle.
struct ContentSize: Sendable, Equatable {
  /// `nil` where the content has no width (`UIView.noIntrinsicMetric`).
  var width: Double?
  /// `nil` where the content has no height.
  var height: Double?
  /// The baselines of the text; `nil` for a view without text.
  var text: TextLines?

  /// The length along an axis; `nil` where the content has none.
  subscript(axis: StackTemplate.Axis) -> Double? { axis == .horizontal ? width : height }

  /// The baselines of a text, in pixels.
  struct TextLines: Sendable, Equatable {
    var height: Double
    /// The distance from the top to the first baseline.
    var firstBaseline: Double
    /// The distance from the bottom to the last baseline.
    var lastBaseline: Double
  }
}
