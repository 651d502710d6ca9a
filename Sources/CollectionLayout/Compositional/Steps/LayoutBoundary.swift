import ShelfSizing

extension CompositionalLayout {
  /// The boundary items of the layout, before all sections are placed.
  struct LayoutBoundary: Sendable {
    let axis: Axis
    let grid: PixelGrid
    let container: Size
    let items: [BoundaryItem]
    let sizes: [Size]
    /// Where the content begins, and where the sections begin after the items before them.
    let start: Double
    let core: Double

    init(_ surroundings: Surroundings, start: Double, _ fitting: SelfSizing.Fitting) throws(LayoutError) {
      axis = surroundings.axis
      grid = surroundings.grid
      container = surroundings.container
      let items = surroundings.configuration.boundaryItems
      self.items = items
      self.start = start
      let sizes = try surroundings.sizes(of: items, in: container, fitting) { .layoutBoundary(index: $0) }
      self.sizes = sizes
      // Items at the start of the content move the sections, however long these are.
      let before = items.indices.filter { items[$0].alignment.side(surroundings.axis) == .before }
      core =
        start
        + BoundaryPlacing(
          before.map { items[$0] }, sizes: before.map { sizes[$0] }, axis: axis, length: 0, across: (0, 0)
        ).growth.before
    }

    private func placing(_ sectionsEnd: Double) -> BoundaryPlacing {
      BoundaryPlacing(items, sizes: sizes, axis: axis, length: sectionsEnd - core, across: (0, container[axis.other]))
    }

    /// Where the content ends.
    func end(_ sectionsEnd: Double) -> Double {
      let placing = placing(sectionsEnd)
      return core + placing.length + placing.growth.after
    }

    func frames(_ sectionsEnd: Double) -> [Rect] { placing(sectionsEnd).frames(from: core, items, in: container, grid) }
  }
}
