/// Font files by the names inside them. Only their directories, names and axes are read.
struct NamedFonts {
  private let files: any FontFiles

  init(_ files: any FontFiles) {
    self.files = files
  }

  /// The first file with a font or named instance of this full or PostScript name, or with the regular font of this
  /// family.
  func path(of name: String, among paths: [String]) -> String? {
    self.paths(of: [name], among: paths)[name]
  }

  /// For each of many names, the file that has its font; each file is read once.
  func paths(of names: [String], among paths: [String]) -> [String: String] {
    var found: [String: String] = [:]
    var wanted = names
    for path in paths where NamedFonts.isFont(path) {
      if wanted.isEmpty { break }
      for name in fonts(path, among: wanted) { found[name] = path }
      wanted.removeAll { found[$0] != nil }
    }
    return found
  }

  /// Whether a path is that of a font file, by its extension.
  static func isFont(_ path: String) -> Bool {
    [".ttf", ".otf", ".ttc", ".otc"].contains { path.lowercased().hasSuffix($0) }
  }

  /// More than the directories of any collection take.
  private static let headSize = 1 << 16

  /// The names among `wanted` that a file has. A file that can't be read, or repeats itself too much, has none.
  private func fonts(_ path: String, among wanted: [String]) -> [String] {
    guard let head = try? files.bytes(ofFile: path, at: 0, count: NamedFonts.headSize) else { return [] }
    var found: [String] = []
    var budget = ReadingBudget()
    func table(_ location: Range<Int>?) -> FontData? {
      guard let location else { return nil }
      let size = min(location.count, NamingTable.maximumSize)
      return (try? files.bytes(ofFile: path, at: location.lowerBound, count: size)).map { FontData($0) }
    }
    let axes = TableDirectory.locations(of: "fvar", inFile: FontData(head))
    for (names, axes) in zip(TableDirectory.locations(of: "name", inFile: FontData(head)), axes) {
      guard let bytes = table(names) else { continue }
      let axes = table(axes).flatMap { try? VariationAxes(table: $0, budget: &budget) }
      guard let names = try? NamingTable(table: bytes, axes, budget: &budget) else { return found }
      found += wanted.filter { names.hasFont(named: $0, axes) }
    }
    return found
  }
}
