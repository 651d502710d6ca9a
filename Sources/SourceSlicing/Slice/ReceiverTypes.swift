import SourceRewriting

/// The types of values in the code of a member, as far as declarations state them.
///
/// Problem: `badge.reset()` may be a function of any type that is kept, if only its name is known; each that is kept brings
/// others, and a small cell ends in half of the app.
///
/// Idea: most values have a type that is written somewhere: parameters, properties, results of functions, values that an
/// initialiser makes. A chain of members is followed from its first name, one declaration after the other.
///
/// Invariant: what is not written is not guessed. A name that the member declares twice with other types has none, and so
/// has what generic parameters, closures and the system's functions give.
struct ReceiverTypes {
  /// A type, where it is written.
  struct Written {
    let text: String
    let place: Place
    /// Whether the type itself is meant, and not a value of it.
    var isMeta = false
  }

  /// A type that is known.
  enum Known {
    case own(OwnType, isMeta: Bool)
    case system(String, isMeta: Bool)
  }

  private let slicer: Slicer
  private let place: Place
  private let source: SourceFile
  /// By name, the types of parameters and variables that the member declares; none where they are not known.
  private var locals: [String: Local] = [:]

  private enum Local {
    case written(String)
    /// The value that it is given, which begins at a token.
    case value(Int, isElement: Bool)
    case unknown
  }

  init(_ slicer: Slicer, _ member: Member?, in place: Place) {
    (self.slicer, self.place, source) = (slicer, place, place.file.source)
    guard let member else { return }
    if let parameters = member.parameters { addParameters(parameters) }
    if let braces = member.braces { addLocals(braces.open + 1..<braces.close) }
    if member.kind == .property, member.braces == nil { addLocals(member.nameToken + 1..<member.tokens.upperBound) }
  }

  // MARK: Names that the member declares

  private mutating func declare(_ name: String, _ local: Local) {
    switch (locals[name], local) {
    case (nil, _): locals[name] = local
    case (.written(let one), .written(let other)) where one == other: break
    default: locals[name] = .unknown
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
      declare(name, .written(source.text(index + 2..<typeEnd(index + 2))))
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
    guard let close = source.tokens[open].partner else { return }
    var index = open + 1
    if source.isMark(index, "["), let end = source.tokens[index].partner { index = end + 1 }
    let start = index
    while index < min(close, start + 24), !source.isWord(index, "in") {
      if source.tokens[index].startsLine && index > start || source.isMark(index, "{") { return }
      index += 1
    }
    guard index < close, source.isWord(index, "in") else { return }
    var depth = 0
    for token in start..<index {
      if source.isMark(token, "(") { depth += 1 }
      guard source.tokens[token].kind == .word, !source.isMark(token - 1, ":") else { continue }
      if source.isMark(token + 1, ":"), token + 2 < index {
        var end = token + 2
        while end < index, !source.isMark(end, ","), !source.isMark(end, ")") { end += 1 }
        declare(source.text(token), .written(source.text(token + 2..<end)))
      } else {
        declare(source.text(token), .unknown)
      }
    }
  }

  private func typeEnd(_ start: Int) -> Int {
    var index = start
    while index < source.tokens.count {
      if index > start, source.tokens[index].startsLine, !source.isMark(index - 1, ".") { break }
      if source.isOperator(index, "=") || source.isMark(index, "{") || source.isMark(index, ",")
        || source.isMark(index, ";")
        || source.isMark(index, ")") || source.isWord(index, "in") || source.isWord(index, "else")
      {
        break
      }
      index = source.opensAngles(index) ? source.skipAngles(index) : source.next(index)
    }
    return index
  }

  // MARK: Chains

  /// The type of the value before the point in front of a member.
  func receiver(of member: Int) -> Known? {
    let start = chainStart(member - 1)
    return type(start..<member - 1, depth: 0).flatMap(known)
  }

  /// The first token of the chain that ends before a token.
  private func chainStart(_ end: Int) -> Int {
    var token = end - 1
    while token > 0 {
      while token > 0, source.isMark(token, "?") || source.isMark(token, "!") { token -= 1 }
      if source.isMark(token, ")") || source.isMark(token, "]"), let open = source.tokens[token].partner {
        // Arguments belong to what they touch.
        guard open > 0, source.touches(open), isOperand(open - 1) else { return open }
        token = open - 1
        continue
      }
      guard source.isMark(token - 1, "."), token >= 2, isOperand(token - 2) else { return token }
      token -= 2
    }
    return token
  }

  private func isOperand(_ index: Int) -> Bool {
    switch source.tokens[index].kind {
    case .word:
      !NameUses.isKeyword(source.text(index)) || ["self", "super", "Self", "init"].contains(source.text(index))
    case .quotedWord, .string: true
    case .punctuation: [")", "]", "?", "!"].contains { source.isMark(index, $0) }
    default: false
    }
  }

  private static let mostDepth = 12

  /// The type of the value that some tokens give.
  private func type(_ range: Range<Int>, depth: Int) -> Written? {
    guard depth < Self.mostDepth, !range.isEmpty else { return nil }
    var index = range.lowerBound
    guard var current = root(&index, range.upperBound, depth) else { return nil }
    while index < range.upperBound {
      if source.isMark(index, "?") || source.isMark(index, "!") {
        index += 1
      } else if source.isMark(index, ".") {
        guard let next = member(&index, of: current) else { return nil }
        current = next
      } else if source.isMark(index, "("), source.touches(index) {
        guard let next = called(current) else { return nil }
        (current, index) = (next, source.next(index))
      } else if source.isMark(index, "["), source.touches(index) {
        guard let next = element(of: current) else { return nil }
        (current, index) = (next, source.next(index))
      } else {
        return nil
      }
    }
    return current
  }

  /// The type of the first name of a chain; the index goes behind it.
  private func root(_ index: inout Int, _ end: Int, _ depth: Int) -> Written? {
    let start = index
    let name = source.text(start)
    switch source.tokens[start].kind {
    case .string:
      index += 1
      return Written(text: "String", place: place)
    case .punctuation:
      guard source.isMark(start, "("), let close = source.tokens[start].partner else { return nil }
      index = close + 1
      return value(start + 1, before: close, depth + 1)
    case .word, .quotedWord: break
    default: return nil
    }
    index += 1
    if name == "self" || name == "Self" {
      return place.piece.map { Written(text: $0.type.path, place: place, isMeta: name == "Self") }
    }
    if let local = locals[name] {
      switch local {
      case .written(let text): return Written(text: text, place: place)
      case .unknown: return nil
      case .value(let start, let isElement):
        // `guard let image = image` gives the property its name.
        let found =
          source.text(start) == name && !source.isMark(start + 1, "(")
          ? outer(name, &index) : value(start, before: source.tokens.count, depth + 1)
        return isElement ? found.flatMap(element) : found
      }
    }
    return outer(name, &index)
  }

  /// The type of a name that the member does not declare.
  private func outer(_ name: String, _ index: inout Int) -> Written? {
    for scope in place.scopes {
      guard let type = slicer.type(scope, from: place.file) else { continue }
      if let found = member(name, of: type, isCalled: isCalled(index)) {
        if isCalled(index) { index = callEnd(index) }
        return found
      }
    }
    if slicer.resolve(name, in: place) != nil { return Written(text: name, place: place, isMeta: true) }
    for file in (slicer.index.declaring[name] ?? []).compactMap(slicer.file) {
      for global in file.source.declarations.globals where global.names.contains(name) {
        let found = result(global, in: Place(file, nil), isCalled: isCalled(index))
        if isCalled(index), found != nil { index = callEnd(index) }
        return found
      }
    }
    if SystemNames.types.contains(name) { return Written(text: name, place: place, isMeta: true) }
    let isCalled = isCalled(index)
    if isCalled { index = callEnd(index) }
    return SystemNames.properties[isCalled ? "\(name)()" : name].map { Written(text: $0, place: place) }
  }

  private func isCalled(_ index: Int) -> Bool { source.isMark(index, "(") && source.touches(index) }

  private func callEnd(_ index: Int) -> Int { source.next(index) }

  /// The type of a value from a token on, where it is a chain and no more.
  private func value(_ start: Int, before end: Int, _ depth: Int) -> Written? {
    var first = start
    while ["try", "await"].contains(source.text(first)) || source.isMark(first, "?") || source.isMark(first, "!") {
      first += 1
    }
    var index = first
    while index < end {
      if index > first, source.tokens[index].startsLine, !source.isMark(index, ".") { break }
      let isPart =
        index == first || source.isMark(index, ".") || source.isMark(index - 1, ".") || source.isMark(index, "?")
        || source.isMark(index, "!")
        || (source.isMark(index, "(") || source.isMark(index, "[")) && source.touches(index)
      guard isPart else { break }
      index = source.next(index)
    }
    guard index < end else { return type(first..<index, depth: depth) }
    if source.isWord(index, "as") {
      let behind = source.isMark(index + 1, "?") || source.isMark(index + 1, "!") ? index + 2 : index + 1
      return Written(text: source.text(behind..<min(typeEnd(behind), end)), place: place)
    }
    let isEnd =
      source.tokens[index].startsLine || source.isMark(index, ",") || source.isMark(index, ")")
      || source.isMark(index, "{") && !NameUses.isOfType(source.text(first)) || source.isMark(index, "}")
      || source.isMark(index, ";") || source.isWord(index, "else") || source.isOperator(index, "??")
    return isEnd ? type(first..<index, depth: depth) : nil
  }

  // MARK: Members

  private func member(_ index: inout Int, of written: Written) -> Written? {
    let name = source.text(index + 1)
    index += 2
    if name == "self" { return written }
    if name == "init" || name == "Type" {
      if isCalled(index) { index = callEnd(index) }
      return Written(text: written.text, place: written.place)
    }
    let isCalled = isCalled(index)
    switch known(written) {
    case .own(let type, _):
      if let inner = slicer.type("\(type.path).\(name)", from: type.declaration.file) {
        return Written(text: inner.path, place: Place(inner.declaration.file, nil), isMeta: true)
      }
      guard let found = member(name, of: type, isCalled: isCalled) else { return nil }
      if isCalled { index = callEnd(index) }
      return found
    case .system(let system, _):
      for (piece, number) in slicer.extensionMembers(name) where slicer.mayInherit(system, piece.type.path) {
        guard
          let found = number.flatMap({
            result(piece.type.members[$0], in: Place(piece.file, piece), isCalled: isCalled)
          })
        else { return nil }
        if isCalled { index = callEnd(index) }
        return found
      }
      if isCalled { index = callEnd(index) }
      return SystemNames.properties[isCalled ? "\(name)()" : name].map { Written(text: $0, place: place) }
    case nil: return nil
    }
  }

  /// The type of a member of a type of the app; of functions, their result.
  private func member(_ name: String, of type: OwnType, isCalled: Bool) -> Written? {
    for owner in slicer.family(of: type) {
      for piece in owner.pieces {
        let found = piece.type.members.filter { $0.names.contains(name) && ($0.kind == .function) == isCalled }
        guard let first = found.first else { continue }
        if first.kind == .cases { return Written(text: owner.path, place: Place(piece.file, piece)) }
        let texts = Set(found.map { $0.type.map { piece.file.source.text($0) } ?? "" })
        return texts.count == 1 ? result(first, in: Place(piece.file, piece), isCalled: isCalled) : nil
      }
    }
    return nil
  }

  private func result(_ member: Member, in place: Place, isCalled: Bool) -> Written? {
    let source = place.file.source
    switch member.kind {
    case .property:
      guard member.otherNames.isEmpty || member.type != nil else { return nil }
      return source.typeText(of: member).map { Written(text: $0, place: place) }
    case .function:
      guard isCalled, let type = member.type else { return nil }
      let text = source.text(type)
      return Written(text: text == "Self" ? place.piece?.type.path ?? text : text, place: place)
    default: return nil
    }
  }

  /// The type of a call's result.
  private func called(_ written: Written) -> Written? {
    if written.isMeta { return Written(text: written.text, place: written.place) }
    return TypeText.arrow(ReceiverTypes.plain(written.text)).map { Written(text: $0.result, place: written.place) }
  }

  private func element(of written: Written) -> Written? {
    let text = ReceiverTypes.plain(written.text)
    if text.hasPrefix("["), text.hasSuffix("]") {
      let inner = String(text.dropFirst().dropLast())
      if TypeText.isDictionary(inner) { return Written(text: TypeText.withoutLabel(inner), place: written.place) }
      return Written(text: inner, place: written.place)
    }
    for generic in ["Array<", "Set<"] where text.hasPrefix(generic) && text.hasSuffix(">") {
      return Written(text: String(text.dropFirst(generic.count).dropLast()), place: written.place)
    }
    return nil
  }

  // MARK: Types

  /// A type's text without optionality and words before it.
  private static func plain(_ text: String) -> String {
    var text = text.trimmed
    while true {
      if text.hasPrefix("@"), let space = text.firstIndex(of: " ") {
        text = String(text[text.index(after: space)...]).trimmed
      } else if let word = ["inout ", "any ", "some ", "weak "].first(where: text.hasPrefix) {
        text = String(text.dropFirst(word.count)).trimmed
      } else if text.hasSuffix("?") || text.hasSuffix("!") {
        text = String(text.dropLast()).trimmed
      } else if text.hasPrefix("("), let inner = TypeText.inParentheses(text), TypeText.parts(inner).count == 1 {
        text = inner.trimmed
      } else if text.hasPrefix("Optional<"), text.hasSuffix(">") {
        text = String(text.dropFirst(9).dropLast()).trimmed
      } else {
        return text
      }
    }
  }

  private func known(_ written: Written) -> Known? {
    let text = ReceiverTypes.plain(written.text)
    if text.hasPrefix("[") {
      return .system(TypeText.isDictionary(String(text.dropFirst().dropLast())) ? "Dictionary" : "Array", isMeta: false)
    }
    let name = String(text.prefix { $0 != "<" })
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return nil }
    if let own = slicer.resolve(name, in: written.place) { return .own(own, isMeta: written.isMeta) }
    let isSystem = SystemNames.types.contains(name) && !slicer.index.otherTypes.contains(name)
    return isSystem && slicer.index.declaring[name] == nil ? .system(name, isMeta: written.isMeta) : nil
  }
}
