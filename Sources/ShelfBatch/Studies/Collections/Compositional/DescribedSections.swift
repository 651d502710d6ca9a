import CollectionLayout

/// Chooses the description of each section: by the section's name, or else by its index among the others.
struct DescribedSections {
  private let description: LayoutDescription
  /// The index of the description that has a name, by the bytes of the name.
  private var named: [[UInt8]: Int] = [:]
  /// The indices of those without a name; of the last one, if all have one.
  private var unnamed: [Int] = []
  private var unnamedCount = 0
  private var found: Set<Int> = []

  init(_ description: LayoutDescription) {
    self.description = description
    for (index, section) in description.sections.enumerated() {
      if let name = section.name { named[Array(name.utf8)] = index } else { unnamed.append(index) }
    }
    if unnamed.isEmpty { unnamed = [description.sections.count - 1] }
  }

  /// Whether some section has to be there even if no record names it.
  var hasNames: Bool { !named.isEmpty }

  /// The description of the next section that records name.
  mutating func next(_ name: String) -> LayoutDescription.Section { description.sections[nextIndex(name)] }

  /// The index of that description.
  mutating func nextIndex(_ name: String) -> Int {
    if let index = named[Array(name.utf8)] {
      found.insert(index)
      return index
    }
    defer { unnamedCount += 1 }
    return unnamed[min(unnamedCount, unnamed.count - 1)]
  }

  /// The sections that no record has named, with the index of each description, rising.
  var missing: [(index: Int, section: LayoutDescription.Section)] {
    named.values.sorted().filter { !found.contains($0) }.map { ($0, description.sections[$0]) }
  }
}

extension LayoutDescription {
  /// A function that gives the index of each section's description, asked with the names of sections in their order.
  package func chooser() -> (_ name: String) -> Int {
    var sections = DescribedSections(self)
    return { sections.nextIndex($0) }
  }
}
