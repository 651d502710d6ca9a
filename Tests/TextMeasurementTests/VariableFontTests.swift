import Testing

@testable import TextMeasurement

/// Advances and line metrics at settings of the axes.
struct VariableFontTests {
  private func font(
    _ tables: [SmallFont.Table], _ variations: [String: Double], name: String = "Brand", size: Double = 1000
  ) throws -> Font {
    let library = FontLibrary(
      paths: ["Brand": "brand.ttf"], settings: [name: FontSettings(variations: variations)],
      files: OneInstalledFile(content: VariationTables.font(tables)))
    return try library.font(.named(name, size: size))
  }

  /// The advances of A and V; halves round up, and values end where their axis does.
  @Test(arguments: [
    ([400.0, 20.0], 600.0, 620.0), ([900, 20], 701, 519), ([650, 20], 651, 570), ([2000, 20], 701, 519),
    ([100, 20], 600, 620), ([400, 60], 560, 620), ([400, 40], 580, 620), ([900, 60], 661, 519), ([900, 5], 701, 519),
  ])
  func horizontalVariations(axes: [Double], first: Double, second: Double) throws {
    let font = try font([("HVAR", VariationTables.horizontal())], ["wght": axes[0], "opsz": axes[1]])
    #expect(Text("A", font: font).naturalWidth == first && Text("V", font: font).naturalWidth == second)
    // Only the first five glyphs have metrics of their own, but each has variations of its own.
    #expect(Text("x", font: font).naturalWidth == 250 + 300 * min(max(axes[0] - 400, 0), 500) / 500)
  }

  /// A glyph's item by a map, whose last entry is that of all further glyphs.
  @Test func mapsGlyphsToItems() throws {
    let font = try font([("HVAR", VariationTables.horizontal(map: [0, 2, 1]))], ["wght": 900])
    #expect(["A", "V", "o", "x"].map { Text($0, font: font).naturalWidth } == [499, 681, 561, 311])
  }

  @Test func mapsAxes() throws {
    let tables = [("HVAR", VariationTables.horizontal()), ("avar", VariationTables.mapping)]
    for (weight, width) in [(400.0, 600.0), (525, 638), (650, 676), (775, 688), (900, 701), (250, 600)] {
      #expect(try Text("A", font: font(tables, ["wght": weight, "opsz": 20])).naturalWidth == width)
    }
  }

  @Test(arguments: [true, false])
  func axesMoveEachOther(hasMap: Bool) throws {
    let tables = [("HVAR", VariationTables.horizontal()), ("avar", VariationTables.shifts(hasMap: hasMap))]
    for (weight, size, width) in [(400.0, 20.0, 600.0), (900, 20, 681), (650, 20, 641), (900, 60, 661), (100, 20, 600)]
    {
      #expect(try Text("A", font: font(tables, ["wght": weight, "opsz": size])).naturalWidth == width)
    }
  }

  @Test func phantomPoints() throws {
    for (weight, widths) in [(400.0, [600.0, 620, 500]), (900, [651, 651, 520]), (650, [626, 626, 510])] {
      let font = try font(VariationTables.outlines, ["wght": weight, "opsz": 20])
      #expect(["A", "V", "o"].map { Text($0, font: font).naturalWidth } == widths)
    }
  }

  @Test func lineMetrics() throws {
    for (weight, height, ascender, leading) in [
      (400.0, 1000.0, 800.0, 90.0), (900, 1120, 900, 95), (650, 1060, 850, 93),
    ] {
      let font = try font([("MVAR", VariationTables.metrics)], ["wght": weight])
      #expect(font.lineHeight == height && font.ascender == ascender && font.leading == leading)
    }
  }

  /// `opsz` follows the point size, unless the configuration sets it.
  @Test(arguments: [(10.0, nil, 600.0), (40, nil, 580), (500, nil, 560), (40, 60.0, 560), (40, 20, 600)])
  func opticalSize(size: Double, setting: Double?, width: Double) throws {
    let font = try font([("HVAR", VariationTables.horizontal())], setting.map { ["opsz": $0] } ?? [:], size: size)
    #expect(abs(Text("A", font: font).naturalWidth - width * size / 1000) < 1e-9)
  }

  /// Instances are known by the family's name and theirs, with all that they set.
  @Test(arguments: [("Small", 560.0), ("Small Heavy", 691), ("Small-Heavy", 691)])
  func instances(name: String, width: Double) throws {
    let font = try font([("HVAR", VariationTables.horizontal())], [:], name: name)
    #expect(Text("A", font: font).naturalWidth == width)
  }

  /// A variable font that stands in takes on the weight of the text's font.
  @Test(arguments: [(FontWeight.regular, 0.0), (.black, 101), (.semibold, 40), (.thin, 0)])
  func fallbacks(weight: FontWeight, difference: Double) throws {
    let characters = FontBytes(0, 1, 3, 10, 0, 12, 12, 0, 0, 28, 0, 0, 0, 1, 0, 0x1401, 0, 0x1401, 0, 1)
    let file = VariationTables.font([("cmap", characters), ("HVAR", VariationTables.horizontal())])
    let library = FontLibrary(
      paths: ["Brand": "brand.ttf"], settings: ["Brand": FontSettings(variations: ["opsz": 20])],
      files: OneInstalledFile(content: file))
    let font = try library.font(.system(size: 1000, weight: weight), fallbacks: ["Brand"])
    #expect(abs(Text("\u{1401}", font: font).naturalWidth - 600 - difference) < 0.01)
  }

  @Test(arguments: [
    (VariationTables.font([]), "the font 'Brand' has no axis 'wdth', but 'wght', 'opsz'"),
    (SmallFont.file(SmallFont.kern), "the font 'Brand' has no axes, so that 'wdth' can't be set"),
  ])
  func unknownAxes(file: [UInt8], message: String) {
    let library = FontLibrary(
      paths: ["Brand": "brand.ttf"], settings: ["Brand": FontSettings(variations: ["wdth": 80])],
      files: OneInstalledFile(content: file))
    let error = #expect(throws: FontLookupError.self) { _ = try library.font(.named("Brand", size: 10)) }
    #expect(error?.description == message)
  }

  @Test func unknownVersion() {
    let mapping = FontBytes(3) + FontBytes(Array(VariationTables.mapping.bytes.dropFirst(2)))
    let error = #expect(throws: FontLookupError.self) { _ = try font([("avar", mapping)], ["wght": 700]) }
    #expect(error?.description.contains("'avar' table has version 3 at byte 0") ?? false)
  }

  /// How many points a tuple moves takes a byte or two, the high one first.
  @Test(arguments: [([2], 2), ([0x80, 2], 2), ([0x81, 0], 256)] as [([UInt8], Int)])
  func pointNumbers(packedCount: [UInt8], count: Int) throws {
    // 1, 2, … in runs of 128, of which the last two bound the advance and move by 10 and 61.
    let numbers = stride(from: 0, to: count, by: 128).flatMap { index in
      [UInt8(min(128, count - index) - 1)] + Array(repeating: UInt8(1), count: min(128, count - index))
    }
    let resting = stride(from: 0, to: count - 2, by: 64).map { 0x80 | UInt8(min(64, count - 2 - $0) - 1) }
    func table(_ bytes: [UInt8]) -> RequiredTable { RequiredTable(FontData(bytes), part: "'gvar' table") }
    var budget = ReadingBudget()
    let points = try PointNumbers(table(packedCount + numbers), pointCount: count - 1, budget: &budget)
    #expect(points.size == packedCount.count + numbers.count)
    #expect(try points.advanceDelta(table(resting + [1, 10, 61]), budget: &budget) == 51)
  }
}
