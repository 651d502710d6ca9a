import ShelfSizing

extension CompositionalLayout {
  /// The collection view as its sections see it.
  struct Surroundings: Sendable {
    let environment: Environment
    let configuration: Configuration
    let grid: PixelGrid
    /// The scroll direction.
    let axis: Axis
    /// The collection view less its content insets.
    let container: Size

    init(_ environment: Environment, _ configuration: Configuration, _ grid: PixelGrid) {
      self.environment = environment
      self.configuration = configuration
      self.grid = grid
      axis = configuration.scrollDirection.axis
      container = Size(
        width: max(environment.container.width - environment.contentInsets.total(.horizontal), 0),
        height: max(environment.container.height - environment.contentInsets.total(.vertical), 0))
    }

    /// Rule 32: what a section keeps clear of, across the scroll direction.
    func box(_ reference: ContentInsetsReference) -> Rect {
      let insets: EdgeInsets
      switch reference == .automatic ? configuration.contentInsetsReference : reference {
      case .automatic, .none: insets = .zero
      case .safeArea: insets = environment.safeAreaInsets
      case .layoutMargins: insets = environment.layoutMargins
      case .readableContent: insets = environment.readableInsets
      }
      var box = Rect(container)
      let cleared = max(container[axis.other] - insets.total(axis.other), 0)
      box.set(cleared, axis.other)
      return box.moved(axis, by: 0, across: insets.before(axis.other))
    }

    /// Rule 27: the sizes of boundary items; their cells are asked where they decide.
    func sizes(
      of items: [BoundaryItem], in container: Size, _ fitting: SelfSizing.Fitting, _ element: (Int) -> Element
    ) throws(LayoutError) -> [Size] {
      var sizes: [Size] = []
      for (index, item) in items.enumerated() {
        let isEstimated = Axes(estimatesOf: item.size, unless: nil)
        var size = item.size.points(in: container, grid)
        let insets = item.contentInsets.points(in: container, grid).ignored(where: item.size)
        size = SelfSizing.fitted(size, Rect(size).inset(by: insets).size, isEstimated, element(index), fitting)
        try LayoutError.check(size.width, "the width of \(item.kind)")
        try LayoutError.check(size.height, "the height of \(item.kind)")
        sizes.append(size)
      }
      return sizes
    }
  }
}
