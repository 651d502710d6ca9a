import Foundation
import Testing

@testable import HeadlessUIKit

/// A view whose constraints speak of less than its frame, and whose baseline is its label's.
private final class BadgeView: UIView {
  let label = UILabel()
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  override var forFirstBaselineLayout: UIView { label }
}

/// A view whose `layoutSubviews` is counted.
private final class CountedView: UIView {
  var count = 0
  override func layoutSubviews() { count += 1 }
}

/// The messages about constraints, and the views that they name.
@MainActor struct ConstraintErrorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// The constraints of a visual format are named by the line that asks for them.
  @Test func messagesNameTheCallersLine() {
    let before = Messages.write
    var said: [String] = []
    Messages.write = { said.append($0) }
    defer { Messages.write = before }
    let view = add(UIView())
    let line = #line + 2
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-7-[v(31)]-7-|", metrics: nil, views: ["v": view]))
    root.layoutIfNeeded()
    #expect(said.count == 1)
    let message = said.first ?? ""
    #expect(message.hasPrefix("Unable to simultaneously satisfy constraints.\n"))
    #expect(
      message.contains(
        "<NSLayoutConstraint UIView.width == 31.0 (active, HeadlessUIKitTests/ConstraintErrorTests.swift:\(line))>"))
    #expect(message.contains("Will attempt to recover by breaking constraint"))
  }

  @Test func constraintsSpeakOfTheAlignmentRectangle() {
    let badge = add(BadgeView())
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      badge.widthAnchor.constraint(equalToConstant: 50), badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 8, y: 9, width: 56, height: 24))
    #expect(badge.alignmentRect(forFrame: badge.frame) == CGRect(x: 10, y: 10, width: 50, height: 20))
    #expect(badge.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 50, height: 20)) == badge.frame)
  }

  @Test func aBaselineMayBeThatOfAnotherView() {
    let (badge, label) = (add(BadgeView()), add(UILabel()))
    for text in [badge.label, label] { text.font = UIFont(name: "Helvetica", size: 20) }
    (badge.label.text, label.text) = ("Hi", "Hi")
    badge.label.translatesAutoresizingMaskIntoConstraints = false
    badge.addSubview(badge.label)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: root.topAnchor), badge.heightAnchor.constraint(equalToConstant: 50),
      badge.label.topAnchor.constraint(equalTo: badge.topAnchor, constant: 17),
      label.firstBaselineAnchor.constraint(equalTo: badge.firstBaselineAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.minY == 22)
  }

  /// Layout begins at the outermost view that needs it on the way out (`CALayer.layoutIfNeeded`); one that needs none is
  /// not called.
  @Test func whatIsLaidOut() {
    let (view, inner) = (CountedView(), CountedView())
    root.addSubview(view)
    view.addSubview(inner)
    root.layoutIfNeeded()
    #expect(view.count == 1 && inner.count == 1)
    view.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(view.count == 2 && inner.count == 1)
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(view.count == 2 && inner.count == 2)
    inner.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.count == 2 && inner.count == 3)
  }
}
