/// Outlets and inspectable properties can be set by name: each class that declares some gets a nested class that does so,
/// as the room of nibs asks for it (`NibOutlets`). Setting is an assignment, so that observers run.
enum OutletRules {
  static func apply(to file: SourceFile) {
    var extensions = 0
    for type in file.declarations.types where type.kind == .class || type.kind == .extension {
      let names = type.members.filter { isOutlet($0, file) }.flatMap { [$0.name] + $0.otherNames }
      guard !names.isEmpty, !type.isGeneric else { continue }
      var name = "HeadlessOutlets"
      if type.kind == .extension {
        let stem = file.path.split(separator: "/").last.map(String.init) ?? ""
        name += "_\(identifier(stem))_\(extensions)"
        extensions += 1
      }
      file.insertMember(setter(name, type, file, names), in: type)
    }
  }

  private static func isOutlet(_ member: Member, _ file: SourceFile) -> Bool {
    guard member.kind == .property, !member.isConstant, !member.isStatic,
      file.conditions.undecided(member.nameToken).isEmpty,
      member.head.attribute("IBOutlet") != nil || member.head.attribute("IBInspectable") != nil
    else { return false }
    return member.isSettable(in: file)
  }

  private static func setter(_ name: String, _ type: TypeDeclaration, _ file: SourceFile, _ names: [String]) -> String {
    let owner = type.kind == .extension ? type.path : type.name
    var nibName = ""
    if let attribute = type.head.attribute("objc"), attribute.tokens.count > 3 {
      nibName = "static var nibName: String? { \"\(file.text(attribute.tokens.lowerBound + 3))\" }; "
    }
    let cases = names.map { "case \"\($0)\": return assign(value, to: &object.`\($0)`); " }.joined()
    // Members of a public extension are public where they do not say otherwise.
    let access = type.kind == .extension && type.head.has("public") ? "internal " : ""
    return "\(access)final class \(name): NibOutlets { \(nibName)static var owner: AnyClass { \(owner).self }; "
      + "static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool { "
      + "guard let object = object as? \(owner) else { return false }; "
      + "switch name { \(cases)default: return false } } }"
  }

  private static func identifier(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

extension Member {
  /// Whether a property may be assigned: it is stored, or its accessors have a setter or observers.
  package func isSettable(in file: SourceFile) -> Bool {
    !isConstant && (braces == nil || hasAccessor(["set", "_modify"], in: file) || hasObservers(in: file))
  }

  /// Whether code runs when a property is assigned, which is stored.
  package func hasObservers(in file: SourceFile) -> Bool { hasAccessor(["didSet", "willSet"], in: file) }

  private func hasAccessor(_ names: Set<String>, in file: SourceFile) -> Bool {
    guard let braces else { return false }
    var index = braces.open + 1
    while index < braces.close {
      if names.contains(file.text(index)) { return true }
      index = file.next(index)
    }
    return false
  }
}
