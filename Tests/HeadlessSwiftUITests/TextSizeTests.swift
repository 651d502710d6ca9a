import HeadlessSwiftUI
import SeededRandom
import Testing

/// Sizes of texts, as Apple's SwiftUI gave them to views in public repositories.
@MainActor @Suite struct TextSizeTests {
  /// One line of body is 61 px at 3x, 41 px at 2x and 21 px at 1x (adammcarter/swift-snapshot-testing-macros).
  @Test(arguments: [(3.0, 61.0), (2, 41), (1, 21)]) func aLineOfBodyIsRoundedUp(scale: Double, pixels: Double) {
    let size = pixelSize(Text("Body"), scale: scale)
    #expect(size.height == pixels)
  }

  /// Two lines of body at 3x are 127 px, as their pitch is the style's leading (VAndrJ/VATextureKit).
  @Test func linesStandTheLeadingApart() {
    #expect(pixelSize(Text("One\nTwo"), scale: 3).height == 127)
  }

  /// A text style follows the text size: a line of body has a leading of 19 points at extra small, and 14 points of
  /// type (leboncoin/spark-ios-common); 14 points of San Francisco are 14 x 2444 / 2048 = 16.707 points, 51 px at 3x.
  @Test func theEnvironmentSetsTheTextSize() {
    #expect(pixelSize(Text("Body").dynamicTypeSize(.xSmall), scale: 3).height == 51)
  }

  /// A text without characters has no font, and is as high as a line of Helvetica at 12 points, 13.8 points ("default is
  /// Helvetica 12", documentation of `kCTFontAttributeName`), unless it keeps room for lines.
  @Test(arguments: [Text("").font(.largeTitle), Text("").font(.system(size: 8)), Text("") + Text("").bold()])
  func aTextWithoutCharactersIsALineOfHelvetica(text: Text) {
    #expect(pixelSize(text, scale: 3) == PixelSize(width: 0, height: 42))
    #expect(pixelSize(text, scale: 2) == PixelSize(width: 0, height: 28))
    #expect(height(text, width: 0) == 14)
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      text
      Color.clear.frame(width: 1, height: 40)
    }
    // 0.23 of 12 points lie below its baseline.
    #expect(pixelSize(row, scale: 1).height == 43)
    #expect(pixelSize(text.font(.body).lineLimit(1...2), scale: 3).height == 42)
  }

  /// A limit below 1 counts as 1 (documentation of `lineLimit(_:)`).
  @Test func aLimitOfLinesHolds() {
    let text = Text("Some words that need several lines in so little room")
    let line = height(text.lineLimit(1), width: 100)
    #expect(height(text.lineLimit(0), width: 100) == line)
    #expect(height(text.lineLimit(2), width: 100) == 42.5)
    #expect(height(text, width: 100) > 42.5)
  }

  /// A height holds as many whole lines as fit, at least one (swiftuifieldguide.com/layout/text).
  @Test func aHeightHoldsWholeLines() {
    let host = UIHostingController(rootView: Text("Some words that need several lines in so little room"))
    #expect(host.sizeThatFits(in: CGSize(width: 100, height: 5)).height == 20.5)
    #expect(host.sizeThatFits(in: CGSize(width: 100, height: 42.2)).height == 20.5)
    #expect(host.sizeThatFits(in: CGSize(width: 100, height: 42.5)).height == 42.5)
  }

  /// A text has the size of a label with the same words, in all widths (UIKit's sizes stand in UIKitNumbers.md).
  @Test(arguments: [
    "A starter, a pot and patience.", "Two days on foot between lighthouses, with a ferry at either end.",
    "Über-Cafés in Köln", "Filterkaffee, Käsekuchen und ein Platz am Fenster.", "No mat needed.\nNo excuses either.",
    "supercalifragilisticexpialidocious", "one two three four five six",
  ]) func aTextIsAsWideAsALabel(words: String) {
    let label = UILabel()
    (label.font, label.text, label.numberOfLines) = (.systemFont(ofSize: 14), words, 0)
    let host = UIHostingController(rootView: Text(words).font(.system(size: 14)))
    for width in stride(from: 20.0, through: 400, by: 3.5) {
      let size = host.sizeThatFits(in: CGSize(width: width, height: 10_000))
      #expect(size == label.sizeThatFits(CGSize(width: width, height: 0)), "\(width)")
    }
  }

  /// So has any text, also with white space at its ends and words that are wider than the room.
  @Test func anyTextIsAsWideAsALabel() {
    var random = SeededGenerator(seed: 58)
    let words = [
      "a", "of", "the ", "quiet", "mountain  ", "well-known", "1,000", "(not)", "extraordinarily", "-", "é", "x/y",
    ]
    let label = UILabel()
    (label.font, label.numberOfLines) = (.systemFont(ofSize: 17), 0)
    let host = UIHostingController(rootView: Text(""))
    for _ in 0..<Sweep.count(20_000) {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
      let width = Double.random(in: 20...320, using: &random).rounded() + (Bool.random(using: &random) ? 0.5 : 0)
      (label.text, host.rootView) = (text, Text(text).font(.system(size: 17)))
      let size = host.sizeThatFits(in: CGSize(width: width, height: 10_000))
      #expect(size == label.sizeThatFits(CGSize(width: width, height: 0)), "'\(text)' at \(width)")
    }
  }

  /// So is one that is cut at the end of its lines. That of one line, which a label shows in full, is found by its first
  /// characters: it is as wide as where all of the text was looked at before, whatever stands behind.
  @Test(arguments: [1, 2]) func anyTextIsCutAsALabelIs(lines: Int) {
    var random = SeededGenerator(seed: 581)
    let words = [
      "a", "Wave ", "  ", "To.", "mountain", "well-known", "1,000", "é", "naïve", "\n", "\t", "東京", "👍🏽", "e\u{301}",
      "\u{200D}",
      "fi", "“no”", "Привет", "مرحبا", "5\u{20E3}", "-", "extraordinarily",
    ]
    let label = UILabel()
    (label.numberOfLines, label.lineBreakMode) = (lines, .byTruncatingTail)
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17), .systemFont(ofSize: 20, weight: .bold),
      .monospacedSystemFont(ofSize: 12, weight: .regular),
      UIFont(name: "HelveticaNeue", size: 15) ?? .systemFont(ofSize: 15),
    ]
    let host = UIHostingController(rootView: Text("").lineLimit(lines).font(nil))
    for _ in 0..<Sweep.count(20_000) {
      let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      let width = Double.random(in: 4...200, using: &random).rounded() + (Bool.random(using: &random) ? 0.5 : 0)
      let font = fonts[Int.random(in: 0..<fonts.count, using: &random)]
      (label.font, label.text, host.rootView) = (font, text, Text(text).lineLimit(lines).font(Font(font)))
      let bounds = CGSize(width: width, height: 10_000)
      let size = host.sizeThatFits(in: bounds)
      let own = label.sizeThatFits(CGSize(width: width, height: 0))
      // A label without text has no height.
      if lines > 1, !text.isEmpty { #expect(size == own, "'\(text)' at \(width) in \(font.fontName)") }
      let other = UIHostingController(rootView: Text(text).lineLimit(lines).font(Font(font)))
      _ = other.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity))
      #expect(other.sizeThatFits(in: bounds) == size, "'\(text)' at \(width) in \(font.fontName)")
    }
  }

  /// So is a text of several fonts, kerned and moved, as wide as a label with the same attributes.
  @Test func anyTextWithAttributesIsAsWideAsALabel() {
    var random = SeededGenerator(seed: 582)
    let words = ["a", "Wave ", "mountain", "well-known ", "1,000", "naïve", "(not)", " ", "x/y", "Title\n"]
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17), .systemFont(ofSize: 12, weight: .bold), .italicSystemFont(ofSize: 15),
      .systemFont(ofSize: 24, weight: .light),
    ]
    let label = UILabel()
    label.numberOfLines = 0
    for _ in 0..<Sweep.count(10_000) {
      let attributed = NSMutableAttributedString()
      var sum = Text(verbatim: "")
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let text = (0..<Int.random(in: 1...4, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
          .joined(separator: " ")
        let font = fonts[Int.random(in: 0..<fonts.count, using: &random)]
        var attributes: [NSAttributedString.Key: Any] = [.font: font]
        var part = Text(verbatim: text).font(Font(font))
        if Bool.random(using: &random) {
          let kern = CGFloat(Int.random(in: -2...5, using: &random)) / 4
          if kern != 0 { attributes[.kern] = kern }
          part = part.kerning(kern)
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
          attributes[.baselineOffset] = 3.0
          part = part.baselineOffset(3)
        }
        attributed.append(NSAttributedString(string: text, attributes: attributes))
        sum = sum + part
      }
      label.attributedText = attributed
      let width = Double.random(in: 30...320, using: &random).rounded()
      let size = fresh(sum, width: width, height: 10_000)
      #expect(size == label.sizeThatFits(CGSize(width: width, height: 0)), "'\(attributed.string)' at \(width)")
    }
  }

  /// A text that comes after another one in the same place is as large as one that was there from the start.
  @Test func aPlaceKeepsNothingOfTheTextBefore() {
    let words = ["One", "Two words", "", "Three or more words, in two lines", "naïve", "One"]
    let texts =
      words.map { Text($0) } + [
        Text("Key"), Text(verbatim: "plain"), Text("Key"), Text("*Key*"), Text("a").bold() + Text(verbatim: "b"),
        Text(verbatim: "x"), Text("a").bold() + Text(verbatim: "b"), Text("Key").kerning(2), Text("Key"),
        Text(verbatim: "Key").font(.title), Text("Key").font(.caption), Text("Key"), Text(""),
        Text(verbatim: "Key").italic(),
      ]
    let host = UIHostingController(rootView: Text(""))
    for text in texts {
      host.rootView = text
      #expect(host.sizeThatFits(in: CGSize(width: 90, height: 500)) == fresh(text, width: 90, height: 500))
    }
  }
}

/// The size of a view in pixels for its ideal proposal.
@MainActor func pixelSize(_ view: some View, scale: Double) -> PixelSize {
  var size = CGSize.zero
  UITraitCollection(displayScale: scale).performAsCurrent {
    size = UIHostingController(rootView: view).view.intrinsicContentSize
  }
  return PixelSize(width: (Double(size.width) * scale).rounded(), height: (Double(size.height) * scale).rounded())
}

/// A size in pixels.
struct PixelSize: Equatable {
  var width: Double
  var height: Double
}

/// The height of a view for a width and any height, at two pixels a point.
@MainActor func height(_ view: some View, width: Double) -> Double {
  Double(fresh(view, width: width, height: 10_000).height)
}

/// The size of a view that no view was before.
@MainActor func fresh(_ view: some View, width: Double, height: Double) -> CGSize {
  UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: width, height: height))
}
