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
    ("public extension A { @IBInspectable var c: Int { get { 1 } set {} } }", "internal final class HeadlessOutlets"),
    ("@objc(Old) class A { @IBOutlet var c: UIView! }", "nibName: String? { \"Old\" }; static var owner"),
    ("class A { @IBOutlet var c: UIView! }", "var c: UIView! ; final class"),
  ])
  func outletsOf(_ text: String, _ part: String) throws { #expect(try squeezed(rewritten(text)).contains(part)) }

  @Test(arguments: [
    "class A<T> { @IBOutlet var b: UIView! }", "class A<T> { class B { @IBOutlet var c: UIView! } }",
    "extension A where B == C { @IBInspectable var c: Int { get { 1 } set {} } }",
  ])
  func genericClassesHaveNone(_ text: String) throws { #expect(!(try rewritten(text).contains("NibOutlets"))) }

  @Test func anOptionalRequirementIsMetByEachClass() throws {
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
      class Room: Home { func closed() {} }
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
    let members = """
      class Home: NSObject {public func headlessOptional_height(of _0: Card, in _1: CGFloat) -> (CGFloat)? \
      { return height(of: _0, in: _1) } ; public func headlessOptional_closed() -> Void? { nil } } \
      class Room: Home { func closed() {} ; override public func headlessOptional_closed() -> Void? { return closed() } } \
      extension Home: CardDelegate {
      """
    #expect(results[1].hasPrefix(members))
    #expect(results[1].hasSuffix("var margin: (CGFloat)! { 2 } }"))
    let calls = """
      let a = delegate?.headlessOptional_height (of: b, in: c) ?? d; delegate.headlessOptional_closed ()!; \
      e.closed(); list?(1); list.dataSource?.view (f, at: g)
      """
    #expect(results[2] == calls)
  }

  @Test func anOptionalResultStaysAsItIs() throws {
    let text =
      "@objc protocol P { @objc optional func view() -> UIView? }\nclass A: P { func view() -> UIView? { nil } }"
    let expected = """
      protocol P: AnyObject { func headlessOptional_view() -> UIView? } class A: P { func view() -> UIView? { nil } ; \
      func headlessOptional_view() -> UIView? { return view() } }
      """
    #expect(try squeezed(rewritten(text)) == expected)
  }

  @Test func aClosureOfTheNameOfAMethodIsCalledAsItIs() throws {
    let text = """
      @objc protocol P { @objc optional func tapped() }
      class A { var tapped: (() -> Void)?; func b() { self.tapped?(); delegate?.tapped?() } }
      """
    #expect(
      try squeezed(rewritten(text)).hasSuffix("func b() { self.tapped?(); delegate?.headlessOptional_tapped () } }"))
  }

  @Test func aProtocolIsNamedWithItsModule() throws {
    let text = "@objc protocol P { @objc optional func tapped() }\nclass A {}\nextension A: Kit.P { func tapped() {} }"
    #expect(try squeezed(rewritten(text)).contains("func headlessOptional_tapped() -> Void? { return tapped() }"))
  }

  @Test(arguments: ["Base", "Kit.Base", "Alias"])
  func aSuperclassIsNamedWithItsModuleOrByAnAlias(name: String) throws {
    let text = """
      class Base {}
      typealias Alias = Kit.Base
      extension Base { func used() {} }
      class A: \(name) { override func used() {} }
      """
    #expect(try squeezed(rewritten(text)).hasPrefix("class Base {func used() { return headless_Base_used() } }"))
    let optional = "@objc protocol P { @objc optional func used() }\nclass Base: P {}\ntypealias Alias = Base\n"
    #expect(
      try squeezed(rewritten(optional + "class A: \(name) { func used() {} }"))
        .contains("override func headlessOptional_used() -> Void? { return used() }"))
  }

  /// Each delegate has UIKit's optional methods here, also those whose one parameter has no label, as closures have none.
  @Test func optionalMethodsOfUIKit() throws {
    let calls = "delegate?.scrollViewDidScroll?(self); a.delegate?.textFieldShouldClear?(a); delegate?.done?(self)"
    let expected = "delegate?.scrollViewDidScroll (self); a.delegate?.textFieldShouldClear (a); delegate?.done?(self)"
    #expect(try squeezed(rewritten(calls)) == expected)
    #expect(try squeezed(rewritten("handler.scrollViewDidScroll?(self)")) == "handler.scrollViewDidScroll?(self)")
  }

  @Test func overridesOfExtensionsBecomeThoseOfTheirClass() throws {
    let texts = [
      "class Card: UIView {\n  var a = 1\n}\nclass Small: Card { override func used(_ b: Int = 1) {} }\n",
      """
      public extension Card {
        @objc override func layoutSubviews() {
          super.layoutSubviews()
        }
        @objc func used(_ b: Int = 1) {}
        func unused() {}
        @discardableResult override class func of<T>(_ a: inout T, b: T...) throws -> T where T: P { a }
        override var frame: CGRect { get { a } set { b = newValue } }
        override var size: Int { 1 }
      }
      """,
    ]
    let results = try rewritten(texts)
    let members = """
      public override func layoutSubviews() { return headless_Card_layoutSubviews() } ; \
      public func used(_ _0: Int = 1) { return headless_Card_used(_0) } ; \
      @discardableResult public override class func of<T>(_ _0: inout T, b _1: T...) throws -> T where T: P \
      { return try headless_Card_of(&_0, b: _1) } ; \
      public override var frame: CGRect { get { return headless_Card_frame } set { headless_Card_frame = newValue } } ; \
      public override var size: Int { return headless_Card_size } }
      """
    #expect(squeezed(results[0]).contains("class Card: UIView { var a = 1 " + members + " class Small"))
    let renamed = """
      public extension Card { func headless_Card_layoutSubviews() { super.layoutSubviews() } \
      func headless_Card_used(_ b: Int = 1) {} func unused() {} \
      @discardableResult class func headless_Card_of<T>(_ a: inout T, b: T...) throws -> T where T: P { a } \
      var headless_Card_frame: CGRect { get { a } set { b = newValue } } var headless_Card_size: Int { 1 } }
      """
    #expect(squeezed(results[1]) == renamed)
    for (text, result) in zip(texts, results) { #expect(text.count { $0 == "\n" } == result.count { $0 == "\n" }) }
  }

  @Test func overridesForClassesOfUIKitAreFoundByTheirBase() throws {
    let text = """
      extension UIView {
        @objc func put(_ views: [UIView], at place: Int) -> UIView { self }
      }
      extension UITableViewCell { override func put(_ views: [UIView], at place: Int) -> UIView { super.put(views, at: 1) } }
      """
    let expected = """
      extension UIView { func headless_UIView_put(_ views: [UIView], at place: Int) -> UIView { self } \
      func put(_ _0: [UIView], at _1: Int) -> UIView { if let view = self as? UITableViewCell { return \
      view.headless_UITableViewCell_put(_0, at: _1) }; return headless_UIView_put(_0, at: _1) } } \
      extension UITableViewCell { func headless_UITableViewCell_put(_ views: [UIView], at place: Int) -> UIView \
      { self .headless_UIView_put(views, at: 1) } }
      """
    #expect(try squeezed(rewritten(text)) == expected)
  }

  /// A controller's extension declares nothing that a view overrides, whatever it is called.
  @Test func anExtensionOfAnotherClassIsNoBase() throws {
    let text = """
      class Card: UIView {}
      extension Card { override func theme() {} }
      extension UIViewController { @objc func theme() {} }
      """
    let result = try squeezed(rewritten(text))
    #expect(
      result.contains("class Card: UIView {override func theme() { return headless_Card_theme() } }"), "\(result)")
    #expect(result.hasSuffix("extension UIViewController { func theme() {} }"), "\(result)")
  }

  @Test func classesOverrideWhatExtensionsOfUIKitDeclare() throws {
    let text = """
      class Small: Card { override func theme() { super.theme() } }
      class Card: UIView {}
      extension Card { override func theme() { super.theme() } }
      class Page: UIViewController { override func theme() {} }
      extension UIView { @objc func theme() {} }
      extension UIViewController { @objc func theme() {} }
      """
    let expected = """
      class Small: Card { func headless_Small_theme() { self .headless_Card_theme() } } class Card: UIView {} \
      extension Card { func headless_Card_theme() { self .headless_UIView_theme() } } \
      class Page: UIViewController { func headless_Page_theme() {} } \
      extension UIView { func headless_UIView_theme() {} ; func theme() { \
      if let view = self as? Small { return view.headless_Small_theme() }; \
      if let view = self as? Card { return view.headless_Card_theme() }; return headless_UIView_theme() } } \
      extension UIViewController { func headless_UIViewController_theme() {} ; func theme() { \
      if let view = self as? Page { return view.headless_Page_theme() }; return headless_UIViewController_theme() } }
      """
    #expect(try squeezed(rewritten(text)) == expected)
  }

  /// A protocol of Objective-C's makes what it requires one of its members; a property is overridden as a function is.
  @Test func whatAProtocolOfObjectiveCRequiresIsOverridden() throws {
    let text = """
      @objc protocol Themed { var theme: Int { get } }
      extension UIView: Themed { var theme: Int { 1 } }
      class Card: UIView { override var theme: Int { super.theme + 1 } }
      """
    let result = try squeezed(rewritten(text))
    let asks = "{ if let view = self as? Card { return view.headless_Card_theme }; return headless_UIView_theme }"
    #expect(result.contains(asks), "\(result)")
    #expect(result.contains("var headless_Card_theme: Int { self .headless_UIView_theme + 1 }"), "\(result)")
  }

  /// Foundation without Objective-C has no such members of NSObject.
  @Test func keyValueCodingOverridesNothing() throws {
    let text = """
      class Card: NSObject {}
      extension Card { override func value(forUndefinedKey key: String) -> Any? { nil } }
      """
    #expect(try !rewritten(text).contains("override"))
  }

  @Test(arguments: [
    (
      "extension UIView {\n  override func a() {}\n}",
      "0.swift:2:17: error: 'UIView' is in none of the sources, so that its extension can override nothing off the device: "
        + "override 'a' in a subclass, or name the file of this extension in 'exclude'"
    ),
    (
      "class A {}\nextension A {\n#if DEBUG\n  override func a() {}\n#endif\n}",
      "0.swift:4:17: error: 'a' can't be overridden here off the device, where an extension overrides nothing: write it in the class 'A'"
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

  /// Every view is made of its class here.
  @Test func aRequirementThatEachViewMeetsGoes() throws {
    #expect(
      try rewritten("protocol Creatable: UIView { init(); init(frame: CGRect); init(a: Int) }")
        == "protocol Creatable: UIView {       ;                    ; init(a: Int) }")
    #expect(try rewritten("protocol Plain { init() }") == "protocol Plain { init() }")
  }
}
