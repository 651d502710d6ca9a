import Platform

/// Whole small files.
package enum FileBytes {
  /// Configurations and cells larger than this are refused, in bytes.
  private static let limit = 64 << 20

  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    try FileReader.readAll(path: path, limit: limit)
  }
}

extension String {
  /// The last part of a path.
  package var fileName: Substring.UTF8View {
    // By bytes: a mark after a slash would make it another Character.
    utf8.split(separator: UInt8(ascii: "/")).last ?? utf8[...]
  }
}

extension Array {
  /// The first of each, by a key.
  package func withoutRepeats<Key: Hashable>(_ key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
