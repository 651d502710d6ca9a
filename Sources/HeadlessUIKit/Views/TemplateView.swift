import CellLayout
import Foundation

/// A view of any content that the engine knows, such as a nib may have and UIKit's public classes here do not.
package final class TemplateView: UIView {
  private let shown: ViewTemplate.Content
  private let ownSize: CGSize

  /// A view that shows what a template says.
  ///
  /// - Parameter size: that of a plain view whose class alone knows it.
  package init(_ content: ViewTemplate.Content, size: OptionalSize = OptionalSize()) {
    shown = content
    ownSize = CGSize(width: size.width ?? UIView.noIntrinsicMetric, height: size.height ?? UIView.noIntrinsicMetric)
    super.init(frame: .zero)
  }

  /// No nib names this class.
  package required init?(coder: NSCoder) { nil }

  override var content: ViewTemplate.Content { shown }
  package override var intrinsicContentSize: CGSize { ownSize }
}
