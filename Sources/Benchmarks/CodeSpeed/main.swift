// Shows card after card in a cell that is made in code, and prints a line of JSON: microseconds a card, and milliseconds
// from nothing to the heights of 20 cells. Count instructions by the difference of two numbers of cards.
//
// usage: CodeSpeed [CARDS]

import Foundation
import HeadlessUIKit

/// A title of one line above a body of any number, 16 points apart and from the edges.
final class CardCell: UICollectionViewCell {
  let titleLabel = UILabel()
  let bodyLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    bodyLabel.font = .systemFont(ofSize: 14)
    bodyLabel.numberOfLines = 0
    for label in [titleLabel, bodyLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 16),
      bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 16),
      bodyLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: bodyLabel.trailingAnchor, constant: 16),
      contentView.bottomAnchor.constraint(greaterThanOrEqualTo: bodyLabel.bottomAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func height(_ title: String, _ body: String) -> CGFloat {
    titleLabel.text = title
    bodyLabel.text = body
    return contentView.systemLayoutSizeFitting(
      CGSize(width: 176, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

func milliseconds(_ body: () -> Void) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  body()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
}

let cards = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
let words = "the quick brown fox jumps over a lazy dog and, well-known: naïve café $5".split(separator: " ")
let texts = (0..<500).map { index in
  (0...(index * 7 % 40)).map { String(words[(index + $0 * 5) % words.count]) }.joined(separator: " ")
}
var sum: CGFloat = 0
let cold = milliseconds { for index in 0..<20 { sum += CardCell(frame: .zero).height(texts[index], texts[index + 1]) } }
let cell = CardCell(frame: .zero)
let warm = milliseconds { for card in 0..<cards { sum += cell.height(texts[card % 500], texts[(card * 3 + 1) % 500]) } }
print(
  #"{"cards": \#(cards), "microsecondsPerCard": \#(warm * 1e3 / Double(max(cards, 1))), "coldMilliseconds": \#(cold)}"#)
guard sum > 0 else { exit(66) }
