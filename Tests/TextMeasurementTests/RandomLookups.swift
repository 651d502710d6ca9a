import SeededRandom

@testable import TextMeasurement

/// Fonts whose lookups are made at random, of all types, over the letters a to f, the space and some glyphs that only
/// lookups make.
struct RandomLookups {
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A font with lookups that substitute, some of which only contexts ask for, and with kerning.
  mutating func font() throws -> Font {
    let wanted = number(1...4)
    let nested = 2
    let lookups = (0..<wanted + nested).map { index in
      index < wanted ? lookup(nested: wanted..<wanted + nested) : alone(number(0...2))
    }
    let pairs = (0..<number(1...3)).map { _ in pair() }
    var positioning = [LayoutFont.Lookup(type: 2, subtables: pairs)]
    if number(0...3) == 0 { positioning.append(adjustment()) }
    let tables =
      LayoutFont.tables(LayoutFont.layout("calt", lookups, wanted: wanted))
      + [("GPOS", LayoutFont.layout("kern", positioning, wanted: positioning.count))]
    return Font(name: "random", pointSize: 10, typeface: try openType(FontBytes.font(tables).bytes))
  }

  /// Rich in what the lookups look for.
  mutating func text(atMost count: Int) -> String {
    let letters = Array("aaabbbcccdddeeefff  Axz-")
    return String((0..<number(1...count)).map { _ in letters[number(0...letters.count - 1)] })
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Glyphs, ascending: a to f, and what lookups make.
  private mutating func glyphs(_ count: ClosedRange<Int>) -> [Int] {
    let all = Array(1...6) + [27] + Array(29...34)
    return Array(Set((0..<number(count)).map { _ in all[number(0...all.count - 1)] })).sorted()
  }

  private mutating func made() -> Int { number(0...2) == 0 ? number(1...6) : number(29...34) }

  private mutating func coverage(_ count: ClosedRange<Int> = 1...4) -> FontBytes {
    let glyphs = glyphs(count)
    return FontBytes(1, glyphs.count) + .numbers(glyphs)
  }

  private mutating func lookup(nested: Range<Int>) -> LayoutFont.Lookup {
    let kind = number(0...9)
    if kind < 4 { return alone(kind) }
    if kind == 4 {
      return LayoutFont.Lookup(
        type: 8,
        subtables: [LayoutFont.table([1, nil, 1, nil, 1, nil, 1, made()], coverage(1...1), coverage(), coverage())])
    }
    if kind == 5 { return LayoutFont.Lookup(type: 6, subtables: [byClass(nested)]) }
    // Exceptions first, most often.
    return LayoutFont.Lookup(type: 6, subtables: (0..<number(1...5)).map { _ in byCoverage(nested) })
  }

  /// A lookup that looks at no context.
  private mutating func alone(_ kind: Int) -> LayoutFont.Lookup {
    let from = glyphs(1...3)
    let covered = FontBytes(1, from.count) + .numbers(from)
    switch kind {
    case 0, 1:
      let numbers: [Int?] = [2, nil, from.count] + from.map { _ in made() }
      return LayoutFont.Lookup(type: 1, subtables: [LayoutFont.table(numbers, covered)])
    case 2:
      let rest = (0..<number(1...2)).map { _ in number(1...6) }
      let set = LayoutFont.table([1, nil], FontBytes(made(), rest.count + 1) + .numbers(rest))
      return LayoutFont.Lookup(
        type: 4, subtables: [LayoutFont.table([1, nil, 1, nil], FontBytes(1, 1, from[0]), set)])
    default:
      let parts = (0..<number(0...2)).map { _ in made() }
      return LayoutFont.Lookup(
        type: 2,
        subtables: [
          LayoutFont.table([1, nil, 1, nil], FontBytes(1, 1, from[0]), FontBytes(parts.count) + .numbers(parts))
        ])
    }
  }

  private mutating func byCoverage(_ nested: Range<Int>) -> FontBytes {
    let counts = [number(0...2), number(1...2), number(0...2)]
    var numbers: [Int?] = [3]
    for count in counts { numbers += [count] + Array(repeating: nil, count: count) }
    numbers += actions(inputs: counts[1], nested)
    let parts = (0..<counts.reduce(0, +)).map { _ in coverage() }
    return table(numbers, parts)
  }

  private mutating func byClass(_ nested: Range<Int>) -> FontBytes {
    // Classes 0 to 2 of the letters.
    let classes = (0..<3).map { _ in FontBytes(1, 1, 6) + .numbers((0..<6).map { _ in number(0...2) }) }
    let rule =
      FontBytes(1, number(0...2)) + FontBytes(2, number(0...2)) + FontBytes(1, number(0...2))
      + .numbers(actions(inputs: 2, nested).compactMap { $0 })
    let set = LayoutFont.table([1, nil], rule)
    return LayoutFont.table(
      [2, nil, nil, nil, nil, 3, 0, nil, 0], FontBytes(1, 6) + .numbers(1...6), classes[0], classes[1], classes[2], set)
  }

  private mutating func actions(inputs: Int, _ nested: Range<Int>) -> [Int?] {
    let count = number(0...2)
    return [count]
      + (0..<count).flatMap { _ in [number(0...inputs - 1), number(nested.lowerBound...nested.upperBound - 1)] }
  }

  private mutating func pair() -> FontBytes {
    let from = glyphs(1...1)[0]
    let second = glyphs(1...1)[0]
    return LayoutFont.table([1, nil, 4, 0, 1, nil], FontBytes(1, 1, from), FontBytes(1, second, number(-90...90)))
  }

  private mutating func adjustment() -> LayoutFont.Lookup {
    LayoutFont.Lookup(type: 1, subtables: [LayoutFont.table([1, nil, 4, number(-90...90)], coverage(1...1))])
  }

  private func table(_ numbers: [Int?], _ parts: [FontBytes]) -> FontBytes {
    var offset = 2 * numbers.count
    var next = parts.makeIterator()
    var head = FontBytes()
    for number in numbers {
      head.add16(number ?? offset)
      if number == nil { offset += next.next()?.bytes.count ?? 0 }
    }
    return parts.reduce(head, +)
  }
}
