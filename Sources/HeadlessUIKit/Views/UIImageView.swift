import CellLayout
import Foundation

/// A view as large as its image.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The content of the view.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size || image?.alignmentRectInsets != oldValue?.alignmentRectInsets {
        structureChanged()
      }
    }
  }
  /// The image of the highlighted view.
  open var highlightedImage: UIImage?
  /// Whether it shows the highlighted image.
  open var isHighlighted = false
  /// How symbols are drawn.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether images follow accessibility text sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Images that alternate; none does off the device.
  open var animationImages: [UIImage]?
  /// Seconds of one round.
  open var animationDuration: TimeInterval = 0
  /// Whether images alternate.
  open private(set) var isAnimating = false

  /// A view that shows an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// A view that shows an image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// A view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Animates nothing off the device.
  open func startAnimating() { isAnimating = true }
  /// Animates nothing off the device.
  open func stopAnimating() { isAnimating = false }

  /// The image's.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  override var content: ViewTemplate.Content {
    .image(
      ImageTemplate(
        imageSize: image?.knownSize.map {
          let box = alignmentRect(forFrame: CGRect(origin: .zero, size: $0))
          return OptionalSize(width: box.width, height: box.height)
        } ?? OptionalSize()))
  }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize { contentSize() }
  /// The size of the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
