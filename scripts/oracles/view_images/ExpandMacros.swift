// Writes sources with a repository's own macros expanded: the toolchain's Swift Testing takes no `@Suite` that a macro made.
import Foundation
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// Expands macros, by their names, in pairs of a file and its copy.
func expand(_ macros: [String: any Macro.Type], _ paths: ArraySlice<String>) throws {
  for index in stride(from: paths.startIndex, to: paths.endIndex, by: 2) {
    let path = paths[index]
    let source = Parser.parse(source: try String(contentsOfFile: path, encoding: .utf8))
    let context = BasicMacroExpansionContext(
      sourceFiles: [source: .init(moduleName: "", fullFilePath: path)])
    let expanded = source.expand(
      macros: macros,
      contextGenerator: { node in
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
      }, indentationWidth: .spaces(2))
    for diagnostic in context.diagnostics { print("\(path): \(diagnostic.message)") }
    let text = "#sourceLocation(file: \"\(path)\", line: 1)\n\(expanded)\n"
    try text.write(toFile: paths[index + 1], atomically: true, encoding: .utf8)
  }
}
