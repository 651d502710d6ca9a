import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Fonts and modifiers of texts, by the sizes that they decide.
@MainActor @Suite struct TextVocabularyTests {
  private func ideal(_ view: some View) -> CGSize { UIHostingController(rootView: view).view.intrinsicContentSize }
  /// The width that a label has for a text.
  private func label(_ text: String, _ font: UIFont) -> CGSize {
    let label = UILabel()
    (label.font, label.text) = (font, text)
    return label.intrinsicContentSize
  }
  private let words = "Quiet mountains, 1,000 of them"

  /// Bold styling takes a style's emphasized weight (Human Interface Guidelines, "Typography": body's is semibold, a
  /// large title's bold); a weight is what it says.
  @Test func boldTakesTheEmphasizedWeight() {
    let size = ideal(Text(words).bold())
    #expect(size.width == label(words, .systemFont(ofSize: 17, weight: .semibold)).width)
    #expect(ideal(Text(words).font(.body.bold())) == size)
    #expect(ideal(Text(words)).width < size.width)
    let large = ideal(Text(words).font(.largeTitle).bold())
    #expect(large.width == label(words, .systemFont(ofSize: 34, weight: .bold)).width)
    let bold = label(words, .systemFont(ofSize: 17, weight: .bold)).width
    #expect(ideal(Text(words).fontWeight(.bold)).width == bold)
    #expect(ideal(Text(words).font(.body.weight(.bold))).width == bold)
    #expect(ideal(VStack { Text(words) }.fontWeight(.bold)).width == bold)
    #expect(ideal(VStack { Text(words).bold(false) }.bold()) == ideal(Text(words)))
  }

  /// Every character of SF Mono is 1266/2048 em wide (UIKitNumbers.md, "Fonts"), and a style's lines stand its leading
  /// apart in any design.
  @Test func lettersOfOneWidth() {
    let view = Text("iiii\nWWWW")
    let wide = (4.0 * 17 * 1266 / 2048 * 2).rounded(.up) / 2
    for text in [
      view.monospaced(), view.font(.body.monospaced()), view.font(.system(.body, design: .monospaced)),
      view.fontDesign(.monospaced),
    ] {
      #expect(ideal(text) == CGSize(width: wide, height: 42.5))
    }
    #expect(ideal(VStack { view }.fontDesign(.monospaced)) == CGSize(width: wide, height: 42.5))
    #expect(ideal(VStack { view }.monospaced()) == CGSize(width: wide, height: 42.5))
  }

  /// "Tight leading subtracts 2 points from the current leading value", loose leading adds 2 (documentation of
  /// `UIFontDescriptor.SymbolicTraits`).
  @Test func leadingMovesLines() {
    let two = Text("One\nTwo")
    #expect(ideal(two.font(.body.leading(.tight))).height == 40.5)
    #expect(ideal(two.font(.body)).height == 42.5)
    #expect(ideal(two.font(.body.leading(.loose))).height == 44.5)
    #expect(ideal(two.font(.system(size: 17).leading(.loose))) == ideal(two.font(.system(size: 17))))
  }

  /// Of equal modifiers the nearest to the text counts, whether it is the text's or a view's.
  @Test func theNearestModifierCounts() {
    let text = Text(words).font(.title)
    #expect(ideal(text.font(.caption)) == ideal(text))
    #expect(ideal(VStack { text }.font(.caption)) == ideal(text))
    #expect(ideal(VStack { Text(words) }.font(.caption).font(.title)) == ideal(Text(words).font(.caption)))
  }

  /// A UIKit font is taken as it is, and weights and slants change it.
  @Test func fontsOfUIKit() {
    let font = UIFont.systemFont(ofSize: 15, weight: .medium)
    #expect(ideal(Text(words).font(Font(font))) == label(words, font))
    #expect(
      ideal(Text(words).font(Font(font)).italic())
        == ideal(Text(words).font(.system(size: 15, weight: .medium).italic())))
    let helvetica = label(words, UIFont(name: "HelveticaNeue-Bold", size: 20) ?? font)
    #expect(ideal(Text(words).font(.custom("HelveticaNeue", fixedSize: 20)).bold()).width == helvetica.width)
  }

  /// `Font.custom(_:size:relativeTo:)` scales with a style, `fixedSize:` does not (documentation).
  @Test func customFontsScale() {
    func height(_ font: Font) -> CGFloat { ideal(Text("x").font(font).dynamicTypeSize(.accessibility3)).height }
    let name = "HelveticaNeue"
    #expect(height(.custom(name, fixedSize: 17)) == ideal(Text("x").font(.custom(name, size: 17))).height)
    #expect(height(.custom(name, size: 17)) == height(.custom(name, size: 17, relativeTo: .body)))
    #expect(height(.custom(name, size: 17)) == ideal(Text("x").font(.custom(name, fixedSize: 37))).height)
  }

  /// "If you add both tracking and kerning, the view applies the tracking and ignores the kerning" (documentation);
  /// points follow each character, the last too.
  @Test func charactersMoveApart() {
    let width = ideal(Text("abcd")).width
    #expect(ideal(Text("abcd").kerning(2)).width == width + 8)
    #expect(ideal(Text("abcd").tracking(1).kerning(5)).width == width + 4)
    #expect(ideal(VStack { Text("abcd") }.tracking(3)).width == width + 12)
    #expect(ideal(VStack { Text("abcd").kerning(1) }.kerning(3)).width == width + 4)
  }

  /// Lines reach as far as what is moved above the baseline.
  @Test func baselinesMove() {
    #expect(ideal(Text("a").baselineOffset(6)).height == ideal(Text("a")).height)
    #expect(ideal(Text("a") + Text("b").baselineOffset(6)).height == 26.5)
  }

  @Test func lettersChangeTheirCase() {
    #expect(ideal(VStack { Text("title") }.textCase(.uppercase)) == ideal(Text("TITLE")))
    #expect(ideal(VStack { Text("TITLE").textCase(.lowercase) }.textCase(.uppercase)) == ideal(Text("title")))
    #expect(ideal(VStack { Text("title").textCase(nil) }.textCase(.uppercase)) == ideal(Text("title")))
  }

  // MARK: Lines

  /// The forms of `lineLimit` (documentation): a range says the least lines too, which a text of fewer keeps room for.
  @Test func limitsOfLines() {
    let long = Text("Some words that need several lines in so little room")
    func lines(_ view: some View) -> Double { (height(view, width: 100) - 20.5) / 22 + 1 }
    #expect(lines(long) == 5)
    #expect(lines(long.lineLimit(2...3)) == 3)
    #expect(lines(long.lineLimit(...2)) == 2)
    #expect(lines(long.lineLimit(7...)) == 7)
    #expect(lines(long.lineLimit(2, reservesSpace: true)) == 2)
    #expect(lines(Text("x").lineLimit(2, reservesSpace: true)) == 2)
    #expect(lines(Text("").lineLimit(3, reservesSpace: true)) == 3)
    #expect(lines(Text("x").lineLimit(2, reservesSpace: false)) == 1)
    #expect(lines(Text("x").lineLimit(2...3)) == 2)
    #expect(lines(VStack { long }.lineLimit(2).environment(\.lineLimit, 1)) == 2)
  }

  /// A text that may shrink does so before it is cut, and "reports the scaled size": 15 points in half the room.
  @Test func textsShrinkBeforeTheyAreCut() {
    let text = Text(words).font(.system(size: 20)).lineLimit(1)
    let full = Double(ideal(text).width)
    let small = fresh(text.minimumScaleFactor(0.5), width: full * 0.8, height: 100)
    #expect(Double(small.width) <= full * 0.8)
    #expect(Double(small.width) > full * 0.76)
    #expect(small.height < ideal(text).height)
    #expect(fresh(text.minimumScaleFactor(0.5), width: full, height: 100) == ideal(text))
    // As small as it may be, it is cut.
    let least = fresh(text.minimumScaleFactor(0.5), width: full * 0.3, height: 100)
    #expect(least.height == ideal(Text("x").font(.system(size: 10))).height)
    #expect(Double(least.width) <= full * 0.3)
  }

  /// The direction of lines and where they stand decide no size (youknowsthevies/My-Wallet-V3-iOS has equal sizes of
  /// both); neither do lines and colours.
  @Test func someModifiersDecideNoSize() {
    let text = Text("Some words in several lines")
    let size = fresh(text, width: 90, height: 500)
    #expect(fresh(text.environment(\.layoutDirection, .rightToLeft), width: 90, height: 500) == size)
    #expect(fresh(text.multilineTextAlignment(.center).textSelection(.enabled), width: 90, height: 500) == size)
    #expect(fresh(text.underline().strikethrough(color: .red).foregroundColor(.blue), width: 90, height: 500) == size)
    #expect(fresh(text.truncationMode(.head).allowsTightening(true), width: 90, height: 500) == size)
  }

  /// `dynamicTypeSize(_:)` of a range clamps the size of what is in the view (documentation).
  @Test func textSizesAreClamped() {
    let body = Text("Body")
    func ofRange(_ range: some RangeExpression<DynamicTypeSize>, _ own: DynamicTypeSize) -> CGSize {
      ideal(VStack { body }.dynamicTypeSize(range).dynamicTypeSize(own))
    }
    #expect(ofRange(...DynamicTypeSize.large, .accessibility5) == ideal(body))
    #expect(ofRange(DynamicTypeSize.large..., .xSmall) == ideal(body))
    #expect(ofRange(.small ... .xLarge, .medium) == ideal(body.dynamicTypeSize(.medium)))
    #expect(
      ideal(body.environment(\.sizeCategory, .accessibilityLarge)) == ideal(body.dynamicTypeSize(.accessibility2)))
  }
}
