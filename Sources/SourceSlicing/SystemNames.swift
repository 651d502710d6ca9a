/// The names that a build has without the app: those of Swift, Foundation and UIKit's room, and of SwiftUI's where it has
/// views of that.
package struct SystemNames: Sendable {
  /// The names as they stand in the generated file.
  enum Table {}

  package let types: Set<String>
  let functions: Set<String>
  let members: Set<String>
  /// The types that SwiftUI adds.
  let views: Set<String>
  /// The functions of its types.
  let modifiers: Set<String>
  package var hasViews: Bool { !views.isEmpty }

  /// Those of cells.
  static let ofUIKit = SystemNames(
    types: names(Table.types), functions: names(Table.functions), members: names(Table.members), views: [],
    modifiers: [])
  /// Those of cells and of SwiftUI's views.
  static let ofSwiftUI = SystemNames(
    types: ofUIKit.types.union(names(Table.typesOfSwiftUI)),
    functions: ofUIKit.functions.union(names(Table.functionsOfSwiftUI)),
    members: ofUIKit.members.union(names(Table.membersOfSwiftUI)), views: names(Table.typesOfSwiftUI),
    modifiers: names(Table.modifiers))

  /// The class that a class inherits.
  static let superclasses = pairs(Table.classes)

  /// The types of properties of UIKit's classes, and of what its functions give: `layer`, `makeIterator()`.
  static let properties = pairs(Table.properties)

  private static func pairs(_ table: String) -> [String: String] {
    let pairs = names(table).compactMap { entry in
      let parts = entry.split(separator: ":").map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Swift's own operators.
  static let operators: Set<String> = [
    "+", "-", "*", "/", "%", "=", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "!", "??", "...", "..<",
    "->",
    "+=", "-=", "*=", "/=", "%=", "&", "|", "^", "~", "<<", ">>", "~=", "&+", "&-", "&*", "?", "|=", "&=", "^=",
  ]

  /// The modules that a build has, or for which others stand in.
  package static let modules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "UIKit", "CoreGraphics", "QuartzCore",
    "ObjectiveC", "Combine", "os", "OSLog", "SwiftUI", "Dispatch", "Darwin", "Observation", "Synchronization",
    "RegexBuilder",
  ]

  /// Whether a class of the system is another one, or inherits it.
  static func inherits(_ type: String, _ other: String) -> Bool {
    var next: String? = type
    while let name = next {
      if name == other { return true }
      next = superclasses[name]
    }
    return false
  }

  /// Modules of public packages that lay views out, by the beginnings of names that tell their use: nothing can stand in
  /// for them.
  static let layoutModules: [String: [String]] = [
    "SnapKit": ["snp"], "Cartography": ["constrain"], "Stevia": ["subviews", "sv", "layout", "fillContainer"],
    "PureLayout": ["autoPin", "autoSet", "autoAlign", "autoCenter", "autoMatch"],
    "TinyConstraints": ["edgesToSuperview", "centerInSuperview", "topToSuperview", "leadingToSuperview", "edges"],
    "EasyPeasy": ["easy"], "PinLayout": ["pin"], "FlexLayout": ["flex"], "Masonry": ["mas_"], "YogaKit": ["yoga"],
    "AsyncDisplayKit": ["ASDisplayNode", "ASCellNode", "ASStackLayoutSpec"], "QuickLayout": ["HStack", "VStack"],
  ]

  private static func names(_ table: String) -> Set<String> {
    Set(table.split { $0 == " " || $0.isNewline }.map(String.init))
  }
}
