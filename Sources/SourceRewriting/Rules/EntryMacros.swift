/// `@Entry`, a macro of Apple's toolchain, becomes what it stands for: a property over a key of its own.
///
/// "Creates an environment values, transaction, container values, or focused values entry" (documentation of `Entry()`);
/// the room has the environment's.
enum EntryMacros {
  static func apply(to file: SourceFile) {
    for type in file.declarations.types where type.kind == .extension && type.name == "EnvironmentValues" {
      for member in type.members where member.kind == .property {
        guard let attribute = member.head.attribute("Entry"), member.otherNames.isEmpty else { continue }
        rewrite(member, attribute.tokens, of: type, in: file)
      }
    }
  }

  /// `@Entry var gap: CGFloat = 4` becomes `var gap: CGFloat { get { … } set { … } }` with `enum _EntryOf_gap` behind it.
  private static func rewrite(
    _ member: Member, _ attribute: Range<Int>, of type: TypeDeclaration, in file: SourceFile
  ) {
    let key = "_EntryOf_\(member.name)"
    let stated = member.type.map { file.text($0) }
    let behind = member.type?.upperBound ?? member.nameToken + 1
    let end = member.tokens.upperBound
    let hasValue = file.isOperator(behind, "=")
    guard end > member.nameToken, hasValue || stated != nil else { return }
    file.replace(attribute, with: "")
    // The value stays where it stands, with its lines; what comes before and behind it makes a key of it.
    let accessors = " { get { self[\(key).self] } set { self[\(key).self] = newValue } }; "
    let access = (member.head.access ?? type.head.access).map { $0 + " " } ?? ""
    let head = "\(access)enum \(key): EnvironmentKey { "
    if let stated {
      let value = hasValue ? "" : "nil"
      file.edits.insert(
        "\(accessors)\(head)\(access)static var defaultValue: \(stated) { \(value)".utf8, at: offset(behind, file))
    } else {
      file.edits.insert(
        ": \(key).Value\(accessors)\(head)\(access)nonisolated(unsafe) static let defaultValue ".utf8,
        at: offset(behind, file))
    }
    if hasValue, stated != nil { file.replace(behind..<behind + 1, with: " ") }
    file.edits.insert((stated == nil ? " }" : " } }").utf8, at: file.tokens[end - 1].bytes.upperBound)
  }

  /// Where the token before ends: nothing but white space lies between.
  private static func offset(_ index: Int, _ file: SourceFile) -> Int { file.tokens[index - 1].bytes.upperBound }
}
