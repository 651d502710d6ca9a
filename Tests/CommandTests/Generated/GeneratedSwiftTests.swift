import Foundation
import Reporting
import ShelfSizing
import Testing

/// Generated Swift, compiled as an app does.
@Suite(SwiftCompiler.isHere) struct GeneratedSwiftTests {
  private func report(
    _ shelf: String, width: Double = 160, scale: Double = 2, _ category: String = "large", locale: String? = nil,
    height: Double?
  ) throws -> ShelfReport {
    let sizer = ShelfSizer(shelf: try Shelf(cardWidth: width, insets: EdgeInsets(all: 4.3), scale: scale))
    var scan = LargestContentScan<Int>()
    if height != nil { scan.offer(0, estimate: 1) }
    return ShelfReport(
      shelf: shelf,
      variant: Variant(cardWidth: width, scale: scale, contentSizeCategory: category, locale: locale),
      metrics: sizer.metrics(scan: scan, renderedHeight: height ?? 0, renderedCount: 1), rejectedCount: 0,
      largestID: nil, estimator: "first", warnings: [])
  }

  /// Where every width of a range was measured, results stand at those at which a height changes.
  @Test func answersEveryWidth() throws {
    let reports = [
      try report("a", width: 120, scale: 2, height: 200), try report("a", width: 130.25, scale: 2, height: 150),
      try report("a", width: 120, scale: 3, height: 200), try report("a", width: 140.5, scale: 3, height: 100),
      try report("b", width: 120, scale: 2, height: nil), try report("b", width: 120, scale: 3, height: nil),
    ]
    let folder = try Folder()
    let source = source(reports, GeneratedFile(widthRange: 120...400))
    #expect(source.contains("\n    a * L 120=418,626 130.25=318,626 140.5=318,326\n    b * L 120=0,0\n"))
    try folder.put(source, "Generated.swift")
    let calls = [(119.9, 2), (120, 2), (130.24, 2), (130.25, 2), (139, 3), (141, 3), (900, 3), (130.25, 1)].map {
      "print(ShelfHeights.itemSize(shelf: \"a\", cardWidth: \($0), scale: \($1))?.height ?? -1)\n"
    }
    try folder.put(calls.joined(), "main.swift")
    #expect(try folder.compileAndRun("Generated.swift") == "-1\n200.0\n200.0\n150.0\n200.0\n100.0\n100.0\n200.0\n")
  }

  private func source(_ reports: [ShelfReport], _ file: GeneratedFile = GeneratedFile()) -> String {
    var (format, buffer) = (GeneratedSwift(file), TextBuffer())
    format.begin(&buffer)
    for report in reports { format.write(report, to: &buffer) }
    format.end(&buffer)
    return buffer.text
  }

  /// Names that need escapes, that are canonically equal, or equal once they are escaped carelessly.
  private let names = [
    "", " ", "a b", "a  b", "a%20b", "\u{e9}", "e\u{301}", "\n", "\u{a}b", "\u{ab}", "*", "\"", "\\(1)", "\"\"\"",
    "\u{202e}",
    "func", "\u{1f600}", "\0",
  ]

  /// Every combination, in a program that knows nothing of the library, gives the heights of the report.
  @Test func answersAsTheReport() throws {
    var reports: [ShelfReport] = []
    var calls: [String] = []
    var seed = 7
    for name in names {
      for (width, scale) in [(120, 2), (120, 3), (160.25, 2), (160.25, 3), (200, 2), (200, 3)] {
        for category in ["extraSmall", "large", "accessibilityExtraExtraExtraLarge"] {
          for locale in [nil, "*", "de", "zh-Hant_TW"] {
            seed = (seed * 1103 + 12345) % 10_007
            // Some shelves have no cards, some repeat their heights.
            let height = seed % 9 == 0 ? nil : Double(seed % 40) * 10.1
            let report = try report(name, width: width, scale: Double(scale), category, locale: locale, height: height)
            reports.append(report)
            let locale = locale.map { "\"\($0)\"" } ?? "nil"
            calls.append("(\(literal(name)), \(width), .\(category), \(locale), \(scale))")
          }
        }
      }
    }
    let folder = try Folder()
    try folder.put(source(reports), "Generated.swift")
    try folder.put(
      """
      typealias Call = (String, Double, ShelfHeights.ContentSizeCategory, String?, Double)
      func show(_ call: Call) {
        let size = ShelfHeights.itemSize(
          shelf: call.0, cardWidth: call.1, contentSizeCategory: call.2, locale: call.3, scale: call.4)
        let height = ShelfHeights.containerHeight(
          shelf: call.0, cardWidth: call.1, contentSizeCategory: call.2, locale: call.3, scale: call.4)
        print(size?.width ?? -1, size?.height ?? -1, height ?? -1)
      }

      """ + calls.map { "show(\($0))\n" }.joined(), "main.swift")
    let lines = try folder.compileAndRun("Generated.swift").split(separator: "\n")
    #expect(lines.count == 18 * 6 * 3 * 4)
    for (index, (line, report)) in zip(lines, reports).enumerated() {
      let metrics = report.metrics
      #expect(
        line == "\(metrics.itemSize.width) \(metrics.itemSize.height) \(metrics.containerHeight)", "\(calls[index])")
    }
  }

  private func literal(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
  }

  /// What was not measured gets no height that could cut content.
  @Test func answersBesidesTheReport() throws {
    var reports: [ShelfReport] = []
    for (width, height) in [(120.0, 300.0), (160, 200), (200, 250)] {
      for (category, factor) in [("large", 1.0), ("accessibilityMedium", 2)] {
        reports.append(try report("a", width: width, scale: 2, category, locale: "de", height: height * factor))
        reports.append(try report("a", width: width, scale: 3, category, locale: "de", height: height * factor + 0.1))
        reports.append(try report("a", width: width, scale: 2, category, locale: "en", height: height * factor - 20))
        reports.append(try report("a", width: width, scale: 3, category, locale: "en", height: height * factor - 20))
      }
    }
    let expected: [(arguments: String, height: String)] = [
      ("cardWidth: 120, contentSizeCategory: .large, locale: \"de\", scale: 2", "300.0"),
      ("cardWidth: 119.9999, contentSizeCategory: .large, locale: \"de\", scale: 2", "300.0"),
      ("cardWidth: 119.9, contentSizeCategory: .large, locale: \"de\", scale: 2", "nil"),
      ("cardWidth: 159.9, contentSizeCategory: .large, locale: \"de\", scale: 2", "300.0"),
      ("cardWidth: 159.9999, contentSizeCategory: .large, locale: \"de\", scale: 2", "200.0"),
      ("cardWidth: 160.0001, contentSizeCategory: .large, locale: \"de\", scale: 2", "200.0"),
      ("cardWidth: 161, contentSizeCategory: .large, locale: \"de\", scale: 2", "250.0"),
      ("cardWidth: 900, contentSizeCategory: .large, locale: \"de\", scale: 2", "250.0"),
      ("cardWidth: 120, contentSizeCategory: .extraSmall, locale: \"de\", scale: 2", "300.0"),
      ("cardWidth: 120, contentSizeCategory: .extraLarge, locale: \"de\", scale: 2", "600.0"),
      ("cardWidth: 120, contentSizeCategory: .accessibilityLarge, locale: \"de\", scale: 2", "nil"),
      ("cardWidth: 120, contentSizeCategory: .large, locale: \"en\", scale: 2", "280.0"),
      ("cardWidth: 120, contentSizeCategory: .large, locale: \"fr\", scale: 2", "300.0"),
      ("cardWidth: 120, contentSizeCategory: .large, locale: nil, scale: 2", "300.0"),
      ("cardWidth: 120, contentSizeCategory: .large, locale: \"de\", scale: 3", "300.3333333333333"),
      ("cardWidth: 120, contentSizeCategory: .large, locale: \"de\", scale: 1", "300.3333333333333"),
      ("shelf: \"b\", cardWidth: 120, contentSizeCategory: .large, locale: \"de\", scale: 2", "nil"),
    ]
    let folder = try Folder()
    try folder.put(source(reports), "Generated.swift")
    let calls = expected.map {
      "print(ShelfHeights.itemSize(\($0.arguments)).map { \"\\($0.height)\" } ?? \"nil\")\n"
    }
    try folder.put(calls.joined(), "main.swift")
    let lines = try folder.compileAndRun("Generated.swift").split(separator: "\n")
    try #require(lines.count == expected.count, "\(lines)")
    for (line, expected) in zip(lines, expected) { #expect(line == expected.height, "\(expected.arguments)") }
  }

  @Test(arguments: GeneratedFile.AccessLevel.allCases)
  func compilesForEveryAccessLevel(level: GeneratedFile.AccessLevel) throws {
    let folder = try Folder()
    let fileNames = [
      "Featured", "class", "3D", "🎉", "new-and hot", "Größe", "日本", "e\u{301}te", "\u{301}x", "_", "a\nb\u{202e}\"",
    ]
    let reports = try names.map { try report($0, height: 10) }
    for (index, name) in fileNames.enumerated() {
      let file = GeneratedFile(of: name + ".shelf.json", inputHash: "0", accessLevel: level)
      try folder.put(source(reports, file), "Generated\(index).swift")
    }
    // Other files of the app import UIKit without a modifier, or with one.
    try folder.put("import UIKit\nfunc font() -> UIFont { UIFont() }\n", "Other.swift")
    try folder.put(uiKit, "stub/UIKit.swift")
    #expect(
      try folder.compile([
        "-emit-module", "-module-name", "UIKit", "stub/UIKit.swift", "-o", folder.path("stub/UIKit.swiftmodule"),
      ]) == Outcome(0))
    let files = fileNames.indices.map { "Generated\($0).swift" }
    let arguments = ["-typecheck", "-package-name", "app"] + files
    #expect(try folder.compile(arguments) == Outcome(0))
    #expect(try folder.compile(arguments + ["-I", "stub", "Other.swift"]) == Outcome(0))
    #expect(
      try folder.compile(
        arguments + ["-I", "stub", "-enable-upcoming-feature", "InternalImportsByDefault"]) == Outcome(0))
  }

  /// The part of UIKit that is used, as Apple's documentation declares it.
  private let uiKit = """
    @_exported import Foundation
    public final class UIFont { public init() {} }
    public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let unspecified = Self(rawValue: ""), extraSmall = Self(rawValue: "XS")
      public static let small = Self(rawValue: "S"), medium = Self(rawValue: "M"), large = Self(rawValue: "L")
      public static let extraLarge = Self(rawValue: "XL"), extraExtraLarge = Self(rawValue: "XXL")
      public static let extraExtraExtraLarge = Self(rawValue: "XXXL"), accessibilityMedium = Self(rawValue: "AX1")
      public static let accessibilityLarge = Self(rawValue: "AX2"), accessibilityExtraLarge = Self(rawValue: "AX3")
      public static let accessibilityExtraExtraLarge = Self(rawValue: "AX4")
      public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "AX5")
    }

    """

  /// 500 shelves, 20 widths, 12 text sizes, 3 scales: 360,000 combinations.
  @Test func compilesManyCombinations() throws {
    let categories = [
      "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
      "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
      "accessibilityExtraExtraExtraLarge",
    ]
    var reports: [ShelfReport] = []
    for shelf in 0..<500 {
      for (size, category) in categories.enumerated() {
        for width in 0..<20 {
          for scale in 1...3 {
            // A text's lines: a few steps over the widths.
            let lines = (1500 + 37 * shelf % 600 + 90 * size) / (120 + 10 * width)
            reports.append(
              try report(
                "shelf \(shelf)", width: 120 + 10 * Double(width), scale: Double(scale), category,
                height: Double(lines * (20 + 2 * size)) + 0.4))
          }
        }
      }
    }
    let folder = try Folder()
    try folder.put(source(reports), "Generated.swift")
    try folder.put(
      "print(ShelfHeights.containerHeight(shelf: \"shelf 499\", cardWidth: 310, contentSizeCategory: .large, scale: 3) ?? 0)\n",
      "main.swift")
    let asked = reports.last {
      $0.variant == Variant(cardWidth: 310, scale: 3, contentSizeCategory: "large")
    }
    #expect(try folder.compileAndRun("Generated.swift") == "\(asked?.metrics.containerHeight ?? 0)\n")
  }
}
