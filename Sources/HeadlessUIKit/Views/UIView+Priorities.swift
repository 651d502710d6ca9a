import CellLayout
import Foundation

extension UIView {
  /// The side of a size that content does not decide.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// As small as the constraints allow.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// As large as the constraints allow.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// How strongly the view resists to be longer than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(Float(axis == .horizontal ? hugging.horizontal : hugging.vertical))
  }

  /// Sets how strongly the view resists to be longer than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    if axis == .horizontal { hugging.horizontal = Double(priority.rawValue) }
    if axis == .vertical { hugging.vertical = Double(priority.rawValue) }
    structureChanged()
  }

  /// How strongly the view resists to be shorter than its content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(Float(axis == .horizontal ? resistance.horizontal : resistance.vertical))
  }

  /// Sets how strongly the view resists to be shorter than its content.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    if axis == .horizontal { resistance.horizontal = Double(priority.rawValue) }
    if axis == .vertical { resistance.vertical = Double(priority.rawValue) }
    structureChanged()
  }

  /// The space between the view's edges and its content.
  public var layoutMargins: UIEdgeInsets {
    get {
      UIEdgeInsets(
        top: directionalLayoutMargins.top, left: directionalLayoutMargins.leading,
        bottom: directionalLayoutMargins.bottom, right: directionalLayoutMargins.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
    }
  }
}
