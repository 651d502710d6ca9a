import SourceRewriting

/// Where a name stands.
struct Place {
  let file: SlicedFile
  /// The type or extension round it.
  let piece: TypePiece?

  init(_ file: SlicedFile, _ piece: TypePiece?) {
    self.file = file
    self.piece = piece
  }

  /// The paths of the types round it, the innermost first.
  var scopes: [String] {
    guard let piece else { return [] }
    var words = piece.type.path.split(separator: ".")
    var scopes: [String] = []
    while !words.isEmpty {
      scopes.append(words.joined(separator: "."))
      words.removeLast()
    }
    return scopes
  }
}

// MARK: What a name may mean

extension Slicer {
  /// - Parameter member: the member whose code uses them.
  func follow(_ uses: NameUses, of member: Member? = nil, in place: Place) {
    for name in Set(uses.bare.keys.flatMap(\.names)).sorted()
    where NameUses.isOfType(name) && mentioned.insert(name).inserted {
      let waiting = waitingForMention.removeValue(forKey: name) ?? []
      for query in waiting.sorted(by: { ($0.name, $0.receiver ?? "") < ($1.name, $1.receiver ?? "") }) {
        keepExtensionMembers(query, of: name)
      }
    }
    if let own = place.scopes.first.flatMap({ type($0, from: place.file) }) {
      if uses.makesSelf { make(own) }
      if uses.makesImplicitly {
        make(own, byAnyInitialiser: false)
        call(own, uses.initialisers[""] ?? [])
      }
      call(own, uses.initialisers["self"] ?? [])
      if let calls = uses.initialisers["super"] {
        for parent in parents(of: own) where parent.kind == .class { call(parent, calls) }
      }
    }
    for (path, token) in uses.bare.sorted(by: { $0.value < $1.value }) {
      follow(path, token, uses, in: place)
    }
    dotted.formUnion(uses.members)
    note(uses)
    for name in uses.ofSelf.sorted() {
      if place.scopes.first.map({ use(name, ofScope: $0, in: place) }) == true { continue }
      dotted.insert(name)
      keepExtensionMembers(name, of: place.piece?.type.path, isStatic: nil)
    }
    let types = uses.memberTokens.isEmpty ? nil : ReceiverTypes(self, member, in: place)
    for token in uses.memberTokens {
      follow(member: place.file.source.text(token), of: types?.receiver(of: token))
    }
    for name in uses.implicit.sorted() where implicit.insert(name).inserted {
      keepExtensionMembers(name, of: nil, isStatic: true)
    }
    for label in uses.subscriptLabels.sorted() where subscriptLabels.insert(label).inserted {
      keepExtensionMembers("subscript", of: nil, isStatic: nil)
    }
    for (type, labels) in uses.initialisers.sorted(by: { $0.key < $1.key }) {
      let new = labels.subtracting(initialisers[type] ?? [])
      initialisers[type, default: []].formUnion(new)
      if !new.isEmpty { keepInitialisers(of: type, labels: new) }
    }
    operators.formUnion(uses.operators)
  }

  /// Keeps what a member of a value may mean.
  ///
  /// - Parameter receiver: the type of the value, where it is known.
  private func follow(member name: String, of receiver: ReceiverTypes.Known?) {
    switch receiver {
    case .own(let type, let isMeta):
      if use(name, of: type) { return }
      keepExtensionMembers(name, of: type.path, isStatic: isMeta)
      if SystemNames.members.contains(name) { return }
    case .system(let type, let isMeta):
      keepExtensionMembers(name, of: type, isStatic: isMeta)
      return
    case nil: break
    }
    if members.insert(name).inserted { keepExtensionMembers(name, of: nil, isStatic: false) }
  }

  /// Notes all names, for a build that asks which are new.
  private func note(_ uses: NameUses) {
    names.formUnion(uses.members)
    names.formUnion(uses.implicit)
    names.formUnion(uses.ofSelf)
    names.formUnion(uses.operators.filter { !SystemNames.operators.contains($0) })
    for path in uses.bare.keys { names.formUnion(path.names.filter { !uses.locals.contains($0) }) }
    for labels in uses.initialisers.values.joined() {
      if let label = labels.first, label != "_" { names.insert(SourceIndex.initialiser(label)) }
    }
  }

  private func follow(_ path: NameUses.Path, _ token: Int, _ uses: NameUses, in place: Place) {
    let name = path.names[0]
    let rest = path.names.dropFirst()
    // A member of the type round it, or of one round that.
    for scope in place.scopes where use(name, ofScope: scope, in: place) {
      if let second = rest.first { members.insert(second) }
      return
    }
    if let type = resolve(name, in: place) {
      keepAlias(name, in: place)
      let isWrapper = place.file.source.isMark(token - 1, "@")
      var calls = isWrapper ? [] : uses.initialisers[path.names.joined(separator: ".")] ?? []
      if uses.makesImplicitly { calls.formUnion(uses.initialisers[""] ?? []) }
      return use(type, rest, isMade: path.isMade || uses.makesImplicitly || isWrapper, calls)
    }
    guard !uses.locals.contains(name) || NameUses.isOfType(name) || path.isMade else { return }
    if keepGlobals(name, in: place) {
      for other in rest { members.insert(other) }
      return
    }
    if let second = rest.first {
      // A generic parameter's.
      if !SystemNames.types.contains(name) {
        members.insert(second)
        implicit.insert(second)
      }
      if let inner = type("\(name).\(second)", from: place.file) {
        return use(inner, rest.dropFirst(), isMade: path.isMade, [])
      }
      // A module may stand before the app's own name.
      if NameUses.isOfType(second), let type = resolve(second, in: place) {
        return use(type, rest.dropFirst(), isMade: path.isMade, [])
      }
      keepExtensionMembers(second, of: name, isStatic: true)
    } else {
      keepExtensionMembers(name, of: place.piece?.type.path, isStatic: nil)
    }
    if NameUses.isOfType(name), !SystemNames.modules.contains(name) { noteForeign(name, place, token) }
  }

  /// Uses the names behind a type's.
  ///
  /// - Parameter calls: the labels of the calls that make a value; empty where they are not known.
  private func use(_ type: OwnType, _ rest: ArraySlice<String>, isMade: Bool, _ calls: Set<[String]>) {
    keep(type)
    guard let name = rest.first else {
      guard isMade else { return }
      if calls.isEmpty { return make(type) }
      make(type, byAnyInitialiser: false)
      return call(type, calls)
    }
    if let inner = nested(name, in: type) { return use(inner, rest.dropFirst(), isMade: isMade, calls) }
    if !use(name, of: type) { keepExtensionMembers(name, of: nil, isStatic: true) }
    for other in rest.dropFirst() { members.insert(other) }
  }

  private func nested(_ name: String, in type: OwnType) -> OwnType? {
    for member in family(of: type) {
      if let inner = self.type("\(member.path).\(name)", from: member.declaration.file) { return inner }
    }
    for piece in family(of: type).flatMap(\.pieces) {
      if let meant = piece.aliases[name], meant != name { return resolve(meant, in: Place(piece.file, nil), depth: 8) }
    }
    return nil
  }

  /// The app's type that a name means at a place: it is looked for in the types round it, from the inside.
  ///
  /// - Parameter depth: how many aliases led here.
  func resolve(_ name: String, in place: Place, depth: Int = 0) -> OwnType? {
    for scope in place.scopes {
      if let inner = type("\(scope).\(name)", from: place.file) { return inner }
      if let outer = type(scope, from: place.file), let inner = nested(name, in: outer) {
        return inner
      }
    }
    if let type = type(name, from: place.file) { return type }
    if depth < 8, let meant = alias(name, in: place), meant != name {
      return resolve(meant, in: Place(place.file, nil), depth: depth + 1)
    }
    // A qualified name, perhaps with its module before it.
    guard let point = name.firstIndex(of: ".") else { return nil }
    let rest = String(name[name.index(after: point)...])
    if depth < 8, let outer = resolve(String(name[..<point]), in: place, depth: depth + 1),
      let inner = nested(rest, in: outer)
    {
      return inner
    }
    return type(rest, from: place.file)
  }

  /// The type that an alias of the app names.
  func alias(_ name: String, in place: Place) -> String? {
    for index in index.declaring[name] ?? [] {
      if let meant = file(index)?.source.declarations.aliases[name]?.first { return meant }
    }
    return nil
  }

  private func keepAlias(_ name: String, in place: Place) {
    if index.declaring[name] != nil { _ = keepGlobals(name, in: place) }
  }

  /// Uses a member of the type of a path, where it or what it inherits has one of that name.
  private func use(_ name: String, ofScope scope: String, in place: Place) -> Bool {
    guard let type = type(scope, from: place.file) else { return false }
    return use(name, of: type)
  }

  func use(_ name: String, of type: OwnType) -> Bool {
    let family = family(of: type)
    guard family.contains(where: { $0.hasMember(name) }) else { return false }
    // A type that inherits a member may override it.
    for member in family where member === type || member.hasMember(name) {
      member.used.insert(name)
      keep(member)
    }
    return true
  }

  /// Keeps functions, properties and aliases that stand outside of all types.
  @discardableResult func keepGlobals(_ name: String, in place: Place?) -> Bool {
    var found: [String: [(file: SlicedFile, index: Int)]] = [:]
    for file in (index.declaring[name] ?? []).compactMap(self.file) {
      for (index, member) in file.source.declarations.globals.enumerated() where member.names.contains(name) {
        guard member.kind != .operator, file === place?.file || !member.isPrivate else { continue }
        // `typealias Address = Core.Address` names the type itself once all files are of one module.
        let meant = member.kind == .alias ? file.source.declarations.aliases[name]?.first ?? "" : ""
        if meant.hasSuffix(".\(name)") { continue }
        found[member.signature, default: []].append((file, index))
      }
    }
    for (_, candidates) in found.sorted(by: { $0.key < $1.key }) {
      let own = candidates.first { candidate in
        candidate.file === place?.file && candidate.file.source.declarations.globals[candidate.index].isPrivate
      }
      guard let chosen = own ?? nearest(candidates, named: name, at: \.file) else { continue }
      for other in candidates where other.file === chosen.file { keep(global: other.index, of: other.file) }
    }
    return !found.isEmpty
  }
}

// MARK: Extensions of types that are not the app's

/// A question that need not be asked twice.
struct ExtensionQuery: Hashable {
  let name: String
  let receiver: String?
  let isStatic: Bool?
  /// How many labels of subscripts were known.
  let labels: Int
}

extension Slicer {
  /// Keeps members of extensions of system types.
  ///
  /// - Parameters:
  ///   - receiver: the type that they are used of, where it is known.
  ///   - isStatic: whether they are members of the type, or of its values; `nil` for both.
  func keepExtensionMembers(_ name: String, of receiver: String?, isStatic: Bool?) {
    let query = ExtensionQuery(name: name, receiver: receiver, isStatic: isStatic, labels: subscriptLabels.count)
    guard index.extensionMembers[name] != nil, queries.insert(query).inserted else { return }
    keepExtensionMembers(query, of: nil)
  }

  /// - Parameter extended: the type whose extensions are meant; `nil` for all that are named.
  private func keepExtensionMembers(_ query: ExtensionQuery, of extended: String?) {
    let (name, receiver, isStatic) = (query.name, query.receiver, query.isStatic)
    var found: [String: [(piece: TypePiece, index: Int)]] = [:]
    for (piece, index) in extensionMembers(name) {
      if let extended {
        guard piece.type.path == extended else { continue }
      } else if !isMentioned(piece.type.path) {
        // Asked again once the type is named.
        waitingForMention[piece.type.path, default: []].insert(query)
        continue
      }
      if let isStatic, index.map({ piece.type.members[$0].isStatic != isStatic }) ?? false { continue }
      guard isReached(piece, receiver) else { continue }
      guard let index else {
        for inner in piece.nested where inner.type.name == name {
          if let type = type(inner.type.path, from: piece.file) { keep(type) }
        }
        continue
      }
      let member = piece.type.members[index]
      if receiver == nil, overloadsSystem(member) {
        passedOver.insert(name)
        continue
      }
      if member.kind == .subscripting, !subscriptLabels.contains(piece.file.source.subscriptLabel(member)) { continue }
      let clause = piece.file.source.text(piece.type.nameToken..<piece.type.braces.open)
      found["\(clause) \(member.signature)", default: []].append((piece, index))
    }
    keepNearest(found, named: name)
  }

  /// Keeps initialisers in extensions of system types, by the labels of calls.
  ///
  /// - Parameter type: empty for any, of which a label has to tell it.
  func keepInitialisers(of type: String, labels: Set<[String]>) {
    let calls = labels.filter { !type.isEmpty || $0.contains { $0 != "_" } }
    guard !calls.isEmpty else { return }
    var found: [String: [(piece: TypePiece, index: Int)]] = [:]
    for (piece, index) in extensionMembers("init") {
      // A path that nothing declares is an alias of a type.
      let isAlias = !SystemNames.types.contains(piece.type.path)
      guard let index, type.isEmpty || isAlias || SystemTypes.mayInherit(type, piece.type.path),
        isMentioned(piece.type.path),
        !self.index.otherTypes.contains(piece.type.path), self.type(piece.type.path, from: piece.file) == nil
      else { continue }
      let member = piece.type.members[index]
      if calls.contains(where: { member.takes($0) }) {
        found["\(piece.type.path) \(member.signature)", default: []].append((piece, index))
      }
    }
    keepNearest(found, named: "init")
  }

  /// Keeps one of each candidates, and those of the same file: it may have it twice, in clauses of an `#if`.
  private func keepNearest(_ found: [String: [(piece: TypePiece, index: Int)]], named name: String) {
    for (_, candidates) in found.sorted(by: { $0.key < $1.key }) {
      guard let chosen = nearest(candidates, named: name, at: \.piece.file) else { continue }
      for other in candidates where other.piece.file === chosen.piece.file { keep(other.index, of: other.piece) }
    }
  }

  /// Whether a function is told from one of the system's by the types of its arguments alone: then a use is taken to mean
  /// that, unless the compiler says otherwise.
  private func overloadsSystem(_ member: Member) -> Bool {
    member.kind == .function && !words.names.contains(member.name) && SystemNames.members.contains(member.name)
      && member.labels.allSatisfy { $0 == "_" }
  }

  /// Whether values of a type can be among what is kept.
  func isMentioned(_ type: String) -> Bool {
    SystemTypes.isEverywhere(type) || mentioned.contains(type) || index.declaring[type] != nil
      || type.split(separator: ".").last.map { mentioned.contains(String($0)) } == true
  }

  /// The extensions that have a member of a name, and its place; none for a nested type.
  func extensionMembers(_ name: String) -> [(piece: TypePiece, index: Int?)] {
    if let known = extensionsByMember[name] { return known }
    var found: [(piece: TypePiece, index: Int?)] = []
    for file in (index.extensionMembers[name] ?? []).compactMap(self.file) {
      for piece in file.pieces where piece.type.kind == .extension && piece.parent == nil {
        for (index, member) in piece.type.members.enumerated() where member.names.contains(name) {
          found.append((piece, index))
        }
        if piece.nested.contains(where: { $0.type.name == name }) { found.append((piece, nil)) }
      }
    }
    extensionsByMember[name] = found
    return found
  }

  /// Whether a member of an extension may be meant.
  private func isReached(_ piece: TypePiece, _ receiver: String?) -> Bool {
    let extended = piece.type.path
    if index.otherTypes.contains(extended) { return false }
    // An absent module's type beside one of the app's own of that name.
    if let point = extended.firstIndex(of: "."), index.imports.contains(String(extended[..<point])),
      !index.places(ofType: String(extended[extended.index(after: point)...])).isEmpty
    {
      return false
    }
    if let own = type(extended, from: piece.file) {
      // A protocol of the app to which a system's type conforms.
      guard own.kind == .protocol else { return false }
      let isAdopted = adopters(of: own).contains { adopter in
        isMentioned(adopter.type.path) && (receiver.map { mayInherit($0, adopter.type.path) } ?? true)
      }
      if isAdopted { keep(own) }
      return isAdopted
    }
    return receiver.map { mayInherit($0, extended) } ?? true
  }

  /// The type that an extension extends, where it names that by an alias of the app.
  func meaning(of extended: String) -> String {
    guard !SystemNames.types.contains(extended), index.declaring[extended] != nil else { return extended }
    return files(declaring: extended).lazy.compactMap { $0.source.declarations.aliases[extended]?.first }.first
      ?? extended
  }

  private func files(declaring name: String) -> [SlicedFile] { (index.declaring[name] ?? []).compactMap(file) }

  /// Whether values of a type, which may be the app's, have the members of an extension of a system's type.
  func mayInherit(_ type: String, _ extended: String) -> Bool {
    let extended = meaning(of: extended)
    guard let own = self.type(type, from: nil) else { return SystemTypes.mayInherit(type, extended) }
    return own.inheritedNames(family).contains { SystemTypes.mayInherit($0, extended) }
  }

  /// The extensions by which types that are not the app's conform to a protocol of the app.
  func adopters(of own: OwnType) -> [TypePiece] {
    if let adopters = own.adopters { return adopters }
    let files = (index.conforming[own.path] ?? []).compactMap(file)
    let adopters = files.flatMap(\.pieces).filter { piece in
      piece.type.kind == .extension && piece.type.inherited.contains(own.path)
        && !index.otherTypes.contains(piece.type.path) && type(piece.type.path, from: piece.file) == nil
    }
    own.adopters = adopters
    return adopters
  }

  /// Whether those of some types that are the app's are kept.
  private func areKept(_ types: [String], in place: Place) -> Bool {
    types.allSatisfy { type in
      let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      return words.allSatisfy { word in
        !index.otherTypes.contains(String(word)) && resolve(String(word), in: place)?.isKept != false
      }
    }
  }

  /// Operators outside of types, and in extensions of system types.
  func keepOperators() {
    for name in operators.sorted() {
      for file in (index.declaring[name] ?? []).compactMap(self.file) {
        for (index, member) in file.source.declarations.globals.enumerated() where member.name == name {
          if member.kind != .operator, member.isPrivate || !areKept(member.types, in: Place(file, nil)) { continue }
          keep(global: index, of: file)
        }
      }
      keepExtensionMembers(name, of: nil, isStatic: true)
    }
  }
}

extension Member {
  /// Whether a call with these labels may mean it: parameters may have defaults, and the last one a closure behind the call.
  func takes(_ call: [String]) -> Bool {
    var rest = labels[...]
    for label in call {
      guard let found = rest.firstIndex(of: label) else { return false }
      rest = rest[(found + 1)...]
    }
    return true
  }

  var isPrivate: Bool { head.has("private") || head.has("fileprivate") }
}
