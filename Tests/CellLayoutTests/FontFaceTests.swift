import Testing
import TextMeasurement

@testable import CellLayout

/// Fonts as style sheets name them.
struct FontFaceTests {
  @Test(arguments: [
    ("AvenirNext-DemiBoldItalic", "'Avenir Next', 'AvenirNext'", 600, true), ("Georgia", "'Georgia'", 400, false),
    ("Fonts/Brand-ExtraLight.ttf", "'Brand'", 200, false),
    ("HelveticaNeue-Bold", "'Helvetica Neue', 'HelveticaNeue'", 700, false),
    ("A'b\"<c", "'Abc'", 400, false), ("", "", 400, false),
  ])
  func namesOfFonts(_ name: String, _ families: String, _ weight: Int, _ isItalic: Bool) {
    let face = FontFace(.scaled(.named(name, size: 12), .body))
    #expect(face.weight == weight && face.isItalic == isItalic)
    let list = (families.isEmpty ? "" : families + ", ") + FontFace.systemFamilies
    #expect(face.familyList == list && face.isSystem == families.isEmpty)
  }

  @Test func systemFonts() {
    #expect(FontFace(.textStyle(.headline)).weight == 600)
    let mono = FontFace(.system(size: 12, weight: .black, face: .monospaced))
    #expect(mono.weight == 900 && mono.familyList.hasPrefix("ui-monospace") && !mono.isSystem)
    #expect(FontFace(.system(size: 12, weight: .ultraLight, face: .italic)).isItalic)
  }
}
