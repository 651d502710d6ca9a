import Testing

@testable import TextMeasurement

/// Lookups that change with the axes, and features that take other ones.
struct VariableLayoutTests {
  private func typeface(_ layout: FontBytes, tag: String, at coordinate: Int) throws -> OpenTypeTypeface {
    let classes = FontBytes(2, 1, 1, 27, 1)
    var definitions = FontBytes(1, 3, 18, 0, 0, 0, 0)
    definitions.add32(18 + classes.bytes.count)
    definitions.add(classes + VariationTables.store([[-51, 0], [9, 0]]))
    let tables = LayoutFont.tables(layout, tag: tag).filter { $0.tag != "GDEF" } + [("GDEF", definitions)]
    var budget = ReadingBudget()
    return try OpenTypeTypeface(
      fontDirectories(FontBytes.font(tables).bytes)[0], coordinates: [coordinate, 0], budget: &budget)
  }

  private func advances(_ text: String, _ typeface: OpenTypeTypeface) throws -> [Int] {
    let layout = try #require(typeface.layout)
    var run = GlyphRun(typeface)
    run.append(
      text.unicodeScalars.enumerated().map { GlyphRun.Character(codePoint: $1.value, cluster: Int32($0)) })
    return layout.shape(run.glyphs, layout.plan(.latin)).map { Int($0.advance + $0.adjustment) }
  }

  private static let index = FontBytes(0, 0, 0x8000)

  /// Offsets count from the set in a subtable of pairs, and from the subtable in one of classes. One of pixel sizes adds
  /// nothing, nor does one of an item that is not there.
  @Test(arguments: [
    (index, 0, -30), (index, 0x4000, -81), (index, 0x2000, -55), (FontBytes(0, 1, 0x8000), 0x4000, -21),
    (FontBytes(0, 2, 0x8000), 0x4000, -30), (FontBytes(12, 13, 1, 0x4000), 0x4000, -30),
  ])
  func pairs(device: FontBytes, coordinate: Int, kerning: Int) throws {
    let set = LayoutFont.table([1, 2, -30, nil], device)
    let pairs = LayoutFont.table([1, nil, 0x44, 0, 1, nil], LayoutFont.coverage(1), set)
    let classes = LayoutFont.table(
      [2, nil, 0x44, 0, nil, nil, 1, 2, 0, 0, -30, nil], LayoutFont.coverage(1), FontBytes(1, 1, 1, 0),
      FontBytes(1, 2, 1, 1), device)
    for subtable in [pairs, classes] {
      let layout = LayoutFont.layout("kern", [LayoutFont.Lookup(type: 2, subtables: [subtable])])
      let typeface = try typeface(layout, tag: "GPOS", at: coordinate)
      #expect(try advances("abc", typeface) == [100 + kerning, 200, 300])
      #expect(typeface.kerning(1, 2, KerningContext()) == kerning)
      let font = Font(name: "", pointSize: 1000, typeface: typeface)
      #expect(Text("ab", font: font).naturalWidth == Double(300 + kerning))
    }
  }

  @Test func single() throws {
    let subtable = LayoutFont.table([1, nil, 0x44, 10, nil], LayoutFont.coverage(2), VariableLayoutTests.index)
    let layout = LayoutFont.layout("kern", [LayoutFont.Lookup(type: 1, subtables: [subtable])])
    #expect(try advances("abc", typeface(layout, tag: "GPOS", at: 0x4000)) == [100, 159, 300])
  }

  /// The exit of `a` moves with the axes.
  @Test func cursive() throws {
    let anchors = LayoutFont.table(
      [1, nil, 2, 0, nil, nil, 0], LayoutFont.coverage(1, 2),
      LayoutFont.table([3, 90, 0, nil, 0], VariableLayoutTests.index), FontBytes(1, 10, 0))
    let layout = LayoutFont.layout("curs", [LayoutFont.Lookup(type: 3, subtables: [anchors])])
    #expect(try advances("ab", typeface(layout, tag: "GPOS", at: 0)) == [90, 190])
    #expect(try advances("ab", typeface(layout, tag: "GPOS", at: 0x4000)) == [39, 190])
  }

  /// From a quarter of the axis on, a feature has the second lookup instead of the first.
  @Test(arguments: [(0, 30), (0x0FFF, 30), (0x1000, 31), (0x3000, 31), (0x3001, 30)])
  func featureVariations(coordinate: Int, glyph: Int) throws {
    let lookups = [30, 31].map { glyph in
      LayoutFont.Lookup(type: 1, subtables: [LayoutFont.table([2, nil, 1, glyph], LayoutFont.coverage(1))])
    }
    let plain = LayoutFont.layout("rvrn", lookups).bytes
    let places = stride(from: 4, to: 10, by: 2).map { Int(plain[$0]) << 8 | Int(plain[$0 + 1]) }
    var layout = FontBytes(1, 1) + .numbers(places.map { $0 + 4 })
    layout.add32(plain.count + 4)
    layout.add(FontBytes(Array(plain[10...])))
    var variations = FontBytes(1, 0, 0, 1, 0, 16, 0, 30)
    variations.add(FontBytes(1, 0, 6) + FontBytes(1, 0, 0x1000, 0x3000))
    variations.add(FontBytes(1, 0, 1, 0, 0, 12) + FontBytes(0, 1, 1))
    let typeface = try typeface(layout + variations, tag: "GSUB", at: coordinate)
    let engine = try #require(typeface.layout)
    #expect(engine.shape([engine.glyph(1)], engine.plan(.latin)).map(\.glyph) == [UInt16(glyph)])
  }
}
