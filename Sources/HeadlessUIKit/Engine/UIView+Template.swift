import CellLayout
import Foundation
import ShelfSizing

extension UIView {
  /// The layout of this view as the root of a tree.
  var layout: LiveLayout {
    if let liveLayout { return liveLayout }
    let layout = LiveLayout(of: self)
    liveLayout = layout
    return layout
  }

  /// The cell that the engine lays the view out as, with all texts as they stand. It holds until the next question.
  package var writtenCell: TemplateCell { layout.writtenCell }

  /// The same cell with all views where they lie now, at a height in points: of a view that places its subviews itself, or
  /// whose class answers another size than its constraints do.
  package func frozenCell(height: CGFloat) -> TemplateCell { layout.frozen(height: height).cell }

  /// That cell, and its views in their order in it.
  package func frozenViews(height: CGFloat) -> (cell: TemplateCell, views: [UIView]) { layout.frozen(height: height) }

  /// The size of ``content``; ``noIntrinsicMetric`` on a side that it does not affect.
  ///
  /// - Parameter width: points that the lines of a text are broken at; `nil` for lines that only hard breaks end.
  func contentSize(linesAt width: CGFloat? = nil) -> CGSize {
    let layout = contentLayout ?? LiveLayout(contentOf: self)
    contentLayout = layout
    let size = layout.contentSize(linesAt: width.map(Double.init))
    return CGSize(width: size.width ?? UIView.noIntrinsicMetric, height: size.height ?? UIView.noIntrinsicMetric)
  }

  /// The view as the engine knows it, without constraints.
  var template: ViewTemplate {
    var template = ViewTemplate(id: accessibilityIdentifier, contentOfClass)
    template.customClass = self is LinesOfPicture ? LinesOfPicture.className : String(describing: type(of: self))
    template.outlet = outletName
    template.isHidden = isHidden
    template.hugging = hugging
    template.compressionResistance = resistance
    template.layoutMargins = EdgeInsets(layoutMargins)
    template.safeAreaInsets = EdgeInsets(safeAreaInsets)
    template.designFrame = DesignFrame(
      x: ownFrame.minX, y: ownFrame.minY, width: ownFrame.width, height: ownFrame.height)
    if !isOfUIKit || self is UIImageView {
      let insets = said(alignmentRectInsets, else: .zero)
      if insets != .zero { template.ownAlignmentRectInsets = EdgeInsets(insets) }
    }
    // A window sizes the view of its controller, whatever the view's mask says.
    if translatesAutoresizingMaskIntoConstraints || superview is UIWindow && controller != nil {
      template.autoresizing = CellLayout.AutoresizingMask(
        rawValue: UInt8(truncatingIfNeeded: autoresizingMask.rawValue))
    }
    if case .plain = template.content {
      let size = saidSize
      template.placeholderSize = OptionalSize(
        width: size.width == UIView.noIntrinsicMetric ? nil : size.width,
        height: size.height == UIView.noIntrinsicMetric ? nil : size.height)
    }
    return template
  }

  /// The content, changed as far as a class of the app says another size for it (`intrinsicContentSize`).
  var contentOfClass: ViewTemplate.Content {
    guard !isOfUIKit, !isSayingSize else { return content }
    if let label = self as? UILabel { return label.contentOfLabelClass }
    if case .plain = content { return .plain }
    // UIKit rounds its own sizes up to whole pixels, and takes those of a class as they are.
    return contentSize() == saidSize ? content : .plain
  }

  /// Whether the class is one of this room, which says no other size than its content's.
  var isOfUIKit: Bool {
    let key = ObjectIdentifier(type(of: self))
    if let known = UIView.classesOfUIKit[key] { return known }
    let isOfUIKit = String(reflecting: type(of: self)).hasPrefix(
      String(reflecting: UIView.self).dropLast("UIView".count))
    UIView.classesOfUIKit[key] = isOfUIKit
    return isOfUIKit
  }

  private static var classesOfUIKit: [ObjectIdentifier: Bool] = [:]
}
