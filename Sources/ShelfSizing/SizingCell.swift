/// The one cell that is laid out to learn the shelf's height: never on screen, reused for every question.
///
/// It is not `Sendable`: a `UICollectionViewCell` conforms on the main actor (`extension CardCell: @MainActor
/// SizingCell`) and ``ShelfSizer`` then sizes it there.
public protocol SizingCell: AnyObject {
  /// The content that the cell shows.
  associatedtype ViewModel

  /// Forgets the content shown before, as `UICollectionReusableView.prepareForReuse()`.
  func prepareForReuse()

  /// Shows a view model.
  ///
  /// - Parameters:
  ///   - viewModel: the content.
  ///   - isSizing: true while only the size is wanted, so that images need not be loaded.
  func configure(with viewModel: ViewModel, isSizing: Bool)

  /// The size that satisfies the cell's constraints at a required width and the smallest height:
  /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority: .required, verticalFittingPriority:
  /// .fittingSizeLevel)`.
  ///
  /// - Parameter requiredWidth: points.
  /// - Returns: points.
  func systemLayoutSizeFitting(requiredWidth: Double) -> Size
}

extension SizingCell {
  /// The height of the cell with a view model's content, in points.
  @inlinable public func height(showing viewModel: ViewModel, requiredWidth: Double) -> Double {
    prepareForReuse()
    configure(with: viewModel, isSizing: true)
    return systemLayoutSizeFitting(requiredWidth: requiredWidth).height
  }
}
