import CellLayout
import Foundation
import ShelfSizing
import TextMeasurement

extension UIButton {
  /// A button with a configuration, and the action of its main event, which gives it title and image.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    begin(with: configuration)
    take(primaryAction)
  }

  /// Observers of a class's property do not run in its own initializers.
  private func begin(with configuration: Configuration) { self.configuration = configuration }

  /// A button of a kind, and the action of its main event, which gives it title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A button of the kind `system` with an image.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  // MARK: Template

  /// The button as the engine knows it.
  func makeTemplate() -> ControlTemplate {
    if let configuration { return resolvedTraits.asCurrent { configuration.template } }
    switch buttonType {
    case .infoLight: return .drawnButton(width: 26, height: 26)
    case .infoDark, .detailDisclosure, .contactAdd: return .drawnButton(width: 25, height: 24)
    case .close: return .drawnButton(width: 30, height: 30)
    case .custom, .system, .plain: break
    }
    let font = ownTitleFont
    var title = LabelTemplate(font: font.descriptor)
    title.text = currentTitle
    if let attributed = attributedTitle(for: state) { title.setAttributedText(attributed, default: font) }
    if let label = madeTitleLabel {
      // Lines that hard breaks make count; a button does not grow with the lines that its width makes
      // (Stack Overflow 23845982).
      title.numberOfLines = max(0, label.numberOfLines)
      if title.numberOfLines != 1 {
        title.preferredMaxLayoutWidth =
          label.preferredMaxLayoutWidth > 0 ? label.preferredMaxLayoutWidth : NumberLimits.longest
      }
    }
    return .button(
      title, image: shownImage.map { Size($0.size) }, isSystem: buttonType == .system,
      insets: EdgeInsets(contentEdgeInsets),
      background: backgroundImage(for: state).map { Size($0.size) })
  }

  /// The image as it is shown.
  var shownImage: UIImage? {
    if let configuration { return resolvedTraits.asCurrent { configuration.shownImage } }
    guard let image = image(for: state), let symbol = preferredSymbolConfigurationForImage(in: state) else {
      return image(for: state)
    }
    return image.applyingSymbolConfiguration(symbol) ?? image
  }
}

@MainActor extension UIButton.Configuration {
  fileprivate var template: ControlTemplate {
    var title: LabelTemplate?
    if let shownTitle {
      let font = UIFont.preferredFont(forTextStyle: buttonSize.titleStyle)
      var label = LabelTemplate(font: font.descriptor, numberOfLines: wrapsTitle ? 0 : 1)
      label.setAttributedText(shownTitle, default: font)
      label.breaksAnywhere = titleLineBreakMode == .byCharWrapping
      title = label
    }
    var control = ControlTemplate.configuredButton(
      title, image: shownImage.map { ShelfSizing.Size($0.sizeInConfiguredButton) }, spacing: imagePadding,
      insets: EdgeInsets(UIEdgeInsets(contentInsets, isRightToLeft: false)))
    control.stacksImage = stacksImage
    if let shownSubtitle {
      let size = shownSubtitle.labelSize
      control.sizeBelowTitle = ShelfSizing.Size(
        width: size.width, height: size.height + (title == nil ? 0 : titlePadding))
    }
    return control
  }

  /// Gives a button's views what they show.
  func show(in button: UIButton) {
    button.showTitle(shownTitle, lines: wrapsTitle ? 0 : 1)
    button.showSubtitle(shownSubtitle)
    button.showImage(shownImage)
  }
}

extension UIImage {
  /// The size that counts beside a configured button's title: a symbol is as high as a line of its font
  /// (UIKitNumbers.md, "Controls").
  @MainActor fileprivate var sizeInConfiguredButton: CGSize {
    let size = knownSize ?? .zero
    guard isSymbolImage else { return size }
    let line = UIFont.systemFont(ofSize: UIImage.pointSize(of: symbolConfiguration)).lineHeight
    return CGSize(width: size.width, height: line)
  }
}

extension NSAttributedString {
  /// The size of the text in a label, its lines ended by hard breaks alone.
  @MainActor fileprivate var labelSize: CGSize {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = self
    return label.intrinsicContentSize
  }
}
