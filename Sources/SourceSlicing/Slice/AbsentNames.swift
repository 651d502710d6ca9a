import SourceRewriting

/// The names that a slice uses, and neither it nor the system declares.
struct AbsentNames {
  let types: [String]
  let members: [String]
  /// All names that are used and not declared in the slice, the system's with them.
  let all: Set<String>

  init(_ slicer: Slicer, _ files: [(source: SourceFile, isKept: [Bool])]) {
    var declared = Set(slicer.kept.map(\.declaration.type.name))
    for (source, isKept) in files { AbsentNames.addDeclared(source, isKept, to: &declared) }
    types = slicer.foreign.keys.filter { name in
      !declared.contains(name) && !slicer.system.types.contains(name) && !slicer.system.functions.contains(name)
        && !slicer.system.members.contains(name)
    }
    members = slicer.dotted.filter { name in
      !declared.contains(name) && !slicer.system.members.contains(name) && !slicer.system.types.contains(name)
        && !NameUses.isOfType(name) && name.first?.isLetter == true
    }
    all = slicer.names.subtracting(declared)
  }

  /// Adds the names that kept tokens declare: of members and parameters, of tuples' elements, and generic parameters.
  private static func addDeclared(_ source: SourceFile, _ isKept: [Bool], to declared: inout Set<String>) {
    let introducers: Set<String> = [
      "func", "var", "let", "case", "class", "struct", "enum", "protocol", "typealias", "associatedtype",
    ]
    for (token, isKept) in isKept.enumerated() where isKept {
      guard source.tokens[token].kind == .word || source.tokens[token].kind == .quotedWord else { continue }
      let isIntroduced = introducers.contains(source.text(token - 1))
      let isCase = source.isMark(token - 1, ",") && (source.isMark(token + 1, ",") || source.isMark(token + 1, "("))
      if source.isMark(token + 1, ":") || isIntroduced || isCase { declared.insert(source.text(token)) }
      let takesGenerics = isIntroduced || source.isWord(token, "init") || source.isWord(token, "subscript")
      guard takesGenerics, source.opensAngles(token + 1) else { continue }
      for inner in token + 2..<source.skipAngles(token + 1) where source.tokens[inner].kind == .word {
        if source.isMark(inner - 1, ",") || inner == token + 2 { declared.insert(source.text(inner)) }
      }
    }
  }
}
