import SourceRewriting

// Problem: what a cell logs, counts and sends, what a tap does and where it leads reach the whole app, and decide no size.
//
// Idea: three kinds of bodies give way, and their names are not followed. A function without a result, outside of views,
// whose body changes nothing that names tell of, is left empty; so is one that a control calls by its selector alone. Those
// of controllers stop, and come back when a run asks for them.
//
// Invariant: each says so when it runs. A body that may add or change views of a card is not emptied: no view, closure or
// variable is handed to what is, and nothing in it is assigned.

/// Code of a declaration that is kept, and gives way to a call that says so when it runs.
struct Cut {
  let tokens: Range<Int>
  let text: String
  /// How a report names it; `nil` for a part of another one, and for what is stored instead.
  let name: String?

  /// - Parameter text: the code in its place.
  init(_ tokens: Range<Int>, text: String = "", name: String? = nil) {
    (self.tokens, self.text, self.name) = (tokens, text, name)
  }

  /// - Parameter call: a function of `HeadlessStandIn` up to the name that it takes.
  init(_ tokens: Range<Int>, call: String, _ name: String, before: String = "", behind: String = "") {
    (self.tokens, self.name) = (tokens, name)
    text = "\(before)HeadlessStandIn.\(call)\(SourceRewriter.literal(name)))\(behind)"
  }
}

extension SourceFile {
  /// Whether a token stands in `#selector(…)`.
  fileprivate func isInSelector(_ token: Int) -> Bool {
    var index = token
    while index > 0, !tokens[index].startsLine || index == token {
      index -= 1
      if isMark(index, "("), text(index - 1) == "#selector", let close = tokens[index].partner { return close > token }
    }
    return false
  }
}

extension Slicer {
  /// The code of a member that gives way, in its order.
  func cuts(of member: Member, in file: SlicedFile, _ piece: TypePiece?) -> [Cut] {
    let name = (piece.map { "\($0.type.path)." } ?? "") + member.name
    let refused = words.refused(RefusedCode.name(member, in: piece))
    var cuts: [Cut] = []
    if let word = member.head.modifiers["override"], refused.have(.override) {
      cuts.append(Cut(word..<word + 1, name: "\(name), which overrides nothing here"))
    }
    cuts += defaults(of: member, called: refused.words(of: .default), name, file.source)
    if refused.have(.body) {
      let type = member.type.map { file.source.text($0) } ?? ""
      let hasValue =
        Self.looks.contains(type.split { $0 == "?" || $0 == "!" }.joined())
        || standsIn(type, member, piece, file.source)
      if member.kind == .initializer, piece?.type.path == "UIColor", let body = member.braces,
        body.close > body.open + 1
      {
        // A color of any kind will do.
        return cuts + [Cut(body.open + 1..<body.close, text: "self.init(white: 0, alpha: 1)", name: name)]
      }
      if let body = pictureLoad(member, file.source) { return cuts + [Cut(body, call: "leaveOut(", name)] }
      return cuts + stops(member, name, file.source, by: hasValue ? "value(of: " : "stop(")
    }
    if !words.needed.contains(name), isOfController(member, in: file, piece) || isFar(member, in: file, piece) {
      return cuts + stops(member, name, file.source, by: "lack(")
    }
    let actions = actions(of: member, name, in: file)
    let parts = self.parts(refused, of: member, name, file.source)
    if !parts.isEmpty {
      let others = actions.filter { cut in !parts.contains { $0.tokens.overlaps(cut.tokens) } }
      return cuts + (parts + others).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    }
    if let attribute = member.head.attribute("NSManaged") {
      // Core Data's properties are stored here, in an extension by the object; its functions do nothing.
      let isKept = member.kind == .property && piece?.type.kind == .extension
      cuts.append(Cut(attribute.tokens, text: member.kind == .property && !isKept ? "@HeadlessStored" : ""))
      if isKept, let type = member.type {
        let key = SourceRewriter.literal(member.name)
        let accessors = "{ get { headlessValue(\(key)) } set { keepHeadlessValue(\(key), newValue) } }"
        cuts.append(Cut(type, text: "\(file.source.text(type)) \(accessors)"))
      }
      if let close = member.parameters?.close, member.braces == nil {
        cuts.append(Cut(close..<close + 1, text: ") {}"))
      }
      return cuts
    }
    guard let open = emptiedBody(of: member, in: file, piece), let close = file.source.tokens[open].partner else {
      return cuts + actions
    }
    return cuts + [Cut(open + 1..<close, call: "leaveOut(", name)]
  }

  /// The values of parameters that give way.
  private func defaults(
    of member: Member, called names: Set<String>, _ name: String, _ source: SourceFile
  ) -> [Cut] {
    guard !names.isEmpty, let (open, close) = member.parameters else { return [] }
    return source.elements(open, close).compactMap { parameter in
      guard let sign = parameter.first(where: { source.isOperator($0, "=") }),
        let colon = parameter.first(where: { source.isMark($0, ":") }), names.contains(source.text(colon - 1))
      else { return nil }
      return Cut(sign + 1..<parameter.upperBound, call: "value(of: ", "\(name), '\(source.text(colon - 1))'")
    }
  }

  /// The refused statements and values of a member, in their order.
  private func parts(_ refused: [RefusedCode], of member: Member, _ name: String, _ source: SourceFile) -> [Cut] {
    let (texts, values) = (refused.words(of: .statement), refused.words(of: .value))
    let bodies = member.braces.map { [$0] } ?? source.value(of: member).map(source.closures(in:)) ?? []
    let statements = texts.isEmpty ? [] : bodies.flatMap { source.statements(in: $0, called: texts) }
    func place(_ range: Range<Int>) -> String {
      "\(name), line \(source.position(of: source.tokens[range.lowerBound].bytes.lowerBound).line)"
    }
    let chains = values.isEmpty ? [] : source.chains(in: member.tokens, called: values)
    let cuts =
      statements.map { cut($0, of: member, source, named: place($0)) }
      + chains.filter { chain in !statements.contains { $0.overlaps(chain) } }.map { chain in
        Cut(
          chain, text: "HeadlessStandIn.value(of: \(SourceRewriter.literal(source.text(chain))))",
          name: "\(place(chain)): '\(source.text(chain))'")
      }
    let words = refused.words(of: .mark)
    let marks = (words.isEmpty ? [] : source.marks(in: member.tokens, behind: words)).map { Cut($0) }
    return (cuts + marks.filter { mark in !cuts.contains { $0.tokens.overlaps(mark.tokens) } })
      .sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  /// The cut of a statement; a property that an initialiser assigns gets a value all the same.
  private func cut(_ statement: Range<Int>, of member: Member, _ source: SourceFile, named name: String) -> Cut {
    let isOfSelf = source.isWord(statement.lowerBound, "self") && source.isMark(statement.lowerBound + 1, ".")
    let start = statement.lowerBound + (isOfSelf ? 2 : 0)
    let sign = start + 1
    guard member.kind == .initializer, statement.contains(sign), source.isOperator(sign, "=") else {
      return Cut(statement, call: "leaveOut(", name)
    }
    let text = SourceRewriter.literal(source.text(start))
    return Cut(sign + 1..<statement.upperBound, text: "HeadlessStandIn.value(of: \(text))", name: name)
  }

  /// The body of a function that loads a picture, which decides no size before it is there, and names nothing that lays out
  /// or fills views; `nil` for another one.
  private func pictureLoad(_ member: Member, _ source: SourceFile) -> Range<Int>? {
    guard member.kind == .function, member.type == nil, let braces = member.braces, braces.close > braces.open + 1
    else { return nil }
    let body = braces.open + 1..<braces.close
    let words = body.filter { source.tokens[$0].kind == .word }
    // A function of the app's own may fill views.
    let callsOwn = words.contains { token in
      let isOfSelf = source.isMark(token - 1, ".") && source.isWord(token - 2, "self")
      return source.isMark(token + 1, "(") && source.touches(token + 1) && !NameUses.isOfType(source.text(token))
        && (isOfSelf || !source.isMark(token - 1, "."))
    }
    let mayFill = words.contains { token in
      let name = source.text(token)
      return StandIns.mayFill(name) || KnownModules.effects[name]?.decidesSize == true
    }
    let loads = words.contains { KnownModules.isOfPictures(source.text($0)) }
    return loads && !callsOwn && !mayFill ? body : nil
  }

  /// Types that have a plain value; that of a font or an image is said to decide a size.
  private static let looks: Set<String> = ["UIColor", "CGColor", "UIFont", "UIImage"]

  /// Whether a type is that of a module that the build has not: an empty one is all there is of it.
  private func standsIn(_ type: String, _ member: Member, _ piece: TypePiece?, _ source: SourceFile) -> Bool {
    // A parameter of a generic one is any type.
    if piece?.type.isGeneric == true || source.opensAngles(member.nameToken + 1) { return false }
    let name = String(type.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    return foreign[name] != nil && !system.types.contains(name)
  }

  /// Whether a member is code of a type that controls views or the app: no card is laid out by what that does.
  private func isOfController(_ member: Member, in file: SlicedFile, _ piece: TypePiece?) -> Bool {
    guard member.kind != .property || member.braces != nil, let piece, let type = type(piece.type.path, from: file)
    else { return false }
    if type.isWhole || type.kind != .class || typesOfUsers.contains(type.path) { return false }
    return type.inheritedNames(family).contains { name in
      SystemNames.inherits(name, "UIViewController") || Self.appDelegates.contains(name)
        || name.hasSuffix("ViewController") && index.places(ofType: name).isEmpty
    }
  }

  /// Whether a slice that is large leaves the code of a member to a run that asks for it.
  ///
  /// A value that is stored with an object is made with it, and a function whose result is any view names no type that could
  /// stand for it.
  private func isFar(_ member: Member, in file: SlicedFile, _ piece: TypePiece?) -> Bool {
    let isShort = member.tokens.count < Self.fewTokens
    guard words.isShallow, let steps = steps(to: member, in: file, piece),
      steps > (isShort ? 2 * Self.reach : Self.reach)
    else { return false }
    let source = file.source
    if piece?.type.kind == .protocol { return false }
    if let type = member.type, source.text(type).contains("some ") { return false }
    guard let value = source.value(of: member) else { return member.braces != nil }
    let isLater = member.isStatic || member.head.has("lazy") || piece == nil
    return isLater && (member.type != nil || source.madeType(at: value.lowerBound) != nil)
  }

  /// A member with fewer tokens is short: it costs less than another build.
  private static let fewTokens = 40

  /// How many steps from a root code is followed in a large slice, and twice as many in short members.
  static let reach = 2

  private static let appDelegates: Set<String> = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]

  /// A body or a value that stops.
  ///
  /// - Parameter function: what says so.
  private func stops(_ member: Member, _ name: String, _ source: SourceFile, by function: String) -> [Cut] {
    if let value = source.value(of: member) {
      if member.type != nil { return [Cut(value, call: function, name)] }
      guard let type = source.madeType(at: value.lowerBound) else {
        return [Cut(value, text: "HeadlessStandIn(\(SourceRewriter.literal(name)))", name: name)]
      }
      let start = value.lowerBound
      let call = Self.looks.contains(source.text(type)) ? "value(of: " : function
      return [Cut(start..<start, call: call, name, behind: " as"), Cut(type.upperBound..<value.upperBound)]
    }
    guard let braces = member.braces, braces.close > braces.open + 1 else { return [] }
    let body = braces.open + 1..<braces.close
    guard member.kind == .property || member.kind == .subscripting else { return [Cut(body, call: function, name)] }
    if member.hasObservers(in: source) { return [Cut(body, call: function, name, before: "didSet { ", behind: " }")] }
    let setter =
      member.isSettable(in: source) ? " set { HeadlessStandIn.stop(\(SourceRewriter.literal(name))) }" : ""
    return [Cut(body, call: function, name, before: "get { ", behind: " }\(setter)")]
  }

  /// The token of the brace that opens a body which is left empty; `nil` where it stays.
  private func emptiedBody(of member: Member, in file: SlicedFile, _ piece: TypePiece?) -> Int? {
    guard member.kind == .function, member.type == nil, let braces = member.braces, braces.close > braces.open + 1
    else {
      return nil
    }
    if isAction(member, file.source) { return braces.open }
    guard !member.head.has("override"), !member.head.has("mutating"),
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

  /// Whether a person's action alone calls a function: a control or a recogniser names it by a selector.
  private func isAction(_ member: Member, _ source: SourceFile) -> Bool {
    guard member.head.attribute("objc") != nil || member.head.attribute("IBAction") != nil,
      !member.head.has("override"),
      member.labels.count <= 1
    else { return false }
    var isSelected = member.head.attribute("IBAction") != nil
    for token in source.tokens.indices where token != member.nameToken && source.tokens[token].kind == .word {
      guard source.text(token) == member.name else { continue }
      guard source.isInSelector(token) else { return false }
      isSelected = true
    }
    return isSelected
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
  func isOfViews(_ type: OwnType) -> Bool {
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
    let isInitialised = type.pieces.contains { piece in
      piece.type.kind == .class
        && piece.members.keys.contains {
          piece.type.members[$0].kind == .initializer && !piece.type.members[$0].head.has("convenience")
        }
    }
    guard type.kind == .class, type.isKept, !type.isMade || !isInitialised else { return nil }
    let source = type.declaration.file.source
    let lacksValue = type.declaration.members.keys.contains { index in
      let member = type.declaration.type.members[index]
      // An override observes what a superclass stores.
      return member.isStored(in: source) && !member.isStatic && !member.head.has("lazy") && !member.head.has("override")
        && !source.hasValue(member) && !source.isOptional(member)
    }
    guard lacksValue else { return nil }
    let stop = "{ fatalError(\(SourceRewriter.literal("\(type.path) is not made in this slice"))) }"
    // A name of its own: an equal one would override that of a superclass.
    let name = type.path.split(separator: ".").joined()
    let access = ["open", "public"].contains(type.declaration.type.head.access) ? "public " : ""
    var makers = ["init(headless\(name): Void) \(stop)"]
    let hasCoder = type.pieces.contains { piece in
      piece.members.keys.contains {
        piece.type.members[$0].name == "init" && piece.type.members[$0].labels == ["coder"]
      }
    }
    if isOfViews(type), !hasCoder { makers.append("\(access)required init?(coder: NSCoder) \(stop)") }
    // A superclass of the app may require some.
    for piece in family(of: type).dropFirst().flatMap(\.pieces) {
      for index in piece.members.keys.sorted() where piece.type.members[index].head.has("required") {
        let member = piece.type.members[index]
        let isThere = type.pieces.contains { own in
          own.members.keys.contains { own.type.members[$0].signature == member.signature }
        }
        guard let body = member.braces?.open, !isThere, member.labels != ["coder"] || !isOfViews(type) else { continue }
        makers.append("\(access)required \(piece.file.source.text(member.nameToken..<body)) \(stop)")
      }
    }
    return makers.joined(separator: "; ")
  }
}
