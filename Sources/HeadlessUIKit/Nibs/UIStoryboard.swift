import Foundation
import InterfaceBuilder

/// A storyboard, of which controllers are made; it is the `.storyboard` that Xcode compiles for a device.
///
/// Controllers that hold others in ways that are not known here are plain ones with children.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let document: NibDocument

  /// Names a storyboard of a bundle; `nil` for the main one.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    document = NibDocument(name: name, bundle: storyboardBundleOrNil, kind: "storyboard")
  }

  /// The first controller; `nil` where the storyboard names none.
  open func instantiateInitialViewController() -> UIViewController? { initial { _ in nil } }

  /// The first controller, made by a closure; `nil` from it for the class that the storyboard names.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initial { creator?($0) }.map { cast($0) }
  }

  /// A controller by its identifier; another identifier stops the program, as in UIKit.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(element(withIdentifier: identifier)) { _ in nil }
  }

  /// A controller by its identifier, made by a closure; `nil` from it for the class that the storyboard names.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    cast(make(element(withIdentifier: identifier)) { creator?($0) })
  }

  private func initial(_ creator: (NSCoder) -> UIViewController?) -> UIViewController? {
    document.content.initialController.flatMap { document.elements[$0] }.map { make($0, creator) }
  }

  private func make(_ element: Element, _ creator: (NSCoder) -> UIViewController?) -> UIViewController {
    NibLoad(document, owner: nil, storyboard: self).makeControllers(of: element, creator)
  }

  private func element(withIdentifier identifier: String) -> Element {
    let controllers = document.content.scenes.flatMap { $0.list("objects") }
    if let found = controllers.first(where: { $0["storyboardIdentifier"] == identifier }) { return found }
    Messages.raise(
      "Storyboard (<UIStoryboard: \(document.name)>) doesn't contain a view controller with identifier '\(identifier)'",
      .invalidArgument)
  }

  private func cast<ViewController: UIViewController>(_ controller: UIViewController) -> ViewController {
    guard let cast = controller as? ViewController else { Messages.stop("\(controller) is no \(ViewController.self)") }
    return cast
  }
}
