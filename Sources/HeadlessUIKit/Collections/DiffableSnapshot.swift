import Foundation

/// The items of a list by section, each with an identity of its own.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// The items and sections that are asked for anew when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells show them anew when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are asked for anew when the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// No section.
  public init() {}

  // MARK: What there is

  /// How many items there are.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { sections[$0].items } ?? []
  }
  /// The section that an item is in.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    indexPath(of: identifier).map { sections[$0.section].section }
  }
  /// The index of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// The index of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.section == identifier }
  }

  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    for (section, entry) in sections.enumerated() {
      if let item = entry.items.firstIndex(of: identifier) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].items[indexPath.item]
  }

  // MARK: Items

  /// Adds items to the last section, or to a section that is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let index = sectionIdentifier.map({ indexOfSection($0) }) ?? sections.indices.last else {
      Messages.raise("There are currently no sections in the data source. Please add a section first.")
    }
    sections[index].items += identifiers
  }
  /// Adds items before one that is there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }
  /// Adds items behind one that is there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, offset: 1) }
  private mutating func insert(_ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int) {
    guard let path = indexPath(of: other) else { Messages.raise("Invalid item identifier specified: \(other)") }
    sections[path.section].items.insert(contentsOf: identifiers, at: path.item + offset)
  }
  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }
  /// Removes all items and sections.
  public mutating func deleteAllItems() { sections = [] }
  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Moves an item behind another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  /// Has items asked for anew when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
  /// Has the cells of items show them anew when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }
  /// Adds sections before one that is there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: toIdentifier, offset: 0) }
  /// Adds sections behind one that is there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: toIdentifier, offset: 1) }
  private mutating func insertSections(
    _ identifiers: [SectionIdentifierType], at other: SectionIdentifierType, offset: Int
  ) {
    guard let index = indexOfSection(other) else {
      Messages.raise("Invalid section identifier specified: \(other)")
    }
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index + offset)
  }
  /// Removes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0.section) }
  }
  /// Has sections asked for anew when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }
  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, to: toIdentifier, offset: 0) }
  /// Moves a section behind another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, to: toIdentifier, offset: 1) }
  private mutating func moveSection(_ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int) {
    guard identifier != other, let index = indexOfSection(identifier) else { return }
    let section = sections.remove(at: index)
    insertSections([identifier], at: other, offset: offset)
    if let index = indexOfSection(identifier) { sections[index] = section }
  }

  // MARK: Where items were

  /// How many items the section at an index has.
  func itemCount(at index: Int) -> Int { sections.indices.contains(index) ? sections[index].items.count : 0 }

  /// The section at an index.
  func section(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index].section : nil
  }

  /// The index of each item; an item that is there twice is a mistake of the app, as in UIKit.
  func indexPaths() -> [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    paths.reserveCapacity(numberOfItems)
    for (section, entry) in sections.enumerated() {
      for (index, item) in entry.items.enumerated()
      where paths.updateValue(IndexPath(item: index, section: section), forKey: item) != nil {
        Messages.raise("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(item))}")
      }
    }
    return paths
  }

  /// Where the items and sections of this snapshot stood in another one.
  func origins(in paths: [ItemIdentifierType: IndexPath], of old: Self) -> ItemOrigins {
    let (reloads, reloadedSections) = (Set(reloadedItemIdentifiers), Set(reloadedSectionIdentifiers))
    let oldSections = Dictionary(
      old.sections.enumerated().map { ($1.section, $0) }, uniquingKeysWith: { first, _ in first })
    return ItemOrigins(
      sections: sections.map { oldSections[$0.section] },
      items: sections.map { entry in
        let isReloaded = reloadedSections.contains(entry.section)
        return entry.items.map { isReloaded || reloads.contains($0) ? nil : paths[$0] }
      })
  }

  /// The snapshot without what is to be asked for anew.
  func withoutReloads() -> Self {
    var settled = self
    settled.reloadedItemIdentifiers = []
    settled.reconfiguredItemIdentifiers = []
    settled.reloadedSectionIdentifiers = []
    return settled
  }
}
