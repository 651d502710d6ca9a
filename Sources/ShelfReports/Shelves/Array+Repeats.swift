extension Array {
  /// The first of each, by a key.
  package func withoutRepeats<Key: Hashable>(_ key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
