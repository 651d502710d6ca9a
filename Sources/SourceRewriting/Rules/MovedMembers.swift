import Catalog

// Problem: Objective-C lets an extension override a method, and a subclass override one of an extension. Without it Swift
// allows neither.
//
// Idea: such members move into the body of their class, wherever in the sources that stands, behind a `#sourceLocation`
// of their own, so that messages name the line where the app has them.
//
// Invariant: a member stands once, with its class's other members; the extension keeps its lines.

/// Moves members of extensions that override or are overridden into their class.
struct MovedMembers {
  private struct Home {
    let file: SourceFile
    let type: TypeDeclaration
  }

  private var classes: [String: Home] = [:]
  /// By signature, the classes that override.
  private var overriding: [String: [String]] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      for type in file.declarations.types {
        if type.kind == .class { classes[type.path] = classes[type.path] ?? Home(file: file, type: type) }
        for member in type.members where member.head.has("override") {
          overriding[member.signature, default: []].append(type.path)
        }
      }
    }
  }

  /// Comes after all other changes, which move along.
  func apply(to files: [SourceFile], _ diagnostics: inout [Diagnostic]) {
    for file in files {
      for type in file.declarations.types where type.kind == .extension {
        for member in type.members { move(member, of: type, file, &diagnostics) }
      }
    }
  }

  private func move(_ member: Member, of type: TypeDeclaration, _ file: SourceFile, _ diagnostics: inout [Diagnostic]) {
    let overrides = member.head.has("override")
    let isOverridden =
      overriding[member.signature]?.contains { $0 != type.path && descends($0, from: type.path) } ?? false
    guard overrides || isOverridden else { return }
    guard let home = classes[type.path] else {
      if overrides {
        let message =
          "'\(type.path)' is in none of the sources, so that its extension can override nothing off the device: "
          + "override '\(member.name)' in a subclass, or name the file of this extension in 'exclude'"
        diagnostics.append(file.error(member.nameToken, message))
      }
      return
    }
    guard !type.isGeneric, file.conditions.undecided(member.nameToken).isEmpty else {
      let message = "an override in an extension with a condition can't move into '\(type.path)': write it there"
      return diagnostics.append(file.error(member.nameToken, message))
    }
    let bytes = file.bytes(of: member.tokens)
    let from = file.position(of: bytes.lowerBound)
    let brace = home.file.tokens[home.type.braces.close].bytes.lowerBound
    let to = home.file.position(of: brace)
    let indentation = String(repeating: " ", count: max(0, from.column - 1))
    var text = Array("\n\(SourceFile.location(file.path, from.line))\n\(indentation)".utf8)
    if let access = type.head.access, member.head.access == nil { text += Array("\(access) ".utf8) }
    text += file.edits.cut(bytes, of: file)
    text += Array("\n\(SourceFile.location(home.file.path, to.line))\n".utf8)
    text += [UInt8](repeating: 0x20, count: to.column - 1)
    home.file.edits.insert(text, at: brace)
  }

  private func descends(_ path: String, from ancestor: String) -> Bool {
    var path = path
    for _ in 0..<100 {
      guard let parent = classes[path]?.type.inherited.first else { return false }
      if parent == ancestor { return true }
      path = parent
    }
    return false
  }
}
