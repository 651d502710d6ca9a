import ShelfSizing
import Testing

@testable import TextMeasurement

/// Names of fonts and their instances, and sizes and scripts at the ends of what is known.
struct FontNameTests {
  /// A name of an id: of Windows in UTF-16, or of the Macintosh in bytes.
  private static func table(_ names: [(id: Int, text: String, platform: Int)], count: Int? = nil) -> FontData {
    var (records, texts) = (FontBytes(0, count ?? names.count, 6 + 12 * names.count), FontBytes())
    for (id, text, platform) in names {
      let bytes = platform == 1 ? FontBytes(Array(text.utf8)) : FontBytes.text(text)
      records.add(FontBytes(platform, platform == 1 ? 0 : 1, 0, id, bytes.bytes.count, texts.bytes.count))
      texts.add(bytes)
    }
    return FontData((records + texts).bytes)
  }

  private static func axes(_ instances: [(style: Int, name: Int)]) -> FontData {
    var axes = FontBytes(1, 0, 16, 2, 1, 20, instances.count, 10)
    axes.add(tag: "wght")
    for value in [100, 400, 900] { axes.add32(value << 16) }
    axes.add(FontBytes(0, 256))
    for (index, instance) in instances.enumerated() {
      axes.add(FontBytes(instance.style, 0))
      axes.add32((index + 1) << 16)
      axes.add16(instance.name)
    }
    return FontData(axes.bytes)
  }

  @Test func platforms() throws {
    var budget = ReadingBudget()
    for platform in [0, 1, 3] {
      let names = try NamingTable(table: FontNameTests.table([(4, "Brand Größe", platform)]), budget: &budget)
      #expect(names.matches("brand größe") && !names.matches("brand") && !names.matches(""))
    }
    // Names behind the count are none; one that is cut off is passed over.
    let two = [(4, "One", 3), (6, "Two", 1)] as [(Int, String, Int)]
    for (count, matches) in [(0, [false, false]), (1, [true, false]), (2, [true, true]), (3, [true, true])] {
      let names = try NamingTable(table: FontNameTests.table(two, count: count), budget: &budget)
      #expect(["one", "two"].map { names.matches($0) } == matches, "\(count)")
    }
    let cut = FontData((FontBytes(0, 2, 30, 3, 1, 0, 4, 8, 0, 1, 0, 0, 6, 3, 0) + FontBytes.latin("One")).bytes)
    let names = try NamingTable(table: cut, budget: &budget)
    #expect(names.matches("one"))
  }

  /// PostScript names of instances begin with name 25, else with the typographic family's, else with the family's, of
  /// which letters and digits count; full names with any family's.
  @Test func instances() throws {
    let styles = [(300, "Extra Heavy", 3), (301, "Thin-2", 3), (302, "Given-Name", 3)] as [(Int, String, Int)]
    let families =
      [(1, "Small Text", 3), (2, "Regular", 3), (16, "Größe 2!", 3), (25, "Prefix_x", 3)] as [(Int, String, Int)]
    for (taken, prefix) in [(4, "prefixx"), (3, "gre2"), (2, "smalltext")] {
      var budget = ReadingBudget()
      let axes = try VariationAxes(table: FontNameTests.axes([(300, 0xFFFF), (301, 302)]), budget: &budget)
      let table = FontNameTests.table(Array(families[..<taken]) + styles)
      let names = try NamingTable(table: table, axes, budget: &budget)
      func value(_ name: String) -> Float? { names.instance(named: name, of: axes)?.values[0] }
      #expect(value(prefix + "-ExtraHeavy") == 1 && value(prefix + "-Thin2") == 2 && value("GIVEN-NAME") == 2)
      #expect(value("small text extra heavy") == 1 && value("Small Text Thin-2") == 2)
      #expect(value("größe 2! extra heavy") == (taken > 2 ? 1 : nil))
      #expect(value("Small Text") == nil && value("Extra Heavy") == nil && value(prefix) == nil)
      for other in ["prefixx", "gre2", "smalltext"] where other != prefix {
        #expect(value(other + "-ExtraHeavy") == nil)
      }
      #expect(names.hasFont(named: "small text", axes) && names.hasFont(named: "given-name", axes))
      #expect(!names.hasFont(named: "given-name", nil) && !names.hasFont(named: "given", axes))
    }
  }

  // MARK: Sizes

  @Test(arguments: [(0.0, false), (0.001, true), (1_000, true), (1_000.5, false), (-1, false), (.nan, false)])
  func sizes(size: Double, isKnown: Bool) {
    for descriptor in [FontDescriptor.named("Helvetica", size: size), .system(size: size, weight: .regular)] {
      let font = try? FontLibrary().font(descriptor)
      #expect(font?.pointSize == (isKnown ? size : nil))
    }
    guard size.isFinite else { return }
    #expect(FontLibrary().standIn(for: "Nobody", size: size).pointSize == min(max(size, 1), 1_000))
  }

  /// Before Xcode 12 Display begins at 20 points, and before Xcode 9 it is tracked more.
  @Test func eras() {
    let eras: [SystemFontEra] = [.xcode7, .xcode8, .xcode9, .xcode12]
    for (size, shares) in [(19.99, [0, 0, 0]), (20, [1, 1, 1]), (17, [0, 0, 0]), (30, [1, 1, 1])]
      as [(Double, [Double])]
    {
      #expect(eras.dropLast().map { SystemTypeface.displayShare(size, $0) } == shares)
    }
    let elevenths: [(size: Double, share: Double)] = [
      (5, 0), (17, 0), (18, 0.5), (19, 1), (20.5, 3.4), (24, 9), (27, 10.5), (28, 11), (90, 11),
    ]
    for (size, share) in elevenths { #expect(abs(SystemTypeface.displayShare(size) * 11 - share) < 1e-9, "\(size)") }
    // Those of today are Apple's; the others are fitted.
    let trackings: [(size: Double, ems: [Double], today: Double)] = [
      (5, [0.041, 0.041, 0.041], 82), (19, [-0.025, -0.025, -0.025], -48), (20, [0.028, 0.028, 0.018], -46),
      (31, [0.023, 0.023, 0.012], 26), (99, [0.009, 0.009, -0.001], 0),
    ]
    for (size, ems, today) in trackings {
      for (era, tracking) in zip(eras, ems) {
        #expect(abs(SystemTypeface.tracking(size, era) - tracking) < 1e-3, "\(size) \(era)")
      }
      #expect(SystemTypeface.tracking(size) == today / 2048)
    }
    #expect(SystemFontEra(toolsVersion: 1) == .xcode6 && SystemFontEra(toolsVersion: 6_999) == .xcode6)
    for (version, era) in [
      (0, 0), (7_000, 0), (10_999, 0), (11_000, 1), (12_999, 1), (13_000, 2), (16_999, 2), (17_000, 3),
    ] {
      #expect(SystemFontEra(toolsVersion: version) == eras[era])
    }
  }

  /// Fonts that are as high as an em, or as wide as Helvetica.
  @Test func wholeNumbersOfKnownFonts() throws {
    let fonts = FontLibrary()
    #expect(abs(fonts.standIn(for: "Gilroy-Medium", size: 20).lineHeight - 20) < 1e-9)
    let helvetica = try fonts.font(.named("Helvetica", size: 20))
    let (width, other) = (
      Text("é", font: helvetica), Text("é", font: fonts.standIn(for: "Quicksand-Oblique", size: 20))
    )
    #expect(abs(width.naturalWidth - other.naturalWidth) < 1e-9)
  }

  // MARK: Scripts

  @Test func setsOfScripts() {
    var (set, other) = (ScriptSet(), ScriptSet())
    #expect(set.isEmpty && set.scripts.isEmpty)
    for script: UInt8 in [0, 63, 64, 254] { set.insert(script) }
    #expect(set.scripts == [0, 63, 64, 254] && !set.isEmpty)
    for script: UInt8 in [1, 64] { other.insert(script) }
    var both = other
    both.formUnion(set)
    set.formUnion(other)
    #expect(both.scripts == [0, 1, 63, 64, 254] && set.scripts == both.scripts)
  }

  @Test func namesOfApproximations() throws {
    let names = ["emoji", "missing Arabic", "missing Han", "unshaped 254", "dictionary Thai"]
    let all = try #require(TextApproximations(names: names))
    #expect(all.hasEmoji && all.names.sorted() == names.sorted())
    for wrong in ["missing", "missing Nobody", "other Han", "unshaped 255", "unshaped 256", "missing Han x", ""] {
      #expect(TextApproximations(names: [wrong]) == nil, "\(wrong)")
    }
    #expect(TextApproximations(names: [])?.isEmpty ?? false)
  }

  // MARK: Neighbours

  /// Two neighbours anywhere in a printable text.
  @Test func neighboursThatLookupsChange() throws {
    let set = LayoutFont.table([1, nil], FontBytes(30, 2, 2))
    let table = LayoutFont.table([1, nil, 1, nil], LayoutFont.coverage(1), set)
    let layout = LayoutFont.layout("liga", [LayoutFont.Lookup(type: 4, subtables: [table])])
    let font = Font(
      name: "ligature", pointSize: 10, typeface: try openType(FontBytes.font(LayoutFont.tables(layout)).bytes))
    for (text, isChanged) in [
      ("ab", true), ("ba", false), ("xab", true), ("abx", true), ("a", false), ("xaxb", false), ("xxxab", true),
    ] {
      let bytes = Array(text.utf8)
      #expect(zip(bytes, bytes.dropFirst()).contains { font.ascii.isAffected($0, $1) } == isChanged, "\(text)")
    }
  }
}
