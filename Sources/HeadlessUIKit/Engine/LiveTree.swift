import CellLayout
import ShelfSizing
import TextMeasurement

/// A view of a tree that does not keep it alive.
struct TreeMember<View: UIView> {
  unowned let view: View
  let index: Int
}

/// A tree of views as it stands, written down for the engine.
///
/// Its root owns the layout that it is written down for, so that no view of it may be owned. A view that goes has the tree
/// written down anew.
@MainActor final class LiveTree {
  private(set) var template: CellTemplate
  /// The views in the order of the template: each before its subviews.
  private(set) var views: [TreeMember<UIView>] = []
  /// The views that stand for what others draw.
  private var pictures: [UIView] = []
  /// The labels whose texts are given to the cell.
  private(set) var labels: [TreeMember<UILabel>] = []
  /// The constraints in the order of the template.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The guides in the order of the template.
  private(set) var guides: [UILayoutGuide] = []
  /// The labels of several lines, whose widths decide their heights.
  private(set) var wrappingLabels: [TreeMember<UILabel>] = []
  /// The views whose margins follow from where they lie, with these margins.
  private(set) var placedMargins: [(view: UIView, margins: UIEdgeInsets)] = []
  /// The traits of the root as the tree was written down.
  private let traits: UITraitCollection
  /// The text size of the fonts that follow one.
  let category: ContentSizeCategory
  /// Whether frames that the app has set decide where views lie. Where they do not, the template stays whatever the last
  /// layout has made of them.
  private let framesDecide: Bool
  /// Whether the template is the same wherever the root lies and however large it is.
  var dependsOnNoFrame: Bool { !framesDecide && placedMargins.isEmpty }
  private var indexOfView: [ObjectIdentifier: Int] = [:]
  private var indexOfGuide: [ObjectIdentifier: Int] = [:]
  /// Whether labels keep the widths of the last layout where nothing says others.
  private let keepsWidths: Bool

  /// A tree without views.
  ///
  /// - Parameters:
  ///   - category: the text size of its fonts; `nil` where none follows one.
  ///   - template: the root's, made when that text size is known.
  private init(
    _ root: UIView, category: ContentSizeCategory?, framesDecide: Bool, keepsWidths: Bool = false,
    template: () -> ViewTemplate
  ) {
    self.keepsWidths = keepsWidths
    self.framesDecide = framesDecide
    traits = root.resolvedTraits
    self.category = category ?? .large
    UIFont.sizeOfTree = self.category
    self.template = CellTemplate(root: template())
  }

  /// A view with all views, guides and constraints in it, to be laid out.
  ///
  /// - Parameter keepsWidths: whether labels keep the widths of the last layout where nothing says others.
  convenience init(layingOut root: UIView, keepsWidths: Bool = false) {
    let framesDecide = root.hasOwnFrames
    self.init(root, category: root.textSize, framesDecide: framesDecide, keepsWidths: keepsWidths) {
      root.rootTemplate(keepsFrame: framesDecide)
    }
    add(root, index: 0)
    for view in views.lazy.map(\.view) {
      // Its content has a guide as soon as a constraint may mean it.
      _ = (view as? UIScrollView)?.contentLayoutGuide
      for guide in view.layoutGuides {
        guides.append(guide)
        indexOfGuide[ObjectIdentifier(guide)] = template.add(
          LayoutGuideTemplate(id: guide.identifier, owner: indexOfView[ObjectIdentifier(view)] ?? 0))
      }
    }
    for live in views.flatMap(\.view.constraints) {
      guard let constraint = constraint(live) else { continue }
      template.constraints.append(constraint)
      constraints.append(live)
    }
    // A scroll view's content begins where the scroll view does and has a size of its own.
    for (index, guide) in guides.enumerated() where guide.role == .content {
      for attribute in [ConstraintTemplate.Attribute.left, .top] {
        template.constraints.append(
          ConstraintTemplate(.guide(index), attribute, to: .view(template.guides[index].owner), attribute))
      }
    }
  }

  /// Whether the tree is the same under other traits, as far as they decide more than pixels.
  func holds(under traits: UITraitCollection) -> Bool {
    traits === self.traits
      || traits.layoutDirection == self.traits.layoutDirection
        && traits.preferredContentSizeCategory == self.traits.preferredContentSizeCategory
  }

  /// Whether a constraint of the app says how large the content of a scroll view is.
  func saysSize(ofContent guide: Int) -> Bool {
    template.constraints.prefix(constraints.count).contains {
      $0.firstItem == .guide(guide) || $0.secondItem == .guide(guide)
    }
  }

  /// The content of a view alone, as its class shows it, without subviews and constraints.
  convenience init(contentOf view: UIView) {
    self.init(view, category: view.fonts.lazy.compactMap(\.category).first, framesDecide: false) {
      guard let label = view as? UILabel, case .label(var shown) = view.content else {
        return ViewTemplate(view.content)
      }
      shown.lineEnd = label.lineEnd
      // The width is asked for.
      shown.preferredMaxLayoutWidth = nil
      return ViewTemplate(.label(shown))
    }
    note(view, index: 0)
  }

  /// A view and all that lies in it where it lies now, whatever has put it there, at a height in points.
  convenience init(frozen root: UIView, height: Double) {
    self.init(root, category: root.textSize, framesDecide: true) { root.rootTemplate(keepsFrame: false) }
    freeze(root, index: 0)
    template.constraints.append(ConstraintTemplate(.view(0), .height, constant: height))
  }

  private func freeze(_ view: UIView, index: Int) {
    note(view, index: index)
    // With the views that a row places itself; a button's template has its title. What a view draws itself are views here.
    let drawn = (view as? any PicturedView)?.picture().views ?? []
    pictures += drawn
    for subview in view is UIButton ? view.laidOutSubviews : view.inner + drawn {
      var child = subview.template
      child.autoresizing = nil
      child.designFrame = .zero
      let added = template.add(child, to: index)
      let frame = subview.ownFrame
      template.constraints += [
        ConstraintTemplate(.view(added), .left, to: .view(index), .left, constant: frame.minX),
        ConstraintTemplate(.view(added), .top, to: .view(index), .top, constant: frame.minY),
        ConstraintTemplate(.view(added), .width, constant: frame.width),
        ConstraintTemplate(.view(added), .height, constant: frame.height),
      ]
      freeze(subview, index: added)
    }
  }

  private func note(_ view: UIView, index: Int) {
    views.append(TreeMember(view: view, index: index))
    indexOfView[ObjectIdentifier(view)] = index
    if let label = view as? UILabel {
      if label.hasPlainText { labels.append(TreeMember(view: label, index: index)) }
      if label.numberOfLines != 1 { wrappingLabels.append(TreeMember(view: label, index: index)) }
    }
    if view.preservesSuperviewLayoutMargins, index > 0 { placedMargins.append((view, view.layoutMargins)) }
  }

  private func add(_ view: UIView, index: Int) {
    note(view, index: index)
    let stack = view as? UIStackView
    let arranged = stack?.arrangedSubviews ?? []
    // The engine arranges views in the order of the template.
    for subview in arranged + view.laidOutSubviews.filter({ !arranged.contains($0) }) {
      var child = subview.template
      child.isArranged = arranged.contains(subview)
      if child.isArranged { child.autoresizing = nil }
      child.customSpacingAfter = stack?.spacing(after: subview)
      if !framesDecide { child.designFrame = .zero }
      if keepsWidths, let label = subview as? UILabel { child.content.keep(width: label.laidOutWidth) }
      add(subview, index: template.add(child, to: index))
    }
  }

  // MARK: Constraints

  /// `nil` where it speaks of what lies outside the tree.
  ///
  /// The view that holds a constraint arranges its items, so that its direction counts
  /// (`UIView.effectiveUserInterfaceLayoutDirection`).
  private func constraint(_ constraint: NSLayoutConstraint) -> ConstraintTemplate? {
    guard
      let first = constraint.firstItem.flatMap({ item($0, constraint.firstAttribute, beside: constraint.secondItem) }),
      let attribute = ConstraintTemplate.Attribute(constraint.firstAttribute)
    else { return nil }
    var second: ConstraintTemplate.Item?
    if let secondItem = constraint.secondItem {
      guard let item = item(secondItem, constraint.secondAttribute, beside: constraint.firstItem) else { return nil }
      second = item
    } else if constraint.secondAttribute != .notAnAttribute {
      return nil  // Its second item has gone.
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
    return constraint.holder?.runsRightToLeft ?? false ? template.fromRightToLeft : template
  }

  /// Edges of a scroll view are those of its content for what lies in it, and of its frame for all else.
  private func item(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
  ) -> ConstraintTemplate.Item? {
    if let view = (item as? UIView)?.standing(for: attribute) {
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
  /// The template of a root, which is shown, and which nothing resizes.
  fileprivate func rootTemplate(keepsFrame: Bool) -> ViewTemplate {
    var template = template
    template.autoresizing = nil
    template.isHidden = false
    if !keepsFrame { template.designFrame = .zero }
    return template
  }

  /// The text size of the first font in the tree that follows one.
  fileprivate var textSize: ContentSizeCategory? {
    fonts.lazy.compactMap(\.category).first ?? inner.lazy.compactMap(\.textSize).first
  }

  /// Whether a frame of its own decides where some view in this one lies.
  fileprivate var hasOwnFrames: Bool {
    laidOutSubviews.contains { $0.translatesAutoresizingMaskIntoConstraints && !$0.fillsSuperview || $0.hasOwnFrames }
  }

  /// Whether the view is as large as its superview, and stays so.
  private var fillsSuperview: Bool {
    autoresizingMask == [.flexibleWidth, .flexibleHeight] && frame == superview?.bounds
  }
}

extension UIView {
  /// The view whose baseline is this one's, where the attribute is a baseline.
  fileprivate func standing(for attribute: NSLayoutConstraint.Attribute) -> UIView {
    let view =
      switch attribute {
      case .firstBaseline: said(forFirstBaselineLayout, else: self)
      case .lastBaseline: said(forLastBaselineLayout, else: self)
      default: self
      }
    return view === self || !view.isDescendant(of: self) ? self : view.standing(for: attribute)
  }
}

extension ViewTemplate.Content {
  /// Has a text keep a width where nothing says another.
  fileprivate mutating func keep(width: Double) {
    guard width > 0 else { return }
    switch self {
    case .label(var label):
      label.laidOutWidth = width
      self = .label(label)
    case .control(var control):
      control.title?.laidOutWidth = max(0, width - control.padding.leading - control.padding.trailing)
      self = .control(control)
    default: break
    }
  }
}

extension DesignFrame {
  fileprivate static let zero = DesignFrame(x: 0, y: 0, width: 0, height: 0)
}
