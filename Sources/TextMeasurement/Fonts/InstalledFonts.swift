/// Installed fonts, by the names inside their files. Only their directories and names are read.
struct InstalledFonts {
  private let files: any FontFiles

  init(_ files: any FontFiles) {
    self.files = files
  }

  /// The first file that has a font of a full, PostScript or family name; of a family, the regular font.
  func path(of name: String) -> String? {
    files.installed.first { path in
      InstalledFonts.extensions.contains { path.lowercased().hasSuffix($0) }
        && hasFont(path, named: name)
    }
  }

  private static let extensions = [".ttf", ".otf", ".ttc", ".otc"]

  /// More than the directories of any collection take.
  private static let headSize = 1 << 16

  /// A file that can't be read, or repeats itself too much, has no font.
  private func hasFont(_ path: String, named name: String) -> Bool {
    guard let head = try? files.bytes(ofFile: path, at: 0, count: InstalledFonts.headSize) else { return false }
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
