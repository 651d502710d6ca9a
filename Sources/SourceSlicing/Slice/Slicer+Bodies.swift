import SourceRewriting

// Problem: what a cell logs, counts and sends reaches the whole app, and decides no size.
//
// Idea: a function without a result, outside of views, whose body changes nothing that names tell of, is left empty, and
// says so when it runs. Its names are not followed.
//
// Invariant: a body that may add or change views stays: no view, closure or variable is handed to what is emptied, and
// nothing in it is assigned.

extension Slicer {
  /// The token of the brace that opens a body which is left empty; `nil` where it stays.
  func emptiedBody(of member: Member, in file: SlicedFile, _ piece: TypePiece?) -> Int? {
    guard member.kind == .function, member.type == nil, let braces = member.braces,
      braces.close > braces.open + 1, !member.head.has("override"), !member.head.has("mutating"),
      !member.head.has("prefix"), !member.head.has("infix")
    else { return nil }
    let source = file.source
    if let piece {
      guard let type = type(piece.type.path, from: file), !type.isWhole, type.kind != .protocol, !isOfViews(type) else {
        return nil
      }
    }
    if source.opensAngles(member.nameToken + 1) || !member.types.allSatisfy({ isPlain($0, in: Place(file, piece)) }) {
      return nil
    }
    return changesSomething(source, braces.open + 1..<braces.close) ? nil : braces.open
  }

  /// Whether a value of a type can hold no view: texts, numbers, errors, and the app's own structures and enumerations.
  private func isPlain(_ type: String, in place: Place) -> Bool {
    if type.contains("->") || type.contains("inout") { return false }
    let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return words.allSatisfy { word in
      Self.plainTypes.contains(String(word)) || resolve(String(word), in: place)?.kind == .other
    }
  }

  private static let plainTypes: Set<String> = [
    "String", "Substring", "StaticString", "Int", "UInt", "Bool", "Double", "Float", "CGFloat", "Date", "URL", "Error",
    "NSError", "Data", "UUID", "TimeInterval", "Character",
  ]

  /// Whether a type inherits a class of UIKit's.
  private func isOfViews(_ type: OwnType) -> Bool {
    type.inheritedNames(family).contains { $0.hasPrefix("UI") || $0.hasPrefix("CA") || $0 == "NSManagedObject" }
  }

  /// Whether tokens assign something, or call what is called like a change.
  private func changesSomething(_ source: SourceFile, _ body: Range<Int>) -> Bool {
    for token in body {
      switch source.tokens[token].kind {
      case .operator:
        let text = source.text(token)
        if text == "=", !declares(source, token, body.lowerBound) { return true }
        if text.count > 1, text.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!=="].contains(text) { return true }
        if text == "&" { return true }
      case .word:
        let text = source.text(token)
        if source.isMark(token - 1, "."), Self.changes.contains(where: text.hasPrefix) { return true }
        let small = text.lowercased()
        if ["layout", "constraint", "anchor", "activate", "view", "label"].contains(where: small.contains) {
          return true
        }
      default: break
      }
    }
    return false
  }

  private static let changes = [
    "append", "insert", "remove", "add", "set", "update", "register", "configure", "apply", "reload", "bind", "show",
    "load", "notify", "accept", "onNext",
  ]

  /// Whether an equals sign gives a value to a constant or variable that is declared in its line.
  private func declares(_ source: SourceFile, _ token: Int, _ start: Int) -> Bool {
    var index = token
    while index >= start {
      if source.isWord(index, "let") || source.isWord(index, "var") || source.isWord(index, "case") { return true }
      if source.tokens[index].startsLine { return false }
      index -= 1
    }
    return false
  }

  /// A class of which no value is made has no initialiser, which its properties may ask for: it gets one that stops.
  func addsInitialiser(_ type: OwnType) -> String? {
    guard type.kind == .class, type.isKept, !type.isMade else { return nil }
    let source = type.declaration.file.source
    let lacksValue = type.declaration.members.contains { index in
      let member = type.declaration.type.members[index]
      return member.isStored(in: source) && !member.isStatic && !member.head.has("lazy") && !source.hasValue(member)
        && !source.isOptional(member)
    }
    guard lacksValue else { return nil }
    let stop = "{ fatalError(\(SourceRewriter.literal("\(type.path) is not made in this slice"))) }"
    var makers = ["init(headless: Void) \(stop)"]
    if isOfViews(type) { makers.append("required init?(coder: NSCoder) \(stop)") }
    // A superclass of the app may require some.
    for piece in family(of: type).dropFirst().flatMap(\.pieces) {
      for index in piece.members.sorted() where piece.type.members[index].head.has("required") {
        let member = piece.type.members[index]
        guard let body = member.braces?.open, member.labels != ["coder"] || !isOfViews(type) else { continue }
        makers.append("required \(piece.file.source.text(member.nameToken..<body)) \(stop)")
      }
    }
    return makers.joined(separator: "; ")
  }
}
