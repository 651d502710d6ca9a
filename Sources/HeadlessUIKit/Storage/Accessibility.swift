import Foundation

/// The kinds of elements, for those who do not see them.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 60)
}

/// How one moves inside an element.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
/// The kinds of groups of elements.
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
/// Where an element is scrolled to.
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }
/// Which elements count as equal for zooming.
public enum UIAccessibilityZoomType: Int, Sendable { case insertionPoint }

/// Something that has a name in tests.
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  @MainActor var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

/// A further action on an element; off the device nobody does it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool
  open var name: String
  open var attributedName: NSAttributedString
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector = Selector("")
  open var actionHandler: ActionHandler?

  /// Takes a name and a target.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }
  /// Takes a name, a picture and a target.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }
  /// Takes a name and a target.
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(name: attributedName.string, target: target, selector: selector)
    self.attributedName = attributedName
  }
  /// Takes a name and a handler.
  public init(name: String, actionHandler: ActionHandler?) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }
  /// Takes a name, a picture and a handler.
  public convenience init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
}

/// A further way to move; off the device nobody does.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// Which way one moves.
  public enum Direction: Int, Sendable { case previous, next }
  /// Where one moves from.
  open class SearchPredicate: NSObject {
    open var searchDirection = Direction.next
  }
  /// Where one moves to.
  open class ItemResult: NSObject {
    open weak var targetElement: NSObjectProtocol?
    /// Takes an element.
    public init(targetElement: NSObjectProtocol) {
      self.targetElement = targetElement
      super.init()
    }
  }
  public typealias Search = (SearchPredicate) -> ItemResult?
  open var name: String
  open var itemSearchBlock: Search
  /// Takes a name and a search.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }
}

/// Something that is read aloud and is no view.
@preconcurrency @MainActor open class UIAccessibilityElement: AccessibleResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// Takes what it lies in.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}

/// A view of which the font follows the text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view of which the image follows accessibility text sizes.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UILabel: UIContentSizeCategoryAdjusting {}
