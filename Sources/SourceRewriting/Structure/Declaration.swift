/// A declaration of a type, or an extension of one.
package struct TypeDeclaration {
  package enum Kind { case `class`, `protocol`, `extension`, other }

  package let kind: Kind
  /// All of it, from its first attribute.
  package let tokens: Range<Int>
  /// The names of the types that it stands in and its own, with points between.
  package let path: String
  package let nameToken: Int
  package let head: DeclarationHead
  /// Whether it or a type round it has generic parameters, or the extension has a condition.
  package let isGeneric: Bool
  /// The types of its inheritance clause, without their generic arguments.
  package let inherited: [String]
  /// The tokens of its two braces.
  package let braces: (open: Int, close: Int)
  package var members: [Member] = []

  /// The name without those round it.
  package var name: String { String(path[(path.lastIndex(of: ".").map(path.index(after:)) ?? path.startIndex)...]) }
}

/// Attributes and modifiers before a declaration.
package struct DeclarationHead {
  package struct Attribute {
    package let name: String
    /// From `@` to behind its arguments.
    package let tokens: Range<Int>
  }

  package var attributes: [Attribute] = []
  /// By modifier, its token.
  package var modifiers: [String: Int] = [:]

  package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
  package func has(_ modifier: String) -> Bool { modifiers[modifier] != nil }

  /// The access that it states, without that of its setter.
  package var access: String? {
    ["open", "public", "package", "internal", "fileprivate", "private"].first(where: has)
  }
}

/// A member of a type, or a declaration of a file that is no type.
package struct Member {
  /// Aliases and operators are those of files, cases those of an enumeration.
  package enum Kind { case function, property, initializer, subscripting, alias, `operator`, cases }

  package let kind: Kind
  package let head: DeclarationHead
  package let nameToken: Int
  /// `tableView`, or `init` and `subscript`.
  package let name: String
  /// All of it, from its first attribute.
  package var tokens: Range<Int>
  /// The tokens of its parameters' parentheses.
  package var parameters: (open: Int, close: Int)?
  package var labels: [String] = []
  /// The types of its parameters, as they are written but for spaces, attributes and optionality.
  package var types: [String] = []
  /// The tokens of the type of a property, or of a function's result.
  package var type: Range<Int>?
  /// The braces of its body or accessors, where it has no value.
  package var braces: (open: Int, close: Int)?
  package var isConstant = false
  /// Further names in the same declaration: `var a: Int, b: Int`.
  package var otherNames: [String] = []

  package var isStatic: Bool { head.has("class") || head.has("static") }

  /// Equal for a member and one that overrides it.
  package var signature: String {
    let owner = isStatic ? "static " : ""
    let parameters = zip(labels, types).map { "\($0):\($1)" }.joined(separator: ",")
    return kind == .property ? "\(owner)var \(name)" : "\(owner)\(name)(\(parameters))"
  }
}

/// A parameter of a function, as it is declared.
package struct Parameter {
  /// `_` for none.
  package let label: String
  /// Its type and, with `=` before, its default.
  package let typeAndDefault: Range<Int>
  /// Its type without spaces, attributes, optionality and `any`.
  package let type: String

  /// The parameters between two parentheses.
  package static func all(_ file: SourceFile, _ open: Int, _ close: Int) -> [Parameter] {
    var parameters: [Parameter] = []
    for range in file.elements(open, close) {
      guard let colon = range.first(where: { file.isMark($0, ":") }), let first = name(file, range) else { continue }
      let end = range.first { $0 > colon && file.isOperator($0, "=") } ?? range.upperBound
      let type = (colon + 1..<end).filter { index in
        !file.isMark(index, "?") && !file.isMark(index, "!") && !file.isMark(index, "@") && !file.isMark(index - 1, "@")
          && !file.isWord(index, "any")
      }
      parameters.append(
        Parameter(
          label: file.text(first), typeAndDefault: colon + 1..<range.upperBound,
          type: type.map { file.text($0) }.joined()))
    }
    return parameters
  }

  /// The first name, behind attributes.
  private static func name(_ file: SourceFile, _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound, file.isMark(index, "@") {
      index += 2
      if file.isMark(index, "(") { index = file.next(index) }
    }
    return index < range.upperBound ? index : nil
  }
}

extension SourceFile {
  /// The parts that commas separate between two brackets.
  package func elements(_ open: Int, _ close: Int) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var start = open + 1
    var index = start
    while index < close {
      if isMark(index, ",") {
        elements.append(start..<index)
        start = index + 1
      }
      // The comma of generic arguments stands in no brackets.
      index = opensAngles(index) && touches(index) ? min(skipAngles(index), close) : min(next(index), close)
    }
    if start < close { elements.append(start..<close) }
    return elements
  }
}
