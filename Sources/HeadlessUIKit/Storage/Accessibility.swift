import Foundation

/// The kinds of elements, for those who do not see them.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// UIKit's value.
  public let rawValue: UInt64
  /// Takes one of UIKit's values.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// `none`, as in UIKit.
  public static let none: UIAccessibilityTraits = []
  /// `button`, as in UIKit.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// `link`, as in UIKit.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// `searchField`, as in UIKit.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// `image`, as in UIKit.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// `selected`, as in UIKit.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// `playsSound`, as in UIKit.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// `keyboardKey`, as in UIKit.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// `staticText`, as in UIKit.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// `summaryElement`, as in UIKit.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// `notEnabled`, as in UIKit.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// `updatesFrequently`, as in UIKit.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// `startsMediaSession`, as in UIKit.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// `adjustable`, as in UIKit.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// `allowsDirectInteraction`, as in UIKit.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// `causesPageTurn`, as in UIKit.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// `header`, as in UIKit.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// `tabBar`, as in UIKit.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
  /// `toggleButton`, as in UIKit.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  /// `supportsZoom`, as in UIKit.
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
  /// The name in tests.
  @MainActor var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

/// A further action on an element; off the device nobody does it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Does the action.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool
  /// `name`, as in UIKit.
  open var name: String
  /// `attributedName`, as in UIKit.
  open var attributedName: NSAttributedString
  /// `image`, as in UIKit.
  open var image: UIImage?
  /// `target`, as in UIKit.
  open weak var target: AnyObject?
  /// `selector`, as in UIKit.
  open var selector = Selector("")
  /// `actionHandler`, as in UIKit.
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
    /// `searchDirection`, as in UIKit.
    open var searchDirection = Direction.next
  }
  /// Where one moves to.
  open class ItemResult: NSObject {
    /// `targetElement`, as in UIKit.
    open weak var targetElement: NSObjectProtocol?
    /// Takes an element.
    public init(targetElement: NSObjectProtocol) {
      self.targetElement = targetElement
      super.init()
    }
  }
  /// Tells where one moves to.
  public typealias Search = (SearchPredicate) -> ItemResult?
  /// `name`, as in UIKit.
  open var name: String
  /// `itemSearchBlock`, as in UIKit.
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
  /// `accessibilityContainer`, as in UIKit.
  open weak var accessibilityContainer: AnyObject?
  /// Its rectangle in the container.
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
  /// Whether the font follows the text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view of which the image follows accessibility text sizes.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the image follows accessibility text sizes.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UILabel: UIContentSizeCategoryAdjusting {}
