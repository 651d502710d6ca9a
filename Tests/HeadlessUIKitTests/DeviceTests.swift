import Foundation
import Testing

@testable import HeadlessUIKit

/// The stated device, its screen, windows and traits. Tests that state another one run one after another.
@Suite(.serialized) @MainActor struct DeviceTests {
  @Test func theScreenIsThatOfThePhone() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1179, height: 2556))
    #expect(UIScreen.main.scale == 3 && UIScreen.main.traitCollection.displayScale == 3)
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.orientation == .portrait)
    #expect(UITraitCollection.current.displayScale == 2)
  }

  /// csl.cool ("iOS Layout Adaptation") measured these on a phone of 393 × 852: 59 and 34 points for a view that fills
  /// the controller's, 39 for one that begins 20 points below.
  @Test func safeAreasFollowTheFrames() {
    let (window, controller, inner) = (UIWindow(), UIViewController(), UIView())
    #expect(inner.safeAreaInsets == .zero)
    inner.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(inner)
    let top = inner.topAnchor.constraint(equalTo: controller.view.topAnchor)
    NSLayoutConstraint.activate([
      top, inner.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
    ])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    top.constant = 20
    window.layoutIfNeeded()
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 34, right: 0))
    inner.removeFromSuperview()
    #expect(inner.safeAreaInsets == .zero && inner.window == nil)
    window.isHidden = true
  }

  @Test func contentInTheSafeAreaOfAView() {
    let (window, controller, card) = (UIWindow(), UIViewController(), UIView())
    let view: UIView = controller.view
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let (guide, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: guide.topAnchor), card.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      card.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 16, y: 0, width: 361, height: 852))
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 16, y: 59, width: 361, height: 759))
    #expect(view.convert(card.bounds, from: card) == card.frame)
    controller.additionalSafeAreaInsets.top = 44
    window.layoutIfNeeded()
    #expect(card.frame.minY == 103)
  }

  /// No keyboard is up: its area begins at the bottom of the safe area, or of the view.
  @Test func contentAboveTheKeyboard() {
    let (window, controller, bar) = (UIWindow(), UIViewController(), UIView())
    let view: UIView = controller.view
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let guide = view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 50),
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 768, width: 393, height: 50))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
    guide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 852 && guide.layoutFrame.height == 0)
  }

  @Test func pixelsInAWindowAreTheScreens() {
    let label = UILabel()
    label.text = "Hi"
    label.translatesAutoresizingMaskIntoConstraints = false
    let window = UIWindow()
    #expect(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 20.5)
    window.addSubview(label)
    #expect(label.traitCollection.displayScale == 3)
    #expect(abs(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height - 61 / 3) < 1e-9)
  }

  @Test func windowsOfTheApp() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    #expect(!UIApplication.shared.windows.contains(window))
    window.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === window && window.isKeyWindow)
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    #expect(scenes.flatMap(\.windows).contains { $0.isKeyWindow })
    #expect(scenes.first?.statusBarManager?.statusBarFrame.height == 54)
    window.isHidden = true
    #expect(!UIApplication.shared.windows.contains(window))
  }

  @Test(arguments: StatedDevice.all.map(\.name)) func aDeviceByItsName(name: String) throws {
    let before = (StatedDevice.current, UITraitCollection.current, UITraitCollection.base)
    defer {
      StatedDevice.current = before.0
      (UITraitCollection.current, UITraitCollection.base) = (before.1, before.2)
    }
    StatedDevice.current = try #require(StatedDevice(named: name))
    let device = StatedDevice.current
    #expect(UIScreen.main.bounds.size == device.size && UIWindow().frame.size == device.size)
    #expect(UITraitCollection.current.displayScale == device.scale)
    #expect(UIDevice.current.model == String(name.prefix(4) == "iPad" ? "iPad" : "iPhone"))
    #expect(UITraitCollection.current.horizontalSizeClass == (device.isPad ? .regular : .compact))
  }

  @Test func traitsThatSayLittleAreFilledWhereTheyCount() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(large.displayScale == 0 && large.horizontalSizeClass == .unspecified)
    large.performAsCurrent {
      #expect(UITraitCollection.current.displayScale == 2)
      #expect(UITraitCollection.current.preferredContentSizeCategory == .accessibilityLarge)
    }
    let both = UITraitCollection(traitsFrom: [large, UITraitCollection(displayScale: 3), UITraitCollection()])
    #expect(both.displayScale == 3 && both.preferredContentSizeCategory == .accessibilityLarge)
    #expect(both.modifyingTraits { $0.displayScale = 2 }.displayScale == 2)
    #expect(UITraitCollection(userInterfaceStyle: .dark).hasDifferentColorAppearance(comparedTo: .current))
  }
}
