import Foundation
import Testing

@testable import HeadlessUIKit

/// Places of views and guides.
@MainActor struct GeometryTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func child(_ frame: CGRect, of superview: UIView) -> UIView {
    let view = UIView(frame: frame)
    superview.addSubview(view)
    return view
  }

  @Test func aTurnedViewIsAsHighAsItWasWide() {
    let view = child(CGRect(x: 100, y: 100, width: 80, height: 20), of: root)
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(view.frame == CGRect(x: 130, y: 70, width: 20, height: 80) && view.bounds.width == 80)
    #expect(view.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 150, y: 70))
    #expect(root.convert(CGPoint(x: 150, y: 70), to: view) == .zero)
    #expect(root.hitTest(CGPoint(x: 140, y: 80), with: nil) === view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
    #expect(view.bounds.size == CGSize(width: 20, height: 30) && view.center == CGPoint(x: 20, y: 30))
  }

  @Test func pointsOfOtherViews() {
    let first = child(CGRect(x: 10, y: 20, width: 100, height: 100), of: root)
    let inner = child(CGRect(x: 1, y: 2, width: 30, height: 30), of: first)
    let scroll = UIScrollView(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
    root.addSubview(scroll)
    scroll.contentOffset = CGPoint(x: 0, y: 5)
    #expect(inner.convert(CGPoint(x: 3, y: 3), to: scroll) == CGPoint(x: -186, y: 30))
    #expect(
      scroll.convert(CGRect(x: 0, y: 5, width: 1, height: 1), from: root) == CGRect(x: -200, y: 10, width: 1, height: 1)
    )
    #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 11, y: 22, width: 30, height: 30))
  }

  /// Numbers of Apple's UIKit (github.com/kern0x1b/charon, `layoutguide-expectations.h`).
  @Test func guidesHaveFrames() {
    let (guide, view) = (UILayoutGuide(), UIView())
    root.addLayoutGuide(guide)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.heightAnchor.constraint(equalToConstant: 50), view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 5),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.frame == CGRect(x: 10, y: 75, width: 50, height: 30))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(root.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 294, height: 296))
  }

  @Test func aGuideTakesItsConstraintsAlong() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let height = guide.heightAnchor.constraint(equalTo: root.heightAnchor)
    height.isActive = true
    root.removeLayoutGuide(guide)
    #expect(!height.isActive && root.constraints.isEmpty && guide.owningView == nil)
  }

  /// Numbers of Apple's UIKit (github.com/kern0x1b/charon, `UIViewLayoutMargins`).
  @Test func margins() {
    root.layoutMargins = UIEdgeInsets(top: 40, left: 50, bottom: 60, right: 70)
    let inner = child(CGRect(x: 20, y: 20, width: 100, height: 100), of: root)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 8))
    let corner = child(CGRect(x: 0, y: 0, width: 100, height: 100), of: root)
    corner.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    corner.preservesSuperviewLayoutMargins = true
    #expect(corner.layoutMargins == UIEdgeInsets(top: 40, left: 50, bottom: 3, right: 4))
  }

  /// Margins that follow from where a view lies are those of where it is laid out.
  @Test func marginsAfterLayout() {
    let (inner, leaf) = (UIView(), UIView())
    root.layoutMargins.left = 50
    inner.preservesSuperviewLayoutMargins = true
    for (view, superview) in [(inner, root), (leaf, inner)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      inner.trailingAnchor.constraint(equalTo: root.trailingAnchor), inner.heightAnchor.constraint(equalToConstant: 40),
      inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      leaf.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
      leaf.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(leaf.frame.origin == CGPoint(x: 20, y: 8))
  }

  @Test func contentSizesFollowConstraints() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -10),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 700),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 720) && content.frame.minY == 10)
    let manual = UIScrollView(frame: scroll.frame)
    manual.contentSize = CGSize(width: 5, height: 6)
    manual.layoutIfNeeded()
    #expect(manual.contentSize == CGSize(width: 5, height: 6))
  }

  @Test func whatIsAmbiguous() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(!view.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    left.isActive = false
    #expect(view.hasAmbiguousLayout && !root.hasAmbiguousLayout)
  }
}
