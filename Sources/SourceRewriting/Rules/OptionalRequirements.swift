import Catalog

// Problem: a requirement of a protocol may be `optional` for Objective-C alone, where a call looks at run time whether the
// method is there: `delegate?.cardDidOpen?(card)`. Its result is then an optional one.
//
// Idea: the requirement becomes one of another name whose result is optional, with a default that returns nil. Each type
// of the sources that has the method and conforms gets a method of that name, which calls it. Calls with `?` or `!` call
// the new name.
//
// Invariant: a call runs the same code with the same arguments, and gives nil where the method is missing. A method that
// only a subclass of the conforming class has is not found.

/// Makes optional requirements of protocols compile without Objective-C.
struct OptionalRequirements {
  private struct Requirement {
    let file: SourceFile
    let type: TypeDeclaration
    let member: Member
  }

  private static let prefix = "headlessOptional_"
  private var requirements: [Requirement] = []
  /// The labels of each, by name.
  private var labels: [String: [[String]]] = [:]
  private var inherited: [String: Set<String>] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      for type in file.declarations.types {
        inherited[type.path, default: []].formUnion(type.inherited)
        guard type.kind == .protocol else { continue }
        for member in type.members where member.head.has("optional") {
          requirements.append(Requirement(file: file, type: type, member: member))
          if member.kind == .function { labels[member.name, default: []].append(member.labels) }
        }
      }
    }
  }

  func apply(to files: [SourceFile], _ diagnostics: inout [Diagnostic]) {
    for file in files {
      for type in file.declarations.types where type.kind == .protocol { declareClassBound(type, file) }
      changeCalls(file)
    }
    for requirement in requirements { rewrite(requirement, &diagnostics) }
    for file in files {
      for type in file.declarations.types where type.kind != .protocol {
        for requirement in requirements where conforms(type.path, to: requirement.type) {
          for member in type.members { meet(requirement, type, member, file, &diagnostics) }
        }
      }
    }
  }

  /// A protocol of Objective-C is one of classes.
  private func declareClassBound(_ type: TypeDeclaration, _ file: SourceFile) {
    guard type.head.attribute("objc") != nil, !type.inherited.contains(where: ["AnyObject", "class"].contains) else {
      return
    }
    let name = file.tokens[type.nameToken].bytes.upperBound
    if file.isMark(type.nameToken + 1, ":") {
      file.edits.insert(" AnyObject,".utf8, at: file.tokens[type.nameToken + 1].bytes.upperBound)
    } else {
      file.edits.insert(": AnyObject".utf8, at: name)
    }
  }

  private func rewrite(_ requirement: Requirement, _ diagnostics: inout [Diagnostic]) {
    let (file, member) = (requirement.file, requirement.member)
    if let token = member.head.modifiers["optional"] { file.remove(token) }
    let access = requirement.type.head.has("public") ? "public " : ""
    var declaration: String
    switch member.kind {
    case .function:
      guard let parameters = member.parameters else { return }
      file.replace(member.nameToken..<member.nameToken + 1, with: Self.prefix + member.name)
      let result = makeOptional(member.type, behind: parameters.close, file)
      let isStatic = member.isStatic ? "static " : ""
      let clause = file.text(parameters.open..<parameters.close + 1)
      declaration = "\(access)\(isStatic)func \(Self.prefix)\(member.name)\(clause) -> \(result) { nil }"
    case .property:
      guard let type = member.type else { return }
      let result = makeOptional(type, behind: member.nameToken, file)
      let isSettable = member.isSettable(in: file) && member.braces != nil
      declaration = "\(access)var \(member.name): \(result) { get { nil } \(isSettable ? "set {} " : "")}"
    case .initializer, .subscripting:
      return diagnostics.append(
        file.error(member.nameToken, "an optional '\(member.name)' can't be rewritten; declare it as a method"))
    }
    file.appended.append("extension \(requirement.type.path) { \(declaration) }")
  }

  /// Makes the type of a result optional, and returns it.
  private func makeOptional(_ type: Range<Int>?, behind token: Int, _ file: SourceFile) -> String {
    guard let type, !type.isEmpty else {
      file.edits.insert(" -> Void?".utf8, at: file.tokens[token].bytes.upperBound)
      return "Void?"
    }
    let bytes = file.bytes(of: type)
    file.edits.insert("(".utf8, at: bytes.lowerBound)
    file.edits.insert(")?".utf8, at: bytes.upperBound)
    return "(\(file.text(type)))?"
  }

  /// Whether a type names the protocol in an inheritance clause, or one that inherits it.
  private func conforms(_ path: String, to type: TypeDeclaration) -> Bool {
    var seen: Set<String> = []
    var waiting = [path]
    while let next = waiting.popLast() {
      for name in inherited[next] ?? [] where seen.insert(name).inserted {
        if name == type.path || name == type.name { return true }
        waiting.append(name)
      }
    }
    return false
  }

  /// Gives a conforming type the method of the new name, where it has the old one.
  private func meet(
    _ requirement: Requirement, _ type: TypeDeclaration, _ member: Member, _ file: SourceFile,
    _ diagnostics: inout [Diagnostic]
  ) {
    guard member.signature == requirement.member.signature, !member.head.has("override") else { return }
    if member.kind == .property {
      guard let annotation = member.type, !annotation.isEmpty else {
        let message =
          "write the type of '\(member.name)', which an optional requirement of '\(requirement.type.name)' asks for"
        return diagnostics.append(file.error(member.nameToken, message))
      }
      // An optional one as well, which the type's own code uses as before.
      let last = annotation.upperBound - 1
      if file.isMark(last, "?") || file.isMark(last, "!") { return }
      let bytes = file.bytes(of: annotation)
      file.edits.insert("(".utf8, at: bytes.lowerBound)
      file.edits.insert(")!".utf8, at: bytes.upperBound)
      return
    }
    guard member.kind == .function, member.head.access != "private", member.head.access != "fileprivate",
      let forwarding = ForwardingMember(member, file, result: member.type.map { "(\(file.text($0)))?" } ?? "Void?")
    else { return }
    let access = ["open", "public"].contains(member.head.access ?? type.head.access) ? "public " : ""
    let isStatic = member.isStatic ? "static " : ""
    let declaration = forwarding.declaration(of: Self.prefix + member.name, calling: member.name)
    file.insertMember("\(access)\(isStatic)\(declaration)", in: type)
  }

  /// `.opened?(card)` and `.opened!(card)`.
  private func changeCalls(_ file: SourceFile) {
    for open in file.tokens.indices where file.isMark(open, "(") && open > 2 && file.isMark(open - 3, ".") {
      let mark = open - 1
      guard file.isMark(mark, "?") || file.isMark(mark, "!"), let close = file.tokens[open].partner else { continue }
      let name = file.text(mark - 1)
      let given = file.elements(open, close).map { range in
        range.count > 1 && file.isMark(range.lowerBound + 1, ":") ? file.text(range.lowerBound) : "_"
      }
      let isOwn = labels[name]?.contains { $0 == given || $0.dropLast() == given[...] } ?? false
      if isOwn {
        file.replace(mark - 1..<mark, with: Self.prefix + name)
        file.remove(mark)
        if file.isMark(mark, "!") { file.edits.insert("!".utf8, at: file.tokens[close].bytes.upperBound) }
      } else if given.contains(where: { $0 != "_" }) {
        // Closures take no labels: this is an optional method of UIKit's, which here each delegate has.
        file.remove(mark)
      }
    }
  }
}
