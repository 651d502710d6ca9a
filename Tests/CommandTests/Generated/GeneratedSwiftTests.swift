import Foundation
import Catalog
import GeneratedCode
import ShelfBatch
import Testing

/// The look-up of generated Swift, compiled and run as an app does.
@Suite(SwiftCompiler.isHere) struct GeneratedSwiftTests {
  /// Every combination, in a program that knows nothing of the library, gives the heights of the report.
  @Test func answersAsTheReport() throws {
    var reports: [ShelfReport] = []
    var seed = 7
    for name in GeneratedFixture.names {
      for (width, scale) in [(120, 2), (120, 3), (160.25, 2), (160.25, 3), (200, 2), (200, 3)] {
        for category in ["extraSmall", "large", "accessibilityExtraExtraExtraLarge"] {
          for locale in [nil, "*", "de", "zh-Hant_TW"] {
            seed = (seed * 1103 + 12345) % 10_007
            // Some shelves have no cards, some repeat their heights.
            let height = seed % 9 == 0 ? nil : Double(seed % 40) * 10.1
            let report = try GeneratedFixture.report(
              name, width: width, scale: Double(scale), category, locale: locale, height: height)
            reports.append(report)
          }
        }
      }
    }
    let folder = try Folder()
    try folder.put(GeneratedFixture.source(reports), "Generated.swift")
    try folder.put(
      """
      for name in [\(GeneratedFixture.names.map(literal).joined(separator: ", "))] {
        for (width, scale) in [(120, 2), (120, 3), (160.25, 2), (160.25, 3), (200, 2), (200, 3)] as [(Double, Double)] {
          for category in [.extraSmall, .large, .accessibilityExtraExtraExtraLarge] as [ShelfHeights.ContentSizeCategory] {
            for locale in [nil, "*", "de", "zh-Hant_TW"] as [String?] {
              let size = ShelfHeights.itemSize(
                shelf: name, cardWidth: width, contentSizeCategory: category, locale: locale, scale: scale)
              let height = ShelfHeights.containerHeight(
                shelf: name, cardWidth: width, contentSizeCategory: category, locale: locale, scale: scale)
              print(size?.width ?? -1, size?.height ?? -1, height ?? -1)
            }
          }
        }
      }

      """, "main.swift")
    let lines = try folder.compileAndRun(["Generated.swift"]).split(separator: "\n")
    #expect(lines.count == 18 * 6 * 3 * 4)
    for (line, report) in zip(lines, reports) {
      let metrics = report.metrics
      #expect(
        line == "\(metrics.itemSize.width) \(metrics.itemSize.height) \(metrics.containerHeight)",
        "\(report.shelf) \(report.variant)")
    }
  }

  private func literal(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
  }

  /// A size that was not measured gets no height that could cut content.
  @Test func answersBesidesTheReport() throws {
    var reports: [ShelfReport] = []
    for (width, height) in [(120.0, 300.0), (160, 200), (200, 250)] {
      for (category, factor) in [("large", 1.0), ("accessibilityMedium", 2)] {
        reports.append(
          try GeneratedFixture.report("a", width: width, scale: 2, category, locale: "de", height: height * factor))
        reports.append(
          try GeneratedFixture.report(
            "a", width: width, scale: 3, category, locale: "de", height: height * factor + 0.1))
        reports.append(
          try GeneratedFixture.report("a", width: width, scale: 2, category, locale: "en", height: height * factor - 20)
        )
        reports.append(
          try GeneratedFixture.report("a", width: width, scale: 3, category, locale: "en", height: height * factor - 20)
        )
      }
    }
    let expected: [(arguments: String, height: String)] = [
      ("shelf: \"a\", cardWidth: 120, contentSizeCategory: .large, locale: \"de\", scale: 2", "300.0"),
      ("shelf: \"a\", cardWidth: 119.9999, contentSizeCategory: .large, locale: \"de\", scale: 2", "300.0"),
      ("shelf: \"a\", cardWidth: 119.9, contentSizeCategory: .large, locale: \"de\", scale: 2", "nil"),
      ("shelf: \"a\", cardWidth: 159.9, contentSizeCategory: .large, locale: \"de\", scale: 2", "300.0"),
      ("shelf: \"a\", cardWidth: 159.9999, contentSizeCategory: .large, locale: \"de\", scale: 2", "200.0"),
      ("shelf: \"a\", cardWidth: 160.0001, contentSizeCategory: .large, locale: \"de\", scale: 2", "200.0"),
      ("shelf: \"a\", cardWidth: 161, contentSizeCategory: .large, locale: \"de\", scale: 2", "250.0"),
      ("shelf: \"a\", cardWidth: 900, contentSizeCategory: .large, locale: \"de\", scale: 2", "250.0"),
      ("shelf: \"a\", cardWidth: 120, contentSizeCategory: .extraSmall, locale: \"de\", scale: 2", "300.0"),
      ("shelf: \"a\", cardWidth: 120, contentSizeCategory: .extraLarge, locale: \"de\", scale: 2", "600.0"),
      ("shelf: \"a\", cardWidth: 120, contentSizeCategory: .accessibilityLarge, locale: \"de\", scale: 2", "nil"),
      ("shelf: \"a\", cardWidth: 120, contentSizeCategory: .large, locale: \"en\", scale: 2", "280.0"),
      ("shelf: \"a\", cardWidth: 120, contentSizeCategory: .large, locale: \"fr\", scale: 2", "300.0"),
      ("shelf: \"a\", cardWidth: 120, contentSizeCategory: .large, locale: nil, scale: 2", "300.0"),
      ("shelf: \"a\", cardWidth: 120, contentSizeCategory: .large, locale: \"de\", scale: 3", "300.3333333333333"),
      ("shelf: \"a\", cardWidth: 120, contentSizeCategory: .large, locale: \"de\", scale: 1", "300.3333333333333"),
      ("shelf: \"b\", cardWidth: 120, contentSizeCategory: .large, locale: \"de\", scale: 2", "nil"),
    ]
    let folder = try Folder()
    try folder.put(GeneratedFixture.source(reports), "Generated.swift")
    let calls = expected.map {
      "print(ShelfHeights.itemSize(\($0.arguments)).map { \"\\($0.height)\" } ?? \"nil\")\n"
    }
    try folder.put(calls.joined(), "main.swift")
    let lines = try folder.compileAndRun(["Generated.swift"]).split(separator: "\n")
    try #require(lines.count == expected.count, "\(lines)")
    for (line, expected) in zip(lines, expected) { #expect(line == expected.height, "\(expected.arguments)") }
  }

  /// Where every width of a range was measured, results stand at those at which a height changes.
  @Test func answersEveryWidth() throws {
    let reports = [
      try GeneratedFixture.report("a", width: 120, scale: 2, height: 200),
      try GeneratedFixture.report("a", width: 130.25, scale: 2, height: 150),
      try GeneratedFixture.report("a", width: 120, scale: 3, height: 200),
      try GeneratedFixture.report("a", width: 140.5, scale: 3, height: 100),
      try GeneratedFixture.report("b", width: 120, scale: 2, height: nil),
      try GeneratedFixture.report("b", width: 120, scale: 3, height: nil),
    ]
    let folder = try Folder()
    let source = GeneratedFixture.source(reports, GeneratedFile(widthRange: 120...400))
    #expect(source.contains("\n    a * L 120=418,626 130.25=318,626 140.5=318,326\n    b * L 120=0,0\n"))
    try folder.put(source, "Generated.swift")
    let calls = [(119.9, 2), (120, 2), (130.24, 2), (130.25, 2), (139, 3), (141, 3), (900, 3), (130.25, 1)].map {
      "print(ShelfHeights.itemSize(shelf: \"a\", cardWidth: \($0), scale: \($1))?.height ?? -1)\n"
    }
    try folder.put(calls.joined(), "main.swift")
    #expect(try folder.compileAndRun(["Generated.swift"]) == "-1\n200.0\n200.0\n150.0\n200.0\n100.0\n100.0\n200.0\n")
  }

  /// A call compiles whatever was measured, also where nothing was; names of shelves are checked by the compiler.
  @Test func callsDoNotDependOnWhatWasMeasured() throws {
    let all = try ["travel", "New & Hot", "Travel", "default", "self", "2024", "", "日本", "URLs", "init"].map {
      try GeneratedFixture.report($0, height: 10)
    }
    let wide = try GeneratedFixture.report(
      "travel", width: 200, scale: 3, "accessibilityLarge", locale: "de", height: 20)
    let members =
      "[.travel, .newHot, .travel_2c74f119, .`default`, .self_, ._2024, ._unnamed, .u65E5u672C, .URLs, .init_]"
    let folder = try Folder()
    var (files, calls, expected): ([String], String, String) = ([], "", "")
    for (type, reports, first, heights) in [
      ("NoneShelf", [], #"Shelf(rawValue: "travel")"#, "-1.0\n-1.0\n"),
      ("OneShelf", [all[0]], "Shelf.travel", "10.0\n\(all[0].metrics.containerHeight)\n"),
      ("AllShelf", all + [wide], "Shelf.travel", "10.0\n\(all[0].metrics.containerHeight)\n"),
    ] {
      let file = GeneratedFile(of: "\(type.dropLast(5)).shelf.json", inputHash: "0")
      try folder.put(GeneratedFixture.source(reports, file), "\(type).swift")
      files.append("\(type).swift")
      calls += """
        enum \(type)Names { static let first = \(type).\(first) }
        print((\(type).itemSize(shelf: \(type)Names.first)?.height ?? -1) as Double)
        print((\(type).containerHeight(shelf: "travel", scale: 2) ?? -1) as Double)
        print(\(type).itemSize(shelf: \(type).Shelf(rawValue: "no such")) == nil)

        """
      expected += heights + "true\n"
    }
    calls += "let names: [AllShelf.Shelf] = \(members)\nprint(names.map(\\.rawValue))\n"
    try folder.put(calls, "main.swift")
    #expect(try folder.compileAndRun(files) == expected + "\(all.map(\.shelf))\n")
  }
}
