import Foundation

/// Properties of a view that decide no size: they read back what was written.
struct ViewStorage {
  var boundsOrigin = CGPoint.zero
  var tag = 0
  var alpha: CGFloat = 1
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var isOpaque = true
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var contentMode = UIView.ContentMode.scaleToFill
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
}

extension UIView {
  /// How content is drawn in the bounds; decides no size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
    case bottomLeft, bottomRight
  }

  /// A number of the app's.
  public var tag: Int {
    get { storage.tag }
    set { storage.tag = newValue }
  }
  /// How opaque the view is.
  public var alpha: CGFloat {
    get { storage.alpha }
    set { storage.alpha = newValue }
  }
  /// The colour behind the content.
  public var backgroundColor: UIColor? {
    get { storage.backgroundColor }
    set { storage.backgroundColor = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of templates.
  public var tintColor: UIColor! {
    get { storage.tintColor ?? .blue }
    set { storage.tintColor = newValue }
  }
  /// Whether the view hides what is behind it.
  public var isOpaque: Bool {
    get { storage.isOpaque }
    set { storage.isOpaque = newValue }
  }
  /// Whether subviews are cut at the bounds.
  public var clipsToBounds: Bool {
    get { storage.clipsToBounds }
    set { storage.clipsToBounds = newValue }
  }
  /// Whether touches reach it.
  public var isUserInteractionEnabled: Bool {
    get { storage.isUserInteractionEnabled }
    set { storage.isUserInteractionEnabled = newValue }
  }
  /// How content is drawn in the bounds.
  public var contentMode: ContentMode {
    get { storage.contentMode }
    set { storage.contentMode = newValue }
  }
  /// The name in tests.
  public var accessibilityIdentifier: String? {
    get { storage.accessibilityIdentifier }
    set { storage.accessibilityIdentifier = newValue }
  }
  /// The name that is read aloud.
  public var accessibilityLabel: String? {
    get { storage.accessibilityLabel }
    set { storage.accessibilityLabel = newValue }
  }
}
