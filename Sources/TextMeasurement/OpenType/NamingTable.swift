/// `name`: the names of a font, as far as looking it up by name needs them.
struct NamingTable: Sendable {
  private var byID: [Int: [String]] = [:]

  /// Name ids of OpenType, "name".
  private enum ID {
    static let complete = [4, 6]
    /// Two names of family and style: by groups of four styles, and typographic.
    static let pairs = [(family: 1, style: 2), (family: 16, style: 17)]
    /// The names that PostScript names of instances begin with, the first that there is.
    static let prefixes = [25, 16, 1]
    static let wanted: Set = [1, 2, 4, 6, 16, 17, 25]
  }

  /// Names beyond so many are not read; real fonts have a few hundred.
  private static let maximumRecords = 1_024

  /// The names that fonts have for their regular style.
  private static let regularStyles: Set<String> = ["regular", "book", "roman", "normal"]

  /// As many bytes of the table as its 16-bit offsets and lengths reach.
  static let maximumSize = 3 * 0xFFFF

  /// The names of a font of a file.
  ///
  /// - Parameter axes: whose instances' names are wanted too.
  init(
    _ directory: TableDirectory, _ axes: VariationAxes? = nil, budget: inout ReadingBudget
  ) throws(FontError) {
    try self.init(table: directory["name"] ?? FontData([]), axes, budget: &budget)
  }

  init(
    table: FontData, _ axes: VariationAxes? = nil, budget: inout ReadingBudget
  ) throws(FontError) {
    let names = axes?.instances.flatMap { [$0.subfamilyNameID, $0.postScriptNameID ?? $0.subfamilyNameID] } ?? []
    let wanted = ID.wanted.union(names)
    guard let count = table.u16(2), let storage = table.u16(4) else { return }
    for index in 0..<min(count, NamingTable.maximumRecords) {
      let record = 6 + 12 * index
      try budget.spend(ReadingBudget.Cost.record, on: "'name' table")
      guard let platform = table.u16(record), let id = table.u16(record + 6),
        let length = table.u16(record + 8), let offset = table.u16(record + 10)
      else { break }
      guard wanted.contains(id), let bytes = table.slice(storage + offset, length: length) else { continue }
      try budget.spend(length * ReadingBudget.Cost.letter, on: "'name' table")
      let name =
        platform == 1
        ? String(decoding: (0..<length).compactMap { bytes.u8($0) }, as: UTF8.self)
        : String(decoding: (0..<length / 2).compactMap { bytes.u16(2 * $0).map(UInt16.init) }, as: UTF16.self)
      byID[id, default: []].append(name.lowercased())
    }
  }

  /// Whether this is the font's full or PostScript name, or its family's name and the font is the regular one.
  func matches(_ name: String) -> Bool {
    let name = name.lowercased()
    if ID.complete.contains(where: { byID[$0]?.contains(name) ?? false }) { return true }
    // A typographic family may leave its style to the other pair.
    return ID.pairs.contains { pair in
      byID[pair.family]?.contains(name) ?? false
        && (byID[pair.style] ?? byID[2] ?? []).contains(where: NamingTable.regularStyles.contains)
    }
  }

  /// Whether this is a name of the font, or of one of its instances.
  func hasFont(named name: String, _ axes: VariationAxes?) -> Bool {
    matches(name) || axes.flatMap { instance(named: name, of: $0) } != nil
  }

  /// The instance of a PostScript name, or of a full name: the family's with the instance's style after it (OpenType,
  /// "fvar", "InstanceRecord"; Adobe Technical Note 5902). The names of the font itself are not those of an instance.
  func instance(named name: String, of axes: VariationAxes) -> VariationAxes.Instance? {
    guard !axes.instances.isEmpty, !matches(name) else { return nil }
    let name = name.lowercased()
    let families = ID.pairs.flatMap { byID[$0.family] ?? [] }
    let prefixes = ID.prefixes.lazy.compactMap { byID[$0] }.first ?? []
    func letters(_ name: String) -> String { name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    return axes.instances.first { instance in
      if let id = instance.postScriptNameID, byID[id]?.contains(name) ?? false { return true }
      let styles = byID[instance.subfamilyNameID] ?? []
      return styles.contains { style in
        families.contains { name == $0 + " " + style }
          || prefixes.contains { name == letters($0) + "-" + letters(style) }
      }
    }
  }
}
