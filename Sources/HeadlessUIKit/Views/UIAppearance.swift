import Foundation

/// An object that appearances may be limited to the inside of.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// A view whose class an app may give an appearance.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// The values of all views of the class.
  static func appearance() -> Self
  /// The values of the views of the class that lie in others, the innermost of these first.
  static func appearance(whenContainedInInstancesOf containerTypes: [UIAppearanceContainer.Type]) -> Self
}

extension UIView: UIAppearance {
  /// The values of all views of the class. Views take them over as they enter a window, as under UIKit: fonts, text and tint
  /// colours, directions, separators and the points above sections; others are kept and change nothing.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  /// The values of the views of the class that lie in others, the innermost of these first.
  public static func appearance(whenContainedInInstancesOf containerTypes: [UIAppearanceContainer.Type]) -> Self {
    Appearances.proxy(of: self, in: containerTypes)
  }
}

extension UIBarItem: UIAppearance {
  /// The values of all items of the class, which are kept.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  /// The values of the items of the class that lie in views, which are kept.
  public static func appearance(whenContainedInInstancesOf containerTypes: [UIAppearanceContainer.Type]) -> Self {
    Appearances.proxy(ofItem: self, in: containerTypes)
  }
}

/// The appearances that an app has given classes.
///
/// Problem: UIKit's proxy writes down calls of any setter, which no Swift object does.
///
/// Idea: the proxy is a view of the class, beside which an untouched one is kept. A property in which both differ is one that
/// the app has set. A view that enters a window takes it over where it still has the value of the untouched one itself, as
/// UIKit leaves alone what the app has set (Apple's documentation of `UIAppearance`).
///
/// Invariant: of several proxies the one of the nearest class counts, and of these the one of the most containers.
@MainActor enum Appearances {
  private struct Proxy {
    let type: UIView.Type
    let containers: [UIAppearanceContainer.Type]
    let view, untouched: UIView
    /// How many classes lie above the view's.
    let depth: Int
  }

  private static var proxies: [Proxy] = []
  static var isAny: Bool { !proxies.isEmpty }

  static func proxy<View: UIView>(of type: View.Type, in containers: [UIAppearanceContainer.Type]) -> View {
    let names = containers.map(ObjectIdentifier.init)
    if let known = proxies.first(where: { $0.type == type && $0.containers.map(ObjectIdentifier.init) == names }),
      let view = known.view as? View
    {
      return view
    }
    let view = type.init()
    var depth = 0
    var above: AnyClass? = _getSuperclass(type)
    while let current = above { (depth, above) = (depth + 1, _getSuperclass(current)) }
    proxies.append(Proxy(type: type, containers: containers, view: view, untouched: type.init(), depth: depth))
    proxies.sort { ($0.depth, $0.containers.count) > ($1.depth, $1.containers.count) }
    return view
  }

  private static var items: [[ObjectIdentifier]: UIBarItem] = [:]

  static func proxy<Item: UIBarItem>(ofItem type: Item.Type, in containers: [UIAppearanceContainer.Type]) -> Item {
    let names = [ObjectIdentifier(type)] + containers.map(ObjectIdentifier.init)
    if let known = items[names] as? Item { return known }
    guard let item = type.makeOfNibClass() as? Item else { Messages.raise("\(type) makes items of another class") }
    items[names] = item
    return item
  }

  /// Gives a view that has entered a window the values of its class.
  static func apply(to view: UIView) {
    for proxy in proxies where view !== proxy.view && isMember(view, of: proxy) {
      for property in properties { property(proxy.view, proxy.untouched, view) }
    }
  }

  private static func isMember(_ view: UIView, of proxy: Proxy) -> Bool {
    guard isInstance(view, of: proxy.type) else { return false }
    var responder = view.superview as UIResponder?
    for container in proxy.containers {
      while let current = responder, !isInstance(current, of: container) { responder = outer(current) }
      guard let current = responder else { return false }
      responder = outer(current)
    }
    return true
  }

  private static func isInstance(_ object: AnyObject, of type: AnyClass) -> Bool {
    var own: AnyClass? = Swift.type(of: object)
    while let current = own, current != type { own = _getSuperclass(current) }
    return own != nil
  }

  /// The controller of a view, or the view or controller that it lies in.
  private static func outer(_ responder: UIResponder) -> UIResponder? {
    switch responder {
    case let view as UIView: view.controller ?? view.superview
    case let controller as UIViewController: controller.parent ?? controller.viewIfLoaded?.superview
    default: nil
    }
  }

  // MARK: Properties

  private typealias Property = (_ proxy: UIView, _ untouched: UIView, _ view: UIView) -> Void

  private static func of<View: UIView, Value: Equatable>(_ property: ReferenceWritableKeyPath<View, Value>) -> Property
  {
    { proxy, untouched, view in
      guard let proxy = proxy as? View, let untouched = untouched as? View, let view = view as? View else { return }
      let (value, first) = (proxy[keyPath: property], untouched[keyPath: property])
      if value != first, view[keyPath: property] == first { view[keyPath: property] = value }
    }
  }

  private static let properties: [Property] = [
    of(\UIView.semanticContentAttribute), of(\UIView.tintColor), of(\UIView.backgroundColor),
    of(\UILabel.font), of(\UILabel.textColor), of(\UITextField.font), of(\UITextField.textColor),
    of(\UITextView.font), of(\UITextView.textColor),
    of(\UITableView.sectionHeaderTopPadding), of(\UITableView.separatorInset), of(\UITableView.separatorColor),
  ]
}
