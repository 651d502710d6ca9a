import SourceRewriting

// Problem: names alone keep more than a cell reaches, and some of that can't compile off the device: a body asks a C
// library, or gives what stands in to a function that wants one type. One such line would take the cell's height away.
//
// Idea: the compiler says which lines it refuses. A statement that decides no size is left out, and says so when it would
// run; for a value of what stands in, one of the expected type does; any other body or value around such a line stops with
// its name when it would run.
//
// Invariant: no height comes of code that should have run and did not, unless it is said: nothing that may add, lay out
// or fill views is left out.

/// Code that a compiler refuses, named so that it is found again after an edit.
package struct RefusedCode: Hashable {
  package enum Part: String {
    /// The body or the value of a member.
    case body
    case statement
    /// A value, for which one of the type that its place expects stands in.
    case value
    /// The mark of an optional chain behind what is none: `standIn.rule?.name`.
    case mark
    /// The value that a parameter has without an argument, by the parameter's name.
    case `default`
    /// The word `override`.
    case override
    /// A name among those that a type conforms to.
    case conformance
    /// All of a member or of an extension.
    case declaration
  }

  /// The path of the type, and the signature of the member.
  let member: String
  let part: Part
  /// The tokens of a statement or a value, or the name of a protocol.
  let words: String

  package init(_ member: Member, in piece: TypePiece?, _ part: Part, _ words: String = "") {
    (self.member, self.part, self.words) = (RefusedCode.name(member, in: piece), part, words)
  }

  /// All of an extension, or that a type conforms to a protocol.
  init(piece: TypePiece, conformsTo name: String? = nil) {
    (member, part, words) = (RefusedCode.name(piece), name == nil ? .declaration : .conformance, name ?? "")
  }

  static func name(_ member: Member, in piece: TypePiece?) -> String {
    "\(piece?.type.path ?? "").\(member.signature)"
  }

  /// How a program that stops names a member: without its labels and what kind of member it is.
  static func stopName(ofMember member: String) -> Substring {
    let name = member.prefix { $0 != "(" }
    let path = name.firstRange(of: ".static ") ?? name.firstRange(of: ".var ")
    guard let path else { return name }
    return Substring("\(name[..<path.lowerBound]).\(name.split(separator: " ").last ?? "")")
  }

  static func name(_ piece: TypePiece) -> String {
    guard piece.type.kind == .extension else { return "type \(piece.type.path)" }
    return "extension \(piece.type.path): \(piece.type.inherited.joined(separator: ", "))"
  }

  /// Reads how a lock writes it.
  package init(_ text: String) {
    let parts = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).map(String.init) + ["", ""]
    (member, part, words) = (parts[0], Part(rawValue: parts[1]) ?? .body, parts[2])
  }

  /// How a lock writes it.
  package var text: String { "\(member)\n\(part.rawValue)\n\(words)" }
}

extension [RefusedCode] {
  func have(_ part: RefusedCode.Part) -> Bool { contains { $0.part == part } }

  func words(of part: RefusedCode.Part) -> Set<String> { Set(filter { $0.part == part }.map(\.words)) }
}

extension SourceSlice {
  /// Learns from a compiler's errors about this slice.
  ///
  /// A name is looked for once. Where no error tells one any more, the code that names it gives way: before, a name may be
  /// all that it lacks.
  ///
  /// - Parameters:
  ///   - known: what earlier builds have told.
  ///   - drops: whether declarations give way as well, which other errors may bring about.
  package func words(_ errors: [CompilerError], after known: CompilerWords, drops: Bool) -> CompilerWords {
    var messages: [String] = []
    var refused: Set<RefusedCode> = []
    var reasons: [String: CompilerError] = [:]
    for error in errors {
      let source = sources.first { $0.path == error.file }
      let told =
        CompilerWords.tells(error.message)
        ? [error.message]
        : source?.initialiser(error).map { [CompilerWords.message(ofInitialiser: $0.labels, of: $0.type)] }
          ?? (source?.called(inLine: error.line) ?? []).filter(overloads.contains).map(
            CompilerWords.message(ofOverload:))
      messages += told.filter { !known.messages.contains($0) }
      let values = ((source?.mark(of: error)).map { [$0] } ?? source?.values(of: error, standIns) ?? [])
        .filter { !known.refused.contains($0) }
      let refusal = values.isEmpty ? source?.refusal(error, drops, known.refused, typesOfUsers) : nil
      for code in refusal.map({ [$0] }) ?? values {
        refused.insert(code)
        if code.part == .body, reasons[code.member] == nil { reasons[code.member] = error }
      }
    }
    let words = CompilerWords(messages, refused: messages.isEmpty ? refused : [], reasons: reasons)
    return words.isEmpty && !drops ? self.words(errors, after: known, drops: true) : words
  }
}

extension SourceFile {
  /// The code round a line that can give way; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - drops: whether declarations go as well.
  ///   - known: code that gave way before.
  ///   - used: types whose initialisers others call.
  fileprivate func refusal(
    _ error: CompilerError, _ drops: Bool, _ known: Set<RefusedCode>, _ used: Set<String>
  ) -> RefusedCode? {
    guard let token = firstToken(ofLine: error.line) else { return nil }
    if let (member, piece) = member(at: token) {
      let words = ["does not override any", "of overridden method", "overriding non-open"]
      if words.contains(where: error.message.contains), member.head.has("override") {
        return RefusedCode(member, in: piece, .override)
      }
      // UIKit calls an override without naming it, and a type may have no other initialiser: nothing would tell that it is
      // gone.
      let isUsed = member.kind == .initializer && piece.map { used.contains($0.type.path) } == true
      let mayGo = drops && !member.head.has("override") && !isUsed && !isOnlyInitialiser(member, of: piece)
      if let code = defaultValue(at: token, of: member, in: piece), !known.contains(code) { return code }
      let part = refusal(at: token, of: member, in: piece).flatMap { known.contains($0) ? nil : $0 }
      return part ?? (mayGo ? RefusedCode(member, in: piece, .declaration) : nil)
    }
    guard
      let piece = SlicedFile(-1, self).pieces.first(where: {
        $0.type.tokens.lowerBound <= token && token <= $0.type.braces.open
      })
    else { return nil }
    if let name = SourceFile.conformances(error.message).first(where: piece.type.inherited.contains) {
      let code = RefusedCode(piece: piece, conformsTo: name)
      if !known.contains(code) { return code }
    }
    let mayGo = piece.type.kind == .extension && !piece.type.members.contains { $0.head.has("override") }
    return drops && mayGo ? RefusedCode(piece: piece) : nil
  }

  /// The protocol to which a message says that a type does not conform, and those that ask for it.
  private static func conformances(_ message: String) -> [String] {
    guard message.contains("does not conform to protocol '"),
      let name = message.split(separator: "'", omittingEmptySubsequences: false).dropLast().last.map(String.init)
    else { return [] }
    switch name {
    case "Decodable", "Encodable": return [name, "Codable"]
    case "Equatable": return [name, "Hashable", "Comparable"]
    default: return [name]
    }
  }

  /// The tokens by which a type names what it inherits, without some names; the colon goes with the last.
  func clause(of type: TypeDeclaration, without names: Set<String>) -> [Range<Int>] {
    guard let colon = (type.nameToken..<type.braces.open).first(where: { isMark($0, ":") && !isInAngles($0, type) })
    else { return [] }
    let end = (colon..<type.braces.open).first { isWord($0, "where") } ?? type.braces.open
    let all = elements(colon, end)
    var gone: [Range<Int>] = []
    for (number, element) in all.enumerated() where names.contains(text(element)) {
      // With its comma, that before it where others stand there.
      let isAfterKept = all[..<number].contains { !names.contains(text($0)) }
      let start = isAfterKept ? element.lowerBound - 1 : element.lowerBound
      gone.append(start..<(isAfterKept || number == all.count - 1 ? element.upperBound : element.upperBound + 1))
    }
    return gone.count == all.count ? [colon..<end] : gone
  }

  private func isInAngles(_ token: Int, _ type: TypeDeclaration) -> Bool {
    opensAngles(type.nameToken + 1) && token < skipAngles(type.nameToken + 1)
  }

  /// The member round a token; a protocol's requirements have no code.
  func member(at token: Int) -> (member: Member, piece: TypePiece?)? {
    for piece in [nil] + SlicedFile(-1, self).pieces.map(Optional.some) where piece?.type.kind != .protocol {
      let members = piece?.type.members ?? declarations.globals
      if let member = members.first(where: { $0.tokens.contains(token) }) { return (member, piece) }
    }
    return nil
  }

  private func refusal(at token: Int, of member: Member, in piece: TypePiece?) -> RefusedCode? {
    if let value = value(of: member) {
      guard value.contains(token) || line(value.lowerBound) == line(token) else { return nil }
      let statement = closures(in: value).first { $0.open < token && token < $0.close }.flatMap {
        leavableStatement(at: token, in: $0, hasResult: true)
      }
      return RefusedCode(member, in: piece, statement == nil ? .body : .statement, statement.map { text($0) } ?? "")
    }
    guard let braces = member.braces, braces.open < braces.close - 1 else { return nil }
    // A body may begin in the line of its declaration.
    let anchor = max(token, braces.open + 1)
    guard anchor < braces.close, line(anchor) == line(token) else { return nil }
    let hasAccessors = member.kind == .property || member.kind == .subscripting
    let body = hasAccessors ? accessor(at: token, in: braces) : braces
    let hasResult = body == braces && member.type != nil && !mayReturn(braces)
    let statement = token > body.open ? leavableStatement(at: token, in: body, hasResult: hasResult) : nil
    return RefusedCode(member, in: piece, statement == nil ? .body : .statement, statement.map { text($0) } ?? "")
  }

  /// The value of a parameter in the line of a token.
  private func defaultValue(at token: Int, of member: Member, in piece: TypePiece?) -> RefusedCode? {
    guard let (open, close) = member.parameters, token < close else { return nil }
    for parameter in elements(open, close) where line(parameter.upperBound - 1) >= line(token) {
      guard line(parameter.lowerBound) <= line(token), let sign = parameter.first(where: { isOperator($0, "=") }),
        let colon = parameter.first(where: { isMark($0, ":") }), colon < sign
      else { continue }
      return RefusedCode(member, in: piece, .default, text(colon - 1))
    }
    return nil
  }

  private func isOnlyInitialiser(_ member: Member, of piece: TypePiece?) -> Bool {
    guard member.kind == .initializer, let type = piece?.type, type.kind != .extension else { return false }
    return type.members.count { $0.kind == .initializer } == 1
  }

  /// The functions that are called in a line behind a point.
  fileprivate func called(inLine line: Int) -> [String] {
    guard var token = firstToken(ofLine: line) else { return [] }
    var names: [String] = []
    repeat {
      if isMark(token, "."), isMark(token + 2, "(") { names.append(text(token + 1)) }
      token += 1
    } while token < tokens.count && !tokens[token].startsLine
    return names
  }

  /// The braces of the accessor round a token, or those round all where there is but a getter.
  private func accessor(at token: Int, in braces: (open: Int, close: Int)) -> (open: Int, close: Int) {
    var index = braces.open + 1
    while index < braces.close {
      if isMark(index, "{"), Self.accessors.contains(text(index - 1)) || isMark(index - 1, ")"),
        let close = tokens[index].partner
      {
        if index - 1 <= token, token <= close { return (index, close) }
      }
      index = next(index)
    }
    return braces
  }

  private static let accessors: Set<String> = ["get", "set", "didSet", "willSet", "_modify"]

  /// Whether a body states its result.
  private func mayReturn(_ braces: (open: Int, close: Int)) -> Bool {
    (braces.open..<braces.close).contains { isWord($0, "return") }
  }

  /// The type and the labels of a call of an initialiser that the type has not.
  fileprivate func initialiser(_ error: CompilerError) -> (type: String, labels: [String])? {
    guard error.message.hasPrefix("incorrect argument label"), var token = firstToken(ofLine: error.line),
      let stated = error.message.split(separator: "'").dropFirst().first
    else { return nil }
    let labels = stated.split(separator: ":").map(String.init)
    repeat {
      if SystemNames.ofSwiftUI.types.contains(text(token)), callLabels(token + 1) == labels, touches(token + 1) {
        return (text(token), labels)
      }
      token += 1
    } while token < tokens.count && !tokens[token].startsLine
    return nil
  }

  private func line(_ token: Int) -> Int { position(of: tokens[token].bytes.lowerBound).line }

  func firstToken(ofLine line: Int) -> Int? {
    var number = 1
    var offset = 0
    while number < line {
      guard let end = bytes[offset...].firstIndex(of: 0x0A) else { return nil }
      (number, offset) = (number + 1, end + 1)
    }
    let end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
    return tokens.indices.first { tokens[$0].bytes.lowerBound >= offset }.flatMap {
      tokens[$0].bytes.lowerBound < end ? $0 : nil
    }
  }

  // MARK: Statements

  /// The statements between two braces that begin lines of their own.
  private func statements(_ braces: (open: Int, close: Int)) -> [Range<Int>] {
    var starts: [Int] = []
    var index = braces.open + 1
    // In the line of the brace stand the parameters of a closure.
    while index < braces.close {
      let isContinued = index > braces.open + 1 && continues(index)
      if tokens[index].startsLine, !isContinued, endOfDirective(index) == nil { starts.append(index) }
      index = endOfDirective(index).map { min($0, braces.close) } ?? min(next(index), braces.close)
    }
    return zip(starts, starts.dropFirst() + [braces.close]).map { $0..<$1 }
  }

  /// Whether a token that begins a line belongs to the statement before.
  private func continues(_ index: Int) -> Bool {
    if isMark(index, ".") || isMark(index - 1, ",") || isMark(index, "{") || isMark(index, ")") { return true }
    if isWord(index, "else") || isWord(index, "catch") { return true }
    if tokens[index - 1].kind == .word, Self.openWords.contains(text(index - 1)) { return true }
    return tokens[index].kind == .operator && !touches(index + 1)
      || tokens[index - 1].kind == .operator && !touches(index - 1)
  }

  /// Words behind which a line goes on.
  private static let openWords: Set<String> = [
    "return", "guard", "if", "while", "let", "var", "in", "where", "throw", "try", "await", "is", "as", "switch", "for",
    "case", "func",
  ]

  /// The innermost statement round a token that may be left out.
  private func leavableStatement(at token: Int, in body: (open: Int, close: Int), hasResult: Bool) -> Range<Int>? {
    var braces = body
    var found: Range<Int>?
    // The only statement of a closure is its result.
    var mayBeResult = hasResult
    while true {
      let all = statements(braces)
      guard let statement = all.first(where: { $0.contains(token) }) else { return found }
      if isLeavable(statement), !(mayBeResult && (all.count == 1 || isSwitch(braces.open))) { found = statement }
      let inner = statement.first { isMark($0, "{") && $0 < token && tokens[$0].partner.map { $0 > token } == true }
      guard let inner, let close = tokens[inner].partner else { return found }
      // The branches of an `if` or `switch` that is a result give results.
      mayBeResult = Self.controls.contains(text(statement.lowerBound)) ? mayBeResult && all.count == 1 : true
      braces = (inner, close)
    }
  }

  /// Whether braces are those of a `switch`.
  private func isSwitch(_ open: Int) -> Bool {
    isWord(open + 1, "case") || isWord(open + 1, "default") || isMark(open + 1, "@")
  }

  private static let controls: Set<String> = ["if", "for", "while", "guard", "do", "switch", "repeat", "defer"]
  private static let declarators: Set<String> = [
    "let", "var", "func", "return", "throw", "case", "default", "break", "continue", "class", "struct", "enum",
    "typealias", "@",
  ]

  /// Whether a statement declares nothing, leads nowhere else, and names nothing that lays out or fills views.
  private func isLeavable(_ statement: Range<Int>) -> Bool {
    let first = text(statement.lowerBound)
    guard !Self.controls.contains(first), !Self.declarators.contains(first), first != "super" else { return false }
    // A subscription waits for values that never come.
    if isSubscription(statement) { return true }
    return statement.allSatisfy { tokens[$0].kind != .word || text($0) != "init" && !StandIns.mayLayOut(text($0)) }
  }

  /// Whether a statement ends by handing what it subscribes to over: `.disposed(by: bag)`.
  private func isSubscription(_ statement: Range<Int>) -> Bool {
    guard let open = tokens[statement.upperBound - 1].partner, open > statement.lowerBound else { return false }
    return text(open - 1) == "disposed" && isMark(open - 2, ".") && isWord(open + 1, "by")
  }

  /// The outermost closures in a value, by their braces.
  func closures(in value: Range<Int>) -> [(open: Int, close: Int)] {
    var closures: [(open: Int, close: Int)] = []
    for token in value where isMark(token, "{") && closures.last.map({ $0.close < token }) != false {
      if let close = tokens[token].partner { closures.append((token, close)) }
    }
    return closures
  }

  /// The statements of these texts in a body and in what stands in it, in their order.
  func statements(in body: (open: Int, close: Int), called texts: Set<String>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for statement in statements(body) {
      if texts.contains(text(statement)) {
        found.append(statement)
        continue
      }
      for index in statement where isMark(index, "{") && found.last.map({ $0.upperBound <= index }) != false {
        guard let close = tokens[index].partner else { continue }
        found += statements(in: (index, close), called: texts).filter { new in
          found.last.map { $0.upperBound <= new.lowerBound } != false
        }
      }
    }
    return found
  }
}
