import SeededRandom
import Testing

@testable import TextMeasurement

/// Printable ASCII is prepared by a path of its own, which must find what the general one finds.
struct FastPathTests {
  /// Texts of words, numbers, spaces and much punctuation.
  private func text(_ random: inout SeededGenerator) -> [UInt8] {
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

  /// One without kerning, one that kerns letters, and one that kerns whatever it can.
  private func font(_ name: String) throws -> Font {
    switch name {
    case "squares": Font(name: name, pointSize: 10, typeface: SquareTypeface(hasKerning: true))
    case "system": try system(14)
    default: try builtIn(.named(name, size: 14))
    }
  }

  @Test(arguments: ["Helvetica", "system", "squares"])
  func findsWhatTheGeneralPathFinds(name: String) throws {
    let font = try font(name)
    #expect(font.hasKerning == (name != "Helvetica"))
    var random = SeededGenerator(seed: 2)
    let (fast, general) = (Text("", font: font), Text("", font: font))
    var taken = 0
    var failures: [String] = []
    for _ in 0..<8_000 {
      let text = text(&random)
      guard fast.prepareFast(text, font: font) else { continue }
      taken += 1
      general.prepareGenerally(text, font: font)
      if fast.segments != general.segments || fast.hardLineWidths != general.hardLineWidths {
        failures.append(String(decoding: text, as: UTF8.self))
      }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(taken): \(failures.prefix(3))")
    #expect(taken > 5_000)
  }

  /// Latin text with letters and punctuation beyond ASCII has a path of its own too.
  @Test(arguments: ["Helvetica", "system", "squares"])
  func findsWhatTheGeneralPathFindsInLatinText(name: String) throws {
    let font = try font(name)
    let beyond = Array("éüñßÆœ’‘“”„«»–—…·•©€£°½×\u{A0}\u{2011}\u{2212}¡¿†").map(String.init)
    var random = SeededGenerator(seed: 5)
    let (latin, general) = (Text("", font: font), Text("", font: font))
    var taken = 0
    var failures: [String] = []
    for _ in 0..<8_000 {
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        text += self.text(&random)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          text += Array((beyond.randomElement(using: &random) ?? "é").utf8)
          if Bool.random(using: &random) { text.append(0x20) }
        }
      }
      guard latin.prepareLatin(text, font: font) else { continue }
      taken += 1
      general.prepareGenerally(text, font: font)
      if latin.segments != general.segments || latin.hardLineWidths != general.hardLineWidths {
        failures.append(String(decoding: text, as: UTF8.self))
      }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(taken): \(failures.prefix(3))")
    #expect(taken > 2_000)
  }

  /// The texts that it leaves to the general path lose nothing.
  @Test(arguments: ["( a) b", "a ( b ) c", "[ x", "{  } done"])
  func aTextThatIsGivenUpIsPreparedAllTheSame(text: String) throws {
    let font = try system(14)
    let general = Text("", font: font)
    general.prepareGenerally(Array(text.utf8), font: font)
    #expect(!Text("", font: font).prepareFast(Array(text.utf8), font: font))
    #expect(Text(text, font: font).segments == general.segments)
  }

  /// Inside a word too, where the font's pairs are walked again.
  @Test func breaksInsideWordsLikeTheGeneralPath() {
    let kerned = Font(name: "kerned", pointSize: 10, typeface: SquareTypeface(hasKerning: true))
    var random = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let word = (0..<Int.random(in: 1...60, using: &random)).map { _ in
        UInt8.random(in: 0x61...0x7A, using: &random)
      }
      let text = String(decoding: word, as: UTF8.self)
      // A word joiner has no advance, but keeps the fast path away.
      let plain = Text(text, font: kerned).lines(width: 97)
      let joined = Text("\u{2060}" + text, font: kerned).lines(width: 97)
      #expect(plain.map(\.width) == joined.map(\.width), "\(text)")
    }
  }

  @Test func printableASCIIIsTold() {
    for length in [1, 7, 8, 9, 16, 23] {
      for place in 0..<length {
        for byte in UInt8.min...UInt8.max {
          var text = [UInt8](repeating: 0x61, count: length)
          text[place] = byte
          let found = text.withUnsafeBufferPointer { $0.isPrintableASCII }
          #expect(found == ((0x20...0x7E).contains(byte)), "\(byte) at \(place) of \(length)")
        }
      }
    }
  }
}
