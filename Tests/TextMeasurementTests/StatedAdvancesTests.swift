import Testing

@testable import TextMeasurement

struct StatedAdvancesTests {
  /// By Unicode's number of the script: over texts, over a font's letters, and over all scripts.
  @Test(arguments: [("Bengali", 0.511), ("Tamil", 0.777), ("Cham", 1.036), ("no script", nil)])
  func means(name: String, mean: Double?) throws {
    let script = Script.names.firstIndex { $0 == name }.flatMap { UInt8(exactly: $0) } ?? .max
    #expect(StatedAdvances.mean(script) == mean ?? Double(ScriptAdvanceData.defaultAdvance) / 1000)
  }

  /// In thousandths of an em; alone 419, at the end 505, at the beginning 414, inside 511.
  @Test(arguments: [
    ("ب", 419), ("بب", 414 + 505), ("ببب", 414 + 511 + 505), ("اب", 419 + 419), ("باب", 414 + 505 + 419),
    ("بَب", 414 + 505), ("ب\u{200C}ب", 419 + 419), ("ب\u{200D}", 414), ("بx", 419), ("بء", 419 + 419),
    ("بـب", 414 + 270 + 505), ("ب،ب", 419 + 328 + 419), ("ب\nب", 419),
  ])
  func arabicLettersByForm(text: String, thousandths: Int) throws {
    let font = try system(100)
    let latin = text.hasSuffix("x") ? Text("x", font: font).naturalWidth : 0
    #expect(abs(Text(text, font: font).naturalWidth - latin - Double(thousandths) / 10) < 0.01)
  }

  /// In thousandths of an em; marks without an advance stand on their letters.
  @Test(arguments: [("שלום", 4 * 520), ("हिन्दी।", 5 * 496 + 379), ("ไทย", 3 * 538), ("தமிழ்", 4 * 777)])
  func meansOfTexts(text: String, thousandths: Int) throws {
    let shown = Text(text, font: try system(100))
    #expect(abs(shown.naturalWidth - Double(thousandths) / 10) < 0.01)
    #expect(shown.approximations.codes.first == "approximate-advances")
  }

  /// Letters that a font has keep its advances.
  @Test func lettersOfAFont() {
    #expect(Text("بب", font: squares).naturalWidth == 2 * Text("ب", font: squares).naturalWidth)
  }

  @Test func namesItsSource() throws {
    #expect(
      Text("अԱ", font: try system(17)).approximations.descriptions == [
        "the font lacks characters (Armenian, Devanagari), whose stated advances make heights approximate "
          + "(Devanagari: averages in Debian's Noto fonts); name a font that has them in fallbackFonts"
      ])
  }
}
