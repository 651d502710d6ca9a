import ShelfSizing
import UIKit

/// The content of a story's card.
package struct StoryViewModel {
  let title: String?
  let body: String?

  /// The content of a card.
  package init(title: String?, body: String?) {
    (self.title, self.body) = (title, body)
  }
}

/// The app looks for the tallest card by this, and lays that one out.
extension StoryViewModel: @MainActor DynamicHeightCalculable {
  /// The height of the body, as the cell lays it out.
  @MainActor package func height(forWidth width: Double) -> Double {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 14)
    label.text = body
    return label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height
  }
}

/// A title of one line and a body of any length: anchors.
package final class StoryCell: UICollectionViewCell {
  private let titleLabel = UILabel()
  private let bodyLabel = UILabel()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    bodyLabel.font = .systemFont(ofSize: 14)
    bodyLabel.numberOfLines = 0
    for label in [titleLabel, bodyLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      ])
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 16),
      contentView.bottomAnchor.constraint(greaterThanOrEqualTo: bodyLabel.bottomAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension StoryCell: @MainActor SizingCell {
  /// Shows a story.
  package func configure(with viewModel: StoryViewModel, isSizing: Bool) {
    titleLabel.text = viewModel.title
    bodyLabel.text = viewModel.body
  }

  /// The size that the constraints ask for.
  package func systemLayoutSizeFitting(requiredWidth: Double) -> Size {
    contentView.bounds.size.width = requiredWidth
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: requiredWidth, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return Size(width: size.width, height: size.height)
  }
}
