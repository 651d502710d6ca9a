import SeededRandom
import Testing

@testable import TextMeasurement

/// The cache of a font's characters.
struct ResolvedCharacterCacheTests {
  private func isRight(_ cache: inout ResolvedCharacterCache, _ codePoint: UInt32, _ font: Font) -> Bool {
    let (found, expected) = (cache.resolve(codePoint, font), ResolvedCharacter(codePoint, font: font))
    return found.unit == expected.unit && found.face == expected.face && found.glyph == expected.glyph
      && found.advance == expected.advance && found.standsAlone == expected.standsAlone
  }

  @Test func growsWithWhatIsAskedFor() throws {
    var random = SeededGenerator(seed: 3)
    var cache = ResolvedCharacterCache(isActive: true)
    for font in [try system(17), try builtIn(.named("Helvetica", size: 12))] {
      cache.use(font)
      var wrong: [UInt32] = []
      for _ in 0..<3 {
        for codePoint in "Über-Cafés in Köln".unicodeScalars.map(\.value) where !isRight(&cache, codePoint, font) {
          wrong.append(codePoint)
        }
      }
      #expect(cache.size == 64)
      for _ in 0..<20_000 {
        let codePoint = UInt32.random(in: 0...0x3000, using: &random)
        if !isRight(&cache, codePoint, font) { wrong.append(codePoint) }
      }
      #expect(cache.size == 2048)
      #expect(wrong == [])
    }
  }
}
