import Foundation
import Testing

@testable import HeadlessUIKit

/// Values that attributes of texts have, as Foundation joins, compares and copies them.
@MainActor struct AttributeTests {
  /// Foundation on Linux stops the process where it compares objects that it takes for none of its own.
  @Test func textsOfSeveralValuesAreJoined() {
    let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 14)])
    text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 15)]))
    text.append(NSAttributedString(string: "c", attributes: [.font: UIFont.systemFont(ofSize: 16)]))
    text.append(NSAttributedString(string: "d", attributes: [.font: UIFont.systemFont(ofSize: 16)]))
    var parts = 0
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { _, _, _ in parts += 1 }
    #expect(parts == 3)
    let whole = NSRange(location: 0, length: text.length)
    for value in [UIColor.red, UIColor.blue, UIColor.blue] {
      text.addAttribute(.foregroundColor, value: value, range: whole)
      text.addAttribute(.shadow, value: NSShadow(), range: NSRange(location: 1, length: 1))
    }
    #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
  }

  @Test func paragraphStylesAreValues() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.headIndent = 12
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style && copy.hash == style.hash && other == copy && !(copy is NSMutableParagraphStyle))
    style.lineSpacing = 5
    #expect(copy.lineSpacing == 4 && copy != style)
    other.setParagraphStyle(style)
    #expect(other == style && other.headIndent == 12)
  }
}
