import Catalog

/// The list that `shelf-height adopt` writes beside `headless.json`: the files of the slice, which a build must know before it runs,
/// and the names that it looked up.
package struct SliceLock {
  /// How the file is called.
  package static let fileName = "headless-lock.json"

  package let roots: [String]
  /// Paths as seen from the folder of `headless.json`.
  package let files: [String]
  /// The names that the slice uses and does not declare.
  package let names: Set<String>
  /// Types of the app that these files name, and other files declare.
  package let otherTypes: Set<String>
  /// A compiler's words about the slice which names alone gave.
  package let words: CompilerWords
  package let file: String

  /// - Parameters:
  ///   - files: those of the slice of the whole app.
  ///   - slice: the slice of these files alone, as a build will cut it.
  ///   - otherTypes: types that other files declare.
  package init(roots: [String], files: [String], of slice: SourceSlice, otherTypes: Set<String>, words: CompilerWords) {
    (self.roots, self.files, names, self.otherTypes) = (roots, files, slice.names, otherTypes)
    self.words = words
    file = SliceLock.fileName
  }

  /// Reads a lock.
  ///
  /// - Throws: `MalformedInput`.
  package init(_ bytes: [UInt8], file: String) throws(MalformedInput) {
    let document = try JSONValue.parse(bytes, file: file)
    func strings(_ key: String) throws(MalformedInput) -> [String] {
      guard let values = document.object?[key]?.array else {
        throw SliceLock.damaged(file, document.position)
      }
      return values.compactMap(\.string)
    }
    guard document.object?["schemaVersion"]?.number?.integer == 2 else {
      throw SliceLock.damaged(file, document.position)
    }
    (roots, files, names) = (try strings("roots"), try strings("files"), Set(try strings("names")))
    otherTypes = Set(try strings("otherTypes"))
    words = CompilerWords(
      try strings("missed"), refused: Set(try strings("refused").map { RefusedCode($0) }))
    self.file = file
  }

  private static func damaged(_ file: String, _ position: SourcePosition) -> MalformedInput {
    MalformedInput(
      Diagnostic(
        .error, file: file, position: position,
        message: "this is no lock that this version wrote: run 'shelf-height adopt' again"))
  }

  /// The lock as JSON.
  package var json: TextBuffer {
    var buffer = TextBuffer()
    let lists = [
      ("roots", roots), ("files", files), ("names", names.sorted()), ("otherTypes", otherTypes.sorted()),
      ("missed", words.messages), ("refused", words.sortedRefusals.map(\.text)),
    ]
    buffer.write("{\n  \"schemaVersion\": 2")
    for (key, texts) in lists {
      buffer.write(",\n  \"\(key)\": [")
      for (index, text) in texts.enumerated() {
        buffer.write(index == 0 ? "\n    " : ",\n    ")
        buffer.write(json: text)
      }
      buffer.write(texts.isEmpty ? "]" : "\n  ]")
    }
    buffer.write("\n}\n")
    return buffer
  }
}
