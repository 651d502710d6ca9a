/// How records are written in a file.
package enum RecordFormat: String, CaseIterable, Sendable {
  /// One array of objects.
  case json
  /// One object a line.
  case ndjson
  /// RFC 4180 with a header row.
  case csv

  /// The format that a file's extension stands for: `.json`, `.ndjson`, `.jsonl` or `.csv`, in any case.
  package init?(path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch path[path.index(after: dot)...].lowercased() {
    case "json": self = .json
    case "ndjson", "jsonl": self = .ndjson
    case "csv": self = .csv
    default: return nil
    }
  }
}
