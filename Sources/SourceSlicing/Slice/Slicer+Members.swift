import SourceRewriting

// Which members of a type are kept:
// 1. All of a root's.
// 2. Those whose name is used of it, or of a receiver whose type is not known.
// 3. Of a type of which a value is made, the initialisers that calls may mean, and the stored properties that they fill.
// 4. What overrides, where one is made: UIKit calls it.
// 5. What a protocol requires to which it conforms: an own protocol keeps the requirements that are used, or all where it
//    has associated types; a system's has them in a table.

extension Slicer {
  func keepMembers(of type: OwnType) {
    if type.kind == .protocol { keepAdopters(of: type) }
    let required = requirements(of: type)
    for piece in type.pieces {
      if piece.type.kind == .extension, !piece.isKept, isConformanceKept(piece, type) { keep(piece) }
      let isDelegate = type.isMade && piece.type.kind == .extension && piece.isKept && conformsToSystem(piece)
      for (index, member) in piece.type.members.enumerated() where piece.members[index] == nil {
        if type.isWhole || isDelegate || member.names.contains(where: required.contains)
          || keeps(member, of: type, piece)
        {
          keep(index, of: piece)
        }
      }
      for inner in piece.nested where !inner.isKept && (required.contains(inner.type.name) || type.isWhole) {
        if let nested = self.type(inner.type.path, from: piece.file) { keep(nested) }
      }
    }
  }

  /// Keeps the extensions by which a system's types conform to a protocol, with what it requires.
  private func keepAdopters(of type: OwnType) {
    let required = requirements(of: [type])
    for piece in adopters(of: type) {
      keep(piece)
      for (index, member) in piece.type.members.enumerated() where member.names.contains(where: required.contains) {
        keep(index, of: piece)
      }
    }
    // A protocol in between, which nothing names but they.
    for piece in (index.conforming[type.path] ?? []).compactMap(file).flatMap(\.pieces) {
      guard piece.type.kind == .protocol, piece.type.inherited.contains(type.path),
        let inner = self.type(piece.type.path, from: piece.file), !adopters(of: inner).isEmpty
      else { continue }
      keep(inner)
    }
  }

  private func keeps(_ member: Member, of type: OwnType, _ piece: TypePiece) -> Bool {
    if member.names.contains(where: type.used.contains) || SystemProtocols.calledByCompiler.contains(member.name) {
      return true
    }
    if member.kind == .subscripting, member.labels.first == "dynamicMember" { return true }
    if type.kind == .protocol, piece.type.kind == .protocol, !piece.associatedTypes.isEmpty { return true }
    switch member.kind {
    case .initializer:
      if type.kind == .protocol || type.isMade && type.isMadeAnyhow { return true }
      let isFixed = member.head.has("required") || member.head.has("override")
      return type.isMade && (isFixed || type.calls.contains { member.takes($0) })
    case .subscripting: return subscriptLabels.contains(piece.file.source.subscriptLabel(member))
    case .cases:
      // Without values they may be counted, and have raw values by their order; a coder takes all.
      return type.isCoded || !piece.file.source.hasPayload(member)
        || member.names.contains { implicit.contains($0) || members.contains($0) }
    case .function, .property, .alias, .operator:
      if member.isStatic {
        if member.names.contains(where: implicit.contains) || operators.contains(member.name) { return true }
        // A type in small letters is not told from a value.
        if !NameUses.isOfType(type.declaration.type.name), member.names.contains(where: members.contains) {
          return true
        }
      } else if member.names.contains(where: members.contains) {
        return true
      }
      if member.kind == .property, type.isMade, member.isStored(in: piece.file.source) {
        return !member.isStatic && !isLeftToItself(member, of: type, piece.file.source)
      }
      if type.isMade, member.head.has("override") { return true }
      return type.isMade && SystemProtocols.isDelegateFunction(member.name)
    }
  }

  /// Whether a stored property has a value that nothing but its own declaration gives it, and nothing asks for.
  private func isLeftToItself(_ member: Member, of type: OwnType, _ source: SourceFile) -> Bool {
    (type.kind == .class || type.hasInitialiser)
      && (member.head.has("lazy") || source.hasValue(member) || source.isOptional(member))
  }

  /// The names that a type must have for its protocols.
  private func requirements(of type: OwnType) -> Set<String> {
    let family = family(of: type)
    var names = requirements(of: family.filter { $0 !== type })
    for piece in family.flatMap(\.pieces) {
      for name in piece.type.inherited { names.formUnion(SystemProtocols.requirements(of: name)) }
    }
    return names
  }

  /// The names that protocols of the app require, as far as they are kept.
  private func requirements(of protocols: [OwnType]) -> Set<String> {
    var names: Set<String> = []
    for type in protocols where type.kind == .protocol && type.isKept {
      let declaration = type.declaration
      for index in declaration.members.keys { names.formUnion(declaration.type.members[index].names) }
      names.formUnion(declaration.associatedTypes)
    }
    return names
  }

  /// Whether an extension is kept for what it conforms to.
  private func isConformanceKept(_ piece: TypePiece, _ type: OwnType) -> Bool {
    if type.isWhole { return true }
    for name in piece.type.inherited {
      if let own = resolve(name, in: Place(piece.file, piece)) {
        if own.isKept { return true }
      } else if isOfSystem(name), type.kind != .class || type.isMade {
        return true
      }
    }
    return false
  }

  private func isOfSystem(_ name: String) -> Bool {
    system.types.contains(name) && !index.otherTypes.contains(name)
  }

  /// Keeps the extensions by which values of a system's type conform to a protocol of the system: `extension String: Error {}`.
  func keepRetroactiveConformances() {
    for (path, files) in index.retroactive.sorted(by: { $0.key < $1.key }) where isMentioned(path) && isOfSystem(path) {
      for piece in files.compactMap(file).flatMap(\.pieces)
      where piece.type.kind == .extension && piece.type.path == path && !piece.type.inherited.isEmpty
        && piece.type.inherited.allSatisfy(isOfSystem) && type(path, from: piece.file) == nil
      {
        keep(piece)
      }
    }
  }

  /// Keeps what the system's protocols require of an extension of a type that is not the app's.
  func keepRequirements(of piece: TypePiece) {
    let required = piece.type.inherited.reduce(into: Set<String>()) {
      $0.formUnion(SystemProtocols.requirements(of: $1))
    }
    for (index, member) in piece.type.members.enumerated() where member.names.contains(where: required.contains) {
      keep(index, of: piece)
    }
  }

  private func conformsToSystem(_ piece: TypePiece) -> Bool {
    piece.type.inherited.contains {
      isOfSystem($0) && resolve($0, in: Place(piece.file, piece)) == nil
    }
  }
}

extension Member {
  /// Whether a property has a place in memory.
  package func isStored(in file: SourceFile) -> Bool { kind == .property && (braces == nil || hasObservers(in: file)) }
}

extension SourceFile {
  /// The label by which a subscript is called: one name before the colon is none.
  func subscriptLabel(_ member: Member) -> String {
    guard let open = member.parameters?.open, !isMark(open + 2, ":") else { return "_" }
    return text(open + 1)
  }

  /// Whether a case of an enumeration has values with it.
  func hasPayload(_ cases: Member) -> Bool { cases.tokens.contains { isMark($0, "(") } }
}
