import CollectionLayout

/// A compositional layout whose sections are shelves.
package struct DescribedLayout: Sendable {
  /// At least one.
  let sections: [CompositionalLayout.Section]
  let configuration: CompositionalLayout.Configuration
  /// For each of some shelves by their names, the index of its section.
  let indices: @Sendable (_ names: [String]) -> [Int]

  /// A layout.
  ///
  /// - Parameters:
  ///   - sections: as they are described, at least one.
  ///   - configuration: what holds for all of them.
  ///   - indices: for each shelf, by its name, the index of its section.
  package init(
    _ sections: [CompositionalLayout.Section],
    _ configuration: CompositionalLayout.Configuration = CompositionalLayout.Configuration(),
    indices: @escaping @Sendable (_ names: [String]) -> [Int]
  ) {
    (self.sections, self.configuration, self.indices) = (sections, configuration, indices)
  }
}
