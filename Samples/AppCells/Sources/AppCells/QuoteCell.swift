import UIKit

/// A saying.
package struct Quote: Sendable {
  let text: String
  let author: String?

  /// A saying.
  package init(text: String, author: String?) {
    (self.text, self.author) = (text, author)
  }
}

/// Why there is no quote.
package enum QuoteError: Error, CustomStringConvertible {
  case noText

  /// A sentence.
  package var description: String { "a quote needs a text" }
}

/// Two labels that the cell places by hand.
package final class QuoteCell: UICollectionViewCell {
  private static let margins = UIEdgeInsets(top: 20, left: 12, bottom: 12, right: 12)
  private static let spacing: CGFloat = 8
  private let textLabel = UILabel()
  private let authorLabel = UILabel()

  /// The quote that it shows.
  package var quote: Quote? {
    didSet {
      textLabel.text = quote?.text
      authorLabel.text = quote?.author
    }
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    textLabel.font = .italicSystemFont(ofSize: 17)
    textLabel.numberOfLines = 0
    authorLabel.font = .systemFont(ofSize: 12)
    contentView.addSubview(textLabel)
    contentView.addSubview(authorLabel)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds.inset(by: QuoteCell.margins)
    textLabel.frame = CGRect(origin: area.origin, size: size(of: textLabel, width: area.width))
    let author = size(of: authorLabel, width: area.width)
    authorLabel.frame = CGRect(x: area.minX, y: area.maxY - author.height, width: area.width, height: author.height)
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width - QuoteCell.margins.left - QuoteCell.margins.right
    let heights = [textLabel, authorLabel].map { self.size(of: $0, width: width).height }
    return CGSize(
      width: size.width,
      height: heights[0] + QuoteCell.spacing + heights[1] + QuoteCell.margins.top + QuoteCell.margins.bottom)
  }

  private func size(of label: UILabel, width: CGFloat) -> CGSize {
    CGSize(width: width, height: label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
  }
}
