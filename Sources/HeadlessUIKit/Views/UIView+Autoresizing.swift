import Foundation

extension UIView {
  /// The lengths that change when the superview's size does.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// UIKit's value.
    public let rawValue: UInt
    /// The value of one of UIKit's.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The view's own width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The view's own height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Follows a change of the superview's size by the autoresizing mask.
  func follow(_ old: CGSize, _ new: CGSize) {
    let mask = autoresizingMask
    // In a superview without size lengths are negative, of which `width` and `height` tell the amount alone.
    let across = UIView.span(
      frame.origin.x, frame.size.width, in: old.width, grownBy: new.width - old.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    let upright = UIView.span(
      frame.origin.y, frame.size.height, in: old.height, grownBy: new.height - old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
    frame = CGRect(x: across.start, y: upright.start, width: across.length, height: upright.length)
  }

  /// The flexible parts share the growth in proportion to their lengths, as the engine has them do.
  private static func span(
    _ start: CGFloat, _ length: CGFloat, in outer: CGFloat, grownBy growth: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [(start, flexible.0), (length, flexible.1), (outer - start - length, flexible.2)]
    let total = parts.reduce(0) { $1.1 ? $0 + max(0, $1.0) : $0 }
    let count = parts.count { $0.1 }
    func share(_ part: (CGFloat, Bool)) -> CGFloat {
      guard part.1 else { return 0 }
      return total > 0 ? max(0, part.0) / total : 1 / CGFloat(count)
    }
    return (start + share(parts[0]) * growth, length + share(parts[1]) * growth)
  }
}
