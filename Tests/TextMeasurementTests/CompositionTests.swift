import Foundation
import Testing

@testable import TextMeasurement

struct CompositionTests {
  @Test(
    arguments: [
      (0x65, 0x301, 0xE9), (0x41, 0x30A, 0xC5), (0x1112, 0x1161, 0xD558), (0xD558, 0x11AB, 0xD55C),
      (0x3B1, 0x301, 0x3AC),
      (0x304B, 0x3099, 0x304C), (0x61, 0x62, nil), (0xD55C, 0x11AB, nil), (0x1112, 0x11A7, nil),
      (0xD558, 0x11A7, nil),
      (0x1F600, 0x301, nil),
    ] as [(UInt32, UInt32, UInt32?)])
  func pairs(first: UInt32, second: UInt32, composed: UInt32?) {
    #expect(Composition.compose(first, second) == composed)
  }

  /// Foundation's normal forms, for every code point of the basic plane that has a decomposition.
  @Test func agreesWithFoundation() {
    var count = 0
    for scalar in (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init) {
      let text = String(scalar)
      let parts = text.decomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
      // Some letters are decomposed for good.
      guard parts.count > 1, text.precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual([scalar])
      else {
        continue
      }
      count += 1
      var composed: UInt32? = parts[0]
      for part in parts.dropFirst() { composed = composed.flatMap { Composition.compose($0, part) } }
      #expect(composed == scalar.value)
      if !(0xAC00...0xD7A3).contains(scalar.value) { #expect(Composition.decompose(scalar.value) == parts) }
    }
    #expect(count > 12_000)
  }

  @Test(arguments: [
    "é", "Zürich", "Ångström", "naïve façade", "Việt Nam", "Ǖ", "ế", "Привет, ёлка й", "ΐ άέή",
    "Dvořák, Łódź",
  ])
  func decomposedTextMeasuresAsComposed(text: String) throws {
    let decomposed = text.decomposedStringWithCanonicalMapping
    #expect(Array(decomposed.utf8) != Array(text.utf8))
    for font in [try system(17), try builtIn(.named("Helvetica", size: 17))] {
      let (left, right) = (Text(text, font: font), Text(decomposed, font: font))
      #expect(left.naturalWidth == right.naturalWidth)
      #expect(left.lineCount(width: 30) == right.lineCount(width: 30))
    }
  }

  @Test func hangulLettersMeasureAsSyllables() {
    let text = "한국어 각"
    #expect(Text(text.decomposedStringWithCanonicalMapping, font: squares).naturalWidth == 50)
    #expect(Text(text, font: squares).naturalWidth == 50)
  }

  @Test func theOrderOfMarksDoesNotMatter() throws {
    let font = try system(17)
    // Dot below and circumflex, either way round, make one Vietnamese letter.
    let (one, other) = (Text("a\u{323}\u{302}", font: font), Text("a\u{302}\u{323}", font: font))
    #expect(one.naturalWidth == Text("\u{1EAD}", font: font).naturalWidth)
    #expect(other.naturalWidth == one.naturalWidth)
  }

  @Test func aMarkWithoutAGlyphStillTakesNoRoom() throws {
    let font = try system(17)
    #expect(Text("x\u{20D7}", font: font).naturalWidth == Text("x", font: font).naturalWidth)
  }
}
