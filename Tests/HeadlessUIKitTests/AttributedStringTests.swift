import Foundation
import HeadlessUIKit
import Testing

/// Swift's attributed strings with UIKit's attributes.
@Suite struct AttributedStringTests {
  @Test func attributesGoToBothKindsOfTextsAndBack() throws {
    var text = AttributedString("Now ")
    text.font = .systemFont(ofSize: 14)
    var container = AttributeContainer()
    container.font = .boldSystemFont(ofSize: 20)
    container.kern = 2
    container.underlineStyle = .single
    text += AttributedString("only", attributes: container)

    let other = NSAttributedString(text)
    #expect(other.string == "Now only")
    var range = NSRange()
    let first = other.attribute(.font, at: 0, effectiveRange: &range) as? UIFont
    #expect(first?.pointSize == 14 && range == NSRange(location: 0, length: 4))
    #expect((other.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)?.pointSize == 20)
    #expect(other.attribute(.kern, at: 4, effectiveRange: nil) as? CGFloat == 2)
    #expect(other.attribute(.underlineStyle, at: 4, effectiveRange: nil) as? Int == 1)
    #expect(AttributedString(other) == text)
  }

  @Test func containersReadDictionaries() {
    let container = AttributeContainer([.font: UIFont.systemFont(ofSize: 9), .kern: 3, .underlineStyle: 1])
    #expect(container.font?.pointSize == 9)
    #expect(container.kern == 3)
    #expect(container.underlineStyle == .single)
  }
}
