import Testing

@testable import TextMeasurement

/// Spaces that a font does not have, in one whose U+0020 is a quarter of an em wide.
struct MissingSpaceTests {
  @Test(arguments: [
    (0xA0, 250), (0x2000, 500), (0x2001, 1000), (0x2002, 500), (0x2003, 1000), (0x2004, 333), (0x2005, 250),
    (0x2006, 167), (0x2007, 250), (0x2008, 250), (0x2009, 200), (0x200A, 63), (0x202F, 125), (0x205F, 222),
    (0x3000, 1000),
  ])
  func widths(space: UInt32, units: Int) throws {
    let font = Font(name: "small", pointSize: 10, typeface: try openType(SmallFont.file(SmallFont.kern)))
    let text = String(String.UnicodeScalarView([Unicode.Scalar(space)].compactMap(\.self)))
    // Kerned with nothing.
    #expect(abs(Text("x" + text + "x", font: font).naturalWidth - (5 + Double(units) / 100)) < 1e-9)
  }

  /// Digits and full stops lend their widths: those of this font are 5,500 and 5,300 units wide.
  @Test func figures() throws {
    let typeface = try openType(FontBytes.font(LayoutFont.tables(LayoutFont.layout("calt", []))).bytes)
    #expect(MissingSpace.glyph(0x2007, in: typeface)?.advance == 100 * (40 + 0x30 - 0x21))
    #expect(MissingSpace.glyph(0x2008, in: typeface)?.advance == 100 * (40 + 0x2E - 0x21))
    #expect(MissingSpace.glyph(0x1680, in: typeface) == nil)
  }
}
