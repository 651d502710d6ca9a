import Foundation
import InterfaceBuilder

/// The scene of a controller, by which it makes its view later.
struct NibScene {
  let document: NibDocument
  let element: Element
  let storyboard: UIStoryboard?
}

extension NibLoad {
  /// Makes a controller and those that it holds, and awakes them; their views come when somebody asks for them.
  func makeControllers(of element: Element, _ creator: (NSCoder) -> UIViewController?) -> UIViewController {
    let controller = makeController(element, creator)
    let relations = element.list("connections").filter { $0.name == "segue" && $0["kind"] == "relationship" }
    let children = relations.compactMap(destination)
    switch controller {
    case let controller as UINavigationController: controller.viewControllers = children
    case let controller as UITabBarController: controller.viewControllers = children
    default: for child in children { controller.addChild(child) }
    }
    controller.awakeFromNib()
    return controller
  }

  /// Makes a controller by its `init(coder:)`.
  func makeController(_ element: Element, _ creator: (NSCoder) -> UIViewController? = { _ in nil }) -> UIViewController
  {
    let standard = NibClasses.controllers[element.name] ?? UIViewController.self
    if NibClasses.controllers[element.name] == nil {
      Messages.sayOnce("note: '\(element.name)' of a storyboard is a UIViewController that places no others")
    }
    let type = NibClasses.type(of: element, in: document, standard: standard)
    let coder = NibCoder(scene: NibScene(document: document, element: element, storyboard: storyboard))
    guard let controller = creator(coder) ?? type.init(coder: coder) else {
      Messages.stop("\(type).init(coder:) gives nil for a controller of \(document.content.file):\(element.position)")
    }
    controller.title = element["title"]
    setAttributes(of: controller, element)
    return controller
  }

  /// Makes the view of a controller of a storyboard, with the other objects of its scene, and connects them.
  ///
  /// - Returns: whether the scene has a view.
  fileprivate func makeView(of controller: UIViewController, _ element: Element) -> Bool {
    guard let view = element.child(key: "view") else { return false }
    noteOwner(controller, element)
    let views = document.views(of: view, controllersGuides: element.list("layoutGuides"))
    _ = NibTree(views, self, of: controller).make()
    let scene = document.content.scenes.first { $0.list("objects").contains { $0.position == element.position } }
    for object in scene?.list("objects") ?? [] where object.position != element.position { _ = makeObject(object) }
    finish()
    embed(in: controller)
    return true
  }
}

extension UIViewController {
  /// Makes the view of the controller's scene or of its nib.
  ///
  /// A controller that names no nib has the one that is called as its class is, with or without `Controller` at the end
  /// (Apple's documentation of `nibName`).
  ///
  /// - Returns: whether there is such a scene or nib.
  func loadViewFromNib() -> Bool {
    if let scene {
      return NibLoad(scene.document, owner: self, storyboard: scene.storyboard).makeView(of: self, scene.element)
    }
    guard let name = nibName ?? nibNameOfClass else { return false }
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    if viewIfLoaded == nil {
      Messages.raise(
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.")
    }
    return true
  }

  /// Has a view of the scene as its own.
  func take(_ root: UIView) {
    guard let controller = self as? UICollectionViewController, let collectionView = root as? UICollectionView else {
      view = root
      return
    }
    view = UIView(frame: collectionView.frame)
    controller.collectionView = collectionView
  }

  private var nibNameOfClass: String? {
    guard !String(reflecting: type(of: self)).hasPrefix("HeadlessUIKit.") else { return nil }
    let name = String(describing: type(of: self))
    let names = (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [name]
    return names.first { NibFiles.path(of: $0, "xib", in: nibBundle) != nil }
  }
}
