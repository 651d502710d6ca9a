import UIKit

/// A quote, made in Interface Builder: its label has one line there, and as many as it needs once it is connected.
final class QuoteCell: UICollectionViewCell {
  @IBOutlet private weak var quoteLabel: UILabel! {
    didSet { quoteLabel.numberOfLines = 0 }
  }
  @IBInspectable var quotationMark = ""

  func show(_ quote: String) { quoteLabel.text = quotationMark + quote + quotationMark }
}
