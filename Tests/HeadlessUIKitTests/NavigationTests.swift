import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct NavigationTests {
  @Test func theLastControllerOfAStackFillsItsView() {
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    stack.view.frame = CGRect(x: 0, y: 0, width: 320, height: 500)
    #expect(first.navigationController === stack && first.view.frame == stack.view.bounds)
    first.show(second, sender: nil)
    #expect(stack.viewControllers == [first, second] && stack.topViewController === second)
    #expect(second.view.superview === stack.view && first.view.superview == nil)
    #expect(stack.popViewController(animated: true) === second)
    #expect(second.navigationController == nil && first.view.superview === stack.view)
    #expect(stack.popViewController(animated: true) == nil && stack.viewControllers == [first])
    stack.setViewControllers([second, UIViewController(), first], animated: false)
    #expect(stack.popToViewController(UIViewController(), animated: false) == nil)
    #expect(stack.popToRootViewController(animated: false)?.count == 2 && stack.children == [second])
  }

  @Test func theChosenControllerFillsTheTabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(), UIViewController()]
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === tabs.children[1] && tabs.children[0].tabBarController === tabs)
    #expect(tabs.view.subviews == [tabs.children[1].view])
    tabs.selectedIndex = 5
    #expect(tabs.selectedViewController == nil)
  }

  @Test func theAppsWindowIsThatOfItsDelegateByNoClass() {
    final class Delegate: NSObject, UIApplicationDelegate { var window: UIWindow? }
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    let window = UIWindow()
    window.makeKeyAndVisible()
    #expect(UIApplication.shared.delegate?.window??.isKeyWindow == true && delegate.window == nil)
  }
}

/// Controllers of pages and of the system.
@MainActor struct PageControllerTests {
  @Test func thePageFillsTheView() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (UIViewController(), UIViewController())
    var isDone = false
    pages.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    pages.setViewControllers([first], direction: .forward, animated: true) { isDone = $0 }
    #expect(isDone && first.parent === pages && first.view.frame == pages.view.bounds)
    pages.setViewControllers([second], direction: .forward, animated: false)
    #expect(first.parent == nil && first.view.superview == nil && pages.view.subviews == [second.view])
  }

  @Test func picturesComeFromNowhere() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController().mediaTypes == ["public.image"])
    #expect(UIApplication.shared.beginBackgroundTask() == .invalid)
  }
}
