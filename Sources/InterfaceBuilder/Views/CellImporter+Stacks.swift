import CellLayout
import ShelfSizing

extension CellImporter {
  mutating func stack(_ element: Element) -> StackTemplate {
    var stack = StackTemplate(axis: reader.choice(element, "axis") ?? .horizontal)
    stack.distribution = reader.choice(element, "distribution") ?? .fill
    stack.alignment = alignment(element)
    stack.spacing = reader.number(element, "spacing") ?? 0
    if element["spacingType"] == "standard", element["spacing"] == nil {
      stack.spacing = CellImporter.standardSpacing
    }
    stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement")
    stack.sharesAmongTextsFirst = version < 19000
    // Interface Builder has no switch for `isLayoutMarginsRelativeArrangement`: giving a stack view margins sets it.
    if ownMargins(element) != nil { stack.layoutMargins = .zero }
    return stack
  }

  /// `UIStackView.spacingUseSystem` between views without baselines.
  static let standardSpacing = 8.0

  /// UIKit gives `top` and `leading`, and `bottom` and `trailing`, one value.
  private mutating func alignment(_ element: Element) -> StackTemplate.Alignment {
    switch element["alignment"] {
    case nil: .fill
    case "top"?: .leading
    case "bottom"?: .trailing
    case _?: reader.choice(element, "alignment") ?? .fill
    }
  }
}
