import SourceRewriting

/// The names that some tokens of a file use, by how they are written: what a reader without a compiler can know of them.
package struct NameUses {
  /// A name, and the names behind it that follow with points up to the first in small letters: `Theme.Colors.brand`.
  struct Path: Hashable {
    let names: [String]
    /// Whether a value of it may be made, or its type handed on: `Badge()`, `Badge.init`, `Badge.self`.
    let isMade: Bool
  }

  /// Names without a receiver, and the first token of each.
  private(set) var bare: [Path: Int] = [:]
  /// Members of `self`, `Self` or `super`.
  private(set) var ofSelf: Set<String> = []
  /// Members of a receiver whose type is not known.
  private(set) var members: Set<String> = []
  /// The places of these.
  private(set) var memberTokens: [Int] = []
  /// Members of the type that a place expects: `.brand`.
  private(set) var implicit: Set<String> = []
  /// The first labels of subscripts, `_` for none: `items[safe: 3]`.
  private(set) var subscriptLabels: Set<String> = []
  private(set) var operators: Set<String> = []
  /// By type, the labels of each call of an initialiser, `_` for none; those of a type that a place expects under an empty
  /// name.
  private(set) var initialisers: [String: Set<[String]>] = [:]
  /// Whether a place expects the type whose initialiser is called: `let badge: Badge = .init()`.
  private(set) var makesImplicitly = false
  /// Whether the type round a place is made there: `Self()`.
  private(set) var makesSelf = false
  /// The names that are declared within the tokens.
  private(set) var locals: Set<String> = []

  private static let keywords: Set<String> = [
    "Any", "Self", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
    "class", "consuming", "continue", "convenience", "default", "defer", "deinit", "do", "dynamic", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in",
    "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "let", "mutating", "nil",
    "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package", "postfix", "precedencegroup",
    "prefix", "private", "protocol", "public", "repeat", "required", "rethrows", "return", "self", "sending", "set",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "unowned", "var", "weak", "where", "while", "_",
  ]

  init() {}

  /// Adds the names that tokens use.
  mutating func add(_ file: SourceFile, _ range: Range<Int>) {
    /// The brackets that are open, by their tokens.
    var open: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let end = file.endOfDirective(index) {
        index = min(end, range.upperBound)
        continue
      }
      let token = file.tokens[index]
      if file.isDead(index) {
        index += 1
        continue
      }
      switch token.kind {
      case .word, .quotedWord: index = word(file, index, range.upperBound, in: open.last)
      case .operator:
        operators.insert(file.text(index))
        index += 1
      case .punctuation:
        if let partner = token.partner {
          if partner > index { open.append(index) } else if !open.isEmpty { open.removeLast() }
          if partner > index { opened(file, index) }
        }
        index += 1
      default: index += 1
      }
    }
  }

  /// Takes parameters for names that are declared here.
  mutating func addLocals(_ file: SourceFile, parameters: (open: Int, close: Int)?) {
    guard let parameters else { return }
    for range in file.elements(parameters.open, parameters.close) {
      guard let colon = range.first(where: { file.isMark($0, ":") }) else { continue }
      locals.insert(file.text(colon - 1))
    }
  }

  /// - Returns: the index behind what was read.
  private mutating func word(_ file: SourceFile, _ start: Int, _ end: Int, in bracket: Int?) -> Int {
    let name = Self.withoutProjection(file.text(start))
    let isKeyword = file.tokens[start].kind == .word && Self.keywords.contains(name)
    if file.isMark(start - 1, ".") {
      member(file, start, name)
      return start + 1
    }
    if isKeyword || name.hasPrefix("$") {
      if name == "let" || name == "var" { declare(file, start + 1) }
      if name == "Self", isMade(file, start + 1, end) { makesSelf = true }
      return start + 1
    }
    // A label of an argument or parameter.
    if file.isMark(start + 1, ":"), let bracket, file.isMark(bracket, "("),
      file.isMark(start - 1, "(") || file.isMark(start - 1, ",")
    {
      return start + 1
    }
    if file.isWord(start - 1, "for") || file.isWord(start - 1, "func")
      || file.isMark(start + 1, ":")
        && file.tokens[max(start - 1, 0)].kind == .word
    {
      locals.insert(name)
    }
    var names = [name]
    var next = start + 1
    while Self.isOfType(names[names.count - 1]), next + 1 < end, file.isMark(next, "."),
      [.word, .quotedWord].contains(file.tokens[next + 1].kind),
      !["self", "Type", "init"].contains(file.text(next + 1))
    {
      names.append(file.text(next + 1))
      next += 2
    }
    let path = Path(names: names, isMade: isMade(file, next, end))
    if path.isMade { noteInitialiser(file, next, of: names.joined(separator: ".")) }
    if bare[path] == nil { bare[path] = start }
    return next
  }

  /// Whether a type of this name is made where its name ends.
  private func isMade(_ file: SourceFile, _ index: Int, _ end: Int) -> Bool {
    var index = index
    if index < end, file.opensAngles(index) { index = file.skipAngles(index) }
    if file.isMark(index, "(") { return file.touches(index) }
    return file.isMark(index, ".") && (file.isWord(index + 1, "init") || file.isWord(index + 1, "self"))
  }

  private mutating func noteInitialiser(_ file: SourceFile, _ index: Int, of type: String) {
    var index = index
    if file.isMark(index, "."), file.isWord(index + 1, "init") { index += 2 }
    if file.opensAngles(index) { index = file.skipAngles(index) }
    if let labels = file.callLabels(index) { initialisers[type, default: []].insert(labels) }
  }

  private mutating func member(_ file: SourceFile, _ index: Int, _ name: String) {
    let receiver = index - 2
    if name == "init", receiver < 0 || !file.isOperand(receiver) {
      makesImplicitly = true
      noteInitialiser(file, index + 1, of: "")
    } else if file.isWord(receiver, "self") || file.isWord(receiver, "Self") || file.isWord(receiver, "super"),
      !file.isMark(receiver - 1, ".")
    {
      if name == "init" {
        return noteInitialiser(file, index + 1, of: file.isWord(receiver, "super") ? "super" : "self")
      }
      ofSelf.insert(name)
    } else if receiver >= 0, file.isOperand(receiver) || file.isMark(receiver, "\\") {
      members.insert(name)
      memberTokens.append(index)
      // `Self.Style.title` is a member of a type.
      if Self.isOfType(file.text(receiver)) { implicit.insert(name) }
    } else {
      implicit.insert(name)
    }
  }

  /// The names of a pattern behind `let` or `var`.
  private mutating func declare(_ file: SourceFile, _ index: Int) {
    guard file.tokens.indices.contains(index) else { return }
    if file.isMark(index, "("), let close = file.tokens[index].partner {
      for inner in index + 1..<close where file.tokens[inner].kind == .word { locals.insert(file.text(inner)) }
    } else {
      locals.insert(file.text(index))
    }
  }

  /// The parameters of a closure and the labels of subscripts.
  private mutating func opened(_ file: SourceFile, _ index: Int) {
    if file.isMark(index, "["), index > 0, file.isOperand(index - 1), file.touches(index) {
      subscriptLabels.insert(file.isMark(index + 2, ":") ? file.text(index + 1) : "_")
    }
    locals.formUnion(file.closureHead(index)?.names.map(file.text) ?? [])
  }

  /// The name of the wrapped property whose projected value a name means: `isOpen` of `$isOpen`.
  static func withoutProjection(_ name: String) -> String {
    name.hasPrefix("$") && name.dropFirst().first?.isNumber == false ? String(name.dropFirst()) : name
  }

  static func isKeyword(_ word: String) -> Bool { keywords.contains(word) }

  /// Whether a name is written as types are.
  package static func isOfType(_ name: String) -> Bool { name.first?.isUppercase == true }
}
