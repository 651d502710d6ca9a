import Foundation

/// The content of a row, a header or a footer: an image, a text and a second text.
///
/// Margins and fonts are those that `openuikit` recorded of Mac Catalyst 26.1, whose rows with a text of 17 points are
/// 20.5 + 2 × 15 high and a separator, and those with a second text of 15 points that much higher; headers have 10 points
/// above and below, footers 8 and 6. The contents of sidebars, and of prominent headers, are absent, as no numbers of
/// theirs are known.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration, Equatable {
  /// How a text is shown.
  public struct TextProperties: Equatable, @unchecked Sendable {
    /// Where a text stands in its width; decides no size.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    /// How letters are changed.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The change of the colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where the text stands in its width; decides no size.
    public var alignment = TextAlignment.natural
    /// How the text ends that has no room.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines; 0 for any number.
    public var numberOfLines = 0
    /// Whether a text shrinks that has no room; its own size is that of the full font.
    public var adjustsFontSizeToFitWidth = false
    /// How far a text may shrink.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move together before a text is cut.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a text that is cut is shown whole under a pointer.
    public var showsExpansionTextWhenTruncated = false
    /// How letters are changed.
    public var transform = TextTransform.none

    init(_ style: UIFont.TextStyle, color: UIColor = .label) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// The colour, with its change.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }

    /// Compares all but the changes of colours.
    public static func == (first: Self, second: Self) -> Bool {
      first.font == second.font && first.color == second.color && first.alignment == second.alignment
        && first.lineBreakMode == second.lineBreakMode && first.numberOfLines == second.numberOfLines
        && first.transform == second.transform
    }
  }

  /// How an image is shown.
  public struct ImageProperties: Equatable, @unchecked Sendable {
    /// The side of an image that is as large as the system's.
    public static let standardDimension: CGFloat = 0
    /// How the image is drawn where it is a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of the image.
    public var tintColor: UIColor?
    /// The change of the colour.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// How round the corners are.
    public var cornerRadius: CGFloat = 0
    /// The size that an image is made smaller to; 0 on a side that has no limit.
    public var maximumSize = CGSize.zero
    /// The size that an image stands in the middle of; 0 on a side that follows the image.
    public var reservedLayoutSize = CGSize.zero
    /// Whether colours stay where a device turns them round.
    public var accessibilityIgnoresInvertColors = false

    /// Compares all but the changes of colours.
    public static func == (first: Self, second: Self) -> Bool {
      first.preferredSymbolConfiguration == second.preferredSymbolConfiguration && first.tintColor == second.tintColor
        && first.cornerRadius == second.cornerRadius && first.maximumSize == second.maximumSize
        && first.reservedLayoutSize == second.reservedLayoutSize
    }

    /// The size of an image as it is shown.
    func size(of image: UIImage) -> CGSize {
      let size = image.knownSize ?? .zero
      let across = maximumSize.width > 0 && size.width > 0 ? min(1, maximumSize.width / size.width) : 1
      let upright = maximumSize.height > 0 && size.height > 0 ? min(1, maximumSize.height / size.height) : 1
      let factor = min(across, upright)
      return CGSize(width: size.width * factor, height: size.height * factor)
    }
  }

  /// The image.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes of its parts.
  nonisolated(unsafe) public var attributedText: NSAttributedString?
  /// How the text is shown.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes of its parts.
  nonisolated(unsafe) public var secondaryAttributedText: NSAttributedString?
  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties
  /// Whether margins are at least those of the view around.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []
  /// Points round the content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether both texts stand beside each other.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Points between image and texts.
  public var imageToTextPadding: CGFloat = 16
  /// Points between texts beside each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Points between texts under each other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  private init(
    _ style: UIFont.TextStyle, _ second: UIFont.TextStyle, above: CGFloat = 15, below: CGFloat = 15,
    sideBySide: Bool = false
  ) {
    textProperties = TextProperties(style)
    secondaryTextProperties = TextProperties(second, color: .secondaryLabel)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: above, leading: TableCellLayout.side, bottom: below, trailing: TableCellLayout.side)
    prefersSideBySideTextAndSecondaryText = sideBySide
  }

  /// `cell`, as in UIKit.
  public static func cell() -> Self { Self(.body, .subheadline) }
  /// `subtitleCell`, as in UIKit.
  public static func subtitleCell() -> Self { Self(.body, .subheadline) }
  /// `valueCell`, as in UIKit.
  public static func valueCell() -> Self { Self(.body, .body, sideBySide: true) }
  /// `plainHeader`, as in UIKit.
  public static func plainHeader() -> Self { header() }
  /// `plainFooter`, as in UIKit.
  public static func plainFooter() -> Self { footer() }
  /// `groupedHeader`, as in UIKit.
  public static func groupedHeader() -> Self { header() }
  /// `groupedFooter`, as in UIKit.
  public static func groupedFooter() -> Self { footer() }
  /// `header`, as in UIKit.
  public static func header() -> Self { Self(.headline, .subheadline, above: 10, below: 10) }
  /// `footer`, as in UIKit.
  public static func footer() -> Self { Self(.footnote, .footnote, above: 8, below: 6) }

  /// A view that shows the content.
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
  /// The content in a state, in which colours alone differ.
  public func updated(for state: UIConfigurationState) -> Self { self }
}
