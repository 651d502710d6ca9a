import Catalog
import Platform
import SourceRewriting

/// Which files of an app declare a name: all that is kept of a file until something in it is needed.
///
/// Problem: an app has thousands of files, and a cell needs some of them; the tokens of all take gigabytes.
///
/// Idea: each file is read once for the names that it declares, and again, whole, when one of them is needed.
package struct SourceIndex {
  /// Reads a file.
  package typealias Reader = (_ path: String) throws -> [UInt8]

  /// A file's place in the list of all.
  package typealias File = Int

  package private(set) var paths: [String] = []
  private var read: Reader
  /// By the name of a declaration outside of all types, the files that have one.
  private(set) var declaring: [String: [File]] = [:]
  /// By the path of a type, the files that declare it.
  private var types: [String: [File]] = [:]
  /// By the path of a type, the files that extend it.
  private(set) var extending: [String: [File]] = [:]
  /// By the name of a member or nested type, the files that have one in an extension.
  private(set) var extensionMembers: [String: [File]] = [:]
  /// By the name of a type, the files in which a type inherits it or conforms to it.
  package private(set) var conforming: [String: [File]] = [:]
  /// By the path of a type, the files in which it conforms to a protocol of the system by an extension.
  private(set) var retroactive: [String: [File]] = [:]
  /// By the name of a nested type, the paths of those that are called so.
  private(set) var nested: [String: Set<String>] = [:]
  /// The first labels of initialisers in extensions.
  private var labels: Set<String> = []
  /// Classes with what they inherit from, for lists.
  private var classes: [(path: String, inherited: [String], file: Int)] = []
  /// The modules that files import.
  package private(set) var imports: Set<String> = []
  /// Those of them that lay views out.
  package var layoutModules: Set<String> { imports.intersection(SystemNames.layoutModules.keys) }
  /// Files that can't be read, or that are no Swift.
  package private(set) var unreadable: [Diagnostic] = []

  /// Types of the app that other files declare, whose extensions are not those of a system's type.
  let otherTypes: Set<String>

  /// Indexes files.
  ///
  /// - Parameter otherTypes: the types of the app that other files declare.
  package init(paths: [String], otherTypes: Set<String> = [], read: @escaping Reader) {
    self.otherTypes = otherTypes
    self.read = read
    add(paths)
  }

  /// The index that a build has, which reads the files of a slice alone.
  package func restricted(to slice: SourceSlice) -> SourceIndex {
    SourceIndex(paths: slice.files.map(\.path), otherTypes: slice.otherTypes, read: read)
  }

  /// Adds files.
  package mutating func add(_ paths: [String]) {
    let first = self.paths.count
    self.paths += paths
    for file in first..<self.paths.count { add(file) }
  }

  /// Adds a file that is not written yet.
  package mutating func add(_ path: String, _ bytes: [UInt8]) {
    let others = read
    read = { $0 == path ? bytes : try others($0) }
    add([path])
  }

  /// The file that declares a root, found without an index of all files; `nil` where none or several do.
  package static func file(ofRoot name: String, among paths: [String], read: @escaping Reader) -> String? {
    let type = String(name.prefix { $0 != "@" }).lastName
    let naming = paths.filter { path in (try? read(path)).map { ByteSearch.contains($0, type) } ?? false }
    let index = SourceIndex(paths: naming, read: read)
    return (try? Root(name, in: index)).map { index.paths[$0.file] }
  }

  /// - Throws: `RootFailure` where no file declares a root, or several do.
  package func check(root name: String) throws { _ = try Root(name, in: self) }

  private mutating func add(_ file: File) {
    let source: SourceFile
    do {
      source = try parse(file)
    } catch let error as MalformedInput {
      return unreadable.append(error.diagnostic)
    } catch {
      return unreadable.append(Diagnostic(.error, file: paths[file], position: nil, message: "\(error)"))
    }
    // A script's names are no other file's.
    let declarations = source.declarations
    guard !source.hasStatements else { return }
    for item in declarations.imports { imports.insert(item.module) }
    for member in declarations.globals {
      for name in member.names { note(file, \.declaring, name) }
    }
    for type in declarations.types {
      for name in type.inherited { note(file, \.conforming, name) }
      if type.kind == .extension {
        note(file, \.extending, type.path)
        if type.inherited.contains(where: SystemNames.ofSwiftUI.types.contains) { note(file, \.retroactive, type.path) }
        for member in type.members {
          for name in member.names { note(file, \.extensionMembers, name) }
          if member.kind == .initializer, let label = member.labels.first {
            labels.insert(SourceIndex.initialiser(label))
          }
        }
      } else {
        note(file, \.types, type.path)
        if !type.path.contains(".") {
          note(file, \.declaring, type.path)
        } else {
          note(file, \.extensionMembers, type.name)
          nested[type.name, default: []].insert(type.path)
        }
        if type.kind == .class {
          classes.append((type.path, type.inherited, file))
        }
      }
    }
  }

  /// Files that were read whole; slices of one index share them.
  private final class Cache { var files: [File: SourceFile] = [:] }

  private let cache = Cache()
  private static let mostCached = 4096

  private mutating func note(_ file: File, _ table: WritableKeyPath<SourceIndex, [String: [File]]>, _ name: String) {
    if self[keyPath: table][name]?.last != file { self[keyPath: table][name, default: []].append(file) }
  }

  /// A file, whole; `nil` where it can't be read.
  package func load(_ file: File) -> SourceFile? {
    if let known = cache.files[file] { return known }
    guard let source = try? parse(file) else { return nil }
    if cache.files.count < Self.mostCached { cache.files[file] = source }
    return source
  }

  private func parse(_ file: File) throws -> SourceFile {
    try SourceFile(SourceRewriter.Source(path: paths[file], bytes: try read(paths[file])))
  }

  /// The classes of cells, by what they inherit.
  package var cells: [(path: String, file: Int, line: Int)] {
    let ends: Set<String> = [
      "UICollectionViewCell", "UITableViewCell", "UICollectionReusableView", "UICollectionViewListCell",
      "SwipeTableViewCell", "SwipeCollectionViewCell",
    ]
    let superclasses = Dictionary(classes.map { ($0.path, $0.inherited.first ?? "") }) { first, _ in first }
    return classes.compactMap { type in
      var name = type.inherited.first ?? ""
      var steps = 0
      while steps < 16, !ends.contains(name), let next = superclasses[name] { (name, steps) = (next, steps + 1) }
      return ends.contains(name) ? (type.path, type.file, line(of: type.path, in: type.file)) : nil
    }
  }

  /// The views of SwiftUI that are called as cards or cells.
  package var cards: [(path: String, file: Int, line: Int)] {
    let ends = ["Card", "Cell", "Row", "Tile", "Item"]
    return (conforming["View"] ?? []).flatMap { file in
      (load(file)?.declarations.types ?? []).filter { type in
        let name = type.name.hasSuffix("View") ? String(type.name.dropLast(4)) : type.name
        return type.isView && ends.contains(where: name.hasSuffix)
      }.map { ($0.path, file, line(of: $0.path, in: file)) }
    }
  }

  package func line(of path: String, in file: File) -> Int {
    guard let source = load(file),
      let type = source.declarations.types.first(where: { $0.path == path && $0.kind != .extension })
    else { return 1 }
    return source.position(of: source.tokens[type.nameToken].bytes.lowerBound).line
  }

  /// How a lock names the initialisers with a first label: `init(hex:)`.
  static func initialiser(_ label: String) -> String { "init(\(label):)" }

  /// The label of such a name; `nil` for another one.
  package static func label(ofInitialiser name: String) -> String? {
    name.hasPrefix("init(") ? String(name.dropFirst("init(".count).dropLast(":)".count)) : nil
  }

  /// Whether a file declares a name outside of all types, or in an extension.
  package func declares(_ name: String) -> Bool {
    labels.contains(name) || declaring[name] != nil || types[name] != nil || extensionMembers[name] != nil
  }

  /// The files in which a name stands.
  package func files(naming name: String) -> [File] {
    paths.indices.filter { file in (try? read(paths[file])).map { ByteSearch.contains($0, name) } ?? false }
  }

  /// The files that declare a type, by its path or its own name.
  package func places(ofType name: String) -> [(path: String, file: File)] {
    types[name].map { $0.map { (name, $0) } }
      ?? (nested[name] ?? []).sorted().flatMap { path in
        (types[path] ?? []).map { (path, $0) }
      }
  }

  /// Whether a name is that of a module, which is imported or has a folder.
  func isModule(_ name: String) -> Bool { imports.contains(name) || paths.contains { $0.contains("/\(name)/") } }

  /// How many files declare a root.
  package func count(ofRoot root: String) -> Int { places(ofType: String(root.prefix { $0 != "@" })).count }

  /// The paths of all types.
  var typeNames: [String] { types.keys.sorted() }

  /// The files that declare a type of a path.
  func files(declaring path: String) -> [File] { types[path] ?? [] }
}

extension SourceFile {
  /// Whether statements stand outside of all declarations: it is a script, or a program's first file.
  fileprivate var hasStatements: Bool {
    if bytes.starts(with: "#!".utf8) { return true }
    var token = 0
    let ends = Dictionary(
      (declarations.globals.map(\.tokens) + declarations.types.map(\.tokens) + declarations.imports.map(\.tokens)).map {
        ($0.lowerBound, $0.upperBound)
      }
    ) { max($0, $1) }
    while token < tokens.count {
      if let end = ends[token] ?? endOfDirective(token) {
        token = max(end, token + 1)
        continue
      }
      // A call: a word and its arguments.
      if tokens[token].startsLine, tokens[token].kind == .word, isMark(token + 1, "("), touches(token + 1),
        !isDead(token)
      {
        return true
      }
      token = next(token)
    }
    return false
  }
}

extension TypeDeclaration {
  /// Whether it is a view of SwiftUI.
  package var isView: Bool { kind == .other && inherited.contains("View") }
}

extension Member {
  /// All that it declares.
  package var names: [String] { [name] + otherNames }
}
