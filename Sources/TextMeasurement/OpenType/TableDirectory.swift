/// The sfnt table directory (OpenType 1.9, "Organization of an OpenType Font") and the collection header.
struct TableDirectory: Sendable {
  private let file: FontData
  private let tables: [Tag: Range<Int>]

  /// More fonts than this in one file are no collection but a fault; the largest ones have about a hundred.
  static let maximumFonts = 1_024
  /// More tables than this are no font; real ones have about thirty.
  private static let maximumTables = 256

  /// The directories of all fonts in a file, one unless it is a collection.
  static func fonts(in file: FontData, budget: inout ReadingBudget) throws(FontError) -> [TableDirectory] {
    guard let signature = file.u32(0) else { throw FontError("the file is too short for a font") }
    guard Tag(value: signature) == "ttcf" else {
      return [try TableDirectory(file: file, offset: 0, budget: &budget)]
    }
    guard let count = file.u32(8), count > 0, count <= maximumFonts else {
      throw FontError("the collection's header is cut off, or names no fonts or too many")
    }
    var directories: [TableDirectory] = []
    for index in 0..<count {
      guard let offset = file.u32(12 + 4 * index) else {
        throw FontError("the collection's header is cut off")
      }
      directories.append(try TableDirectory(file: file, offset: offset, budget: &budget))
    }
    return directories
  }

  /// Where a table lies in each font of a file of which only the beginning was read; `nil` in one that has none.
  static func locations(of tag: Tag, inFile head: FontData) -> [Range<Int>?] {
    let isCollection = head.u32(0).map { Tag(value: $0) == "ttcf" } ?? false
    let count = isCollection ? min(head.u32(8) ?? 0, maximumFonts) : 1
    return (0..<count).map { font in
      guard let offset = isCollection ? head.u32(12 + 4 * font) : 0, let tables = head.u16(offset + 4) else {
        return nil
      }
      return (0..<min(tables, maximumTables)).lazy.map { offset + 12 + 16 * $0 }.first { head.u32($0) == tag.value }
        .flatMap { record in
          guard let start = head.u32(record + 8), let length = head.u32(record + 12) else { return nil }
          return start..<(start + length)
        }
    }
  }

  private init(file: FontData, offset: Int, budget: inout ReadingBudget) throws(FontError) {
    guard let signature = file.u32(offset), let count = file.u16(offset + 4) else {
      throw FontError("the table directory is cut off")
    }
    guard signature == 0x0001_0000 || [Tag("OTTO"), "true"].contains(Tag(value: signature)) else {
      throw FontError("the file is no TrueType or OpenType font")
    }
    guard count <= TableDirectory.maximumTables else {
      throw FontError("the font has \(count) tables, which is too many")
    }
    try budget.spend(ReadingBudget.Cost.table + count * ReadingBudget.Cost.record, on: "table directory")
    var tables: [Tag: Range<Int>] = [:]
    for index in 0..<count {
      let record = offset + 12 + 16 * index
      guard let tag = file.u32(record), let start = file.u32(record + 8), let length = file.u32(record + 12)
      else { throw FontError("the table directory is cut off") }
      guard start + length <= file.count else {
        throw FontError("a table reaches beyond the end of the file; the font is cut off")
      }
      // The first of equal tags counts, as in HarfBuzz.
      let key = Tag(value: tag)
      if tables[key] == nil { tables[key] = start..<(start + length) }
    }
    self.file = file
    self.tables = tables
  }

  subscript(tag: Tag) -> FontData? {
    tables[tag].flatMap { file.slice($0.lowerBound, length: $0.count) }
  }
}
