import ShelfSizing

/// How many subitems of a list, which repeats, a group of a known length holds: rules 9, 10 and 13.
///
/// Fractions are parts of what the spacings leave, so each further subitem makes the others shorter. As long as the spacings
/// leave a pixel for each, the lengths of all together pass the group's once and for all as their number grows, and the
/// greatest number that fits is found by doubling and halving. Where less is left, any number of fractions would fit again.
struct ItemCounting {
  /// Lengths that are a hair too long fit.
  static let tolerance = 1e-3

  let list: [CompositionalLayout.Subitem]
  let axis: CompositionalLayout.Axis
  /// The group's inner size.
  let inner: Size
  let spacing: Double
  let grid: PixelGrid

  init(list: [CompositionalLayout.Subitem], of group: CompositionalLayout.Group, inner: Size, grid: PixelGrid) {
    self.list = list
    axis = group.axis
    self.inner = inner
    spacing = group.interItemSpacing?.minimum ?? 0
    self.grid = grid
  }

  var length: Double { inner[axis] }

  /// The length that the spacings between `count` subitems leave.
  func base(_ count: Int) -> Double { length - Double(count - 1) * spacing }

  /// The subitem's own length, its edge spacing left out.
  func length(of subitem: CompositionalLayout.Subitem, base: Double) -> Double {
    var container = inner
    container[axis] = base
    return subitem.size[axis].points(in: container, grid)
  }

  /// Rule 13.
  func checkFirst() throws(CompositionalLayout.GroupFault) {
    let first = length(of: list[0], base: length)
    guard first <= length + ItemCounting.tolerance else {
      throw .noRoom(length: first, axis: axis, effectiveSize: inner)
    }
  }

  /// How many there are, and the length that their fractions are parts of.
  func answer() throws(CompositionalLayout.GroupFault) -> (count: Int, base: Double) {
    try checkFirst()
    guard list.contains(where: { $0.size[axis.other].isFraction(of: axis) }) else {
      let count = try most(spacing: spacing) { base($0) }
      return (count, base(count))
    }
    // Rule 10.
    let unspaced = try base(most(spacing: 0) { _ in length })
    return try (most(spacing: spacing) { _ in unspaced }, unspaced)
  }

  /// Rule 11: the part of each of so many.
  func share(of count: Int) throws(CompositionalLayout.GroupFault) -> Double {
    guard base(count) >= 0 else {
      throw .noRoom(length: length - base(count), axis: axis, effectiveSize: inner)
    }
    return grid.roundedDown(base(count) / Double(count))
  }

  /// The room that so many subitems take with spacings and edges, estimated lengths left out.
  func given(_ count: Int, base: Double) -> Double {
    total(count, spacing, base) { $0.size[axis].isEstimated ? 0 : length(of: $0, base: base) }
  }

  /// The greatest number that fits, at least one.
  private func most(spacing: Double, base: (Int) -> Double) throws(CompositionalLayout.GroupFault) -> Int {
    // A list that takes no room would never fill the group; it is placed once.
    guard total(list.count, spacing, base(1)) + spacing > 0 else { return list.count }
    let fractions = list.filter { $0.size[axis].isFraction(of: axis) && length(of: $0, base: base(1)) > 0 }
    func fits(_ count: Int) -> Bool {
      let base = base(count)
      return total(count, spacing, base) <= length + ItemCounting.tolerance
        && fractions.allSatisfy { length(of: $0, base: base) > 0 }
    }
    var high = 2
    while fits(high) {
      guard high <= LayoutError.mostSlots else { throw .slots }
      high *= 2
    }
    return (high / 2..<high).partitioningIndex { !fits($0 + 1) }
  }

  private func total(_ count: Int, _ spacing: Double, _ base: Double) -> Double {
    total(count, spacing, base) { length(of: $0, base: base) }
  }

  private func total(
    _ count: Int, _ spacing: Double, _ base: Double, length: (CompositionalLayout.Subitem) -> Double
  ) -> Double {
    let (whole, rest) = count.quotientAndRemainder(dividingBy: list.count)
    var sum = Double(count - 1) * spacing
    for (index, subitem) in list.enumerated() {
      let times = whole + (index < rest ? 1 : 0)
      guard times > 0 else { break }
      sum += Double(times) * (length(subitem) + subitem.edgeSpacing.least(axis))
    }
    return sum
  }
}

extension CompositionalLayout.Spacing {
  /// In points: exactly so much, or at least.
  var minimum: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}
