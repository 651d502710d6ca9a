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
}
