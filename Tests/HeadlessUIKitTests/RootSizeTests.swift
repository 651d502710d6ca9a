import Foundation
import Testing

@testable import HeadlessUIKit

/// The size that a layout gives a view which lies in none and has no autoresizing mask.
@MainActor struct RootSizeTests {
  private let root = UIView(frame: CGRect(x: 3, y: 4, width: 0, height: 0))
  private let inner = UIView()

  init() {
    for view in [root, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(inner)
  }

  private func fill() {
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: root.topAnchor), inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      inner.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
    ])
  }

  /// Two squares of 30 points, the second twice as high as the first: the image of muukii/MondrianLayout's
  /// `test_multiplier_constraints` is 60 × 60 points.
  @Test func constraintsSizeTheRoot() {
    let second = UIView()
    second.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(second)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 30),
      second.widthAnchor.constraint(equalToConstant: 30),
      second.heightAnchor.constraint(equalTo: inner.heightAnchor, multiplier: 2),
      inner.leftAnchor.constraint(equalTo: root.leftAnchor), inner.rightAnchor.constraint(equalTo: second.leftAnchor),
      inner.bottomAnchor.constraint(equalTo: second.bottomAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor), second.rightAnchor.constraint(equalTo: root.rightAnchor),
      second.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 3, y: 4, width: 60, height: 60))
    #expect(inner.frame == CGRect(x: 0, y: 30, width: 30, height: 30))
  }

  /// At the width that the root gets, the text has its lines.
  @Test func aTextIsBrokenAtTheWidthOfTheRoot() {
    let label = UILabel()
    label.font = UIFont(name: "Helvetica", size: 20)
    label.numberOfLines = 0
    label.text = "Hi Hi Hi"
    label.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(label)
    fill()
    NSLayoutConstraint.activate([
      root.widthAnchor.constraint(equalToConstant: 56), label.topAnchor.constraint(equalTo: inner.topAnchor),
      label.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(root.frame.size == CGSize(width: 56, height: 69) && label.frame.size == CGSize(width: 40, height: 69))
    label.text = "Hi"
    root.layoutIfNeeded()
    #expect(root.frame.size == CGSize(width: 56, height: 23))
  }

  @Test func masksAndFramesKeepSizes() {
    fill()
    root.frame.size = CGSize(width: 393, height: 40)
    root.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 3, y: 4, width: 393, height: 40) && inner.frame.width == 377)
    root.frame.size = .zero
    root.translatesAutoresizingMaskIntoConstraints = true
    root.layoutIfNeeded()
    #expect(root.frame.size == .zero)
  }
}
