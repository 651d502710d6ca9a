import Catalog

/// Attributes that only Objective-C, Interface Builder or Apple's toolchain reads are taken away.
package enum AttributeRules {
  private static let removed: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable",
    "UIApplicationMain", "NSApplicationMain",
    // Macros of Apple's toolchain that only add what animates or previews.
    "Previewable", "Animatable", "AnimatableIgnored",
  ]

  package static func removes(_ name: String) -> Bool { removed.contains(name) }

  static func apply(to file: SourceFile, _ diagnostics: inout [Diagnostic]) {
    // A program of another module has its own beginning.
    for type in file.declarations.types where type.inherited.contains("UIApplicationDelegate") {
      if let attribute = type.head.attribute("main") { file.replace(attribute.tokens, with: "") }
    }
    for index in file.tokens.indices where file.isMark(index, "@") && file.tokens[index].partner == nil {
      let name = file.text(index + 1)
      if removed.contains(name) {
        var end = index + 2
        if end < file.tokens.count, file.isMark(end, "("),
          file.tokens[end].bytes.lowerBound == file.tokens[index + 1].bytes.upperBound
        {
          end = file.next(end)
        }
        file.replace(index..<end, with: "")
      } else if name == "convention", file.isMark(index + 2, "("),
        file.isWord(index + 3, "block") || isOfObjectiveC(file, index)
      {
        file.replace(index..<index + 5, with: "")
      } else if name == "NSManaged", !file.conditions.isDead(index) {
        diagnostics.append(
          file.error(
            index, "'@NSManaged' needs Core Data, which is on Apple's platforms alone; name this file in 'exclude'"))
      }
    }
  }

  /// Whether the function's type behind `@convention(c)` is that of a method.
  private static func isOfObjectiveC(_ file: SourceFile, _ attribute: Int) -> Bool {
    guard file.isMark(attribute + 5, "("), let close = file.tokens[attribute + 5].partner else { return false }
    return (attribute + 5..<close).contains { file.isWord($0, "Selector") || file.isWord($0, "AnyObject") }
  }
}
