import Foundation
import Testing

@testable import HeadlessUIKit

/// A view whose baselines are those of labels in it.
private final class TitledView: UIView {
  let title = UILabel()
  let note = UILabel()
  override var forFirstBaselineLayout: UIView { title }
  override var forLastBaselineLayout: UIView { note }
}

/// The meaning of a constraint's items and attributes.
@MainActor struct ConstraintItemTests {
  /// As freshOS/Stevia's tests of Apple's UIKit read it back (GetConstraintsTests).
  @Test func aLengthAloneHasNoSecondAttribute() {
    let constraint = NSLayoutConstraint(
      item: UIView(), attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 1,
      constant: 35)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(NSLayoutConstraint().firstAttribute == .notAnAttribute)
  }

  @Test func baselinesOfAViewAreThoseOfTheViewsThatItNames() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let titled = TitledView()
    let (above, below) = (UIView(), UIView())
    for view in [titled, above, below] { root.addSubview(view) }
    for label in [titled.title, titled.note] {
      label.font = UIFont(name: "Helvetica", size: 20)
      label.text = "Hi"
      titled.addSubview(label)
    }
    for view in [titled, above, below, titled.title, titled.note] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      titled.topAnchor.constraint(equalTo: root.topAnchor), titled.heightAnchor.constraint(equalToConstant: 100),
      titled.title.topAnchor.constraint(equalTo: titled.topAnchor, constant: 10),
      titled.note.bottomAnchor.constraint(equalTo: titled.bottomAnchor),
      above.topAnchor.constraint(equalTo: titled.firstBaselineAnchor),
      below.topAnchor.constraint(equalTo: titled.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let ascent = above.frame.minY - 10
    #expect(ascent > 15 && ascent < 20 && titled.title.frame.height == 23)
    #expect(below.frame.minY == 77 + ascent)
  }

  @Test func aViewIsItsOwnBaselineViewUnlessItSaysAnother() {
    let label = UILabel()
    #expect(label.forFirstBaselineLayout === label && label.forLastBaselineLayout === label)
  }
}
