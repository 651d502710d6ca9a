/// A value of an old-style property list, as Xcode's project files are.
///
/// The notation is that of Apple's "Old-Style ASCII Property Lists", without data in angle brackets.
package enum PropertyList {
  case text(String)
  case list([PropertyList])
  case object([String: PropertyList])

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, or UTF-16 with a byte order mark.
  ///   - file: its name, for messages.
  /// - Throws: the first thing that is wrong with it.
  package init(_ bytes: [UInt8], file: String) throws(MalformedInput) {
    do throws(PropertyListScanner.Fault) {
      var scanner = try PropertyListScanner(bytes, joinsPaths: true)
      self = try scanner.wholeValue()
    } catch {
      throw MalformedInput(Diagnostic(.error, file: file, position: error.position, message: error.message))
    }
  }

  package subscript(_ key: String) -> PropertyList? { object?[key] }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  package var object: [String: PropertyList]? { if case .object(let object) = self { object } else { nil } }

  /// The texts of a list, or a text alone, as build settings have them.
  package func texts(_ key: String) -> [String] {
    switch self[key] {
    case .list(let values): values.compactMap(\.text)
    case .text(let text): [text]
    case .object, nil: []
    }
  }
}
