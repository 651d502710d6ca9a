import Platform

/// Whole small files.
enum FileBytes {
  /// Configurations and cells larger than this are refused, in bytes.
  private static let limit = 64 << 20

  static func read(_ path: String) throws(FileError) -> [UInt8] {
    try FileReader.readAll(path: path, limit: limit)
  }
}

extension String {
  /// The last part of a path.
  var fileName: Substring.UTF8View {
    // By bytes: a mark after a slash would make it another Character.
    utf8.split(separator: UInt8(ascii: "/")).last ?? utf8[...]
  }
}
