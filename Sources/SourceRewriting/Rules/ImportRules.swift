/// Modules that Linux lacks and the shim covers come from `UIKit`.
struct ImportRules {
  /// Modules to import in each file, which a bridging header gave it.
  var added: [String] = []
  /// Modules that are left out.
  var dropped: Set<String> = []

  /// The modules that `import UIKit` gives, on Apple's platforms and of the shim.
  static let modulesOfShim: Set<String> = ["UIKit", "CoreGraphics", "QuartzCore", "ObjectiveC"]

  func apply(to file: SourceFile) {
    for item in file.declarations.imports {
      if dropped.contains(item.module) {
        // The word before the path, and what stands before that on its line.
        var start = item.path.lowerBound - 1
        while start > 0, !file.tokens[start].startsLine, !file.isMark(start - 1, ";") { start -= 1 }
        file.replace(start..<item.path.upperBound, with: "")
      } else if ImportRules.modulesOfShim.contains(item.module), file.text(item.path) != "UIKit" {
        file.replace(item.path, with: "UIKit")
      } else if item.module == "Darwin" {
        file.replace(item.path, with: "Foundation")
      }
    }
  }

  /// The lines that a file needs before its first one.
  func head(of file: SourceFile) -> String {
    let there = Set(file.declarations.imports.map(\.module))
    return added.filter { !there.contains($0) }.map { "import \($0)\n" }.joined()
  }
}
