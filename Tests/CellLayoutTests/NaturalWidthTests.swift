import SeededRandom
import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

/// A label as wide as it asks to be shows its text in no more lines than hard breaks make.
struct NaturalWidthTests {
  private static let letters = [
    "abcdefghij klmnop", "ÄÖÜäöüßéèç ", "абвгдеж зик", "αβγδε ζηθ", "ขอบคุณสวัสดี", "한국어 글자", "日本語の文字", "ابتثج حخ",
    "אבגד הוז", "हिन्दी ",
    "😀👍🏽🎉 ",
  ].map(Array.init)

  @Test func holdsTheText() throws {
    let library = FontLibrary()
    var random = SeededGenerator(seed: 1)
    // Texts that a width as the grid rounds it would have broken.
    var hairs = 0
    for _ in 0..<Sweep.count(60_000, oneIn: 6) {
      let grid = try #require(PixelGrid(scale: Double(Int.random(in: 1...3, using: &random))))
      let letters = NaturalWidthTests.letters.randomElement(using: &random) ?? []
      let text = String(
        (0..<Int.random(in: 2...12, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" })
      let size = Double(Int.random(in: 8...40, using: &random))
      let label = LabelTemplate(font: .system(size: size, weight: .regular), numberOfLines: 0, text: text)
      let view = LabelView(
        viewIndex: 0, template: ViewTemplate(.label(label)), label: label, font: try library.font(label.font), runs: [],
        grid: grid)
      let pixels = try #require(view.textSize(breakingAt: nil).width)
      if grid.pixels(roundingUp: view.naturalWidth) < pixels { hairs += 1 }
      #expect(view.height(forWidth: grid.points(pixels: pixels)) == view.height(lines: 1), "\(text), \(size) points")
    }
    #expect(hairs > 0)
  }
}
