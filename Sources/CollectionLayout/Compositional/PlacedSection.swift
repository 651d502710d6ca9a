import ShelfSizing

extension CompositionalLayout {
  /// A section that is placed; its frames are those from left to right, and not rounded yet.
  struct PlacedSection: Sendable {
    let boundaryItems: [BoundaryItem]
    let decorationItems: [DecorationItem]
    let behavior: OrthogonalScrollingBehavior
    /// The groups; none without items.
    let run: GroupRun
    /// Where the run's own coordinates begin.
    let origin: Point
    /// How much of the run is in sight at once, if it scrolls across.
    let visible: Double
    let boundaryFrames: [Rect]
    /// Along the scroll direction, with boundary items.
    let bounds: (start: Double, end: Double)
    /// How far anything of it reaches along the scroll direction.
    let reach: (start: Double, end: Double)

    /// Rules 31 to 39.
    ///
    /// - Parameters:
    ///   - section: one that has passed its checks.
    ///   - number: the section's.
    ///   - start: where it begins along the scroll direction.
    ///   - surroundings: the collection view.
    ///   - fitting: a view's own size.
    init(
      _ section: Section, number: Int, start: Double, in surroundings: Surroundings, _ fitting: SelfSizing.Fitting
    ) throws(LayoutError) {
      boundaryItems = section.boundaryItems
      decorationItems = section.decorationItems
      behavior = section.orthogonalScrollingBehavior
      let (axis, grid) = (surroundings.axis, surroundings.grid)
      let across = axis.other
      let box = surroundings.box(section.contentInsetsReference)
      let insets = section.contentInsets.points(in: box.size, grid)
      let inner = box.length(across) - insets.total(across)
      visible = inner

      run = try PlacedSection.run(section, number, box, insets, surroundings, fitting)
      let isEmpty = run.isEmpty && section.boundaryItems.isEmpty
      var length = isEmpty ? 0 : insets.total(axis)
      length += behavior == .none ? run.length : run.across

      // Boundary items follow the insets across, and have the whole extent along.
      let follows = section.supplementariesFollowContentInsets
      var room = box.size
      if follows { room[across] = max(inner, 0) }
      let sizes = try surroundings.sizes(of: section.boundaryItems, in: room, fitting) {
        .boundary(section: number, index: $0)
      }
      let boundary = BoundaryPlacing(
        section.boundaryItems, sizes: sizes, axis: axis, length: length,
        across: (box.start(across) + (follows ? insets.before(across) : 0), room[across]))
      let core = start + boundary.growth.before
      bounds = (start, core + boundary.length + boundary.growth.after)
      boundaryFrames = boundary.frames(from: core, section.boundaryItems, in: room, grid)

      var leading = box.start(across) + insets.before(across)
      if behavior == .groupPagingCentered, !run.isEmpty {
        let first = run.span(0)
        leading += (inner - first.length) / 2 - first.start
      }
      origin = Point(axis, core + insets.before(axis), across: leading)
      var reach = bounds
      for frame in boundaryFrames { reach = (min(reach.start, frame.start(axis)), max(reach.end, frame.end(axis))) }
      if !run.isEmpty {
        let items = behavior == .none ? run.reach : run.reachAcross
        reach = (min(reach.start, origin[axis] + items.start), max(reach.end, origin[axis] + items.end))
      }
      self.reach = reach
    }

    /// The groups. Rules 5 and 6: their lengths are parts of the whole extent along the run, and of what the section's
    /// insets leave across it; rule 37: those of a custom group, of the collection view.
    private static func run(
      _ section: Section, _ number: Int, _ box: Rect, _ insets: EdgeInsets, _ surroundings: Surroundings,
      _ fitting: SelfSizing.Fitting
    ) throws(LayoutError) -> GroupRun {
      let isOrthogonal = section.orthogonalScrollingBehavior != .none
      let axis = isOrthogonal ? surroundings.axis.other : surroundings.axis
      guard section.itemCount > 0 else { return GroupRun(emptyAlong: axis) }
      var container = box.size
      container[axis.other] = max(container[axis.other] - insets.total(axis.other), 0)
      let room = isOrthogonal ? nil : container[axis.other]
      if case .custom = section.group.content { container = surroundings.container }
      return try GroupRun(
        section, number: number, axis: axis, container: container, room: room, grid: surroundings.grid, fitting)
    }
  }
}
