import SourceRewriting
import Testing

/// Members that get company, or another place.
@Suite struct MemberTests {
  @Test func outletsAreSetByName() throws {
    let text = """
      final class Card: UIView {
        @IBOutlet private(set) weak var title: UILabel! { didSet { a() } }
        @IBOutlet var stars: [UIView]!, body: UILabel?
        @IBInspectable var radius: CGFloat { get { 1 } set {} }
        @IBInspectable var isRound: Bool { true }
        @IBOutlet let constant: UIView
        #if DEBUG
        @IBOutlet var debug: UIView!
        #endif
        var other: UILabel!
      }
      """
    let lines = try rewritten(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == "            private(set) weak var title: UILabel! { didSet { a() } }")
    let expected = """
      final class HeadlessOutlets: NibOutlets { static var owner: AnyClass { Card.self }; static func set\
      (_ name: String, of object: AnyObject, to value: Any?) -> Bool { guard let object = object as? Card else \
      { return false }; switch name { case "title": return assign(value, to: &object.`title`); \
      case "stars": return assign(value, to: &object.`stars`); case "body": return assign(value, to: &object.`body`); \
      case "radius": return assign(value, to: &object.`radius`); default: return false } } } }
      """
    #expect(lines[10] == expected)
  }

  @Test(arguments: [
    ("class A { class B { @IBOutlet var c: UIView! } }", "owner: AnyClass { B.self }"),
    ("extension A.B { @IBInspectable var c: Int { get { 1 } set {} } }", "class HeadlessOutlets_0_swift_0: NibOutlets"),
    ("extension A.B { @IBInspectable var c: Int { get { 1 } set {} } }", "owner: AnyClass { A.B.self }"),
    ("@objc(Old) class A { @IBOutlet var c: UIView! }", "nibName: String? { \"Old\" }; static var owner"),
    ("class A { @IBOutlet var c: UIView! }", "var c: UIView! ; final class"),
  ])
  func outletsOf(_ text: String, _ part: String) throws { #expect(try squeezed(rewritten(text)).contains(part)) }

  @Test(arguments: [
    "class A<T> { @IBOutlet var b: UIView! }", "class A<T> { class B { @IBOutlet var c: UIView! } }",
    "extension A where B == C { @IBInspectable var c: Int { get { 1 } set {} } }",
  ])
  func genericClassesHaveNone(_ text: String) throws { #expect(!(try rewritten(text).contains("NibOutlets"))) }

  @Test func anOptionalRequirementHasADefault() throws {
    let texts = [
      """
      @objc public protocol CardDelegate: NSObjectProtocol {
        func opened(_ card: Card)
        @objc optional func height(of card: Card, in width: CGFloat) -> CGFloat
        @objc optional func closed()
        @objc optional var margin: CGFloat { get }
      }
      """,
      """
      class Home: NSObject {}
      extension Home: CardDelegate {
        func opened(_ card: Card) {}
        public func height(of card: Card, in width: CGFloat) -> CGFloat { 1 }
        var margin: CGFloat { 2 }
      }
      """,
      "let a = delegate?.height?(of: b, in: c) ?? d; delegate.closed!(); e.closed(); list?(1); list.dataSource?.view?(f, at: g)",
    ]
    let results = try rewritten(texts).map(squeezed)
    let requirements = """
      public protocol CardDelegate: AnyObject, NSObjectProtocol { func opened(_ card: Card) \
      func headlessOptional_height(of card: Card, in width: CGFloat) -> (CGFloat)? \
      func headlessOptional_closed() -> Void? var margin: (CGFloat)? { get } }
      """
    #expect(results[0] == requirements)
    let methods = """
      var margin: (CGFloat)! { 2 } public func headlessOptional_height(of _0: Card, in _1: CGFloat) -> (CGFloat)? \
      { height(of: _0, in: _1) }; }
      """
    #expect(results[1].hasSuffix(methods))
    let calls = """
      let a = delegate?.headlessOptional_height (of: b, in: c) ?? d; delegate.headlessOptional_closed ()!; \
      e.closed(); list?(1); list.dataSource?.view (f, at: g)
      """
    #expect(results[2] == calls)
    let copy = try SourceRewriter().copies(of: sources(texts))[0]
    #expect(
      String(decoding: copy, as: UTF8.self).hasSuffix(
        """
        }
        #sourceLocation()
        extension CardDelegate { public func headlessOptional_height(of card: Card, in width: CGFloat) -> (CGFloat)? { nil } }
        extension CardDelegate { public func headlessOptional_closed() -> Void? { nil } }
        extension CardDelegate { public var margin: (CGFloat)? { get { nil } } }

        """))
  }

  @Test func overridesMoveIntoTheirClass() throws {
    let texts = [
      "class Card: UIView {\n  var a = 1\n}\nclass Small: Card {\n  override func used() {}\n}\n",
      """
      public extension Card {
        @objc override func layoutSubviews() {
          super.layoutSubviews()
        }
        func used() {}
        func unused() {}
      }
      """,
    ]
    let results = try rewritten(texts)
    #expect(
      results[0] == """
        class Card: UIView {
          var a = 1

        #sourceLocation(file: "1.swift", line: 2)
          public       override func layoutSubviews() {
            super.layoutSubviews()
          }
        #sourceLocation(file: "0.swift", line: 3)

        #sourceLocation(file: "1.swift", line: 5)
          public func used() {}
        #sourceLocation(file: "0.swift", line: 3)
        }
        class Small: Card {
          override func used() {}
        }

        """)
    #expect(results[1].split(separator: "\n", omittingEmptySubsequences: false).count == 7)
    #expect(squeezed(results[1]) == "public extension Card { func unused() {} }")
  }

  @Test(arguments: [
    (
      "extension UIView {\n  override func a() {}\n}",
      "0.swift:2:17: error: 'UIView' is in none of the sources, so that its extension can override nothing off the device: "
        + "override 'a' in a subclass, or name the file of this extension in 'exclude'"
    ),
    (
      "class A {}\nextension A {\n#if DEBUG\n  override func a() {}\n#endif\n}",
      "0.swift:4:17: error: an override in an extension with a condition can't move into 'A': write it there"
    ),
    (
      "class A {}\nextension A: P { var m = 1 }\n@objc protocol P { @objc optional var m: Int { get } }",
      "0.swift:2:22: error: write the type of 'm', which an optional requirement of 'P' asks for"
    ),
    (
      "@objc protocol P { @objc optional init() }",
      "0.swift:1:35: error: an optional 'init' can't be rewritten; declare it as a method"
    ),
  ])
  func whatCannotBeRewrittenIsAnError(_ text: String, _ message: String) {
    #expect(messages(Array(text.utf8)) == message)
  }

  @Test func codeOfOtherSystemsIsLeftAlone() throws {
    let text =
      "#if os(macOS)\nextension NSView { override func a() {} }\n#elseif os(iOS)\nlet a = 1\n#else\nextension B { override func c() {} }\n#endif\n"
    #expect(messages(Array(text.utf8)) == "")
  }
}
