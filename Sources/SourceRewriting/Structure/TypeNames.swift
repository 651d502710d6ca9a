/// The types of an app's sources, found by the names that other declarations have for them.
struct TypeNames {
  /// By path, a type's declaration and its extensions, in the order of the sources; a class's own comes first.
  private(set) var declarations: [String: [(file: SourceFile, type: TypeDeclaration)]] = [:]
  private var aliases: [String: [String]] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      aliases.merge(file.declarations.aliases) { first, _ in first }
      for type in file.declarations.types {
        let start = type.kind == .extension ? declarations[type.path]?.count ?? 0 : 0
        declarations[type.path, default: []].insert((file, type), at: start)
      }
    }
  }

  func isClass(_ path: String) -> Bool { declarations[path]?.first?.type.kind == .class }

  /// The members of a class and its extensions.
  func members(of path: String) -> [Member] { declarations[path]?.flatMap(\.type.members) ?? [] }

  /// The classes that a class inherits from, the nearest first, as far as the sources have them.
  func superclasses(of path: String) -> [String] {
    var superclasses: [String] = []
    var next = path
    while let type = declarations[next]?.first?.type, type.kind == .class,
      let name = inherited(type).first(where: isClass), name != path, !superclasses.contains(name)
    {
      superclasses.append(name)
      next = name
    }
    return superclasses
  }

  /// Whether a type or an extension of it names one of some protocols, or a protocol that inherits it.
  func conforms(_ path: String, to protocols: Set<String>) -> Bool {
    var seen: Set<String> = []
    var waiting = declarations[path]?.flatMap { inherited($0.type) } ?? []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      if protocols.contains(name) { return true }
      if let parent = DelegateMethods.parents[name] { waiting.append(parent) }
      if let types = declarations[name], types.first?.type.kind == .protocol {
        waiting += types.flatMap { inherited($0.type) }
      }
    }
    return false
  }

  /// The types that an inheritance clause names, by their paths where the sources have them, and without aliases.
  private func inherited(_ type: TypeDeclaration, _ names: [String]? = nil, depth: Int = 0) -> [String] {
    (names ?? type.inherited).flatMap { name -> [String] in
      if depth < 8, let meant = aliases[name] { return inherited(type, meant, depth: depth + 1) }
      return [path(of: name, in: type.path)]
    }
  }

  /// A name is looked up in the types round a declaration, from the inside; its first word may be a module.
  private func path(of name: String, in place: String) -> String {
    var scope = place.split(separator: ".")
    while !scope.isEmpty {
      scope.removeLast()
      let path = (scope + [Substring(name)]).joined(separator: ".")
      if declarations[path]?.contains(where: { $0.type.kind != .extension }) == true { return path }
    }
    guard let point = name.firstIndex(of: ".") else { return name }
    let rest = String(name[name.index(after: point)...])
    return name.hasPrefix("UIKit.") || declarations[rest] != nil ? rest : name
  }
}
