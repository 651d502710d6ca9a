import Foundation

/// A picture that replaces a character of a text.
open class NSTextAttachment: AttributeValue, @unchecked Sendable {
  /// The character that it replaces.
  public static let character = 0xFFFC
  /// The picture.
  open var image: UIImage?
  /// Where the picture stands, from the baseline upwards; no size for that of the picture.
  open var bounds = CGRect.zero
  /// The bytes of the picture.
  open var contents: Data?
  /// The kind of ``contents``.
  open var fileType: String?
  /// Whether a view may show it.
  open var allowsTextAttachmentView = true
  /// Points round it in the line.
  open var lineLayoutPadding: CGFloat = 0
  /// Takes bytes of a type.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }
  /// Takes nothing.
  public override init() { super.init() }
  /// Takes a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Where the picture stands in a line, for classes that say it themselves.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { ownBounds }

  /// The picture that is drawn, for classes that say it themselves.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The bounds that were set, or those of the picture on the baseline.
  private var ownBounds: CGRect {
    if bounds.width != 0 || bounds.height != 0 { return bounds }
    return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
  }

  /// The bounds in a text that is measured.
  func boundsInText(at index: Int) -> CGRect {
    let bounds = attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: index)
    return bounds.insetBy(dx: -lineLayoutPadding, dy: 0)
  }
}

extension NSAttributedString {
  /// A text of one picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Whether pictures stand in a range.
  public func containsAttachments(in range: NSRange) -> Bool {
    var contains = false
    enumerateAttribute(.attachment, in: range, options: []) { value, _, _ in contains = contains || value != nil }
    return contains
  }
}
