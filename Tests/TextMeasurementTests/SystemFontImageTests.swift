import ShelfSizing
import Testing

@testable import TextMeasurement

/// Widths of San Francisco that tests and documents of others show (UIKitNumbers.md, "Fonts").
struct SystemFontImageTests {
  private func width(_ text: String, _ size: Double, _ weight: FontWeight = .regular) throws -> Double {
    Text(text, font: try system(size, weight)).naturalWidth
  }

  /// Pixels at 3x of labels in images of thumbtack/thumbprint-ios, iOS 17.5 (`scripts/san_francisco_images.tsv`).
  @Test(arguments: [
    ("This is a label checkbox", 35.0, FontWeight.regular, 1058), ("This is a label checkbox", 14, .regular, 460),
    ("Tertiary no icon highlighted", 35, .bold, 1326), ("Tertiary trailing highlighted", 35, .bold, 1313),
    ("Secondary no icon highlighted", 35, .bold, 1480), ("Link exclusive highlighted", 35, .bold, 1258),
    ("ToggleChip", 26, .bold, 414), ("January 2020", 22, .bold, 432), ("Pausa 1941", 22, .bold, 351),
    ("Yellow", 14, .bold, 134), ("light_purple", 12, .bold, 223),
  ])
  func labelsOfImages(text: String, size: Double, weight: FontWeight, pixels: Int) throws {
    let grid = try #require(PixelGrid(scale: 3))
    let ours = grid.pixels(roundingUp: try width(text, size, weight))
    #expect(ours == Double(pixels))
  }

  /// Pixels at 3x of texts in body at the smallest, the usual and the largest text size, in images of views.
  @Test(arguments: [
    ("Bye", 14.0, 73), ("Bye", 17, 86), ("Bye", 53, 255), ("Hey", 14, 77), ("Hey", 17, 91), ("Hey", 53, 270),
    ("Hello world", 53, 753),
  ])
  func textsOfBody(text: String, size: Double, pixels: Int) throws {
    try labelsOfImages(text: text, size: size, weight: .regular, pixels: pixels)
  }

  /// Labels larger than what a simulator measured, whose tracking is what Apple prints in points.
  @Test(arguments: [("Purple", 44.0, 120.5, 2.0), ("Orange", 44, 139.5, 2), ("Hello Swift", 60, 271.667, 3)])
  func largeLabels(text: String, size: Double, points: Double, scale: Double) throws {
    let ours = try width(text, size)
    #expect(ours > points - 1 / scale && ours <= points + 0.001)
  }

  /// Labels with ’ that Xcode 12 and later stored (safe-global/safe-ios, MixinNetwork/ios-app).
  @Test(arguments: [
    ("Oops, Safe wasn’t created", 17.0, 200.5), ("Don’t have assets", 14, 115), ("DON’T take screenshots!", 17, 191),
  ])
  func apostrophes(text: String, size: Double, points: Double) throws {
    let ours = try width(text, size)
    #expect(ours > points - 0.5 && ours <= points)
  }

  /// Letters with marks, and look-alikes, are kerned as the letters that they are as wide as; others are not kerned.
  @Test(arguments: [
    ("BÁO CÁO GIẢM GIÁ", "BAO CAO GIAM GIA"), ("MÓN TẶNG", "MON TANG"), ("Tillfälliga Mål", "Tillfalliga Mal"),
    ("“ÁTÁ” Tö’ë", "“ATA” To’e"), ("АТА", "ATA"), ("ΑΤΑ", "ATA"), ("Tе", "Te"),
  ])
  func lettersWithMarks(text: String, plain: String) throws {
    for (size, weight) in [(14.0, FontWeight.regular), (18, .semibold), (34, .bold)] {
      #expect(try width(text, size, weight) == width(plain, size, weight))
    }
    #expect(try width("TA", 14) < width("T", 14) + width("A", 14))
    #expect(abs(try width("ГЩ", 14) - width("Г", 14) - width("Щ", 14)) < 1e-9)
  }

  /// The text cut at 12 points, which are not tracked: advances and kerning that documents state, in 1/2048 em.
  @Test(arguments: [
    ("’", FontWeight.regular, 608.0), ("’", .bold, 712), ("“", .regular, 940), ("–", .regular, 1195),
    ("–", .semibold, 1252), ("—", .regular, 1790),
  ])
  func punctuation(character: String, weight: FontWeight, units: Double) throws {
    let ours = try width(character, 12, weight) * 2048 / 12
    #expect(abs(ours - units) < 2)
  }

  /// A fallback whose own characters are kerned, whatever they are, changes nothing of that.
  @Test func quotesBesideAFallback() throws {
    let typeface = SystemTypeface(pointSize: 12, weight: .regular)
    func width(_ fallbacks: [any Typeface]) -> Double {
      let font = Font(name: "system", pointSize: 12, typeface: typeface, fallbacks: fallbacks)
      return Text("It’s “so”", font: font).naturalWidth
    }
    #expect(width([SquareTypeface(hasKerning: true)]) == width([]))
  }

  /// The table knows the marks that the generated data has.
  @Test func numbersOfQuotes() throws {
    let kerning = try #require(QuoteKerning(SystemTypeface(pointSize: 12, weight: .regular)))
    for mark in SystemFontData.kernedQuotes.map(UInt32.init) {
      #expect(kerning[mark, 0x61] != nil && kerning[0x61, mark] != nil)
    }
    #expect(kerning[0x61, 0x61] == nil && kerning[0xE9, 0x2019] == nil)
  }

  /// ’ and ” are kerned, and more so in bold.
  @Test(arguments: [
    ("’s", FontWeight.regular, -130.0), ("’s", .bold, -105), ("r’", .regular, 130), (".”", .regular, -270),
    ("é’", .regular, 0),
  ])
  func kernedQuotes(pair: String, weight: FontWeight, units: Double) throws {
    let apart = try pair.reduce(0) { try $0 + width(String($1), 12, weight) }
    let ours = (try width(pair, 12, weight) - apart) * 2048 / 12
    #expect(abs(ours - units) < 2)
  }
}
