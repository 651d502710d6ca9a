/// What a view's content asks for, in pixels of its alignment rectangle.
struct ContentSize: Sendable, Equatable {
  /// `nil` where the content has no width (`UIView.noIntrinsicMetric`).
  var width: Double?
  /// `nil` where the content has no height.
  var height: Double?
  /// From the top of the alignment rectangle; `nil` for a view without text.
  var firstBaseline: Double?
  /// From the bottom of the alignment rectangle.
  var lastBaseline: Double?
}
