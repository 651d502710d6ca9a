import Catalog

// Problem: a requirement of a protocol may be `optional` for Objective-C alone, where a call looks at run time whether the
// method is there: `delegate?.cardDidOpen?(card)`. Its result is then an optional one.
//
// Idea: the requirement becomes one of another name whose result is optional. Each class of the sources that conforms gets
// a method of that name: it calls the one that the class has, or returns nil. Calls with `?` or `!` call the new name.
//
// Invariant: a call runs the same code with the same arguments, and gives nil where the method is missing. A class that
// conforms elsewhere does not compile without the method: that is better than a call which finds nothing.

/// Makes optional requirements of protocols compile without Objective-C.
struct OptionalRequirements {
  private struct Requirement {
    let file: SourceFile
    let type: TypeDeclaration
    let member: Member
    /// Its type, made optional; one that is stays, since a call with `?` does not make two of it.
    var result: String {
      guard let type = member.type, !type.isEmpty else { return "Void?" }
      return isOptional(type, file) ? file.text(type) : "(\(file.text(type)))?"
    }
  }

  private static let prefix = "headlessOptional_"
  private let files: [SourceFile]
  private var requirements: [Requirement] = []
  /// The labels of each, by name.
  private var labels: [String: [[String]]] = [:]
  private let types: TypeNames
  /// The names of properties, which may hold closures.
  private var properties: Set<String> = []

  init(_ files: [SourceFile], _ types: TypeNames) {
    (self.files, self.types) = (files, types)
    for file in files {
      for type in file.declarations.types {
        properties.formUnion(type.members.lazy.filter { $0.kind == .property && !$0.head.has("optional") }.map(\.name))
        guard type.kind == .protocol else { continue }
        for member in type.members where member.head.has("optional") {
          requirements.append(Requirement(file: file, type: type, member: member))
          if member.kind == .function { labels[member.name, default: []].append(member.labels) }
        }
      }
    }
  }

  func apply(_ diagnostics: inout [Diagnostic]) {
    for file in files {
      for type in file.declarations.types where type.kind == .protocol { declareClassBound(type, file) }
      changeCalls(file)
    }
    for requirement in requirements {
      rewrite(requirement, &diagnostics)
      for path in types.declarations.keys.sorted() { meet(requirement, path, &diagnostics) }
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
    switch member.kind {
    case .function: file.replace(member.nameToken..<member.nameToken + 1, with: Self.prefix + member.name)
    case .property, .alias, .operator, .cases: break
    case .initializer, .subscripting:
      let message = "an optional '\(member.name)' can't be rewritten; declare it as a method"
      return diagnostics.append(file.error(member.nameToken, message))
    }
    if let type = member.type, !type.isEmpty {
      if !isOptional(type, file) { wrap(type, in: "(", ")?", file) }
    } else {
      file.edits.insert(
        " -> Void?".utf8, at: file.tokens[member.parameters?.close ?? member.nameToken].bytes.upperBound)
    }
  }

  private func wrap(_ type: Range<Int>, in open: String, _ close: String, _ file: SourceFile) {
    let bytes = file.bytes(of: type)
    file.edits.insert(open.utf8, at: bytes.lowerBound)
    file.edits.insert(close.utf8, at: bytes.upperBound)
  }

  /// Gives a class that conforms the member of the new name.
  private func meet(_ requirement: Requirement, _ path: String, _ diagnostics: inout [Diagnostic]) {
    guard let (file, type) = types.declarations[path]?.first, type.kind != .protocol else { return }
    let isInherited = types.superclasses(of: path).contains { types.conforms($0, to: [requirement.type.path]) }
    guard isInherited || types.conforms(path, to: [requirement.type.path]) else { return }
    let found = types.declarations[path]?.lazy.compactMap { file, type in
      type.members.first { $0.signature == requirement.member.signature }.map { (file: file, member: $0) }
    }.first
    let access = requirement.type.head.has("public") ? "public " : ""
    let isStatic = requirement.member.isStatic ? "class " : ""
    let isNonisolated = found?.member.head.has("nonisolated") == true ? "nonisolated " : ""
    let name = requirement.member.name
    var declaration: String
    switch (found, requirement.member.kind) {
    case (let found?, .property): return makeOptional(found.member, found.file, requirement, &diagnostics)
    case (let found?, _):
      guard !found.member.head.has("override"),
        let forwarding = ForwardingMember(found.member, found.file, result: requirement.result)
      else { return }
      declaration = forwarding.declaration(of: Self.prefix + name, calling: name)
    case (nil, _) where isInherited: return
    case (nil, .property):
      let isSettable = requirement.member.isSettable(in: requirement.file)
      declaration = "var \(name): \(requirement.result) { get { nil } \(isSettable ? "set {} " : "")}"
    case (nil, _):
      guard let (open, close) = requirement.member.parameters else { return }
      let parameters = requirement.file.text(open..<close + 1)
      declaration = "func \(Self.prefix)\(name)\(parameters) -> \(requirement.result) { nil }"
    }
    file.insertMember("\(isInherited ? "override " : "")\(access)\(isNonisolated)\(isStatic)\(declaration)", in: type)
  }

  /// A property that meets an optional requirement is optional as well, which the class's own code uses as before.
  private func makeOptional(
    _ member: Member, _ file: SourceFile, _ requirement: Requirement, _ diagnostics: inout [Diagnostic]
  ) {
    guard let type = member.type, !type.isEmpty else {
      let message =
        "write the type of '\(member.name)', which an optional requirement of '\(requirement.type.name)' asks for"
      return diagnostics.append(file.error(member.nameToken, message))
    }
    if !isOptional(type, file) { wrap(type, in: "(", ")!", file) }
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
      if isOwn, !properties.contains(name) || isDelegate(before: open - 3, file) {
        file.replace(mark - 1..<mark, with: Self.prefix + name)
        file.remove(mark)
        if file.isMark(mark, "!") { file.edits.insert("!".utf8, at: file.tokens[close].bytes.upperBound) }
      } else if given.contains(where: { $0 != "_" })
        || isDelegate(before: open - 3, file) && DelegateMethods.labels[name]?.contains(given) ?? false
      {
        // Closures take no labels: this is an optional method of UIKit's, which here each delegate has.
        file.remove(mark)
      }
    }
  }

  /// Whether a receiver's name says that it is one: a closure of the method's name is called in the same way.
  private func isDelegate(before point: Int, _ file: SourceFile) -> Bool {
    let isOptional = file.isMark(point - 1, "?") || file.isMark(point - 1, "!")
    let name = file.text(point - (isOptional ? 2 : 1)).lowercased()
    return name.hasSuffix("delegate") || name.hasSuffix("datasource")
  }
}

/// Whether a type ends in `?` or `!`.
private func isOptional(_ type: Range<Int>, _ file: SourceFile) -> Bool {
  file.isMark(type.upperBound - 1, "?") || file.isMark(type.upperBound - 1, "!")
}
