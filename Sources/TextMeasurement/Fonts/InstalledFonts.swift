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
        && namingTables(of: path).contains { $0.matches(name) }
    }
  }

  private static let extensions = [".ttf", ".otf", ".ttc", ".otc"]

  /// More than the directories of any collection take.
  private static let headSize = 1 << 16

  private func namingTables(of path: String) -> [NamingTable] {
    guard let head = try? files.bytes(ofFile: path, at: 0, count: InstalledFonts.headSize) else { return [] }
    let directories = TableDirectory.locations(of: "name", inFile: FontData(head))
    return directories.compactMap { location in
      let table = try? files.bytes(ofFile: path, at: location.lowerBound, count: location.count)
      return table.map { NamingTable(table: FontData($0)) }
    }
  }
}
