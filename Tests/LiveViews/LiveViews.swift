import CellLayout
import Foundation
import HeadlessUIKit
import ShelfSizing
import TextMeasurement

/// A cell of a template, made again of live views through UIKit's own functions.
@MainActor package struct LiveViews {
  /// The views by their index in the template; the first is the cell.
  package let views: [UIView]
  private let guides: [UILayoutGuide]

  /// Views like those of a template.
  package init(_ template: CellTemplate) {
    let views = template.views.map(LiveViews.view)
    for (index, view) in template.views.enumerated().dropFirst() {
      let outer = views[view.superview ?? 0]
      if view.isArranged, let stack = outer as? UIStackView {
        stack.addArrangedSubview(views[index])
        if let spacing = view.customSpacingAfter { stack.setCustomSpacing(spacing, after: views[index]) }
      } else {
        outer.addSubview(views[index])
      }
    }
    self.views = views
    guides = template.guides.map { guide in
      let live = UILayoutGuide()
      views[guide.owner].addLayoutGuide(live)
      return live
    }
    for constraint in template.constraints where !constraint.isPlaceholder {
      let live = NSLayoutConstraint(
        item: item(constraint.firstItem), attribute: NSLayoutConstraint.Attribute(constraint.firstAttribute),
        relatedBy: NSLayoutConstraint.Relation(constraint.relation), toItem: constraint.secondItem.map(item),
        attribute: constraint.secondAttribute.map { NSLayoutConstraint.Attribute($0) } ?? .notAnAttribute,
        multiplier: constraint.multiplier, constant: constraint.constant)
      live.priority = UILayoutPriority(Float(constraint.priority))
      live.isActive = true
    }
  }

  private func item(_ item: ConstraintTemplate.Item) -> AnyObject {
    switch item {
    case .view(let view): views[view]
    case .guide(let guide): guides[guide]
    case .safeArea(let view): views[view].safeAreaLayoutGuide
    case .layoutMargins(let view): views[view].layoutMarginsGuide
    case .readableContent(let view): views[view].readableContentGuide
    }
  }

  private static func view(_ template: ViewTemplate) -> UIView {
    let view = bare(template)
    view.accessibilityIdentifier = template.id
    view.isHidden = template.isHidden
    view.translatesAutoresizingMaskIntoConstraints = template.autoresizing != nil
    if let mask = template.autoresizing {
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask.rawValue))
    }
    if let frame = template.designFrame {
      view.frame = CGRect(x: frame.x, y: frame.y, width: frame.size.width, height: frame.size.height)
    }
    view.setContentHuggingPriority(UILayoutPriority(Float(template.hugging.horizontal)), for: .horizontal)
    view.setContentHuggingPriority(UILayoutPriority(Float(template.hugging.vertical)), for: .vertical)
    let resistance = template.compressionResistance
    view.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance.horizontal)), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance.vertical)), for: .vertical)
    let margins = template.layoutMargins
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
    view.preservesSuperviewLayoutMargins = template.preservesSuperviewLayoutMargins
    return view
  }

  private static func bare(_ template: ViewTemplate) -> UIView {
    switch template.content {
    case .label(let label) where label.runs.isEmpty && label.paragraphStyle == nil:
      let view = UILabel()
      view.font = UIFont(label.font)
      view.numberOfLines = label.numberOfLines
      view.text = label.text
      view.lineBreakMode = label.breaksAnywhere ? .byCharWrapping : .byTruncatingTail
      view.preferredMaxLayoutWidth = label.preferredMaxLayoutWidth ?? 0
      return view
    case .stack(let stack):
      let view = UIStackView()
      view.axis = stack.axis == .horizontal ? .horizontal : .vertical
      view.alignment = UIStackView.Alignment(stack.alignment)
      view.distribution = UIStackView.Distribution(stack.distribution)
      view.spacing = stack.spacing
      view.isLayoutMarginsRelativeArrangement = stack.layoutMargins != nil
      view.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
      return view
    default:
      let size = template.customClass == nil ? OptionalSize() : template.placeholderSize
      return TemplateView(template.content, size: size)
    }
  }
}
