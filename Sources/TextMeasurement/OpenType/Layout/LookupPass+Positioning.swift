/// GPOS lookup types 1 to 3 (OpenType, "GPOS"), as far as they change advances along the line.
extension LookupPass {
  mutating func adjustSingle(_ table: TableView) -> Bool {
    guard let covered = coverage(of: table), let format = table.u16(4) else { return false }
    let value = ValueFormat(format)
    let record: Int
    switch table.u16(0) {
    case 1: record = 6
    case 2:
      guard let count = table.u16(6), covered < count else { return false }
      record = 8 + value.size * covered
    default: return false
    }
    adjust(index, by: value, table, record)
    moveOn()
    return true
  }

  /// The first subtable that knows a pair counts. One of classes knows all pairs whose first glyph it covers, as glyphs
  /// without a class are of class 0; Core Text, DirectWrite and HarfBuzz since 10 do the same (its issue 4797).
  mutating func adjustPair(_ table: TableView) -> Bool {
    guard let covered = coverage(of: table), let firstFormat = table.u16(4), let secondFormat = table.u16(6),
      let second = next(after: index, .any, 0, isContext: false)
    else { return false }
    let (firstValue, secondValue) = (ValueFormat(firstFormat), ValueFormat(secondFormat))
    let size = firstValue.size + secondValue.size
    let source: TableView
    let record: Int
    switch table.u16(0) {
    case 1:
      guard let sets = table.u16(8), covered < sets, let set = table.table(offset16At: 10 + 2 * covered),
        let count = set.u16(0),
        let pair = set.index(of: glyphs[second].glyph, among: count, from: 2, step: 2 + size)
      else { return false }
      (source, record) = (set, 4 + (2 + size) * pair)
    case 2:
      guard let firstClasses = table.table(offset16At: 8), let secondClasses = table.table(offset16At: 10),
        let firstCount = table.u16(12), let secondCount = table.u16(14)
      else { return false }
      let (row, column) = (
        firstClasses.glyphClass(of: glyphs[index].glyph), secondClasses.glyphClass(of: glyphs[second].glyph)
      )
      guard row < firstCount, column < secondCount else { return false }
      (source, record) = (table, 16 + (row * secondCount + column) * size)
    default: return false
    }
    adjust(index, by: firstValue, source, record)
    adjust(second, by: secondValue, source, record + firstValue.size)
    index = secondValue.size > 0 ? second + 1 : second
    return true
  }

  /// The exit of a glyph meets the entry of the next one.
  mutating func attachCursively(_ table: TableView) -> Bool {
    guard table.u16(0) == 1, let count = table.u16(4) else { return false }
    let here = glyphs[index].glyph
    // Entry and exit by coverage index.
    func anchor(_ glyph: UInt16, at place: Int) -> Int? {
      guard let covered = table.table(offset16At: 2)?.coverageIndex(of: glyph), covered < count else { return nil }
      return table.table(offset16At: 6 + 4 * covered + place)?.anchor(definitions.deltas)
    }
    guard let entry = anchor(here, at: 0) else { return false }
    var place = countBefore
    repeat {
      place -= 1
      guard place >= 0, spend() else { return false }
    } while !filter.sees(glyphs[place], definitions) || glyphs[place].isInvisible
    guard let exit = anchor(glyphs[place].glyph, at: 2) else { return false }
    let (left, right) = (glyphs[place], glyphs[index])
    if isBackward {
      let change = exit + Int(left.offset)
      add(-change, to: place)
      glyphs[place].offset = Int32(clamping: Int(left.offset) - change)
      glyphs[index].adjustment = Int32(clamping: entry + Int(right.offset) - Int(right.advance))
    } else {
      glyphs[place].adjustment = Int32(clamping: exit + Int(left.offset) - Int(left.advance))
      let change = entry + Int(right.offset)
      add(-change, to: index)
      glyphs[index].offset = Int32(clamping: Int(right.offset) - change)
    }
    moveOn()
    return true
  }

  private mutating func adjust(_ place: Int, by value: ValueFormat, _ table: TableView, _ record: Int) {
    if let offset = table.value(.offset, of: record, value, definitions.deltas) {
      glyphs[place].offset = Int32(clamping: Int(glyphs[place].offset) + offset)
    }
    if let advance = table.value(.advance, of: record, value, definitions.deltas) { add(advance, to: place) }
  }

  private mutating func add(_ units: Int, to place: Int) {
    glyphs[place].adjustment = Int32(clamping: Int(glyphs[place].adjustment) + units)
  }
}
