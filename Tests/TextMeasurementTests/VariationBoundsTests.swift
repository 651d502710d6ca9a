import Testing

@testable import TextMeasurement

/// The changes by a setting of the axes, number by number: stores of deltas, maps, axes, outlines and tuples.
struct VariationBoundsTests {
  private static let one = VariationTables.one

  private static func required(_ bytes: FontBytes) -> RequiredTable {
    RequiredTable(FontData(bytes.bytes), part: "'HVAR' table")
  }

  /// Between start, peak and end; what makes no sense counts everywhere.
  @Test func regions() {
    for (start, peak, end, coordinates, scalars) in [
      (0, 100, 200, [-1, 0, 50, 100, 150, 200, 201], [0, 0, 0.5, 1, 0.5, 0, 0]),
      (20, 100, 120, [20, 21, 40, 100, 115, 119, 120], [0, 1.0 / 80, 0.25, 1, 0.25, 0.05, 0]),
      (-200, -100, 0, [-201, -200, -150, -100, -50, 0], [0, 0, 0.5, 1, 0.5, 0]),
      (100, 100, 100, [99, 100, 101], [0, 1, 0]), (0, 0, 0, [-5, 0, 5], [1, 1, 1]), (-9, 0, 9, [-50, 50], [1, 1]),
      (101, 100, 200, [0, 150], [1, 1]), (0, 100, 99, [0, 50], [1, 1]), (-1, 100, 200, [-50, 50], [1, 1]),
      (0, 1, 1, [0, 1, 2], [0, 1, 0]), (-1, -1, 0, [-2, -1, 0], [0, 1, 0]), (-100, -50, 1, [50, -200], [1, 1]),
    ] as [(Int, Int, Int, [Int], [Float])] {
      let axis = VariationRegions.Axis(start: start, peak: peak, end: end)
      #expect(coordinates.map { axis.scalar($0) } == scalars, "\(start) \(peak) \(end)")
    }
    #expect([Float(0.5), -0.5, 1.49, -1.5, 2].map(\.halvesUp) == [1, 0, 1, -1, 2])
    #expect(
      [-65_537, -65_535, -3, -2, -1, 0, 1, 2, 5, 6, 65_535, 80_000].map(\.f2Dot14)
        == [-16_384, -16_384, -1, 0, 0, 0, 0, 1, 1, 2, 16_384, 16_384])
  }

  /// Regions of two axes, the second of which may be one too many.
  @Test func products() throws {
    let list = VariationBoundsTests.required(
      FontBytes(2, 3, 0, 100, 100, 0, 100, 100, 0, 100, 200, 0, 0, 0, 0, 0, 0, -100, -100, 0))
    var budget = ReadingBudget()
    for (coordinates, scalars) in [
      ([50, 50], [0.25, 0.5, 0]), ([100, -50], [0, 1, 0.5]), ([50], [0, 0.5, 0]), ([], [0, 0, 0]),
    ]
      as [([Int], [Float])]
    { #expect(try VariationRegions.scalars(list, coordinates, budget: &budget) == scalars) }
  }

  /// Items whose deltas are 32, 16 or 8 bits wide, of regions some of which are not there.
  @Test func items() throws {
    func store(_ subtables: FontBytes?...) -> FontBytes {
      var head = FontBytes(1)
      head.add32(8 + 4 * subtables.count)
      head.add16(subtables.count)
      var body = FontBytes(
        1, 2, 0, VariationBoundsTests.one, VariationBoundsTests.one, 0, VariationBoundsTests.one,
        VariationBoundsTests.one)
      for subtable in subtables {
        head.add32(subtable == nil ? 0 : 8 + 4 * subtables.count + body.bytes.count)
        if let subtable { body.add(subtable) }
      }
      return head + body
    }
    let narrow = FontBytes(2, 0, 2, 0, 1) + FontBytes([1, 2, 0xFF, 0xFE])
    let wide = FontBytes(2, 2, 2, 0, 1) + FontBytes(300, -1, -300, 5)
    let long = FontBytes(1, 0x8001, 2, 0, 1) + FontBytes(1, 0, 2)
    let allLong = FontBytes(1, 0x8002, 2, 0, 1) + FontBytes(-1, 0, 0, 7)
    let missing = FontBytes(1, 1, 2, 2, 1) + FontBytes(500) + FontBytes([3])
    var budget = ReadingBudget()
    let table = store(narrow, nil, wide, long, allLong, missing)
    func deltas(_ bytes: FontBytes, scale: Float = 1) throws -> ItemDeltas {
      try ItemDeltas(VariationBoundsTests.required(bytes), [VariationBoundsTests.one], scale: scale, budget: &budget)
    }
    let found = try deltas(table)
    let rows = (0...6).map { outer in (0...2).map { found[outer, $0] } }
    #expect(
      rows == [[3, -3, 0], [0, 0, 0], [299, -295, 0], [65_538, 0, 0], [-65_529, 0, 0], [3, 0, 0], [0, 0, 0]])
    #expect(try deltas(table, scale: 4)[0, 1] == -12)
    // Items end where the table does; more wide deltas than regions make no sense.
    #expect(throws: FontError.self) { _ = try deltas(FontBytes(Array(store(narrow).bytes.dropLast()))) }
    #expect(throws: FontError.self) { _ = try deltas(store(FontBytes(1, 2, 1, 0) + .zeros(9))) }
    #expect(throws: FontError.self) { _ = try deltas(FontBytes(2) + FontBytes(Array(table.bytes.dropFirst(2)))) }
  }

  /// Entries of one to four bytes, of which some bits are the inner index; the last one is that of all further glyphs.
  @Test func maps() throws {
    for (head, count, entries, items) in [
      (FontBytes([0, 0x00, 0, 2]), 2, [0b11, 0b10] as [UInt8], [[1, 1], [1, 0], [1, 0]]),
      (FontBytes([0, 0x13, 0, 2]), 2, [0x01, 0x25, 0xFF, 0xF7], [[0x12, 5], [0xFFF, 7], [0xFFF, 7]]),
      (FontBytes([1, 0x2F, 0, 0, 0, 1]), 1, [0x07, 0x12, 0x34], [[7, 0x1234], [7, 0x1234], [7, 0x1234]]),
      (FontBytes([1, 0x37, 0, 0, 0, 2]), 2, [0, 1, 2, 3, 0, 0, 9, 8], [[0x102, 3], [9, 8], [9, 8]]),
      (FontBytes([0, 0x00, 0, 0]), 0, [], [[0, 0], [0, 1], [0, 2]]),
    ] {
      let map = try DeltaSetIndexMap(VariationBoundsTests.required(head + FontBytes(entries)))
      #expect(
        try (0...2).map { [try map.item(of: $0).outer, try map.item(of: $0).inner] } == items, "\(count) entries")
      guard !entries.isEmpty else { continue }
      #expect(throws: FontError.self) {
        _ = try DeltaSetIndexMap(VariationBoundsTests.required(head + FontBytes(Array(entries.dropLast()))))
      }
    }
    #expect(throws: FontError.self) {
      _ = try DeltaSetIndexMap(VariationBoundsTests.required(FontBytes([2, 0, 0, 1, 0])))
    }
  }

  /// Records of `MVAR` may be longer; without records or a store there is nothing.
  @Test func metrics() throws {
    func table(size: Int, count: Int, hasStore: Bool = true) -> FontData {
      var table = FontBytes(1, 0, 0, size, count, hasStore ? 12 + 20 : 0)
      for (tag, item) in [("hasc", 1), ("hdsc", 0)] { table.add(.latin(tag) + FontBytes(0, item, 0)) }
      return FontData((table + VariationTables.store([[100, 0], [-20, 0]])).bytes)
    }
    for (size, count, hasStore, values) in [
      (10, 2, true, [-20, 100]), (10, 1, true, [-20, 0]), (10, 0, true, [0, 0]), (10, 2, false, [0, 0]),
      (8, 1, true, [-20, 0]),
      (7, 0, true, [0, 0]), (7, 1, true, nil), (7, 1, false, [0, 0]),
    ] as [(Int, Int, Bool, [Int]?)] {
      var budget = ReadingBudget()
      let found = try? MetricsVariations(
        table(size: size, count: count, hasStore: hasStore), [VariationBoundsTests.one, 0], budget: &budget)
      #expect(found.map { [$0["hasc"], $0["hdsc"]] } == values, "\(size) \(count)")
    }
  }

  // MARK: Axes

  private static func axes(
    _ axes: [(String, Int, Int, Int)], size: Int = 20, instances: [[Int]] = [], instanceSize: Int
  ) -> FontBytes {
    var table = FontBytes(1, 0, 16, 2, axes.count, size, instances.count, instanceSize)
    for axis in axes {
      table.add(tag: axis.0)
      for value in [axis.1, axis.2, axis.3] { table.add32(value << 16) }
      table.add(.zeros(max(0, size - 16)))
    }
    for instance in instances {
      table.add(FontBytes(instance[0], 0))
      for value in instance[1...axes.count] { table.add32(value << 16) }
      if instanceSize >= 6 + 4 * axes.count { table.add(FontBytes(instance[axes.count + 1])) }
      if instanceSize > 6 + 4 * axes.count { table.add(.zeros(instanceSize - 6 - 4 * axes.count)) }
    }
    return table
  }

  private static func read(_ table: FontBytes) throws -> VariationAxes {
    var budget = ReadingBudget()
    return try VariationAxes(table: FontData(table.bytes), budget: &budget)
  }

  @Test func axesAndInstances() throws {
    let two = [("wght", 100, 400, 900), ("wdth", 50, 100, 200)]
    for (size, instanceSize) in [(20, 12), (22, 14), (20, 16)] {
      let table = VariationBoundsTests.axes(
        two, size: size, instances: [[300, 700, 80, 301], [302, 200, 150, 303]], instanceSize: instanceSize)
      let found = try VariationBoundsTests.read(table)
      #expect(found.axes.map { [$0.minimum, $0.initial, $0.maximum] } == [[100, 400, 900], [50, 100, 200]])
      #expect(found.axes.map(\.tag) == ["wght", "wdth"])
      #expect(found.instances.map(\.values) == [[700, 80], [200, 150]])
      #expect(found.instances.map(\.subfamilyNameID) == [300, 302])
      #expect(found.instances.map(\.postScriptNameID) == (instanceSize < 14 ? [nil, nil] : [301, 303]))
      #expect(throws: FontError.self) {
        _ = try VariationBoundsTests.read(FontBytes(Array(table.bytes.dropLast(instanceSize > 14 ? 3 : 1))))
      }
    }
    // Sizes count only where there are records.
    for (table, isRead) in [
      (VariationBoundsTests.axes([], size: 0, instanceSize: 0), true),
      (VariationBoundsTests.axes([two[0]], size: 19, instanceSize: 0), false),
      (VariationBoundsTests.axes([two[0]], size: 20, instanceSize: 0), true),
      (VariationBoundsTests.axes([two[0]], instances: [[300, 700]], instanceSize: 8), true),
      (VariationBoundsTests.axes([two[0]], instances: [[300, 700]], instanceSize: 7), false),
      (VariationBoundsTests.axes(Array(repeating: two[0], count: 64), instanceSize: 0), true),
      (VariationBoundsTests.axes(Array(repeating: two[0], count: 65), instanceSize: 0), false),
    ] { #expect(((try? VariationBoundsTests.read(table)) != nil) == isRead) }
  }

  /// Ends of the range that are no ends count as the initial value.
  @Test func normalizedValues() throws {
    for (axis, values, expected) in [
      (("wght", 100, 400, 900), [50, 100, 250, 400, 650, 900, 1000], [-1, -1, -0.5, 0, 0.5, 1, 1]),
      (("wght", 400, 400, 900), [100, 400, 650], [0, 0, 0.5]), (("wght", 100, 400, 400), [100, 400, 900], [-1, 0, 0]),
      (("wght", 500, 400, 300), [100, 400, 900], [0, 0, 0]), (("wght", -2, -1, 1), [-3, -1, 0, 1], [-1, 0, 0.5, 1]),
    ] as [((String, Int, Int, Int), [Float], [Float])] {
      let found = try VariationBoundsTests.read(VariationBoundsTests.axes([axis], instanceSize: 0)).axes[0]
      #expect(values.map { found.normalized($0) } == expected, "\(axis)")
    }
  }

  private static func mapping(_ table: FontBytes, axisCount: Int = 2) throws -> AxisMapping {
    var budget = ReadingBudget()
    let directory = try fontDirectories(SmallFont.file([("avar", table)]))[0]
    return try AxisMapping(directory, axisCount: axisCount, budget: &budget)
  }

  /// Outside of the segments a value moves with the nearest one; axes that have none stay.
  @Test func segments() throws {
    let half = VariationBoundsTests.one / 2
    let segments = FontBytes(3, -half, -half / 2, 0, 0, half, half + half / 2)
    for table in [FontBytes(1, 0, 0, 1) + segments, FontBytes(1, 0, 0, 9) + segments + FontBytes(0) + FontBytes(7)] {
      let mapping = try VariationBoundsTests.mapping(table)
      let values: [Float] = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75]
      #expect(values.map { mapping.mapped($0, axis: 0) } == [-0.75, -0.5, -0.25, -0.125, 0, 0.375, 0.75, 1])
      #expect(values.map { mapping.mapped($0, axis: 1) } == values && mapping.mapped(0.5, axis: 2) == 0.5)
    }
    #expect(throws: FontError.self) { _ = try VariationBoundsTests.mapping(FontBytes(1, 0, 0, 2) + segments) }
    for version in [0, 3] {
      #expect(throws: FontError.self) {
        _ = try VariationBoundsTests.mapping(FontBytes(version, 0, 0, 1) + segments + .zeros(8))
      }
    }
  }

  /// Of segments that begin at one value the middle one of three counts, or the one nearer to 0; repeated ends count without
  /// the outer one.
  @Test func repeatedSegments() throws {
    let one = VariationBoundsTests.one
    let (half, quarter) = (one / 2, one / 4)
    let ends = FontBytes(5, -one, -one, -one, -half, 0, 0, one, half, one, one)
    let twice = FontBytes(6, -half, -half, -half, -quarter, 0, quarter, 0, 0, half, quarter, half, half)
    let thrice = FontBytes(3, half, 0, half, quarter, half, half)
    let mapping = try VariationBoundsTests.mapping(FontBytes(1, 0, 0, 3) + ends + twice + thrice, axisCount: 3)
    for (axis, values, expected) in [
      (0, [-1, -0.5, 0.5, 1], [-0.5, -0.25, 0.25, 0.5]),
      (1, [-1, -0.5, -0.25, 0, 0.25, 0.5, 1], [-1, -0.25, 0, 0, 0.125, 0.25, 1]),
      (2, [0.25, 0.5, 0.75], [-0.25, 0.25, 0.75]),
    ] as [(Int, [Float], [Float])] {
      #expect(values.map { mapping.mapped($0, axis: axis) } == expected, "\(axis)")
    }
  }

  /// Version 2 goes on behind the segments of all axes, be they more than the font has; without a store nothing moves.
  @Test func axesThatMove() throws {
    var budget = ReadingBudget()
    var head = FontBytes(2, 0, 0, 3, 0, 0, 0)
    #expect(try VariationBoundsTests.mapping(head + .zeros(8)).shifted([5, 6], budget: &budget) == [5, 6])
    for number in [0, 22] { head.add32(number) }
    let half = VariationBoundsTests.one / 2
    let mapping = try VariationBoundsTests.mapping(head + VariationTables.store([[half, 0], [-half, 0], [99, 0]]))
    #expect(try mapping.shifted([32_768, -8], budget: &budget) == [49_152, -16_392])
    #expect(try mapping.shifted([65_536, -65_530], budget: &budget) == [65_536, -65_536])
    #expect(try mapping.shifted([0, 7], budget: &budget) == [0, 7])
  }

  // MARK: Features

  /// The first record whose conditions all hold counts; those of a null offset do, those of an unknown kind do not.
  @Test func featureVariations() throws {
    func condition(_ axis: Int, _ least: Int, _ most: Int, format: Int = 1) -> FontBytes {
      FontBytes(format, axis, least, most)
    }
    func set(_ conditions: FontBytes...) -> FontBytes {
      var set = FontBytes(conditions.count)
      for place in conditions.indices { set.add32(2 + 4 * conditions.count + 8 * place) }
      return conditions.reduce(set, +)
    }
    /// Features 1 and 3, and behind the count 5; their tables hold a number each.
    func features(_ number: Int) -> FontBytes {
      var table = FontBytes(1, 0, 2)
      for (place, feature) in [1, 3, 5].enumerated() {
        table.add16(feature)
        table.add32(24 + 2 * place)
      }
      return table + FontBytes(number, number + 1, number + 2)
    }
    func first(_ sets: [FontBytes?], count: Int? = nil, at coordinates: [Int]) throws -> [Int?] {
      var head = FontBytes(1, 0)
      head.add32(count ?? sets.count)
      var body = FontBytes()
      let start = 8 + 8 * sets.count
      for (place, set) in sets.enumerated() {
        head.add32(set == nil ? 0 : start + body.bytes.count)
        body.add(set ?? FontBytes())
        head.add32(start + body.bytes.count)
        body.add(features(10 * place))
      }
      let memory = TableMemory(FontData((head + body).bytes))
      defer { withExtendedLifetime(memory) {} }
      var budget = ReadingBudget()
      let found = try FeatureVariations(memory.view, coordinates, part: "'GSUB' table", budget: &budget)
      return [0, 1, 3, 5].map { found[$0]?.u16(0) }
    }
    let (none, zeroth, tenth) = (
      [nil, nil, nil, nil] as [Int?], [nil, 0, 1, nil] as [Int?], [nil, 10, 11, nil] as [Int?]
    )
    let both = set(condition(0, -5, 10), condition(1, 20, 30))
    for (coordinates, expected) in [
      ([10, 20], zeroth), ([-5, 30], zeroth), ([11, 20], none), ([-6, 20], none), ([10, 19], none), ([10, 31], none),
      ([10], none),
    ] { #expect(try first([both], at: coordinates) == expected, "\(coordinates)") }
    #expect(try first([both, set(condition(2, -1, 0))], at: [0, 0]) == tenth)
    #expect(try first([both, set(condition(2, 1, 2))], at: [0, 0]) == none)
    #expect(try first([both, nil], at: [0, 0]) == tenth && first([both, nil], count: 1, at: [0, 0]) == none)
    #expect(try first([nil, both], at: [0, 25]) == zeroth && first([set()], at: []) == zeroth)
    #expect(try first([set(condition(0, 0, 9, format: 2))], at: [1]) == none)
    #expect(try first([set(condition(0, 0, 9, format: 0))], at: [1]) == none)
  }
}
