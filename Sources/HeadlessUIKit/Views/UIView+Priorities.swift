import Foundation

extension UIView {
  /// The side of a size that content does not decide.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// As small as the constraints allow.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// As large as the constraints allow.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
