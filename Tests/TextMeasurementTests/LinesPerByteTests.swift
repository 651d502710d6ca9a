import SeededRandom
import Testing

@testable import TextMeasurement

/// Lines that bytes alone prove to be enough.
struct LinesPerByteTests {
  /// Printable ASCII in which little is alike: words and long words, characters that are narrow, wide or alone, spaces
  /// in rows and at both ends, marks that break lines or keep them together.
  private func text(_ random: inout SeededGenerator) -> [UInt8] {
    let alphabets = ["abcdefghijklmnopqrstuvwxyz", "W", "@", "WM@%", "il.'|", "AVTo", "a-", "(1/2) $3.50%", " ~!{[]}?"]
    var text: [UInt8] = []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let alphabet = Array((alphabets.randomElement(using: &random) ?? "a").utf8)
      let longest = [1, 3, 12, 60].randomElement(using: &random) ?? 1
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        let count = Int.random(in: 1...longest, using: &random)
        text += (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0x61 }
        text += Array(repeating: 0x20, count: [0, 1, 1, 1, 2, 9].randomElement(using: &random) ?? 1)
      }
    }
    return text
  }

  private func font(_ name: String) throws -> Font {
    switch name {
    case "squares": squares
    case "kerned squares": Font(name: name, pointSize: 10, typeface: SquareTypeface(hasKerning: true))
    case "system": try system(13)
    case "bold": try system(24, .bold)
    default: try builtIn(.named(name, size: 14))
    }
  }

  @Test(arguments: ["squares", "kerned squares", "system", "bold", "Helvetica"])
  func noTextHasMoreLines(name: String) throws {
    let font = try font(name)
    #expect(font.hasKerning == !["squares", "Helvetica"].contains(name))
    var random = SeededGenerator(seed: 12)
    let text = Text("", font: font)
    var (failures, tightest) = ([String](), 0.0)
    for _ in 0..<Sweep.count(800, oneIn: 4) {
      let bytes = self.text(&random)
      guard !bytes.isEmpty else { continue }
      text.prepare(bytes, font: font)
      // From about a character on, and where a line ends just at a character.
      for width in [Double.random(in: 0.5...30, using: &random), .random(in: 30...300, using: &random), 20, 100] {
        let lines = text.lineCount(width: width)
        let bound = Double(bytes.count) * font.linesPerByte(width: width)
        if bound < 1e9, lines > Int(bound) + 1 {
          failures.append("\(lines) for \(bound) at \(width): \(String(decoding: bytes, as: UTF8.self))")
        }
        tightest = max(tightest, Double(lines) / (bound + 1))
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
    // A bound that is never come near would be of no use.
    #expect(tightest > 0.5 && tightest <= 1)
  }

  /// Text of a space and a word that just does not fit beside it, again and again: nearly half of each line is empty.
  @Test func theWorstText() {
    for count in [1, 2, 7, 50] {
      let words = Array(repeating: "aaaaaa", count: count).joined(separator: " ")
      let text = Text(words, font: squares)
      let bound = Double(words.utf8.count) * squares.linesPerByte(width: 110)
      #expect(text.lineCount(width: 110) == count && count <= Int(bound) + 1)
    }
  }

  /// Wider lines take no more of them, and lines that hold nothing, or glyphs that are not known, have no bound.
  @Test func followsTheWidth() throws {
    let font = try system(14)
    var last = Double.infinity
    for width in stride(from: 1.0, through: 400, by: 7.3) {
      let lines = font.linesPerByte(width: width)
      #expect(lines > 0 && lines < last)
      last = lines
    }
    for width in [0, -5, .nan] { #expect(font.linesPerByte(width: width) == .infinity) }
    let bytes = SmallFont.file(SmallFont.kern)
    let library = FontLibrary(paths: ["Small": "small.ttf"], files: OneFile(bytes: bytes))
    // It has four characters, so that most of a text would be something else.
    #expect(try library.font(.named("Small", size: 10)).linesPerByte(width: 100) == .infinity)
  }

  /// Answers every path with the same bytes.
  private struct OneFile: FontFiles {
    let bytes: [UInt8]
    var installed: [String] { [] }
    func bytes(ofFile path: String, limit: Int) -> [UInt8] { bytes }
    func bytes(ofFile path: String, at offset: Int, count: Int) -> [UInt8] { Array(bytes[offset..<(offset + count)]) }
  }
}
