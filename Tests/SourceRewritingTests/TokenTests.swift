import SourceRewriting
import Testing

/// Words that give way to others where they stand.
@Suite struct TokenTests {
  @Test(arguments: [
    ("@objc func a() {}", "      func a() {}"),
    ("@objc(a:b:) private func a() {}", "            private func a() {}"),
    ("@objc\nfunc a() {}", "     \nfunc a() {}"),
    ("@objcMembers @IBDesignable final class A {}", "                           final class A {}"),
    ("@IBAction func a(_ b: Any) {}", "          func a(_ b: Any) {}"),
    ("@objc dynamic var a = 1", "      dynamic var a = 1"),
    ("@UIApplicationMain\nclass A {}", "                  \nclass A {}"),
    (
      "@MainActor @escaping @available(iOS 15, *) func a() {}", "@MainActor @escaping @available(iOS 15, *) func a() {}"
    ),
    ("a(#selector(b))", "a(Selector(\"b\"))"),
    ("a(#selector(getter: B.c))", "a(Selector(\"c\")         )"),
    ("a(#selector(setter: B.c))", "a(Selector(\"setC:\")     )"),
    ("a(#selector(B.c(_:)))", "a(Selector(\"c:\")    )"),
    ("a(#selector(c(_:d:) as (B) -> (Int) -> Void))", "a(Selector(\"c:d:\")                          )"),
    ("a(#selector(c(for:d:)))", "a(Selector(\"cFor:d:\") )"),
    ("a(#selector(c(card:)))", "a(Selector(\"cWithCard:\"))"),
    ("a(#keyPath(B.c.d))", "a(\"c.d\"          )"),
    ("a(#keyPath(c))", "a(\"c\"        )"),
    ("#Preview { A() }", "                "),
    (
      "@available(iOS 13, *)\nprivate struct A: PreviewProvider {\n static var previews: some View { B() }\n}\nlet a = 1",
      "\n\n\n\nlet a = 1"
    ),
    (
      "@main struct A: App {\n var body: some Scene { WindowGroup { B() } }\n}\nclass C: App {}",
      "\n\n\nclass C: App {}"
    ),
    ("@available(iOS 17, *)\n#Preview(\"a\") {\n} timeline: { }\nlet a = 1", "\n\n\nlet a = 1"),
  ])
  func giveWay(_ text: String, _ expected: String) throws { #expect(try rewritten(text) == expected) }

  @Test func aSelectorHasTheLabelsOfItsMethod() throws {
    let texts = ["let a = #selector(tapped)", "class B { func tapped(_ sender: Any, with event: Int) {} }"]
    #expect(try rewritten(texts)[0] == "let a = Selector(\"tapped:with:\")")
  }

  @Test(arguments: [
    ("os(iOS)", "true   "), ("os(macOS) || os(iOS)", "false     || true   "), ("!os(tvOS)", "!false   "),
    ("targetEnvironment(simulator)", "false                       "),
    ("targetEnvironment(macCatalyst)", "false                         "), ("canImport(UIKit)", "true            "),
    ("canImport(SwiftUI)", "canImport(HeadlessSwiftUI)"), ("DEBUG && swift(>=5.9)", "DEBUG && swift(>=5.9)"),
  ])
  func conditionsAreThoseOfAPhone(_ condition: String, _ expected: String) throws {
    #expect(try rewritten("#if \(condition)\nlet a = 1\n#endif\n") == "#if \(expected)\nlet a = 1\n#endif\n")
  }

  @Test(arguments: [
    ("import UIKit", "import UIKit"), ("import UIKit.UIColor", "import UIKit        "),
    ("import class UIKit.UIView", "import UIKit             "), ("import QuartzCore", "import UIKit     "),
    ("@preconcurrency import CoreGraphics; let a = 1", "@preconcurrency import UIKit       ; let a = 1"),
    ("import Darwin", "import Foundation"), ("import os.log; let a = 1", "             ; let a = 1"),
    ("import struct Foundation.Date", "import struct Foundation.Date"),
  ])
  func importsOfTheShim(_ text: String, _ expected: String) throws { #expect(try rewritten(text) == expected) }

  /// Names that say the module too stay: the module that stands in has them.
  @Test func modulesStandInForWhatABuildLacks() throws {
    let text = "import Combine\nimport OSLog\nvar a: Combine.AnyCancellable?\n"
    let copy = try SourceRewriter().rewrite(sources([text])).copies[0]
    #expect(
      String(decoding: copy, as: UTF8.self) == """
        #if canImport(Combine)
        import Combine
        #else
        import HeadlessCombine
        #endif
        #if canImport(OSLog)
        import OSLog
        #else
        import HeadlessLog
        #endif
        #sourceLocation(file: "0.swift", line: 1)
                      \n            \nvar a: Combine.AnyCancellable?\n
        """)
  }

  @Test func importsAreAddedAndDropped() throws {
    let rewriter = SourceRewriter(addingImports: ["UIKit"], droppingImports: ["Own"])
    let texts = ["import Foundation\n@testable import Own\n", "import UIKit\n"]
    let copies = try rewriter.rewrite(sources(texts)).copies.map { String(decoding: $0, as: UTF8.self) }
    #expect(
      copies == [
        "import UIKit\n#sourceLocation(file: \"0.swift\", line: 1)\nimport Foundation\n                    \n",
        "#sourceLocation(file: \"1.swift\", line: 1)\nimport UIKit\n",
      ])
  }

  /// Foundation has `Selector` on Apple's platforms, and modules that are left out may have brought UIKit.
  @Test(arguments: [
    ("import Foundation\nlet a = #selector(b)", true), ("import Foundation\nfunc f(_ a: Selector) {}", true),
    ("import Foundation\nlet a = NSLocalizedString(\"a\", comment: \"\")", true),
    ("import Foundation\nlet a = String(localized: \"a\")", true),
    ("import Foundation\nlet a = b.localizedName", false),
    ("import MapKit\nlet a = UIView()", true), ("import Foundation\nlet a = UILabel()", true), ("let a: UIVIEW", false),
    ("import Foundation\nlet a = \"Selector\"", false),
    ("import Foundation\nlet a: NSInteger = 1", true), ("import QuartzCore\nlet a = #selector(b)", false),
    ("import UIKit\nimport MapKit", false),
  ])
  func theShimComesWhereAnotherModuleBroughtIt(_ text: String, _ isAdded: Bool) throws {
    let copy = try SourceRewriter(droppingImports: ["MapKit"]).rewrite(sources([text])).copies[0]
    #expect(
      String(decoding: copy, as: UTF8.self).hasPrefix("#if canImport(UIKit)\nimport UIKit\n#endif\n#source") == isAdded)
  }

  /// The lines that a file gets for `import SwiftUI`.
  private let swiftUI =
    "#if canImport(HeadlessSwiftUI)\nimport HeadlessSwiftUI\n#elseif canImport(SwiftUI)\nimport SwiftUI\n#endif\n"

  /// SwiftUI is imported where a build has it: previews are left out.
  @Test func swiftUIIsOptional() throws {
    let copy = try SourceRewriter().rewrite(sources(["import UIKit\nimport SwiftUI\n"])).copies[0]
    #expect(
      String(decoding: copy, as: UTF8.self)
        == "\(swiftUI)#sourceLocation(file: \"0.swift\", line: 1)\nimport UIKit\n              \n"
    )
  }

  /// A file that hands SwiftUI on does so with what stands in.
  @Test func swiftUIIsHandedOn() throws {
    let copy = try SourceRewriter().rewrite(sources(["@_exported import SwiftUI\n"])).copies[0]
    #expect(
      String(decoding: copy, as: UTF8.self).hasPrefix(
        "#if canImport(HeadlessSwiftUI)\n@_exported import HeadlessSwiftUI\n"))
  }

  /// Names that say their module say the one that is imported.
  @Test(arguments: [
    ("let a: SwiftUI.Text", "let a: HeadlessSwiftUI.Text"), ("let a = b.SwiftUI.c", "let a = b.SwiftUI.c"),
    ("extension SwiftUI.View {}", "extension HeadlessSwiftUI.View {}"),
    ("enum SwiftUI { enum A {} }\nlet a: SwiftUI.A", "enum SwiftUI { enum A {} }\nlet a: SwiftUI.A"),
  ])
  func qualifiersSayTheModule(_ text: String, _ expected: String) throws { #expect(try rewritten(text) == expected) }

  /// `@Entry` stands for a key and a property (documentation of `Entry()`).
  @Test(arguments: [
    (
      "extension EnvironmentValues {\n  @Entry var gap: CGFloat = 4\n}",
      """
      extension EnvironmentValues {
               var gap: CGFloat { get { self[_EntryOf_gap.self] } set { self[_EntryOf_gap.self] = newValue } }; \
      enum _EntryOf_gap: EnvironmentKey { static var defaultValue: CGFloat {    4 } }
      }
      """
    ),
    (
      "extension EnvironmentValues { @Entry public var a = b(\n1) }",
      """
      extension EnvironmentValues {        public var a: _EntryOf_a.Value { get { self[_EntryOf_a.self] } set { \
      self[_EntryOf_a.self] = newValue } }; public enum _EntryOf_a: EnvironmentKey { \
      public nonisolated(unsafe) static let defaultValue  = b(
      1) } }
      """
    ),
    (
      "extension EnvironmentValues { @Entry var a: A? }",
      """
      extension EnvironmentValues {        var a: A? { get { self[_EntryOf_a.self] } set { self[_EntryOf_a.self] = \
      newValue } }; enum _EntryOf_a: EnvironmentKey { static var defaultValue: A? { nil } } }
      """
    ),
  ])
  func entriesAreKeys(_ text: String, _ expected: String) throws { #expect(try rewritten(text) == expected) }

  /// SwiftUI brings Combine with it on Apple's platforms.
  @Test func filesThatPublishGetTheModuleThatPublishes() throws {
    let texts = ["import SwiftUI\nclass A: ObservableObject {}", "import Combine\nclass A: ObservableObject {}"]
    let copies = try SourceRewriter().rewrite(sources(texts)).copies.map { String(decoding: $0, as: UTF8.self) }
    let combine = "#if canImport(Combine)\nimport Combine\n#else\nimport HeadlessCombine\n#endif\n"
    #expect(copies[0].hasPrefix("\(swiftUI)\(combine)#source"))
    #expect(copies[1].hasPrefix("\(combine)#source"))
  }

  /// A method of Objective-C by its address: nothing of that kind is there to be called.
  @Test(arguments: [
    ("let a: @convention(c) (AnyObject, Selector) -> Void", "let a: (AnyObject, Selector) -> Void"),
    ("let a: @convention(block) (Int) -> Void", "let a: (Int) -> Void"),
    ("let a: @convention(c) (Int) -> Void", "let a: @convention(c) (Int) -> Void"),
  ])
  func conventionsOfObjectiveCGo(_ text: String, _ expected: String) throws {
    #expect(try squeezed(rewritten(text)) == expected)
  }

  /// A closure of Swift has two words, an object one.
  @Test(arguments: [
    ("let a = unsafeBitCast(run(b, c), to: AnyObject.self)", "let a = (run(b, c) as AnyObject )"),
    (
      "typealias B = @convention(block) () -> Void\nlet a = unsafeBitCast(c, to: B.self)",
      "typealias B = () -> Void let a = (c as! B )"
    ),
    ("let a = unsafeBitCast(c, to: Int.self)", "let a = unsafeBitCast(c, to: Int.self)"),
  ])
  func aBlockAsAnObjectIsOneOfSwift(_ text: String, _ expected: String) throws {
    #expect(try squeezed(rewritten(text)) == expected)
  }

  /// Linux keeps these apart from Foundation.
  @Test func filesThatLoadGetTheModuleThatLoads() throws {
    let texts = [
      "import Foundation\nlet a = URLSession.shared", "import Foundation // URLRequest\nlet a = \"URLRequest\"",
    ]
    let copies = try SourceRewriter().rewrite(sources(texts)).copies.map { String(decoding: $0, as: UTF8.self) }
    #expect(copies[0].hasPrefix("#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n#source"))
    #expect(copies[1].hasPrefix("#source"))
  }

  @Test(arguments: [
    ("let a: Foundation.URLRequest", "let a: URLRequest"), ("let a: Foundation.URL", "let a: Foundation.URL"),
  ])
  func foundationsNameIsNoneOfWhatLoads(_ text: String, _ expected: String) throws {
    #expect(try squeezed(rewritten(text)) == expected)
  }

  @Test func aCopyHasNeitherMarkNorInterpreter() throws {
    let copies = try SourceRewriter().rewrite(sources(["\u{FEFF}let a = 1", "#!/usr/bin/swift\nlet a = 1"])).copies
    #expect(
      copies.map { String(decoding: $0, as: UTF8.self) } == [
        "#sourceLocation(file: \"0.swift\", line: 1)\nlet a = 1",
        "#sourceLocation(file: \"1.swift\", line: 1)\n///usr/bin/swift\nlet a = 1",
      ])
  }

  @Test func coreDataIsAnError() {
    #expect(
      messages(
        Array("class A {\n  @NSManaged var a: Int\n}\n#if os(macOS)\nclass B { @NSManaged var a: Int }\n#endif".utf8))
        == "0.swift:2:3: error: '@NSManaged' needs Core Data, which is on Apple's platforms alone; name this file in 'exclude'"
    )
  }

  /// A base class of another module of the app, whose files are among the sources.
  @Test func typesOfModulesThatAreLeftOutLoseTheirQualifier() throws {
    let rewriter = SourceRewriter(droppingImports: ["Kit", "Charts"])
    let texts = [
      "import Kit\nclass A: Kit.Base { let b = c.Kit.d, e = Charts.f, g = -Kit.h.i }",
      "enum Charts { static let f = 1 }",
    ]
    let copy = try String(decoding: rewriter.bodies(of: sources(texts))[0], as: UTF8.self)
    #expect(copy == "          \nclass A:     Base { let b = c.Kit.d, e = Charts.f, g = -h    .i }")
  }
}
