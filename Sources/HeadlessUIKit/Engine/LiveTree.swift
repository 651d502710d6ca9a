import CellLayout
import ShelfSizing
import TextMeasurement

/// A tree of views as it stands, written down for the engine.
@MainActor struct LiveTree {
  private(set) var template: CellTemplate
  /// The views in the order of the template: each before its subviews.
  private(set) var views: [UIView] = []
  /// The labels whose texts are given to the cell.
  private(set) var labels: [(view: UILabel, index: Int)] = []
  /// The constraints in the order of the template.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The text size of the fonts that follow one.
  let category: ContentSizeCategory
  /// Whether frames that the app has set decide where views lie. Where they do not, the template stays whatever the last
  /// layout has made of them.
  private let framesDecide: Bool
  private var indexOfView: [ObjectIdentifier: Int] = [:]
  private var indexOfGuide: [ObjectIdentifier: Int] = [:]

  init(_ root: UIView) {
    framesDecide = root.hasOwnFrames
    category = root.textSize ?? .large
    UIFont.sizeOfTree = category
    var view = root.template
    view.autoresizing = nil
    view.isHidden = false
    if !framesDecide { view.designFrame = .zero }
    template = CellTemplate(root: view)
    add(root, index: 0)
    for view in views {
      // Its content has a guide as soon as a constraint may mean it.
      _ = (view as? UIScrollView)?.contentLayoutGuide
      for guide in view.layoutGuides {
        indexOfGuide[ObjectIdentifier(guide)] = template.add(
          LayoutGuideTemplate(id: guide.identifier, owner: indexOfView[ObjectIdentifier(view)] ?? 0))
      }
    }
    for live in views.flatMap(\.constraints) {
      guard let constraint = constraint(live) else { continue }
      template.constraints.append(constraint)
      constraints.append(live)
    }
  }

  /// The content of a view alone, as its class shows it, without subviews and constraints.
  init(contentOf view: UIView) {
    framesDecide = false
    category = view.fonts.lazy.compactMap(\.category).first ?? .large
    UIFont.sizeOfTree = category
    template = CellTemplate(root: ViewTemplate(view.content))
    note(view, index: 0)
  }

  private mutating func note(_ view: UIView, index: Int) {
    views.append(view)
    indexOfView[ObjectIdentifier(view)] = index
    if let label = view as? UILabel, label.hasPlainText { labels.append((label, index)) }
  }

  private mutating func add(_ view: UIView, index: Int) {
    note(view, index: index)
    let stack = view as? UIStackView
    let arranged = stack?.arrangedSubviews ?? []
    // The engine arranges views in the order of the template.
    for subview in arranged + view.subviews.filter({ !arranged.contains($0) }) {
      var child = subview.template
      child.isArranged = arranged.contains(subview)
      if child.isArranged { child.autoresizing = nil }
      child.customSpacingAfter = stack?.spacing(after: subview)
      if !framesDecide { child.designFrame = .zero }
      add(subview, index: template.add(child, to: index))
    }
  }

  // MARK: Constraints

  /// `nil` where it speaks of what lies outside the tree.
  private func constraint(_ constraint: NSLayoutConstraint) -> ConstraintTemplate? {
    guard
      let first = constraint.firstItem.flatMap({ item($0, constraint.firstAttribute, beside: constraint.secondItem) }),
      let attribute = ConstraintTemplate.Attribute(constraint.firstAttribute)
    else { return nil }
    var second: ConstraintTemplate.Item?
    if let secondItem = constraint.secondItem {
      guard let item = item(secondItem, constraint.secondAttribute, beside: constraint.firstItem) else { return nil }
      second = item
    }
    var template = ConstraintTemplate(
      first, attribute, to: second, ConstraintTemplate.Attribute(constraint.secondAttribute),
      multiplier: constraint.multiplier, constant: constraint.constant, priority: Double(constraint.priority.rawValue))
    template.id = constraint.identifier
    template.relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return template
  }

  /// Edges of a scroll view are those of its content for what lies in it, and of its frame for all else.
  private func item(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
  ) -> ConstraintTemplate.Item? {
    if let view = item as? UIView {
      if let scroll = view as? UIScrollView, let inner = other.flatMap(NSLayoutConstraint.owner), inner !== scroll,
        inner.isDescendant(of: scroll), attribute.isEdge
      {
        return indexOfGuide[ObjectIdentifier(scroll.contentLayoutGuide)].map { .guide($0) }
      }
      return indexOfView[ObjectIdentifier(view)].map { .view($0) }
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
      let view = indexOfView[ObjectIdentifier(owner)]
    else { return nil }
    switch guide.role {
    case .own, .content: return indexOfGuide[ObjectIdentifier(guide)].map { .guide($0) }
    case .safeArea: return .safeArea(view)
    case .layoutMargins: return .layoutMargins(view)
    case .readableContent: return .readableContent(view)
    case .frame: return .view(view)
    }
  }
}

extension UIView {
  /// The text size of the first font in the tree that follows one.
  fileprivate var textSize: ContentSizeCategory? {
    fonts.lazy.compactMap(\.category).first ?? subviews.lazy.compactMap(\.textSize).first
  }

  /// Whether a frame of its own decides where some view in this one lies.
  fileprivate var hasOwnFrames: Bool {
    subviews.contains { $0.translatesAutoresizingMaskIntoConstraints && !$0.fillsSuperview || $0.hasOwnFrames }
  }

  /// Whether the view is as large as its superview, and stays so.
  private var fillsSuperview: Bool {
    autoresizingMask == [.flexibleWidth, .flexibleHeight] && frame == superview?.bounds
  }
}

extension DesignFrame {
  fileprivate static let zero = DesignFrame(x: 0, y: 0, width: 0, height: 0)
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is an edge, rather than a length, a middle or a baseline.
  fileprivate var isEdge: Bool { [.left, .right, .top, .bottom, .leading, .trailing].contains(self) }
}
