import Foundation

/// An entry of a menu; off the device nobody opens one.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether an entry is on.
  public enum State: Int, Sendable { case off, on, mixed }
  /// How an entry looks.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// UIKit's value.
    public let rawValue: UInt
    /// Takes one of UIKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `disabled`, as in UIKit.
    public static let disabled = Attributes(rawValue: 1)
    /// `destructive`, as in UIKit.
    public static let destructive = Attributes(rawValue: 2)
    /// `hidden`, as in UIKit.
    public static let hidden = Attributes(rawValue: 4)
    /// `keepsMenuPresented`, as in UIKit.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Its words.
  open var title: String
  /// Its smaller words.
  open var subtitle: String?
  /// Its picture.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}

/// Something that people may choose; off the device nobody does.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Does the action.
  public typealias UIActionHandler = (UIAction) -> Void
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// UIKit's value.
    public let rawValue: String
    /// Takes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// `paste`, as in UIKit.
    public static let paste = Identifier("UIActionIdentifierPaste")
  }

  /// The name.
  public let identifier: Identifier
  /// `selectedImage`, as in UIKit.
  open var selectedImage: UIImage?
  /// `discoverabilityTitle`, as in UIKit.
  open var discoverabilityTitle: String?
  /// `attributes`, as in UIKit.
  open var attributes: Attributes
  /// `state`, as in UIKit.
  open var state: State
  /// The control that runs it.
  open internal(set) var sender: Any?
  let handler: UIActionHandler

  /// Takes words, a picture and a handler.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }
}

/// Entries under a title; off the device nobody opens them.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// How a menu is shown.
  public struct Options: OptionSet, Sendable, Hashable {
    /// UIKit's value.
    public let rawValue: UInt
    /// Takes one of UIKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `displayInline`, as in UIKit.
    public static let displayInline = Options(rawValue: 1)
    /// `destructive`, as in UIKit.
    public static let destructive = Options(rawValue: 2)
    /// `singleSelection`, as in UIKit.
    public static let singleSelection = Options(rawValue: 32)
    /// `displayAsPalette`, as in UIKit.
    public static let displayAsPalette = Options(rawValue: 128)
  }
  /// How large entries are.
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// UIKit's value.
    public let rawValue: String
    /// Takes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name.
  public let identifier: Identifier
  /// How it is shown.
  public let options: Options
  /// `preferredElementSize`, as in UIKit.
  open var preferredElementSize: ElementSize
  /// The entries.
  open private(set) var children: [UIMenuElement]

  /// Takes entries.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }
  /// The same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}

/// Entries that are made when a menu opens; off the device none does.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  /// Takes a maker of entries.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }
  /// Takes a maker of entries that is asked each time.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// An entry that calls a method; off the device nobody chooses it.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The method.
  public let action: Selector
  /// Something of the app's.
  public let propertyList: Any?
  /// `discoverabilityTitle`, as in UIKit.
  open var discoverabilityTitle: String?
  /// `attributes`, as in UIKit.
  open var attributes: Attributes
  /// `state`, as in UIKit.
  open var state: State
  /// Takes a method.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList, self.discoverabilityTitle) = (action, propertyList, discoverabilityTitle)
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, subtitle: nil, image: image)
  }
}

/// A key that calls a method; off the device nobody presses it.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// `wantsPriorityOverSystemBehavior`, as in UIKit.
  open var wantsPriorityOverSystemBehavior = false
  /// Takes a key and a method.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
  /// Takes a key and a method.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }
  /// `inputUpArrow`, as in UIKit.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// `inputDownArrow`, as in UIKit.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// `inputLeftArrow`, as in UIKit.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// `inputRightArrow`, as in UIKit.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// `inputEscape`, as in UIKit.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// `inputPageUp`, as in UIKit.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// `inputPageDown`, as in UIKit.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// `inputHome`, as in UIKit.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// `inputEnd`, as in UIKit.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// `inputDelete`, as in UIKit.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
}

/// An entry of the menu above selected text.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// `title`, as in UIKit.
  open var title: String
  /// `action`, as in UIKit.
  open var action: Selector
  /// Takes words and a method.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// The menu above selected text; off the device it does not open.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// Where the menu's arrow points.
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }
  /// The one that there is.
  open class var shared: UIMenuController { onlyOne }
  private static let onlyOne = UIMenuController()
  /// `isMenuVisible`, as in UIKit.
  open private(set) var isMenuVisible = false
  /// `arrowDirection`, as in UIKit.
  open var arrowDirection = ArrowDirection.default
  /// `menuItems`, as in UIKit.
  open var menuItems: [UIMenuItem]?
  /// `menuFrame`, as in UIKit.
  open private(set) var menuFrame = CGRect.zero
  /// Does nothing off the device.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Does nothing off the device.
  open func hideMenu(from targetView: UIView) {}
  /// Does nothing off the device.
  open func hideMenu() {}
  /// Does nothing off the device.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Does nothing off the device.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Does nothing off the device.
  open func update() {}
  /// `willShowMenuNotification`, as in UIKit.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// `didShowMenuNotification`, as in UIKit.
  public nonisolated static let didShowMenuNotification = NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  /// `willHideMenuNotification`, as in UIKit.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// `didHideMenuNotification`, as in UIKit.
  public nonisolated static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHideMenuNotification")
}
