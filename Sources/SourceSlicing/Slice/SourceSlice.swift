import Catalog
import SourceRewriting

/// The part of an app's sources that some of its types need.
package struct SourceSlice {
  /// A name that several files declare.
  package struct Choice {
    package let name: String
    package let others: [String]
  }

  /// The files, with only what is needed: all else is white space, so that lines keep their numbers.
  package let files: [SourceRewriter.Source]
  /// Functions whose bodies are left empty, as `file:line: name`.
  package let leftOut: [String]
  /// How many types, members and other declarations are kept.
  package let declarations: Int
  package let choices: [Choice]
  /// The stand-ins for names that nothing declares.
  package let standIns: StandIns
  /// The names that are used and not declared by what is kept: when another one comes, something may be missing.
  package let names: Set<String>
  /// The modules that kept files import.
  package let imports: Set<String>
  /// Types of the app that these files name, and other files declare.
  package let otherTypes: Set<String>
  let sources: [SourceFile]
  /// The types of the app that other sources name: these call initialisers, and don't compile without them.
  let typesOfUsers: Set<String>
  /// Names of functions of the app that were taken for the system's.
  private(set) var overloads: Set<String>
  /// The names that are there without the app.
  private let system: SystemNames

  /// Cuts the slice.
  ///
  /// - Parameters:
  ///   - roots: names of types, as `StoryCell`, `Stories.StoryCell` or `StoryCell@Stories/StoryCell.swift`.
  ///   - users: sources beside the app's, which use it: what they name is needed as well.
  ///   - words: what a compiler said of an earlier slice.
  /// - Throws: `RootFailure` for the first root that is not found.
  package init(
    of roots: [String], in index: SourceIndex, usedBy users: [SourceRewriter.Source] = [],
    words: CompilerWords = CompilerWords()
  ) throws {
    let found = try roots.map { try Root($0, in: index) }
    let slicer = Slicer(
      index, home: found.first.map { index.paths[$0.file] } ?? "",
      isOfSwiftUI: found.contains { $0.isOfSwiftUI(in: index) }, words: words)
    system = slicer.system
    slicer.followWords()
    for root in found {
      guard let file = slicer.file(root.file), let type = slicer.type(root.path, from: file) else { continue }
      // A view is its body, and what is stored for that.
      let isView = type.declaration.type.isView && slicer.use("body", of: type)
      type.isWhole = !isView
      type.declaration.open()
      slicer.make(type)
    }
    for user in users { slicer.follow(try SourceFile(user)) }
    slicer.finish()
    let kept = slicer.keptFiles
    var tokens: [(source: SourceFile, isKept: [Bool])] = []
    var files: [SourceRewriter.Source] = []
    var leftOut: [String] = []
    for file in kept {
      var isKept = file.keptTokens
      let insertions = slicer.insertions(in: file, &isKept, &leftOut)
      tokens.append((file.source, isKept))
      files.append(
        SourceRewriter.Source(path: file.source.path, bytes: file.source.bytes(keeping: isKept, adding: insertions)))
    }
    (self.files, self.leftOut) = (files, (leftOut + slicer.overridesOfSystem).sorted())
    let absent = AbsentNames(slicer, tokens)
    standIns = StandIns(
      tokens, types: absent.types, members: absent.members, words: words.without(slicer.has), among: slicer.system)
    names = absent.all
    declarations = kept.reduce(0) { $0 + $1.keptCount }
    choices = slicer.choices.map { Choice(name: $0.key, others: $0.value) }.sorted { $0.name < $1.name }
    sources = kept.map(\.source)
    overloads = slicer.passedOver
    typesOfUsers = slicer.typesOfUsers
    otherTypes = SourceSlice.otherTypes(sources, index, slicer.system)
    imports = Set(kept.flatMap(\.source.declarations.imports).map(\.module))
  }
}

extension SourceSlice {
  /// The same slice as a build cuts it, which sees these files alone and may know less of a name.
  package func asBuilt(
    of roots: [String], in index: SourceIndex, usedBy users: [SourceRewriter.Source], words: CompilerWords
  ) throws -> SourceSlice {
    var slice = try SourceSlice(of: roots, in: index.restricted(to: self), usedBy: users, words: words)
    // A function that was taken for the system's may stand in a file that is not among these.
    slice.overloads = overloads
    return slice
  }

  /// The types of the app that files name, also in what is dropped, which a build judges again, and that others declare.
  private static func otherTypes(
    _ sources: [SourceFile], _ index: SourceIndex, _ system: SystemNames
  ) -> Set<String> {
    let types = sources.flatMap(\.declarations.types)
    var named = Set(types.flatMap { [$0.path] + $0.inherited })
    for source in sources {
      for token in source.tokens.indices where source.tokens[token].kind == .word {
        let word = source.text(token)
        if NameUses.isOfType(word) { named.insert(word) }
      }
    }
    named.subtract(types.filter { $0.kind != .extension }.map(\.path))
    return named.filter { name in
      // A type in another one does not hide the system's.
      let isOther =
        system.types.contains(name) ? !index.files(declaring: name).isEmpty : !index.places(ofType: name).isEmpty
      return isOther || index.otherTypes.contains(name)
    }
  }

  /// The modules that lay views out and that the slice uses, for which nothing can stand in, unless their sources lie in a
  /// folder of their name.
  package func layoutModules(besides sources: [String]) -> [String] {
    SystemNames.layoutModules.filter { module, beginnings in
      imports.contains(module) && !sources.contains { $0.contains("/\(module)/") }
        && names.contains { name in
          beginnings.contains(where: name.hasPrefix) && !system.members.contains(name)
        }
    }.map(\.key).sorted()
  }

  /// The other modules that the slice imports, that no build has, and that have no folder of their name.
  package func absentModules(besides sources: [String]) -> [String] {
    imports.subtracting(SystemNames.modules).filter { module in !sources.contains { $0.contains("/\(module)/") } }
      .sorted()
  }

  /// The first place of a name, an operator or the label of an initialiser, as a lock has them.
  package func place(of name: String) -> (file: String, position: SourcePosition)? {
    let label = SourceIndex.label(ofInitialiser: name)
    for source in sources {
      let place = source.tokens.indices.first { token in
        source.text(token) == label ?? name && (label == nil || source.isMark(token + 1, ":"))
      }
      if let token = place {
        return (source.path, source.position(of: source.tokens[token].bytes.lowerBound))
      }
    }
    return nil
  }
}

/// Why a root is no type of the app.
package struct RootFailure: Error, CustomStringConvertible {
  package let description: String
}

/// A root, found.
package struct Root {
  package let path: String
  package let file: SourceIndex.File

  package init(_ name: String, in index: SourceIndex) throws {
    let parts = name.split(separator: "@", maxSplits: 1).map(String.init)
    let wanted = parts.first ?? ""
    var found = index.places(ofType: wanted)
    if parts.count > 1 { found = found.filter { ("/" + index.paths[$0.file]).hasSuffix("/" + parts[1]) } }
    guard let first = found.first else {
      throw RootFailure(description: Root.message(ofNothing: wanted, parts, index))
    }
    if found.count > 1 {
      let places = found.map { "\($0.path)@\(index.paths[$0.file])" }.joined(separator: ", ")
      throw RootFailure(description: "'\(name)' is declared \(found.count) times: name one of \(places)")
    }
    (path, file) = first
  }

  /// Whether it is a view of SwiftUI, or shows one.
  package func isOfSwiftUI(in index: SourceIndex) -> Bool {
    guard let source = index.load(file), source.declarations.imports.contains(where: { $0.module == "SwiftUI" }) else {
      return false
    }
    return source.declarations.types.contains { $0.path == path && $0.isView }
      || source.tokens.indices.contains { source.text($0).hasPrefix("UIHosting") }
  }

  private static func message(ofNothing name: String, _ parts: [String], _ index: SourceIndex) -> String {
    if parts.count > 1, !index.places(ofType: name).isEmpty {
      let files = index.places(ofType: name).map { index.paths[$0.file] }.joined(separator: ", ")
      return "no file '\(parts[1])' declares '\(name)': it stands in \(files)"
    }
    return "no source declares a type '\(name)'" + suggestion(for: name, among: index.typeNames)
  }
}

extension SlicedFile {
  /// Whether each token is kept.
  fileprivate var keptTokens: [Bool] {
    var isKept = [Bool](repeating: false, count: source.tokens.count)
    func mark(_ range: Range<Int>, _ kept: Bool) { for index in range { isKept[index] = kept } }
    for item in source.declarations.imports { mark(item.tokens, true) }
    for index in globals.keys { mark(source.declarations.globals[index].tokens, true) }
    // Outer types come before those in them.
    for piece in pieces {
      mark(piece.type.tokens, piece.isKept)
      guard piece.isKept else { continue }
      for (index, member) in piece.type.members.enumerated() where piece.members[index] == nil {
        mark(member.tokens, false)
      }
    }
    for token in pieces.flatMap(\.accessTokens) { isKept[token] = false }
    var index = 0
    while index < source.tokens.count {
      if let end = source.endOfDirective(index) {
        mark(index..<end, true)
        index = end
      } else {
        index += 1
      }
    }
    return isKept
  }
}

extension Slicer {
  /// The texts that are put into a file, by offsets, in their order; the tokens of bodies that are left empty are taken out.
  fileprivate func insertions(
    in file: SlicedFile, _ isKept: inout [Bool], _ leftOut: inout [String]
  ) -> [(offset: Int, text: String)] {
    let source = file.source
    var insertions: [(offset: Int, text: String)] = []
    var members: [(member: Member, piece: TypePiece?)] = []
    for index in file.globals.keys { members.append((source.declarations.globals[index], nil)) }
    for piece in file.pieces where piece.isKept {
      for index in piece.members.keys { members.append((piece.type.members[index], piece)) }
    }
    for (member, piece) in members {
      for cut in cuts(of: member, in: file, piece) {
        for token in cut.tokens { isKept[token] = false }
        let start = cut.tokens.lowerBound
        let offset =
          source.isMark(start - 1, "{")
          ? source.tokens[start - 1].bytes.upperBound : source.tokens[start].bytes.lowerBound
        insertions.append((offset, " \(cut.text) "))
        if let name = cut.name { leftOut.append("\(source.path):\(source.position(of: offset).line): \(name)") }
      }
    }
    for piece in file.pieces where piece.isKept {
      let names = words.refused(RefusedCode.name(piece)).words(of: .conformance)
      guard !names.isEmpty else { continue }
      for token in source.clause(of: piece.type, without: names).joined() { isKept[token] = false }
      let line = source.position(of: source.tokens[piece.type.nameToken].bytes.lowerBound).line
      leftOut.append("\(source.path):\(line): \(piece.type.path) conforms to \(names.sorted().joined(separator: ", "))")
    }
    for piece in file.pieces where piece.isKept && piece.type.kind == .class {
      guard let type = type(piece.type.path, from: file), let maker = addsInitialiser(type) else { continue }
      insertions.append((source.tokens[piece.type.braces.close].bytes.lowerBound, "; \(maker) "))
    }
    insertions += source.tokens.indices.filter { isKept[$0] }.compactMap { token in
      hiddenModule(token, in: file).map { (source.tokens[token].bytes.lowerBound, "\($0).") }
    }
    return insertions.sorted { $0.offset < $1.offset }
  }
}

extension Slicer {
  /// The module of a system's type that a name means, where the slice has another one of this name, of a module of the app
  /// that the file does not see.
  private func hiddenModule(_ token: Int, in file: SlicedFile) -> String? {
    guard file.source.tokens[token].kind == .word, !file.source.isMark(token - 1, "."),
      !file.source.isMark(token + 1, ":")
    else { return nil }
    let name = file.source.text(token)
    let isView = system.views.contains(name) && file.importsSwiftUI
    guard isView || SystemTypes.ofSwift.contains(name), !file.declares(name, at: token) else { return nil }
    let module = isView ? "HeadlessSwiftUI" : "Swift"
    if let own = type(name, from: nil) { return own.isKept && !sees(file, own.declaration.file) ? module : nil }
    guard let alias = keptFile(withAlias: name) else { return nil }
    return (isView ? isOfSameModule(file, alias) : sees(file, alias)) ? nil : module
  }
}

extension SourceFile {
  /// The file's bytes, with white space for tokens that are not kept, and texts put in.
  fileprivate func bytes(keeping isKept: [Bool], adding insertions: [(offset: Int, text: String)]) -> [UInt8] {
    var bytes = bytes
    for (index, token) in tokens.enumerated() where !isKept[index] {
      for offset in token.bytes where bytes[offset] != 0x0A && bytes[offset] != 0x0D { bytes[offset] = 0x20 }
    }
    for (offset, text) in insertions.reversed() { bytes.insert(contentsOf: text.utf8, at: offset) }
    return bytes
  }
}
