/// A view model that estimates how tall its card gets, without a cell.
///
/// The scan only compares the answers, so any number that grows with the card's height will do: a real height,
/// a count of words, a sum of advances. An app that has the 2018 article's protocol, whose lengths are
/// `CGFloat`, conforms with one line:
///
///     func height(forWidth width: Double) -> Double { Double(height(forWidth: CGFloat(width))) }
public protocol DynamicHeightCalculable {
  /// The estimate at a card width.
  ///
  /// - Parameter width: the width of the card in points.
  /// - Returns: a number that is larger for taller content; NaN counts as smaller than any number.
  func height(forWidth width: Double) -> Double
}
