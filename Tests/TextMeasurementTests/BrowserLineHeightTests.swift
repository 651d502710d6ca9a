import ShelfSizing
import Testing

@testable import TextMeasurement

/// Heights of lines where fonts stand in for characters: `UILabel`'s, and those of CSS's `line-height: normal`.
struct BrowserLineHeightTests {
  /// ASCII in lines 8 above and 2 below the baseline. Of what stands in Han reaches higher, Arabic lower, Ogham less and
  /// emoji further each way.
  private func font(_ mode: LineBreakMode, without missing: Unicode.Scalar? = nil) -> Font {
    func face(_ characters: String, _ ascender: Double, _ descender: Double, gap: Double = 0) -> LettersTypeface {
      LettersTypeface(
        codePoints: Set(characters.unicodeScalars.map(\.value)), ascender: ascender, descender: descender, lineGap: gap)
    }
    let ascii = String(decoding: ASCIIAdvances.printable.filter { $0 != missing?.value ?? 0 }, as: UTF8.self)
    return Font(
      name: "letters", pointSize: 10, typeface: face(ascii, 0.8, 0.2),
      fallbacks: [
        face("漢字\u{200D}\u{FE0F}\u{3000}\n", 1.2, 0.1), face("س", 0.7, 0.5), face("ᚁ", 0.5, 0.1), face("é7", 0.9, 0.2),
        face("😀", 1.5, 0.5), face("ж", 0.8, 0.2, gap: 0.3),
      ], options: TextOptions(lineBreak: mode))
  }

  private func grid(_ scale: Double = 1) throws -> PixelGrid { try #require(PixelGrid(scale: scale)) }

  @Test(arguments: [
    ("a", 10.0), ("漢", 14), ("a漢", 14), ("س", 13), ("aᚁ", 10), ("漢س", 17), ("a😀", 20), ("a👩\u{200D}👩", 20), ("é", 11),
    ("a7", 10), ("a\u{200D}b", 10), ("a\u{FE0F}", 10), ("aΩ", 10), ("a漢\na", 24), ("a\n漢\nس", 37), ("a\n\nb", 30),
    ("漢\n", 24), ("", 0),
    // A gap of three pixels: one above, two below.
    ("ж", 13), ("漢ж", 16), ("سж", 14),
  ])
  func inBrowsersALineReachesAsFarAsItsFonts(text: String, height: Double) throws {
    #expect(try Text(text, font: font(.browser)).height(width: 1000, on: grid()) == height)
    for mode in [LineBreakMode.uikit, .uax14] {
      let text = Text(text, font: font(mode))
      #expect(try text.height(width: 1000, on: grid()) == Double(10 * text.lineCount(width: 1000)))
    }
  }

  /// Lines that the width ends; of a limit, the first ones.
  @Test(arguments: [(100.0, Int.max, 17.0), (40, .max, 14 + 13), (40, 1, 14), (20, .max, 10 + 14 + 13), (20, 2, 24)])
  func eachLineHasItsOwnFonts(width: Double, most: Int, height: Double) throws {
    #expect(try Text("aa 漢 س", font: font(.browser)).height(width: width, on: grid(), atMost: most) == height)
  }

  /// Whatever a text is made of: printable ASCII or Latin letters.
  @Test func textsThatArePreparedByRulesOfTheirOwn() throws {
    #expect(try Text("a7 aa", font: font(.browser, without: "7")).height(width: 20, on: grid()) == 11 + 10)
    #expect(try Text("aé aa", font: font(.browser)).height(width: 20, on: grid()) == 11 + 10)
    #expect(Text("aé aa", font: font(.browser)).isOfWords)
  }

  /// Pixels that Chromium 156 gives a line, whether `hhea` says so or OS/2, where the font asks for that.
  @Test(arguments: [
    (950, -250, 0, 10.0, 1.0, 13.0), (840, -260, 0, 16.5, 1, 18), (1069, -293, 0, 17, 1, 23),
    (800, -200, 90, 14, 1, 15),
    (800, -200, 90, 14, 2, 31), (750, -250, 250, 14, 1, 19), (700, -350, 107, 10, 3, 35), (1100, -50, 150, 10, 3, 40),
    // 13.5 pixels, which single precision has a little less.
    (750, -1000, 0, 18, 1, 31),
  ])
  func roundsAsChromium(ascender: Int, descender: Int, gap: Int, size: Double, scale: Double, height: Double) throws {
    for usesOS2 in [false, true] {
      let hhea = usesOS2 ? (500, -500, 500) : (ascender, descender, gap)
      let typographic = usesOS2 ? (ascender, descender, gap) : (500, -500, 500)
      let os2 =
        FontBytes.zeros(62) + FontBytes(usesOS2 ? 0xC0 : 0x40, 0, 0)
        + FontBytes(typographic.0, typographic.1, typographic.2)
      let tables = SmallFont.metrics(ascender: hhea.0, descender: hhea.1, lineGap: hhea.2)
      let typeface = try openType(SmallFont.file(tables + [("cmap", SmallFont.characters4), ("OS/2", os2)]))
      let font = Font(name: "small", pointSize: size, typeface: typeface, options: TextOptions(lineBreak: .browser))
      #expect(try Text("A", font: font).height(width: 1000, on: grid(scale)) == height)
      #expect(try Text("A\nA", font: font).height(width: 1000, on: grid(scale)) == 2 * height)
    }
  }
}
