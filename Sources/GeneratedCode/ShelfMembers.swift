import Catalog

/// The shelves as members of a type, so that the compiler finds a name that is no longer there.
struct ShelfMembers {
  /// More than anybody writes by hand; a compiler takes long for them.
  private static let most = 2_000

  /// In the order of the shelves.
  let members: [(identifier: String, name: String)]

  /// If several names make one identifier, the name that is spelled like it gets it, and the others, or all, are
  /// distinguished by their bytes: the meaning of a member does not depend on the order of the shelves.
  init(of names: [String]) {
    guard names.count <= ShelfMembers.most else {
      members = []
      return
    }
    let identified = names.map { (identifier: MemberName.identifier(of: $0), name: $0) }
    let counts = ShelfMembers.counts(identified.map(\.identifier))
    let distinct = identified.map { identifier, name in
      let keeps = counts[identifier] == 1 || identifier.utf8.elementsEqual(name.utf8)
      return (identifier: keeps ? identifier : identifier + "_" + ShelfMembers.digits(of: name), name: name)
    }
    // Names can be made that have the same digits; these have no members.
    let rest = ShelfMembers.counts(distinct.map(\.identifier))
    members = distinct.filter { rest[$0.identifier] == 1 }
  }

  private static func counts(_ identifiers: [String]) -> [String: Int] {
    Dictionary(identifiers.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// FNV-1a (32 bits) of a name's bytes. No identifier has an underscore inside that does not come before such digits.
  private static func digits(of name: String) -> String {
    let hash = name.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
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

  /// The reserved words of "The Swift Programming Language", Lexical Structure, as far as they are not types of members.
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "inout", "internal",
    "let", "open", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while", "any", "as",
    "await", "false", "is", "nil", "super", "throws", "true", "try",
  ]
}
