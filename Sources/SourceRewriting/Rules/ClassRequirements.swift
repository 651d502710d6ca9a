/// Requirements of initialisers that each view has: `protocol Creatable: UIView { init() }`.
///
/// UIKit's classes meet them, since Objective-C finds initialisers at run time; here a class would have to say each again.
/// Every view is made of its class (`MadeByClass`), so that the requirement can go.
enum ClassRequirements {
  static func apply(to file: SourceFile) {
    for type in file.declarations.types where type.kind == .protocol && type.inherited.contains(where: isView) {
      for member in type.members where member.kind == .initializer && [[], ["frame"]].contains(member.labels) {
        file.replace(member.tokens, with: "")
      }
    }
  }

  private static func isView(_ type: String) -> Bool {
    type.hasPrefix("UI") && (type.hasSuffix("View") || type.hasSuffix("Cell"))
  }
}
