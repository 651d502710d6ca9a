/// GSUB lookup types 1 to 3 (OpenType, "GSUB"): one glyph gives way to one, to several, or to one of its alternates.
extension LookupPass {
  mutating func substituteSingle(_ table: TableView) -> Bool {
    guard let new = table.substitute(for: glyphs[index].glyph) else { return false }
    replace(by: Int(new))
    moveOn()
    return true
  }

  mutating func substituteMultiple(_ table: TableView) -> Bool {
    guard let covered = coverage(of: table), table.u16(0) == 1, let sets = table.u16(4), covered < sets,
      let sequence = table.table(offset16At: 6 + 2 * covered), let count = sequence.u16(0)
    else { return false }
    switch count {
    case 0:
      // The specification forbids it, and all shapers allow it.
      deleteGlyph()
    case 1:
      guard let glyph = sequence.u16(2) else { return false }
      replace(by: glyph)
      moveOn()
    default:
      guard 2 + 2 * count <= sequence.count, mayGrow(by: count - 1) else { return false }
      let old = glyphs[index]
      let guess: GlyphProperties = old.properties.contains(.ligature) ? .base : []
      for component in 0..<count {
        guard spend(), let glyph = sequence.u16(2 + 2 * component) else { break }
        var new = substituted(old, by: glyph, ifUnclassed: guess, isPart: true)
        if old.part.id == 0 { new.part = LigaturePart(id: 0, component: component) }
        if stretches { new.features.insert(.stretched) }
        output.append(new)
      }
      index += 1
    }
    return true
  }

  mutating func substituteAlternate(_ table: TableView) -> Bool {
    guard let new = table.alternate(alternate, for: glyphs[index].glyph) else { return false }
    replace(by: Int(new))
    moveOn()
    return true
  }

  /// The coverage index of the glyph at ``index``, in a table whose coverage comes first.
  func coverage(of table: TableView) -> Int? {
    table.table(offset16At: 2)?.coverageIndex(of: glyphs[index].glyph)
  }

  /// Leaves a glyph out; what it stood for goes to a neighbour.
  private mutating func deleteGlyph() {
    let cluster = glyphs[index].cluster
    let next = index + 1 < glyphs.count ? glyphs[index + 1].cluster : nil
    if next != cluster, let last = output.last?.cluster, last > cluster {
      var place = output.count - 1
      while place >= 0, output[place].cluster == last {
        output[place].cluster = cluster
        place -= 1
      }
    } else if next != cluster, output.isEmpty {
      mergeClusters(upTo: index + 2)
    }
    index += 1
  }
}

extension TableView {
  /// In a subtable of type 1, the glyph that replaces another one.
  func substitute(for glyph: UInt16) -> UInt16? {
    guard let covered = table(offset16At: 2)?.coverageIndex(of: glyph), let number = u16(4) else { return nil }
    switch u16(0) {
    case 1: return UInt16(truncatingIfNeeded: Int(glyph) + number)
    case 2: return covered < number ? u16(6 + 2 * covered).map { UInt16(truncatingIfNeeded: $0) } : nil
    default: return nil
    }
  }

  /// In a subtable of type 3, one of the alternates of a glyph, counted from 1.
  func alternate(_ number: Int, for glyph: UInt16) -> UInt16? {
    guard let covered = table(offset16At: 2)?.coverageIndex(of: glyph), u16(0) == 1, let sets = u16(4), covered < sets,
      let alternates = table(offset16At: 6 + 2 * covered), let count = alternates.u16(0), number <= count
    else { return nil }
    return alternates.u16(2 * number).map { UInt16(truncatingIfNeeded: $0) }
  }

  /// In a subtable of type 2, the glyphs that replace one.
  func sequence(for glyph: UInt16) -> [UInt16] {
    guard let covered = table(offset16At: 2)?.coverageIndex(of: glyph), u16(0) == 1, let sets = u16(4), covered < sets,
      let sequence = table(offset16At: 6 + 2 * covered), let count = sequence.u16(0), 2 + 2 * count <= sequence.count
    else { return [] }
    return (0..<count).map { sequence.number(at: 2 + 2 * $0) }
  }
}
