import Foundation
import Catalog
import GeneratedCode
import ShelfBatch
import SeededRandom
import Testing

/// Generated Swift compiles without a warning.
@Suite(SwiftCompiler.isHere) struct GeneratedSwiftCompileTests {
  @Test(arguments: Sweep.isFull ? GeneratedFile.AccessLevel.allCases : [.public])
  func compilesForEveryAccessLevel(level: GeneratedFile.AccessLevel) throws {
    let folder = try Folder()
    let fileNames = [
      "Featured", "class", "3D", "🎉", "new-and hot", "Größe", "日本", "e\u{301}te", "\u{301}x", "_", "a\nb\u{202e}\"",
    ]
    let reports = try GeneratedFixture.names.map { try GeneratedFixture.report($0, height: 10) }
    for (index, name) in fileNames.enumerated() {
      let file = GeneratedFile(of: name + ".shelf.json", inputHash: "0", accessLevel: level)
      try folder.put(GeneratedFixture.source(reports, file), "Generated\(index).swift")
    }
    // Other files of the app import UIKit without a modifier, or with one.
    try folder.put("import UIKit\nfunc font() -> UIFont { UIFont() }\n", "Other.swift")
    try folder.put(packageFile: "Tests/CommandTests/Generated/UIKit/UIKit.swift", "stub/UIKit.swift")
    #expect(
      try folder.compile([
        "-emit-module", "-module-name", "UIKit", "stub/UIKit.swift", "-o", folder.path("stub/UIKit.swiftmodule"),
      ]) == Outcome(0))
    let files = fileNames.indices.map { "Generated\($0).swift" }
    let arguments = ["-typecheck", "-package-name", "app"] + files
    #expect(try folder.compile(arguments) == Outcome(0))
    // Beside a module called UIKit that the target does not depend on, and with it.
    #expect(try folder.compile(arguments + ["-I", "stub"]) == Outcome(0))
    let headless = arguments + ["-I", "stub", "-D", "SHELF_HEIGHT_UIKIT"]
    #expect(try folder.compile(headless + ["Other.swift"]) == Outcome(0))
    #expect(
      try folder.compile(headless + ["-enable-upcoming-feature", "InternalImportsByDefault"]) == Outcome(0))
  }

  /// 500 shelves, 20 widths, 12 text sizes, 3 scales: 360,000 combinations; 18,000 where not all sweeps are made.
  @Test func compilesManyCombinations() throws {
    let categories = [
      "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
      "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
      "accessibilityExtraExtraExtraLarge",
    ]
    var reports: [ShelfReport] = []
    let shelves = Sweep.count(500)
    for shelf in 0..<shelves {
      for (size, category) in categories.enumerated() {
        for width in 0..<20 {
          for scale in 1...3 {
            // A text's lines: a few steps over the widths.
            let lines = (1500 + 37 * shelf % 600 + 90 * size) / (120 + 10 * width)
            reports.append(
              try GeneratedFixture.report(
                "shelf \(shelf)", width: 120 + 10 * Double(width), scale: Double(scale), category,
                height: Double(lines * (20 + 2 * size)) + 0.4))
          }
        }
      }
    }
    let folder = try Folder()
    try folder.put(GeneratedFixture.source(reports), "Generated.swift")
    try folder.put(
      "print(ShelfHeights.containerHeight(shelf: \"shelf \(shelves - 1)\", cardWidth: 310, contentSizeCategory: .large, scale: 3) ?? 0)\n",
      "main.swift")
    let asked = reports.last {
      $0.variant == Variant(cardWidth: 310, scale: 3, contentSizeCategory: "large")
    }
    #expect(try folder.compileAndRun(["Generated.swift"]) == "\(asked?.metrics.containerHeight ?? 0)\n")
  }
}
