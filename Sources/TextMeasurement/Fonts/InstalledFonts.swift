import Platform

/// Fonts of the system's folders, by the names inside the files. Only their directories and names are read.
enum InstalledFonts {
  /// The first file, in order of paths, that has a font of a full, PostScript or family name; of a family, the
  /// regular font.
  static func path(of name: String, in folders: [String]) -> String? {
    for folder in folders {
      guard let files = try? FolderListing.files(under: folder) else { continue }
      for path in files where extensions.contains(where: { path.lowercased().hasSuffix($0) }) {
        if namingTables(of: path).contains(where: { $0.matches(name) }) { return path }
      }
    }
    return nil
  }

  private static let extensions = [".ttf", ".otf", ".ttc", ".otc"]

  /// More than the directories of any collection take.
  private static let headSize = 1 << 16

  private static func namingTables(of path: String) -> [NamingTable] {
    guard let file = try? FileReader(path: path), let head = try? file.bytes(at: 0, count: headSize) else {
      return []
    }
    let directories = TableDirectory.locations(of: "name", inFile: FontData(head))
    return directories.compactMap { location in
      guard let table = try? file.bytes(at: location.lowerBound, count: location.count) else { return nil }
      return NamingTable(table: FontData(table))
    }
  }
}
