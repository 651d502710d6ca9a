import Foundation
import Testing

@testable import HeadlessUIKit

/// Traits that views and controllers say for what lies in them, and the fonts that follow.
@MainActor struct TraitOverrideTests {
  /// A view that notes the text sizes that it was told to have had.
  private final class Told: UIView {
    var before: [UIContentSizeCategory?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      before.append(previousTraitCollection?.preferredContentSizeCategory)
    }
  }

  @Test func theInnermostDecidesAndEachIsTold() {
    let (outer, inner, leaf) = (UIView(), UIView(), Told())
    outer.addSubview(inner)
    inner.addSubview(leaf)
    var styles: [UIUserInterfaceStyle] = []
    leaf.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Told, before: UITraitCollection) in
      styles.append(before.userInterfaceStyle)
    }
    outer.traitOverrides.preferredContentSizeCategory = .extraLarge
    inner.traitOverrides.preferredContentSizeCategory = .small
    #expect(leaf.traitCollection.preferredContentSizeCategory == .small)
    #expect(outer.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(leaf.before == [.large, .extraLarge] && styles.isEmpty)
    inner.overrideUserInterfaceStyle = .dark
    #expect(leaf.traitCollection.userInterfaceStyle == .dark && styles == [.light])
    #expect(inner.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    inner.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect(leaf.traitCollection.preferredContentSizeCategory == .extraLarge)
    leaf.removeFromSuperview()
    #expect(leaf.before.last == .extraLarge && leaf.traitCollection.preferredContentSizeCategory == .large)
  }

  /// A parent's word holds for a child's view until the view has gone elsewhere, even when the parent is gone by then.
  @Test func aControllerSaysTraitsForItsChild() {
    let view = Told()
    do {
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      parent.setOverrideTraitCollection(UITraitCollection(preferredContentSizeCategory: .extraSmall), forChild: child)
      child.view.addSubview(view)
      #expect(child.traitCollection.preferredContentSizeCategory == .extraSmall)
      #expect(view.before == [.large])
      #expect(child.overrideUserInterfaceStyle == .unspecified)
      child.overrideUserInterfaceStyle = .dark
      #expect(view.traitCollection.userInterfaceStyle == .dark)
    }
    UIView().addSubview(view)
    #expect(view.before.last == .extraSmall)
  }

  /// 17 points of the style `body` are 23 at the category `extraExtraExtraLarge` (Human Interface Guidelines); a scaled
  /// font keeps its limit.
  @Test func fontsThatFollowTheTextSizeDoSoInALiveLabel() {
    let (root, label, fixed) = (UIView(), UILabel(), UILabel())
    root.addSubview(label)
    for label in [label, fixed] { (label.text, label.font) = ("Text", .preferredFont(forTextStyle: .body)) }
    label.adjustsFontForContentSizeCategory = true
    let usual = label.intrinsicContentSize
    root.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(label.font.pointSize == 23 && label.intrinsicContentSize.height > usual.height)
    #expect(label.intrinsicContentSize == label.sizeThatFits(.zero))
    root.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect(label.font.pointSize == 17 && label.intrinsicContentSize == usual)
    UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge).performAsCurrent {
      #expect(label.font.pointSize == 40 && label.intrinsicContentSize.height > usual.height)
      #expect(fixed.font.pointSize == 17 && fixed.intrinsicContentSize == usual)
      label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 22)
      #expect(label.font.pointSize == 22)
    }
    #expect(label.font.pointSize == 20)
    let (field, view) = (UITextField(), UITextView())
    (field.font, field.adjustsFontForContentSizeCategory) = (.preferredFont(forTextStyle: .body), true)
    (view.font, view.adjustsFontForContentSizeCategory) = (.preferredFont(forTextStyle: .body), true)
    for view in [field, view] as [UIView] { root.addSubview(view) }
    root.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(field.font?.pointSize == 23 && view.font?.pointSize == 23)
  }

  /// Traits without a scale leave it to the screen: 24 points at `extraSmall` are 20.667 on a phone of three pixels a
  /// point (the images of thumbtack/thumbprint-ios, PillTest).
  @Test func lengthsGrowToThePixelsOfTheScreen() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    UITraitCollection(displayScale: 3).performAsCurrent {
      #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 24, compatibleWith: traits) == 62.0 / 3)
    }
  }

  /// The view of a window's controller keeps the window's size also without a mask (thumbtack/thumbprint-ios'
  /// SnapshotTestCase, whose images are as wide as its windows).
  @Test func aWindowSizesTheViewOfItsControllerWhateverItsMask() {
    let (window, controller, child) = (
      UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 100)), UIViewController(), UIView()
    )
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      child.topAnchor.constraint(equalTo: controller.view.topAnchor), child.heightAnchor.constraint(equalToConstant: 9),
    ])
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 375, height: 9))
  }
}
