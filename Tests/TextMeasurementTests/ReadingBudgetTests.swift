import SeededRandom
import Testing

@testable import TextMeasurement

/// Small fonts that repeat themselves. What reading them takes is counted, so that no clock decides.
struct ReadingBudgetTests {
  /// Steps that reading the first font of a file takes.
  private func steps(_ tables: [SmallFont.Table], glyphs: Int = 6, limit: Int = ReadingBudget.steps) throws -> Int {
    let maximum = SmallFont.Table("maxp", FontBytes(0, 0x5000, glyphs))
    let file = SmallFont.file([maximum] + tables)
    var budget = ReadingBudget(steps: limit)
    _ = try OpenTypeTypeface(TableDirectory.fonts(in: FontData(file), budget: &budget)[0], budget: &budget)
    return limit - budget.left
  }

  private func table(_ tag: String, _ data: FontBytes) -> [SmallFont.Table] {
    let base = SmallFont.metrics() + [("cmap", SmallFont.characters4)]
    return [(tag, data)] + base.filter { $0.tag != tag }
  }

  private static let repetitive: [(name: String, table: SmallFont.Table)] = {
    typealias Tables = RepetitiveTables
    func positioning(features: Int = 1, lookups: Int = 1, _ lookup: FontBytes) -> SmallFont.Table {
      ("GPOS", Tables.positioning(features: features, lookups: lookups, lookup))
    }
    let pairs = Tables.pairs(sets: 100, others: 2_000)
    return [
      ("subtables", positioning(lookups: 1_000, Tables.lookup(subtables: 20_000, Tables.classes(of: 1...5)))),
      ("subtables of no known format", positioning(lookups: 1_000, Tables.lookup(subtables: 20_000, FontBytes(7)))),
      (
        "subtables of another type",
        positioning(lookups: 1_000, Tables.lookup(type: 1, subtables: 20_000, FontBytes(1)))
      ),
      ("lookups", positioning(lookups: 600, Tables.lookup(Tables.classes(of: 1...5)))),
      ("pairs", positioning(Tables.lookup(subtables: 9, pairs))),
      ("classes", positioning(Tables.lookup(subtables: 500, Tables.classes(of: 1...60_000)))),
      ("kern", ("kern", Tables.kern(subtables: 2_000, pairs: 2_000))),
    ]
  }()

  @Test(arguments: Sweep.isFull ? repetitive.map(\.name) : ["subtables", "kern"])
  func endsWithAnError(name: String) throws {
    let (_, table) = try #require(ReadingBudgetTests.repetitive.first { $0.name == name })
    #expect(table.data.bytes.count < 100_000)
    let error = #expect(throws: FontError.self) { try steps(self.table(table.tag, table.data), glyphs: 65_535) }
    #expect(
      error?.description
        == "the font's '\(table.tag)' table repeats so much that reading the file takes more than 16777216 steps, "
        + "many times what real fonts need; use another file of this font")
  }

  /// A count that a table claims and does not have costs nothing; nor does an offset that leads back to itself.
  @Test func whatIsNotThereCostsNothing() throws {
    let usual = try steps(SmallFont.kern)
    #expect(usual < 1_000)
    let loop = FontBytes(1, 9, 0, 8) + FontBytes(1, 9, 0xFFFF, 0xFFF8)
    let group = (first: 0x20, last: 0x7E, glyph: 1)
    for (tag, data) in [
      ("kern", RepetitiveTables.kern(subtables: 1, pairs: 3)),
      ("cmap", RepetitiveTables.characters([group], count: 0xFFFF_FFFF)),
      ("GPOS", RepetitiveTables.positioning(RepetitiveTables.lookup(type: 9, loop))),
      ("GPOS", RepetitiveTables.positioning(RepetitiveTables.lookup(RepetitiveTables.pairs(sets: 3, others: 2)))),
    ] {
      // Features are looked up for each script.
      #expect(try steps(table(tag, data)) < usual + ReadingBudget.Cost.askedSubtable + 10_000, "\(tag)")
    }
  }

  /// Of features with one tag a language has the first, however many it names.
  @Test func featuresThatRepeat() throws {
    let lookup = RepetitiveTables.lookup(FontBytes(0))
    let (one, many) = (
      try steps(table("GPOS", RepetitiveTables.positioning(lookups: 1_000, lookup))),
      try steps(table("GPOS", RepetitiveTables.positioning(features: 10_000, lookups: 1_000, lookup)))
    )
    // Kerning and all other positioning look at the names of features for each script.
    #expect(many - one <= 3 * 10_000 * LayoutScript.allCases.count)
  }

  /// Ranges that overlap are gone through once.
  @Test func rangesThatOverlap() throws {
    let groups = Array(repeating: (first: 0, last: 0x10FFFF, glyph: 1), count: 1_000)
    let characters = RepetitiveTables.characters(groups, count: 1_000)
    #expect(try steps(table("cmap", characters), glyphs: 65_535) < 65_535 + 4_000 + 1_000)
    let all = Array(repeating: (glyphs: 0...0xFFFF, value: 1), count: 1_000)
    let classes = FontBytes(1, 0, 12, 0, 0, 0) + RepetitiveTables.ranges(all)
    #expect(try steps(table("GDEF", classes), glyphs: 65_535) < 65_535 + 1_000 + 1_000)

    var budget = ReadingBudget()
    let coverage = Coverage(table: FontData(RepetitiveTables.ranges(all).bytes), part: "'GPOS' table")
    #expect(try coverage.glyphs(count: 65_535, budget: &budget).count == 65_535)
    #expect(ReadingBudget.steps - budget.left == 65_535 + 1_000)
  }

  /// However many subtables the `kern` table has, a pair is looked up once.
  @Test func kernSubtablesAreOne() throws {
    var table = FontBytes(0, 5_000)
    table.add(.repeating(FontBytes(0, 26, 1, 2, 0, 0, 0) + FontBytes(1, 2, -1, 1, 2, -50), count: 5_000))
    var budget = ReadingBudget()
    let subtables = try KernSubtable.readAll(FontData(table.bytes), budget: &budget)
    #expect(subtables.count == 1)
    #expect(subtables.first?.value(1, 2) == -5_000)
    #expect(subtables.first?.value(2, 1) == nil)
  }

  /// So are those of a lookup of GPOS that name pairs and follow each other; the first that knows a pair counts.
  @Test func neighboursAreOneSubtable() throws {
    func pair(_ value: Int) -> FontData {
      FontData((FontBytes(1, 12, 4, 0, 1, 18) + FontBytes(1, 1, 1) + FontBytes(1, 2, value)).bytes)
    }
    let classes = FontData(RepetitiveTables.classes(of: 1...5).bytes)
    var budget = ReadingBudget()
    func read(_ tables: [FontData]) throws -> [any PairKerning] {
      try PairAdjustment.read(tables, glyphCount: 6, budget: &budget)
    }
    #expect(try read([pair(-7), pair(-8), pair(-9)]).map { $0.value(1, 2) } == [-7])
    #expect(try read([pair(-7), classes, pair(-8), pair(-9)]).map { $0.value(1, 2) } == [-7, -10, -8])
    let classTooMany = FontData(RepetitiveTables.classes(of: 1...5, secondClass: 2).bytes)
    #expect(try read([classTooMany, pair(-8)]).map { $0.value(1, 2) } == [nil, -8])
    #expect(ReadingBudget.steps - budget.left < 7 * ReadingBudget.Cost.askedSubtable)
  }

  /// Pairs in any order, some of them twice, against a dictionary.
  @Test func pairsInAnyOrder() {
    var random = SeededGenerator(seed: 8)
    for round in 0..<40 {
      var builder = GlyphPairs.Builder()
      var expected: [[Int]: Int] = [:]
      for subtable in 0..<3 {
        var own: Set<[Int]> = []
        for _ in 0..<(10 * round) {
          let pair = [Int.random(in: 40...60, using: &random), Int.random(in: 0...30, using: &random)]
          let value = Int.random(in: -500...500, using: &random)
          builder.add(pair[0], pair[1], value: value, subtable: subtable)
          if own.insert(pair).inserted { expected[pair, default: 0] += value }
        }
      }
      let pairs = builder.build()
      for left in UInt16(30)...70 {
        for right in UInt16(0)...40 {
          #expect(pairs.value(left, right) == expected[[Int(left), Int(right)]])
        }
      }
    }
  }

  @Test func namesThatRepeat() throws {
    let names = RepetitiveTables.names(records: 1_024, length: 10_000)
    let file = FontBytes.collection(of: SmallFont.metrics() + [("name", names)], count: 100).bytes
    #expect(file.count < 30_000)
    let directory = try #require(try fontDirectories(file).first)
    let error = #expect(throws: FontError.self) { try namingTable(directory) }
    #expect(error?.description.hasPrefix("the font's 'name' table repeats so much") ?? false)
    let library = FontLibrary(files: OneInstalledFile(content: file))
    #expect(throws: FontLookupError.self) { try library.font(.named("Nobody", size: 12)) }
  }

  /// As many fonts and tables as a file may have, all of them the same ones.
  @Test func aCollectionOfOneFont() throws {
    let empty = (0..<240).map { SmallFont.Table("t\($0)".padded, FontBytes()) }
    let file = FontBytes.collection(of: SmallFont.kern + empty, count: 1_024).bytes
    #expect(file.count < 10_000)
    var budget = ReadingBudget()
    #expect(try TableDirectory.fonts(in: FontData(file), budget: &budget).count == 1_024)
    #expect(budget.left > ReadingBudget.steps / 2)
  }

  /// A font in the system's folders that is not asked for is read no further than to its names.
  @Test func installedFilesAreReadInPart() throws {
    var file = SmallFont.file(SmallFont.kern)
    // The length of the last table, `name`: all that 32 bits can say.
    let record = 12 + 16 * (SmallFont.kern.count - 1)
    file.replaceSubrange(record + 12..<record + 16, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let files = OneInstalledFile(content: file)
    #expect(NamedFonts(files).path(of: "Small", among: files.installed) == "/fonts/one.ttf")
    #expect(NamedFonts(files).path(of: "Nobody", among: files.installed) == nil)
  }
}

/// An installed font that refuses to be read in large pieces.
struct OneInstalledFile: FontFiles {
  let content: [UInt8]
  var installed: [String] { ["/fonts/one.ttf"] }

  private struct TooMuch: Error {}

  func bytes(ofFile path: String, limit: Int) throws -> [UInt8] { content }

  func bytes(ofFile path: String, at offset: Int, count: Int) throws -> [UInt8] {
    guard count < 200_000 else { throw TooMuch() }
    return Array(content.dropFirst(offset).prefix(count))
  }
}

extension String {
  /// Four letters, as a tag has them.
  fileprivate var padded: String { self + String(repeating: " ", count: max(0, 4 - count)) }
}
