import Foundation
import InterfaceBuilder

/// A way from a controller of a storyboard to another one.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name that the storyboard gives it.
  open private(set) var identifier: String?
  /// The controller that it leads from.
  open private(set) var source: UIViewController
  /// The controller that it leads to.
  open private(set) var destination: UIViewController
  fileprivate var show: () -> Void = {}

  /// A way from a controller to another one.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  /// A way that a closure goes.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    show = performHandler
  }

  /// Shows the destination, at once.
  open func perform() { show() }
}

extension NibLoad {
  /// Puts the views of other controllers into the container views of a controller's view.
  ///
  /// UIKit does so while it loads the view, before `viewDidLoad()`: `prepare(for:sender:)` comes first, then the other
  /// controller is a child, and its view fills the container (Apple's "View Controller Programming Guide", "Implementing a
  /// Container View Controller").
  func embed(in controller: UIViewController) {
    for (object, element) in made where element.name == "containerView" {
      guard let container = object as? UIView,
        let segue = element.list("connections").first(where: { $0.name == "segue" && $0["kind"] == "embed" })
      else { continue }
      inside(segue) {
        guard let child = destination(of: segue) else { return }
        controller.prepare(
          for: UIStoryboardSegue(identifier: segue["identifier"], source: controller, destination: child), sender: nil)
        controller.addChild(child)
        guard let view = child.view else { return }
        view.frame = container.bounds
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        child.didMove(toParent: controller)
      }
    }
  }

  /// Makes the controller that a segue leads to.
  func destination(of segue: Element) -> UIViewController? {
    guard let element = segue["destination"].flatMap({ document.elements[$0] }) else { return nil }
    if let action = segue["destinationCreationSelector"] {
      Messages.sayOnce("note: the segue action '\(action)' is not called: 'init(coder:)' makes its controller")
    }
    return inside(segue) {
      guard element.name == "viewControllerPlaceholder", let name = element["storyboardName"] else {
        return NibLoad(document, owner: nil, storyboard: storyboard).makeControllers(of: element) { _ in nil }
      }
      let other = UIStoryboard(name: name, bundle: document.bundle)
      return element["referencedIdentifier"].map { other.instantiateViewController(withIdentifier: $0) }
        ?? other.instantiateInitialViewController()
    }
  }

  /// Makes controllers in others; a circle of them stops the program.
  private func inside<Made>(_ segue: Element, _ make: () -> Made) -> Made {
    guard NibLoad.depth < NibLoad.deepest else {
      Messages.raise("\(document.content.file):\(segue.position): the controllers of this storyboard hold each other")
    }
    NibLoad.depth += 1
    defer { NibLoad.depth -= 1 }
    return make()
  }

  private static var depth = 0
  private static let deepest = 64
}

extension UIViewController {
  /// Goes the way that the storyboard names; another name stops the program, as in UIKit.
  func perform(segue identifier: String, sender: Any?) {
    var found: Element?
    scene?.element.forEachElement { element in
      if element.name == "segue", element["identifier"] == identifier { found = found ?? element }
    }
    guard let scene, let found else {
      Messages.raise("Receiver (\(self)) has no segue with identifier '\(identifier)'", .invalidArgument)
    }
    let load = NibLoad(scene.document, owner: self, storyboard: scene.storyboard)
    guard let destination = load.destination(of: found) else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) { [unowned self] in
      if found["kind"] == "show" || found["kind"] == "push", let navigationController {
        navigationController.pushViewController(destination, animated: false)
      } else {
        present(destination, animated: false)
      }
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
