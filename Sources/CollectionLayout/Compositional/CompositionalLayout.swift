import ShelfSizing

/// Sections of groups of items, placed as `UICollectionViewCompositionalLayout` places them.
///
///     let item = CompositionalLayout.Item(size: .init(width: .fractionalWidth(1), height: .fractionalHeight(1)))
///     let group = CompositionalLayout.Group(
///       axis: .horizontal, size: .init(width: .fractionalWidth(0.85), height: .absolute(240)),
///       content: .subitems([.item(item)]))
///     let layout = try CompositionalLayout(
///       .init(container: Size(width: 390, height: 844)),
///       sections: [.init(group: group, itemCount: 12, interGroupSpacing: 8, orthogonalScrollingBehavior: .groupPaging)])
///
/// Apple documents the words, not the arithmetic. These rules are read off the frames that UIKit gave some hundred layouts,
/// or from Apple's documentation where it says so:
///
/// 1. A fractional length is rounded down to a pixel; a hair under a pixel counts as on it.
/// 2. Origins are rounded to the nearest pixel, halves away from zero.
/// 3. Absolute lengths are not rounded.
/// 4. A subitem's fractions are parts of what its group's insets leave, and along the group's axis less the spacings
///    between the subitems, for the height of an item by width as well.
/// 5. Fractions of a section's group are parts of the whole extent along the scroll direction, and across it of what the
///    section's insets leave.
/// 6. In a section that scrolls across the layout, they are parts of the whole extent across the scroll direction, and
///    along it of what the insets leave.
/// 7. A group in a group is a subitem like others.
/// 8. Insets between 0 and 1 are parts of the container (documented).
/// 9. A list of subitems repeats while the group has room, each group from the first one on.
/// 10. If a subitem's length across is a part of the length along, those that fit without spacing decide how much of it the
///    spacings take.
/// 11. Of a count of subitems that share a group, each has its part of the length, whatever its own. Of a count that
///    repeats a subitem, each has its own length (documented), and may stick out.
/// 12. A group that its subitems make as long as it is, along its axis, holds each of the list once.
/// 13. A group that has no room for its first subitem is an error, as it is in UIKit.
/// 14. A subitem that is longer than its group across sticks out.
/// 15. A fixed spacing is exact. Flexible ones, between subitems and at their edges, share what is left, all alike.
/// 16. Edge spacing lies outside of a subitem; without it a subitem begins where its group does, across as well.
/// 17. The edge spacing of a section's group is added to the spacing between groups.
/// 18. Insets shrink an element that is placed; along an axis that its cells decide they are ignored (documented).
/// 19. Insets that are longer than the element give the difference.
/// 20. The last group is as long as its items reach, and what a whole group leaves after the furthest.
/// 21. A cell is asked for the lengths that are estimated; one that has no answer keeps the estimate.
/// 22. An estimated group is as long across as its longest subitem; the others keep their lengths.
/// 23. A subitem that is a part of an estimated group is a part of the estimate.
/// 24. A group whose length is known keeps it, however long its cells are.
/// 25. Subitems that share an estimated group share the estimate; they are not asked.
/// 26. All items count as seen; UIKit asks those on the screen only, and counts others by their estimates.
/// 27. Boundary items are asked as cells are; anchored items keep the estimate.
/// 28. A uniform length grows to the longest of its siblings' that cells decide (documented).
/// 29. A uniform length of a section's group grows to the longest in the section, with its uniform subitems across its axis
///    (documented).
/// 30. All siblings are asked for it (documented).
/// 31. The section spacing is between every two sections. A section without items has its insets if it has boundary items,
///    else nothing.
/// 32. What a section keeps clear of counts across the scroll direction only; the boundary items of the layout don't.
/// 33. A boundary item that extends its section stands outside of it, any other inside, each by itself; the section grows
///    by what sticks out of it along the scroll direction.
/// 34. A boundary item at a side is centred along the section, which grows to its length if it extends it.
/// 35. A background has the frame of the section with its boundary items, less its own insets; the cells lie above it.
/// 36. An anchored item has a point of its own on a point of the frame; fractional offsets are parts of its own size.
/// 37. A custom group's frames count from its outer corner, each with its order in depth; its lengths are parts of the
///    collection view's.
/// 38. A section that scrolls across is as long as its tallest group, and scrolls as far as its row sticks out of what the
///    insets leave.
/// 39. The row of such a section counts as if all cells had been seen (rule 26).
/// 40. Where leading is right, frames are mirrored.
///
/// Where the rules leave something open, ``assumptions`` names the reading that was taken.
public struct CompositionalLayout: PlacedLayout {
  /// The extent of the content in points, content insets left out.
  public let contentSize: Size
  /// Where the last section ends, along the scroll direction.
  public private(set) var sectionsEnd: Double
  /// Where the first section of a layout begins that continues this one: ``sectionsEnd`` and the section spacing.
  public private(set) var nextStart: Double

  let surroundings: Surroundings
  let sections: [PlacedSection]
  let sectionIndex: SpanIndex
  let layoutBoundary: LayoutBoundary
  /// The readings that the layout took where Apple's rules are open, in the order of their cases.
  public let assumptions: [Assumption]

  /// Places all sections.
  ///
  /// - Parameters:
  ///   - environment: the collection view.
  ///   - configuration: what holds for all sections.
  ///   - start: where the first section begins, in points along the scroll direction: ``nextStart`` of a layout that this
  ///     one continues, whose configuration then has no boundary items.
  ///   - sections: in order.
  ///   - fitting: a view's own size for a proposal; `nil` for a view that keeps the estimate. It may be asked more than once.
  /// - Throws: ``LayoutError`` for a length that is not finite, too long or below 0, and for a group that can't be laid out
  ///   (``GroupFault``).
  public init(
    _ environment: Environment, configuration: Configuration = Configuration(), start: Double = 0, sections: [Section],
    fitting: (Element, Proposal) -> Size? = { _, _ in nil }
  ) throws(LayoutError) {
    try environment.check()
    try configuration.check()
    guard start.isFinite else { throw .distance(name: "start", section: nil, value: start) }
    for (number, section) in sections.enumerated() { try section.check(number) }
    guard let grid = PixelGrid(scale: environment.scale) else { throw .scale(environment.scale) }
    let surroundings = Surroundings(environment, configuration, grid)
    let axis = surroundings.axis
    layoutBoundary = try LayoutBoundary(surroundings, start: start, fitting)

    var placed: [PlacedSection] = []
    placed.reserveCapacity(sections.count)
    (sectionsEnd, nextStart) = (layoutBoundary.core, layoutBoundary.core)
    for (number, section) in sections.enumerated() {
      let next = try PlacedSection(section, number: number, start: nextStart, in: surroundings, fitting)
      placed.append(next)
      sectionsEnd = next.bounds.end
      nextStart = sectionsEnd + configuration.interSectionSpacing
    }
    self.surroundings = surroundings
    self.sections = placed
    sectionIndex = SpanIndex(placed.lazy.map(\.reach))
    contentSize = Size(axis, layoutBoundary.end(sectionsEnd), across: surroundings.container[axis.other])
    assumptions = AssumptionFinder(environment, configuration, sections).all
  }
}
