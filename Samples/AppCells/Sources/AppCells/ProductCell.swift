import UIKit

/// A product, as the app's server sends it.
package struct Product: Decodable, Sendable {
  struct Price: Decodable {
    let amount: Double
    let currency: String
  }

  let name: String
  let subtitle: String?
  let price: Price
}

/// A picture, a name of two lines, a line of any length and a price: stacks, and the app's own words for constraints.
package final class ProductCell: UICollectionViewCell {
  private let picture = UIView()
  private let nameLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let priceLabel = UILabel()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.numberOfLines = 2
    subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
    subtitleLabel.numberOfLines = 0
    priceLabel.font = .preferredFont(forTextStyle: .callout)
    picture.backgroundColor = .secondarySystemBackground
    picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.75).isActive = true
    let stack = UIStackView(arrangedSubviews: [picture, nameLabel, subtitleLabel, priceLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.setCustomSpacing(12, after: picture)
    contentView.add(stack) { $0.edges(12) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// Shows a product.
  package func show(_ product: Product) {
    nameLabel.text = product.name
    subtitleLabel.text = product.subtitle
    subtitleLabel.isHidden = product.subtitle == nil
    priceLabel.text = "\(product.price.amount) \(product.price.currency)"
  }
}
