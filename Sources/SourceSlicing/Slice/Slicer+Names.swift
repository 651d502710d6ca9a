import SourceRewriting

/// Where a name stands.
package struct Place {
  package let file: SlicedFile
  /// The type or extension round it.
  let piece: TypePiece?

  package init(_ file: SlicedFile, _ piece: TypePiece?) {
    self.file = file
    self.piece = piece
  }

  /// The paths of the types round it, the innermost first.
  package var scopes: [String] {
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
        makeProperties(of: own, uses.initialisers[""] ?? [])
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
      let name = NameUses.withoutProjection(place.file.source.text(token))
      follow(member: name, of: types?.receiver(of: token))
    }
    for name in uses.implicit.sorted() where implicit.insert(name).inserted {
      keepExtensionMembers(name, of: nil, isStatic: true)
    }
    for label in uses.subscriptLabels.sorted() where subscriptLabels.insert(label).inserted {
      keepExtensionMembers("subscript", of: nil, isStatic: nil)
    }
    for (written, labels) in uses.initialisers.sorted(by: { $0.key < $1.key }) {
      // An extension of the system's type may call an initialiser of another one.
      let type = written == "self" ? place.piece?.type.path ?? written : written
      let new = labels.subtracting(initialisers[type] ?? [])
      initialisers[type, default: []].formUnion(new)
      if !new.isEmpty { keepInitialisers(of: type, labels: new) }
    }
    operators.formUnion(uses.operators)
  }

  /// Keeps the makers of what a type stores: `self.image = .init(url: url)` does not name it.
  private func makeProperties(of own: OwnType, _ calls: Set<[String]>) {
    for piece in own.pieces {
      for member in piece.type.members where member.isStored(in: piece.file.source) {
        let words = member.type.map { piece.file.source.text($0) } ?? ""
        for word in words.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }) {
          guard let type = resolve(String(word), in: Place(piece.file, piece)) else { continue }
          make(type, byAnyInitialiser: false)
          call(type, calls)
        }
      }
    }
  }

  /// Keeps what a member of a value may mean.
  ///
  /// - Parameter receiver: the type of the value, where it is known.
  private func follow(member name: String, of receiver: ReceiverTypes.Known?) {
    switch receiver {
    case .own(let type, let isMeta):
      if use(name, of: type) { return }
      keepExtensionMembers(name, of: type.path, isStatic: isMeta)
      if system.members.contains(name) { return }
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
      let isMade = path.isMade || isOfViews(type) && place.file.source.mayMakeUnnamed(token, path.names.count)
      // `Row(data: .init(title: title))`
      if path.isMade, rest.isEmpty, uses.makesImplicitly { makeProperties(of: type, uses.initialisers[""] ?? []) }
      return use(type, rest, isMade: isMade || uses.makesImplicitly || isWrapper, calls)
    }
    guard !uses.locals.contains(name) || NameUses.isOfType(name) || path.isMade else { return }
    if keepGlobals(name, in: place) {
      for other in rest { members.insert(other) }
      return
    }
    if let second = rest.first {
      // A generic parameter's.
      if !system.types.contains(name) {
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
    guard NameUses.isOfType(name), !SystemNames.modules.contains(name) else { return }
    // A type of a module that is not there.
    if let second = rest.first, NameUses.isOfType(second),
      place.file.source.declarations.imports.map(\.module).contains(name)
    {
      return noteForeign(second, place, token + 2)
    }
    noteForeign(name, place, token)
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
  package func resolve(_ name: String, in place: Place, depth: Int = 0) -> OwnType? {
    for scope in place.scopes {
      if let inner = type("\(scope).\(name)", from: place.file) { return inner }
      if let outer = type(scope, from: place.file), let inner = nested(name, in: outer) {
        return inner
      }
    }
    // An alias of the own module comes before the type of another one.
    if let type = type(name, from: place.file),
      isOfSameModule(place.file, type.declaration.file)
        || !aliases(name).contains(where: { isOfSameModule(place.file, $0.file) })
    {
      return type
    }
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
    // The type that an alias names may stand in a type that is made by a tool.
    return depth > 0 && !index.isModule(String(name[..<point])) ? nil : type(rest, from: place.file)
  }

  /// The type that an alias of the app names, one of the own module before others.
  package func alias(_ name: String, in place: Place) -> String? {
    let all = aliases(name)
    if let own = all.first(where: { isOfSameModule(place.file, $0.file) }) { return own.meant }
    // Elsewhere the name is the system's.
    return system.views.contains(name) && place.file.importsSwiftUI ? nil : all.first?.meant
  }

  func aliases(_ name: String) -> [(file: SlicedFile, meant: String)] {
    (index.declaring[name] ?? []).compactMap(file).compactMap { file in
      file.source.declarations.aliases[name]?.first.map { (file, $0) }
    }
  }

  /// A file of which an alias of a name is kept.
  func keptFile(withAlias name: String) -> SlicedFile? {
    (index.declaring[name] ?? []).lazy.compactMap(file).first { file in
      let globals = file.source.declarations.globals
      return file.globals.keys.contains { globals[$0].kind == .alias && globals[$0].name == name }
    }
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
        if meant.hasSuffix(".\(name)"), resolve(meant, in: Place(file, nil), depth: 1)?.path == name { continue }
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

extension SourceFile {
  /// Whether the place of a type may make a value of it without a call that names it: `Row<Badge>` may make one of its
  /// parameter, as cells for any view do, and `let badge: Badge = .make()` by a function of all views.
  ///
  /// - Parameter count: that of the names between points.
  fileprivate func mayMakeUnnamed(_ token: Int, _ count: Int) -> Bool {
    var depth = 0
    for before in stride(from: token - 1, through: 0, by: -1) {
      if tokens[before].kind == .operator {
        let marks = text(before)
        depth += marks.count { $0 == ">" } - marks.count { $0 == "<" }
        if depth < 0 { return true }
      } else if tokens[before].kind != .word, !isMark(before, "."), !isMark(before, ",") {
        break
      }
    }
    let end = token + 2 * count - 1
    let behind = opensAngles(end) && touches(end) ? skipAngles(end) : end
    return isMark(token - 1, ":") && isOperator(behind, "=") && isMark(behind + 1, ".")
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

  package var isPrivate: Bool { head.has("private") || head.has("fileprivate") }
}
