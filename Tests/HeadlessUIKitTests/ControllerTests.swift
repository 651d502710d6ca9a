import Foundation
import HeadlessUIKit
import Testing

private final class Controller: UIViewController {
  var calls: [String] = []
  override func loadView() {
    calls.append("loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
  override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
  override func didMove(toParent parent: UIViewController?) { calls.append(parent == nil ? "left" : "moved") }
}

/// A view that tells of its windows.
private final class Windowed: UIView {
  var calls: [String] = []
  override func willMove(toWindow newWindow: UIWindow?) { calls.append(newWindow == nil ? "will leave" : "will enter") }
  override func didMoveToWindow() { calls.append(window == nil ? "left" : "entered") }
}

@MainActor struct ControllerTests {
  @Test func theViewIsMadeOnceWhenItIsAskedFor() {
    let controller = Controller()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    #expect(controller.view.frame == UIScreen.main.bounds)
    controller.loadViewIfNeeded()
    #expect(controller.calls == ["loadView", "viewDidLoad"])
    controller.calls = []
    controller.view.layoutIfNeeded()
    #expect(controller.calls == ["viewWillLayoutSubviews", "viewDidLayoutSubviews"])
  }

  @Test func theWindowShowsItsRoot() {
    let (window, controller) = (UIWindow(), Controller())
    window.rootViewController = controller
    #expect(controller.view.superview === window && controller.view.frame == window.bounds)
    #expect(!controller.calls.contains("viewDidAppear"))
    window.makeKeyAndVisible()
    #expect(controller.calls.suffix(2) == ["viewWillAppear", "viewDidAppear"])
    #expect(controller.view.next === controller && controller.next === window)
  }

  @Test func children() {
    let (outer, inner) = (UIViewController(), Controller())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    #expect(inner.parent === outer && outer.children == [inner])
    inner.willMove(toParent: nil)
    inner.view.removeFromSuperview()
    inner.removeFromParent()
    #expect(inner.parent == nil && outer.children.isEmpty && inner.calls.suffix(2) == ["moved", "left"])
  }

  @Test func theGuidesOfBefore() {
    let (window, controller, view) = (UIWindow(), UIViewController(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 59, width: 10, height: 759))
    #expect(controller.topLayoutGuide.length == 59 && controller.bottomLayoutGuide.length == 34)
  }

  @Test func viewsAreToldOfTheirWindows() {
    let (window, outer, view) = (UIWindow(), UIView(), Windowed())
    outer.addSubview(view)
    #expect(view.calls.isEmpty)
    window.addSubview(outer)
    outer.removeFromSuperview()
    #expect(view.calls == ["will enter", "entered", "will leave", "left"])
  }
}
