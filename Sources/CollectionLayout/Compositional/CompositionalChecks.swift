import ShelfSizing

// Descriptions that no layout can have.

extension CompositionalLayout.Environment {
  func check() throws(LayoutError) {
    try LayoutError.check(container.width, "container.width")
    try LayoutError.check(container.height, "container.height")
    for (insets, name) in [
      (contentInsets, "contentInsets"), (safeAreaInsets, "safeAreaInsets"), (layoutMargins, "layoutMargins"),
      (readableInsets, "readableInsets"),
    ] {
      try LayoutError.checkDistances(insets, name, section: nil)
    }
  }
}

extension CompositionalLayout.Configuration {
  func check() throws(LayoutError) {
    try LayoutError.checkDistance(interSectionSpacing, "interSectionSpacing", section: nil)
    for item in boundaryItems { try item.check(section: nil) }
  }
}

extension CompositionalLayout.Section {
  func check(_ number: Int) throws(LayoutError) {
    guard 0...LayoutError.mostItems ~= itemCount else { throw .itemCount(section: number, count: itemCount) }
    try LayoutError.checkDistance(interGroupSpacing, "interGroupSpacing", section: number)
    try LayoutError.checkDistances(contentInsets, "contentInsets", section: number)
    for item in boundaryItems { try item.check(section: number) }
    for item in decorationItems {
      try LayoutError.checkDistances(item.contentInsets, "contentInsets of \(item.kind)", section: number)
    }
    do {
      try group.check(depth: 0)
    } catch {
      throw .group(CompositionalLayout.GroupPath(section: number, subitems: error.subitems.reversed()), error.fault)
    }
  }
}

extension CompositionalLayout.BoundaryItem {
  func check(section: Int?) throws(LayoutError) {
    try LayoutError.check(size.width.value, "width of \(kind)", section: section)
    try LayoutError.check(size.height.value, "height of \(kind)", section: section)
    try LayoutError.checkDistance(offset.x, "offset.x of \(kind)", section: section)
    try LayoutError.checkDistance(offset.y, "offset.y of \(kind)", section: section)
    try LayoutError.checkDistances(contentInsets, "contentInsets of \(kind)", section: section)
  }
}

/// A fault, and the way from it to the outermost group.
private struct GroupFailure: Error {
  var fault: CompositionalLayout.GroupFault
  var subitems: [Int] = []
}

extension CompositionalLayout.Group {
  fileprivate func check(depth: Int) throws(GroupFailure) {
    do {
      try checkItself(depth: depth)
    } catch {
      throw GroupFailure(fault: error)
    }
    for (index, subitem) in content.subitems.enumerated() {
      do {
        switch subitem {
        case .item(let item): try item.check()
        case .group(let group): try group.check(depth: depth + 1)
        }
      } catch {
        throw GroupFailure(fault: error.fault, subitems: error.subitems + [index])
      }
    }
  }

  private func checkItself(depth: Int) throws(CompositionalLayout.GroupFault) {
    if depth > LayoutError.mostGroupsInGroups { throw .depth }
    try size.check()
    try contentInsets.check()
    try edgeSpacing.check()
    try interItemSpacing?.check("interItemSpacing")
    for item in supplementaryItems { try item.check() }
    switch content {
    case .custom: break
    case .subitems(let list):
      if list.isEmpty { throw .empty }
      if list.count > LayoutError.mostSlots { throw .slots }
    case .shared(_, let count), .repeating(_, let count):
      guard 1...LayoutError.mostSlots ~= count else { throw .count(count) }
    }
  }
}

extension CompositionalLayout.Item {
  fileprivate func check() throws(GroupFailure) {
    do {
      try size.check()
      try contentInsets.check()
      try edgeSpacing.check()
      for item in supplementaryItems { try item.check() }
    } catch {
      throw GroupFailure(fault: error)
    }
  }
}

extension CompositionalLayout.SupplementaryItem {
  fileprivate func check() throws(CompositionalLayout.GroupFault) {
    try size.check()
    for anchor in [containerAnchor, itemAnchor].compactMap({ $0 }) {
      switch anchor.offset {
      case .absolute(let point), .fractional(let point):
        try CompositionalLayout.GroupFault.check(point.x, "offset.x of \(kind)")
        try CompositionalLayout.GroupFault.check(point.y, "offset.y of \(kind)")
      }
    }
  }
}

extension CompositionalLayout.CustomFrame {
  /// Throws for a frame that a custom group can't have.
  func check() throws(CompositionalLayout.GroupFault) {
    try CompositionalLayout.GroupFault.check(frame.x, "x")
    try CompositionalLayout.GroupFault.check(frame.y, "y")
    guard LayoutError.isLength(frame.width) else { throw .length(name: "width", value: frame.width) }
    guard LayoutError.isLength(frame.height) else { throw .length(name: "height", value: frame.height) }
  }
}

extension CompositionalLayout.Dimension {
  /// The number of points, or the part.
  fileprivate var value: Double {
    switch self {
    case .absolute(let value), .estimated(let value), .fractionalWidth(let value), .fractionalHeight(let value),
      .uniformAcrossSiblings(let value):
      value
    }
  }
}

extension CompositionalLayout.ElementSize {
  fileprivate func check() throws(CompositionalLayout.GroupFault) {
    guard LayoutError.isLength(width.value) else { throw .length(name: "width", value: width.value) }
    guard LayoutError.isLength(height.value) else { throw .length(name: "height", value: height.value) }
  }
}

extension CompositionalLayout.Spacing {
  fileprivate func check(_ name: String) throws(CompositionalLayout.GroupFault) {
    try CompositionalLayout.GroupFault.check(minimum, name)
  }
}

extension CompositionalLayout.EdgeSpacing {
  fileprivate func check() throws(CompositionalLayout.GroupFault) {
    try leading?.check("edgeSpacing.leading")
    try top?.check("edgeSpacing.top")
    try trailing?.check("edgeSpacing.trailing")
    try bottom?.check("edgeSpacing.bottom")
  }
}

extension EdgeInsets {
  fileprivate func check() throws(CompositionalLayout.GroupFault) {
    try CompositionalLayout.GroupFault.check(top, "contentInsets.top")
    try CompositionalLayout.GroupFault.check(leading, "contentInsets.leading")
    try CompositionalLayout.GroupFault.check(bottom, "contentInsets.bottom")
    try CompositionalLayout.GroupFault.check(trailing, "contentInsets.trailing")
  }
}

extension CompositionalLayout.GroupFault {
  fileprivate static func check(_ distance: Double, _ name: String) throws(Self) {
    guard LayoutError.isLength(abs(distance)) else { throw .distance(name: name, value: distance) }
  }
}

extension LayoutError {
  fileprivate static func checkDistance(_ value: Double, _ name: String, section: Int?) throws(LayoutError) {
    guard isLength(abs(value)) else { throw .distance(name: name, section: section, value: value) }
  }

  fileprivate static func checkDistances(_ insets: EdgeInsets, _ name: String, section: Int?) throws(LayoutError) {
    try checkDistance(insets.top, name + ".top", section: section)
    try checkDistance(insets.leading, name + ".leading", section: section)
    try checkDistance(insets.bottom, name + ".bottom", section: section)
    try checkDistance(insets.trailing, name + ".trailing", section: section)
  }
}
