import CellLayout
import Foundation
import ShelfSizing

/// A change of a text's attributes.
public struct UIConfigurationTextAttributesTransformer {
  /// Makes attributes of others.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Takes a change.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  /// The changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIButton {
  /// Changes a button's configuration to suit its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Title, subtitle and image of a button, and how they are arranged.
  public struct Configuration: Equatable {
    /// How large a button is.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// How round the corners are, which changes no size.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// Where title and subtitle stand beside each other.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// How a button looks on a Mac.
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }

    // MARK: Contents

    /// The title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes of its parts.
    public var attributedTitle: AttributedString?
    /// The change of the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title ends that has no room: where words are wrapped, it has as many lines as it needs.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The subtitle.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with attributes of its parts.
    public var attributedSubtitle: AttributedString?
    /// The change of the subtitle's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a subtitle ends that has no room; here it has the lines that hard breaks make.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The image.
    public var image: UIImage?
    /// How the image is drawn where it is a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a wheel replaces the image.
    public var showsActivityIndicator = false

    // MARK: Arrangement

    /// How large the button is.
    public var buttonSize = Size.medium
    /// The side of the titles that the image stands on.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between image and titles.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// Where title and subtitle stand beside each other.
    public var titleAlignment = TitleAlignment.automatic
    private var givenInsets: NSDirectionalEdgeInsets?
    /// Points round the content: those of the size, unless others are given.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { givenInsets ?? buttonSize.insets }
      set { givenInsets = newValue }
    }
    /// Takes the points round the content back that were given.
    public mutating func setDefaultContentInsets() { givenInsets = nil }

    // MARK: Looks, which decide no size

    /// The ground.
    public var background = UIBackgroundConfiguration.clear()
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// The colour of the ground.
    public var baseBackgroundColor: UIColor?
    /// The change of the image's colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The change of the wheel's colour.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether a selected button looks so by itself.
    public var automaticallyUpdateForSelection: Bool
    /// How it looks on a Mac.
    public var macIdiomStyle = MacIdiomStyle.automatic

    private init(updatesForSelection: Bool = true) { automaticallyUpdateForSelection = updatesForSelection }

    /// `plain`, as in UIKit.
    public static func plain() -> Configuration { Configuration() }
    /// `gray`, as in UIKit.
    public static func gray() -> Configuration { Configuration() }
    /// `tinted`, as in UIKit.
    public static func tinted() -> Configuration { Configuration() }
    /// `filled`, as in UIKit.
    public static func filled() -> Configuration { Configuration(updatesForSelection: false) }
    /// `borderless`, as in UIKit.
    public static func borderless() -> Configuration { Configuration() }
    /// `bordered`, as in UIKit.
    public static func bordered() -> Configuration { Configuration() }
    /// `borderedTinted`, as in UIKit.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// `borderedProminent`, as in UIKit.
    public static func borderedProminent() -> Configuration { Configuration(updatesForSelection: false) }

    /// The configuration in the state of a button, in which colours alone differ.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Compares all but the changes of colours and attributes.
    public static func == (first: Self, second: Self) -> Bool {
      first.attributedTitle == second.attributedTitle && first.attributedSubtitle == second.attributedSubtitle
        && first.titleLineBreakMode == second.titleLineBreakMode
        && first.subtitleLineBreakMode == second.subtitleLineBreakMode
        && first.image == second.image && first.image?.size == second.image?.size
        && first.preferredSymbolConfigurationForImage == second.preferredSymbolConfigurationForImage
        && first.showsActivityIndicator == second.showsActivityIndicator && first.buttonSize == second.buttonSize
        && first.imagePlacement == second.imagePlacement && first.imagePadding == second.imagePadding
        && first.titlePadding == second.titlePadding && first.titleAlignment == second.titleAlignment
        && first.givenInsets == second.givenInsets && first.background == second.background
        && first.cornerStyle == second.cornerStyle && first.baseForegroundColor == second.baseForegroundColor
        && first.baseBackgroundColor == second.baseBackgroundColor
        && first.automaticallyUpdateForSelection == second.automaticallyUpdateForSelection
        && first.macIdiomStyle == second.macIdiomStyle
    }
  }
}

extension UIButton.Configuration.Size {
  /// Points round the content: those of `medium` are known from nibs (UIKitNumbers.md, "Controls").
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: return guessed(NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10))
    case .large: return guessed(NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
    }
  }

  private func guessed(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    Messages.sayOnce(
      "note: the insets of a button of the size '\(self)' are not documented, and count as \(insets.top) above and "
        + "below and \(insets.leading) at the sides; contentInsets says others")
    return insets
  }

  /// The text style of the title: `body` in nibs (UIKitNumbers.md, "Controls").
  var titleStyle: UIFont.TextStyle { self == .small || self == .mini ? .subheadline : .body }
}

extension UIButton.Configuration {
  /// The title as it is shown.
  var shownTitle: NSAttributedString? { shown(attributedTitle, buttonSize.titleStyle, titleTextAttributesTransformer) }

  /// The subtitle as it is shown.
  var shownSubtitle: NSAttributedString? {
    guard let attributedSubtitle else { return nil }
    let text = shown(attributedSubtitle, .caption1, subtitleTextAttributesTransformer)
    if attributedSubtitle.runs.contains(where: { $0.font == nil }), subtitleTextAttributesTransformer == nil {
      Messages.sayOnce("note: the font of a button's subtitle is not documented, and counts as that of 'caption1'")
    }
    return text
  }

  private func shown(
    _ text: AttributedString?, _ style: UIFont.TextStyle, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString? {
    guard let text, !text.characters.isEmpty else { return nil }
    var shown = AttributedString()
    for run in text.runs {
      var attributes = AttributeContainer()
      attributes.font = .preferredFont(forTextStyle: style)
      attributes.merge(run.attributes)
      if let transformer { attributes = transformer(attributes) }
      shown.append(AttributedString(String(text[run.range].characters), attributes: attributes))
    }
    return NSAttributedString(shown)
  }

  /// The image as it is shown: a symbol as large as the title's text style, unless it or the configuration says another.
  var shownImage: UIImage? {
    if showsActivityIndicator { return UIImage(size: CGSize(width: 20, height: 20)) }
    guard let image, image.isSymbolImage else { return image }
    let usual = UIImage.SymbolConfiguration(textStyle: buttonSize.titleStyle)
    return image.withConfiguration(
      usual.applying(image.symbolConfiguration).applying(preferredSymbolConfigurationForImage))
  }

  /// Whether the image stands above or below the titles.
  var stacksImage: Bool { imagePlacement == .top || imagePlacement == .bottom }

  /// Whether a title has as many lines as it needs.
  var wrapsTitle: Bool { titleLineBreakMode == .byWordWrapping || titleLineBreakMode == .byCharWrapping }
}
