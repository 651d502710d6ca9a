/// Font files by the names inside them. Only their directories and names are read.
struct NamedFonts {
  private let files: any FontFiles

  init(_ files: any FontFiles) {
    self.files = files
  }

  /// The first file that has a font of a full, PostScript or family name; of a family, the regular font.
  func path(of name: String, among paths: [String]) -> String? {
    paths.first { NamedFonts.isFont($0) && hasFont($0, named: name) }
  }

  /// Whether a path is that of a font file, by its extension.
  static func isFont(_ path: String) -> Bool {
    [".ttf", ".otf", ".ttc", ".otc"].contains { path.lowercased().hasSuffix($0) }
  }

  /// More than the directories of any collection take.
  private static let headSize = 1 << 16

  /// A file that can't be read, or repeats itself too much, has no font.
  private func hasFont(_ path: String, named name: String) -> Bool {
    guard let head = try? files.bytes(ofFile: path, at: 0, count: NamedFonts.headSize) else { return false }
    var budget = ReadingBudget()
    for location in TableDirectory.locations(of: "name", inFile: FontData(head)) {
      let size = min(location.count, NamingTable.maximumSize)
      guard let bytes = try? files.bytes(ofFile: path, at: location.lowerBound, count: size) else { continue }
      guard let names = try? NamingTable(table: FontData(bytes), budget: &budget) else { return false }
      if names.matches(name) { return true }
    }
    return false
  }
}
