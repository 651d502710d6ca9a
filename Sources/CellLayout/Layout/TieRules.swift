/// Which view gives way where hugging or compression resistance priorities tie, a choice that Auto Layout leaves open.
///
/// Each view in question is held to a length, at one priority below all that an app gives (``LayoutPriority/tieBreaker``).
/// The one that is held least gives way. Weights at one priority do what would else take a priority for each of hundreds
/// of views.
enum TieRules {
  /// Where a view stands among those of which one gives way, by its 0-based index.
  enum Place {
    /// Among the shown arranged views of a stack view; its content has a size.
    case arranged(Int, count: Int)
    /// The same, but without a size of its own: it takes what the others leave.
    case arrangedWithoutContent(Int, count: Int)
    /// Outside stack views, in the order of the document, in a cell of a given height.
    case loose(Int, count: Int)
  }

  /// Whose layout is followed: they break ties differently.
  enum Canvas { case device, interfaceBuilder }

  /// How strongly a view is held to its length; `nil` where no rule says so (UIKitNumbers.md, "Auto Layout").
  ///
  /// 1. In a row, the first arranged view gives way, as UIKit's does.
  /// 2. In a column, the last one does.
  /// 3. On Interface Builder's canvas it is the other way round: the last of a row, the first of a column.
  /// 4. Of views without content, the last of a row takes what is left, as UIKit's does.
  /// 5. In a column, and on the canvas, the first one does.
  /// 6. Outside stack views, the last view of the document gives way in height, but not on the canvas.
  static func weight(of place: Place, along axis: StackTemplate.Axis, on canvas: Canvas) -> Double? {
    switch place {
    case .arranged(let index, let count):
      let isFirst = axis == (canvas == .device ? .horizontal : .vertical)
      return 1 - Double(isFirst ? count - index : index) / Double(2 * count)
    case .arrangedWithoutContent(let index, let count):
      let isLast = axis == .horizontal && canvas == .device
      return Double(isLast ? count - index : index + 1) / 1024
    case .loose(let index, let count):
      guard axis == .vertical, canvas == .device else { return nil }
      return 1 - Double(index) / Double(2 * count)
    }
  }
}
