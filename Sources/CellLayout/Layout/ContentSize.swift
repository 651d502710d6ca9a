/// What a view's content asks for, in pixels of its alignment rectangle.
struct ContentSize: Sendable, Equatable {
  /// `nil` where the content has no width (`UIView.noIntrinsicMetric`).
  var width: Double?
  /// `nil` where the content has no height.
  var height: Double?
  /// Where the text's baselines are; `nil` for a view without text.
  var text: TextLines?

  /// The lines of a text, in pixels.
  struct TextLines: Sendable, Equatable {
    var height: Double
    /// From the top of the first line.
    var firstBaseline: Double
    /// From the bottom of the last line.
    var lastBaseline: Double
  }
}
