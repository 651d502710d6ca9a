import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct TextInputTests {
  @Test func placesAreUnitsOfTheText() throws {
    let field = UITextField()
    field.text = "Zug 🚂"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 6)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 4))
    let range = try #require(field.textRange(from: field.endOfDocument, to: start))
    #expect(field.text(in: range) == "🚂")
    #expect(field.compare(range.start, to: range.end) == .orderedAscending)
    field.replace(range, withText: "41")
    #expect(field.text == "Zug 41")
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.position(from: start, offset: .max) == nil)
    field.deleteBackward()
    field.insertText("2")
    #expect(field.text == "Zug 42" && field.hasText)
    field.selectedTextRange = range
    #expect(field.selectedTextRange === range)
  }

  /// Apps hide the line that shows the place of the next letter, and forbid to select.
  @Test func subclassesOverrideWhatUIKitLetsThem() {
    final class CodeView: UITextView {
      override var selectedTextRange: UITextRange? {
        get { nil }
        set {}
      }
      override func caretRect(for position: UITextPosition) -> CGRect { CGRect(x: 1, y: 1, width: 1, height: 1) }
      override func endEditing(_ force: Bool) -> Bool { false }
      override var lastBaselineAnchor: NSLayoutYAxisAnchor { topAnchor }
    }
    let view = CodeView()
    view.selectedTextRange = UITextRange()
    #expect(view.selectedTextRange == nil)
    #expect((view as UIView).endEditing(true) == false)
    let baseline = (view as UIView).lastBaselineAnchor.constraint(equalTo: view.bottomAnchor)
    #expect(baseline.firstAttribute == .top)
  }

  /// A label whose words can be tapped finds the word at a point, and the point of a word.
  @Test func pointsLeadToCharactersAndBack() {
    let storage = NSTextStorage(
      string: "All the words of these terms can be tapped", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 120, height: 0)))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    for index in [0, 4, 9, 20, 41] {
      let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
      #expect(rect.width > 0)
      var fraction: CGFloat = -1
      let found = manager.characterIndex(
        for: CGPoint(x: rect.midX, y: rect.midY), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
      #expect(found == index)
      #expect(abs(fraction - 0.5) < 0.01)
    }
    let all = manager.boundingRect(forGlyphRange: manager.glyphRange(for: container), in: container)
    #expect(abs(all.height - manager.usedRect(for: container).height) < 0.01)
    #expect(manager.lineFragmentUsedRect(forGlyphAt: 41, effectiveRange: nil).maxY == all.maxY)
    #expect(manager.glyphIndex(for: CGPoint(x: 500, y: 5000), in: container) == 41)
  }

  @Test func controlsAreAskedForTheirMenu() {
    final class Card: UIControl {
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in nil }
      }
    }
    let card = Card()
    let interaction = UIContextMenuInteraction(delegate: card)
    card.addInteraction(interaction)
    #expect(interaction.delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero) != nil)
  }
}
