import CollectionLayout

/// A compositional layout whose sections are shelves.
package struct DescribedLayout: Sendable {
  /// At least one.
  let sections: [CompositionalLayout.Section]
  let configuration: CompositionalLayout.Configuration
  /// Makes a function that gives the index of each shelf's section, asked with the shelves' names in their order.
  let chooser: @Sendable () -> (_ name: String) -> Int

  /// A layout.
  ///
  /// - Parameters:
  ///   - sections: as they are described, at least one.
  ///   - configuration: what holds for all of them.
  ///   - chooser: makes a function that gives the index of each shelf's section, asked with the shelves' names in their
  ///     order.
  package init(
    _ sections: [CompositionalLayout.Section],
    _ configuration: CompositionalLayout.Configuration = CompositionalLayout.Configuration(),
    chooser: @escaping @Sendable () -> (_ name: String) -> Int
  ) {
    (self.sections, self.configuration, self.chooser) = (sections, configuration, chooser)
  }

  /// The widths of cards in points, one for each section whose heights follow from theirs; `nil` where the collection view
  /// or a cell decides.
  package var cardWidths: [Double?] {
    var widths: [Double?] = []
    for section in sections {
      guard let path = try? CardPath(section.group),
        (try? MeasuredHeights(path, in: section, configuration.scrollDirection)) != nil
      else { continue }
      widths.append(CardWidth(path, in: section, configuration.scrollDirection)?.points)
    }
    return widths
  }
}
