import Testing

@testable import TextMeasurement

/// Results that are stated rather than measured say so.
struct ApproximationTests {
  @Test(arguments: [(11, 16.0), (17, 23), (18, 24), (30, 34.5), (13, 19), (14, 20), (22, 27.5), (5.5, 8), (60, 64.5)])
  func emoji(size: Double, advance: Double) throws {
    for emoji in [
      "\u{1F600}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{2764}\u{FE0F}", "\u{1F1E9}\u{1F1EA}",
    ] {
      let paragraph = Text(emoji, font: try system(size))
      #expect(abs(paragraph.naturalWidth - advance) < 0.001, "\(emoji)")
      #expect(paragraph.isApproximate && paragraph.approximations.hasEmoji)
      #expect(
        paragraph.approximations.descriptions == ["emoji were measured with a stated advance"], "\(emoji)")
    }
  }

  @Test(arguments: [(8.0, 0.198), (10, 0.225), (17, 0.3195), (40, 0.37)])
  func wideCharactersAreAnEmAndALittle(size: Double, gain: Double) throws {
    for text in ["漢", "あ", "カ", "\u{3000}x", "！"] {
      let x = Text("x", font: try system(size)).naturalWidth
      let width = Text(text, font: try system(size)).naturalWidth
      #expect(abs(width - size - gain - (text.hasSuffix("x") ? x : 0)) < 0.001, "\(text)")
    }
  }

  /// Labels as Xcode stored them at 2x: their texts' sizes, counts of characters and widths.
  @Test(arguments: [
    (10.0, 7, 72.0), (11, 6, 67.5), (12, 4, 49.5), (12, 12, 147.5), (14, 5, 71.5), (15, 8, 122.5), (16, 14, 228.5),
    (17, 4, 69.5), (18, 4, 73.5), (25, 4, 101.5),
  ])
  func chineseIsAsWideAsInXcode(size: Double, count: Int, stored: Double) throws {
    let width = Text(String(repeating: "常", count: count), font: try system(size)).naturalWidth
    #expect((width * 2).rounded(.up) / 2 == stored)
  }

  /// Two characters that Xcode 7 stored 32 points wide, where later ones have 33.
  @Test(arguments: [(9532, 32.0), (10116, 32), (11762, 33)])
  func chineseOfXcode7(toolsVersion: Int, stored: Double) {
    let era = SystemFontEra(toolsVersion: toolsVersion)
    let typeface = SystemTypeface(pointSize: 16, weight: .regular, era: era)
    let width = Text("你好", font: Font(name: "system", pointSize: 16, typeface: typeface)).naturalWidth
    #expect((width * 2).rounded(.up) / 2 == stored)
  }

  /// Labels as Xcode stored them, to a pixel: Apple's underscore is wider than Inter's, and not kerned with small letters.
  @Test(arguments: [
    ("lbl_hint", 14.0, 3.0, 47.667), ("lbl_hint", 16, 3, 53.333), ("lbl_amount", 15, 3, 76.333),
    ("_Title", 17, 2, 41.5), ("_", 17, 3, 9.667),
  ])
  func underscores(text: String, size: Double, scale: Double, stored: Double) throws {
    let width = Text(text, font: try system(size)).naturalWidth
    #expect(abs((width * scale).rounded(.up) / scale - stored) < 1 / scale + 1e-3)
  }

  /// In widths, and where lines end.
  @Test(arguments: [11.0, 17, 30])
  func hangulIsNarrower(size: Double) throws {
    let paragraph = Text("한국어", font: try system(size))
    #expect(abs(paragraph.naturalWidth - 3 * 0.865 * size) < 0.01)
    #expect(paragraph.lineCount(width: 2.7 * size) == 1 && paragraph.lineCount(width: 2.5 * size) == 2)
  }

  /// Labels that Xcode stored show what is beside the system font, other than in another font.
  @Test(arguments: [
    ("漢字", "Han", true), ("ひらカタ", "Hiragana, Katakana", true), ("한국", "Hangul", true), ("！、", "symbols", true),
    ("ꀀ", "Yi", false), ("ԱԲ", "Armenian", false),
  ])
  func aMissingScript(text: String, scripts: String, isMeasured: Bool) throws {
    #expect(Text(text, font: try system(17)).approximations.isEmpty == isMeasured)
    let named = try builtIn(.named("Helvetica", size: 17))
    #expect(
      Text(text, font: named).approximations.descriptions == [
        "the font lacks characters (\(scripts)), whose stated advances make heights approximate; name a font that has "
          + "them in fallbackFonts"
      ])
  }

  @Test func scriptsThatNeedMore() {
    #expect(
      Text("नमस्ते", font: squares).approximations.descriptions == [
        "glyphs were measured one by one, without shaping (Devanagari); build with the package trait HarfBuzz"
      ])
    #expect(
      Text("ภาษาไทย", font: squares).approximations.descriptions == [
        "lines were broken at spaces, without a dictionary (Thai)"
      ])
  }

  @Test(arguments: [
    "plain text, 100 %", "Größe – „Zitat“ … €", "Привет", "Ελλάδα", "a\u{2003}b", "a\tb\nc", "價格：¥20（含稅）", "",
  ])
  func measuredTextIsNotApproximate(text: String) throws {
    let paragraph = Text(text, font: try system(17))
    #expect(!paragraph.isApproximate)
    #expect(paragraph.approximations.isEmpty && paragraph.approximations.descriptions == [])
  }

  @Test func unitesWhatWasAssumed() throws {
    var all = Text("Ա", font: try system(17)).approximations
    all.formUnion(Text("\u{1F600}", font: try system(17)).approximations)
    all.formUnion(TextApproximations())
    #expect(all.descriptions.count == 2)
    #expect(all.descriptions.first == "emoji were measured with a stated advance")
  }

  @Test func fallbacksAreAskedInOrder() {
    struct OnlyHan: Typeface {
      let unitsPerEm = 20.0
      let ascender = 1.0
      let descender = 0.5
      let lineGap = 0.0
      let hasKerning = false
      func glyph(_ codePoint: UInt32) -> UInt16? { codePoint == 0x6F22 ? 7 : nil }
      func advance(_ glyph: UInt16) -> Int { 15 }
      func kerning(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int { 0 }
    }
    let font = Font(
      name: "system", pointSize: 16, typeface: SystemTypeface(pointSize: 16, weight: .regular),
      fallbacks: [OnlyHan()])
    let paragraph = Text("漢", font: font)
    #expect(abs(paragraph.naturalWidth - 12) < 0.001)
    #expect(!paragraph.isApproximate)
    #expect(font.lineHeight == 16 * 1.193359375)
  }
}
