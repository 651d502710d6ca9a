import SourceRewriting

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
  func keepExtensionMembers(_ query: ExtensionQuery, of extended: String?) {
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
      if receiver == nil, overloadsSystem(member, of: piece) {
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
      let isAlias = !system.types.contains(piece.type.path)
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
  private func overloadsSystem(_ member: Member, of piece: TypePiece) -> Bool {
    let names = system.views.contains(piece.type.path) ? system.modifiers : system.members
    return member.kind == .function && !words.names.contains(member.name) && names.contains(member.name)
      && member.labels.allSatisfy { $0 == "_" }
  }

  /// Whether values of a type can be among what is kept.
  func isMentioned(_ type: String) -> Bool {
    SystemTypes.isEverywhere(type) || system.views.contains(type) || mentioned.contains(type)
      || index.declaring[type] != nil
      || mentioned.contains(type.lastName)
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
    guard !system.types.contains(extended), index.declaring[extended] != nil else { return extended }
    return aliases(extended).first?.meant ?? extended
  }

  /// Whether values of a type, which may be the app's, have the members of an extension of a system's type.
  func mayInherit(_ type: String, _ extended: String) -> Bool {
    let (type, extended) = (meaning(of: type), meaning(of: extended))
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
