import Catalog

/// The shelves as members of a type, so that the compiler finds a name that is no longer there.
struct ShelfMembers {
  /// More than anybody writes by hand; a compiler takes long for them.
  private static let most = 2_000

  /// In the order of the shelves.
  private let members: [(identifier: String, name: String)]

  init(of names: [String]) {
    var taken: Set<String> = []
    members =
      names.count > ShelfMembers.most
      ? []
      : names.map { name in
        let identifier = ShelfMembers.identifier(of: name)
        var free = identifier
        var number = 2
        while !taken.insert(free).inserted {
          free = "\(identifier)_\(number)"
          number += 1
        }
        return (free, name)
      }
  }

  /// - Parameter access: what stands before declarations.
  func write(access: String, to output: inout TextBuffer) {
    output.write(
      """

        /// A shelf by its name, which need not have been measured.
        \(access)struct Shelf: RawRepresentable, Hashable, Sendable {
          \(access)let rawValue: String

          \(access)init(rawValue: String) { self.rawValue = rawValue }

      """)
    for (identifier, name) in members {
      let escaped = ShelfMembers.keywords.contains(identifier) ? "`\(identifier)`" : identifier
      output.write("\n    \(access)static var \(escaped): Shelf { Shelf(rawValue: ")
      output.write(swift: name)
      output.write(") }")
    }
    output.write(members.isEmpty ? "  }\n" : "\n  }\n")
  }

  /// `newAndHot` for `new-and-hot` and `New & Hot` without its sign: letters and digits of ASCII are kept, what stands
  /// between them starts a new word. A name that starts with a digit, or has nothing to keep, gets an underscore; of two
  /// names that come out alike the later one gets a number.
  static func identifier(of name: String) -> String {
    var identifier = ""
    for word in name.split(whereSeparator: { !($0.isASCII && ($0.isLetter || $0.isNumber)) }) {
      let first = word.prefix(1), rest = word.dropFirst()
      let startsName = identifier.isEmpty
      // `URLs` stays as it is, `Travel` does not.
      let isAcronym = rest.first?.isUppercase == true
      identifier += (startsName ? (isAcronym ? String(first) : first.lowercased()) : first.uppercased()) + rest
    }
    if identifier.first?.isNumber ?? true { identifier = "_" + identifier }
    if identifier == "_" { return "_unnamed" }
    // Names that mean something behind a dot even in backticks.
    return ["self", "init", "Type", "Protocol"].contains(identifier) ? identifier + "_" : identifier
  }

  /// The reserved words of "The Swift Programming Language", Lexical Structure, as far as they are not types of members.
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "inout", "internal",
    "let", "open", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while", "any", "as",
    "await", "false", "is", "nil", "super", "throws", "true", "try",
  ]
}
