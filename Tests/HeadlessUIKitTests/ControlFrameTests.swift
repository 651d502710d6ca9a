import Foundation
import HeadlessUIKit
import Testing

/// Frames that controls give themselves.
@MainActor struct ControlFrameTests {
  /// `openuikit` recorded 63 × 28 of Mac Catalyst 26.1, and 61 × 28 as the intrinsic size.
  @Test func aSwitchKeepsItsSize() {
    let control = UISwitch(frame: CGRect(x: 20, y: 30, width: 5, height: 5))
    #expect(control.frame == CGRect(x: 20, y: 30, width: 63, height: 28))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 63, height: 28))
    #expect(control.intrinsicContentSize == CGSize(width: 61, height: 28))
  }

  /// Apple's documentation of `init(style:)`, `init(items:)` and `init(progressViewStyle:)`: they size what they return.
  /// Constraints see segments one point lower than their frame.
  @Test func controlsAreMadeInTheirSize() {
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
    #expect(UIActivityIndicatorView(style: .medium).sizeThatFits(.zero) == CGSize(width: 20, height: 20))
    let segments = UISegmentedControl(items: ["Day", UIAction(title: "Week") { _ in }])
    #expect(segments.titleForSegment(at: 1) == "Week" && segments.actionForSegment(at: 1)?.title == "Week")
    #expect(segments.frame.size == segments.sizeThatFits(.zero) && segments.frame.width > 60)
    #expect(segments.frame.height == segments.intrinsicContentSize.height + 1)
    #expect(UIProgressView(progressViewStyle: .default).frame.size == CGSize(width: 0, height: 4))
  }

  /// Apple's documentation of `hidesWhenStopped`: a wheel is hidden while it stands, and a stack gives it no place.
  @Test func aWheelThatStandsIsHidden() {
    let (wheel, label) = (UIActivityIndicatorView(style: .medium), UIView())
    label.heightAnchor.constraint(equalToConstant: 10).isActive = true
    let stack = UIStackView(arrangedSubviews: [wheel, label])
    stack.axis = .vertical
    func height() -> CGFloat { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height }
    #expect(wheel.isHidden && height() == 10)
    wheel.startAnimating()
    #expect(!wheel.isHidden && height() == 30)
    wheel.stopAnimating()
    #expect(height() == 10)
    wheel.hidesWhenStopped = false
    #expect(height() == 30)
  }

  @Test(arguments: [
    ("", false), ("hidesWhenStopped=\"YES\"", true), ("hidesWhenStopped=\"YES\" animating=\"YES\"", false),
    ("hidden=\"YES\"", true),
  ])
  func aWheelOfANib(attributes: String, isHidden: Bool) throws {
    let wheel = "<activityIndicatorView id=\"wheel\" \(attributes)/>"
    let root = NibText.nib(NibText.view(subviews: wheel)).instantiate(withOwner: nil).first as? UIView
    #expect(try #require(root?.subviews.first as? UIActivityIndicatorView).isHidden == isHidden)
  }
}
