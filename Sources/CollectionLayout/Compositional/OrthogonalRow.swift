import ShelfSizing

extension CompositionalLayout {
  /// The row of a section that scrolls across the layout's direction: rule 38.
  public struct OrthogonalRow: Sendable, Hashable {
    /// From the first group's leading edge to the last one's trailing edge, in points, with their edge spacing.
    public let contentLength: Double
    /// How much of it is in sight at once: the container less the section's insets.
    public let visibleLength: Double
    /// How far it scrolls.
    public let greatestOffset: Double
    /// The offsets at which it comes to rest, from 0 up; `nil` where it stops anywhere.
    public let restingOffsets: [Double]?
  }

  /// How a section scrolls across; `nil` for one that does not, has no items, or is not there.
  public func orthogonalRow(inSection section: Int) -> OrthogonalRow? {
    guard itemCount(inSection: section) > 0 else { return nil }
    let placed = sections[section]
    return placed.run.row(placed.behavior, visible: placed.visible, page: surroundings.container[placed.run.axis])
  }
}

extension GroupRun {
  /// Rule 38, and where each behaviour comes to rest.
  ///
  /// - Parameters:
  ///   - visible: how much of the row is in sight at once.
  ///   - page: the collection view's extent.
  fileprivate func row(
    _ behavior: CompositionalLayout.OrthogonalScrollingBehavior, visible: Double, page: Double
  ) -> CompositionalLayout.OrthogonalRow? {
    var greatest = max(length - visible, 0)
    let resting: [Double]?
    switch behavior {
    case .none: return nil
    case .continuous: resting = nil
    case .continuousGroupLeadingBoundary, .groupPaging:
      let first = span(0).start
      resting = offsets((0..<groupCount).lazy.map { span($0).start - first }, upTo: greatest)
    case .paging:
      let pages = page > 0 ? Int(clamping: min((greatest / page).rounded(.up), 1e6)) : 0
      resting = offsets((0...pages).lazy.map { Double($0) * page }, upTo: greatest)
    case .groupPagingCentered:
      func middle(_ group: Int) -> Double { span(group).start + span(group).length / 2 }
      greatest = max(middle(groupCount - 1) - middle(0), 0)
      resting = offsets((0..<groupCount).lazy.map { middle($0) - middle(0) }, upTo: greatest)
    }
    return CompositionalLayout.OrthogonalRow(
      contentLength: length, visibleLength: visible, greatestOffset: greatest, restingOffsets: resting)
  }

  /// Offsets in order, none beyond the greatest, none twice.
  private func offsets(_ wanted: some Sequence<Double>, upTo greatest: Double) -> [Double] {
    var offsets = [0.0]
    for offset in wanted {
      if offset >= greatest {
        if greatest > 0 { offsets.append(greatest) }
        break
      }
      if offset > offsets[offsets.count - 1] { offsets.append(offset) }
    }
    return offsets
  }
}
