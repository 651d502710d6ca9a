import Testing

@testable import SourceSlicing

/// A large slice leaves code that is far from its roots to runs that ask for it.
@Suite struct LargeSliceTests {
  private static let app = MadeUpApp(files: [
    "Cell.swift": "class Cell: UIView {\n  func show(_ text: String) { Near.show(text) }\n}",
    "Chain.swift": """
    enum Near {
      static func show(_ text: String) { for part in [text, text] { Middle.show(part, part, part, part, part, part, part) } }
    }
    enum Middle {
      static func show(_ a: String, _ b: String, _ c: String, _ d: String, _ e: String, _ f: String, _ g: String) { Far.show(a, b, c, d, e, f, g) }
      static let table = Far.table(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20)
      static var short: Int { Far.count }
    }
    enum Far {
      static func show(_ a: String, _ b: String, _ c: String, _ d: String, _ e: String, _ f: String, _ g: String) { Last.show(a, b, c, d, e, f, g) }
      static var count: Int { 3 }
    }
    enum Last {
      static func show(_ a: String, _ b: String, _ c: String, _ d: String, _ e: String, _ f: String, _ g: String) {}
    }
    """,
  ])

  private func text(_ words: CompilerWords) throws -> String {
    try Self.app.slice("Cell", words: words).text("Chain.swift") ?? ""
  }

  @Test func farCodeStopsAndIsNotFollowed() throws {
    #expect(try text(CompilerWords()).contains("enum Last"))
    let text = try text(CompilerWords([CompilerWords.large]))
    #expect(text.contains("Middle.show(part"))
    #expect(text.contains("HeadlessStandIn.lack(\"Middle.show\")"))
    #expect(!text.contains("enum Last"))
  }

  @Test func codeThatARunAsksForComesWithAllNearIt() throws {
    let needs = ["Cell: error: 'Middle.show' was called: its body is not in the slice; name its class in 'roots'"]
    let text = try text(CompilerWords([CompilerWords.large] + needs))
    #expect(text.contains("Far.show(a, b, c, d, e, f, g)") && text.contains("Last.show(a, b, c, d, e, f, g)"))
    #expect(!text.contains("HeadlessStandIn.lack(\"Far.show\")"))
  }

  /// Each answer costs a build.
  @Test func theMoreIsAskedTheMoreAnAnswerBrings() throws {
    let parameters = "abcdefgh".map { "_ \($0): String" }.joined(separator: ", ")
    let chain = (0..<12).map { number in
      "enum Step\(number) { static func show(\(parameters)) { Step\(number + 1).show(a, b, c, d, e, f, g, h) } }"
    }
    let app = MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { func show(\(parameters)) { Step0.show(a, b, c, d, e, f, g, h) } }",
      "Chain.swift": (chain + ["enum Step12 { static func show(\(parameters)) {} }"]).joined(separator: "\n"),
    ])
    func bodies(_ asked: String...) throws -> Int {
      let words = asked.map { "Cell: error: '\($0)' was called: its body is not in the slice; name it in 'roots'" }
      let slice = try app.slice("Cell", words: CompilerWords([CompilerWords.large] + words))
      return slice.lines("Chain.swift").count { $0.contains(".show(a, b") }
    }
    #expect(try bodies() == 1)
    #expect(try bodies("Step1.show") == 5)
    #expect(try bodies("Step1.show", "Step5.show") == 10)
  }

  /// A build costs more than a short body.
  @Test func shortCodeIsFollowedFurther() throws {
    let files = [
      "Cell.swift": "class Cell: UIView { var count: Int { A.count } }",
      "Chain.swift": """
      enum A { static var count: Int { B.count } }
      enum B { static var count: Int { C.count } }
      enum C { static var count: Int { D.count } }
      enum D { static var count: Int { E.count } }
      enum E { static var count: Int { F.count } }
      enum F { static var count: Int { 6 } }
      """,
    ]
    let large = CompilerWords([CompilerWords.large])
    let lines = try MadeUpApp(files: files).slice("Cell", words: large).lines("Chain.swift")
    #expect(lines.prefix(3).allSatisfy { !$0.contains("lack(") })
    #expect(lines.contains { $0.contains("HeadlessStandIn.lack(") })
    #expect(!lines.contains { $0.hasPrefix("enum F") })
  }

  /// The values that an object stores are made with it, and no function of any view's type can stop without one.
  @Test func storedValuesAndViewsOfAnyTypeStay() throws {
    let files = [
      "Cell.swift": "class Cell: UIView { let near = Near(); func show() { _ = near.middle.far.last } }",
      "Chain.swift": """
      class Near { let middle = Middle() }
      class Middle { let far = Far(); static let shared: Far = Far(a: 1, b: 2) }
      class Far { let last = Last.text }
      enum Last { static let text = "last" }
      """,
    ]
    let large = CompilerWords([CompilerWords.large])
    let text = try MadeUpApp(files: files).slice("Cell", words: large).text("Chain.swift") ?? ""
    #expect(text.contains("let far = Far()") && text.contains("let last = Last.text"))
  }
}
