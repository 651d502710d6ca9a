import Catalog
import Platform

/// Records that a batch reads.
public struct BatchInput: Sendable {
  /// How records are written.
  public enum Format: String, Sendable, CaseIterable {
    /// One array of objects.
    case json
    /// One object a line.
    case ndjson
    /// RFC 4180 with a header row.
    case csv
    /// CSV with tabs for commas.
    case tsv
  }

  /// The file's path, `-` for standard input, or its name in messages.
  package let path: String
  package let format: RecordFormat
  /// The name of its shelf where no field gives one: the file's name without its extension.
  public let name: String
  /// Whether its format is assumed, and it is a JSON array where it begins as one.
  private let mayBeArray: Bool
  /// The records themselves, where they are in no file.
  private let bytes: [UInt8]?
  /// The position that names the file.
  private let origin: SettingOrigin

  package init(
    path: String, format: RecordFormat, name: String, origin: SettingOrigin = .given, mayBeArray: Bool = false
  ) {
    self.mayBeArray = mayBeArray
    self.path = path
    self.origin = origin
    self.format = format
    self.name = name
    bytes = nil
  }

  /// A file of records; `-` is standard input.
  ///
  /// - Parameters:
  ///   - path: of the file, from the current folder on.
  ///   - format: `nil` to go by the file's extension.
  /// - Throws: ``BatchError`` where the extension is that of no format.
  public init(file path: String, format: Format? = nil) throws {
    do {
      let format = format.flatMap { RecordFormat(rawValue: $0.rawValue) }
      try self.init(Setting(path, .given), format: format, locale: nil, names: .keys)
    } catch {
      throw BatchError(error)
    }
  }

  /// Records in memory.
  ///
  /// - Parameters:
  ///   - bytes: what a file of them would hold, in UTF-8.
  ///   - format: how they are written.
  ///   - name: what their shelf is called where no field says it, and the file's name in messages.
  public init(_ bytes: [UInt8], format: Format, name: String) {
    path = name
    self.format = RecordFormat(rawValue: format.rawValue) ?? .json
    mayBeArray = false
    self.name = name
    self.bytes = bytes
    origin = .given
  }

  /// Records in memory.
  ///
  /// - Parameter name: of their shelf, where no field names it.
  package init(records: [[String: String]], name: String = "records") {
    var lines = TextBuffer()
    for record in records {
      lines.writeObject { line in
        for (field, text) in record.sorted(by: { $0.key < $1.key }) {
          line.write(field: field)
          line.write(json: text)
        }
      }
      lines.write("\n")
    }
    // A file without lines is malformed, and no records are no fault here.
    self.init(
      records.isEmpty ? Array("[]".utf8) : lines.bytes, format: records.isEmpty ? .json : .ndjson, name: name)
  }

  /// A file that a setting names.
  ///
  /// - Parameters:
  ///   - written: its path.
  ///   - format: `nil` to go by the file's extension.
  ///   - locale: replaces `{locale}` in the path.
  ///   - names: how messages name settings.
  package init(
    _ written: Setting<String>, format: RecordFormat?, locale: String?, names: SettingNames
  ) throws {
    let setting = try written.localized(locale)
    let path = setting.path
    // Standard input is NDJSON, or the JSON array that it begins as, unless something else is said.
    let mayBeArray = format == nil && path == "-"
    guard let format = format ?? (path == "-" ? .ndjson : RecordFormat(path: path)) else {
      // A folder or a missing file is the better message.
      try setting.origin.reading { _ = try FileReader(path: path) }
      let json = names("inputFormat", "json", inCode: "the format 'json'")
      throw setting.failure(
        "The format of '\(path)' can't be told from its name; add \(json), 'ndjson', 'csv' or 'tsv'")
    }
    self.init(
      path: path, format: format, name: BatchInput.name(of: written.value), origin: written.origin,
      mayBeArray: mayBeArray)
  }

  /// `featured` for `data/featured.json` and `featured.{locale}.json`, `stdin` for `-`.
  private static func name(of path: String) -> String {
    guard path != "-" else { return "stdin" }
    var path = path
    for separator in ["-", "_", ".", ""] where path.mayNameLocale {
      path = path.split(separator: separator + Setting.localePlaceholder, omittingEmptySubsequences: false).joined()
    }
    let file = Compression.uncompressed(path).fileName
    let end = file.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > file.startIndex ? $0 : nil } ?? file.endIndex
    return String(file[..<end]) ?? path
  }

  /// A reader from the start.
  ///
  /// - Parameters:
  ///   - rules: what may be other than it should be.
  ///   - smallestBatch: bytes; all threads have some of a file of more than a few of these.
  package func makeReader(
    _ rules: RecordRules, smallestBatch: Int = RecordReader.smallestBatchSize
  ) throws -> RecordReader {
    if let refusal = rules.refusal(of: format, file: path == "-" ? "<stdin>" : path) {
      throw BatchError(.setting, refusal)
    }
    if let bytes {
      return RecordReader(
        bytes: bytes, name: path, format: format, rules: rules,
        batchSize: RecordReader.batchSize(of: bytes.count, smallestBatch))
    }
    return try origin.reading {
      if let compression { return try makeReader(compression, rules, smallestBatch: smallestBatch) }
      return try RecordReader(
        path: path, format: format, rules: rules, smallestBatch: smallestBatch, mayBeArray: mayBeArray)
    }
  }

  /// A reader of a file that is decompressed first.
  private func makeReader(
    _ compression: Compression, _ rules: RecordRules, smallestBatch: Int
  ) throws -> RecordReader {
    do {
      return RecordReader(try compression.open(path), format: format, rules: rules, smallestBatch: smallestBatch)
    } catch let error as Compression.Failure {
      throw MalformedInput(Diagnostic(.error, file: path, position: .start, message: error.message))
    }
  }

  /// How its file is compressed; `nil` where it is not.
  private var compression: Compression? { isFile ? Compression(path: path) : nil }

  /// Bytes of its records, as far as they are known before they are read: 0 for a stream, and for a compressed file.
  package var size: Int { bytes?.count ?? (compression == nil ? FileReader.size(ofFile: path) : 0) }

  /// Whether its records can be read more than once: it is neither standard input nor a pipe, which have no size.
  package var canBeReadAgain: Bool { size > 0 || compression != nil }

  /// Whether it is in memory and has no more than a number of bytes.
  func isInMemory(upTo size: Int) -> Bool { bytes.map { $0.count <= size } ?? false }

  /// The path as messages show it.
  var shownPath: String { isStream ? "<stdin>" : path }

  /// Whether a path names its file.
  var isFile: Bool { bytes == nil && path != "-" }

  /// Whether it is standard input.
  var isStream: Bool { bytes == nil && path == "-" }
}

extension String {
  /// The last part of a path.
  package var fileName: Substring.UTF8View {
    // By bytes: a mark after a slash would make it another Character.
    utf8.split(separator: UInt8(ascii: "/")).last ?? utf8[...]
  }
}
