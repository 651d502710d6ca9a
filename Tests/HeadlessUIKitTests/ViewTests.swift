import Foundation
import Testing

@testable import HeadlessUIKit

/// A label with points round its text, as apps write it.
private final class BadgeLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 16, height: size.height + 8)
  }
}

/// A view that says its own size.
private final class RatingView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 12) }
}

/// A field that says a height of no whole pixels.
private final class TallField: UITextField {
  override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 43.09) }
}

/// Labels here are of Helvetica 20, whose lines are 23 points high and whose letters "Hi" 19 wide.
@MainActor struct ViewTests {
  private func label(_ text: String, lines: Int = 1) -> UILabel { fill(UILabel(), text, lines) }

  private func fill(_ label: UILabel, _ text: String, _ lines: Int) -> UILabel {
    label.font = UIFont(name: "Helvetica", size: 20)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func compressed(_ view: UIView) -> CGSize { view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

  // MARK: Sizes

  /// UIKit rounds its own sizes up, and lays out what a class says to the nearest pixel: fields of an app, 19.09 and 24
  /// points high between insets of 8, are 59 points high in its images (thumbtack/thumbprint-ios, iOS 17.5).
  @Test func sizesOfClassesAreTakenAsTheyAre() {
    UITraitCollection(displayScale: 3).performAsCurrent {
      let (outer, field) = (UIView(), TallField())
      outer.addSubview(field)
      field.translatesAutoresizingMaskIntoConstraints = false
      for (own, other, points) in [
        (field.topAnchor, outer.topAnchor, 8), (outer.bottomAnchor, field.bottomAnchor, 8),
      ] as [(NSLayoutYAxisAnchor, NSLayoutYAxisAnchor, CGFloat)] {
        own.constraint(equalTo: other, constant: points).isActive = true
      }
      field.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
      outer.translatesAutoresizingMaskIntoConstraints = false
      let window = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.addSubview(outer)
      outer.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
      outer.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
      window.layoutIfNeeded()
      #expect(abs(outer.frame.height - 59) < 1e-9 && abs(field.frame.height - 43) < 1e-9)
    }
  }

  @Test func sizesOfAText() {
    let label = label("Hi")
    #expect(label.intrinsicContentSize == CGSize(width: 19, height: 23))
    label.text = "Hi Hi Hi"
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude)).height == 69)
    label.preferredMaxLayoutWidth = 60
    #expect(label.intrinsicContentSize.height == 46)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
    label.sizeToFit()
    #expect(label.frame == .zero)
  }

  @Test func aStackViewOfArrangedSubviews() {
    let stack = UIStackView(arrangedSubviews: [label("Hi"), label("Hi"), label("Hi")])
    stack.axis = .vertical
    stack.spacing = 4
    stack.setCustomSpacing(10, after: stack.arrangedSubviews[0])
    #expect(compressed(stack) == CGSize(width: 19, height: 83))
    stack.arrangedSubviews[0].isHidden = true
    #expect(compressed(stack).height == 50)
    stack.arrangedSubviews[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2 && compressed(stack).height == 23)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(compressed(stack) == CGSize(width: 25, height: 27))
  }

  /// The waterfall article's cell: an image of 40 × 40 beside three labels, in a stack view.
  @Test func aRowOfAnImageAndTexts() {
    let image = UIImageView(image: UIImage(size: CGSize(width: 40, height: 40)))
    image.setContentHuggingPriority(.required, for: .horizontal)
    let texts = UIStackView(arrangedSubviews: [label("Hi"), label("Hi Hi Hi Hi", lines: 0), label("Hi")])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [image, texts])
    row.spacing = 8
    row.alignment = .top
    row.translatesAutoresizingMaskIntoConstraints = false
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 120, height: 1000))
    cell.contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      row.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
    ])
    cell.layoutIfNeeded()
    // 72 points hold three of the four words.
    #expect(row.frame == CGRect(x: 0, y: 0, width: 120, height: 92))
    #expect(texts.frame.origin.x == 48 && image.frame.size == CGSize(width: 40, height: 40))
  }

  @Test func classesThatSayTheirOwnSize() {
    let stack = UIStackView(arrangedSubviews: [fill(BadgeLabel(), "Hi", 1), RatingView()])
    stack.axis = .vertical
    stack.alignment = .leading
    #expect(compressed(stack) == CGSize(width: 80, height: 43))
    // The points stay round the lines of a text that is broken.
    let badge = fill(BadgeLabel(), "Hi Hi Hi", 0)
    let column = UIStackView(arrangedSubviews: [badge])
    column.axis = .vertical
    let size = column.systemLayoutSizeFitting(
      CGSize(width: 66, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size.height == 54)
  }

  @Test func controlsHaveUIKitsSizes() {
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 61, height: 28))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    let button = UIButton(type: .system)
    button.setTitle("Hi", for: .normal)
    button.titleLabel?.font = UIFont(name: "Helvetica", size: 20)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 35))
    button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 10, bottom: 2, right: 10)
    #expect(button.intrinsicContentSize == CGSize(width: 39, height: 27))
    let text = UITextView()
    text.isScrollEnabled = false
    text.font = UIFont(name: "Helvetica", size: 20)
    text.text = "Hi"
    #expect(text.intrinsicContentSize == CGSize(width: 29, height: 39))
  }

  // MARK: Constraints

  @Test func guidesAndMargins() {
    let view = UIView()
    let label = label("Hi")
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 10), label.topAnchor.constraint(equalTo: guide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    #expect(compressed(view) == CGSize(width: 35, height: 41))
    view.directionalLayoutMargins.top = 20
    #expect(compressed(view).height == 53)
  }

  @Test func theVisualFormatLanguage() {
    let view = UIView()
    let (title, body) = (label("Hi"), label("Hi"))
    for label in [title, body] {
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
    }
    let views = ["title": title, "body": body]
    let formats = ["V:|-gap-[title(>=30)]-[body]-(>=2,gap@750)-|", "|-[title]-|", "H:|[body(title)]"]
    let constraints = formats.flatMap {
      NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: ["gap": 5], views: views)
    }
    #expect(constraints.count == 4 + 2 + 2 + 1)
    NSLayoutConstraint.activate(constraints)
    #expect(compressed(view) == CGSize(width: 35, height: 71))
  }

  @Test func constraintsGoWithTheirViews() {
    let (outer, inner) = (UIView(), label("Hi"))
    outer.addSubview(inner)
    let constraint = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    constraint.isActive = true
    #expect(outer.constraints == [constraint])
    let height = inner.heightAnchor.constraint(equalToConstant: 5)
    height.isActive = true
    inner.removeFromSuperview()
    #expect(!constraint.isActive && height.isActive && outer.constraints.isEmpty)
  }

  /// In UIKit's words, with the place where each was made, once.
  @Test func contradictionsAreTold() {
    let before = Messages.write
    var said: [String] = []
    Messages.write = { said.append($0) }
    defer { Messages.write = before }
    let view = UIView()
    let (first, second) = (
      view.heightAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 40)
    )
    second.identifier = "taller"
    NSLayoutConstraint.activate([first, second])
    for _ in 0..<2 { _ = compressed(view) }
    #expect(said.count == 1 && said[0].hasPrefix("Unable to simultaneously satisfy constraints."))
    #expect(
      said[0].contains(
        "<NSLayoutConstraint 'taller' UIView.height == 40.0 (active, HeadlessUIKitTests/ViewTests.swift:"))
  }

  // MARK: Fonts

  @Test func fontsFollowTheTextSize() {
    let large = UIFont.preferredFont(forTextStyle: .body)
    #expect(large.pointSize == 17 && large == .preferredFont(forTextStyle: .body))
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 33)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 20), compatibleWith: traits).pointSize == 36)
    #expect(
      metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 30, compatibleWith: traits).pointSize == 30)
    #expect(UIFont.systemFont(ofSize: 17).lineHeight == 17 * 1.193359375)
  }
}
