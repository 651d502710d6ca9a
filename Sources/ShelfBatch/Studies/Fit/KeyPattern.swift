/// A pattern for keys of catalogues, in which `*` matches any characters: `buy_*`.
struct KeyPattern {
  /// The parts between stars, in UTF-8.
  private let parts: [[UInt8]]

  init(_ pattern: String) {
    parts = pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
  }

  /// Whether a key is of this kind, by its bytes.
  func matches(_ key: String) -> Bool {
    var rest = Array(key.utf8)[...]
    guard let last = parts.last, rest.starts(with: parts[0]) else { return false }
    guard parts.count > 1 else { return rest.count == parts[0].count }
    rest = rest.dropFirst(parts[0].count)
    // The earliest match of each part leaves the most room for those after it.
    for part in parts[1..<(parts.count - 1)] {
      guard
        let found = rest.indices.first(where: { rest[$0...].starts(with: part) })
          ?? (part.isEmpty ? rest.endIndex : nil)
      else { return false }
      rest = rest[(found + part.count)...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }
}
