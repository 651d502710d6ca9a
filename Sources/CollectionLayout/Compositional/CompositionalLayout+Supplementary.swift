import ShelfSizing

extension CompositionalLayout {
  /// Where a section lies with its insets and its boundary items, across the whole collection view; `nil` for a section that
  /// there is not.
  public func sectionFrame(_ section: Int) -> Rect? {
    sections.indices.contains(section) ? placed(box(of: sections[section])) : nil
  }

  private func box(of section: PlacedSection) -> Rect {
    let axis = surroundings.axis
    let size = Size(axis, section.bounds.end - section.bounds.start, across: surroundings.container[axis.other])
    return Rect(size).moved(axis, by: section.bounds.start)
  }

  /// The boundary items of a section in their order, then the views anchored to its items and groups.
  ///
  /// - Parameters:
  ///   - section: from 0.
  ///   - contentOffset: of the collection view, which moves pinned boundary items; `nil` for where they stand at rest.
  /// - Returns: none for a section that there is not.
  public func supplementaries(inSection section: Int, contentOffset: Point? = nil) -> [Supplementary] {
    guard sections.indices.contains(section) else { return [] }
    let placed = sections[section]
    var all = supplementaries(placed.boundaryItems, placed.boundaryFrames, in: placed.bounds, contentOffset)
    placed.run.forEachAnchored { badge, item, frame in
      let frame = frame.moved(by: placed.origin)
      all.append(
        Supplementary(
          kind: badge.kind, alignment: nil, item: ItemPath(section: section, item: item),
          frame: self.placed(badge.frame(on: frame, surroundings.grid)), zIndex: Supplementary.zIndex))
    }
    return all
  }

  /// The boundary items of the layout in their order.
  ///
  /// - Parameters:
  ///   - contentOffset: of the collection view, which moves pinned boundary items; `nil` for where they stand at rest.
  ///   - sectionsEnd: that of the last layout which continues this one; `nil` for its own.
  public func layoutSupplementaries(contentOffset: Point? = nil, sectionsEnd: Double? = nil) -> [Supplementary] {
    let end = sectionsEnd ?? self.sectionsEnd
    return supplementaries(
      layoutBoundary.items, layoutBoundary.frames(end), in: (layoutBoundary.start, layoutBoundary.end(end)),
      contentOffset)
  }

  /// The extent of the content with the boundary items of this layout, where others continue it.
  ///
  /// - Parameter sectionsEnd: that of the last one.
  public func contentSize(sectionsEnd: Double) -> Size {
    let axis = surroundings.axis
    return Size(axis, layoutBoundary.end(sectionsEnd), across: contentSize[axis.other])
  }

  private func supplementaries(
    _ items: [BoundaryItem], _ frames: [Rect], in bounds: (start: Double, end: Double), _ contentOffset: Point?
  ) -> [Supplementary] {
    let axis = surroundings.axis
    return zip(items, frames).map { item, frame in
      var frame = frame
      if let contentOffset {
        let top = contentOffset[axis] + surroundings.environment.contentInsets.before(axis)
        frame = BoundaryPlacing.pinned(
          frame, item, axis, in: bounds, visible: (top, top + surroundings.container[axis]))
      }
      return Supplementary(
        kind: item.kind, alignment: item.alignment, item: nil, frame: placed(frame), zIndex: Supplementary.zIndex)
    }
  }

  /// The views behind a section, in their order: rule 35.
  ///
  /// - Returns: none for a section that there is not, and one that has no extent.
  public func decorations(inSection section: Int) -> [Supplementary] {
    guard sections.indices.contains(section) else { return [] }
    let placed = sections[section]
    guard placed.bounds.end > placed.bounds.start else { return [] }
    let box = box(of: placed)
    return placed.decorationItems.map { item in
      let frame = box.inset(by: item.contentInsets.points(in: box.size, surroundings.grid))
      return Supplementary(kind: item.kind, alignment: nil, item: nil, frame: self.placed(frame), zIndex: 0)
    }
  }
}

extension CompositionalLayout.Supplementary {
  /// Above cells.
  fileprivate static let zIndex = 1
}
