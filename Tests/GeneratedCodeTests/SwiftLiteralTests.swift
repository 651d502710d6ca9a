import Catalog
import Testing

@testable import GeneratedCode

@Suite struct SwiftLiteralTests {
  private func written(_ write: (inout TextBuffer) -> Void) -> String {
    var buffer = TextBuffer()
    write(&buffer)
    return buffer.text
  }

  @Test func writesSwiftLiteralsOfPrintableASCII() {
    for (text, literal) in [
      ("plain", #""plain""#), (#"\(x) "y""#, #""\\(x) \"y\"""#), ("é", #""\u{e9}""#),
      ("e\u{301}", #""e\u{301}""#),
      ("👩‍🚀", #""\u{1f469}\u{200d}\u{1f680}""#), ("\u{202E}\u{2066}", #""\u{202e}\u{2066}""#),
      ("\0\n\u{7F}", #""\u{0}\u{a}\u{7f}""#),
    ] {
      #expect(written { $0.write(swift: text) } == literal)
    }
  }
}
