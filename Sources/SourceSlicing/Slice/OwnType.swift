import SourceRewriting

/// A file of the app of which something is needed.
package final class SlicedFile {
  let index: SourceIndex.File
  package let source: SourceFile
  package private(set) var pieces: [TypePiece] = []
  /// The places of the globals that are kept, each with its steps from a root.
  var globals: [Int: Int] = [:]
  /// The paths of types that no other file sees.
  private(set) var privateTypes: Set<String> = []

  init(_ index: SourceIndex.File, _ source: SourceFile) {
    self.index = index
    self.source = source
    // Types come behind those round them.
    var open: [TypePiece] = []
    for type in source.declarations.types {
      while let last = open.last, last.type.braces.close < type.tokens.lowerBound { open.removeLast() }
      let piece = TypePiece(self, type, in: open.last)
      open.last?.nested.append(piece)
      open.append(piece)
      pieces.append(piece)
      if type.kind != .extension, piece.isPrivate { privateTypes.insert(type.path) }
    }
  }

  /// Whether it has SwiftUI's names.
  private(set) lazy var importsSwiftUI = source.declarations.imports.contains { $0.module == "SwiftUI" }

  /// Whether a token declares its name, or the types round it have a type or a parameter that is called so.
  func declares(_ name: String, at token: Int) -> Bool {
    let introducers = ["struct", "class", "enum", "protocol", "typealias", "extension", "associatedtype"]
    return introducers.contains(source.text(token - 1))
      || pieces.contains { piece in
        piece.type.tokens.contains(token)
          && (piece.nested.contains { $0.type.name == name }
            || (piece.type.nameToken..<piece.type.braces.open).contains { place in
              source.text(place) == name && (source.isOperator(place - 1, "<") || source.isMark(place - 1, ","))
            })
      }
  }

  /// How many of its declarations are kept.
  var keptCount: Int { globals.count + pieces.reduce(0) { $0 + $1.members.count + ($1.isKept ? 1 : 0) } }
}

/// The declaration of a type, or an extension, as it stands in a file.
package final class TypePiece {
  package unowned let file: SlicedFile
  package let type: TypeDeclaration
  let parent: TypePiece?
  fileprivate(set) var nested: [TypePiece] = []
  var isKept = false
  /// The places of the members that are kept, each with its steps from a root.
  var members: [Int: Int] = [:]
  /// Whether other files have to see it, whatever it says of its access.
  private(set) var isOpened = false

  init(_ file: SlicedFile, _ type: TypeDeclaration, in parent: TypePiece?) {
    self.file = file
    self.type = type
    self.parent = parent
  }

  /// Its tokens without those of members and nested types.
  var ownTokens: [Range<Int>] {
    let holes = (type.members.map(\.tokens) + nested.map(\.type.tokens)).sorted { $0.lowerBound < $1.lowerBound }
    var ranges: [Range<Int>] = []
    var start = type.tokens.lowerBound
    for hole in holes where hole.lowerBound >= start {
      ranges.append(start..<hole.lowerBound)
      start = hole.upperBound
    }
    return ranges + [start..<type.tokens.upperBound]
  }

  /// Whether only its own file sees it.
  package var isPrivate: Bool {
    type.head.has("private") || type.head.has("fileprivate") || parent?.isPrivate == true
  }

  /// Lets other files see it, and with it the types round it.
  func open() {
    isOpened = true
    parent?.open()
  }

  /// Whether it is taken for others of its name as well, whose files make values of it.
  var standsForOthers = false

  /// The modifiers that hide it, or its initialisers, from files that have to see them.
  var accessTokens: [Int] {
    let heads =
      (isOpened ? [type.head] : [])
      + (standsForOthers ? type.members.filter { $0.kind == .initializer }.map(\.head) : [])
    return heads.flatMap { head in ["private", "fileprivate"].compactMap { head.modifiers[$0] } }
  }

  /// Whether an extension asks something of a parameter of the type: `where Wrapped == Double`.
  func names(parameter name: String) -> Bool {
    let head = type.nameToken..<type.braces.open
    guard type.kind == .extension, let clause = head.first(where: { file.source.isWord($0, "where") }) else {
      return false
    }
    return (clause..<head.upperBound).contains { token in
      file.source.text(token) == name
        && (file.source.isOperator(token + 1, "==") || file.source.isMark(token + 1, ":"))
    }
  }

  func hasMember(_ name: String) -> Bool { type.members.contains { $0.names.contains(name) } }

  /// By the aliases that stand in it, what they mean.
  private(set) lazy var aliases: [String: String] = {
    let source = file.source
    var aliases: [String: String] = [:]
    for token in ownTokens.joined() where source.isWord(token, "typealias") && source.isOperator(token + 2, "=") {
      var end = token + 3
      while source.isMark(end + 1, ".") { end += 2 }
      aliases[source.text(token + 1)] = source.text(token + 3..<end + 1)
    }
    return aliases
  }()

  /// The names of its associated types.
  package var associatedTypes: Set<String> {
    let source = file.source
    return Set(ownTokens.joined().filter { source.isWord($0, "associatedtype") }.map { source.text($0 + 1) })
  }
}

/// A type that the app declares, with its extensions.
package final class OwnType {
  package let declaration: TypePiece
  let extensions: [TypePiece]
  var isKept = false
  /// How many steps the nearest code that names it is from a root.
  var steps = Int.max
  /// Whether a value of it may be made.
  var isMade = false
  /// Whether any of its initialisers may be called.
  var isMadeAnyhow = false
  /// The labels of calls of its initialisers.
  var calls: Set<[String]> = []
  /// Whether all of its members are kept.
  var isWhole = false
  /// The names of members that are used of it.
  var used: Set<String> = []
  /// The types of the app that it inherits; `nil` before it was looked up.
  var parents: [OwnType]?
  /// It and all that it inherits, of the app's own; `nil` before that was looked up.
  var family: [OwnType]?
  /// Extensions by which types that are not the app's conform to it; `nil` before they were looked up.
  var adopters: [TypePiece]?

  init(_ declaration: TypePiece, _ extensions: [TypePiece]) {
    self.declaration = declaration
    self.extensions = extensions
  }

  private var inherited: Set<String>?

  /// The names of all that it and its family inherit.
  func inheritedNames(_ family: (OwnType) -> [OwnType]) -> Set<String> {
    if let inherited { return inherited }
    let names = Set(family(self).flatMap(\.pieces).flatMap(\.type.inherited))
    inherited = names
    return names
  }

  package var pieces: [TypePiece] { [declaration] + extensions }
  package var path: String { declaration.type.path }
  package var kind: TypeDeclaration.Kind { declaration.type.kind }

  /// Whether its declaration has an initialiser, so that none takes all stored properties.
  package var hasInitialiser: Bool { declaration.type.members.contains { $0.kind == .initializer } }

  /// Whether the compiler writes its coder, of all cases.
  var isCoded: Bool {
    pieces.contains { $0.type.inherited.contains { ["Codable", "Decodable", "Encodable"].contains($0) } }
  }

  /// Whether it or an extension of it has a member of a name.
  func hasMember(_ name: String) -> Bool { pieces.contains { $0.hasMember(name) } }
}
