import Catalog

// Problem: Objective-C lets an extension override a member, and a subclass override one of an extension. Without it Swift
// allows neither.
//
// Idea: the extension's member gets another name, and its class a member of the old name that calls it, in the body of the
// class, wherever in the sources that stands. Where the member that is overridden is one of an extension of UIKit's class, it
// looks for which class it runs.
//
// Invariant: a call runs the same code as with Objective-C, and code stays in its own lines and file, where it reaches what
// is private there.

/// Makes members of extensions that override or are overridden compile without Objective-C.
struct ExtensionOverrides {
  private struct ExtensionMember {
    let file: SourceFile
    let type: TypeDeclaration
    let member: Member

    /// The name under which the code goes on.
    var newName: String { "headless_\(type.path.split(separator: ".").joined(separator: "_"))_\(member.name)" }
  }

  private let files: [SourceFile]
  private let types: TypeNames
  /// By signature, the classes that override.
  private var overriding: [String: [String]] = [:]
  /// By signature, the overrides of UIKit's classes.
  private var ofOthers: [String: [ExtensionMember]] = [:]
  /// By signature, the overrides by classes of the sources of what extensions of UIKit's classes declare.
  private var ofBases: [String: [ExtensionMember]] = [:]

  init(_ files: [SourceFile], _ types: TypeNames) {
    (self.files, self.types) = (files, types)
    for file in files {
      for type in file.declarations.types {
        for member in type.members where member.head.has("override") {
          overriding[member.signature, default: []].append(type.path)
        }
      }
    }
  }

  mutating func apply(_ diagnostics: inout [Diagnostic]) {
    var bases: [ExtensionMember] = []
    var inExtensions: [(extended: ExtensionMember, isOverride: Bool)] = []
    for file in files {
      for type in file.declarations.types where type.kind == .extension {
        for member in type.members {
          let extended = ExtensionMember(file: file, type: type, member: member)
          let isOverride = member.head.has("override") || file.addedOverrides[member.nameToken] != nil
          if types.isClass(type.path) {
            inExtensions.append((extended, isOverride))
          } else if isOverride {
            ofOthers[member.signature, default: []].append(extended)
          } else {
            bases.append(extended)
          }
        }
      }
    }
    let ofObjectiveC = Dictionary(grouping: bases.filter(isOfObjectiveC), by: \.member.signature)
    for (extended, isOverride) in inExtensions {
      if isOverride, overridesBase(extended, ofObjectiveC) {
        ofBases[extended.member.signature, default: []].append(extended)
      } else if isOverride, Self.keyValueCoding.contains(extended.member.name) {
        // NSObject has no such member here.
        rename(extended)
      } else if isOverride || isOverridden(extended.member, of: extended.type) {
        forward(extended, &diagnostics)
      }
    }
    for file in files {
      for type in file.declarations.types where type.kind == .class && !type.isGeneric {
        for member in type.members where member.head.has("override") {
          let extended = ExtensionMember(file: file, type: type, member: member)
          if overridesBase(extended, ofObjectiveC) { ofBases[member.signature, default: []].append(extended) }
        }
      }
    }
    for base in bases { dispatch(base) }
    for extended in ofOthers.values.joined() {
      let message =
        "'\(extended.type.path)' is in none of the sources, so that its extension can override nothing off the device: "
        + "override '\(extended.member.name)' in a subclass, or name the file of this extension in 'exclude'"
      diagnostics.append(extended.file.error(extended.member.nameToken, message))
    }
  }

  private static let keyValueCoding: Set<String> = ["value", "setValue", "observeValue"]

  /// Whether Objective-C sees a member of an extension: it says so, or a protocol of Objective-C's requires it.
  private func isOfObjectiveC(_ extended: ExtensionMember) -> Bool {
    if extended.member.head.attribute("objc") != nil || extended.type.head.attribute("objc") != nil { return true }
    return extended.type.inherited.contains { name in
      types.declarations[name]?.contains { declared in
        declared.type.kind == .protocol && declared.type.head.attribute("objc") != nil
          && declared.type.members.contains { $0.name == extended.member.name }
      } == true
    }
  }

  private func isOverridden(_ member: Member, of type: TypeDeclaration) -> Bool {
    overriding[member.signature]?.contains { types.superclasses(of: $0).contains(type.path) } ?? false
  }

  /// Whether a member overrides one of an extension of UIKit's class, rather than one of a class of the sources.
  private func overridesBase(_ extended: ExtensionMember, _ bases: [String: [ExtensionMember]]) -> Bool {
    let (signature, path) = (extended.member.signature, extended.type.path)
    guard extended.member.kind == .function || extended.member.kind == .property, !extended.member.isStatic,
      bases[signature]?.contains(where: { inherits(path, $0.type.path) }) == true
    else { return false }
    return !types.superclasses(of: path).contains { path in
      types.members(of: path).contains { $0.signature == signature && !$0.head.has("override") }
    }
  }

  /// Gives a class the member that calls that of its extension.
  private func forward(_ extended: ExtensionMember, _ diagnostics: inout [Diagnostic]) {
    let (file, type, member) = (extended.file, extended.type, extended.member)
    guard let home = types.declarations[type.path]?.first else { return }
    guard !type.isGeneric, file.conditions.undecided(member.nameToken).isEmpty,
      let forwarding = ForwardingMember(member, file)
    else {
      let message =
        "'\(member.name)' can't be overridden here off the device, where an extension overrides nothing: "
        + "write it in the class '\(type.path)'"
      return diagnostics.append(file.error(member.nameToken, message))
    }
    let declaration = forwarding.declaration(of: member.name, calling: extended.newName)
    home.file.insertMember(head(of: extended) + declaration, in: home.type)
    rename(extended)
  }

  /// Has a member ask whether it runs for a class that overrides it.
  private mutating func dispatch(_ base: ExtensionMember) {
    let (file, member) = (base.file, base.member)
    let signature = member.signature
    // A subclass before its superclass.
    let ofClasses = (ofBases[signature] ?? []).filter { inherits($0.type.path, base.type.path) }
      .map { ($0, types.superclasses(of: $0.type.path)) }.sorted { $0.1.count > $1.1.count }
    let overrides =
      ofClasses + (ofOthers[signature] ?? []).filter { inherits($0.type.path, base.type.path) }.map { ($0, []) }
    guard !overrides.isEmpty, !member.isStatic, let forwarding = ForwardingMember(member, file) else { return }
    ofOthers[signature] = ofOthers[signature]?.filter { !inherits($0.type.path, base.type.path) }
    let declaration = forwarding.declaration(of: member.name, calling: base.newName) { arguments in
      overrides.map(\.0).map { "if let view = self as? \($0.type.path) { return view.\($0.newName)\(arguments) }; " }
        .joined()
    }
    file.insertMember(head(of: base, inExtension: true) + declaration, in: base.type)
    rename(base)
    for (extended, superclasses) in overrides {
      rename(extended)
      let parent = superclasses.compactMap { path in ofClasses.first { $0.0.type.path == path }?.0 }.first
      callBase(of: extended, (parent ?? base).newName)
    }
  }

  /// Whether a class may inherit one of UIKit's: views and controllers are told apart by their names.
  private func inherits(_ path: String, _ base: String) -> Bool {
    let last = types.superclasses(of: path).last ?? path
    let root = types.declarations[last]?.first?.type.inherited.first ?? last
    return base == "NSObject" || root.hasSuffix("Controller") == base.hasSuffix("Controller")
  }

  private func rename(_ extended: ExtensionMember) {
    let member = extended.member
    extended.file.replace(member.nameToken..<member.nameToken + 1, with: extended.newName)
    let isAdded = extended.file.addedOverrides[member.nameToken] != nil
    for modifier in ["override", "open", "final"] + (isAdded ? ["private", "fileprivate"] : []) {
      if let token = member.head.modifiers[modifier] { extended.file.remove(token) }
    }
  }

  /// `super.show(_:)` in an override calls the code that the base has.
  private func callBase(of extended: ExtensionMember, _ name: String) {
    guard let braces = extended.member.braces, braces.close > braces.open + 2 else { return }
    for index in braces.open..<braces.close - 2
    where extended.file.isWord(index, "super") && extended.file.text(index + 2) == extended.member.name {
      extended.file.replace(index..<index + 1, with: "self")
      extended.file.replace(index + 2..<index + 3, with: name)
    }
  }

  /// Attributes and modifiers of the member, with the access of its extension.
  private func head(of extended: ExtensionMember, inExtension: Bool = false) -> String {
    let head = extended.member.head
    let attributes = head.attributes.filter { !AttributeRules.removes($0.name) }.map { extended.file.text($0.tokens) }
    var words = head.modifiers.sorted { $0.value < $1.value }.map(\.key).filter { $0 != "dynamic" && $0 != "final" }
    if let added = extended.file.addedOverrides[extended.member.nameToken] {
      words = words.filter { $0 != "private" && $0 != "fileprivate" } + [String(added.dropLast())]
    } else if !inExtension, head.access == nil, let access = extended.type.head.access, access != "private" {
      words.insert(access == "fileprivate" ? "internal" : access, at: 0)
    }
    return (attributes + words).map { $0 + " " }.joined()
  }
}
