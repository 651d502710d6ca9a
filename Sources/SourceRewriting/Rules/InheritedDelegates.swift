// Problem: a class conforms to a delegate of UIKit, and a subclass adds a method that the protocol calls optional. UIKit
// finds it in Objective-C's runtime. Without it the superclass has the protocol's default, once and for all.
//
// Idea: the class that conforms gets the method, which answers as the default does, and the subclass overrides it.
//
// Invariant: just what the compiler exposes to Objective-C becomes an override. It does so for a method that matches the
// requirement, unless the class or the one that conforms is generic: then it must name the selector itself, in `@objc(…)`
// (`findWitnessedObjCRequirements` of the compiler; its test `objc_from_witness_corner_case.swift`).

/// Has UIKit call the methods of delegates that subclasses add.
struct InheritedDelegates {
  private typealias Method = (file: SourceFile, type: TypeDeclaration, member: Member)

  private let files: [SourceFile]
  private let types: TypeNames
  /// The classes that got a method, with its signature.
  private var given: Set<[String]> = []

  init(_ files: [SourceFile], _ types: TypeNames) {
    (self.files, self.types) = (files, types)
  }

  mutating func apply() {
    for file in files {
      for type in file.declarations.types where types.isClass(type.path) {
        for member in type.members where member.kind == .function && !member.isStatic && !member.head.has("override") {
          guard let protocols = DelegateMethods.protocols[member.signature],
            let owner = conforming(type.path, to: protocols, without: member.signature)
          else { continue }
          override((file, type, member), of: owner)
        }
      }
    }
  }

  /// The superclass that states that it conforms to one of the protocols, where neither it nor a class between has the
  /// method, and the subclass does not state that itself.
  private func conforming(_ path: String, to protocols: Set<String>, without signature: String) -> String? {
    guard !types.conforms(path, to: protocols) else { return nil }
    for superclass in types.superclasses(of: path) {
      if types.members(of: superclass).contains(where: { $0.signature == signature }) { return nil }
      if types.conforms(superclass, to: protocols) { return superclass }
    }
    return nil
  }

  private mutating func override(_ method: Method, of path: String) {
    guard let home = types.declarations[path]?.first, home.type.kind == .class else { return }
    let (file, type, member) = method
    let namesSelector = (member.head.attribute("objc")?.tokens.count ?? 0) > 2
    guard namesSelector || !home.type.isGeneric && !type.isGeneric,
      let forwarding = ForwardingMember(member, file)
    else { return }
    let isPublic = home.type.isPublic
    if given.insert([path, member.signature]).inserted {
      let declaration = forwarding.declaration(of: member.name, calling: "DelegateDefaults().\(member.name)")
      home.file.insertMember((isPublic ? "public " : "") + declaration, in: home.type)
    }
    // An override is as visible as its class.
    let isClassPublic = types.declarations[type.path]?.first?.type.isPublic == true
    let words = (isPublic && isClassPublic && !member.head.has("public") ? "public " : "") + "override "
    file.addedOverrides[member.nameToken] = words
    guard type.kind == .class else { return }
    for modifier in ["private", "fileprivate"] {
      if let token = member.head.modifiers[modifier] { file.remove(token) }
    }
    file.edits.insert(words.utf8, at: file.tokens[member.nameToken - 1].bytes.lowerBound)
  }
}

extension TypeDeclaration {
  fileprivate var isPublic: Bool { head.has("public") || head.has("open") }
}

/// UIKit's delegates, and the methods that they call optional.
enum DelegateMethods {
  /// By a method's signature, the protocols that have it.
  static let protocols: [String: Set<String>] = {
    var protocols: [String: Set<String>] = [:]
    for (name, _, methods) in entries {
      for method in methods { protocols[method, default: []].insert(name) }
    }
    return protocols
  }()

  /// By a method's name, the labels of each method that is called so.
  static let labels: [String: [[String]]] = {
    var labels: [String: [[String]]] = [:]
    for signature in entries.flatMap(\.methods) {
      let parts = signature.dropLast().split(separator: "(", maxSplits: 1)
      guard let name = parts.first, parts.count == 2 else { continue }
      labels[String(name), default: []].append(
        parts[1].split(separator: ",").map { String($0.prefix { $0 != ":" }) })
    }
    return labels
  }()

  /// By a protocol, the one that it inherits.
  static let parents: [String: String] = Dictionary(
    entries.compactMap { name, parent, _ in parent.map { (name, $0) } }, uniquingKeysWith: { first, _ in first })

  private static let entries: [(name: String, parent: String?, methods: [String])] = {
    var entries: [(name: String, parent: String?, methods: [String])] = []
    for line in table.split(separator: "\n") {
      if line.hasPrefix(" ") {
        entries[entries.count - 1].methods.append(String(line.dropFirst(2)))
      } else {
        let names = line.split(separator: " ").map(String.init)
        entries.append((names[0], names.dropFirst().first, []))
      }
    }
    return entries
  }()
}
