import Foundation
import Testing

@testable import HeadlessUIKit

/// Views that run from right to left. Frames are those that Stevia's tests of Apple's UIKit ask for
/// (freshOS/Stevia, FlexibleMarginTests and LayoutTests).
@MainActor struct DirectionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let first = UIView()
  private let second = UIView()

  init() {
    root.semanticContentAttribute = .forceRightToLeft
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func span(_ view: UIView) -> [CGFloat] { [view.frame.minX, view.frame.width] }

  private func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  @Test func theHolderTurnsLeadingAndTrailing() {
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 23),
      first.widthAnchor.constraint(equalToConstant: 20),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -74))
    #expect(span(first) == [257, 20] && span(second) == [74, 175])
    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(span(first) == [23, 20] && span(second) == [51, 175])
  }

  @Test func inequalitiesTurn() {
    activate(
      first.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 23),
      first.widthAnchor.constraint(equalToConstant: 100),
      first.rightAnchor.constraint(equalTo: root.rightAnchor).at(10),
      second.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -74),
      second.widthAnchor.constraint(equalToConstant: 100),
      second.leftAnchor.constraint(equalTo: root.leftAnchor).at(10))
    #expect(span(first) == [177, 100] && span(second) == [74, 100])
  }

  @Test func leftAndLengthsStay() {
    activate(
      first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
      first.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      second.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 5),
      second.widthAnchor.constraint(equalToConstant: 10))
    #expect(span(first) == [7, 150] && span(second) == [150, 10])
  }

  /// The direction is that of the view itself: what lies in a subview runs as before.
  @Test func subviewsDoNotInherit() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    first.addSubview(inner)
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      first.widthAnchor.constraint(equalToConstant: 100),
      inner.leadingAnchor.constraint(equalTo: first.leadingAnchor, constant: 3),
      inner.widthAnchor.constraint(equalToConstant: 20))
    #expect(span(first) == [190, 100] && span(inner) == [3, 20])
  }

  @Test func marginsOfADirection() {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    activate(
      first.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor))
    #expect(span(first) == [4, 294])
    root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 30)
    #expect(root.directionalLayoutMargins.leading == 30 && root.directionalLayoutMargins.trailing == 20)
    root.layoutIfNeeded()
    #expect(span(first) == [20, 250])
  }

  /// Which view of a row gets what is left goes by their order, not by where they lie.
  @Test(arguments: [UIStackView.Distribution.fill, .fillEqually, .equalSpacing, .equalCentering])
  func aRowIsMirrored(_ distribution: UIStackView.Distribution) {
    func frames(_ direction: UISemanticContentAttribute) -> [[CGFloat]] {
      let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
      stack.semanticContentAttribute = direction
      stack.distribution = distribution
      stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
      stack.spacing = 5
      if distribution != .fillEqually {
        for (view, width) in zip(stack.arrangedSubviews, [40.0, 60.0]) {
          view.widthAnchor.constraint(equalToConstant: width).isActive = true
        }
      }
      if distribution != .fill && distribution != .fillEqually {
        stack.arrangedSubviews[2].widthAnchor.constraint(equalToConstant: 10).isActive = true
      }
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
      stack.layoutIfNeeded()
      return stack.arrangedSubviews.map(span)
    }
    let (left, right) = (frames(.forceLeftToRight), frames(.forceRightToLeft))
    #expect(right == left.map { [300 - $0[0] - $0[1], $0[1]] } && left[0][0] == 0)
  }

  @Test func leadingOfAColumnIsRight() {
    let stack = UIStackView(arrangedSubviews: [first])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.semanticContentAttribute = .forceRightToLeft
    first.widthAnchor.constraint(equalToConstant: 20).isActive = true
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    stack.layoutIfNeeded()
    #expect(span(first) == [80, 20])
  }
}

extension NSLayoutConstraint {
  fileprivate func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
