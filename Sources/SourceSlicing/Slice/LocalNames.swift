import SourceRewriting

/// The parameters and variables that a member declares, with their types, as far as they are written.
struct LocalNames {
  enum Local {
    case written(String)
    /// The value that it is given, which begins at a token.
    case value(Int, isElement: Bool)
    /// It has no type that is written, or is declared twice with others.
    case unknown
  }

  private(set) var names: [String: Local] = [:]
  private let source: SourceFile

  init(of member: Member?, in source: SourceFile) {
    self.source = source
    guard let member else { return }
    if let parameters = member.parameters { addParameters(parameters) }
    if let braces = member.braces { addLocals(braces.open + 1..<braces.close) }
    if member.kind == .property, member.braces == nil { addLocals(member.nameToken + 1..<member.tokens.upperBound) }
  }

  private mutating func declare(_ name: String, _ local: Local) {
    switch (names[name], local) {
    case (nil, _): names[name] = local
    case (.written(let one), .written(let other)) where one == other: break
    default: names[name] = .unknown
    }
  }

  private mutating func addParameters(_ parameters: (open: Int, close: Int)) {
    for range in source.elements(parameters.open, parameters.close) {
      guard let colon = range.first(where: { source.isMark($0, ":") }), colon > range.lowerBound else { continue }
      let end = range.first { $0 > colon && source.isOperator($0, "=") } ?? range.upperBound
      declare(source.text(colon - 1), .written(source.text(colon + 1..<end)))
    }
  }

  private mutating func addLocals(_ range: Range<Int>) {
    for index in range {
      switch source.tokens[index].kind {
      case .word where source.isWord(index, "let") || source.isWord(index, "var"): addVariable(index + 1)
      case .word where source.isWord(index, "for") && !source.isMark(index - 1, "."): addElement(index + 1)
      case .word where source.isWord(index, "func") && source.isMark(index + 2, "("):
        if let close = source.tokens[index + 2].partner { addParameters((index + 2, close)) }
      case .punctuation where source.isMark(index, "{"): addClosure(index)
      default: break
      }
    }
  }

  private mutating func addVariable(_ index: Int) {
    guard source.tokens.indices.contains(index), source.tokens[index].kind == .word else {
      if source.isMark(index, "("), let close = source.tokens[index].partner {
        for inner in index..<close where source.tokens[inner].kind == .word { declare(source.text(inner), .unknown) }
      }
      return
    }
    let name = source.text(index)
    // A pattern, `case let .failure(error)` or `case .failure(let error)`.
    let isPattern = source.isWord(index - 2, "case") || source.isMark(index - 2, "(") || source.isMark(index - 2, ",")
    if source.isMark(index + 1, ":"), !isPattern {
      declare(name, .written(source.text(index + 2..<source.typeEnd(index + 2))))
    } else if source.isOperator(index + 1, "="), !source.isMark(index - 2, "(") {
      declare(name, .value(index + 2, isElement: false))
    } else if isPattern || source.isWord(index - 2, "catch") {
      declare(name, .unknown)
    }
  }

  private mutating func addElement(_ index: Int) {
    guard source.tokens.indices.contains(index), source.isWord(index + 1, "in") else {
      var token = index
      while token < min(index + 12, source.tokens.count), !source.isWord(token, "in") {
        if source.tokens[token].kind == .word { declare(source.text(token), .unknown) }
        token += 1
      }
      return
    }
    declare(source.text(index), .value(index + 2, isElement: true))
  }

  /// The parameters of a closure, whose types are those that its place expects.
  private mutating func addClosure(_ open: Int) {
    for name in source.closureHead(open)?.names ?? [] {
      let isWritten = source.isMark(name + 1, ":")
      declare(
        source.text(name), isWritten ? .written(source.text(name + 2..<source.typeEnd(name + 2))) : .unknown)
    }
  }
}

extension SourceFile {
  /// The index behind a type that begins at a token.
  func typeEnd(_ start: Int) -> Int {
    var index = start
    while index < tokens.count {
      if index > start, tokens[index].startsLine, !isMark(index - 1, ".") { break }
      if isOperator(index, "=") || isMark(index, "{") || isMark(index, ",")
        || isMark(index, ";")
        || isMark(index, ")") || isWord(index, "in") || isWord(index, "else")
      {
        break
      }
      index = opensAngles(index) ? skipAngles(index) : next(index)
    }
    return index
  }
}
