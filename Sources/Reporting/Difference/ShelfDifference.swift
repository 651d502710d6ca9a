import ShelfReports
import ShelfSizing

/// How the results of two runs differ.
package struct ShelfDifference: Sendable {
  /// A shelf in a variant that is not as it was.
  package struct Change: Sendable {
    /// Its kinds.
    package enum Kind: String, Sendable, CaseIterable { case grew, shrank, added, removed, unchanged }

    package let kind: Kind
    package let shelf: String
    /// The variant of the new result; for a shelf that is gone, that of the old one.
    package let variant: Variant
    /// The old result; `nil` for a shelf that is new.
    package let old: MeasuredShelf?
    /// The new result; `nil` for a shelf that is gone.
    package let new: MeasuredShelf?

    /// Points of the container's height; `nil` for a shelf that is only in one of the results.
    package var growth: Double? {
      guard let old, let new else { return nil }
      // Heights are multiples of a pixel, whose differences are as well.
      let grid = old.variant.scale == new.variant.scale ? PixelGrid(scale: variant.scale) : nil
      return grid?.difference(new.containerHeight, old.containerHeight) ?? new.containerHeight - old.containerHeight
    }

    /// `176 @2x large`, or `160 @2x large → 176 @2x large` where the shelf was measured in another variant before.
    var variantSummary: String { (oldVariant.map { $0.summary + " → " } ?? "") + variant.summary }

    /// The variant of the old result; `nil` where it is the same as ``variant``, or there is no old result.
    var oldVariant: Variant? { old.flatMap { $0.variant == variant ? nil : $0.variant } }
  }

  /// The changes in the order of the new results; shelves that are gone come last.
  package private(set) var changes: [Change] = []
  /// How many changes of each kind there are.
  package private(set) var counts: [Change.Kind: Int] = [:]

  /// How many shelves are in both results.
  package var comparedCount: Int {
    [Change.Kind.grew, .shrank, .unchanged].reduce(0) { $0 + counts[$1, default: 0] }
  }

  /// The difference of two results. Shelves are compared by name and variant, those that each result has once by the name
  /// alone: a card width that is another one now is the very change that is looked for.
  package init(from old: [MeasuredShelf], to new: [MeasuredShelf]) {
    let (oldShelves, newShelves) = (MeasuredShelfKey.keyed(old), MeasuredShelfKey.keyed(new))
    let known = Dictionary(uniqueKeysWithValues: oldShelves)
    let (oldSingles, newSingles) = (ShelfDifference.singles(oldShelves), ShelfDifference.singles(newShelves))
    var isKept: Set<MeasuredShelfKey> = []
    for (newKey, shelf) in newShelves {
      let single = newSingles[newKey.name] == nil ? nil : oldSingles[newKey.name]
      let key = single ?? newKey
      isKept.insert(key)
      add(from: known[key], to: shelf)
    }
    for (key, shelf) in oldShelves where !isKept.contains(key) { add(from: shelf, to: nil) }
  }

  /// The keys of those whose name is there once, by the name.
  private static func singles(_ shelves: [(key: MeasuredShelfKey, shelf: MeasuredShelf)]) -> [[UInt8]: MeasuredShelfKey]
  {
    Dictionary(grouping: shelves.map(\.key), by: \.name).compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  private mutating func add(from old: MeasuredShelf?, to new: MeasuredShelf?) {
    guard let shelf = new ?? old else { return }
    let kind: Change.Kind
    switch (old, new) {
    case (nil, _): kind = .added
    case (_, nil): kind = .removed
    case (let old?, let new?) where new.containerHeight != old.containerHeight:
      kind = new.containerHeight > old.containerHeight ? .grew : .shrank
    case (let old?, let new?) where new.itemHeight != old.itemHeight:
      kind = new.itemHeight > old.itemHeight ? .grew : .shrank
    default: kind = .unchanged
    }
    counts[kind, default: 0] += 1
    guard kind != .unchanged else { return }
    changes.append(Change(kind: kind, shelf: shelf.shelf, variant: shelf.variant, old: old, new: new))
  }

  /// Shelves of the old results that are gone.
  package var removed: [Change] { changes.filter { $0.kind == .removed } }

  /// `2 shelves grew, 1 shrank, 97 unchanged`
  package var summary: String {
    let parts = Change.Kind.allCases.compactMap { kind in counts[kind].map { "\($0) \(kind.rawValue)" } }
    return parts.isEmpty ? "no shelves" : parts.joined(separator: ", ")
  }
}
