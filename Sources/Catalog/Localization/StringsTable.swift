/// A `.strings` file, as translators get it for a nib: `"a1b-2c-d3e.text" = "…";`.
package struct StringsTable: Sendable {
  /// The entries, in the order of the file.
  package private(set) var entries: [Entry] = []
  /// A warning for each key that is there already, by its bytes; of several texts the last one counts.
  package private(set) var warnings: [Diagnostic] = []
  /// Keys that have texts in other languages alone.
  package private(set) var keysWithoutText: [String] = []

  /// A key with its text.
  package struct Entry: Sendable, Hashable {
    package let key: String
    package let value: String
    /// Where the key stands.
    package let position: SourcePosition
  }

  init(_ entries: [Entry], keysWithoutText: [String] = [], file: String) {
    self.entries = entries
    self.keysWithoutText = keysWithoutText
    var first: [[UInt8]: SourcePosition] = [:]
    for entry in entries {
      guard let position = first.updateValue(entry.position, forKey: Array(entry.key.utf8)) else { continue }
      warnings.append(
        Diagnostic(
          .warning, file: file, position: entry.position,
          message: "the key '\(entry.key)' stands at \(position) already, whose text this one replaces"))
    }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, or UTF-16 with a byte order mark.
  ///   - file: its name, for messages.
  /// - Throws: the first thing that is wrong with it.
  package init(_ bytes: [UInt8], file: String) throws(MalformedInput) {
    var entries: [Entry] = []
    do throws(StringsScanner.Fault) {
      var scanner = StringsScanner(try StringsTable.decode(bytes))
      while let entry = try scanner.nextEntry() { entries.append(entry) }
    } catch {
      throw MalformedInput(Diagnostic(.error, file: file, position: error.position, message: error.message))
    }
    self.init(entries, file: file)
  }

  /// The largest files that are read.
  private static let mostBytes = 32 << 20

  /// The file in UTF-8, without a byte order mark.
  private static func decode(_ bytes: [UInt8]) throws(StringsScanner.Fault) -> [UInt8] {
    func fault(_ message: String) -> StringsScanner.Fault { StringsScanner.Fault(position: .start, message: message) }
    if bytes.count > mostBytes { throw fault("the file has more than \(mostBytes >> 20) MiB") }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isBigEndian = bytes[0] == 0xFE
      guard bytes.count.isMultiple(of: 2) else { throw fault("the file ends in the middle of a UTF-16 unit") }
      let units = stride(from: 2, to: bytes.count, by: 2).map { offset in
        let (high, low) = isBigEndian ? (bytes[offset], bytes[offset + 1]) : (bytes[offset + 1], bytes[offset])
        return UInt16(high) << 8 | UInt16(low)
      }
      guard let text = String(validating: units, as: UTF16.self) else { throw fault("the file is not valid UTF-16") }
      return Array(text.utf8)
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard String(validating: text, as: UTF8.self) != nil else { throw fault("the file is not valid UTF-8") }
    return text
  }
}
