import ShelfSizing

/// A cell whose view model is the height it is to have, and which remembers what it was asked.
final class FakeCell: SizingCell {
  private(set) var calls: [String] = []
  private var height = -1.0

  func prepareForReuse() {
    calls.append("prepareForReuse")
    height = -1
  }

  func configure(with viewModel: Double, isSizing: Bool) {
    calls.append("configure \(viewModel) \(isSizing)")
    height = viewModel
  }

  func systemLayoutSizeFitting(requiredWidth: Double) -> Size {
    calls.append("fit \(requiredWidth)")
    return Size(width: requiredWidth, height: height)
  }
}
