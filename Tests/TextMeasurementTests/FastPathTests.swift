import SeededRandom
import Testing

@testable import TextMeasurement

/// Printable ASCII and Latin text are measured by their words, which must find what the general path finds; and both the
/// lines that going through a text word by word finds.
struct FastPathTests {
  /// Texts of words, numbers, spaces and much punctuation.
  private func printable(_ random: inout SeededGenerator) -> [UInt8] {
    let marks = Array("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~".utf8)
    let isWordy = Bool.random(using: &random)
    return (0..<Int.random(in: 1...150, using: &random)).map { _ in
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<(isWordy ? 7 : 2): UInt8.random(in: 0x61...0x7A, using: &random)
      case 7, 8: 0x20
      case 9: UInt8.random(in: 0x30...0x39, using: &random)
      default: marks[Int.random(in: 0..<marks.count, using: &random)]
      }
    }
  }

  /// The same with other characters between.
  private func text(with others: [String], _ random: inout SeededGenerator) -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      text += printable(&random)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        text += Array((others.randomElement(using: &random) ?? "é").utf8)
        if Bool.random(using: &random) { text.append(0x20) }
      }
    }
    return text
  }

  private let latin = Array("éüñßÆœ’‘“”„«»–—…·•©€£°½×\u{A0}\u{2011}\u{2212}¡¿†").map(String.init)
  private let any =
    Array("é’“¿\t\n\u{2028}日本語、。（カ한국अनुभव한").map(String.init) + [
      "e\u{301}", "👩‍👩‍👧", "🇫🇷", "שלום", "\r\n", "ไทย", "( ", "\u{3000}",
    ]
  private let invisible = ["\u{200B}", "\u{2060}", "\u{AD}", "\u{7}"]

  /// One without kerning, one that kerns letters, and one that kerns whatever it can.
  private func font(_ name: String) throws -> Font {
    switch name {
    case "squares": Font(name: name, pointSize: 10, typeface: SquareTypeface(hasKerning: true))
    case "system": try system(14)
    case "browser": try system(14, lineBreak: .browser)
    default: try builtIn(.named(name, size: 14))
    }
  }

  /// The differences between a text's lines and those found word by word, at some widths.
  private func difference(_ text: Text, _ bytes: [UInt8], _ font: Font, _ random: inout SeededGenerator) -> String? {
    let words = WordByWord(bytes, font: font)
    let shown = String(decoding: bytes, as: UTF8.self).debugDescription
    guard text.hardLineWidths == words.lines(width: .infinity).map(\.width) else { return "hard lines of \(shown)" }
    for _ in 0..<6 {
      let width = Double.random(in: 0...(Bool.random(using: &random) ? 60 : 400), using: &random)
      let expected = words.lines(width: width)
      let found = text.lines(width: width).map { WordByWord.Line(end: $0.range.upperBound, width: $0.width) }
      guard found == expected else { return "lines at \(width) of \(shown)" }
      guard text.lineCount(width: width) == found.count else { return "line count at \(width) of \(shown)" }
      // Up to the next width nothing changes, and there something does.
      let most = Bool.random(using: &random) ? .max : Int.random(in: 1...4, using: &random)
      guard text.lineCount(width: width, atMost: most) == min(most, found.count) else {
        return "lines shown of \(shown)"
      }
      let step = text.lineStep(width: width, atMost: most)
      guard step.lines == min(most, found.count), step.nextWidth ?? .infinity > width else { return "step of \(shown)" }
      func ends(_ width: Double) -> ArraySlice<Int> { words.lines(width: width).map(\.end).prefix(most) }
      let before = ends(step.nextWidth.map { $0 - 0.5 / font.unitsPerPoint } ?? .infinity)
      guard before == expected.map(\.end).prefix(most) else { return "before \(step) of \(shown)" }
      guard step.nextWidth.map(ends) != before else { return "nothing changes at \(step) of \(shown)" }
      // A line that is just full.
      guard let next = step.nextWidth else { continue }
      let count = words.lines(width: next).count
      guard text.lineCount(width: next, atMost: most) == min(most, count) else { return "at \(step) of \(shown)" }
    }
    return nil
  }

  @Test(arguments: ["Helvetica", "system", "squares", "browser"])
  func findsLinesWordByWord(name: String) throws {
    let font = try font(name)
    #expect(font.hasKerning == (name != "Helvetica"))
    var random = SeededGenerator(seed: 2)
    let text = Text("", font: font)
    var failures: [String] = []
    for round in 0..<Sweep.count(6_000, oneIn: 80) {
      let bytes =
        switch round % 3 {
        case 0: printable(&random)
        case 1: self.text(with: latin, &random)
        // Kerning across what has no width would move the pen back.
        default: self.text(with: name == "squares" ? any : any + invisible, &random)
        }
      text.prepare(bytes, font: font)
      if let difference = difference(text, bytes, font, &random) { failures.append(difference) }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }

  /// A text that is measured by words is measured alike by the general path.
  @Test(arguments: ["Helvetica", "system", "squares", "browser"])
  func findsWhatTheGeneralPathFinds(name: String) throws {
    let font = try font(name)
    var random = SeededGenerator(seed: 5)
    let (text, general) = (Text("", font: font), Text("", font: font))
    var (latinTexts, failures) = (0, [String]())
    for round in 0..<Sweep.count(8_000, oneIn: 80) {
      let bytes = round.isMultiple(of: 2) ? printable(&random) : self.text(with: latin, &random)
      text.prepare(bytes, font: font)
      if text.isOfWords { latinTexts += 1 }
      general.prepareGenerally(bytes, font: font)
      let width = Double.random(in: 0...300, using: &random)
      if text.lines(width: width) != general.lines(width: width) || text.naturalWidth != general.naturalWidth {
        failures.append(String(decoding: bytes, as: UTF8.self))
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
    #expect(latinTexts > Sweep.count(5_000, oneIn: 80))
  }

  /// The lines of texts in which UAX #14 looks across spaces.
  @Test(arguments: ["( a) b", "a ( b ) c", "[ x", "{  } done", "¿ a b", "“ a b"])
  func looksAcrossSpaces(text: String) throws {
    let font = try system(14)
    let words = WordByWord(Array(text.utf8), font: font)
    for width in stride(from: 0.0, through: 60, by: 1) {
      let found = Text(text, font: font).lines(width: width)
      #expect(found.map(\.range.upperBound) == words.lines(width: width).map(\.end), "\(width)")
    }
  }

  /// Lines that are only counted are as many, at any width and just where one more word fits.
  @Test(arguments: ["Helvetica", "system", "squares", "browser"])
  func countsLines(name: String) throws {
    let font = try font(name)
    var random = SeededGenerator(seed: 11)
    let text = Text("", font: font)
    var (latinTexts, failures) = (0, [String]())
    for round in 0..<Sweep.count(6_000, oneIn: 80) {
      let bytes = self.text(with: round.isMultiple(of: 8) ? any : latin, &random)
      text.prepare(bytes, font: font)
      if text.isOfWords { latinTexts += 1 }
      var width = Double.random(in: 0...(Bool.random(using: &random) ? 60 : 400), using: &random)
      for _ in 0..<4 {
        let most = Bool.random(using: &random) ? .max : Int.random(in: 1...4, using: &random)
        if text.countLines(width: width, atMost: most) != min(most, text.lines(width: width).count) {
          failures.append("at \(width), \(most): \(String(decoding: bytes, as: UTF8.self))")
        }
        guard let next = text.nextWidth(after: width) else { break }
        width = Bool.random(using: &random) ? next : next - 0.5 / font.unitsPerPoint
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
    #expect(latinTexts > Sweep.count(2_500, oneIn: 80))
  }

  /// Rows of spaces: at the ends, over the ends of lines, and more than a line is wide.
  @Test(arguments: ["Helvetica", "system", "squares", "browser"])
  func findsLinesOfSpaces(name: String) throws {
    let font = try font(name)
    var random = SeededGenerator(seed: 9)
    let text = Text("", font: font)
    var failures: [String] = []
    for _ in 0..<Sweep.count(2_000) {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        bytes += Array(repeating: 0x20, count: [0, 1, 2, 3, 30].randomElement(using: &random) ?? 1)
        bytes += ["a", "word", "-", "a-b", "(", ")", "1/2", "."].randomElement(using: &random)?.utf8 ?? "".utf8
      }
      if Bool.random(using: &random) { bytes += Array(repeating: 0x20, count: Int.random(in: 1...5, using: &random)) }
      text.prepare(bytes, font: font)
      if let difference = difference(text, bytes, font, &random) { failures.append(difference) }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }

  /// A font that kerns further back than a character is wide is read character by character.
  @Test(arguments: [(0, true), (-10, true), (-11, false), (40, true)])
  func pensGoForwards(kerning: Int, isUsable: Bool) {
    let font = Font(name: "near", pointSize: 10, typeface: SquareTypeface(kerningBeforeSpaces: kerning))
    #expect(font.ascii.isUsable == isUsable)
  }

  /// Spaces that stand away from the words before them: what hangs over a line is as wide as five characters.
  @Test func kerningBeforeSpaces() {
    let font = Font(name: "apart", pointSize: 10, typeface: SquareTypeface(kerningBeforeSpaces: 40))
    let text = Text("ab cd ab cd", font: font)
    #expect(text.naturalWidth == 230)
    for (width, count) in [(230.0, 1), (229, 2), (160, 2), (90, 2), (89, 4), (20, 4), (19, 8)] {
      #expect(text.lineCount(width: width) == count && text.lines(width: width).count == count, "\(width)")
    }
    #expect(text.nextWidth(after: 89) == 90 && text.nextWidth(after: 90) == 160)
  }

  /// Texts about as long as sums of words can tell: another way finds the lines of longer ones.
  @Test func longTexts() {
    for count in [WordEnd.mostBytes - 1, WordEnd.mostBytes, WordEnd.mostBytes + 1] {
      let words = Array(repeating: Array("word word- ".utf8), count: count / 11 + 1).joined()
      let text = Text(Array(words.prefix(count)), font: squares)
      #expect(text.lineCount(width: 110) == text.lines(width: 110).count)
      #expect(text.lineStep(width: 110, atMost: .max).lines == text.lines(width: 110).count)
      #expect(text.lineCount(width: 110, atMost: 3) == 3)
    }
  }

  @Test func printableASCIIIsTold() {
    let squared = Text("", font: squares)
    for length in [1, 7, 8, 9, 16, 23] {
      for index in 0..<length {
        for byte in UInt8.min...UInt8.max {
          var text = [UInt8](repeating: 0x61, count: length)
          text[index] = byte
          let found = text.withUnsafeBufferPointer { $0.isPrintableASCII }
          #expect(found == ((0x20...0x7E).contains(byte)), "\(byte) at \(index) of \(length)")
          squared.prepare(text, font: squares)
          #expect(squared.isOfWords == found, "\(byte) at \(index) of \(length)")
        }
      }
    }
  }
}
