import SourceRewriting
import Testing

/// What looks like a word that is rewritten, and stands where none is.
@Suite struct LexingTests {
  @Test(arguments: [
    "// @objc and #selector(a)\n",
    "/* @objc /* #keyPath(a) */ @IBOutlet */ let a = 1\n",
    "/// `@objc`\r\nlet a = 1\r\n",
    #"let a = "@objc #selector(b) \" @IBOutlet""# + "\n",
    ##"let a = #"@objc " \( @objc "# + "@objc""## + "\n",
    ##"let a = #"""# + "@objc""## + "\n",
    "let a = \"\"\"\n  @objc \"\" \" \\\"\"\" #selector(b)\n  \"\"\"\n",
    "let a = ##\"\"\"\n  \"\"\"# @objc \\#(b)\n  \"\"\"##\n",
    "let a = /@objc \"/\n",
    "let a = b.contains(/[(\"@objc]/)\n",
    "let a = #/\n  @objc \" / \n/#\n",
    "let a = \"\\(b /* @objc */ + \"@objc \\(\"@objc\")\") @objc\"\n",
    "let `import` = `class`.`objc`\n",
    "\u{FEFF}let a = 1\n",
    "#!/usr/bin/swift @objc\nlet a = 1\n",
    "let a = b / c; let d = \"@objc\" / e\n",
    "let a = 1e-5 + 0xE-1 + 0x1p-3 + t.0.1 + 1...2\n",
    "static func / (a: A, b: A) -> A { a.x/b.x }\n",
    "let a = [1].reduce(1, /) + \"@objc\".count\n",
    "let a = b! / c! + d ?? \"@objc\"\n",
    "let π = \"@objc\" ≠ é\n",
    "", "\n", "@", "#", "`", "\\", "(", "}", "func", "class", "class A", "class A {", "import", "#if",
    "#if os(", "protocol P { func", "extension A: B, {", "var", "init", "a?(", ".a?(", "func a<", "func a(",
  ])
  func staysByteForByte(_ text: String) throws {
    #expect(try rewritten(text) == text)
  }

  @Test func codeInInterpolationsIsRewritten() throws {
    #expect(
      try squeezed(rewritten(#"let a = "@objc \(#keyPath(A.b)) \("\(#keyPath(c))") #keyPath(d)""#))
        == #"let a = "@objc \("b" ) \("\("c" )") #keyPath(d)""#)
  }

  @Test(arguments: [
    ("let a = 1\n  /* b /* c */\n", "0.swift:2:3: error: this comment does not end: '*/' is missing"),
    ("let a = 1\nlet b = \"c\nlet d = 2", "0.swift:2:9: error: this string does not end: its closing quote is missing"),
    ("let b = \"c", "0.swift:1:9: error: this string does not end: its closing quote is missing"),
    ("let b = \"c \\(d", "0.swift:1:9: error: this string does not end: its closing quote is missing"),
    ("let b = #\"c\"\n", "0.swift:1:9: error: this string does not end: its closing quote is missing"),
    ("\r\n\"\"\"\nc\"\"", "0.swift:2:1: error: this string does not end: its closing quote is missing"),
  ])
  func whatDoesNotEndIsAnErrorWhereItBegins(_ text: String, _ message: String) {
    #expect(messages(Array(text.utf8)) == message)
  }

  @Test func otherEncodingsAreErrorsAtTheirByte() {
    let latin = Array("let a = 1\nlet b = \"".utf8) + [0xE9] + Array("\"\n".utf8)
    #expect(
      messages(Array("let a = \"é\"".utf8), latin)
        == "1.swift:2:10: error: this is not UTF-8: save the file in that encoding")
  }

  @Test func allSourcesThatDoNotLexAreReported() {
    #expect(messages(Array("/*".utf8), Array("let a".utf8), Array("\"".utf8)).split(separator: "\n").count == 2)
  }

  /// Every beginning of a source comes out or is an error; none stops the process.
  @Test func everyPrefixEndsWell() {
    let text = """
      @objc protocol P: Q { @objc optional func a(_ b: Int, c: [String: A<B>]) -> Int; optional var d: Int { get } }
      #if os(iOS) && (!DEBUG || canImport(UIKit))
      class A<T>: B, P { @IBOutlet weak var e: UILabel! { didSet { f?(1) } }; override func g() {} }
      #elseif targetEnvironment(simulator)
      import class UIKit.UIView
      #else
      extension A { override func h(i: Int = "\\(j "k")", #selector(l(_:m:) as X)) {} }
      #endif
      @available(iOS 17, *) #Preview { n.o?(p: 1)!.q!(r) ; #keyPath(S.t) }
      """
    let bytes = Array(text.utf8)
    for count in 0...bytes.count { _ = messages(Array(bytes[..<count])) }
    for start in 0...bytes.count { _ = messages(Array(bytes[start...])) }
  }
}
