import ShelfSizing

/// Stands for the app's `UICollectionViewCell`: letters 8 points wide in lines of 18, words kept whole.
final class CardCell: SizingCell {
  private var body = ""

  init() {}

  func prepareForReuse() { body = "" }

  func configure(with viewModel: Card, isSizing: Bool) { body = viewModel.body }

  func systemLayoutSizeFitting(requiredWidth: Double) -> Size {
    let most = Int((requiredWidth - 32) / 8)
    var (lines, line) = (0, 0)
    for word in body.split(separator: " ") {
      if lines == 0 || line + 1 + word.count > most {
        (lines, line) = (lines + 1, word.count)
      } else {
        line += 1 + word.count
      }
    }
    return Size(width: requiredWidth, height: 52 + 18 * Double(lines))
  }
}
