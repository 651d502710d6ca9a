import Foundation
import Testing

@testable import HeadlessUIKit

/// Labels whose classes add points to their text, in Helvetica 20, whose lines are 23 points high.
@MainActor struct LabelClassTests {
  private static let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)

  /// The size alone is larger: lines are broken at the whole width, as UIKit breaks them.
  private class SizedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 30, height: size.height + 10)
    }
  }

  /// The area of the text is smaller, from which UIKit takes the size as well.
  private class AreaLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let insets = LabelClassTests.insets
      let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return rect.inset(
        by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
  }

  /// The height of a label that fills a view of a width.
  private func height(_ label: UILabel, width: CGFloat) -> CGFloat {
    label.font = UIFont(.named("Helvetica", size: 20))
    label.text = "Hi Hi Hi"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let view = UIView()
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor), label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let target = CGSize(width: width, height: 0)
    return view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// "Hi Hi Hi" is 67.8 points wide, "Hi Hi" 43.3.
  @Test func addedPointsAndLines() {
    #expect(height(UILabel(), width: 70) == 23)
    #expect(height(SizedLabel(), width: 70) == 33 && height(AreaLabel(), width: 70) == 79)
    #expect(height(AreaLabel(), width: 100) == 33 && height(SizedLabel(), width: 60) == 56)
  }

  @Test func areasDecideSizes() {
    let label = AreaLabel()
    #expect(height(label, width: 200) == 33)
    #expect(label.intrinsicContentSize == CGSize(width: 98, height: 33))
    #expect(label.sizeThatFits(CGSize(width: 80, height: 0)).height == 56)
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 98, height: 33))
    label.preferredMaxLayoutWidth = 80
    #expect(label.intrinsicContentSize.height == 56)
  }

  @Test func otherLimitsOfLines() {
    let label = UILabel()
    label.text = "a\nb\nc"
    label.numberOfLines = 1
    let line = label.sizeThatFits(.zero).height
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 0).height > 2.5 * line)
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).height == line)
  }
}
