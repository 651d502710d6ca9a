import Foundation
import Testing

@testable import HeadlessUIKit

/// Texts of Helvetica 20, whose lines are 23 points high and whose words "Hi" 18.88 wide.
@MainActor struct TextTests {
  private let helvetica: [NSAttributedString.Key: Any] = [.font: UIFont(.named("Helvetica", size: 20))]

  @Test func descriptorsOfFonts() throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(UIFont(descriptor: body, size: 0) == .preferredFont(forTextStyle: .body) && body.pointSize == 17)
    let bold = try #require(body.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 20) == .boldSystemFont(ofSize: 20))
    #expect(UIFont.italicSystemFont(ofSize: 12).fontDescriptor.symbolicTraits == .traitItalic)
    #expect(UIFontDescriptor(name: "Helvetica", size: 12).withSymbolicTraits(.traitBold) == nil)
  }

  @Test func boundsOfAText() {
    let open = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)
    let text = "Hi Hi Hi"
    #expect(text.boundingRect(with: open, attributes: helvetica, context: nil).height == 23)
    let broken = text.boundingRect(with: open, options: .usesLineFragmentOrigin, attributes: helvetica, context: nil)
    #expect(broken.height.isNear(46) && broken.width < 60)
    #expect("".boundingRect(with: open, attributes: helvetica, context: nil).height.isNear(23))
    #expect("Hi\nHi".size(withAttributes: helvetica).height == 46)
    #expect(UIFont(name: "Helvetica", size: 20)?.lineHeight == 23)
    // White space at the end counts, unless it is where a line is broken.
    let space = " ".size(withAttributes: helvetica).width
    let word = "Hi".size(withAttributes: helvetica).width
    #expect(space > 5 && "Hi ".size(withAttributes: helvetica).width.isNear(word + space))
    let wide = "Hi Hi Hi Hi ".boundingRect(
      with: open, options: .usesLineFragmentOrigin, attributes: helvetica, context: nil)
    #expect(wide.width <= broken.width)
  }

  /// Several fonts make a line as high as its tallest; a paragraph style stretches lines.
  @Test func attributesDecideHeights() {
    let text = NSMutableAttributedString(string: "Hi ", attributes: helvetica)
    text.append(NSAttributedString(string: "Hi", attributes: [.font: UIFont(.named("Helvetica", size: 40))]))
    #expect(text.size().height.isNear(46))
    let label = UILabel()
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == 46)
    // Another text is all in the font of the first character.
    label.text = "Hi"
    #expect(label.intrinsicContentSize.height == 23)
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 1.5
    style.lineSpacing = 4
    let styled = NSAttributedString(
      string: "Hi\nHi", attributes: helvetica.merging([.paragraphStyle: style]) { first, _ in first })
    label.numberOfLines = 0
    label.attributedText = styled
    #expect(label.intrinsicContentSize.height == 73 && styled.size().height.isNear(73))
  }
}

extension CGFloat {
  /// Sizes of drawn texts are not rounded.
  fileprivate func isNear(_ other: CGFloat) -> Bool { Swift.abs(self - other) < 1e-6 }
}
