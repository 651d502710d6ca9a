import Foundation

/// Changes of the items of a list that count together.
///
/// Deletions, reloads and the beginnings of moves count in the list before them, insertions and the ends of moves in the list
/// after them (Apple's documentation of `performBatchUpdates(_:completion:)`).
struct ItemChanges {
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var reconfigured: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  /// The words for a list and what stands in it.
  enum Words: String {
    case items = "collection view"
    case rows = "table view"

    fileprivate var plural: String { self == .items ? "items" : "rows" }
  }

  /// Where each item and section was before the changes.
  ///
  /// - Parameters:
  ///   - before: the number of items of each section before the changes.
  ///   - after: the same after them.
  /// - Throws: ``InvalidUpdate`` where the changes do not lead from one to the other.
  func origins(before: [Int], after: [Int], of words: Words) throws(InvalidUpdate) -> ItemOrigins {
    let sections = try sectionOrigins(before.count, after.count, words)
    let leaving = Dictionary(grouping: deleted + moved.map(\.from), by: \.section)
    let arriving = Dictionary(grouping: inserted + moved.map(\.to), by: \.section)
    try check(leaving, counts: before, words, verb: "delete", "from", "before")
    try check(arriving, counts: after, words, verb: "insert", "into", "after")
    let origins = Dictionary(moved.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    let reloads = Set(reloaded)
    var items: [[IndexPath?]] = []
    for (section, origin) in sections.enumerated() {
      guard let origin, !reloadedSections.contains(origin) else {
        items.append((0..<after[section]).map { origins[IndexPath(item: $0, section: section)] })
        continue
      }
      let gone = Set(leaving[origin, default: []].map(\.item))
      let come = Set(arriving[section, default: []].map(\.item))
      guard after[section] == before[origin] - gone.count + come.count else {
        throw InvalidUpdate(
          countAfter(after[section], before[origin], from: origin, to: section, words))
      }
      var staying = (0..<before[origin]).lazy.filter { !gone.contains($0) }.makeIterator()
      items.append(
        (0..<after[section]).map { item in
          if come.contains(item) { return origins[IndexPath(item: item, section: section)] }
          let path = staying.next().map { IndexPath(item: $0, section: origin) }
          return path.flatMap { reloads.contains($0) ? nil : $0 }
        })
    }
    return ItemOrigins(sections: sections, items: items)
  }

  private func sectionOrigins(_ before: Int, _ after: Int, _ words: Words) throws(InvalidUpdate) -> [Int?] {
    let leaving = deletedSections.union(IndexSet(movedSections.map(\.from)))
    let arriving = insertedSections.union(IndexSet(movedSections.map(\.to)))
    if let last = leaving.last, last >= before {
      throw InvalidUpdate(
        "attempt to delete section \(last), but there are only \(before) sections before the update")
    }
    if let last = arriving.last, last >= after {
      throw InvalidUpdate("attempt to insert section \(last) but there are only \(after) sections after the update")
    }
    guard after == before - leaving.count + arriving.count else {
      throw InvalidUpdate(
        """
        Invalid update: invalid number of sections. The number of sections contained in the \(words.rawValue) after the \
        update (\(after)) must be equal to the number of sections contained in the \(words.rawValue) before the update \
        (\(before)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, \
        \(deletedSections.count) deleted).
        """)
    }
    let origins = Dictionary(movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    var staying = (0..<before).lazy.filter { !leaving.contains($0) }.makeIterator()
    return (0..<after).map { arriving.contains($0) ? origins[$0] : staying.next() }
  }

  private func check(
    _ paths: [Int: [IndexPath]], counts: [Int], _ words: Words, verb: String, _ preposition: String, _ time: String
  ) throws(InvalidUpdate) {
    for (section, paths) in paths.sorted(by: { $0.key < $1.key }) {
      let count = counts.indices.contains(section) ? counts[section] : 0
      guard let item = paths.map(\.item).first(where: { !(0..<count).contains($0) }) else { continue }
      throw InvalidUpdate(
        verb == "delete"
          ? "attempt to delete item \(item) from section \(section) which only contains \(count) \(words.plural) before "
            + "the update"
          : "attempt to insert item \(item) into section \(section), but there are only \(count) \(words.plural) in "
            + "section \(section) after the update")
    }
  }

  private func countAfter(_ after: Int, _ before: Int, from origin: Int, to section: Int, _ words: Words) -> String {
    func count(_ paths: [IndexPath], _ section: Int) -> Int { paths.count { $0.section == section } }
    let name = words.plural
    return """
      Invalid update: invalid number of \(name) in section \(section). The number of \(name) contained in an existing \
      section after the update (\(after)) must be equal to the number of \(name) contained in that section before the \
      update (\(before)), plus or minus the number of \(name) inserted or deleted from that section \
      (\(count(inserted, section)) inserted, \(count(deleted, origin)) deleted) and plus or minus the number of \(name) \
      moved into or out of that section (\(count(moved.map(\.to), section)) moved in, \
      \(count(moved.map(\.from), origin)) moved out).
      """
  }
}

/// Changes that do not lead from the items before them to those after them, in UIKit's words.
struct InvalidUpdate: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Where the items of a list were before it changed.
struct ItemOrigins {
  /// For each section, the one that it was; `nil` for a new one.
  let sections: [Int?]
  /// For each item, where it was; `nil` for one that is new or reloaded.
  let items: [[IndexPath?]]

  /// Where some items have gone, by where they were.
  func destinations(of paths: Set<IndexPath>) -> [IndexPath: IndexPath] {
    var found: [IndexPath: IndexPath] = [:]
    guard !paths.isEmpty else { return found }
    for (section, origins) in items.enumerated() {
      for (item, origin) in origins.enumerated() {
        if let origin, paths.contains(origin) { found[origin] = IndexPath(item: item, section: section) }
      }
    }
    return found
  }

  /// Where sections have gone, by where they were.
  var destinationsOfSections: [Int: Int] {
    Dictionary(sections.enumerated().compactMap { to, from in from.map { ($0, to) } }, uniquingKeysWith: { $1 })
  }
}

/// Values of some items of a list.
struct ItemTable<Value> {
  private var sections: [[Value?]] = []

  subscript(path: IndexPath) -> Value? {
    get {
      let (section, item) = (path.section, path.item)
      return section < sections.count && item < sections[section].count ? sections[section][item] : nil
    }
    set {
      let (section, item) = (path.section, path.item)
      while sections.count <= section { sections.append([]) }
      if sections[section].count <= item {
        guard newValue != nil else { return }
        sections[section] += Array(repeating: nil, count: item + 1 - sections[section].count)
      }
      sections[section][item] = newValue
    }
  }

  /// The values of the same items after a change.
  func moved(by origins: ItemOrigins) -> Self {
    var moved = Self()
    moved.sections = origins.items.map { $0.map { $0.flatMap { self[$0] } } }
    return moved
  }
}
