import CellLayout
import Foundation

/// A rectangle that constraints may speak of, without a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, AnchoredItem {
  /// The kinds of guides.
  enum Role { case own, safeArea, layoutMargins, readableContent, content, frame }

  let role: Role
  /// Values that others keep with the guide, by their keys.
  var associated: [UnsafeRawPointer: Any] = [:]
  /// The view that it belongs to.
  open internal(set) weak var owningView: UIView?
  /// The guide's name.
  open var identifier = ""
  /// The rectangle in the owning view's coordinates, after layout.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    return switch role {
    case .own: ownFrame
    case .safeArea: view.bounds.inset(by: view.safeAreaInsets)
    case .layoutMargins, .readableContent: view.bounds.inset(by: view.layoutMargins)
    case .content: CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .frame: view.bounds
    }
  }
  /// The rectangle that the last layout gave it.
  var ownFrame = CGRect.zero

  init(role: Role, of view: UIView) {
    self.role = role
    owningView = view
    super.init()
  }

  /// A guide of no view yet.
  public override init() {
    role = .own
    super.init()
  }

  /// `leading`.
  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// `trailing`.
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// `left`.
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// `right`.
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// `centerX`.
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// `top`.
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// `bottom`.
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// `centerY`.
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// `width`.
  open var widthAnchor: NSLayoutDimension { length(.width) }
  /// `height`.
  open var heightAnchor: NSLayoutDimension { length(.height) }
}
