import CellLayout
import Foundation
import ShelfSizing

extension UIView {
  /// The content, changed as far as a class of the app says another size for it (`intrinsicContentSize`).
  ///
  /// A label whose class adds some points keeps its text with these points round it, half of them on each side, so that
  /// its height still follows the width it gets. Any other view has the size that the class says.
  var contentOfClass: ViewTemplate.Content {
    guard !isOfUIKit else { return content }
    if case .plain = content { return .plain }
    let (own, said) = (contentSize(linesAt: (self as? UILabel)?.linesAt), intrinsicContentSize)
    guard said != own else { return content }
    if case .label(let label) = content {
      var control = ControlTemplate(systemClass: "UILabel", size: OptionalSize(width: 0, height: 0))
      control.title = label
      control.keepsLine = false
      let (across, upright) = ((said.width - own.width) / 2, (said.height - own.height) / 2)
      control.padding = EdgeInsets(top: upright, leading: across, bottom: upright, trailing: across)
      return .control(control)
    }
    return .control(
      .fixed(
        String(describing: type(of: self)), said.width == UIView.noIntrinsicMetric ? nil : said.width,
        said.height == UIView.noIntrinsicMetric ? nil : said.height))
  }

  /// Whether the class is one of this room, which says no other size than its content's.
  private var isOfUIKit: Bool {
    let key = ObjectIdentifier(type(of: self))
    if let known = UIView.classesOfUIKit[key] { return known }
    let isOfUIKit = String(reflecting: type(of: self)).hasPrefix(
      String(reflecting: UIView.self).dropLast("UIView".count))
    UIView.classesOfUIKit[key] = isOfUIKit
    return isOfUIKit
  }

  private static var classesOfUIKit: [ObjectIdentifier: Bool] = [:]
}

extension UILabel {
  /// The width that the lines of its own size are broken at.
  fileprivate var linesAt: CGFloat? { preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil }
}
