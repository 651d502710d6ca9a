import Catalog

/// The name of a column in CSV and JSON.
enum ColumnName: ExpressibleByStringLiteral {
  /// A word of the program's own, which needs no escape.
  case word(StaticString)
  /// A name that is data.
  case field(String)

  init(stringLiteral word: StaticString) { self = .word(word) }

  var text: String {
    switch self {
    case .word(let word): word.description
    case .field(let name): name
    }
  }

  /// Appends the name of a member, whose value is to follow.
  @inline(__always)
  func write(to output: inout TextBuffer) {
    switch self {
    case .word(let word): output.write(member: word)
    case .field(let name): output.write(field: name)
    }
  }
}
