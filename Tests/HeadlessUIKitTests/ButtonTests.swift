import Foundation
import Testing

@testable import HeadlessUIKit

/// Buttons: their sizes, and where they place title and image.
@MainActor struct ButtonTests {
  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  /// Xcode stores 75 points of width for a filled "Button", and 59.67 of height for a title of 38 points at 3x.
  @Test func aTitleHasTheConfigurationsInsets() {
    #expect(button { $0.title = "Button" }.intrinsicContentSize == CGSize(width: 75, height: 34.5))
    UITraitCollection(displayScale: 3).performAsCurrent {
      let large = button {
        $0.attributedTitle = AttributedString("Sotib", attributes: .init([.font: UIFont.systemFont(ofSize: 38)]))
      }
      #expect(abs(large.intrinsicContentSize.height - 179 / 3) < 0.001)
    }
  }

  /// The fonts of a configuration are those of the button's text size, whenever that comes.
  @Test(arguments: [0, 1, 2, 3]) func configurationsFollowTheTextSize(way: Int) {
    func made() -> UIButton {
      button {
        ($0.title, $0.subtitle, $0.image) = ("Button", "below", UIImage(systemName: "star"))
        $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
          $0.merging(AttributeContainer([.font: UIFont.preferredFont(forTextStyle: .title3)]))
        }
      }
    }
    let large = made().intrinsicContentSize
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let expected = traits.asCurrent { made().systemLayoutSizeFitting(.zero) }
    #expect(expected.height > large.height + 10)
    let (outer, view) = (UIView(), made())
    switch way {
    case 0: view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    case 1:
      outer.addSubview(view)
      _ = view.intrinsicContentSize
      outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    case 2:
      outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      outer.addSubview(view)
    default:
      let before = UITraitCollection.current
      UITraitCollection.current = traits
      defer { UITraitCollection.current = before }
      view.setNeedsUpdateConfiguration()
      #expect(view.systemLayoutSizeFitting(.zero) == expected)
      return
    }
    #expect(view.intrinsicContentSize == expected && view.systemLayoutSizeFitting(.zero) == expected)
    view.sizeToFit()
    view.layoutIfNeeded()
    #expect(view.titleLabel?.font == traits.asCurrent { UIFont.preferredFont(forTextStyle: .title3) })
  }

  @Test func imagesStandOnAnySide() {
    let image = UIImage(size: CGSize(width: 40, height: 30))
    let beside = button {
      ($0.title, $0.image, $0.imagePadding) = ("Button", image, 8)
    }
    #expect(beside.intrinsicContentSize == CGSize(width: 75 + 48, height: 44))
    beside.configuration?.imagePlacement = .top
    #expect(beside.intrinsicContentSize == CGSize(width: 75, height: 34.5 + 38))
    beside.configuration?.contentInsets = .zero
    #expect(beside.intrinsicContentSize == CGSize(width: 51, height: 20.5 + 38))
    beside.configuration?.title = nil
    #expect(beside.intrinsicContentSize == CGSize(width: 40, height: 38))
  }

  @Test func aTitleWrapsUnlessItIsCut() {
    let long = button { ($0.title, $0.contentInsets) = ("A title that needs more than a line", .zero) }
    let view = UIView()
    view.addSubview(long)
    long.translatesAutoresizingMaskIntoConstraints = false
    for attribute: NSLayoutConstraint.Attribute in [.leading, .trailing, .top, .bottom] {
      NSLayoutConstraint(
        item: long, attribute: attribute, relatedBy: .equal, toItem: view, attribute: attribute, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    (label.text, label.numberOfLines) = (long.currentTitle, 0)
    func height(_ width: CGFloat) -> CGFloat {
      view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height(120) == label.sizeThatFits(CGSize(width: 120, height: 0)).height && height(120) > 50)
    long.configuration?.image = UIImage(size: CGSize(width: 40, height: 10))
    #expect(height(160) == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
    long.configuration?.imagePlacement = .top
    long.configuration?.imagePadding = 8
    #expect(height(120) == label.sizeThatFits(CGSize(width: 120, height: 0)).height + 18)
    #expect(long.titleLabel?.text == label.text && long.subviews.count == 2)
    long.configuration?.image = nil
    long.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(height(160) == 20.5)
  }

  @Test func theHandlerFollowsTheState() {
    let button = self.button { $0.title = "On" }
    var calls = 0
    button.configurationUpdateHandler = {
      calls += 1
      $0.configuration?.title = $0.isSelected ? "Selected" : "On"
    }
    let narrow = button.intrinsicContentSize.width
    button.isSelected = true
    #expect(button.intrinsicContentSize.width > narrow && button.titleLabel?.text == "Selected")
    #expect(button.intrinsicContentSize.width > narrow && calls == 2)
  }

  @Test func actionsNameTheirButtons() {
    let action = UIAction(title: "Follow", image: UIImage(size: CGSize(width: 10, height: 10))) { _ in }
    let made = UIButton(configuration: .plain(), primaryAction: action)
    #expect(made.configuration?.title == "Follow" && made.configuration?.image?.size.width == 10)
    #expect(UIButton(type: .system, primaryAction: action).currentTitle == "Follow")
    #expect(UIButton(primaryAction: action).titleLabel?.text == "Follow")
  }

  /// The label of a title stands in the middle, halves of pixels to the right and down.
  @Test func titlesAndImagesHaveTheirPlaces() throws {
    let button = UIButton(type: .system)
    button.setTitle("Done", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 45)
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    #expect(
      title.frame == CGRect(x: ((200 - title.frame.width) + 0.5).rounded(.down) / 2, y: 13.5, width: 36.5, height: 18))

    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    button.contentHorizontalAlignment = .left
    button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 16, y: 12.5, width: 20, height: 20))
    #expect(title.frame.minX == 32)
  }

  /// A constraint may place the image, or speak of where the button has placed the title.
  @Test func constraintsSpeakOfTitleAndImage() throws {
    let button = UIButton(type: .system)
    button.setTitle("Done", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    image.translatesAutoresizingMaskIntoConstraints = false
    button.addSubview(badge)
    NSLayoutConstraint.activate([
      image.widthAnchor.constraint(equalToConstant: 16), image.heightAnchor.constraint(equalToConstant: 16),
      image.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -8),
      image.centerYAnchor.constraint(equalTo: button.centerYAnchor),
      badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 4),
      badge.topAnchor.constraint(equalTo: title.topAnchor), badge.widthAnchor.constraint(equalToConstant: 5),
      badge.heightAnchor.constraint(equalToConstant: 5),
    ])
    button.layoutIfNeeded()
    #expect(image.frame == CGRect(x: 176, y: 12, width: 16, height: 16))
    #expect(badge.frame.origin == CGPoint(x: title.frame.maxX + 4, y: title.frame.minY) && title.frame.minX > 0)
  }

  /// Constraints between a button and its title or image hold, whatever the views' masks.
  @Test(arguments: [true, false]) func constraintsOfTitleAndImageHold(masks: Bool) throws {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 10, height: 10)), for: .normal)
    let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
    for view in [image, title] { view.translatesAutoresizingMaskIntoConstraints = masks }
    NSLayoutConstraint.activate([
      image.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 8),
      image.widthAnchor.constraint(equalToConstant: 20), image.heightAnchor.constraint(equalToConstant: 20),
      image.centerYAnchor.constraint(equalTo: button.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 9.5),
      title.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -8),
      title.centerYAnchor.constraint(equalTo: button.centerYAnchor),
    ])
    #expect(button.systemLayoutSizeFitting(.zero).width == 75.5)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(image.frame == CGRect(x: 8, y: 10, width: 20, height: 20) && title.frame.minX == 37.5)
  }

  /// A length alone changes no place.
  @Test func aLengthOfAnImage() throws {
    let button = UIButton(type: .system)
    button.setImage(UIImage(size: CGSize(width: 10, height: 10)), for: .normal)
    button.imageView?.heightAnchor.constraint(equalToConstant: 30).isActive = true
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 45, y: 5, width: 10, height: 30))
  }

  /// `CheckboxButtonTests` of theleftbit/BSWInterfaceKit has 34.33 points of height for a symbol alone, at 3x.
  @Test func aSymbolAloneIsAsHighAsALine() {
    UITraitCollection(displayScale: 3).performAsCurrent {
      let star = button { ($0.image, $0.imagePadding) = (UIImage(systemName: "star"), 8) }
      #expect(star.intrinsicContentSize.width == 52 && abs(star.intrinsicContentSize.height - 103 / 3) < 0.001)
    }
  }

  @Test func symbolsThatAppleHas() {
    #expect(UIImage(systemName: "circle") != nil && UIImage(systemName: "square.and.arrow.up.on.square.fill") != nil)
    #expect(UIImage(systemName: "dot.circle.fill") == nil && UIImage(systemName: "") == nil)
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(UIImage(systemName: "zzz", withConfiguration: large)?.size.height == 40)
  }

  /// Hard breaks make a title higher where it may have several lines; narrow frames do not.
  @Test func titlesOfSeveralLines() {
    let button = UIButton(type: .system)
    button.setTitle("One\ntwo", for: .normal)
    #expect(button.intrinsicContentSize.height == 30)
    button.titleLabel?.numberOfLines = 0
    #expect(button.intrinsicContentSize.height == 48)
    button.setTitle("A long title of several words", for: .normal)
    #expect(button.sizeThatFits(CGSize(width: 50, height: 0)).height == 30)
  }
}
