import Foundation
import Testing

@testable import HeadlessUIKit

/// Distances between anchors, the point about which a view turns, and safe areas that a class says.
@MainActor struct AnchorTests {
  private final class SizedView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
  }

  /// Of a length of 250 and hugging with 250 the longer length wins (UIKitNumbers.md, "Auto Layout").
  @Test(arguments: [NSLayoutConstraint.Relation.greaterThanOrEqual, .equal])
  func lengthsBesideHugging(relation: NSLayoutConstraint.Relation) {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), SizedView())
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 100)
    width.priority = .defaultLow
    NSLayoutConstraint.activate([
      width, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    width.priority = UILayoutPriority(249)
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  /// A view without text stands in a row with its top at the first baseline, or its lower edge at the last one, as
  /// constraints have it (UIKitNumbers.md, "Auto Layout").
  @Test(arguments: [(UIStackView.Alignment.firstBaseline, 56), (.lastBaseline, 44.5)])
  func baselinesOfAViewWithoutText(alignment: UIStackView.Alignment, height: CGFloat) {
    let (label, box, outer) = (UILabel(), UIView(), UIStackView())
    label.text = "Label"
    for length in [box.widthAnchor, box.heightAnchor] { length.constraint(equalToConstant: 40).isActive = true }
    outer.alignment = alignment
    for view in [label, box] { outer.addArrangedSubview(view) }
    #expect(outer.systemLayoutSizeFitting(.zero).height == height)
  }

  /// As far before the view as behind it, and as far above it as it is high.
  @Test func distancesAreLengths() {
    let (root, view) = (UIView(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 30),
      root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor).constraint(
        equalTo: view.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)),
      root.topAnchor.anchorWithOffset(to: view.topAnchor).constraint(equalTo: view.heightAnchor),
    ])
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 80, y: 30, width: 40, height: 30))
  }

  /// An anchor that is asked for again is equal to the one before (`NSObject.isEqual(_:)`).
  @Test func anchorsOfAPartAreEqual() {
    let (view, other, guide) = (UIView(), UIView(), UILayoutGuide())
    #expect(view.topAnchor == view.topAnchor && view.topAnchor.hash == view.topAnchor.hash)
    #expect(view.topAnchor != view.bottomAnchor && view.topAnchor != other.topAnchor)
    #expect(guide.widthAnchor == guide.widthAnchor)
    #expect(Set([view.leadingAnchor, view.leadingAnchor, other.leadingAnchor]).count == 2)
  }

  /// Functions that make constraints are values as well, with UIKit's own parameters.
  @Test func constraintsAreMadeByReferences() {
    let (view, other) = (UIView(), UIView())
    let after = [
      view.leadingAnchor.constraint(equalToSystemSpacingAfter:multiplier:),
      view.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:),
      view.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:),
    ].map { $0(other.trailingAnchor, 2) }
    let below = [
      view.topAnchor.constraint(equalToSystemSpacingBelow:multiplier:),
      view.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:),
      view.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:),
    ].map { $0(other.bottomAnchor, 2) }
    for made in [after, below] {
      #expect(made.map(\.relation) == [.equal, .greaterThanOrEqual, .lessThanOrEqual])
      #expect(made.allSatisfy { $0.constant == 16 && $0.secondItem === other })
    }
  }

  /// "Changes to anchorPoint move the frame, not the position" (Core Animation Programming Guide, "Anchor points affect
  /// geometric manipulations").
  @Test func theAnchorPointStaysWhereItIs() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.center == CGPoint(x: 60, y: 40) && view.layer.position == CGPoint(x: 60, y: 40))
    #expect(view.frame == CGRect(x: 60, y: 40, width: 100, height: 40))
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(view.center == CGPoint(x: 10, y: 20))
    view.bounds.size = CGSize(width: 50, height: 20)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 50, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 60))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
    #expect(view.bounds.size == CGSize(width: 10, height: 10) && view.center == .zero)
    let inner = UIView()
    view.addSubview(inner)
    #expect(view.convert(CGPoint(x: 5, y: 5), to: nil) == CGPoint(x: 5, y: 5))
    let outer = UIView()
    outer.addSubview(view)
    #expect(view.convert(CGPoint(x: 5, y: 5), to: outer) == CGPoint(x: 10, y: 15))
    #expect(view.convert(CGPoint(x: 10, y: 15), from: outer) == CGPoint(x: 5, y: 5))
  }

  /// Rows of SafeAreaGuideTests (Vercantez/openuikit), which UIKit of iOS 26.1 measured; the class of the parent says the
  /// safe area, as windows of snapshot tests do.
  @Test func safeAreasReachNoFartherThanTheyAre() {
    final class Parent: UIView {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12) }
    }
    let parent = Parent(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for (frame, insets) in [
      (CGRect(x: 30, y: 20, width: 100, height: 500), UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)),
      (CGRect(x: -40, y: -60, width: 200, height: 200), UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)),
      (CGRect(x: 0, y: 100, width: 320, height: 200), UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 12)),
      (CGRect(x: 5, y: 10, width: 60, height: 20), UIEdgeInsets(top: 34, left: 5, bottom: 0, right: 0)),
    ] {
      let view = UIView(frame: frame)
      parent.addSubview(view)
      #expect(view.safeAreaInsets == insets)
    }
  }

  /// "The UIView transform property … manipulates the underlying layer's" (Core Animation Programming Guide).
  @Test func theTransformOfALayerIsItsViews() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.layer.transform = CATransform3DMakeScale(2, 4, 1)
    #expect(view.frame == CGRect(x: -5, y: -40, width: 60, height: 160))
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
    view.layer.transform = CATransform3DMakeScale(1, 1, 2)
    #expect(view.layer.transform.m33 == 2 && view.transform.isIdentity)
  }

  @Test func aLayerWithoutAViewIsStretchedAboutItsAnchorPoint() {
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.frame == CGRect(x: 50, y: 75, width: 200, height: 100))
    layer.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    #expect(layer.bounds.size == CGSize(width: 50, height: 25) && layer.frame.origin == CGPoint(x: 100, y: 100))
  }

  /// A frame is undefined under a transform (documentation of `UIView.frame`), so the bounds get the size.
  @Test func sizeToFitUnderATransform() {
    let label = UILabel()
    label.text = "Lorem ipsum"
    label.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
  }

  /// Views that the app puts into a visible window are laid out in the next update cycle.
  @Test func aVisibleWindowIsLaidOutWhereTheRunLoopRuns() {
    let (window, controller, inner) = (UIWindow(), UIViewController(), UIView())
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.rootViewController = controller
    controller.view.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.widthAnchor.constraint(equalTo: controller.view.widthAnchor).isActive = true
    window.makeKeyAndVisible()
    #expect(inner.frame.width == 0)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    #expect(inner.frame.width == window.frame.width)
  }
}
