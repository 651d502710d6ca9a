import Catalog
import SourceRewriting

/// Finds what some types of an app need of all the others, by names.
///
/// Problem: a cell names types, members of extensions, functions and operators that stand anywhere in the app, and those
/// name others; whole files that declare them are a hundred at the median, since files hold what the cell never reaches.
///
/// Idea: the unit is the declaration and the member. What is kept names others, which are kept; what a type keeps depends
/// on how it is reached (see `Slicer+Members.swift`). Without types of expressions a name behind a point may be a member of
/// any type that is kept, and of any extension of a system's type.
///
/// Invariant: what is kept compiles as it does in the app, as far as names tell; where they leave a choice, more is kept
/// rather than less. Declarations are only taken away, never changed, and lines keep their numbers.
package final class Slicer {
  package let index: SourceIndex
  /// The file that others are near to or far from.
  let home: String
  private var files: [SourceIndex.File: SlicedFile] = [:]
  /// By path, and its file where only that sees it.
  private var types: [String: OwnType?] = [:]
  private var filesByFolder: [String: Int] = [:]
  /// How many types' parents are being looked up.
  private var openParents = 0
  var kept: [OwnType] = []
  private var waiting: [(work: Work, steps: Int)] = []
  /// How many steps from a root the code is that is being followed.
  var steps = 0
  var queries: Set<ExtensionQuery> = []
  /// A compiler's words about an earlier slice.
  let words: CompilerWords
  /// The names that are there without the app.
  package let system: SystemNames
  /// The types that kept tokens name, and what waits for such a name.
  var mentioned: Set<String> = []
  var waitingForMention: [String: Set<ExtensionQuery>] = [:]
  var extensionsByMember: [String: [(piece: TypePiece, index: Int?)]] = [:]
  /// Names of members of receivers whose types are not known.
  var members: Set<String> = []
  /// All names, as a lock keeps them.
  var names: Set<String> = []
  /// Names behind a point and a receiver.
  var dotted: Set<String> = []
  /// Names of members of types that places expect.
  var implicit: Set<String> = []
  /// A `switch` asks `~=` without naming it.
  var operators: Set<String> = ["~="]
  var subscriptLabels: Set<String> = []
  /// The paths of types that sources name which are not the app's, and of what these inherit.
  private(set) var typesOfUsers: Set<String> = []
  /// Names of functions that are taken for the system's.
  var passedOver: Set<String> = []
  /// Overrides in extensions of the system's classes, which are left out, by their places.
  private(set) var overridesOfSystem: Set<String> = []
  /// By type, the labels of calls of initialisers.
  var initialisers: [String: Set<[String]>] = [:]
  /// Names of types that nothing of the app declares, with the first place of each.
  private(set) var foreign: [String: (file: SlicedFile, token: Int)] = [:]
  /// Choices between declarations of one name: the one that is kept, and the others.
  private(set) var choices: [String: [String]] = [:]

  /// Something that is kept and whose names are still to be followed.
  private enum Work {
    case piece(TypePiece)
    case member(TypePiece, Int)
    case global(SlicedFile, Int)
  }

  /// - Parameter isOfSwiftUI: whether the build has SwiftUI.
  package init(_ index: SourceIndex, home: String, isOfSwiftUI: Bool = false, words: CompilerWords = CompilerWords()) {
    self.index = index
    self.home = home
    system = isOfSwiftUI ? .ofSwiftUI : .ofUIKit
    self.words = words
  }

  /// Follows names until nothing more is kept.
  func finish() {
    var before = -1
    var count = 0
    while count != before || !waiting.isEmpty {
      before = count
      if words.isShallow { followNearest() } else { while let next = waiting.popLast() { follow(next.work) } }
      var next = 0
      let nearest = steps
      while next < kept.count {
        steps = max(nearest, kept[next].steps)
        keepMembers(of: kept[next])
        next += 1
      }
      steps = nearest
      keepOperators()
      keepRetroactiveConformances()
      count = files.values.reduce(kept.count) { $0 + $1.keptCount }
    }
  }

  /// Follows what is the nearest to a root of all that waits.
  private func followNearest() {
    guard let nearest = waiting.map(\.steps).min() else { return }
    let wave = waiting.filter { $0.steps == nearest }
    waiting.removeAll { $0.steps == nearest }
    steps = nearest
    for next in wave { follow(next.work) }
  }

  /// How far the code of a member that is kept is from a root.
  func steps(to member: Member, in file: SlicedFile, _ piece: TypePiece?) -> Int? {
    let all = piece?.type.members ?? file.source.declarations.globals
    guard let index = all.firstIndex(where: { $0.tokens == member.tokens }) else { return nil }
    return piece.map { $0.members[index] } ?? file.globals[index]
  }

  /// How far the code of a member is from a root: one step more than what names it; less than none where a run has asked for
  /// it, so that each answer brings more the more was asked: a run asks for one body at a time, and each costs a build.
  private func steps(to member: Member, _ piece: TypePiece?) -> Int {
    guard words.isShallow else { return 0 }
    let isNeeded = words.needed.contains(piece.map { "\($0.type.path).\(member.name)" } ?? member.name)
    return isNeeded ? -words.needed.count : steps + 1
  }

  private func follow(_ work: Work) {
    switch work {
    case .piece(let piece):
      var uses = NameUses()
      for range in piece.ownTokens { uses.add(piece.file.source, range) }
      follow(uses, in: Place(piece.file, piece))
    case .member(let piece, let index):
      follow(piece.type.members[index], in: Place(piece.file, piece))
    case .global(let file, let index):
      follow(file.source.declarations.globals[index], in: Place(file, nil))
    }
  }

  private func follow(_ member: Member, in place: Place) {
    var uses = NameUses()
    var start = member.tokens.lowerBound
    for cut in cuts(of: member, in: place.file, place.piece) {
      uses.add(place.file.source, start..<cut.tokens.lowerBound)
      start = cut.tokens.upperBound
    }
    uses.add(place.file.source, start..<member.tokens.upperBound)
    uses.addLocals(place.file.source, parameters: member.parameters)
    follow(uses, of: member, in: place)
  }

  /// Follows the names of a source that is not the app's.
  func follow(_ user: SourceFile) {
    var uses = NameUses()
    var start = 0
    for item in user.declarations.imports {
      uses.add(user, start..<item.tokens.lowerBound)
      start = item.tokens.upperBound
    }
    uses.add(user, start..<user.tokens.count)
    for own in Set(uses.bare.keys.flatMap(\.names)).sorted().compactMap({ type($0, from: nil) }) {
      typesOfUsers.formUnion(family(of: own).map(\.path))
    }
    // It is nobody's file: what is private elsewhere stays so.
    follow(uses, in: Place(SlicedFile(-1, user), nil))
  }

  // MARK: Files and types

  package func file(_ index: SourceIndex.File) -> SlicedFile? {
    if let file = files[index] { return file }
    guard let source = self.index.load(index) else { return nil }
    let file = SlicedFile(index, source)
    files[index] = file
    return file
  }

  /// The files of which something is kept, in their order.
  var keptFiles: [SlicedFile] { files.values.filter { $0.keptCount > 0 }.sorted { $0.index < $1.index } }

  /// The type of a path that a file sees.
  package func type(_ path: String, from file: SlicedFile?) -> OwnType? {
    if let file, file.privateTypes.contains(path) {
      return type(path, key: "\(path) \(file.index)") { $0 === file }
    }
    guard let found = type(path, key: path, among: { _ in true }) else { return nil }
    // `Task` is the system's where the app's own is of another module.
    if let file, system.types.contains(path), !sees(file, found.declaration.file) { return nil }
    return found
  }

  /// Whether a file is of the same module as another, or imports it, as folders tell.
  func sees(_ file: SlicedFile, _ other: SlicedFile) -> Bool {
    if isOfSameModule(file, other) { return true }
    let folders = Set(path(of: other).split(separator: "/").map(String.init))
    return file.source.declarations.imports.contains { folders.contains($0.module) }
  }

  /// Whether two files are of one module, as folders tell.
  func isOfSameModule(_ file: SlicedFile, _ other: SlicedFile) -> Bool {
    guard file.index >= 0, file !== other else { return true }
    return moduleFolder(path(of: file)) == moduleFolder(path(of: other))
  }

  /// The folder of a target: the part of a path up to what follows `Sources` and is imported, or up to it; none elsewhere.
  private func moduleFolder(_ path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    guard let sources = parts.lastIndex(of: "Sources") else { return "" }
    let isTarget = sources + 1 < parts.endIndex && index.imports.contains(String(parts[sources + 1]))
    return parts.prefix(through: isTarget ? sources + 1 : sources).joined(separator: "/")
  }

  private func type(_ path: String, key: String, among isSeen: (SlicedFile) -> Bool) -> OwnType? {
    if let known = types[key] { return known }
    let declarations = index.files(declaring: path).compactMap(self.file).filter(isSeen).flatMap(\.pieces).filter {
      $0.type.kind != .extension && $0.type.path == path && ($0.isPrivate == (key != path))
    }
    guard let declaration = nearest(declarations, named: path, at: \.file) else {
      types[key] = OwnType?.none
      return nil
    }
    let extensions = (index.extending[path] ?? []).compactMap(self.file).filter(isSeen).flatMap(\.pieces).filter {
      $0.type.kind == .extension && $0.type.path == path
    }
    // An extension is one of the nearest type of that name.
    let others = declarations.map(\.file).filter { $0 !== declaration.file }
    declaration.standsForOthers = !others.isEmpty
    let own = extensions.filter { piece in
      let near = sharedFolders(self.path(of: piece.file), self.path(of: declaration.file))
      return !others.contains {
        $0 === piece.file || sharedFolders(self.path(of: piece.file), self.path(of: $0)) > near
      }
    }
    let type = OwnType(declaration, own)
    types[key] = type
    return type
  }

  /// The one of some declarations whose file is the nearest to home: that with which it shares the most folders, else that
  /// in the folder with the most files, which is the app's rather than an extension's.
  func nearest<Declared>(_ all: [Declared], named name: String, at file: (Declared) -> SlicedFile) -> Declared? {
    guard all.count > 1 else { return all.first }
    let ranked = all.sorted { one, other in
      let (first, second) = (path(of: file(one)), path(of: file(other)))
      let (near, far) = (sharedFolders(first, home), sharedFolders(second, home))
      if near != far { return near > far }
      let (large, small) = (filesBeside(first, near), filesBeside(second, near))
      return large == small ? (first.utf8.count, first) < (second.utf8.count, second) : large > small
    }
    let others = ranked.dropFirst().map { path(of: file($0)) }.filter { $0 != path(of: file(ranked[0])) }
    if !others.isEmpty { choices["\(name) in \(path(of: file(ranked[0])))"] = others }
    return ranked[0]
  }

  private func path(of file: SlicedFile) -> String { index.paths[file.index] }

  /// How many files lie in the folder of a path that is the first which home does not share.
  private func filesBeside(_ path: String, _ shared: Int) -> Int {
    let folder = path.split(separator: "/").prefix(shared + 1).joined(separator: "/")
    if let known = filesByFolder[folder] { return known }
    let count = index.paths.count { $0.drop { $0 == "/" }.hasPrefix("\(folder)/") }
    filesByFolder[folder] = count
    return count
  }

  private func sharedFolders(_ path: String, _ other: String) -> Int {
    zip(path.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }

  // MARK: Keeping

  func keep(_ type: OwnType) {
    type.steps = min(type.steps, steps)
    guard !type.isKept else { return }
    type.isKept = true
    kept.append(type)
    keep(type.declaration)
    // Its keys name properties, which have to be there; and a decoder makes it.
    let isCoded =
      type.declaration.nested.contains { $0.type.name == "CodingKeys" }
      || type.pieces.contains { $0.type.members.contains { $0.kind == .initializer && $0.types == ["Decoder"] } }
    // So does a literal.
    let isLiteral = type.pieces.contains { $0.type.inherited.contains { $0.hasPrefix("ExpressibleBy") } }
    // And a wrapped property's declaration.
    let isWrapper = type.declaration.type.head.attribute("propertyWrapper") != nil
    if isCoded || isLiteral || isWrapper { make(type) }
  }

  /// Keeps a value's maker, and those of what it inherits.
  ///
  /// - Parameter byAnyInitialiser: whether nothing tells which of its initialisers is called.
  func make(_ type: OwnType, byAnyInitialiser: Bool = true) {
    for member in family(of: type) where member === type || member.kind == .class {
      if byAnyInitialiser { member.isMadeAnyhow = true }
      guard !member.isMade else { continue }
      member.isMade = true
      keep(member)
    }
  }

  /// Notes calls of initialisers, which a class may inherit.
  func call(_ type: OwnType, _ labels: Set<[String]>) {
    for member in family(of: type) where member === type || member.kind == .class { member.calls.formUnion(labels) }
  }

  func keep(_ piece: TypePiece) {
    guard !piece.isKept, !words.refused(RefusedCode.name(piece)).have(.declaration) else { return }
    piece.isKept = true
    waiting.append((.piece(piece), steps))
    if piece.type.kind == .extension, type(piece.type.path, from: piece.file) == nil { keepRequirements(of: piece) }
    if let parent = piece.parent {
      keep(parent)
      if parent.type.kind != .extension, let type = type(parent.type.path, from: piece.file) { keep(type) }
    }
  }

  func keep(_ member: Int, of piece: TypePiece) {
    if words.refused(RefusedCode.name(piece.type.members[member], in: piece)).have(.declaration) { return }
    if overridesSystem(piece.type.members[member], of: piece) {
      overridesOfSystem.insert(place(of: piece.type.members[member], in: piece))
      return
    }
    let steps = steps(to: piece.type.members[member], piece)
    if let known = piece.members[member], known <= steps { return }
    piece.members[member] = steps
    keep(piece)
    waiting.append((.member(piece, member), steps))
  }

  func keep(global member: Int, of file: SlicedFile) {
    if words.refused(RefusedCode.name(file.source.declarations.globals[member], in: nil)).have(.declaration) {
      return
    }
    let steps = steps(to: file.source.declarations.globals[member], nil)
    if let known = file.globals[member], known <= steps { return }
    file.globals[member] = steps
    waiting.append((.global(file, member), steps))
  }

  /// Whether an extension overrides a member of a class of the system, which none can without Objective-C.
  private func overridesSystem(_ member: Member, of piece: TypePiece) -> Bool {
    piece.type.kind == .extension && member.head.has("override") && type(piece.type.path, from: piece.file) == nil
  }

  private func place(of member: Member, in piece: TypePiece) -> String {
    let line = piece.file.source.position(of: piece.file.source.tokens[member.nameToken].bytes.lowerBound).line
    return "\(piece.file.source.path):\(line): \(piece.type.path).\(member.name), an override in an extension"
  }

  func noteForeign(_ name: String, _ place: Place, _ token: Int) {
    // The rewriter takes attributes of Objective-C away, and makes a property of an entry.
    if place.file.source.isMark(token - 1, "@"), AttributeRules.removes(name) || name == "Entry" { return }
    if let piece = place.piece, piece.names(parameter: name) { return }
    if foreign[name] == nil { foreign[name] = (place.file, token) }
  }

  /// The types of the app that a type inherits and conforms to.
  func parents(of type: OwnType) -> [OwnType] {
    if let parents = type.parents { return parents }
    // A cycle ends here.
    type.parents = []
    openParents += 1
    defer { openParents -= 1 }
    var parents: [OwnType] = []
    for piece in type.pieces {
      for name in piece.type.inherited {
        guard let parent = resolve(name, in: Place(piece.file, piece)), parent !== type else { continue }
        if !parents.contains(where: { $0 === parent }) { parents.append(parent) }
      }
    }
    type.parents = parents
    return parents
  }

  /// A type and all that it inherits, of the app's own.
  package func family(of type: OwnType) -> [OwnType] {
    if let known = type.family { return known }
    var family = [type]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(type)]
    var next = 0
    while next < family.count {
      for parent in parents(of: family[next]) where seen.insert(ObjectIdentifier(parent)).inserted {
        family.append(parent)
      }
      next += 1
    }
    // While parents are looked up, some are not known yet.
    if openParents == 0 { type.family = family }
    return family
  }
}
