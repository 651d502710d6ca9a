/// The declarations of a file outside of the bodies of its functions: types with their members, and imports.
///
/// Members are found by the words that begin them. Bodies, closures and arguments are passed over from bracket to
/// bracket, so that nothing in them is taken for a declaration.
package struct Declarations {
  /// An import: the tokens of its module's path, with the kind before it, as `class UIKit.UIView`.
  package struct Import {
    /// All of it, from its first attribute.
    package let tokens: Range<Int>
    package let path: Range<Int>
    package let module: String
  }

  package private(set) var types: [TypeDeclaration] = []
  /// Functions, properties, aliases and operators outside of all types.
  package private(set) var globals: [Member] = []
  package private(set) var imports: [Import] = []
  /// By the name of a type alias outside of all types, the types that it names: one, or several with `&` between.
  package private(set) var aliases: [String: [String]] = [:]

  /// How many types are open.
  private var depth = 0
  private static let mostDepth = 256

  package init() {}

  package init(of file: SourceFile) {
    scan(file, 0..<file.tokens.count, in: nil, owner: nil)
  }

  private static let introducers: Set<String> = [
    "func", "var", "let", "init", "subscript", "deinit", "class", "struct", "enum", "protocol", "extension", "actor",
    "case", "typealias", "associatedtype", "import", "operator", "precedencegroup", "macro",
  ]
  private static let modifiers: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private", "override", "final", "static", "class",
    "required", "convenience", "lazy", "weak", "unowned", "dynamic", "optional", "indirect", "mutating", "nonmutating",
    "prefix", "postfix", "infix", "nonisolated", "isolated", "distributed", "borrowing", "consuming", "sending",
  ]

  /// - Parameter owner: the index of the type whose body this is.
  private mutating func scan(_ file: SourceFile, _ range: Range<Int>, in path: String?, owner: Int?) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let end = file.conditions.ends[index] {
        index = end
      } else if file.conditions.isDead(index) {
        index += 1
      } else {
        index = declaration(file, index..<range.upperBound, in: path, owner: owner)
      }
    }
  }

  /// Reads a declaration, or passes over a token and its brackets, and returns the index behind it.
  private mutating func declaration(_ file: SourceFile, _ range: Range<Int>, in path: String?, owner: Int?) -> Int {
    let start = range.lowerBound
    var index = start
    let head = Self.head(file, &index, range.upperBound)
    guard index < range.upperBound, file.tokens[index].kind == .word else { return max(index, file.next(start)) }
    let member = { (kind: Member.Kind) in
      Member(
        kind: kind, head: head, nameToken: kind == .initializer || kind == .subscripting ? index : index + 1,
        name: file.text(kind == .initializer || kind == .subscripting ? index : index + 1), tokens: start..<start)
    }
    switch file.text(index) {
    case "class", "protocol", "extension", "struct", "enum", "actor":
      return type(file, index, start..<range.upperBound, head, in: path, owner: owner)
    case "func": return function(file, member(.function), start..<range.upperBound, owner)
    case "init": return function(file, member(.initializer), start..<range.upperBound, owner)
    case "subscript": return function(file, member(.subscripting), start..<range.upperBound, owner)
    case "var", "let": return property(file, member(.property), start..<range.upperBound, owner)
    case "case" where owner.map { types[$0].kind == .other } == true:
      return cases(file, member(.cases), start..<range.upperBound, owner)
    case "typealias" where path == nil: return alias(file, member(.alias), start..<range.upperBound)
    case "operator" where path == nil, "precedencegroup" where path == nil:
      return add(member(.operator), start..<Self.end(file, min(index + 2, range.upperBound)..<range.upperBound), nil)
    case "import": return importing(file, index + 1..<range.upperBound, from: start)
    case let word where Self.introducers.contains(word): return Self.end(file, index + 1..<range.upperBound)
    default: return max(index, file.next(start))
    }
  }

  /// Attributes and modifiers; `index` ends behind them.
  private static func head(_ file: SourceFile, _ index: inout Int, _ end: Int) -> DeclarationHead {
    var head = DeclarationHead()
    while index < end {
      let start = index
      if file.isMark(index, "@") {
        index += 1
        let name = file.text(index)
        index += 1
        while file.isMark(index, "."), index + 1 < end { index += 2 }
        if file.opensAngles(index) { index = file.skipAngles(index) }
        if index < end, file.isMark(index, "("),
          file.tokens[index].bytes.lowerBound == file.tokens[index - 1].bytes.upperBound
        {
          index = file.next(index)
        }
        head.attributes.append(DeclarationHead.Attribute(name: name, tokens: start..<index))
      } else if file.tokens[index].kind == .word, modifiers.contains(file.text(index)) {
        let word = file.text(index)
        // `class` is a modifier where another or a member follows it.
        let next = file.text(index + 1)
        if word == "class", !modifiers.contains(next), !["func", "var", "let", "subscript"].contains(next) { break }
        index += 1
        if index < end, file.isMark(index, "(") {
          // `private(set)` is no access of the member.
          index = file.next(index)
          head.modifiers[word + "(set)"] = start
        } else {
          head.modifiers[word] = start
        }
      } else {
        break
      }
    }
    return head
  }

  /// The end of a declaration that no braces end: where a line begins with another one.
  private static func end(_ file: SourceFile, _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, !begins(file, index) { index = file.next(index) }
    return min(index, range.upperBound)
  }

  private static func begins(_ file: SourceFile, _ index: Int) -> Bool {
    if file.isMark(index, ";") || file.isMark(index, "}") { return true }
    guard file.tokens[index].startsLine else { return false }
    if file.isMark(index, "@") { return true }
    switch file.tokens[index].kind {
    case .hashWord: return file.conditions.ends[index] != nil
    case .word:
      let word = file.text(index)
      return introducers.contains(word) || modifiers.contains(word)
    default: return false
    }
  }

  private mutating func importing(_ file: SourceFile, _ range: Range<Int>, from start: Int) -> Int {
    var end = range.lowerBound
    while end < range.upperBound, !file.tokens[end].startsLine, !file.isMark(end, ";") { end += 1 }
    var module = range.lowerBound
    let kinds = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    if module + 1 < end, kinds.contains(file.text(module)) { module += 1 }
    if module < end {
      imports.append(Import(tokens: start..<end, path: range.lowerBound..<end, module: file.text(module)))
    }
    return end
  }

  private mutating func alias(_ file: SourceFile, _ member: Member, _ range: Range<Int>) -> Int {
    var index = member.nameToken + 1
    if file.opensAngles(index) { index = file.skipAngles(index) }
    var names: [String] = []
    while file.isOperator(index, "=") || file.isOperator(index, "&") {
      names.append(Self.typeName(file, &index, range.upperBound))
    }
    if !names.isEmpty { aliases[member.name] = names }
    return add(member, range.lowerBound..<Self.end(file, member.nameToken..<range.upperBound), nil)
  }

  private mutating func type(
    _ file: SourceFile, _ keyword: Int, _ range: Range<Int>, _ head: DeclarationHead, in outer: String?, owner: Int?
  ) -> Int {
    let end = range.upperBound
    let word = file.text(keyword)
    var index = keyword + 1
    var names: [String] = []
    while index < end, file.tokens[index].kind == .word || file.tokens[index].kind == .quotedWord {
      names.append(file.text(index))
      index += 1
      guard file.isMark(index, ".") else { break }
      index += 1
    }
    let nameToken = index - 1
    var isGeneric = owner.map { types[$0].isGeneric } ?? false
    var inherited: [String] = []
    while index < end, !file.isMark(index, "{") {
      if file.opensAngles(index) {
        isGeneric = isGeneric || inherited.isEmpty
        index = file.skipAngles(index)
      } else if file.isWord(index, "where") {
        isGeneric = isGeneric || word == "extension"
        while index < end, !file.isMark(index, "{") { index = file.isMark(index, "}") ? end : index + 1 }
      } else if file.isMark(index, ":") || file.isMark(index, ",") || file.isOperator(index, "&") {
        inherited.append(Self.typeName(file, &index, end))
      } else if Self.begins(file, index) {
        return index
      } else {
        index += 1
      }
    }
    guard index < end, let close = file.tokens[index].partner, !names.isEmpty else { return max(index, keyword + 1) }
    let path = ([outer].compactMap { $0 } + names).joined(separator: ".")
    let kind: TypeDeclaration.Kind =
      word == "class" ? .class : word == "protocol" ? .protocol : word == "extension" ? .extension : .other
    types.append(
      TypeDeclaration(
        kind: kind, tokens: range.lowerBound..<close + 1, path: path, nameToken: nameToken, head: head,
        isGeneric: isGeneric, inherited: inherited,
        braces: (index, close)))
    // Deeper than anybody nests types.
    guard depth < Self.mostDepth else { return close + 1 }
    depth += 1
    scan(file, index + 1..<close, in: path, owner: types.count - 1)
    depth -= 1
    return close + 1
  }

  /// The name behind a `:`, `,`, `&` or `=`, without attributes: words with a point between each two.
  private static func typeName(_ file: SourceFile, _ index: inout Int, _ end: Int) -> String {
    index += 1
    _ = head(file, &index, end)
    if file.isWord(index, "any") { index += 1 }
    let start = index
    while index < end, file.tokens[index].kind == .word, !file.isWord(index, "where") {
      index += 1
      guard file.isMark(index, ".") else { break }
      index += 1
    }
    return file.text(start..<index)
  }

  private mutating func function(_ file: SourceFile, _ member: Member, _ range: Range<Int>, _ owner: Int?) -> Int {
    var member = member
    var index = member.nameToken + 1
    while index < range.upperBound, file.isMark(index, "?") || file.isMark(index, "!") { index += 1 }
    if file.opensAngles(index) { index = file.skipAngles(index) }
    guard index < range.upperBound, file.isMark(index, "("), let close = file.tokens[index].partner else {
      return min(max(index, range.lowerBound + 1), range.upperBound)
    }
    member.parameters = (index, close)
    let parameters = Parameter.all(file, index, close)
    member.labels = parameters.map(\.label)
    member.types = parameters.map(\.type)
    index = close + 1
    while index < range.upperBound, !file.isMark(index, "{"), !Self.begins(file, index) {
      if file.isOperator(index, "->") {
        let start = index + 1
        index = start
        while index < range.upperBound, !file.isMark(index, "{"), !file.isWord(index, "where"),
          !Self.begins(file, index)
        {
          index = file.next(index)
        }
        member.type = start..<index
      } else {
        index = file.next(index)
      }
    }
    if index < range.upperBound, file.isMark(index, "{"), let close = file.tokens[index].partner {
      member.braces = (index, close)
      index = close + 1
    }
    return add(member, range.lowerBound..<min(index, range.upperBound), owner)
  }

  private mutating func property(_ file: SourceFile, _ member: Member, _ range: Range<Int>, _ owner: Int?) -> Int {
    var member = member
    member.isConstant = file.isWord(member.nameToken - 1, "let")
    if file.isMark(member.nameToken, "("), let close = file.tokens[member.nameToken].partner {
      member.otherNames = (member.nameToken..<close).filter { file.tokens[$0].kind == .word }.map(file.text)
    }
    let end = Self.end(file, member.nameToken..<range.upperBound)
    var index = member.nameToken + 1
    var hasValue = false
    while index < end {
      if file.isMark(index, ":"), member.type == nil, !hasValue {
        let start = index + 1
        index = start
        while index < end, !file.isOperator(index, "="), !file.isMark(index, "{"), !file.isMark(index, ",") {
          index = file.opensAngles(index) ? file.skipAngles(index) : file.next(index)
        }
        member.type = start..<index
      } else if file.isOperator(index, "=") {
        hasValue = true
        index += 1
      } else if file.isMark(index, ","),
        file.isMark(index + 2, ":") || file.isMark(index + 2, ",") && !hasValue || file.isOperator(index + 2, "=")
      {
        member.otherNames.append(file.text(index + 1))
        index += 2
      } else {
        if file.isMark(index, "{"), !hasValue, let close = file.tokens[index].partner { member.braces = (index, close) }
        index = file.next(index)
      }
    }
    return add(member, range.lowerBound..<end, owner)
  }

  /// The cases of one `case`.
  private mutating func cases(_ file: SourceFile, _ member: Member, _ range: Range<Int>, _ owner: Int?) -> Int {
    var member = member
    let end = Self.end(file, member.nameToken..<range.upperBound)
    var index = member.nameToken
    while index < end {
      if file.isMark(index, ",") { member.otherNames.append(file.text(index + 1)) }
      index = file.next(index)
    }
    return add(member, range.lowerBound..<end, owner)
  }

  private mutating func add(_ member: Member, _ tokens: Range<Int>, _ owner: Int?) -> Int {
    var member = member
    member.tokens = tokens
    if let owner { types[owner].members.append(member) } else { globals.append(member) }
    return tokens.upperBound
  }
}
