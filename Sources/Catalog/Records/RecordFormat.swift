import Platform

/// How records are written in a file.
package enum RecordFormat: String, CaseIterable, Sendable {
  /// One array of objects.
  case json
  /// One object a line.
  case ndjson
  /// RFC 4180 with a header row.
  case csv
  /// CSV with tabs for commas.
  case tsv

  /// Whether records are rows of cells.
  package var isTable: Bool { self == .csv || self == .tsv }

  /// The format of a file's extension: `.json`, `.ndjson`, `.jsonl`, `.csv`, `.tsv` or `.tab`, in any case;
  /// one of a compression may follow: `.ndjson.gz`.
  package init?(path: String) {
    let path = Compression.uncompressed(path)
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch path[path.index(after: dot)...].lowercased() {
    case "json": self = .json
    case "ndjson", "jsonl": self = .ndjson
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    default: return nil
    }
  }
}
