import ShelfSizing

/// Cells of languages that are written from right to left.
///
/// Leading is the right edge there, and a stack view's views follow each other to the left. A view that
/// `semanticContentAttribute` forces into a direction keeps it in every language
/// (`UIView.effectiveUserInterfaceLayoutDirection`); constraints of left and right edges, autoresizing masks and the insets
/// of a safe area speak of edges that no language moves.
extension CellTemplate {
  /// The cell as its app lays it out in a language.
  ///
  /// - Parameter isRightToLeft: whether the language is written from right to left; `nil` where it is not known, and views
  ///   that force no direction lie from left to right.
  package func directed(isRightToLeft: Bool?) -> CellTemplate {
    guard isRightToLeft != nil || views.contains(where: { $0.runsRightToLeft != nil }) else { return self }
    var cell = self
    for (index, view) in views.enumerated() {
      let direction = view.runsRightToLeft ?? isRightToLeft
      cell.update(index) { $0.direct(toTheLeft: direction) }
    }
    cell.constraints = constraints.map { constraint in
      // The view that holds a constraint arranges its items, so that its direction counts.
      let holder = constraint.secondItem.flatMap { commonView(constraint.firstItem, $0) }
      return holder.flatMap { cell.views[$0].runsRightToLeft } == true ? constraint.fromRightToLeft : constraint
    }
    return cell
  }

  /// The nearest view that contains both items, which may be one of them.
  func commonView(_ first: ConstraintTemplate.Item, _ second: ConstraintTemplate.Item) -> Int? {
    let line = lineage(first)
    return lineage(second).first { line.contains($0) }
  }

  private func lineage(_ item: ConstraintTemplate.Item) -> [Int] {
    var lineage: [Int] = []
    var next: Int? =
      switch item {
      case .view(let view), .safeArea(let view), .layoutMargins(let view), .readableContent(let view): view
      case .guide(let guide): guides[guide].owner
      }
    while let view = next {
      lineage.append(view)
      next = views[view].superview
    }
    return lineage
  }
}

extension ViewTemplate {
  fileprivate mutating func direct(toTheLeft isRightToLeft: Bool?) {
    runsRightToLeft = isRightToLeft
    guard isRightToLeft == true else { return }
    layoutMargins.mirror()
    guard case .stack(var stack) = content else { return }
    stack.runsRightToLeft = true
    stack.layoutMargins?.mirror()
    content = .stack(stack)
  }
}

extension EdgeInsets {
  fileprivate mutating func mirror() { (leading, trailing) = (trailing, leading) }
}

extension ConstraintTemplate {
  /// The constraint where leading is right: leading and trailing are the other edges, and constants count to the left; a
  /// multiplier counts from the left edge all the same (the question "Percentage-based placement in right-to-left
  /// language" at stackoverflow.com).
  package var fromRightToLeft: ConstraintTemplate {
    guard firstAttribute.fromRight != nil || secondAttribute?.fromRight != nil else { return self }
    var mirrored = self
    mirrored.firstAttribute = firstAttribute.fromRight ?? firstAttribute
    mirrored.secondAttribute = secondAttribute.map { $0.fromRight ?? $0 }
    mirrored.constant = -constant
    mirrored.relation =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    return mirrored
  }
}

extension ConstraintTemplate.Attribute {
  /// The edge that an attribute of the direction of text means from right to left; `nil` for all others.
  fileprivate var fromRight: Self? {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    default: nil
    }
  }
}
