import Foundation
import Testing

@testable import HeadlessUIKit

/// Attributes that decide sizes: texts of Helvetica 20, whose lines are 23 points high and whose words "Hi" 18.88 wide.
@MainActor struct AttributedTextTests {
  private let font: [NSAttributedString.Key: Any] = [.font: UIFont(.named("Helvetica", size: 20))]

  private func text(_ string: String, _ more: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
    NSAttributedString(string: string, attributes: font.merging(more) { _, other in other })
  }

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    change(style)
    return [.paragraphStyle: style]
  }

  private func size(_ text: NSAttributedString, width: CGFloat = 0, lines: Int = 0) -> CGSize {
    let label = UILabel()
    label.numberOfLines = lines
    label.attributedText = text
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }

  /// Every character is followed by its points, the last one too.
  @Test func kern() {
    let plain = size(text("Hi Hi")).width
    #expect(
      size(text("Hi Hi", [.kern: 2])).width == plain + 10 && size(text("Hi Hi", [.tracking: 2])).width == plain + 10)
    let system: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let kerned = size(NSAttributedString(string: "AVAV", attributes: system))
    #expect(size(text("AVAV", system.merging([.kern: 0]) { $1 })).width > kerned.width)
    #expect(size(text("Hi Hi", [.kern: 20]), width: 60).height == 46)
  }

  @Test func indentsMakeLinesShorter() {
    let width: CGFloat = 70
    #expect(size(text("Hi Hi Hi"), width: width).height == 23)
    #expect(size(text("Hi Hi Hi", style { $0.firstLineHeadIndent = 10 }), width: width).height == 46)
    #expect(size(text("Hi Hi Hi", style { $0.headIndent = 10 }), width: width).height == 23)
    #expect(size(text("Hi Hi Hi Hi Hi Hi", style { $0.headIndent = 10 }), width: width).height == 69)
    #expect(size(text("Hi Hi Hi", style { $0.tailIndent = -10 }), width: width).height == 46)
    #expect(size(text("Hi Hi Hi", style { $0.tailIndent = 45 })).height == 46)
    // Each paragraph has a first line.
    #expect(size(text("Hi Hi\nHi Hi", style { $0.firstLineHeadIndent = 30 }), width: width).height == 92)
    #expect(size(text("Hi", style { $0.firstLineHeadIndent = 30 })).width == size(text("Hi")).width + 30)
  }

  @Test func tabStops() {
    let tab = style { $0.tabStops = [NSTextTab(textAlignment: .left, location: 50)] }
    #expect(size(text("Hi\tHi", tab)).width == 69 && size(text("Hi\tHi")).width == 47)
  }

  @Test func eachParagraphHasItsStyle() {
    let whole = NSMutableAttributedString(attributedString: text("Hi\n", style { $0.paragraphSpacing = 10 }))
    whole.append(text("Hi\nHi", style { $0.paragraphSpacingBefore = 3 }))
    // Three lines of 23, and 10 and 3 and 3 between them.
    #expect(size(whole).height == 85)
    whole.addAttributes(style { $0.minimumLineHeight = 40 }, range: NSRange(location: 3, length: 1))
    // The style of a paragraph's first character is that of all of it.
    #expect(size(whole).height == 99)
    #expect(size(whole, lines: 1).height == 23)
  }

  @Test func pictures() {
    let picture = NSTextAttachment(
      image: UIGraphicsImageRenderer(size: CGSize(width: 30, height: 50)).image { _ in })
    let whole = NSMutableAttributedString(attachment: picture)
    #expect(size(whole) == CGSize(width: 30, height: 50))
    // It stands on the baseline, 4.6 points above the end of the line.
    whole.append(text("Hi"))
    #expect(size(whole).height == 55 && size(whole).width == 49)
    picture.bounds = CGRect(x: 0, y: -5, width: 10, height: 12)
    #expect(size(NSAttributedString(attributedString: whole)) == CGSize(width: 29, height: 23.5))
    #expect(whole.containsAttachments(in: NSRange(location: 0, length: 1)))
    #expect(!whole.containsAttachments(in: NSRange(location: 1, length: 2)))
  }

  /// A label that shows an empty text with attributes shows nothing, whatever another one of its kind shows.
  @Test func emptyTexts() {
    let other = UILabel()
    other.numberOfLines = 0
    other.text = "Hi"
    _ = other.intrinsicContentSize
    #expect(size(NSAttributedString(string: "")) == .zero)
  }

  /// Widths of texts that are cut, as square/Blueprint's `AttributedLabelTests` have them in images of iOS 15 to 17: the
  /// font of labels at 17 points, two pixels a point, rounded up to whole points.
  @Test func widthsOfCutTexts() {
    let lorem =
      "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed eiusmod tempor incididunt ut labore dolore magna "
      + "aliqua. Ut enim minim veniam, quis nostrud exercitation ullamco laboris nisi aliquip ea commodo consequat."
    let expected: [(NSLineBreakMode?, CGFloat, CGFloat)] = [
      (nil, 314, 362), (.byWordWrapping, 312, 368), (.byTruncatingTail, 314, 362), (.byClipping, 320, 375),
    ]
    for (mode, narrow, wide) in expected {
      var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
      if let mode { attributes.merge(style { $0.lineBreakMode = mode }) { _, new in new } }
      let text = NSAttributedString(string: lorem, attributes: attributes)
      for (width, apple) in [(320, narrow), (375, wide)] as [(CGFloat, CGFloat)] {
        let size = size(text, width: width, lines: 2)
        #expect(size.width.rounded(.up) == apple && size.height == 41)
      }
    }
    // Lines that end between any two characters, before a space as well.
    let label = UILabel()
    (label.text, label.lineBreakMode) = (lorem, .byCharWrapping)
    for (lines, widths) in [(0, [320, 372]), (2, [314, 370])] as [(Int, [CGFloat])] {
      label.numberOfLines = lines
      #expect([320, 375].map { label.sizeThatFits(CGSize(width: $0, height: 0)).width.rounded(.up) } == widths)
    }
  }
}

/// Texts that are laid out by layout managers, as cells of chats do, in Helvetica 20.
@MainActor struct LayoutManagerTests {
  private func laidOut(_ string: String, width: CGFloat, lines: Int = 0) -> (
    NSLayoutManager, NSTextContainer, NSTextStorage
  ) {
    let storage = NSTextStorage(string: string, attributes: [.font: UIFont(.named("Helvetica", size: 20))])
    let container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
    let manager = NSLayoutManager()
    container.maximumNumberOfLines = lines
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (manager, container, storage)
  }

  @Test func usedRect() {
    let (manager, container, storage) = laidOut("Hi Hi Hi", width: 60)
    #expect(abs(manager.usedRect(for: container).height - 46) < 1e-6 && manager.glyphRange(for: container).length == 8)
    // The padding at both ends of a line takes its room.
    container.size.width = 70
    #expect(abs(manager.usedRect(for: container).height - 46) < 1e-6)
    container.lineFragmentPadding = 0
    #expect(abs(manager.usedRect(for: container).height - 23) < 1e-6)
    storage.append(NSAttributedString(string: "\n", attributes: [.font: UIFont(.named("Helvetica", size: 20))]))
    #expect(abs(manager.usedRect(for: container).height - 46) < 1e-6)
  }

  @Test func linesOfALayout() {
    let (manager, container, storage) = laidOut("Hi Hi Hi", width: 60, lines: 1)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 6))
    container.maximumNumberOfLines = 0
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { _, _, _, range, _ in
      ranges.append(range)
    }
    #expect(ranges == [NSRange(location: 0, length: 6), NSRange(location: 6, length: 2)])
  }

  /// A style that cuts lines leaves each paragraph one, unless the last visible line alone is cut.
  @Test func drawnTextsThatAreCut() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let text = NSAttributedString(
      string: "Hi Hi Hi", attributes: [.font: UIFont(.named("Helvetica", size: 20)), .paragraphStyle: style])
    let room = CGSize(width: 30, height: CGFloat.greatestFiniteMagnitude)
    #expect(abs(text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).height - 23) < 1e-6)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    #expect(abs(text.boundingRect(with: room, options: options, context: nil).height - 69) < 1e-6)
  }
}
