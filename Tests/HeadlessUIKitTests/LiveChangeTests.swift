import Foundation
import Testing

@testable import HeadlessUIKit

/// A label that breaks its lines at the width that layout gives it.
private final class WrappingLabel: UILabel {
  override var bounds: CGRect { didSet { preferredMaxLayoutWidth = bounds.width } }
}

/// A view that counts how often it is laid out.
private final class CountingView: UIView {
  var count = 0
  override func layoutSubviews() { count += 1 }
}

/// A label that is as wide as its text or 24 points.
private final class PillLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: max(24, size.width + 10), height: size.height)
  }
}

/// Changes that the next answer counts. Labels are of Helvetica 20, whose lines are 23 points high.
@MainActor struct LiveChangeTests {
  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.font = UIFont(name: "Helvetica", size: 20)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func compressed(_ view: UIView) -> CGSize { view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

  @Test func aReplacedLabelShowsItsOwnText() {
    let stack = UIStackView(arrangedSubviews: [label("Hi")])
    #expect(compressed(stack).height == 23)
    stack.arrangedSubviews[0].removeFromSuperview()
    stack.addArrangedSubview(label("Hi\nHi"))
    #expect(compressed(stack).height == 46)
  }

  /// All fonts of a tree keep the text size that they were asked for.
  @Test func textSizesOfAllFonts() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let button = UIButton(type: .system)
    button.setTitle("Hi", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body, compatibleWith: large)
    #expect(button.intrinsicContentSize.height > 70)
    let (small, tall) = (UILabel(), UILabel())
    small.text = "Hi"
    tall.text = "Hi"
    small.font = .preferredFont(forTextStyle: .body)
    tall.font = .preferredFont(forTextStyle: .body, compatibleWith: large)
    let heights = [small, tall].map(\.intrinsicContentSize.height)
    let stack = UIStackView(arrangedSubviews: [small, tall])
    stack.axis = .vertical
    #expect(compressed(stack).height == heights[0] + heights[1])
  }

  /// A layout is owned by its root, and owns no view.
  @Test func viewsGoWithTheirOwners() {
    weak var cell: UICollectionViewCell?
    weak var text: UILabel?
    do {
      let made = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let label = UILabel()
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      made.contentView.addSubview(label)
      label.topAnchor.constraint(equalTo: made.contentView.layoutMarginsGuide.topAnchor).isActive = true
      made.layoutIfNeeded()
      _ = made.systemLayoutSizeFitting(.zero)
      #expect(label.intrinsicContentSize.height > 0)
      (cell, text) = (made, label)
    }
    #expect(cell == nil && text == nil)
  }

  /// A constraint to a view that is no more says nothing.
  @Test func constraintsToViewsThatHaveGone() {
    let root = UIView()
    do {
      let other = UIView()
      root.addSubview(other)
      let constraint = root.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: 33)
      constraint.isActive = true
      other.removeFromSuperview()
      root.addConstraint(constraint)
    }
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test func thePixelsOfTheDisplay() {
    let label = UILabel()
    label.text = "Hi"
    #expect(label.intrinsicContentSize.height == 20.5)
    UITraitCollection(displayScale: 3).performAsCurrent {
      #expect(abs(label.intrinsicContentSize.height - 61 / 3) < 1e-9)
    }
    #expect(label.intrinsicContentSize.height == 20.5)
  }

  @Test func statesOfAButton() {
    let button = UIButton()
    button.titleLabel?.font = UIFont(name: "Helvetica", size: 20)
    button.setTitle("Hi", for: .normal)
    button.setTitle("Hi Hi Hi", for: .selected)
    let narrow = button.intrinsicContentSize.width
    button.isSelected = true
    #expect(button.intrinsicContentSize.width > narrow + 20)
  }

  /// A scale of 0 is UIKit's unspecified; no device has 10^9 pixels a point.
  @Test(arguments: [0, -1, 1e9, .nan]) func scalesOfNoDevice(scale: CGFloat) {
    let label = UILabel()
    label.text = "Text"
    let size = label.intrinsicContentSize
    UITraitCollection(displayScale: scale).performAsCurrent { #expect(label.intrinsicContentSize == size) }
  }

  @Test(arguments: ["Helvetica", "Unknown", nil]) func sizesOfNoFont(name: String?) {
    for size in [0, -1, 1e9, .nan, .infinity] as [CGFloat] {
      let font = name.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
      #expect(font.pointSize > 0 && font.pointSize <= 1000)
    }
  }

  /// Constraints to a scroll view's edges hold the edges of its content.
  @Test func edgesOfAScrollView() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor), content.heightAnchor.constraint(equalToConstant: 700),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 700))
  }

  @Test func layoutTellsBoundsAndLaysOutOnce() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
    let label = WrappingLabel()
    label.font = UIFont(name: "Helvetica", size: 20)
    label.text = "Hi Hi Hi"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor), label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(label.preferredMaxLayoutWidth == 60 && label.frame.height == 46)
    let count = view.count
    for _ in 0..<3 { view.layoutIfNeeded() }
    #expect(view.count == count)
    view.bounds.size = CGSize(width: 80, height: 120)
    #expect(view.frame == CGRect(x: -10, y: -10, width: 80, height: 120))
  }

  @Test func theSizeOfAClassFollowsItsText() {
    let label = PillLabel()
    label.font = UIFont(name: "Helvetica", size: 20)
    let stack = UIStackView(arrangedSubviews: [label])
    label.text = "i"
    #expect(compressed(stack).width == 24)
    label.text = "Hi Hi Hi"
    #expect(compressed(stack).width == label.intrinsicContentSize.width)
  }

  @Test func textsThatAreNone() {
    let (field, view, label) = (UITextField(), UITextView(), UILabel())
    (field.text, view.text, label.font) = (nil, nil, nil)
    #expect(field.text == "" && view.text == "" && label.font == .systemFont(ofSize: 17))
    label.attributedText = NSAttributedString(string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    label.font = UIFont(name: "Helvetica", size: 40)
    #expect(label.intrinsicContentSize.height == 46)
  }

  /// A target of no width that need not be met breaks nothing.
  @Test func wishesBreakNoConstraints() {
    let before = Messages.write
    var said: [String] = []
    Messages.write = { said.append($0) }
    defer { Messages.write = before }
    let view = UIView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
      inner.widthAnchor.constraint(equalToConstant: 40),
    ])
    #expect(compressed(view).width == 50 && said.isEmpty)
  }
}
