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
    do throws(PropertyListScanner.Fault) {
      var scanner = try PropertyListScanner(bytes)
      while let entry = try scanner.nextEntry() { entries.append(entry) }
    } catch {
      throw MalformedInput(Diagnostic(.error, file: file, position: error.position, message: error.message))
    }
    self.init(entries, file: file)
  }
}
